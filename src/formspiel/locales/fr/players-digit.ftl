player-digit-easy = Oublie souvent une carte qu’il pourrait poser, et déplace alors n’importe quel bâtonnet n’importe où.
player-digit-medium = Pose ce qu’il peut, sinon va vers sa carte la plus proche ; ne pense jamais à la suite.
player-digit-hard = Seul, juge chaque carte d’après ce qu’il a appris de nombreuses parties ; contre d’autres, pose la carte la plus difficile et laisse peu au suivant.
player-digit-master = Contre d’autres, il retient ce que leurs coups révèlent de leurs cartes et joue la suite de chaque bon choix avec beaucoup de mains possibles ; seul, il prévoit jusqu’à deux cartes et joue les dernières sans faute.
