bits-area = { $shape ->
    [single] carreau seul
    [pair] paire
    [line] ligne de trois
    [corner] coin de trois
    [I] I de quatre
    [L] L de quatre
    [O] O de quatre
    [S] S de quatre
    [T] T de quatre
   *[other] surface de { $squares } carreaux
} en { $colour ->
    [R] rouge
    [G] vert
    [B] bleu
    [Y] jaune
   *[V] violet
}, carte { $card }
bits-task = carte { $card } ({ $points }) : { $shape ->
    [any] surfaces de { $squares } carreaux
    [single] carreau seul
    [pair] paire
    [line] ligne de trois
    [corner] coin de trois
    [I] I de quatre
    [L] L de quatre
    [O] O de quatre
    [S] S de quatre
    [T] T de quatre
   *[other] surface de { $squares } carreaux
}
bits-turn-task = carte Objectif { $card }
bits-draw-start = le joueur { $player } pioche le domino de départ { $tile }
bits-turn-card = carte { $tile }
bits-place-flat = colonnes { $column } et { $next }, ligne { $row } : { $left ->
    [R] rouge
    [G] vert
    [B] bleu
    [Y] jaune
   *[V] violet
}, { $right ->
    [R] rouge
    [G] vert
    [B] bleu
    [Y] jaune
   *[V] violet
}
bits-place-upright = colonne { $column }, dès la ligne { $row } : { $below ->
    [R] rouge
    [G] vert
    [B] bleu
    [Y] jaune
   *[V] violet
}, { $above ->
    [R] rouge
    [G] vert
    [B] bleu
    [Y] jaune
   *[V] violet
} au-dessus
bits-card = domino en jeu : { $tile } (carte { $count } sur { $of })
bits-start = domino de départ : { $tile }
bits-to-come = encore à venir : { $tiles }
bits-round = objectifs { $tasks }
