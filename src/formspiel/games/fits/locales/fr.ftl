about-fits = Faites tomber seize pièces en laissant le moins de trous possible.

## At the table

fits-uncovered = { $count ->
    [1] une case ordinaire visible
   *[other] { $count } cases ordinaires visibles
}
fits-row = ligne { $row } complète
fits-bonus = case bonus visible, colonne { $column }, ligne { $row }
fits-malus = case malus visible, colonne { $column }, ligne { $row }
fits-circle-one = un seul rond visible
fits-circle-some = { $count } ronds visibles
fits-circle-both = les deux ronds visibles
fits-circle-all = les { $count } ronds visibles
fits-star-one = une seule étoile visible
fits-star-some = { $count } étoiles visibles
fits-star-both = les deux étoiles visibles
fits-star-all = les { $count } étoiles visibles
fits-diamond-one = un seul losange visible
fits-diamond-some = { $count } losanges visibles
fits-diamond-both = les deux losanges visibles
fits-diamond-all = les { $count } losanges visibles
fits-triangle-one = un seul triangle visible
fits-triangle-some = { $count } triangles visibles
fits-triangle-both = les deux triangles visibles
fits-triangle-all = les { $count } triangles visibles
fits-cross-one = une seule croix visible
fits-cross-some = { $count } croix visibles
fits-cross-both = les deux croix visibles
fits-cross-all = les { $count } croix visibles
fits-square-one = un seul carré visible
fits-square-some = { $count } carrés visibles
fits-square-both = les deux carrés visibles
fits-square-all = les { $count } carrés visibles
fits-heart-one = un seul cœur visible
fits-heart-some = { $count } cœurs visibles
fits-heart-both = les deux cœurs visibles
fits-heart-all = les { $count } cœurs visibles
fits-moon-one = une seule lune visible
fits-moon-some = { $count } lunes visibles
fits-moon-both = les deux lunes visibles
fits-moon-all = les { $count } lunes visibles
fits-word = mot { $word } visible
fits-letter = lettre { $letter } visible, dans aucun mot
fits-draw-start = { $player } pioche la carte Départ { $piece }
fits-turn-card = carte Construction { $piece }
fits-place-box = { $wide ->
    [1] colonne { $first }
   *[other] colonnes { $first } à { $last }
}, { $high ->
    [1] ligne { $row }
   *[other] lignes { $row } à { $top }
}
fits-place = colonnes { $first } à { $last }, { $lines }
fits-line = { $high ->
    [1] ligne { $row }
   *[other] lignes { $row } à { $top }
} : { $columns }
fits-set-aside = mettre { $piece } de côté
fits-board = planche { $board }
fits-card = pièce en jeu : { $piece } (carte { $count } sur { $of })
fits-start = pièce de départ : { $piece }
fits-to-come = encore à venir : { $pieces }
fits-aside = mises de côté : { $pieces }

## Puzzles

fits-puzzle-goal = Planche { $board } : placez les { $number } dernières pièces pour un maximum de points.

## On the page

fits-covered-rows = Colonnes couvertes, ligne par ligne
fits-small = { $count ->
    [0] une planche vide
    [1] une planche avec une pièce
   *[other] une planche avec { $count } pièces
}
fits-board-label = Votre planche : { $count ->
    [0] aucune pièce
    [1] une pièce
   *[other] { $count } pièces
}, { $moves ->
    [0] aucun choix
    [1] un seul choix
   *[other] { $moves } choix
}. Flèches pour déplacer, R tourne, F retourne, Entrée lâche, S met de côté.
fits-aside-button = De côté
fits-covered = { $covered } cases couvertes sur { $of }
fits-log-place = { $who ->
    [you] { $wide ->
        [1] Vous lâchez la pièce sur la colonne { $first }.
       *[other] Vous lâchez la pièce sur les colonnes { $first } à { $last }.
    }
   *[other] { $wide ->
        [1] { $name } lâche la pièce sur la colonne { $first }.
       *[other] { $name } lâche la pièce sur les colonnes { $first } à { $last }.
    }
}
fits-log-aside = { $who ->
    [you] Vous mettez la pièce de côté.
   *[other] { $name } met la pièce de côté.
}
fits-hint = Tournez la pièce et lâchez-la.
fits-in-play = Pièce { $count } sur { $of }
fits-in-play-start = Pièce de départ
fits-left = Encore à venir ({ $count })
fits-aside-count = Mises de côté ({ $count })
fits-rule-open = Chaque case ordinaire visible : −1
fits-rule-row = Chaque ligne complète : { $points }
fits-rule-value = Les nombres visibles comptent pour leur valeur
fits-rule-symbol = { $count ->
    [1] Un symbole visible une seule fois : { $points }
   *[other] { $count } × le même symbole visible : { $points }
}
fits-rule-word = { $word } visible : { $points }
fits-rule-letter = Chaque autre lettre visible : { $points }

## The bots

player-fits-easy = Fait tomber chaque pièce bien bas, avec peu de trous dessous, et épargne les cases bonus, mais sans grand soin ; ne regarde jamais les symboles, les lettres ni la suite.
player-fits-medium = Perd le moins de points possible avec la pièce en main et empile bien à plat ; ne pense jamais aux pièces à venir.
player-fits-hard = Sait, après des milliers de manches, ce que vaut une planche avec les pièces à venir, mais ne prévoit que la toute dernière.
player-fits-master = Joue ses meilleurs coups jusqu’à la fin de la manche, maintes fois, les cartes à venir dans toutes sortes d’ordres, et calcule exactement les dernières cartes.
bot-fits-easy = Caillou
bot-fits-medium = Brique
bot-fits-hard = Maçon
bot-fits-master = Architecte

## The rules

rules-fits-lead = De Reiner Knizia, paru en 2009 · 1 à 4 joueurs
rules-fits-idea-head = L’idée
rules-fits-idea-1 = Chacun fait glisser les mêmes seize pièces, dans le même ordre, sur sa propre planche. Ce qui reste visible coûte des points – sauf les cases que l’on préfère voir.
rules-fits-table-head = Sur la table
rules-fits-table-1 = Chacun a les mêmes 16 pièces : dix de cinq carrés, quatre de quatre, deux de trois. Ensemble, elles font 72 carrés, exactement autant qu’il y a de cases sur une planche. On peut les tourner et les retourner.
rules-fits-table-2 = Une planche a 6 colonnes et 12 lignes. La partie habituelle se joue sur les planches 1 à 4, une manche sur chacune. Les planches 5 à 8 et JEUXSOC attendent ceux qui en veulent plus.
rules-fits-table-3 = Seize cartes Construction, une par pièce, disent quelle pièce vient ensuite. Quatre cartes Départ disent avec quelle pièce chacun commence.
rules-fits-turn-head = Une manche
rules-fits-turn-1 = D’abord, chacun pioche une carte Départ différente et pose cette pièce, où et comme il veut.
rules-fits-turn-2 = Puis on retourne les cartes Construction, les seize, une à une. Tous jouent la même pièce, chacun sur sa planche : on la pose ou on la met de côté. Si c’est votre pièce de départ, vous ne faites rien. Elle est déjà là.
rules-fits-turn-3 = Vous pouvez mettre de côté autant de pièces que vous voulez. Elles ne reviennent pas dans cette manche.
rules-fits-drop-head = Comment tombe une pièce
rules-fits-drop-1 = Une pièce arrive par le haut et glisse tout droit jusqu’au bord inférieur ou jusqu’à une autre pièce. En chemin, on ne la tourne ni ne la décale.
rules-fits-drop-2 = Un trou recouvert est perdu : rien ne s’y glisse par le côté.
rules-fits-drop-3 = Une pièce ne peut pas dépasser sur les côtés. En haut, elle le peut, pourvu qu’au moins un de ses carrés repose sur la planche.
rules-fits-scoring-head = Le décompte
rules-fits-scoring-1 = Après la seizième carte, chaque case ordinaire encore visible coûte un point. Les cases spéciales ne coûtent jamais ce point. Elles ont leurs propres règles, différentes sur chaque planche :
rules-fits-board-1 = +1 pour chaque ligne complète.
rules-fits-board-2 = Une case bonus visible rapporte sa valeur : 1, 2 ou 3.
rules-fits-board-3 = Comme la planche 2. Mais certaines cases coûtent 5 si elles sont visibles.
rules-fits-board-4 = Cinq symboles, deux de chaque. Les deux visibles : +3. Un seul visible : −3. Aucun visible : 0.
rules-fits-board-5 = Comme la planche 1. Les cases vides ne coûtent rien et comptent comme couvertes pour leur ligne.
rules-fits-board-6 = Comme la planche 2.
rules-fits-board-7 = Comme la planche 3.
rules-fits-board-8 = Quatre symboles, trois de chaque. Deux visibles : +3. Un seul ou les trois visibles : −3. Aucun visible : 0.
rules-fits-board-JEUXSOC = Sept lettres. Toutes visibles : +7. Sinon, J, E, U et X toutes visibles : +4. Chaque lettre visible qui n’est dans aucun mot : −3 (FITS-9).
rules-fits-end-head = La fin
rules-fits-end-1 = On mélange toutes les cartes, et la planche suivante commence. Après la dernière, le total le plus élevé l’emporte. À égalité, on partage la victoire.
rules-fits-alone-head = En solo
rules-fits-alone-1 = Jouez les planches 1 à 4 et additionnez. Le total vous donne votre rang :
rules-fits-editions-head = Éditions
rules-fits-editions-1 = Voici le jeu tel qu’il est paru en 2009. Vous pouvez choisir les planches que vous voulez, dans n’importe quel ordre, chacune une fois.
rules-fits-editions-2 = Vous avez la boîte, ou vous inventez d’autres planches ? Une édition est un petit fichier de texte où chaque planche est dessinée. On peut le corriger, et vous pouvez en écrire un autre.
rules-fits-rulings-head = Précisions
rules-fits-rulings-1 = Là où les règles se taisent ou se contredisent, voici comment on joue ici :
ruling-fits-1 = Pour la planche 1, la règle néerlandaise parle d’une rangée verticale, la française d’une ligne. Une ligne est horizontale : six cases.
ruling-fits-2 = Les rangs néerlandais s’arrêtent à 0, les français disent « jusqu’à 5 ». Avec 5 points ou moins, même très loin sous zéro, on a le dernier rang.
ruling-fits-3 = Une pièce peut tomber si au moins un de ses carrés vient reposer dans les douze lignes. Si elle devait rester tout entière au-dessus, on la met de côté.
ruling-fits-4 = Une pièce mise de côté ne revient pas dans la manche.
ruling-fits-5 = La carte Construction d’une pièce de départ est retournée comme les autres ; elle est une des seize.
ruling-fits-6 = Les rangs valent pour les planches 1 à 4, dans n’importe quel ordre. Avec d’autres planches, on a des points et pas de rang.
ruling-fits-7 = Planche 7 : le scan la décrit trois fois et se contredit. Deux fois, deux ronds de chaque sorte sont au-dessus de la grille ; une fois, les trois lignes du haut sont remplies de −5, de 2 et de 1. Ici, on suit les lignes.
ruling-fits-8 = Planches 5 et 6 : le scan ne montre que leurs numéros. Que la planche 5 ait des cases vides et la planche 6 des cases bonus, où elles se trouvent et ce qu’elles comptent : tout cela vient de nous.
ruling-fits-9 = JEUXSOC : une lettre inutilisée, qui coûte 3 points, est une lettre visible qui n’est dans aucun mot compté. +7 remplace +4.
rules-fits-decided-1 = On pioche toutes les cartes Départ avant que quiconque pose une pièce. Une pièce de départ doit tomber ; on ne peut pas la mettre de côté.
rules-fits-decided-2 = Ce que vous faites d’une carte reste caché aux autres jusqu’à ce que tous aient joué.
rules-fits-decided-3 = Les rangs ne valent qu’en solo.
rules-fits-sources-head = D’où vient tout cela
rules-fits-sources = Les règles sont racontées ici avec nos propres mots, d’après les règles néerlandaise et française. La liste des seize pièces vient d’escaleajeux.fr ; que les cartes Départ montrent des pièces de cinq carrés, on le sait par dzinztomikiem.pl. Les images des planches sont perdues. Voici donc ce que nous avons reconstitué :
rules-fits-made-1 = Cartes Départ : qu’elles montrent F, N, W et Y.
rules-fits-made-2 = Planches 2, 3 et 4 : l’emplacement des cases spéciales, choisi pour qu’une partie entière rapporte à peu près ce que les rangs attendent.
rules-fits-made-3 = Planches 5 et 6 : tout, y compris ce qui y compte (FITS-8).
rules-fits-made-4 = Planche 7 : déduite des descriptions d’un scan qui se contredisent, donc sans certitude (FITS-7).
rules-fits-made-5 = Planche 8 : un des douze symboles, un rond.
rules-fits-made-6 = JEUXSOC : l’emplacement des lettres. Les lettres et les points sont dans la règle.
rules-fits-pieces-caption = Les seize pièces et leurs noms.
rules-fits-pieces-alt = Les contours des seize pièces : F, L, N, P, T, U, V, W, X et Y de cinq carrés ; L, O, S et T de quatre ; I et L de trois.
rules-fits-falls-caption = La pièce tombe tout droit et s’arrête au premier obstacle. Les deux cases au-dessous ne sont plus accessibles.
rules-fits-falls-alt = Un T de quatre carrés tombe sur une tour, à gauche. À droite de la tour, deux cases vides restent dessous, barrées.
rules-fits-never-caption = Pas comme cela : aucune pièce n’est poussée de côté sous une autre (à gauche), et aucune n’est tournée en chemin (à droite).
rules-fits-never-alt = Deux planches avec, au bord droit, un Y de cinq carrés qui surplombe des cases vides. Sur la première, une flèche y pousse un O par le côté ; sur la seconde, une flèche y fait tourner une barre de trois. Les deux endroits sont barrés.
rules-fits-counts-caption = La planche 1 à la fin d’une manche : neuf lignes sont complètes, +9. Cinq cases sont encore visibles, −5. Cela fait 4 points.
rules-fits-counts-alt = Une planche entière avec quinze pièces. Neuf de ses douze lignes sont marquées +1. Dans les trois autres, cinq cases en tout sont visibles, marquées −1 chacune.
rules-fits-try-1-head = Les dernières cartes sur la planche 1
rules-fits-try-1 = Il ne reste que quelques cartes. Chaque case visible coûte un point, chaque ligne complète en rapporte un. Où vont les pièces ?
rules-fits-try-2-head = Les symboles de la planche 4
rules-fits-try-2 = Les deux symboles d’une même sorte visibles : +3. Un seul : −3. Parfois, mieux vaut mettre une pièce de côté.

## What can be agreed on
fits-option-boards = Planches
fits-option-boards-all = 1–4, partie entière
fits-option-boards-more = 5–8, autres planches
help-fits-option-boards = Une planche, c’est une manche, environ deux minutes en solo. Les points et les rangs sont pensés pour les planches 1–4.

## The guided first round

guide-fits-1 = Voici votre planche. Seize pièces arrivent l’une après l’autre ; couvrez le plus possible, car chaque case restée ouverte coûte un point.
guide-fits-2 = Posez la première pièce à plat dans le coin en bas à gauche. Déplacez-la avec ← → ou le doigt, tournez-la avec R ou le bouton, et faites-la tomber avec Entrée ou le grand bouton.
guide-fits-3 = Maintenant un carré. Faites-le tomber juste à côté de la première : la ligne du bas est alors complète, et sur cette planche une ligne complète rapporte un point.
guide-fits-4 = Les pièces tombent tout droit et ne glissent jamais de côté : ce qui est recouvert d’un toit est perdu. Cette croix est encombrante : faites-la tomber là où elle gêne le moins, ou mettez-la de côté.
guide-fits-5 = On continue ainsi jusqu’à la seizième carte. Alors chaque case ouverte coûte un point, et chaque ligne complète en rapporte un. Les autres planches récompensent autre chose : leur règle est écrite à côté.
