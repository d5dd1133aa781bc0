quadrata-forms = { $count ->
    [1] una forma nel quadrato
   *[other] { $count } forme nel quadrato
}
quadrata-kept = { $count ->
    [1] una forma nella riserva
   *[other] { $count } forme nella riserva
}
quadrata-full = quadrato pieno, manche conclusa
quadrata-starter = il giocatore { $player } tira il primo sei e comincia
quadrata-roll = dado: { $pips }
quadrata-rolled = hai tirato { $pips }
quadrata-joker = il sei è un jolly: muove qualsiasi forma
quadrata-turn = turno { $count } di { $of }
quadrata-below = sotto il quadrato la sua riserva, in fondo la scorta
quadrata-stock-square = { $number } dalla scorta → { $to }
quadrata-stock-reserve = { $number } dalla scorta → riserva
quadrata-reserve-square = { $number } dalla riserva → { $to }
quadrata-reserve-stock = { $number } dalla riserva → scorta
quadrata-square-reserve = { $number } { $at } → riserva
quadrata-square-stock = { $number } { $at } → scorta
quadrata-square-square = { $number } { $at } → { $to }
quadrata-take-square = { $number } dalla riserva #{ $player } → { $to }
quadrata-take-reserve = { $number } dalla riserva #{ $player } → riserva
quadrata-rob-square = { $number } da #{ $player }, { $at } → { $to }
quadrata-rob-reserve = { $number } da #{ $player }, { $at } → riserva
quadrata-turns = { $count ->
    [1] un turno
   *[other] { $count } turni
}
