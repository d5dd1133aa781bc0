about-fits = Drop sixteen pieces and leave as few gaps as you can.

## At the table

fits-uncovered = { $count ->
    [1] one field uncovered
   *[other] { $count } fields uncovered
}
fits-row = row { $row } complete
fits-bonus = bonus field in column { $column }, row { $row } visible
fits-malus = penalty field in column { $column }, row { $row } visible
fits-circle-one = just one circle visible
fits-circle-some = { $count } circles visible
fits-circle-both = both circles visible
fits-circle-all = all { $count } circles visible
fits-star-one = just one star visible
fits-star-some = { $count } stars visible
fits-star-both = both stars visible
fits-star-all = all { $count } stars visible
fits-diamond-one = just one diamond visible
fits-diamond-some = { $count } diamonds visible
fits-diamond-both = both diamonds visible
fits-diamond-all = all { $count } diamonds visible
fits-triangle-one = just one triangle visible
fits-triangle-some = { $count } triangles visible
fits-triangle-both = both triangles visible
fits-triangle-all = all { $count } triangles visible
fits-cross-one = just one cross visible
fits-cross-some = { $count } crosses visible
fits-cross-both = both crosses visible
fits-cross-all = all { $count } crosses visible
fits-square-one = just one square visible
fits-square-some = { $count } squares visible
fits-square-both = both squares visible
fits-square-all = all { $count } squares visible
fits-heart-one = just one heart visible
fits-heart-some = { $count } hearts visible
fits-heart-both = both hearts visible
fits-heart-all = all { $count } hearts visible
fits-moon-one = just one moon visible
fits-moon-some = { $count } moons visible
fits-moon-both = both moons visible
fits-moon-all = all { $count } moons visible
fits-word = word { $word } visible
fits-letter = letter { $letter } visible, in no word
fits-draw-start = { $player } draws the start card { $piece }
fits-turn-card = card { $piece }
fits-place-box = { $wide ->
    [1] column { $first }
   *[other] columns { $first } to { $last }
}, { $high ->
    [1] row { $row }
   *[other] rows { $row } to { $top }
}
fits-place = columns { $first } to { $last }, { $lines }
fits-line = { $high ->
    [1] row { $row }
   *[other] rows { $row } to { $top }
}: { $columns }
fits-set-aside = set { $piece } aside
fits-board = board { $board }
fits-card = piece in play: { $piece } (card { $count } of { $of })
fits-start = start piece: { $piece }
fits-to-come = still to come: { $pieces }
fits-aside = set aside: { $pieces }

## Puzzles

fits-puzzle-goal = Board { $board }: place the last { $number } pieces for as many points as can be.

## On the page

fits-covered-rows = Covered columns, row by row
fits-small = { $count ->
    [0] an empty board
    [1] a board with one piece
   *[other] a board with { $count } pieces
}
fits-board-label = Your board: { $count ->
    [0] no pieces
    [1] one piece
   *[other] { $count } pieces
}, { $moves ->
    [0] no choices
    [1] one choice
   *[other] { $moves } choices
}. Arrow keys shift, R turns, F flips, Enter drops, S sets aside.
fits-aside-button = Set aside
fits-covered = { $covered } of { $of } fields covered
fits-log-place = { $who ->
    [you] { $wide ->
        [1] You drop the piece on column { $first }.
       *[other] You drop the piece on columns { $first } to { $last }.
    }
   *[other] { $wide ->
        [1] { $name } drops the piece on column { $first }.
       *[other] { $name } drops the piece on columns { $first } to { $last }.
    }
}
fits-log-aside = { $who ->
    [you] You set the piece aside.
   *[other] { $name } sets the piece aside.
}
fits-hint = Turn and drop the piece.
fits-in-play = Piece { $count } of { $of }
fits-in-play-start = Start piece
fits-left = Still to come ({ $count })
fits-aside-count = Set aside ({ $count })
fits-rule-open = Each ordinary field still visible: −1
fits-rule-row = Each complete row: { $points }
fits-rule-value = Visible numbers count as shown
fits-rule-symbol = { $count ->
    [1] A symbol visible just once: { $points }
   *[other] { $count } of a symbol visible: { $points }
}
fits-rule-word = { $word } visible: { $points }
fits-rule-letter = Each other visible letter: { $points }

## The bots

player-fits-easy = Drops each piece low, with few gaps under it, and keeps bonus fields clear, but carelessly; never looks at symbols, letters or what is to come.
player-fits-medium = Loses as few points as it can with the piece at hand and keeps its heap even; never thinks of the pieces to come.
player-fits-hard = Knows from many thousands of rounds what a board is worth with the pieces to come, but looks ahead only to the very last one.
player-fits-master = Plays its best moves out to the end of the round many times, with the cards to come in all sorts of orders, and works out the last cards exactly.
bot-fits-easy = Pebble
bot-fits-medium = Brick
bot-fits-hard = Mason
bot-fits-master = Architect

## The rules

rules-fits-lead = By Reiner Knizia, published in 2009 · 1 to 4 players
rules-fits-idea-head = The idea
rules-fits-idea-1 = Everybody drops the same sixteen pieces, in the same order, on a board of their own. What stays uncovered costs points – unless it is a field that you would rather see.
rules-fits-table-head = On the table
rules-fits-table-1 = Everybody has the same 16 pieces: ten of five squares, four of four, two of three. Together they have 72 squares, just as many as a board has fields. You may turn and flip them.
rules-fits-table-2 = A board has 6 columns and 12 rows. Boards 1 to 4 make the usual game, a round on each. Boards 5 to 8 and JEUXSOC are there for those who want more.
rules-fits-table-3 = Sixteen building cards, one for each piece, say which piece comes next. Four start cards say which piece each player begins with.
rules-fits-turn-head = How a round goes
rules-fits-turn-1 = First everybody draws a different start card and drops that piece, wherever and whichever way round they like.
rules-fits-turn-2 = Then the building cards are turned up, one after the other, all sixteen. Everybody plays the same piece, each on their own board: drop it, or set it aside. If it is your start piece, you do nothing. It is there already.
rules-fits-turn-3 = You may set aside as many pieces as you like. They do not come back in this round.
rules-fits-drop-head = How a piece falls
rules-fits-drop-1 = A piece comes in from above and slides straight down until it meets the bottom edge or another piece. On its way it is neither turned nor shifted.
rules-fits-drop-2 = A gap with something above it is lost: nothing slides in sideways.
rules-fits-drop-3 = A piece may not stick out at the sides. Over the top it may, as long as one of its squares rests on the board.
rules-fits-scoring-head = Scoring
rules-fits-scoring-1 = After the sixteenth card every ordinary field that is still visible costs a point. Special fields never cost that point. They have rules of their own, different on each board:
rules-fits-board-1 = +1 for every complete row.
rules-fits-board-2 = A bonus field that is visible gives its value: 1, 2 or 3.
rules-fits-board-3 = Like board 2, but some fields cost 5 when they are visible.
rules-fits-board-4 = Five symbols, two of each. Both visible: +3. Just one visible: −3. None visible: 0.
rules-fits-board-5 = Like board 1. The blank fields cost nothing and count as covered for their row.
rules-fits-board-6 = Like board 2.
rules-fits-board-7 = Like board 3.
rules-fits-board-8 = Four symbols, three of each. Two visible: +3. One or all three visible: −3. None visible: 0.
rules-fits-board-JEUXSOC = Seven letters. All visible: +7. Otherwise J, E, U and X all visible: +4. Each visible letter that is in no word: −3 (FITS-9).
rules-fits-end-head = The end
rules-fits-end-1 = All cards are shuffled, and the next board begins. After the last board the highest sum wins. Players with equal sums share the win.
rules-fits-alone-head = Alone
rules-fits-alone-1 = Play the boards 1 to 4 and add them up. The sum tells you how good you are:
rules-fits-editions-head = Editions
rules-fits-editions-1 = This is the game as published in 2009. You may choose any of the boards, in any order, each once.
rules-fits-editions-2 = Do you own the box, or do you dream up boards of your own? An edition is one small text file in which every board is drawn. It can be corrected, and you can write another.
rules-fits-rulings-head = Rulings
rules-fits-rulings-1 = Where the rulebooks are silent or disagree, we play it like this:
ruling-fits-1 = The Dutch rulebook speaks of a vertical row on board 1, the French one of a line. A row is horizontal: six fields.
ruling-fits-2 = The Dutch ranks end at 0, the French ones say “up to 5”. Whoever has 5 points or less, even far below zero, has the last rank.
ruling-fits-3 = A drop is allowed when at least one square comes to rest on the twelve rows. A piece that would lie wholly above them is set aside.
ruling-fits-4 = A piece that was set aside does not come back in that round.
ruling-fits-5 = The building card of a start piece is turned up like any other and is one of the sixteen.
ruling-fits-6 = Ranks are for the boards 1 to 4, in any order. Other choices of boards have a score and no rank.
rules-fits-decided-1 = All start cards are drawn before anybody places a piece. A start piece must be dropped; it cannot be set aside.
ruling-fits-7 = Board 7: the scan describes it three times and disagrees with itself. In two of the descriptions two circles of each kind stand above the grid; in the third the top three rows are full of −5, of 2 and of 1. We follow the rows.
ruling-fits-8 = Boards 5 and 6: the scan has only their numbers. That board 5 has blank fields and board 6 has bonus fields, where they are and what they count: all of that is ours.
ruling-fits-9 = JEUXSOC: an unused letter, which costs 3, is one that is visible and in no word that scores. +7 replaces +4.
rules-fits-decided-2 = What you do with a card stays hidden from the others until all have acted on it.
rules-fits-decided-3 = Ranks are only for those who play alone.
rules-fits-sources-head = Where all this comes from
rules-fits-sources = The rules are told here in our own words, after the Dutch and the French rulebook. Which sixteen pieces there are is known from escaleajeux.fr, and that the start cards show pieces of five squares from dzinztomikiem.pl. The pictures of the boards are lost, so this is our best guess:
rules-fits-made-1 = Start cards: that they show F, N, W and Y.
rules-fits-made-2 = Boards 2, 3 and 4: the places of the special fields, chosen so that a whole game scores about what the ranks expect.
rules-fits-made-3 = Boards 5 and 6: everything about them, what counts there too (FITS-8).
rules-fits-made-4 = Board 7: derived from descriptions of a scan that disagree, so with some doubt (FITS-7).
rules-fits-made-5 = Board 8: one of the twelve symbols, a circle.
rules-fits-made-6 = JEUXSOC: the places of the letters. Letters and points are the rulebook’s.
rules-fits-pieces-caption = The sixteen pieces and their names.
rules-fits-pieces-alt = Outlines of the sixteen pieces: F, L, N, P, T, U, V, W, X and Y of five squares; L, O, S and T of four; I and L of three.
rules-fits-falls-caption = The piece falls straight down and rests on the first thing it meets. The two fields under it can no longer be reached.
rules-fits-falls-alt = A T of four squares falls onto a tower at the left. To the right of the tower two empty fields are left below it, crossed out.
rules-fits-never-caption = Not like this: no piece is pushed sideways under another (left), and none is turned on its way down (right).
rules-fits-never-alt = Two boards with a Y of five squares at the right edge that juts out over empty fields. On the first an arrow pushes a square piece sideways under it, on the second an arrow turns a bar of three in below it. Both places are crossed out.
rules-fits-counts-caption = Board 1 at the end of a round: nine rows are complete, +9. Five fields are still visible, −5. That makes 4 points.
rules-fits-counts-alt = A whole board with fifteen pieces. Nine of its twelve rows are marked +1. In the other three, five fields in all are open, each marked −1.
rules-fits-try-1-head = The last cards on board 1
rules-fits-try-1 = Only a few cards are left. Every visible field costs a point, every complete row gives one. Where do the pieces go?
rules-fits-try-2-head = Symbols on board 4
rules-fits-try-2 = Both symbols of a kind visible: +3. Just one: −3. Sometimes it is better to set a piece aside.

## What can be agreed on
fits-option-boards = Boards
fits-option-boards-all = 1–4, whole game
fits-option-boards-more = 5–8, more boards
help-fits-option-boards = A board is one round, about two minutes for one. Points and ranks are meant for boards 1–4.

## The guided first round

guide-fits-1 = This is your board. Sixteen pieces come one after another; cover as much as you can, for every field that stays open costs a point.
guide-fits-2 = Lay the first piece flat into the lower left corner. Shift it with ← → or your finger, turn it with R or the button, and let it fall with Enter or the large button.
guide-fits-3 = Now a square one. Drop it right beside the first: that completes the lowest row, and on this board a complete row earns a point.
guide-fits-4 = Pieces fall straight down and never slide sideways, so what is roofed over is lost. This cross is awkward: drop it where it hurts least, or set it aside.
guide-fits-5 = So it goes on through all sixteen cards. Then every open field costs a point, and every complete row earns one. The other boards reward other things – their rule stands beside them.
