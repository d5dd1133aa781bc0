bits-area = { $shape ->
    [single] Einzelfeld
    [pair] Zweierfläche
    [line] Dreierreihe
    [corner] Dreierecke
    [I] Vierer-I
    [L] Vierer-L
    [O] Vierer-O
    [S] Vierer-S
    [T] Vierer-T
   *[other] Fläche aus { $squares } Feldern
} in { $colour ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
   *[V] Violett
}, Karte { $card }
bits-task = Karte { $card } ({ $points }): { $shape ->
    [any] Flächen aus { $squares } Feldern
    [single] Einzelfeld
    [pair] Zweierfläche
    [line] Dreierreihe
    [corner] Dreierecke
    [I] Vierer-I
    [L] Vierer-L
    [O] Vierer-O
    [S] Vierer-S
    [T] Vierer-T
   *[other] Fläche aus { $squares } Feldern
}
bits-turn-task = Aufgabenkarte { $card }
bits-draw-start = Spieler { $player } zieht den Startstein { $tile }
bits-turn-card = Karte { $tile }
bits-place-flat = Spalten { $column } und { $next }, Zeile { $row }: { $left ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
   *[V] Violett
}, { $right ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
   *[V] Violett
}
bits-place-upright = Spalte { $column }, ab Zeile { $row }: { $below ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
   *[V] Violett
}, darüber { $above ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
   *[V] Violett
}
bits-card = Stein im Spiel: { $tile } (Karte { $count } von { $of })
bits-start = Startstein: { $tile }
bits-to-come = kommt noch: { $tiles }
bits-round = Aufgaben { $tasks }
