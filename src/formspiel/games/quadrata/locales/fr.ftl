about-quadrata = Lancez le dé, prenez une forme, remplissez votre carré avant les autres – ou pillez le leur.

## At the table

quadrata-forms = { $count ->
    [0] aucune forme dans le carré
    [1] une forme dans le carré
   *[other] { $count } formes dans le carré
}
quadrata-kept = { $count ->
    [0] aucune forme dans la réserve
    [1] une forme dans la réserve
   *[other] { $count } formes dans la réserve
}
quadrata-full = carré rempli, manche terminée
quadrata-starter = { $player } fait le premier six et commence
quadrata-roll = le dé montre { $pips }
quadrata-rolled = vous avez fait un { $pips }
quadrata-joker = le six est un joker : il permet de déplacer n’importe quelle forme
quadrata-turn = tour { $count } sur { $of }
quadrata-below = sous le carré, sa réserve ; tout en bas, le stock
quadrata-stock-square = forme { $number } du stock vers { $to }
quadrata-stock-reserve = forme { $number } du stock à la réserve
quadrata-reserve-square = forme { $number } de la réserve vers { $to }
quadrata-reserve-stock = forme { $number } de la réserve au stock
quadrata-square-reserve = forme { $number } en { $at }, vers la réserve
quadrata-square-stock = forme { $number } en { $at }, vers le stock
quadrata-square-square = forme { $number } en { $at }, vers { $to }
quadrata-take-square = forme { $number } de la réserve, chez { $player }, vers { $to }
quadrata-take-reserve = forme { $number } de la réserve, chez { $player }, vers sa propre réserve
quadrata-rob-square = forme { $number } volée à { $player }, en { $at }, vers { $to }
quadrata-rob-reserve = forme { $number } volée à { $player }, en { $at }, vers la réserve
quadrata-turns = { $count ->
    [0] aucun tour
    [1] un tour
   *[other] { $count } tours
}

## Puzzles

quadrata-puzzle-goal = Remplissez votre carré avec juste les { $number } formes que donne le dé, une par tour.
quadrata-puzzle-most = Vous lancez { $number } fois le dé, et toutes les formes n’ont pas de place. Placez-en dans votre carré autant que possible.

## On the page

quadrata-stock = Stock
quadrata-reserve = Réserve
quadrata-send-stock = Retour au stock
quadrata-send-reserve = Dans la réserve
quadrata-tile = { $count ->
    [0] aucune forme { $number }
    [1] une forme { $number }
   *[other] { $count } formes { $number }
}
quadrata-die = Le dé
quadrata-joker-sign = 6 = joker
quadrata-last = Manche { $round } terminée
quadrata-rob = À prendre chez { $name }
quadrata-what = Que prendre ?
quadrata-where = Où la mettre ?
quadrata-choose = Prenez une forme au contour épais.
quadrata-hint-square = Déplacez-la, tournez-la, puis confirmez.
quadrata-choose-others = Prenez une forme au contour épais, chez les autres aussi.
quadrata-put-back = Reposer
quadrata-square-label = { $count ->
    [0] Votre carré vide.
    [1] Votre carré avec une forme.
   *[other] Votre carré avec { $count } formes.
} Les flèches choisissent et déplacent, Entrée prend et confirme, R tourne, F retourne, Échap repose.
quadrata-keys = Touches : ← → ↑ ↓ choisir et déplacer, R tourner, F retourner, Entrée prendre et confirmer, Échap reposer, U annuler
quadrata-pick-stock = forme { $number } du stock
quadrata-pick-kept = forme { $number } de la réserve
quadrata-pick-own = forme { $number } dans le carré, { $at }
quadrata-pick-lent = forme { $number } dans la réserve, chez { $name }
quadrata-pick-rob = forme { $number } dans le carré, chez { $name }, { $at }
quadrata-told-lay = { $who ->
    [you] Vous posez un { $number }.
   *[other] { $name } pose un { $number }.
}
quadrata-told-keep = { $who ->
    [you] Vous mettez un { $number } dans la réserve.
   *[other] { $name } met un { $number } dans la réserve.
}
quadrata-told-return = { $who ->
    [you] Vous remettez un { $number } dans le stock.
   *[other] { $name } remet un { $number } dans le stock.
}
quadrata-told-shift = { $who ->
    [you] Vous déplacez un { $number } dans le carré.
   *[other] { $name } déplace un { $number } dans le carré.
}
quadrata-told-take = { $who ->
    [you] Vous prenez un { $number } dans la réserve de { $victim }.
    [me] { $name } prend un { $number } dans votre réserve.
   *[other] { $name } prend un { $number } dans la réserve de { $victim }.
}
quadrata-told-rob = { $who ->
    [you] Vous volez un { $number } à { $victim }.
    [me] { $name } vous vole un { $number }.
   *[other] { $name } vole un { $number } à { $victim }.
}
quadrata-told-joker = Joker ! { $told }
quadrata-span = { $wide ->
    [1] colonne { $first }
   *[other] colonnes { $first } à { $last }
}, { $high ->
    [1] ligne { $row }
   *[other] lignes { $row } à { $top }
}
quadrata-cell = { $part ->
    [SW] moitié en bas à gauche
    [ES] moitié en bas à droite
    [NW] moitié en haut à gauche
    [EN] moitié en haut à droite
    [ENSW] case
   *[other] partie de
} { $column }/{ $row }

## The bots

player-quadrata-easy = Pose les formes là où elles entrent, à peu près en ordre, sans plan.
player-quadrata-medium = Remplit son carré avec ordre et ne s’occupe pas des autres.
player-quadrata-hard = Pèse chaque coup : quand il peut finir, ce qu’on peut lui voler, où en sont les autres.
player-quadrata-master = Poursuit de tête ses meilleurs coups pendant plusieurs tours, avec de nombreux lancers de dé.
bot-quadrata-easy = Moineau
bot-quadrata-medium = Écureuil
bot-quadrata-hard = Pie
bot-quadrata-master = Renard

## The rules

rules-quadrata-lead = De Karl Friedrich, paru en 1973 · 2 à 4 joueurs
rules-quadrata-idea-head = L’idée
rules-quadrata-idea-1 = Remplissez votre carré de triangles, de carrés et d’autres formes ; le dé dit laquelle vous pouvez déplacer. Toutes les formes se valent : mieux vaut donc beaucoup de petites que quelques grandes – et rien de ce qui est posé n’est à l’abri.
rules-quadrata-table-head = Sur la table
rules-quadrata-table-1 = Chacun a une planche avec un grand carré, un plus petit en son milieu et une réserve. À deux, on remplit le grand carré ; à trois ou quatre, le petit.
rules-quadrata-table-2 = Il y a 45 formes, chacune avec un numéro de 1 à 6. Plus le numéro est élevé, plus la forme est grande. Elles suivent le quadrillage et peuvent être tournées et retournées (QUAD-10).
rules-quadrata-table-3 = Toutes les formes sont dans le stock, au milieu. À trois, quelques-unes restent dans la boîte : une forme 1, deux formes 2, deux formes 3, deux formes 4, une forme 5 et deux formes 6.
rules-quadrata-table-4 = Convenez d’un nombre de manches. D’habitude trois, cinq ou dix.
rules-quadrata-turn-head = Un tour
rules-quadrata-turn-1 = On lance le dé chacun son tour, dans le sens des aiguilles d’une montre. Le premier à faire un six commence.
rules-quadrata-turn-2 = À votre tour, vous lancez le dé, puis vous déplacez une forme portant ce numéro, d’une seule de ces façons :
rules-quadrata-way-1 = du stock dans votre carré, là où elle entre, ou dans votre réserve ;
rules-quadrata-way-2 = de votre réserve dans votre carré, ou retour au stock ;
rules-quadrata-way-3 = de votre carré dans votre réserve, ou retour au stock ;
rules-quadrata-way-4 = d’un endroit à un autre de votre carré.
rules-quadrata-turn-3 = Il faut jouer, même si cela fait mal.
rules-quadrata-rob-head = Prendre et voler
rules-quadrata-rob-1 = Ni le stock ni votre réserve n’ont ce numéro ? Alors vous pouvez le prendre dans la réserve d’un autre joueur.
rules-quadrata-rob-2 = Si aucune réserve ne l’a non plus, et alors seulement, vous pouvez le voler dans le carré d’un autre joueur. Ce que vous prenez va dans votre carré ou dans votre réserve (QUAD-10).
rules-quadrata-joker-head = Le six comme joker
rules-quadrata-joker-1 = Dès qu’un numéro manque dans le stock, le six est un joker jusqu’à la fin de la manche, à partir du joueur suivant : qui en fait un peut déplacer une forme de n’importe quel numéro, d’une des quatre façons. Cela reste vrai même si des formes reviennent au stock.
rules-quadrata-scoring-head = Le décompte
rules-quadrata-scoring-1 = Le premier à remplir tout son carré met fin à la manche. Alors chacun compte :
rules-quadrata-count-1 = +1 pour chaque forme dans votre carré
rules-quadrata-count-2 = −1 pour chaque forme dans votre réserve (QUAD-10)
rules-quadrata-count-3 = +5 si vous avez terminé la manche
rules-quadrata-end-head = La fin
rules-quadrata-end-1 = Le total le plus élevé de toutes les manches l’emporte. À égalité, on partage la victoire.
rules-quadrata-alone-head = En solo
rules-quadrata-alone-1 = Il faut être au moins deux pour jouer à Quadrata : s’il n’y a personne, un robot s’assied avec vous. Il n’y a pas de rangs.
rules-quadrata-editions-head = Éditions
rules-quadrata-editions-1 = Voici le jeu tel qu’il est paru en 1973.
rules-quadrata-editions-2 = Vous avez la boîte, ou vous inventez d’autres formes ? Une édition est un petit fichier de texte où chaque forme est dessinée. On peut le corriger, et vous pouvez en écrire un autre.
rules-quadrata-rulings-head = Précisions
rules-quadrata-rulings-1 = Là où la règle se tait, voici comment on joue ici :
ruling-quadrata-1 = Le six qui décide qui commence n’est pas joué. Ce joueur relance le dé.
ruling-quadrata-2 = Si vous avez ce numéro dans votre carré, vous pouvez tout de même l’y déplacer ou l’en sortir. Prendre aux autres est un choix de plus, jamais une obligation tant qu’il y a un autre coup.
ruling-quadrata-3 = S’il n’y a aucun coup permis, on passe son tour.
ruling-quadrata-4 = Un six joker peut aussi se jouer comme un simple six, pour prendre et voler. Le joker lui-même ne prend rien aux autres.
ruling-quadrata-5 = Une forme déplacée dans le carré doit couvrir d’autres endroits qu’avant. La remettre où elle était n’est pas un coup.
ruling-quadrata-6 = La réserve n’a pas de limite. Une forme volée laisse un trou dans le carré, et son propriétaire ne reçoit rien en échange.
ruling-quadrata-7 = À la manche suivante, le premier six décide encore qui commence.
ruling-quadrata-8 = À égalité, on partage la victoire.
ruling-quadrata-9 = La règle ne prévoit pas de fin sans carré plein. Une table peut convenir d’un nombre maximal de tours par manche ; les tours de tous comptent, même passés. Une manche ainsi arrêtée se compte sans les +5.
rules-quadrata-decided-1 = La personne assise à la place 1 lance le dé en premier pour le six, à chaque manche.
ruling-quadrata-10 = La règle ne dit pas si l’on peut retourner les formes, si elles doivent suivre le quadrillage, où va une forme prise ou volée, s’il faut voler quand aucun autre coup n’est possible, ni si une forme en réserve coûte un point ou son numéro. Ici, on tourne et on retourne les formes à volonté, et elles suivent le quadrillage. Ce que vous prenez va dans votre carré ou dans votre réserve. Si voler est le seul coup possible, il faut voler. Chaque forme en réserve coûte un point.
ruling-quadrata-11 = À deux, avec le grand carré, une manche est longue, et certaines ne finissent jamais. À une nouvelle table de deux, on propose donc un maximum de 100 tours par manche ; on peut aussi jouer sans limite. Outre 3, 5 et 10 manches, les exemples de la règle, on peut choisir une seule manche.
rules-quadrata-decided-2 = Un carré rempli au tout dernier tour permis compte comme rempli.
rules-quadrata-decided-3 = Il y a toujours un coup permis, avec les 45 formes comme avec les 35 à trois joueurs ; personne ne passe jamais.
rules-quadrata-sources-head = D’où vient tout cela
rules-quadrata-sources = Les règles sont racontées ici avec nos propres mots, d’après la règle allemande. Qu’il y ait de petits et de grands triangles, des carrés et des parallélogrammes, on le sait par une critique conservée sur ftp.informatik.rwth-aachen.de. Le reste n’est plus visible. Voici donc ce que nous avons reconstitué :
rules-quadrata-made-1 = Quelle forme a quel numéro. La forme de numéro n a l’aire de n demi-carrés ; les règles veulent de plus grandes formes pour de plus grands numéros.
rules-quadrata-made-2 = Combien il y en a : cinq formes 1, neuf formes 2, neuf formes 3, neuf formes 4, cinq formes 5, huit formes 6. Qu’il y en ait 45 en tout, c’est dans la règle.
rules-quadrata-made-3 = La taille des carrés : 6 × 6 et 4 × 4. À deux, trois et quatre, il faut alors 90 %, 78 % et 80 % du stock.
rules-quadrata-forms-caption = Les six formes avec leurs numéros, et combien il y en a de chacune.
rules-quadrata-forms-alt = 1 : un petit triangle. 2 : un carré. 3 : un carré et un triangle. 4 : un grand triangle. 5 : deux carrés et un triangle. 6 : un parallélogramme.
rules-quadrata-boards-caption = Deux planches en cours de partie. Sous chacune se trouve la réserve.
rules-quadrata-boards-alt = À gauche, un grand carré avec neuf formes ; en son milieu, le petit carré en pointillé, et deux formes dans la bande du dessous. À droite, la même planche où seul sert le petit carré : il contient quatre formes, la bande du dessous une.
rules-quadrata-boards-two = À deux : le grand carré
rules-quadrata-boards-more = À trois ou quatre : le petit carré
rules-quadrata-ways-caption = Les quatre façons de déplacer une forme, de a à d.
rules-quadrata-ways-alt = Des flèches relient stock, réserve et carré : du stock au carré ou à la réserve, de la réserve au carré ou au stock, du carré à la réserve ou au stock, et à l’intérieur du carré.
rules-quadrata-try-1-head = Un lancer, bien des façons
rules-quadrata-try-1 = Vous avez fait un 3. Posez une forme 3 du stock, déplacez l’une des vôtres, ou gardez-en une dans la réserve – où elle compte −1.
rules-quadrata-try-2-head = Voler
rules-quadrata-try-2 = Vous avez fait un 1. Il n’y en a plus dans le stock, ni dans aucune réserve. Il ne manque qu’un petit triangle à votre carré…

## What can be agreed on
quadrata-option-rounds = Manches
help-quadrata-option-rounds = Une manche s’arrête quand un carré est plein, ou à la limite de tours. Elle dure environ dix minutes.
quadrata-option-turn-limit = Maximum de tours par manche
quadrata-option-turn-limit-none = sans limite
help-quadrata-option-turn-limit = Après autant de tours, on compte même si aucun carré n’est plein. À deux, cela peut durer très longtemps.
quadrata-way-stock = stock
quadrata-way-reserve = réserve
quadrata-way-square = carré

## The guided first round

guide-quadrata-1 = Ce carré est à remplir, et chaque forme qui s’y trouve vaut un point, grande ou petite. Qui remplit son carré le premier termine la manche et en gagne cinq de plus.
guide-quadrata-2 = Vous avez fait un 2. Prenez un 2 dans le stock et posez-le dans votre carré, tout contre les autres. Touchez la forme, puis un endroit, ou choisissez avec les flèches et Entrée.
guide-quadrata-3 = Maintenant un 1, mais le stock n’en a plus, et aucune réserve n’en a. Vous pouvez donc voler : prenez un 1 dans l’autre carré et posez-le dans le trou de votre ligne du bas.
guide-quadrata-4 = Rien de ce qui est posé n’est à l’abri, chez vous non plus. Et comme il n’y a plus de 1, un six est maintenant un joker : il déplace une forme de n’importe quel numéro.
guide-quadrata-5 = Ce qui n’entre nulle part va dans la réserve, où cela coûte un point, ou retourne au stock. Et ainsi de suite, coup de dé après coup de dé, jusqu’à ce qu’un carré soit plein.

## A square to fill

quadrata-pack-taken = Vous tenez un { $number } ; il en reste { $left }.
quadrata-pack-laid = Posées : { $laid }.
quadrata-pack-label = Carré à remplir, { $laid } formes posées sur { $of }
quadrata-pack-take = Prendre un { $number }, il en reste { $left }
quadrata-pack-choose = Choisissez une forme.
quadrata-pack-shift = Déplacez-la, tournez-la, puis posez-la.
quadrata-pack-put = Reposer
quadrata-pack-back = Annuler la dernière
quadrata-pack-lay = Poser
quadrata-pack-keys = 1–6 choisir une forme · flèches déplacer · R tourner · F retourner · Entrée poser · U annuler · Échap reposer
