digit-board-label = Les bâtonnets forment la figure { $figure } : { $sticks }. { $moves } possibilités. Entrée soulève un bâtonnet, les flèches choisissent une place, Entrée confirme.
digit-board-empty = Il n’y a pas encore de bâtonnets sur la table.
digit-stick = { $way ->
    [h] couché
   *[v] debout
} { $at }
digit-words = couchés en { $across } ; debout en { $upright }
digit-words-across = couchés en { $across }
digit-words-upright = debout en { $upright }
digit-hint-lift = Prenez un bâtonnet.
digit-hint-place = Où le mettre ?
digit-hint-confirm = Comme ça ?
digit-lifted = { $count ->
    [1] Soulevé. Une place possible.
   *[other] Soulevé. { $count } places possibles.
}
digit-is-back = Le bâtonnet est remis.
digit-put-back = Remettre
digit-makes = Forme { $figure }.
digit-makes-own = Forme { $figure } : sur votre carte !
digit-makes-other = Forme { $figure } : sur la carte de { $name }.
digit-would-lay = sera posée
digit-hand-own = Vos cartes
digit-cards-open = Cartes ouvertes
digit-hand-empty = Aucune carte.
digit-sort = Les plus proches d’abord
digit-away = { $count ->
    [0] ici
    [1] 1 coup
   *[other] { $count } coups
}
digit-cards = { $count ->
    [1] une carte
   *[other] { $count } cartes
}
digit-table = Sur la table
digit-stack-label = Pioche
digit-last-label = Dernière
digit-first-card = retournée
digit-laid-down = Toutes les cartes posées ({ $count })
digit-run-of = Posées pendant ce tour : { $count } sur { $of }
digit-idle = { $count ->
    [1] Un tour sans poser
   *[other] { $count } tours sans poser
}
digit-due = { $count ->
    [1] { $name } pioche une carte
   *[other] { $name } pioche { $count } cartes
}
digit-deal-hidden = { $count ->
    [1] le joueur { $player } reçoit une carte
   *[other] le joueur { $player } reçoit { $count } cartes
}
digit-draw-hidden = { $count ->
    [1] le joueur { $player } pioche une carte
   *[other] le joueur { $player } pioche { $count } cartes
}
digit-news-game = La partie { $game } commence.
digit-news-you-lay = Vous posez { $figure }.
digit-news-lays = { $name } pose { $figure }.
digit-news-you-draw = Vous piochez { $figures }.
digit-news-draws = { $count ->
    [1] { $name } pioche une carte.
   *[other] { $name } pioche { $count } cartes.
}
digit-news-shuffle = Les cartes posées sont mélangées.
digit-news-extra = Un coup supplémentaire.
digit-keys = Touches : Tab ou les flèches vont d’un bâtonnet à l’autre, Entrée soulève, les flèches choisissent une place, Entrée confirme, Échap remet, U annule le coup
