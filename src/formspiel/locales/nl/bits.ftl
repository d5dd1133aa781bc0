bits-area = { $shape ->
    [single] los vakje
    [pair] paar
    [line] rij van drie
    [corner] hoek van drie
    [I] I van vier
    [L] L van vier
    [O] O van vier
    [S] S van vier
    [T] T van vier
   *[other] vlak van { $squares }
} in { $colour ->
    [R] rood
    [G] groen
    [B] blauw
    [Y] geel
   *[V] paars
}, kaart { $card }
bits-task = kaart { $card } ({ $points }): { $shape ->
    [any] vlakken van { $squares }
    [single] los vakje
    [pair] paar
    [line] rij van drie
    [corner] hoek van drie
    [I] I van vier
    [L] L van vier
    [O] O van vier
    [S] S van vier
    [T] T van vier
   *[other] vlak van { $squares }
}
bits-turn-task = opdrachtkaart { $card }
bits-draw-start = speler { $player } trekt startsteen { $tile }
bits-turn-card = kaart { $tile }
bits-place-flat = kolommen { $column } en { $next }, rij { $row }: { $left ->
    [R] rood
    [G] groen
    [B] blauw
    [Y] geel
   *[V] paars
}, { $right ->
    [R] rood
    [G] groen
    [B] blauw
    [Y] geel
   *[V] paars
}
bits-place-upright = kolom { $column }, vanaf rij { $row }: { $below ->
    [R] rood
    [G] groen
    [B] blauw
    [Y] geel
   *[V] paars
}, daarboven { $above ->
    [R] rood
    [G] groen
    [B] blauw
    [Y] geel
   *[V] paars
}
bits-card = steen in het spel: { $tile } (kaart { $count } van { $of })
bits-start = startsteen: { $tile }
bits-to-come = komt nog: { $tiles }
bits-round = opdrachten { $tasks }
