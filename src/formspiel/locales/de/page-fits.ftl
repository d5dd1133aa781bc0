fits-small = { $count ->
    [1] eine Tafel mit einem Stein
   *[other] eine Tafel mit { $count } Steinen
}
fits-board-label = Deine Tafel: { $count } Steine, { $moves } Möglichkeiten. Pfeiltasten schieben, R dreht, F wendet, Enter lässt fallen.
fits-aside-button = Weglegen
fits-left = Kommt noch ({ $count })
fits-rule-open = Jedes sichtbare leere Feld: −1
fits-rule-row = Jede volle Reihe: { $points }
fits-rule-value = Sichtbare Zahlen zählen, was sie zeigen
fits-rule-symbol = { $count } × dasselbe Zeichen sichtbar: { $points }
fits-rule-word = { $word } sichtbar: { $points }
fits-rule-letter = Jeder andere sichtbare Buchstabe: { $points }
