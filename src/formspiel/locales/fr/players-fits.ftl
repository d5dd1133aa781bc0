player-fits-easy = Laisse tomber chaque pièce bas, avec peu de trous dessous, et épargne les cases bonus, mais sans soin ; ne regarde jamais les symboles, les lettres ni la suite.
player-fits-medium = Perd le moins de points possible avec la pièce en main et empile bien à plat ; ne pense jamais aux pièces à venir.
player-fits-hard = Sait, après des milliers de manches, ce que vaut une planche avec les pièces à venir, mais ne prévoit que la toute dernière.
player-fits-master = Joue ses meilleurs coups jusqu’à la fin de la manche, maintes fois, les cartes à venir dans toutes sortes d’ordres, et calcule exactement les dernières cartes.
