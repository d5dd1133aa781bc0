about-digit = Move one stick, make a figure on one of your cards, get rid of them all.

## At the table

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
digit-deal = { $player } is dealt { $figures }
digit-draw = { $player } draws { $figures }
digit-reshuffle = the laid-down cards are shuffled
digit-move = { $way ->
    [h] across at
   *[v] upright at
} { $start } to { $to_way ->
    [h] across at
   *[v] upright at
} { $to }
digit-standard = Standard DIGIT
digit-standard-open = Standard DIGIT, open
digit-plus = DIGIT-Plus
digit-plus-open = DIGIT-Plus, open
digit-solitaire = Solitaire DIGIT
digit-game = game { $game } of { $of }
digit-stack = stack: { $stack }, laid down: { $pile }
digit-last = last laid down: { $figure } ({ $player })
digit-run = laid down in this turn: { $count }
digit-last-turns = { $count ->
    [1] the last turn of the game
   *[other] { $count } turns left until the end
}
digit-hand-size = { $count ->
    [1] { $player } holds one card
   *[other] { $player } holds { $count } cards
}
digit-hand = { $player }: { $figures }

## Puzzles

digit-puzzle-way = From { $start } to { $target } in as few moves as can be.
digit-puzzle-all = Lay down all { $number } cards with as few extra moves as can be.
digit-puzzle-known = Lay down { $number } cards with as few extra moves as can be; you know which come.

## On the page

digit-board-label = The sticks make figure { $figure }: { $sticks }. { $moves ->
    [0] No choices.
    [1] One choice.
   *[other] { $moves } choices.
} Enter lifts a stick, arrow keys choose a place, Enter confirms.
digit-board-empty = No sticks lie on the table yet.
digit-stick = { $way ->
    [h] across at
   *[v] upright at
} { $at }
digit-words = across at { $across }; upright at { $upright }
digit-words-across = across at { $across }
digit-words-upright = upright at { $upright }
digit-hint-lift = Lift a stick.
digit-hint-place = Where should it go?
digit-hint-confirm = Like that?
digit-lifted = { $count ->
    [1] Lifted. One place for it.
   *[other] Lifted. { $count } places for it.
}
digit-is-back = The stick is back.
digit-put-back = Put back
digit-becomes = → { $figure }
digit-becomes-own = → { $figure } (yours)
digit-makes = Makes { $figure }.
digit-makes-own = Makes { $figure } – your card!
digit-makes-other = Makes { $figure } – { $name }’s card.
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
    [1] { $player } is dealt one card
   *[other] { $player } is dealt { $count } cards
}
digit-draw-hidden = { $count ->
    [1] { $player } draws one card
   *[other] { $player } draws { $count } cards
}
digit-told-move = { $who ->
    [you] You move a stick.
   *[other] { $name } moves a stick.
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
digit-news-last-turns = The last card has been drawn: one more turn each, { $name } last.
digit-news-you-last-turns = You have drawn the last card: one more turn each, you last.
digit-news-extra = No card laid down: one point lost.
digit-keys = Keys: Tab or arrows go from stick to stick, Enter lifts, arrows choose a place, Enter confirms, Esc puts back, U takes back

## The bots

player-digit-easy = Often overlooks a card that it could lay down, and then moves any stick anywhere.
player-digit-medium = Lays down what it can, otherwise heads for its nearest card; never thinks of what follows.
player-digit-hard = Alone it judges each card by what it has learned from many games; against others it lays down the hardest card and leaves little for the next player.
player-digit-master = Against others it remembers what their turns tell of their cards, and plays on from every good choice with many hands that fit; alone it looks up to two cards ahead, and plays the last cards without a mistake.
bot-digit-easy = Spark
bot-digit-medium = Match
bot-digit-hard = Candle
bot-digit-master = Lighthouse

## The rules

rules-digit-lead = By Gerhard Kodys, published in 1987 · 1 to 4 players
rules-digit-idea-head = The idea
rules-digit-idea-1 = Five sticks lie on the table. Move one of them, and try to make a figure that is on a card in your hand.
rules-digit-table-head = On the table
rules-digit-table-1 = Five sticks, all of the same length, lie on the lines of a square grid.
rules-digit-table-2 = Each of the 55 cards shows a figure: every way to join five sticks, once. Turned and flipped figures are the same.
rules-digit-turn-head = How a turn goes
rules-digit-turn-1 = One card is turned up, and the sticks are laid as it shows. Everybody is dealt five cards. The rulebook lets the youngest begin. This page does not know your ages: whoever sits in seat 1 begins, so let the youngest sit there. Then it goes clockwise.
rules-digit-turn-2 = In your turn you move exactly one stick to another place, so that all five are joined again. Sticks are joined where their ends meet.
rules-digit-turn-3 = If the new figure is on a card, that card can be laid down. Whose card, and what follows, depends on the version.
rules-digit-standard-head = Standard DIGIT
rules-digit-standard-1 = For 2 to 4 players. If the figure is on a card of yours, you lay it down. If it is on another player’s card, that player lays it down, and you need not draw. If nobody lays down, you draw a card.
rules-digit-standard-2 = The first to get rid of all their cards wins. The others score a minus point for each card left in hand. Over several games, the fewest minus points win.
rules-digit-plus-head = DIGIT-Plus
rules-digit-plus-1 = For 2 to 4 players. Each card of yours whose figure you make goes on a pile of your own, and you move again: up to five cards in one turn. Then you fill your hand up to five.
rules-digit-plus-2 = Each card in your pile is a point. The largest pile wins; over several games, the highest sum.
rules-digit-open-head = Open hands
rules-digit-open-1 = Standard DIGIT and DIGIT-Plus can be played with all hands face up. Then you see what you give away.
rules-digit-alone-head = Alone: Solitaire DIGIT
rules-digit-alone-1 = Five cards lie face up. Each card whose figure you make is laid down and replaced at once, and you go on until the whole stack is played.
rules-digit-alone-2 = Every move that lays down no card is an extra move and costs a point. The points you have lost tell you how good you are:
rules-digit-editions-head = Editions
rules-digit-editions-1 = This is the game as published in 1987, with five sticks.
rules-digit-editions-2 = An edition is one small text file, and you can write another. With four sticks there are 16 figures, with six there are 222; all of them are computed.
rules-digit-rulings-head = Rulings
rules-digit-rulings-1 = Where the rulebook is silent, we play it like this:
ruling-digit-1 = The stick must end up somewhere other than where it lay. The other four may fall apart for a moment; only the result counts. It may be the same figure as before, in another place or turned.
ruling-digit-2 = Laying down a matching card is always good for you in Standard and DIGIT-Plus, so it happens by itself. Nobody has to notice it.
ruling-digit-3 = When the stack of Standard is empty and a card is due, the laid-down cards except the last are shuffled and become the stack. If there are none but the last, nobody draws.
ruling-digit-4 = The card turned up at the start is the first of the laid-down pile, and belongs to nobody.
ruling-digit-5 = The rulebook does not say when DIGIT-Plus ends, so you choose. “One more turn each”, as a published review tells it: once the last card of the stack has been drawn, everybody has one more turn, one after the other, and whoever drew it goes last; the game ends after these turns, or at once when no hand holds a card. Or “played out”, which is ours: the game ends when the stack is empty and either all hands are empty or everybody, one after the other, has played a turn without laying down. A turn without laying down draws nothing.
ruling-digit-6 = In DIGIT-Plus a figure on another player’s card gives that player nothing.
ruling-digit-7 = In Solitaire every move that lays down nothing is an extra move, even where a card was within reach; the move that lays down costs nothing. The game ends when the last card is laid down.
ruling-digit-8 = In DIGIT-Plus five cards laid down in one turn end the turn.
ruling-digit-9 = A series is an agreed number of games; one, if nothing is said. A series up to an agreed number of points cannot be chosen here; agree on one more game instead.
ruling-digit-10 = In DIGIT-Plus a player without cards still moves a stick when it is their turn.
ruling-digit-11 = More points are always better: −1 for each card left in Standard, +1 for each card in your pile in DIGIT-Plus, −1 for each extra move in Solitaire.
ruling-digit-12 = In DIGIT-Plus and Solitaire the further move after laying down is made, not offered: nobody can pass. A turn goes on until a move makes no figure of yours, as the same review says.
ruling-digit-13 = English and French editions are called Stix (Piatnik) and Pick-it (Discovery Toys), as the German Wikipedia says.
rules-digit-decided-1 = Whoever sits in seat 1 begins every game of a series.
rules-digit-decided-2 = A game of Standard ends at once when any hand is empty, the mover’s or another’s; the mover then draws nothing.
rules-digit-decided-3 = In DIGIT-Plus the hand is filled up only after a turn that laid something down, as far as the stack goes. A hand that runs out sooner, because the stack could not fill it, ends the turn as well.
rules-digit-decided-4 = Where DIGIT-Plus is played out, turns without laying down are counted from when the stack is empty; when somebody lays down, the count starts from the beginning.
rules-digit-decided-5 = A series of Solitaire games has a sum and no rank: the scale is for one run through the stack.
rules-digit-decided-6 = Hands stay hidden when the game is over, unless it was played open.
rules-digit-decided-7 = A last turn is a whole turn: whoever lays down moves again, and whoever has no cards still moves a stick.
rules-digit-sources-head = Where all this comes from
rules-digit-sources = The rules are told here in our own words, after the German rulebook. That the cards show every connected figure once is known from the German Wikipedia; that there are just 55 of them follows by counting. Nothing is reconstructed.
rules-digit-figures-caption = Five of the 55 figures.
rules-digit-figures-alt = Five figures of five sticks each: a straight line, a hook, a square with a tail, a comb with three teeth and a cross with a longer arm.
rules-digit-moved-caption = One stick moved: the dashed one now stands upright at the other end, and the straight line has become a hook. The card shows just this figure.
rules-digit-moved-alt = Left, a line of five sticks. In the middle, four of them still lie in line, the place of the fifth is dashed, and it stands upright at the other end. Right, a card with that hook.
rules-digit-same-caption = Turned or flipped, it is still the same figure.
rules-digit-same-alt = The same figure of five sticks four times: as it is, after a quarter turn, after a half turn, and flipped.
rules-digit-try-1-head = One stick, five cards
rules-digit-try-1 = Solitaire: move one stick so that the figure on one of the five cards appears. A move that lays down nothing costs a point.
rules-digit-try-2-head = Yours or theirs?
rules-digit-try-2 = Standard DIGIT, played with open hands: make a figure from one of your cards. If it is on the other player’s card, they lay it down; if it is on nobody’s, you draw.

## What can be agreed on
digit-option-variant = Version
digit-option-variant-standard = Standard
digit-option-variant-plus = Plus
help-digit-option-variant = Standard: get rid of your cards first. Plus: lay down as many as you can, also several in one turn.
digit-option-open = Hands
digit-option-open-no = hidden
digit-option-open-yes = open
help-digit-option-open = Open hands are easier to learn with: you see what the others are after.
digit-option-games = Games
help-digit-option-games = Points are added up over so many games.
digit-option-end = End
digit-option-end-last-turns = one more turn each
digit-option-end-played-out = played out
help-digit-option-end = When the stack is used up: one more turn for everybody, or on until nobody can lay down a card.

## The guided first round

guide-digit-1 = Five sticks lie on the table, and you have five cards. Each shows a figure; which way round you make it does not matter.
guide-digit-2 = Two of them are just one move away. Lift a stick and lay it somewhere else, so that one of these figures appears; all five must stay joined. Tap both places, or use the arrow keys and Enter.
guide-digit-3 = The card is laid down and a new one comes. Move again: a move that makes no card of yours is allowed, but as an extra move it costs a point.
guide-digit-4 = So it goes on until all cards are played. Against others everybody has a hand of their own, and whoever has laid down all their cards first wins.
