bits-small = { $count ->
    [1] une planche avec un domino
   *[other] une planche avec { $count } dominos
}
bits-board-label = Votre planche : { $count } dominos, { $moves } choix. Flèches pour déplacer, R tourne, F retourne, Entrée lâche.
bits-tasks = Objectifs
bits-left = Encore à venir
bits-task-form = chaque zone de cette forme exacte, { $squares } cases : { $points }
bits-task-any = chaque zone de { $squares } cases exactement : { $points }
