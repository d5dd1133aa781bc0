fits-small = { $count ->
    [1] une planche avec une pièce
   *[other] une planche avec { $count } pièces
}
fits-board-label = Votre planche : { $count } pièces, { $moves } choix. Flèches pour déplacer, R tourne, F retourne, Entrée lâche.
fits-aside-button = Écarter
fits-left = Encore à venir ({ $count })
fits-rule-open = Chaque case vide visible : −1
fits-rule-row = Chaque ligne complète : { $points }
fits-rule-value = Les nombres visibles comptent
fits-rule-symbol = { $count } × le même symbole visible : { $points }
fits-rule-word = { $word } visible : { $points }
fits-rule-letter = Chaque autre lettre visible : { $points }
