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
bits-turn-task = task card { $card }
bits-draw-start = player { $player } draws the start tile { $tile }
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
bits-round = tasks { $tasks }
