about-bits = Drop dominoes and build the areas of colour that the cards ask for.

## At the table

bits-area = { $colour ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[V] violet
} { $shape ->
    [single] single
    [pair] pair
    [line] line of three
    [corner] corner of three
    [I] I of four
    [L] L of four
    [O] O of four
    [S] S of four
    [T] T of four
   *[other] area of { $squares }
}, card { $card }
bits-task = card { $card } ({ $points }): { $shape ->
    [any] every area of { $squares }
    [single] every single
    [pair] every pair
    [line] every line of three
    [corner] every corner of three
    [I] every I of four
    [L] every L of four
    [O] every O of four
    [S] every S of four
    [T] every T of four
   *[other] every area of { $squares }
}
bits-turn-task = task card { $card }{ $shape ->
    [single] { " " }(single)
    [pair] { " " }(pair)
    [line] { " " }(line of three)
    [corner] { " " }(corner of three)
    [I] { " " }(I of four)
    [L] { " " }(L of four)
    [O] { " " }(O of four)
    [S] { " " }(S of four)
    [T] { " " }(T of four)
   *[other] { "" }
}
bits-draw-start = { $player } draws the start tile { $tile }
bits-turn-card = card { $tile }
bits-place-flat = columns { $column } and { $next }, row { $row }: { $left ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[V] violet
}, { $right ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[V] violet
}
bits-place-upright = column { $column }, from row { $row }: { $below ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[V] violet
}, { $above ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[V] violet
} on top
bits-card = tile in play: { $tile } (card { $count } of { $of })
bits-start = start tile: { $tile }
bits-to-come = still to come: { $tiles }
bits-round = tasks: { $tasks }
bits-task-name = { $shape ->
    [any] areas of { $squares }
    [single] single
    [pair] pair
    [line] line of three
    [corner] corner of three
    [I] I of four
    [L] L of four
    [O] O of four
    [S] S of four
    [T] T of four
   *[other] areas of { $squares }
}
bits-tile = { $first ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[V] violet
}-{ $second ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[V] violet
}
bits-colour-letter = { $colour ->
    [R] R
    [G] G
    [B] B
    [Y] Y
   *[V] V
}
bits-letters = { $count ->
    [1] { "" }
   *[other] { $count }×
}{ $first ->
    [R] R
    [G] G
    [B] B
    [Y] Y
   *[V] V
}{ $second ->
    [R] R
    [G] G
    [B] B
    [Y] Y
   *[V] V
}

## Puzzles

bits-puzzle-goal = Round { $round }: there is room for { $number } more tiles at most. End it with as many points as can be.

## On the page

bits-small = { $count ->
    [0] an empty board
    [1] a board with one tile
   *[other] a board with { $count } tiles
}
bits-board-label = Your board: { $count ->
    [0] no tiles
    [1] one tile
   *[other] { $count } tiles
}, { $moves ->
    [0] no choices
    [1] one choice
   *[other] { $moves } choices
}. Arrow keys shift, R turns, F flips, Enter drops.
bits-tasks = Tasks
bits-log-place = { $who ->
    [you] { $wide ->
        [1] You drop { $tile } on column { $first }.
       *[other] You drop { $tile } on columns { $first } and { $last }.
    }
   *[other] { $wide ->
        [1] { $name } drops { $tile } on column { $first }.
       *[other] { $name } drops { $tile } on columns { $first } and { $last }.
    }
}
bits-hint = Turn and drop the tile.
bits-left = Still to come
bits-task-form = { $shape ->
    [single] every single square
    [pair] every pair
    [line] every line of three
    [corner] every corner of three
    [I] every I of four
    [L] every L of four
    [O] every O of four
    [S] every S of four
    [T] every T of four
   *[other] every area of just this form, { $squares } squares
}: { $points }
bits-task-any = every area of just { $squares ->
    [1] one square
   *[other] { $squares } squares
}: { $points }

## The bots

player-bits-easy = Takes points at once, otherwise puts like with like; never thinks of what is to come.
player-bits-medium = Follows a rule of thumb: what areas earn now, what they may still earn, and what is blocked.
player-bits-hard = Judges each placement by what it has learned from millions of rounds, but does not look ahead.
player-bits-master = Looks ahead at every tile that may come, as far as its time allows, near the end of a round to its very end.
bot-bits-easy = Speckle
bot-bits-medium = Brush
bot-bits-hard = Painter
bot-bits-master = Mosaic

## The rules

rules-bits-lead = By Reiner Knizia, published in 2012 · 1 to 4 players
rules-bits-idea-head = The idea
rules-bits-idea-1 = Everybody drops the same tiles of two coloured squares on a board of their own. Make areas of one colour with exactly the size, and exactly the form, that the task cards ask for.
rules-bits-table-head = On the table
rules-bits-table-1 = Everybody has the same 14 tiles. Each is a domino of two squares in red, green, blue or yellow: every pair of two colours once, every double twice.
rules-bits-table-2 = A board has 5 columns and 5 rows. There are more tiles than room: 14 and a start tile do not fit.
rules-bits-table-3 = Fourteen building cards say which tile comes next. Six start tiles, each of two colours, are drawn unseen. Nine task cards say what counts: one card 1, five cards 2, three cards 3.
rules-bits-turn-head = How a round goes
rules-bits-turn-1 = There are three rounds. In the first, card 1 is turned up; the second adds one of the cards 2, the third one of the cards 3. Every card that has been turned up stays in force.
rules-bits-turn-2 = Everybody draws a start tile and drops it, wherever and whichever way round they like.
rules-bits-turn-3 = Then the building cards are turned up, one after the other. Everybody drops the same tile, each on their own board. If you can place it, you must. If you cannot, you do without.
rules-bits-turn-4 = The round ends as soon as nobody has room for a tile any more.
rules-bits-drop-head = How a tile falls
rules-bits-drop-1 = A tile comes in from above, in any column, flat or upright, and slides straight down until it meets the bottom edge or another tile.
rules-bits-drop-2 = A gap with something above it is lost. And no part of a tile may stick out of the grid: not at the sides, and not over the top.
rules-bits-scoring-head = Scoring
rules-bits-scoring-1 = An area is a group of squares of one colour, joined edge to edge. Squares that only touch at a corner are not joined. Gaps cost nothing; they end an area just as another colour does.
rules-bits-card-1 = +1 for every area of exactly four squares, whatever its form.
rules-bits-card-2 = +1 more for every area that is exactly the form of four on the card, turned or flipped as you like.
rules-bits-card-3 = −2 for every area that is exactly the form on the card: a single square, a pair, or a corner of three.
rules-bits-scoring-2 = An area that is larger than a form never counts as that form. All cards are added up, so an area of four can earn twice.
rules-bits-end-head = The end
rules-bits-end-1 = After each round cards and start tiles are shuffled again. The highest sum of the three rounds wins. Players with equal sums share the win.
rules-bits-alone-head = Alone
rules-bits-alone-1 = Play the three rounds and add them up. The sum tells you how good you are:
rules-bits-editions-head = Editions
rules-bits-editions-1 = This is the small box of 2012, with four colours.
rules-bits-editions-2 = Do you own the box, or do you dream up task cards of your own? An edition is one small text file with the board, the tiles and the tasks. It can be corrected, and you can write another.
rules-bits-rulings-head = Rulings
rules-bits-rulings-1 = Where the rulebook is silent, or disagrees with itself, we play it like this:
ruling-bits-1 = The tables say “over 17” and “13–16” and leave 17 without a rank. With 17 points you are a master.
ruling-bits-2 = The German and the Italian example count −2 for one area of two, the French one for two of them. Every area of two costs 2.
ruling-bits-3 = The Italian “13–6” is a misprint for 13–16.
ruling-bits-4 = Whoever cannot place the tile of a card skips it. The tile is gone for that round.
ruling-bits-5 = Whether anybody can still place a tile is judged by the boards alone: the round is over when no board has room for a domino dropped from above, or when the 14 cards are used up.
ruling-bits-6 = All cards 3 cost 2 points, whatever their form, as the big box says of its own cards.
ruling-bits-7 = Players with equal sums share the win.
rules-bits-decided-1 = All start tiles are drawn before anybody places one.
rules-bits-decided-2 = Where you have put a tile stays hidden from the others until all have placed it.
rules-bits-decided-3 = Ranks are only for those who play alone.
rules-bits-sources-head = Where all this comes from
rules-bits-sources = The rules are told here in our own words, after the German, French and Italian rulebook. The colours and tiles follow from its numbers and from the big box of 2011, which has five colours and 20 tiles. The pictures are lost, so this is our best guess:
rules-bits-made-1 = The board: 5 × 5, in proportion to the big box, which has 6 × 6 for 20 tiles and a start tile (reich-der-spiele.de). 5 × 6 would fit the rules too.
rules-bits-made-2 = The cards 2: one for each of the five forms of four. That a card 2 shows a form of four and gives a point is in the rulebook.
rules-bits-made-3 = The cards 3: a single square, a pair, a corner of three. The pair and its −2 are in the rulebook, the rest is a guess.
rules-bits-made-4 = The start tiles: one of each pair of two colours. That there are six is in the rulebook; the big box does not follow that pattern.
rules-bits-forms-caption = Above: the forms of the cards 2, an I, an L, an O, an S and a T of four. Below: the forms of the cards 3.
rules-bits-forms-alt = Five forms of four squares, marked +1, and three smaller forms, marked −2: a single square, a pair and a corner of three.
rules-bits-drops-caption = Left: the start tile goes straight down to the bottom edge. Right: the next tile stops at the first one that it meets. The two squares below it can no longer be reached, for nothing slides in sideways.
rules-bits-drops-alt = Two boards of five by five squares. On the first a red and blue tile falls from the top to the bottom row. On the second a red and yellow tile falls onto an upright green one and bridges two empty squares, which are crossed out.
rules-bits-areas-caption = With card 1, a card 2 that shows the L, and a card 3 that shows the pair: the green L, the red L and the yellow S are areas of four, +3. Two of them are an L, +2. The two green squares at the top left are a pair, −2. That makes 3 points.
rules-bits-areas-alt = A full board of five by five squares in four colours, with three gaps. Three areas of four and a pair are outlined.
rules-bits-try-1-head = Areas of four
rules-bits-try-1 = The first round: only card 1 counts. Every area of exactly four squares gives a point – and a fifth square takes it away again.
rules-bits-try-2-head = Three cards at once
rules-bits-try-2 = The third round: three cards are in force. Look for the form that earns twice, and leave nothing behind that costs 2.

## The guided first round

guide-bits-1 = Tiles of two squares fall onto your board. Squares of one colour that touch side by side are an area, and this card pays for every area of exactly four squares.
guide-bits-2 = A red double. Drop it upright onto the red square at the left, then three reds hang together. Shift with ← → or your finger, turn with R or the button, drop with Enter or the large button.
guide-bits-3 = One red is missing. Put the red half of this tile right beside the others: four together are a point.
guide-bits-4 = A fifth red would spoil it, for only exactly four count. Here is a green double: drop it wherever it does no harm.
guide-bits-5 = So it goes on until nothing fits any more. A game has three rounds, and each adds a card: the second pays for one certain form, the third takes points away.
