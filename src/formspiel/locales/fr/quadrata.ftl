quadrata-forms = { $count ->
    [1] une forme dans le carré
   *[other] { $count } formes dans le carré
}
quadrata-kept = { $count ->
    [1] une forme dans la réserve
   *[other] { $count } formes dans la réserve
}
quadrata-full = carré rempli, manche terminée
quadrata-starter = le joueur { $player } lance le premier six et commence
quadrata-roll = dé : { $pips }
quadrata-rolled = le dé donne { $pips }
quadrata-joker = le six est un joker : il déplace n’importe quelle forme
quadrata-turn = tour { $count } sur { $of }
quadrata-below = sous le carré sa réserve, tout en bas le stock
quadrata-stock-square = { $number } du stock → { $to }
quadrata-stock-reserve = { $number } du stock → réserve
quadrata-reserve-square = { $number } de la réserve → { $to }
quadrata-reserve-stock = { $number } de la réserve → stock
quadrata-square-reserve = { $number } { $at } → réserve
quadrata-square-stock = { $number } { $at } → stock
quadrata-square-square = { $number } { $at } → { $to }
quadrata-take-square = { $number } de la réserve #{ $player } → { $to }
quadrata-take-reserve = { $number } de la réserve #{ $player } → réserve
quadrata-rob-square = { $number } de #{ $player }, { $at } → { $to }
quadrata-rob-reserve = { $number } de #{ $player }, { $at } → réserve
quadrata-turns = { $count ->
    [1] un tour
   *[other] { $count } tours
}
