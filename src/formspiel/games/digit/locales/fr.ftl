about-digit = Déplacez un bâtonnet, formez la figure d’une de vos cartes, videz votre main.

## At the table

digit-cards-left = { $count ->
    [0] aucune carte en main
    [1] une carte en main
   *[other] { $count } cartes en main
}
digit-pile = { $count ->
    [0] aucune carte posée
    [1] une carte posée
   *[other] { $count } cartes posées
}
digit-extra-moves = { $count ->
    [0] aucun coup de trop
    [1] un coup de trop
   *[other] { $count } coups de trop
}
digit-turn-up = la carte { $figure } est retournée
digit-deal = { $player } reçoit { $figures }
digit-draw = { $player } pioche { $figures }
digit-reshuffle = les cartes posées sont mélangées
digit-move = de { $start } ({ $way ->
    [h] à l’horizontale
   *[v] à la verticale
}) à { $to } ({ $to_way ->
    [h] à l’horizontale
   *[v] à la verticale
})
digit-standard = DIGIT standard
digit-standard-open = DIGIT standard, à jeu ouvert
digit-plus = DIGIT-Plus
digit-plus-open = DIGIT-Plus, à jeu ouvert
digit-solitaire = DIGIT en solitaire
digit-game = partie { $game } sur { $of }
digit-stack = pioche : { $stack }, posées : { $pile }
digit-last = dernière posée : { $figure } ({ $player })
digit-run = posées à ce tour : { $count }
digit-last-turns = { $count ->
    [1] le dernier tour de la partie
   *[other] encore { $count } tours avant la fin
}
digit-hand-size = { $count ->
    [0] { $player } n’a plus de cartes
    [1] { $player } a une carte
   *[other] { $player } a { $count } cartes
}
digit-hand = { $player } : { $figures }

## Puzzles

digit-puzzle-way = De { $start } à { $target } en aussi peu de coups que possible.
digit-puzzle-all = Posez les { $number } cartes avec aussi peu de coups de trop que possible.
digit-puzzle-known = Posez { $number } cartes avec aussi peu de coups de trop que possible ; vous savez lesquelles viennent.

## On the page

digit-board-label = Les bâtonnets forment la figure { $figure } : { $sticks }. { $moves ->
    [0] Aucun choix.
    [1] Un seul choix.
   *[other] { $moves } choix.
} Entrée soulève un bâtonnet, les flèches choisissent un emplacement, Entrée confirme.
digit-board-empty = Il n’y a pas encore de bâtonnets sur la table.
digit-stick = { $way ->
    [h] à l’horizontale en
   *[v] à la verticale en
} { $at }
digit-words = à l’horizontale en { $across } ; à la verticale en { $upright }
digit-words-across = à l’horizontale en { $across }
digit-words-upright = à la verticale en { $upright }
digit-hint-lift = Soulevez un bâtonnet.
digit-hint-place = Où le mettre ?
digit-hint-confirm = Comme ça ?
digit-lifted = { $count ->
    [1] Soulevé. Un emplacement possible.
   *[other] Soulevé. { $count } emplacements possibles.
}
digit-is-back = Le bâtonnet est reposé.
digit-put-back = Reposer
digit-becomes = → { $figure }
digit-becomes-own = → { $figure } (à vous)
digit-makes = Donne { $figure }.
digit-makes-own = Donne { $figure } : c’est votre carte !
digit-makes-other = Donne { $figure } : { $name } a cette carte.
digit-would-lay = sera posée
digit-hand-own = Vos cartes
digit-cards-open = Cartes visibles
digit-hand-empty = Aucune carte.
digit-sort = Les plus proches d’abord
digit-away = { $count ->
    [0] ici
    [1] 1 coup
   *[other] { $count } coups
}
digit-cards = { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
digit-table = Sur la table
digit-stack-label = Pioche
digit-last-label = Dernière
digit-first-card = retournée
digit-laid-down = Toutes les cartes posées ({ $count })
digit-run-of = Posées à ce tour : { $count } sur { $of }
digit-idle = { $count ->
    [0] Aucun tour sans poser
    [1] Un tour sans poser
   *[other] { $count } tours sans poser
}
digit-due = { $count ->
    [1] { $name } pioche une carte
   *[other] { $name } pioche { $count } cartes
}
digit-deal-hidden = { $count ->
    [1] { $player } reçoit une carte
   *[other] { $player } reçoit { $count } cartes
}
digit-draw-hidden = { $count ->
    [1] { $player } pioche une carte
   *[other] { $player } pioche { $count } cartes
}
digit-told-move = { $who ->
    [you] Vous déplacez un bâtonnet.
   *[other] { $name } déplace un bâtonnet.
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
digit-news-last-turns = La dernière carte est piochée : encore un tour chacun, { $name } en dernier.
digit-news-you-last-turns = Vous avez pioché la dernière carte : encore un tour chacun, vous en dernier.
digit-news-extra = Rien posé : un point de moins.
digit-keys = Touches : Tab ou les flèches vont d’un bâtonnet à l’autre, Entrée soulève, les flèches choisissent un emplacement, Entrée confirme, Échap repose, U annule

## The bots

player-digit-easy = Passe souvent à côté d’une carte qu’il pourrait poser, et déplace alors n’importe quel bâtonnet n’importe où.
player-digit-medium = Pose ce qu’il peut, sinon va vers sa carte la plus proche ; ne pense jamais à la suite.
player-digit-hard = En solo, juge chaque carte d’après ce qu’il a appris de nombreuses parties ; contre d’autres, pose la carte la plus difficile et laisse peu au suivant.
player-digit-master = Contre d’autres, il retient ce que leurs coups révèlent de leurs cartes et joue la suite de chaque bon choix avec beaucoup de mains possibles ; en solo, il prévoit jusqu’à deux cartes et joue les dernières sans faute.
bot-digit-easy = Étincelle
bot-digit-medium = Allumette
bot-digit-hard = Bougie
bot-digit-master = Phare

## The rules

rules-digit-lead = De Gerhard Kodys, paru en 1987 · 1 à 4 joueurs
rules-digit-idea-head = L’idée
rules-digit-idea-1 = Cinq bâtonnets sont sur la table. Déplacez-en un, et tâchez de former une figure qui se trouve sur une de vos cartes.
rules-digit-table-head = Sur la table
rules-digit-table-1 = Cinq bâtonnets de même longueur suivent les lignes d’un quadrillage.
rules-digit-table-2 = Chacune des 55 cartes montre une figure : toutes les façons de relier cinq bâtonnets, une fois chacune. Tournée ou retournée, une figure reste la même.
rules-digit-turn-head = Un tour
rules-digit-turn-1 = On retourne une carte, et les bâtonnets sont disposés comme elle le montre. Chacun reçoit cinq cartes. Selon la règle, le plus jeune commence. Cette page ignore votre âge : ici, la personne assise à la place 1 commence. Laissez donc cette place au plus jeune. Ensuite, on joue dans le sens des aiguilles d’une montre.
rules-digit-turn-2 = À votre tour, vous déplacez exactement un bâtonnet, de sorte que les cinq soient de nouveau reliés. Deux bâtonnets sont reliés là où leurs bouts se touchent.
rules-digit-turn-3 = Si la nouvelle figure est sur une carte, celle-ci peut être posée. À qui est la carte, et ce qui s’ensuit : cela dépend de la version.
rules-digit-standard-head = DIGIT standard
rules-digit-standard-1 = De 2 à 4 joueurs. Si la figure est sur une de vos cartes, vous posez cette carte. Si elle est sur la carte d’un autre, c’est lui qui la pose, et vous n’avez pas à piocher. Si personne ne pose, vous piochez une carte.
rules-digit-standard-2 = Le premier à ne plus avoir de cartes gagne. Les autres notent un point négatif par carte restante. Sur plusieurs parties, gagne qui en a le moins.
rules-digit-plus-head = DIGIT-Plus
rules-digit-plus-1 = De 2 à 4 joueurs. Chacune de vos cartes dont vous formez la figure va sur votre propre pile, et vous rejouez : jusqu’à cinq cartes en un tour. Ensuite, vous complétez votre main à cinq.
rules-digit-plus-2 = Chaque carte de votre pile vaut un point. La plus grande pile gagne ; sur plusieurs parties, le total le plus élevé.
rules-digit-open-head = À jeu ouvert
rules-digit-open-1 = DIGIT standard et DIGIT-Plus peuvent se jouer cartes sur table. Alors vous voyez ce que vous donnez.
rules-digit-alone-head = En solo : DIGIT en solitaire
rules-digit-alone-1 = Vous avez devant vous cinq cartes, face visible. Chaque carte dont vous formez la figure est posée et aussitôt remplacée, et vous continuez jusqu’au bout de la pioche.
rules-digit-alone-2 = Chaque coup qui ne pose rien est un coup de trop et coûte un point. Les points perdus vous donnent votre rang :
rules-digit-editions-head = Éditions
rules-digit-editions-1 = Voici le jeu tel qu’il est paru en 1987, à cinq bâtonnets.
rules-digit-editions-2 = Une édition est un petit fichier de texte, et vous pouvez en écrire une autre. Avec quatre bâtonnets, il y a 16 figures, avec six, il y en a 222 ; toutes sont calculées.
rules-digit-rulings-head = Précisions
rules-digit-rulings-1 = Là où la règle se tait, voici comment on joue ici :
ruling-digit-1 = Le bâtonnet doit finir ailleurs que là où il était. Les quatre autres peuvent se séparer un instant ; seul le résultat compte. Ce peut être la même figure qu’avant, ailleurs ou tournée.
ruling-digit-2 = Poser une carte qui convient est toujours bon pour vous en standard et en DIGIT-Plus, donc cela se fait tout seul. Personne n’a à le remarquer.
ruling-digit-3 = En standard, quand la pioche est vide et qu’une carte est due, les cartes posées sauf la dernière sont mélangées et forment la pioche. S’il n’y a que la dernière, personne ne pioche.
ruling-digit-4 = La carte retournée au début est la première des cartes posées, et n’est à personne.
ruling-digit-5 = La règle ne dit pas quand DIGIT-Plus finit ; à vous de choisir. « Encore un tour chacun », comme le raconte une critique publiée : une fois piochée la dernière carte, chacun joue encore un tour, l’un après l’autre, et celui qui l’a piochée joue en dernier ; la partie finit après ces tours, ou aussitôt que personne n’a plus de carte en main. Ou « jusqu’au bout », de notre cru : la partie finit quand la pioche est vide et que soit toutes les mains sont vides, soit tous, l’un après l’autre, ont joué un tour sans rien poser. Après un tour sans rien poser, on ne pioche pas.
ruling-digit-6 = En DIGIT-Plus, une figure sur la carte d’un autre joueur ne lui rapporte rien.
ruling-digit-7 = En solitaire, chaque coup qui ne pose rien est un coup de trop, même si une carte était à portée ; le coup qui pose ne coûte rien. La partie finit quand la dernière carte est posée.
ruling-digit-8 = En DIGIT-Plus, cinq cartes posées en un tour mettent fin au tour.
ruling-digit-9 = Une série est un nombre convenu de parties ; une, si rien n’est dit. Une série jusqu’à un nombre convenu de points ne peut pas se choisir ici ; convenez plutôt d’une partie de plus.
ruling-digit-10 = En DIGIT-Plus, un joueur sans cartes déplace tout de même un bâtonnet à son tour.
ruling-digit-11 = Plus on a de points, mieux c’est : −1 par carte restante en standard, +1 par carte de votre pile en DIGIT-Plus, −1 par coup de trop en solitaire.
ruling-digit-12 = En DIGIT-Plus et en solitaire, qui a posé doit rejouer : on ne peut pas passer. Le tour continue jusqu’à un coup qui ne forme aucune de vos figures, comme le dit la même critique.
ruling-digit-13 = Des éditions anglaise et française s’appellent Stix (Piatnik) et Pick-it (Discovery Toys), selon la Wikipédia allemande.
rules-digit-decided-1 = La personne assise à la place 1 commence chaque partie d’une série.
rules-digit-decided-2 = Une partie standard finit dès qu’une main est vide, celle de qui joue ou une autre ; on ne pioche plus alors.
rules-digit-decided-3 = En DIGIT-Plus, on complète sa main seulement après un tour où l’on a posé, autant que la pioche le permet. Une main vidée plus tôt, parce que la pioche n’a pas pu la compléter, met aussi fin au tour.
rules-digit-decided-4 = Quand DIGIT-Plus se joue jusqu’au bout, les tours sans pose se comptent dès que la pioche est vide ; si quelqu’un pose, le compte repart de zéro.
rules-digit-decided-5 = Une série de solitaires a un total et pas de rang : le tableau vaut pour un seul passage de la pioche.
rules-digit-decided-6 = Les cartes en main restent cachées à la fin, sauf à jeu ouvert.
rules-digit-decided-7 = Un dernier tour est un tour entier : qui pose rejoue, et qui n’a plus de cartes déplace tout de même un bâtonnet.
rules-digit-sources-head = D’où vient tout cela
rules-digit-sources = Les règles sont racontées ici avec nos propres mots, d’après la règle allemande. Que les cartes montrent une fois chaque figure d’un seul tenant, on le sait par la Wikipédia allemande ; qu’il y en ait 55, on le trouve en comptant. Rien n’est reconstitué.
rules-digit-figures-caption = Cinq des 55 figures.
rules-digit-figures-alt = Cinq figures de cinq bâtonnets : une ligne droite, un crochet, un carré avec une queue, un peigne à trois dents et une croix à un bras plus long.
rules-digit-moved-caption = Un bâtonnet déplacé : celui en pointillé se dresse maintenant à l’autre bout, et la ligne droite est devenue un crochet. C’est la figure que montre la carte.
rules-digit-moved-alt = À gauche, une ligne de cinq bâtonnets. Au milieu, quatre sont encore en ligne, l’emplacement du cinquième est en pointillé, et il se dresse à l’autre bout. À droite, une carte avec ce crochet.
rules-digit-same-caption = Tournée ou retournée, c’est toujours la même figure.
rules-digit-same-alt = Quatre fois la même figure de cinq bâtonnets : telle quelle, tournée d’un quart de tour, d’un demi-tour, et retournée.
rules-digit-try-1-head = Un bâtonnet, cinq cartes
rules-digit-try-1 = Solitaire : déplacez un bâtonnet pour faire apparaître la figure d’une des cinq cartes. Un coup qui ne pose rien coûte un point.
rules-digit-try-2-head = La vôtre ou la sienne ?
rules-digit-try-2 = DIGIT standard à jeu ouvert : formez la figure d’une de vos cartes. Si elle est sur la carte de l’autre, c’est lui qui la pose ; si elle n’est à personne, vous piochez.

## What can be agreed on
digit-option-variant = Version
digit-option-variant-standard = Standard
digit-option-variant-plus = Plus
help-digit-option-variant = Standard : se débarrasser le premier de ses cartes. Plus : en poser le plus possible, même plusieurs par tour.
digit-option-open = Cartes en main
digit-option-open-no = cachées
digit-option-open-yes = visibles
help-digit-option-open = Avec les mains ouvertes, on apprend plus vite : on voit ce que cherchent les autres.
digit-option-games = Parties
help-digit-option-games = Les points d’autant de parties s’additionnent.
digit-option-end = Fin
digit-option-end-last-turns = encore un tour chacun
digit-option-end-played-out = jusqu’au bout
help-digit-option-end = Quand la pioche est vide : encore un tour chacun, ou jusqu’à ce que plus personne ne puisse poser.

## The guided first round

guide-digit-1 = Cinq bâtonnets sont sur la table, et vous avez cinq cartes. Chacune montre une figure ; peu importe dans quel sens vous la formez.
guide-digit-2 = Deux d’entre elles ne sont qu’à un coup. Soulevez un bâtonnet et posez-le ailleurs pour qu’une de ces figures apparaisse ; les cinq doivent rester reliés. Touchez les deux emplacements, ou prenez les flèches et Entrée.
guide-digit-3 = La carte est posée et une nouvelle arrive. Jouez encore : un coup qui ne donne aucune de vos cartes est permis, mais ce coup en plus coûte un point.
guide-digit-4 = On continue jusqu’à la dernière carte. Contre d’autres, chacun a sa main, et qui a posé toutes ses cartes le premier gagne.
