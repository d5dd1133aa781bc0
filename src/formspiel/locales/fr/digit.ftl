digit-cards-left = { $count ->
    [1] une carte restante
   *[other] { $count } cartes restantes
}
digit-pile = { $count ->
    [1] une carte posée
   *[other] { $count } cartes posées
}
digit-extra-moves = { $count ->
    [1] un coup de trop
   *[other] { $count } coups de trop
}
digit-turn-up = la carte { $figure } est retournée
digit-deal = joueur { $player } reçoit { $figures }
digit-draw = joueur { $player } pioche { $figures }
digit-reshuffle = les cartes posées sont mélangées
digit-move = { $way ->
    [h] couché
   *[v] debout
} { $start } → { $to_way ->
    [h] couché
   *[v] debout
} { $to }
digit-standard = DIGIT standard
digit-standard-open = DIGIT standard, à jeu ouvert
digit-plus = DIGIT-Plus
digit-plus-open = DIGIT-Plus, à jeu ouvert
digit-solitaire = DIGIT en solitaire
digit-game = partie { $game } sur { $of }
digit-stack = pioche : { $stack }, posées : { $pile }
digit-last = dernière posée : { $figure } (joueur { $player })
digit-run = posées à ce tour : { $count }
digit-hand-size = { $count ->
    [1] joueur { $player } a une carte
   *[other] joueur { $player } a { $count } cartes
}
digit-hand = joueur { $player } : { $figures }
