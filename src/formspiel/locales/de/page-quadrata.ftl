quadrata-stock = Vorrat
quadrata-reserve = Reserve
quadrata-send-stock = Zurück in den Vorrat
quadrata-send-reserve = In die Reserve
quadrata-tile = { $count } mit der Zahl { $number }
quadrata-die = Der Würfel
quadrata-joker-sign = 6 = Joker
quadrata-last = Runde { $round } ist zu Ende
quadrata-rob = Zu holen bei { $name }
quadrata-what = Was nehmen?
quadrata-where = Wohin damit?
quadrata-choose = Nimm eine Form mit dickem Rand.
quadrata-choose-others = Nimm eine Form mit dickem Rand, auch bei den anderen.
quadrata-put-back = Zurücklegen
quadrata-square-label = { $count ->
    [1] Dein Quadrat mit einer Form.
   *[other] Dein Quadrat mit { $count } Formen.
} Pfeiltasten wählen und schieben, Enter nimmt und bestätigt, R dreht, F wendet, Escape legt zurück.
quadrata-keys = Tasten: ← → ↑ ↓ wählen und schieben, R drehen, F wenden, Enter nehmen und bestätigen, Esc zurücklegen, U zurück
quadrata-pick-stock = { $number } aus dem Vorrat
quadrata-pick-kept = { $number } aus der Reserve
quadrata-pick-own = { $number } im Quadrat, { $at }
quadrata-pick-lent = { $number } aus der Reserve von { $name }
quadrata-pick-rob = { $number } aus dem Quadrat von { $name }, { $at }
