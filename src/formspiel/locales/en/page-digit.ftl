digit-board-label = The sticks make figure { $figure }: { $sticks }. { $moves } choices. Enter lifts a stick, arrow keys choose a place, Enter confirms.
digit-board-empty = No sticks lie on the table yet.
digit-stick = { $way ->
    [h] across
   *[v] upright
} { $at }
digit-words = across at { $across }; upright at { $upright }
digit-words-across = across at { $across }
digit-words-upright = upright at { $upright }
digit-hint-lift = Lift a stick.
digit-hint-place = Where shall it go?
digit-hint-confirm = Like that?
digit-lifted = { $count ->
    [1] Lifted. One place for it.
   *[other] Lifted. { $count } places for it.
}
digit-is-back = The stick is back.
digit-put-back = Put back
digit-makes = Makes { $figure }.
digit-makes-own = Makes { $figure }: on your card!
digit-makes-other = Makes { $figure }: on the card of { $name }.
digit-would-lay = will be laid down
digit-hand-own = Your cards
digit-cards-open = Open cards
digit-hand-empty = No cards.
digit-sort = Nearest first
digit-away = { $count ->
    [0] here
    [1] 1 move
   *[other] { $count } moves
}
digit-cards = { $count ->
    [1] one card
   *[other] { $count } cards
}
digit-table = On the table
digit-stack-label = Stack
digit-last-label = Last
digit-first-card = turned up
digit-laid-down = All cards laid down ({ $count })
digit-run-of = Laid down in this turn: { $count } of { $of }
digit-idle = { $count ->
    [1] One turn without laying down
   *[other] { $count } turns without laying down
}
digit-due = { $count ->
    [1] { $name } draws a card
   *[other] { $name } draws { $count } cards
}
digit-deal-hidden = { $count ->
    [1] player { $player } is dealt one card
   *[other] player { $player } is dealt { $count } cards
}
digit-draw-hidden = { $count ->
    [1] player { $player } draws one card
   *[other] player { $player } draws { $count } cards
}
digit-news-game = Game { $game } begins.
digit-news-you-lay = You lay down { $figure }.
digit-news-lays = { $name } lays down { $figure }.
digit-news-you-draw = You draw { $figures }.
digit-news-draws = { $count ->
    [1] { $name } draws a card.
   *[other] { $name } draws { $count } cards.
}
digit-news-shuffle = The laid-down cards are shuffled.
digit-news-extra = An extra move.
digit-keys = Keys: Tab or arrows go from stick to stick, Enter lifts, arrows choose a place, Enter confirms, Esc puts back, U takes back
