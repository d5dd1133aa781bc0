tournament-title = Tournoi de { $game }
tournament-head = { $game } : { $games ->
    [1] une partie
   *[other] { $games } parties
} sur { $deals ->
    [1] une donne
   *[other] { $deals } donnes
}, graine { $seed }
tournament-column-player = joueur
tournament-column-rating = cote
tournament-column-mean = points
tournament-column-games = parties
tournament-column-pair = duel
tournament-column-won = gagné : nul : perdu
tournament-column-lead = avance
tournament-column-fair = sans la chance
tournament-seat = Place { $number } : { $effect } points par rapport à la moyenne de la table
tournament-ratings = Cotes
tournament-ratings-about = La force selon le modèle de Plackett et Luce (OpenSkill), avec l’intervalle qui la contient à 95 %. Chacun part de 25.
tournament-points = Points
tournament-points-about = La moyenne de toutes les parties, avec son intervalle à 95 %.
tournament-pairs = Qui devance qui
tournament-pairs-about = L’avance moyenne de la ligne sur la colonne, en points, avec les mêmes cartes et les places échangées. Une marque à gauche : l’intervalle ne contient pas zéro.
tournament-fair = Sans la chance
tournament-fair-about = La même chose, une fois retiré ce que le hasard a apporté à chaque place.
tournament-seats = Ce que vaut une place
tournament-seats-about = Ce qu’une place a eu de plus que la moyenne de sa table, quel que soit son occupant.
tournament-intervals = Entre parenthèses : intervalles à 95 %.
