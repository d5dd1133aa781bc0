about-fits = Laissez tomber seize pièces et le moins de trous possible.

## At the table

fits-uncovered = { $count ->
    [1] une case découverte
   *[other] { $count } cases découvertes
}
fits-row = ligne { $row } complète
fits-bonus = case bonus visible, colonne { $column }, ligne { $row }
fits-malus = case malus visible, colonne { $column }, ligne { $row }
fits-circle-one = seulement un rond visible
fits-circle-some = { $count } ronds visibles
fits-circle-both = les deux ronds visibles
fits-circle-all = les { $count } ronds visibles
fits-star-one = seulement une étoile visible
fits-star-some = { $count } étoiles visibles
fits-star-both = les deux étoiles visibles
fits-star-all = les { $count } étoiles visibles
fits-diamond-one = seulement un losange visible
fits-diamond-some = { $count } losanges visibles
fits-diamond-both = les deux losanges visibles
fits-diamond-all = les { $count } losanges visibles
fits-triangle-one = seulement un triangle visible
fits-triangle-some = { $count } triangles visibles
fits-triangle-both = les deux triangles visibles
fits-triangle-all = les { $count } triangles visibles
fits-cross-one = seulement une croix visible
fits-cross-some = { $count } croix visibles
fits-cross-both = les deux croix visibles
fits-cross-all = les { $count } croix visibles
fits-square-one = seulement un carré visible
fits-square-some = { $count } carrés visibles
fits-square-both = les deux carrés visibles
fits-square-all = les { $count } carrés visibles
fits-heart-one = seulement un cœur visible
fits-heart-some = { $count } cœurs visibles
fits-heart-both = les deux cœurs visibles
fits-heart-all = les { $count } cœurs visibles
fits-moon-one = seulement une lune visible
fits-moon-some = { $count } lunes visibles
fits-moon-both = les deux lunes visibles
fits-moon-all = les { $count } lunes visibles
fits-word = mot { $word } visible
fits-letter = lettre { $letter } inutilisée
fits-draw-start = le joueur { $player } tire la carte de départ { $piece }
fits-turn-card = carte { $piece }
fits-place-one = colonne { $first }, dès la ligne { $row }
fits-place = colonnes { $first } à { $last }, dès la ligne { $row }
fits-set-aside = mettre { $piece } de côté
fits-board = planche { $board }
fits-card = pièce en jeu : { $piece } (carte { $count } sur { $of })
fits-start = pièce de départ : { $piece }
fits-to-come = encore à venir : { $pieces }
fits-aside = mises de côté : { $pieces }

## On the page

fits-small = { $count ->
    [1] une planche avec une pièce
   *[other] une planche avec { $count } pièces
}
fits-board-label = Votre planche : { $count } pièces, { $moves } choix. Flèches pour déplacer, R tourne, F retourne, Entrée lâche.
fits-aside-button = Écarter
fits-left = Encore à venir ({ $count })
fits-rule-open = Chaque case vide visible : −1
fits-rule-row = Chaque ligne complète : { $points }
fits-rule-value = Les nombres visibles comptent
fits-rule-symbol = { $count } × le même symbole visible : { $points }
fits-rule-word = { $word } visible : { $points }
fits-rule-letter = Chaque autre lettre visible : { $points }

## The bots

player-fits-easy = Laisse tomber chaque pièce bas, avec peu de trous dessous, et épargne les cases bonus, mais sans soin ; ne regarde jamais les symboles, les lettres ni la suite.
player-fits-medium = Perd le moins de points possible avec la pièce en main et empile bien à plat ; ne pense jamais aux pièces à venir.
player-fits-hard = Sait, après des milliers de manches, ce que vaut une planche avec les pièces à venir, mais ne prévoit que la toute dernière.
player-fits-master = Joue ses meilleurs coups jusqu’à la fin de la manche, maintes fois, les cartes à venir dans toutes sortes d’ordres, et calcule exactement les dernières cartes.

## The rules

rules-fits-lead = De Reiner Knizia, paru en 2009 · 1 à 4 joueurs
rules-fits-idea-head = L’idée
rules-fits-idea-1 = Chacun fait glisser les mêmes seize pièces, dans le même ordre, sur sa propre planche. Ce qui reste découvert coûte des points – sauf les cases que l’on préfère voir.
rules-fits-table-head = Sur la table
rules-fits-table-1 = Chacun a les mêmes 16 pièces : dix de cinq carrés, quatre de quatre, deux de trois. Ensemble, elles font 72 carrés, juste autant qu’une planche a de cases. On peut les tourner et les retourner.
rules-fits-table-2 = Une planche a 6 colonnes et 12 lignes. La partie habituelle se joue sur les planches 1 à 4, une manche sur chacune. Les planches 5 à 8 et JEUXSOC attendent ceux qui en veulent plus.
rules-fits-table-3 = Seize cartes Construction, une par pièce, disent quelle pièce vient ensuite. Quatre cartes de départ disent avec quelle pièce chacun commence.
rules-fits-turn-head = Une manche
rules-fits-turn-1 = D’abord, chacun tire une carte de départ différente et pose cette pièce, où et comme il veut.
rules-fits-turn-2 = Puis on retourne les cartes Construction, une à une, toutes les seize. Tous ont affaire à la même pièce, chacun sur sa planche : la poser ou la mettre de côté. Si c’est votre pièce de départ, vous ne faites rien. Elle est déjà là.
rules-fits-turn-3 = Vous pouvez mettre de côté autant de pièces que vous voulez. Elles ne reviennent pas dans cette manche.
rules-fits-drop-head = Comment tombe une pièce
rules-fits-drop-1 = Une pièce arrive par le haut et glisse tout droit jusqu’au bord inférieur ou jusqu’à une autre pièce. En chemin, on ne la tourne ni ne la décale.
rules-fits-drop-2 = Un trou qui a quelque chose au-dessus de lui est perdu : rien ne s’y glisse de côté.
rules-fits-drop-3 = Une pièce ne peut pas dépasser sur les côtés. En haut, elle le peut, pourvu qu’un de ses carrés repose sur la planche.
rules-fits-scoring-head = Le décompte
rules-fits-scoring-1 = Après la seizième carte, chaque case ordinaire encore visible coûte un point. Les cases spéciales ne coûtent jamais ce point. Elles ont leurs propres règles, différentes sur chaque planche :
rules-fits-board-1 = +1 pour chaque ligne complète.
rules-fits-board-2 = Une case bonus visible rapporte sa valeur : 1, 2 ou 3.
rules-fits-board-3 = Comme la planche 2. Mais certaines cases coûtent 5 si elles sont visibles.
rules-fits-board-4 = Cinq symboles, deux de chaque. Les deux visibles : +3. Un seul visible : −3. Aucun visible : 0.
rules-fits-board-5 = Comme la planche 1. Les cases vides ne coûtent rien et comptent comme couvertes pour leur ligne.
rules-fits-board-6 = Comme la planche 2.
rules-fits-board-7 = Comme la planche 3.
rules-fits-board-8 = Quatre symboles, trois de chaque. Deux visibles : +3. Un seul ou les trois visibles : −3. Aucun visible : 0.
rules-fits-board-JEUXSOC = Sept lettres. Toutes visibles : +7. Sinon, J, E, U et X toutes visibles : +4. Chaque lettre visible qui n’est dans aucun mot : −3.
rules-fits-end-head = La fin
rules-fits-end-1 = On mélange toutes les cartes, et la planche suivante commence. Après la dernière, la somme la plus haute gagne. À égalité, on partage la victoire.
rules-fits-alone-head = Seul
rules-fits-alone-1 = Jouez les planches 1 à 4 et additionnez. La somme dit ce que vous valez :
rules-fits-editions-head = Éditions
rules-fits-editions-1 = Voici le jeu tel qu’il est paru en 2009. Vous pouvez choisir les planches que vous voulez, dans n’importe quel ordre, chacune une fois.
rules-fits-editions-2 = Vous avez la boîte, ou vous rêvez de planches à vous ? Une édition est un petit fichier de texte où chaque planche est dessinée. On peut le corriger, et vous pouvez en écrire un autre.
rules-fits-rulings-head = Décisions
rules-fits-rulings-1 = Là où les règles se taisent ou se contredisent, voici ce qui vaut ici :
ruling-fits-1 = Pour la planche 1, la règle néerlandaise parle d’une rangée verticale, la française d’une ligne. Une ligne est horizontale : six cases.
ruling-fits-2 = Les rangs néerlandais s’arrêtent à 0, les français disent « jusqu’à 5 ». Avec 5 points ou moins, même très loin sous zéro, on a le dernier rang.
ruling-fits-3 = Une pièce peut tomber si au moins un de ses carrés vient reposer sur les douze lignes. Si elle devait rester tout entière au-dessus, on la met de côté.
ruling-fits-4 = Une pièce mise de côté ne revient pas dans la manche.
ruling-fits-5 = La carte Construction d’une pièce de départ est retournée comme les autres ; elle est une des seize.
ruling-fits-6 = Les rangs valent pour les planches 1 à 4, dans n’importe quel ordre. Avec d’autres planches, on a des points et pas de rang.
rules-fits-decided-1 = On tire les cartes de départ avant que quiconque pose. Une pièce de départ doit tomber ; on ne peut pas la mettre de côté.
rules-fits-decided-2 = Ce que vous faites d’une carte reste caché aux autres jusqu’à ce que tous aient joué.
rules-fits-decided-3 = Les rangs sont pour ceux qui jouent seuls.
rules-fits-sources-head = D’où vient tout cela
rules-fits-sources = Les règles sont dites ici avec nos mots, d’après les règles néerlandaise et française. La liste des seize pièces vient d’escaleajeux.fr ; que les cartes de départ montrent des pièces de cinq carrés, de dzinztomikiem.pl. Les images des planches sont perdues. Voici donc ce que nous avons reconstitué :
rules-fits-made-1 = Cartes de départ : qu’elles montrent F, N, W et Y.
rules-fits-made-2 = Planches 2, 3 et 4 : la place des cases spéciales, choisie pour que les points d’une partie entière tombent là où les rangs les attendent.
rules-fits-made-3 = Planches 5 et 6 : la place des cases spéciales.
rules-fits-made-4 = Planche 7 : d’après la description d’un scan, donc sans certitude.
rules-fits-made-5 = Planche 8 : un des douze symboles, un rond.
rules-fits-made-6 = JEUXSOC : la place des lettres. Les lettres et les points sont dans la règle.
rules-fits-pieces-caption = Les seize pièces et leurs noms.
rules-fits-pieces-alt = Les contours des seize pièces : F, L, N, P, T, U, V, W, X et Y de cinq carrés ; L, O, S et T de quatre ; I et L de trois.
rules-fits-falls-caption = La pièce tombe tout droit et s’arrête sur la première chose qu’elle rencontre. Les deux cases au-dessous ne sont plus accessibles.
rules-fits-falls-alt = Un T de quatre carrés tombe sur une tour, à gauche. À droite de la tour, deux cases vides restent dessous, barrées.
rules-fits-counts-caption = Planche 1 : deux lignes sont complètes, +2. Trois cases sont visibles, −3. Cela fait −1.
rules-fits-counts-alt = Quatre lignes d’une planche. Les deux du bas sont couvertes et marquées +1 chacune. Plus haut, trois cases sont ouvertes, marquées −1 chacune.
rules-fits-try-1-head = Les dernières cartes sur la planche 1
rules-fits-try-1 = Il ne reste que quelques cartes. Chaque case visible coûte un point, chaque ligne complète en rapporte un. Où vont les pièces ?
rules-fits-try-2-head = Les symboles de la planche 4
rules-fits-try-2 = Les deux symboles d’une sorte visibles : +3. Un seul : −3. Parfois, mieux vaut mettre une pièce de côté.

## What can be agreed on
fits-option-boards = Planches
fits-option-boards-all = 1–4, partie entière
