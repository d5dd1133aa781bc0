quadrata-forms = { $count ->
    [1] eine Form im Quadrat
   *[other] { $count } Formen im Quadrat
}
quadrata-kept = { $count ->
    [1] eine Form im Reservefeld
   *[other] { $count } Formen im Reservefeld
}
quadrata-full = Quadrat voll, Runde beendet
quadrata-starter = Spieler { $player } würfelt die erste Sechs und beginnt
quadrata-roll = Wurf: { $pips }
quadrata-rolled = gewürfelt: { $pips }
quadrata-joker = die Sechs ist Joker: sie bewegt jede Form
quadrata-turn = Zug { $count } von { $of }
quadrata-below = unter dem Quadrat die Reserve, ganz unten der Vorrat
quadrata-stock-square = { $number } aus dem Vorrat → { $to }
quadrata-stock-reserve = { $number } aus dem Vorrat → Reserve
quadrata-reserve-square = { $number } aus der Reserve → { $to }
quadrata-reserve-stock = { $number } aus der Reserve → Vorrat
quadrata-square-reserve = { $number } { $at } → Reserve
quadrata-square-stock = { $number } { $at } → Vorrat
quadrata-square-square = { $number } { $at } → { $to }
quadrata-take-square = { $number } aus Reserve #{ $player } → { $to }
quadrata-take-reserve = { $number } aus Reserve #{ $player } → Reserve
quadrata-rob-square = { $number } von #{ $player }, { $at } → { $to }
quadrata-rob-reserve = { $number } von #{ $player }, { $at } → Reserve
quadrata-turns = { $count ->
    [1] ein Zug
   *[other] { $count } Züge
}
