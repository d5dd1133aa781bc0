digit-cards-left = { $count ->
    [1] nog één kaart in de hand
   *[other] nog { $count } kaarten in de hand
}
digit-pile = { $count ->
    [1] één kaart afgelegd
   *[other] { $count } kaarten afgelegd
}
digit-extra-moves = { $count ->
    [1] één extra zet
   *[other] { $count } extra zetten
}
digit-turn-up = kaart { $figure } wordt opengelegd
digit-deal = speler { $player } krijgt { $figures }
digit-draw = speler { $player } trekt { $figures }
digit-reshuffle = de afgelegde kaarten worden geschud
digit-move = { $way ->
    [h] liggend
   *[v] staand
} { $start } → { $to_way ->
    [h] liggend
   *[v] staand
} { $to }
digit-standard = Standaard DIGIT
digit-standard-open = Standaard DIGIT, open
digit-plus = DIGIT-Plus
digit-plus-open = DIGIT-Plus, open
digit-solitaire = Solitaire DIGIT
digit-game = partij { $game } van { $of }
digit-stack = stapel: { $stack }, afgelegd: { $pile }
digit-last = laatst afgelegd: { $figure } (speler { $player })
digit-run = in deze beurt afgelegd: { $count }
digit-hand-size = { $count ->
    [1] speler { $player } heeft één kaart
   *[other] speler { $player } heeft { $count } kaarten
}
digit-hand = speler { $player }: { $figures }
