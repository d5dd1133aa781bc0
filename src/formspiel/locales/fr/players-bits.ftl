player-bits-easy = Prend les points tout de suite, sinon met les couleurs ensemble ; ne pense jamais à la suite.
player-bits-medium = Suit une règle simple : ce que les zones rapportent, ce qu’elles peuvent encore rapporter, ce qui est bloqué.
player-bits-hard = Juge chaque placement d’après ce qu’il a appris de millions de manches, mais ne regarde pas plus loin.
player-bits-master = Envisage chaque domino qui peut venir, aussi loin que le temps le permet, et jusqu’au bout à la fin d’une manche.
