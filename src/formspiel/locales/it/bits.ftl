bits-area = { $shape ->
    [single] casella singola
    [pair] coppia
    [line] fila da tre
    [corner] angolo da tre
    [I] I da quattro
    [L] L da quattro
    [O] O da quattro
    [S] S da quattro
    [T] T da quattro
   *[other] superficie da { $squares }
} in { $colour ->
    [R] rosso
    [G] verde
    [B] blu
    [Y] giallo
   *[V] viola
}, carta { $card }
bits-task = carta { $card } ({ $points }): { $shape ->
    [any] superfici da { $squares }
    [single] casella singola
    [pair] coppia
    [line] fila da tre
    [corner] angolo da tre
    [I] I da quattro
    [L] L da quattro
    [O] O da quattro
    [S] S da quattro
    [T] T da quattro
   *[other] superficie da { $squares }
}
bits-turn-task = carta azione { $card }
bits-draw-start = il giocatore { $player } pesca il tassello di partenza { $tile }
bits-turn-card = carta { $tile }
bits-place-flat = colonne { $column } e { $next }, riga { $row }: { $left ->
    [R] rosso
    [G] verde
    [B] blu
    [Y] giallo
   *[V] viola
}, { $right ->
    [R] rosso
    [G] verde
    [B] blu
    [Y] giallo
   *[V] viola
}
bits-place-upright = colonna { $column }, dalla riga { $row }: { $below ->
    [R] rosso
    [G] verde
    [B] blu
    [Y] giallo
   *[V] viola
}, sopra { $above ->
    [R] rosso
    [G] verde
    [B] blu
    [Y] giallo
   *[V] viola
}
bits-card = tassello in gioco: { $tile } (carta { $count } di { $of })
bits-start = tassello di partenza: { $tile }
bits-to-come = ancora da venire: { $tiles }
bits-round = obiettivi { $tasks }
