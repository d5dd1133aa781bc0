about-quadrata = Lancez le dé, prenez une forme, remplissez votre carré – ou volez.

## At the table

quadrata-forms = { $count ->
    [1] une forme dans le carré
   *[other] { $count } formes dans le carré
}
quadrata-kept = { $count ->
    [1] une forme dans la réserve
   *[other] { $count } formes dans la réserve
}
quadrata-full = carré rempli, manche terminée
quadrata-starter = le joueur { $player } lance le premier six et commence
quadrata-roll = dé : { $pips }
quadrata-rolled = le dé donne { $pips }
quadrata-joker = le six est un joker : il déplace n’importe quelle forme
quadrata-turn = tour { $count } sur { $of }
quadrata-below = sous le carré sa réserve, tout en bas le stock
quadrata-stock-square = { $number } du stock → { $to }
quadrata-stock-reserve = { $number } du stock → réserve
quadrata-reserve-square = { $number } de la réserve → { $to }
quadrata-reserve-stock = { $number } de la réserve → stock
quadrata-square-reserve = { $number } { $at } → réserve
quadrata-square-stock = { $number } { $at } → stock
quadrata-square-square = { $number } { $at } → { $to }
quadrata-take-square = { $number } de la réserve #{ $player } → { $to }
quadrata-take-reserve = { $number } de la réserve #{ $player } → réserve
quadrata-rob-square = { $number } de #{ $player }, { $at } → { $to }
quadrata-rob-reserve = { $number } de #{ $player }, { $at } → réserve
quadrata-turns = { $count ->
    [1] un tour
   *[other] { $count } tours
}

## On the page

quadrata-stock = Stock
quadrata-reserve = Réserve
quadrata-send-stock = Retour au stock
quadrata-send-reserve = Dans la réserve
quadrata-tile = { $count } de numéro { $number }
quadrata-die = Le dé
quadrata-joker-sign = 6 = joker
quadrata-last = Manche { $round } terminée
quadrata-rob = À prendre chez { $name }
quadrata-what = Que prendre ?
quadrata-where = Où la mettre ?
quadrata-choose = Prenez une forme au bord épais.
quadrata-choose-others = Prenez une forme au bord épais, chez les autres aussi.
quadrata-put-back = Reposer
quadrata-square-label = { $count ->
    [1] Votre carré avec une forme.
   *[other] Votre carré avec { $count } formes.
} Les flèches choisissent et déplacent, Entrée prend et confirme, R tourne, F retourne, Échap repose.
quadrata-keys = Touches : ← → ↑ ↓ choisir et déplacer, R tourner, F retourner, Entrée prendre et confirmer, Échap reposer, U reprendre
quadrata-pick-stock = { $number } du stock
quadrata-pick-kept = { $number } de la réserve
quadrata-pick-own = { $number } dans le carré, { $at }
quadrata-pick-lent = { $number } de la réserve de { $name }
quadrata-pick-rob = { $number } du carré de { $name }, { $at }

## The bots

player-quadrata-easy = Pose les formes là où elles entrent, avec un peu d’ordre, sans plan.
player-quadrata-medium = Remplit son carré avec ordre et ne s’occupe pas des autres.
player-quadrata-hard = Pèse chaque coup : quand il peut finir, ce qu’on peut lui prendre, où en sont les autres.
player-quadrata-master = Poursuit de tête ses meilleurs coups pendant plusieurs tours, avec de nombreux lancers de dé.

## The rules

rules-quadrata-lead = De Karl Friedrich, paru en 1973 · 2 à 4 joueurs
rules-quadrata-idea-head = L’idée
rules-quadrata-idea-1 = Remplissez votre carré de triangles, de carrés et d’autres formes ; le dé dit laquelle vous pouvez déplacer. Toutes les formes valent autant, donc mieux vaut beaucoup de petites que peu de grandes – et rien de ce qui est posé n’est à l’abri.
rules-quadrata-table-head = Sur la table
rules-quadrata-table-1 = Chacun a une tablette avec un grand carré, un plus petit en son milieu et une réserve. À deux, on remplit le grand carré ; à trois ou quatre, le petit.
rules-quadrata-table-2 = Il y a 45 formes, chacune avec un nombre de 1 à 6. Plus le nombre est grand, plus la forme est grande. Elles suivent le quadrillage et peuvent être tournées et retournées.
rules-quadrata-table-3 = Toutes les formes sont dans le stock, au milieu. À trois, quelques-unes restent dans la boîte : 1 un, 2 deux, 2 trois, 2 quatre, 1 cinq et 2 six.
rules-quadrata-table-4 = Convenez d’un nombre de manches. D’habitude trois, cinq ou dix.
rules-quadrata-turn-head = Un tour
rules-quadrata-turn-1 = On lance le dé chacun son tour, dans le sens des aiguilles d’une montre. Qui lance le premier six commence.
rules-quadrata-turn-2 = À votre tour, vous lancez le dé, puis vous déplacez une forme de ce nombre, d’une seule de ces façons :
rules-quadrata-way-1 = du stock dans votre carré, là où elle entre, ou dans votre réserve ;
rules-quadrata-way-2 = de votre réserve dans votre carré, ou retour au stock ;
rules-quadrata-way-3 = de votre carré dans votre réserve, ou retour au stock ;
rules-quadrata-way-4 = dans votre carré, à une autre place.
rules-quadrata-turn-3 = Il faut jouer, même si cela fait mal.
rules-quadrata-rob-head = Prendre et voler
rules-quadrata-rob-1 = Ni le stock ni votre réserve n’ont ce nombre ? Alors vous pouvez le prendre dans la réserve d’un autre joueur.
rules-quadrata-rob-2 = Seulement si aucune réserve ne l’a non plus, vous pouvez le voler dans le carré d’un autre joueur. Ce que vous prenez va dans votre carré ou dans votre réserve.
rules-quadrata-joker-head = Le six comme joker
rules-quadrata-joker-1 = Dès qu’un nombre manque dans le stock, le six est un joker jusqu’à la fin de la manche, à partir du joueur suivant : qui le lance peut déplacer une forme de n’importe quel nombre des quatre façons. Cela reste vrai même si des formes reviennent au stock.
rules-quadrata-scoring-head = Le décompte
rules-quadrata-scoring-1 = Qui remplit le premier tout son carré met fin à la manche. Alors chacun compte :
rules-quadrata-count-1 = +1 pour chaque forme dans votre carré
rules-quadrata-count-2 = −1 pour chaque forme dans votre réserve
rules-quadrata-count-3 = +5 si vous avez terminé la manche
rules-quadrata-end-head = La fin
rules-quadrata-end-1 = La somme la plus haute de toutes les manches gagne. À égalité, on partage la victoire.
rules-quadrata-alone-head = Seul
rules-quadrata-alone-1 = Il faut être au moins deux pour Quadrata : s’il n’y a personne, un robot s’assied avec vous. Il n’y a pas de rangs.
rules-quadrata-editions-head = Éditions
rules-quadrata-editions-1 = Voici le jeu tel qu’il est paru en 1973.
rules-quadrata-editions-2 = Vous avez la boîte, ou vous rêvez de formes à vous ? Une édition est un petit fichier de texte où chaque forme est dessinée. On peut le corriger, et vous pouvez en écrire un autre.
rules-quadrata-rulings-head = Décisions
rules-quadrata-rulings-1 = Là où la règle se tait, voici ce qui vaut ici :
ruling-quadrata-1 = Le six qui décide qui commence n’est pas joué. Ce joueur relance le dé.
ruling-quadrata-2 = Si vous avez ce nombre dans votre carré, vous pouvez tout de même l’y déplacer ou l’en sortir. Prendre aux autres est un choix de plus, jamais forcé tant qu’il y a un autre coup.
ruling-quadrata-3 = S’il n’y a aucun coup permis, on passe son tour.
ruling-quadrata-4 = Un six joker peut aussi se jouer comme un simple six, pour prendre et voler. Le joker lui-même ne prend rien aux autres.
ruling-quadrata-5 = Une forme déplacée dans le carré doit couvrir d’autres places qu’avant. La remettre où elle était n’est pas un coup.
ruling-quadrata-6 = La réserve n’a pas de limite. Un carré dont on a volé une forme a un trou, et son propriétaire ne reçoit rien en échange.
ruling-quadrata-7 = À la manche suivante, le premier six décide encore qui commence.
ruling-quadrata-8 = À égalité, on partage la victoire.
ruling-quadrata-9 = La règle ne connaît pas de fin sans carré plein. Une table peut convenir d’un nombre de tours par manche ; les tours de tous comptent, même passés. Une manche ainsi arrêtée se compte sans les +5.
rules-quadrata-decided-1 = La première place lance le dé en premier pour le six, à chaque manche.
rules-quadrata-decided-2 = Un carré rempli au tout dernier tour permis compte comme rempli.
rules-quadrata-decided-3 = Avec les 45 formes, il y a toujours un coup permis ; personne ne passe jamais.
rules-quadrata-sources-head = D’où vient tout cela
rules-quadrata-sources = Les règles sont dites ici avec nos mots, d’après la règle allemande. Qu’il y a de petits et de grands triangles, des carrés et des parallélogrammes, on le sait d’une critique conservée sur ftp.informatik.rwth-aachen.de. Le reste n’était plus visible. Voici donc ce que nous avons reconstitué :
rules-quadrata-made-1 = Quelle forme a quel nombre. La forme du nombre n a l’aire de n demi-carrés ; les règles veulent de plus grandes formes pour de plus grands nombres.
rules-quadrata-made-2 = Combien il y en a : 5 uns, 9 deux, 9 trois, 9 quatre, 5 cinq, 8 six. Qu’il y en a 45 en tout est dans la règle.
rules-quadrata-made-3 = La taille des carrés : 6 × 6 et 4 × 4. À deux, trois et quatre, il faut alors 90 %, 78 % et 80 % du stock.
rules-quadrata-forms-caption = Les six formes avec leurs nombres, et combien il y en a de chacune.
rules-quadrata-forms-alt = 1 : un petit triangle. 2 : un carré. 3 : un carré et un triangle. 4 : un grand triangle. 5 : deux carrés et un triangle. 6 : un parallélogramme.
rules-quadrata-ways-caption = Les quatre façons de déplacer une forme, de a à d.
rules-quadrata-ways-alt = Des flèches relient stock, réserve et carré : du stock au carré ou à la réserve, de la réserve au carré ou au stock, du carré à la réserve ou au stock, et à l’intérieur du carré.
rules-quadrata-try-1-head = Un dé, bien des façons
rules-quadrata-try-1 = Le dé donne 3. Posez une forme 3 du stock, déplacez l’une des vôtres, ou gardez-en une dans la réserve – où elle compte −1.
rules-quadrata-try-2-head = Voler
rules-quadrata-try-2 = Le dé donne 1. Il n’y en a plus dans le stock, ni dans aucune réserve. Il ne manque qu’un petit triangle à votre carré …

## What can be agreed on
quadrata-option-rounds = Manches
quadrata-option-turn-limit = Tours par manche au plus
quadrata-option-turn-limit-none = sans limite
quadrata-way-stock = stock
quadrata-way-reserve = réserve
quadrata-way-square = carré
