about-quadrata = Roll, pick a form, fill your square first – or rob the others.

## At the table

quadrata-forms = { $count ->
    [1] one form in the square
   *[other] { $count } forms in the square
}
quadrata-kept = { $count ->
    [1] one form in the reserve
   *[other] { $count } forms in the reserve
}
quadrata-full = square filled, round ended
quadrata-starter = { $player } rolls the first six and begins
quadrata-roll = the die shows { $pips }
quadrata-rolled = you rolled a { $pips }
quadrata-joker = a six is a joker: it moves any form
quadrata-turn = turn { $count } of { $of }
quadrata-below = below the square its reserve, at the bottom the stock
quadrata-stock-square = { $number } from the stock to { $to }
quadrata-stock-reserve = { $number } from the stock into the reserve
quadrata-reserve-square = { $number } from the reserve to { $to }
quadrata-reserve-stock = { $number } from the reserve back to the stock
quadrata-square-reserve = { $number } from { $at } into the reserve
quadrata-square-stock = { $number } from { $at } back to the stock
quadrata-square-square = { $number } from { $at } to { $to }
quadrata-take-square = { $number } from the reserve of { $player } to { $to }
quadrata-take-reserve = { $number } from the reserve of { $player }, kept in reserve
quadrata-rob-square = { $number } robbed from { $player }, from { $at } to { $to }
quadrata-rob-reserve = { $number } robbed from { $player }, from { $at } into the reserve
quadrata-turns = { $count ->
    [1] one turn
   *[other] { $count } turns
}

## Puzzles

quadrata-puzzle-goal = Fill your square with just the { $number } forms that you roll, one a turn.
quadrata-puzzle-most = You roll { $number } times, and not all forms find room. Bring as many into your square as can be.

## On the page

quadrata-stock = Stock
quadrata-reserve = Reserve
quadrata-send-stock = Back to the stock
quadrata-send-reserve = Into the reserve
quadrata-tile = { $count } of number { $number }
quadrata-die = The die
quadrata-joker-sign = 6 = joker
quadrata-last = Round { $round } is over
quadrata-rob = Up for grabs from { $name }
quadrata-what = What to take
quadrata-where = Where to
quadrata-choose = Take a form with a thick outline.
quadrata-hint-square = Shift and turn it, then confirm.
quadrata-choose-others = Take a form with a thick outline, from the others too.
quadrata-put-back = Put back
quadrata-square-label = { $count ->
    [0] Your empty square.
    [1] Your square with one form.
   *[other] Your square with { $count } forms.
} Arrow keys choose and shift, Enter takes and confirms, R turns, F flips, Escape puts back.
quadrata-keys = Keys: ← → ↑ ↓ choose and shift, R turn, F flip, Enter take and confirm, Esc put back, U take back
quadrata-pick-stock = { $number } from the stock
quadrata-pick-kept = { $number } from the reserve
quadrata-pick-own = { $number } in the square, { $at }
quadrata-pick-lent = { $number } from the reserve of { $name }
quadrata-pick-rob = { $number } from the square of { $name }, { $at }
quadrata-told-lay = { $who ->
    [you] You lay a { $number }.
   *[other] { $name } lays a { $number }.
}
quadrata-told-keep = { $who ->
    [you] You put a { $number } into the reserve.
   *[other] { $name } puts a { $number } into the reserve.
}
quadrata-told-return = { $who ->
    [you] You put a { $number } back into the stock.
   *[other] { $name } puts a { $number } back into the stock.
}
quadrata-told-shift = { $who ->
    [you] You move a { $number } in the square.
   *[other] { $name } moves a { $number } in the square.
}
quadrata-told-take = { $who ->
    [you] You take a { $number } from the reserve of { $victim }.
    [me] { $name } takes a { $number } from your reserve.
   *[other] { $name } takes a { $number } from the reserve of { $victim }.
}
quadrata-told-rob = { $who ->
    [you] You rob a { $number } from { $victim }.
    [me] { $name } robs your { $number }.
   *[other] { $name } robs a { $number } from { $victim }.
}
quadrata-told-joker = Joker! { $told }
quadrata-span = { $wide ->
    [1] column { $first }
   *[other] columns { $first } to { $last }
}, { $high ->
    [1] row { $row }
   *[other] rows { $row } to { $top }
}
quadrata-cell = { $part ->
    [SW] lower left half
    [ES] lower right half
    [NW] upper left half
    [EN] upper right half
    [ENSW] whole
   *[other] part of
} { $column }/{ $row }

## The bots

player-quadrata-easy = Lays forms where they fit, fairly tidily, without a plan.
player-quadrata-medium = Fills its own square tidily and pays no attention to the others.
player-quadrata-hard = Weighs every move: how soon it can finish, what others could rob from it, how far along they are.
player-quadrata-master = Plays its best moves on in its head for several turns, with many rolls of the die.
bot-quadrata-easy = Sparrow
bot-quadrata-medium = Squirrel
bot-quadrata-hard = Magpie
bot-quadrata-master = Fox

## The rules

rules-quadrata-lead = By Karl Friedrich, published in 1973 · 2 to 4 players
rules-quadrata-idea-head = The idea
rules-quadrata-idea-1 = Fill your square with triangles, squares and other forms; the die says which one you may move. Every form is worth the same, so many small ones beat a few large ones – and nothing that lies there is safe.
rules-quadrata-table-head = On the table
rules-quadrata-table-1 = Everybody has a board with a large square, a smaller one in its middle, and a reserve. Two players fill the large square, three or four the small one.
rules-quadrata-table-2 = There are 45 forms, each with a number from 1 to 6. The larger the number, the larger the form. They lie on the grid and may be turned and flipped (QUAD-10).
rules-quadrata-table-3 = All forms lie in the stock, in the middle. With three players some stay in the box: one 1, two 2s, two 3s, two 4s, one 5 and two 6s.
rules-quadrata-table-4 = Agree on a number of rounds. Three, five or ten are usual.
rules-quadrata-turn-head = How a turn goes
rules-quadrata-turn-1 = Roll in turn, clockwise. Whoever rolls the first six begins.
rules-quadrata-turn-2 = In your turn you roll and then move one form of that number, in just one of these ways:
rules-quadrata-way-1 = from the stock into your square, wherever it fits, or into your reserve;
rules-quadrata-way-2 = from your reserve into your square, or back to the stock;
rules-quadrata-way-3 = from your square into your reserve, or back to the stock;
rules-quadrata-way-4 = within your square to another place.
rules-quadrata-turn-3 = You must move, even if it hurts.
rules-quadrata-rob-head = Taking and robbing
rules-quadrata-rob-1 = Is the number neither in the stock nor in your reserve? Then you may take it from the reserve of any other player.
rules-quadrata-rob-2 = Only if no reserve has one either may you rob it from another player’s square. What you take goes into your square or your reserve (QUAD-10).
rules-quadrata-joker-head = The six as a joker
rules-quadrata-joker-1 = As soon as the stock has run out of some number, a six is a joker for the rest of the round, from the next player on: whoever rolls it may move a form of any number in the four ways. That stays so even if forms come back to the stock.
rules-quadrata-scoring-head = Scoring
rules-quadrata-scoring-1 = Whoever first fills their square completely ends the round. Then everybody counts:
rules-quadrata-count-1 = +1 for each form in your square
rules-quadrata-count-2 = −1 for each form in your reserve (QUAD-10)
rules-quadrata-count-3 = +5 if you ended the round
rules-quadrata-end-head = The end
rules-quadrata-end-1 = The highest sum over all rounds wins. Players with equal sums share the win.
rules-quadrata-alone-head = Alone
rules-quadrata-alone-1 = Quadrata needs at least two players: if nobody else is there, a bot sits down with you. There are no ranks.
rules-quadrata-editions-head = Editions
rules-quadrata-editions-1 = This is the game as published in 1973.
rules-quadrata-editions-2 = Do you own the box, or do you dream up forms of your own? An edition is one small text file in which every form is drawn. It can be corrected, and you can write another.
rules-quadrata-rulings-head = Rulings
rules-quadrata-rulings-1 = Where the rulebook is silent, we play it like this:
ruling-quadrata-1 = The six that decides who begins is not played. That player rolls again.
ruling-quadrata-2 = If you have the number in your square, you may still move it there, or out of it. Taking from others is one more choice, never forced while there is another move.
ruling-quadrata-3 = If there is no legal move at all, the turn passes.
ruling-quadrata-4 = A joker six may also be played as a plain six, with taking and robbing. The joker itself takes nothing from others.
ruling-quadrata-5 = A form that moves within the square must end up covering different places than before. Putting it back where it lay is no move.
ruling-quadrata-6 = The reserve has no limit. A robbed square has a hole, and its owner gets nothing for it.
ruling-quadrata-7 = The first six decides again who begins the next round.
ruling-quadrata-8 = Players with equal sums share the win.
ruling-quadrata-9 = The rulebook knows no end without a full square. A table may agree on a turn limit per round; every player’s turns count, passes too. A round that is stopped by it is scored without the +5.
ruling-quadrata-10 = The rulebook does not say whether forms may be flipped, whether they must lie on the grid, where a taken or robbed form goes, whether you must rob when there is no other move, nor whether a form in the reserve costs one point or its number. Here you may turn and flip forms as you like, and they lie on the grid. What you take goes into your square or your reserve. You must rob if it is your only move. Each form in the reserve costs one point.
ruling-quadrata-11 = Two players with the large square play long, and some rounds never end. A new table of two is therefore offered a limit of 100 turns a round; you can play without a limit too. Besides the 3, 5 and 10 rounds that the rulebook gives as examples, a single round can be chosen.
rules-quadrata-decided-1 = Whoever sits in seat 1 rolls first for the six, in every round.
rules-quadrata-decided-2 = A square that is filled in the very last turn allowed counts as filled.
rules-quadrata-decided-3 = There is always a legal move, with all 45 forms and with the 35 for three players, so nobody ever passes.
rules-quadrata-sources-head = Where all this comes from
rules-quadrata-sources = The rules are told here in our own words, after the German rulebook. That there are small and large triangles, squares and parallelograms is known from a review kept at ftp.informatik.rwth-aachen.de. The rest can no longer be seen, so this is our best guess:
rules-quadrata-made-1 = Which form has which number. The form of number n has the area of n half squares; the rules need larger forms for larger numbers.
rules-quadrata-made-2 = How many there are: five 1s, nine 2s, nine 3s, nine 4s, five 5s and eight 6s. That they are 45 together is in the rulebook.
rules-quadrata-made-3 = The sizes of the squares: 6 × 6 and 4 × 4. Then two, three and four players need 90%, 78% and 80% of the stock.
rules-quadrata-forms-caption = The six forms with their numbers, and how many there are of each.
rules-quadrata-forms-alt = 1: a small triangle. 2: a square. 3: a square with a triangle. 4: a large triangle. 5: two squares with a triangle. 6: a parallelogram.
rules-quadrata-boards-caption = Two boards during a game. Below each lies the reserve.
rules-quadrata-boards-alt = Left, a large square with nine forms; a dashed smaller square lies in its middle, and two forms in the strip below. Right, the same board with the small square alone in use: four forms lie in it, one in the strip below.
rules-quadrata-boards-two = Two players: the large square
rules-quadrata-boards-more = Three or four: the small square
rules-quadrata-ways-caption = The four ways of moving a form, a to d.
rules-quadrata-ways-alt = Arrows join stock, reserve and square: from the stock to square or reserve, from the reserve to square or stock, from the square to reserve or stock, and within the square.
rules-quadrata-try-1-head = A roll, many ways
rules-quadrata-try-1 = You rolled a 3. Lay one from the stock, move one of your own, or keep one in the reserve – where it counts −1.
rules-quadrata-try-2-head = Robbing
rules-quadrata-try-2 = You rolled a 1. There are none left in the stock, nor in any reserve. Just one small triangle is missing from your square…

## What can be agreed on
quadrata-option-rounds = Rounds
help-quadrata-option-rounds = A round ends when a square is full, or at the turn limit. One round takes about ten minutes.
quadrata-option-turn-limit = Turn limit per round
quadrata-option-turn-limit-none = no limit
help-quadrata-option-turn-limit = After so many turns the round is counted even if nobody has filled a square. Two players can go on for very long.
quadrata-way-stock = stock
quadrata-way-reserve = reserve
quadrata-way-square = square

## The guided first round

guide-quadrata-1 = The square is yours to fill, and every form in it is worth a point, large or small. Whoever fills their square first ends the round and gets five more.
guide-quadrata-2 = You have rolled a 2. Take a 2 from the stock and lay it into your square, tight against the others. Tap the form and then a place, or choose with the arrow keys and Enter.
guide-quadrata-3 = Now a 1, but the stock has none left, and no reserve has one. Then you may rob: take a 1 from the other square and lay it into the gap in your lowest row.
guide-quadrata-4 = Nothing that lies there is safe, yours neither. And because the ones have run out, a six is a joker now: it moves a form of any number.
guide-quadrata-5 = What fits nowhere goes into the reserve, where it costs a point, or back to the stock. On it goes, roll by roll, until a square is full.

## A square to fill

quadrata-pack-taken = You hold a { $number }; of these { $left } are left.
quadrata-pack-laid = Laid: { $laid }.
quadrata-pack-label = Square to fill, { $laid } of { $of } forms laid
quadrata-pack-take = Take a { $number }, { $left } left
quadrata-pack-choose = Choose a form.
quadrata-pack-shift = Shift and turn it, then lay it down.
quadrata-pack-put = Put back
quadrata-pack-back = Take the last one back
quadrata-pack-lay = Lay down
quadrata-pack-keys = 1–6 choose a form · arrows shift · R turn · F flip · Enter lay down · U take back · Esc put back
