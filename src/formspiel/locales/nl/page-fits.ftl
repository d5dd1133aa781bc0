fits-small = { $count ->
    [1] een bord met één steen
   *[other] een bord met { $count } stenen
}
fits-board-label = Jouw bord: { $count } stenen, { $moves } keuzes. Pijltjes schuiven, R draait, F spiegelt, Enter laat vallen.
fits-aside-button = Wegleggen
fits-left = Komt nog ({ $count })
fits-rule-open = Elk leeg zichtbaar veld: −1
fits-rule-row = Elke volle rij: { $points }
fits-rule-value = Zichtbare getallen tellen mee
fits-rule-symbol = { $count } × hetzelfde teken zichtbaar: { $points }
fits-rule-word = { $word } zichtbaar: { $points }
fits-rule-letter = Elke andere zichtbare letter: { $points }
