quadrata-stock = Stock
quadrata-reserve = Reserve
quadrata-send-stock = Back to the stock
quadrata-send-reserve = Into the reserve
quadrata-tile = { $count } of number { $number }
quadrata-die = The die
quadrata-joker-sign = 6 = joker
quadrata-last = Round { $round } is over
quadrata-rob = To be had from { $name }
quadrata-what = What to take
quadrata-where = Where to
quadrata-choose = Take a form with a bold rim.
quadrata-choose-others = Take a form with a bold rim, from the others too.
quadrata-put-back = Put back
quadrata-square-label = { $count ->
    [1] Your square with one form.
   *[other] Your square with { $count } forms.
} Arrow keys choose and shift, Enter takes and confirms, R turns, F flips, Escape puts back.
quadrata-keys = Keys: ← → ↑ ↓ choose and shift, R turn, F flip, Enter take and confirm, Esc put back, U take back
quadrata-pick-stock = { $number } from the stock
quadrata-pick-kept = { $number } from the reserve
quadrata-pick-own = { $number } in the square, { $at }
quadrata-pick-lent = { $number } from the reserve of { $name }
quadrata-pick-rob = { $number } from the square of { $name }, { $at }
