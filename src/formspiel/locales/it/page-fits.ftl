fits-small = { $count ->
    [1] una tavola con un pezzo
   *[other] una tavola con { $count } pezzi
}
fits-board-label = La tua tavola: { $count } pezzi, { $moves } scelte. Frecce per spostare, R gira, F ribalta, Invio lascia cadere.
fits-aside-button = Metti da parte
fits-left = Ancora in arrivo ({ $count })
fits-rule-open = Ogni casella vuota visibile: −1
fits-rule-row = Ogni riga completa: { $points }
fits-rule-value = I numeri visibili contano
fits-rule-symbol = { $count } × lo stesso simbolo visibile: { $points }
fits-rule-word = { $word } visibile: { $points }
fits-rule-letter = Ogni altra lettera visibile: { $points }
