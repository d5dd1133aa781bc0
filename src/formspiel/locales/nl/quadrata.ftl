quadrata-forms = { $count ->
    [1] één vorm in het vierkant
   *[other] { $count } vormen in het vierkant
}
quadrata-kept = { $count ->
    [1] één vorm in de reserve
   *[other] { $count } vormen in de reserve
}
quadrata-full = vierkant vol, ronde beëindigd
quadrata-starter = speler { $player } gooit de eerste zes en begint
quadrata-roll = worp: { $pips }
quadrata-rolled = gegooid: { $pips }
quadrata-joker = de zes is een joker: hij verplaatst elke vorm
quadrata-turn = beurt { $count } van { $of }
quadrata-below = onder het vierkant de reserve, helemaal onderaan de voorraad
quadrata-stock-square = { $number } uit de voorraad → { $to }
quadrata-stock-reserve = { $number } uit de voorraad → reserve
quadrata-reserve-square = { $number } uit de reserve → { $to }
quadrata-reserve-stock = { $number } uit de reserve → voorraad
quadrata-square-reserve = { $number } { $at } → reserve
quadrata-square-stock = { $number } { $at } → voorraad
quadrata-square-square = { $number } { $at } → { $to }
quadrata-take-square = { $number } uit reserve #{ $player } → { $to }
quadrata-take-reserve = { $number } uit reserve #{ $player } → reserve
quadrata-rob-square = { $number } van #{ $player }, { $at } → { $to }
quadrata-rob-reserve = { $number } van #{ $player }, { $at } → reserve
quadrata-turns = { $count ->
    [1] één beurt
   *[other] { $count } beurten
}
