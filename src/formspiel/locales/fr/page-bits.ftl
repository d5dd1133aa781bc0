bits-small = { $count ->
    [1] un plateau avec une tuile
   *[other] un plateau avec { $count } tuiles
}
bits-board-label = Votre plateau : { $count } tuiles, { $moves } choix. Flèches pour déplacer, R tourne, F retourne, Entrée lâche.
bits-tasks = Objectifs
bits-left = Encore à venir
bits-task-form = chaque zone de cette forme exacte, { $squares } cases : { $points }
bits-task-any = chaque zone de { $squares } cases exactement : { $points }
