digit-cards-left = { $count ->
    [1] one card left in hand
   *[other] { $count } cards left in hand
}
digit-pile = { $count ->
    [1] one card laid down
   *[other] { $count } cards laid down
}
digit-extra-moves = { $count ->
    [1] one extra move
   *[other] { $count } extra moves
}
digit-turn-up = card { $figure } is turned up
digit-deal = player { $player } is dealt { $figures }
digit-draw = player { $player } draws { $figures }
digit-reshuffle = the laid-down cards are shuffled
digit-move = { $way ->
    [h] across
   *[v] upright
} { $start } → { $to_way ->
    [h] across
   *[v] upright
} { $to }
digit-standard = Standard DIGIT
digit-standard-open = Standard DIGIT, open
digit-plus = DIGIT-Plus
digit-plus-open = DIGIT-Plus, open
digit-solitaire = Solitaire DIGIT
digit-game = game { $game } of { $of }
digit-stack = stack: { $stack }, laid down: { $pile }
digit-last = last laid down: { $figure } (player { $player })
digit-run = laid down in this turn: { $count }
digit-hand-size = { $count ->
    [1] player { $player } holds one card
   *[other] player { $player } holds { $count } cards
}
digit-hand = player { $player }: { $figures }
