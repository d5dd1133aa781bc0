quadrata-forms = { $count ->
    [1] one form in the square
   *[other] { $count } forms in the square
}
quadrata-kept = { $count ->
    [1] one form in the reserve
   *[other] { $count } forms in the reserve
}
quadrata-full = square filled, round ended
quadrata-starter = player { $player } rolls the first six and begins
quadrata-roll = roll: { $pips }
quadrata-rolled = you rolled a { $pips }
quadrata-joker = a six is a joker: it moves any form
quadrata-turn = turn { $count } of { $of }
quadrata-below = below the square its reserve, at the bottom the stock
quadrata-stock-square = { $number } from the stock → { $to }
quadrata-stock-reserve = { $number } from the stock → reserve
quadrata-reserve-square = { $number } from the reserve → { $to }
quadrata-reserve-stock = { $number } from the reserve → stock
quadrata-square-reserve = { $number } { $at } → reserve
quadrata-square-stock = { $number } { $at } → stock
quadrata-square-square = { $number } { $at } → { $to }
quadrata-take-square = { $number } from reserve #{ $player } → { $to }
quadrata-take-reserve = { $number } from reserve #{ $player } → reserve
quadrata-rob-square = { $number } from #{ $player }, { $at } → { $to }
quadrata-rob-reserve = { $number } from #{ $player }, { $at } → reserve
quadrata-turns = { $count ->
    [1] one turn
   *[other] { $count } turns
}
