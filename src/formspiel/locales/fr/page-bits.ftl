bits-small = { $count ->
    [1] une planche avec un domino
   *[other] une planche avec { $count } dominos
}
bits-board-label = Votre planche : { $count } dominos, { $moves } choix. Flèches pour déplacer, R tourne, F retourne, Entrée lâche.
bits-tasks = Objectifs
bits-left = Encore à venir
bits-task-form = chaque surface de cette forme exacte, { $squares } carreaux : { $points }
bits-task-any = chaque surface de { $squares } carreaux exactement : { $points }
