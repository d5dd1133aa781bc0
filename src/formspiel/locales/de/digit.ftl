digit-cards-left = { $count ->
    [1] eine Karte übrig
   *[other] { $count } Karten übrig
}
digit-pile = { $count ->
    [1] eine Karte abgelegt
   *[other] { $count } Karten abgelegt
}
digit-extra-moves = { $count ->
    [1] ein zusätzlicher Zug
   *[other] { $count } zusätzliche Züge
}
digit-turn-up = Karte { $figure } wird aufgedeckt
digit-deal = Spieler { $player } erhält { $figures }
digit-draw = Spieler { $player } zieht { $figures }
digit-reshuffle = die abgelegten Karten werden gemischt
digit-move = { $way ->
    [h] liegend
   *[v] stehend
} { $start } → { $to_way ->
    [h] liegend
   *[v] stehend
} { $to }
digit-standard = Standard DIGIT
digit-standard-open = Standard DIGIT, offen
digit-plus = DIGIT-Plus
digit-plus-open = DIGIT-Plus, offen
digit-solitaire = Solitär DIGIT
digit-game = Partie { $game } von { $of }
digit-stack = Stapel: { $stack }, abgelegt: { $pile }
digit-last = zuletzt abgelegt: { $figure } (Spieler { $player })
digit-run = in diesem Zug abgelegt: { $count }
digit-hand-size = { $count ->
    [1] Spieler { $player } hat eine Karte
   *[other] Spieler { $player } hat { $count } Karten
}
digit-hand = Spieler { $player }: { $figures }
