about-bits = Faites tomber des dominos et formez les surfaces de couleur demandées.

## At the table

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
bits-task = carte { $card } ({ $points }) : { $shape ->
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
bits-turn-task = carte Objectif { $card }{ $shape ->
    [single] { " " }(carreau seul)
    [pair] { " " }(paire)
    [line] { " " }(ligne de trois)
    [corner] { " " }(coin de trois)
    [I] { " " }(I de quatre)
    [L] { " " }(L de quatre)
    [O] { " " }(O de quatre)
    [S] { " " }(S de quatre)
    [T] { " " }(T de quatre)
   *[other] { "" }
}
bits-draw-start = { $player } pioche le domino de départ { $tile }
bits-turn-card = carte Domino { $tile }
bits-place-flat = colonnes { $column } et { $next }, ligne { $row } : { $left ->
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
bits-place-upright = colonne { $column }, à partir de la ligne { $row } : { $below ->
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
bits-card = domino en jeu : { $tile } (carte { $count } sur { $of })
bits-start = domino de départ : { $tile }
bits-to-come = encore à venir : { $tiles }
bits-round = objectifs : { $tasks }
bits-task-name = { $shape ->
    [any] surfaces de { $squares }
    [single] carreau seul
    [pair] paire
    [line] ligne de trois
    [corner] coin de trois
    [I] I de quatre
    [L] L de quatre
    [O] O de quatre
    [S] S de quatre
    [T] T de quatre
   *[other] surfaces de { $squares }
}
bits-tile = { $first ->
    [R] rouge
    [G] vert
    [B] bleu
    [Y] jaune
   *[V] violet
}-{ $second ->
    [R] rouge
    [G] vert
    [B] bleu
    [Y] jaune
   *[V] violet
}
bits-colour-letter = { $colour ->
    [R] R
    [G] V
    [B] B
    [Y] J
   *[V] Vi
}
bits-letters = { $count ->
    [1] { "" }
   *[other] { $count }×
}{ $first ->
    [R] R
    [G] V
    [B] B
    [Y] J
   *[V] Vi
}{ $second ->
    [R] R
    [G] V
    [B] B
    [Y] J
   *[V] Vi
}

## Puzzles

bits-puzzle-goal = Manche { $round } : il reste de la place pour { $number } dominos au plus. Terminez-la avec un maximum de points.

## On the page

bits-small = { $count ->
    [0] une planche vide
    [1] une planche avec un domino
   *[other] une planche avec { $count } dominos
}
bits-board-label = Votre planche : { $count ->
    [0] aucun domino
    [1] un domino
   *[other] { $count } dominos
}, { $moves ->
    [0] aucun choix
    [1] un seul choix
   *[other] { $moves } choix
}. Flèches pour déplacer, R tourne, F retourne, Entrée lâche.
bits-tasks = Objectifs
bits-log-place = { $who ->
    [you] { $wide ->
        [1] Vous lâchez { $tile } sur la colonne { $first }.
       *[other] Vous lâchez { $tile } sur les colonnes { $first } et { $last }.
    }
   *[other] { $wide ->
        [1] { $name } lâche { $tile } sur la colonne { $first }.
       *[other] { $name } lâche { $tile } sur les colonnes { $first } et { $last }.
    }
}
bits-hint = Tournez le domino et lâchez-le.
bits-left = Encore à venir
bits-task-form = { $shape ->
    [single] chaque carreau seul
    [pair] chaque paire
    [line] chaque ligne de trois
    [corner] chaque coin de trois
    [I] chaque I de quatre
    [L] chaque L de quatre
    [O] chaque O de quatre
    [S] chaque S de quatre
    [T] chaque T de quatre
   *[other] chaque surface qui a exactement cette forme, { $squares } carreaux
} : { $points }
bits-task-any = chaque surface { $squares ->
    [1] d’un seul carreau
   *[other] de { $squares } carreaux exactement
} : { $points }

## The bots

player-bits-easy = Prend les points tout de suite, sinon rapproche les mêmes couleurs ; ne pense jamais à la suite.
player-bits-medium = Suit une règle simple : ce que les surfaces rapportent, ce qu’elles peuvent encore rapporter, ce qui est bloqué.
player-bits-hard = Juge chaque coup d’après ce qu’il a appris de millions de manches, mais ne regarde pas plus loin.
player-bits-master = Envisage chaque domino qui peut venir, aussi loin que le temps le permet, et jusqu’au bout à la fin d’une manche.
bot-bits-easy = Pastille
bot-bits-medium = Pinceau
bot-bits-hard = Peintre
bot-bits-master = Mosaïque

## The rules

rules-bits-lead = De Reiner Knizia, paru en 2012 · 1 à 4 joueurs
rules-bits-idea-head = L’idée
rules-bits-idea-1 = Chacun fait glisser les mêmes dominos de couleur sur sa propre planche. Formez des surfaces d’une seule couleur qui ont exactement la taille et la forme demandées par les cartes Objectif.
rules-bits-table-head = Sur la table
rules-bits-table-1 = Chacun a les mêmes 14 dominos, faits de deux carreaux rouges, verts, bleus ou jaunes : chaque paire de deux couleurs une fois, chaque double deux fois.
rules-bits-table-2 = Une planche a 5 colonnes et 5 lignes. Il y a plus de dominos que de place : 14 et un domino de départ n’y entrent pas.
rules-bits-table-3 = Quatorze cartes Domino disent quel domino vient ensuite. Six dominos de départ bicolores sont piochés face cachée. Neuf cartes Objectif disent ce qui compte : une carte 1, cinq cartes 2, trois cartes 3.
rules-bits-turn-head = Une manche
rules-bits-turn-1 = Il y a trois manches. À la première, on retourne la carte 1 ; à la deuxième, on ajoute une des cartes 2 ; à la troisième, une des cartes 3. Toutes les cartes retournées restent valables.
rules-bits-turn-2 = Chacun pioche un domino de départ et le pose, où et comme il veut.
rules-bits-turn-3 = Puis on retourne les cartes Domino, une à une. Tous posent le même domino, chacun sur sa planche. Si vous pouvez le poser, vous devez le faire. Sinon, vous vous en passez.
rules-bits-turn-4 = La manche finit dès que plus personne n’a de place pour un domino.
rules-bits-drop-head = Comment tombe un domino
rules-bits-drop-1 = Un domino arrive par le haut, dans n’importe quelle colonne, couché ou debout, et glisse tout droit jusqu’au bord inférieur ou jusqu’à un autre domino.
rules-bits-drop-2 = Un trou recouvert est perdu. Et aucun domino ne peut dépasser de la grille : ni sur les côtés, ni en haut.
rules-bits-scoring-head = Le décompte
rules-bits-scoring-1 = Une surface, ce sont tous les carreaux d’une même couleur qui se touchent par un côté. Par un coin, cela ne compte pas. Les trous ne coûtent rien ; ils délimitent une surface comme le ferait une autre couleur.
rules-bits-card-1 = +1 pour chaque surface d’exactement quatre carreaux, quelle que soit sa forme.
rules-bits-card-2 = +1 de plus pour chaque surface qui a exactement la forme de quatre de la carte, tournée ou retournée à volonté.
rules-bits-card-3 = −2 pour chaque surface qui a exactement la forme de la carte : un carreau seul, une paire ou un coin de trois.
rules-bits-scoring-2 = Une surface plus grande qu’une forme ne compte jamais pour cette forme. Toutes les cartes s’additionnent : une surface de quatre peut donc rapporter deux fois.
rules-bits-end-head = La fin
rules-bits-end-1 = Après chaque manche, on mélange de nouveau les cartes et les dominos de départ. Le total le plus élevé des trois manches l’emporte. À égalité, on partage la victoire.
rules-bits-alone-head = En solo
rules-bits-alone-1 = Jouez les trois manches et additionnez. Le total vous donne votre rang :
rules-bits-editions-head = Éditions
rules-bits-editions-1 = Voici la petite boîte de 2012, à quatre couleurs.
rules-bits-editions-2 = Vous avez la boîte, ou vous inventez d’autres objectifs ? Une édition est un petit fichier de texte avec la planche, les dominos et les objectifs. On peut le corriger, et vous pouvez en écrire un autre.
rules-bits-rulings-head = Précisions
rules-bits-rulings-1 = Là où la règle se tait ou se contredit, voici comment on joue ici :
ruling-bits-1 = Les tableaux disent « plus de 17 » et « 13–16 » et laissent 17 sans rang. Avec 17 points, on est maître.
ruling-bits-2 = L’exemple allemand et l’exemple italien comptent −2 pour une surface de deux, l’exemple français pour deux. Chaque surface de deux coûte 2.
ruling-bits-3 = Le « 13–6 » italien est une faute d’impression pour 13–16.
ruling-bits-4 = Qui ne peut pas poser le domino d’une carte s’en passe. Il est perdu pour cette manche.
ruling-bits-5 = Seules les planches disent si quelqu’un peut encore poser : la manche est finie quand aucune n’a de place pour un domino venu d’en haut, ou quand les 14 cartes sont épuisées.
ruling-bits-6 = Toutes les cartes 3 coûtent 2 points, quelle que soit leur forme, comme la grande boîte le dit des siennes.
ruling-bits-7 = À égalité, on partage la victoire.
rules-bits-decided-1 = On pioche tous les dominos de départ avant que quiconque en pose un.
rules-bits-decided-2 = L’endroit où vous posez un domino reste caché aux autres jusqu’à ce que tous aient posé le leur.
rules-bits-decided-3 = Les rangs ne valent qu’en solo.
rules-bits-sources-head = D’où vient tout cela
rules-bits-sources = Les règles sont racontées ici avec nos propres mots, d’après la règle allemande, française et italienne. Les couleurs et les dominos se déduisent de ses nombres et de la grande boîte de 2011, qui a cinq couleurs et 20 dominos. Les images sont perdues. Voici donc ce que nous avons reconstitué :
rules-bits-made-1 = La planche : 5 × 5, en proportion de la grande boîte, qui a 6 × 6 pour 20 dominos et un domino de départ (reich-der-spiele.de). 5 × 6 irait aussi avec les règles.
rules-bits-made-2 = Les cartes 2 : une pour chacune des cinq formes de quatre. Qu’une carte 2 montre une forme de quatre et donne un point, c’est dans la règle.
rules-bits-made-3 = Les cartes 3 : un carreau seul, une paire, un coin de trois. La paire et ses −2 sont dans la règle, le reste est supposé.
rules-bits-made-4 = Les dominos de départ : un de chaque paire de deux couleurs. Qu’il y en ait six est dans la règle ; la grande boîte ne suit pas ce modèle.
rules-bits-forms-caption = En haut, les formes des cartes 2 : un I, un L, un O, un S et un T de quatre. En bas, les formes des cartes 3.
rules-bits-forms-alt = Cinq formes de quatre carreaux, marquées +1, et trois formes plus petites, marquées −2 : un carreau seul, une paire et un coin de trois.
rules-bits-drops-caption = À gauche : le domino de départ descend tout droit jusqu’au bord inférieur. À droite : le suivant s’arrête sur le premier domino qu’il rencontre. Les deux carreaux au-dessous ne sont plus accessibles : rien ne se glisse par le côté.
rules-bits-drops-alt = Deux planches de cinq sur cinq carreaux. Sur la première, un domino rouge et bleu tombe du haut jusqu’à la ligne du bas. Sur la seconde, un domino rouge et jaune tombe sur un domino vert debout et surplombe deux carreaux vides, barrés.
rules-bits-areas-caption = Avec la carte 1, une carte 2 qui montre le L et une carte 3 qui montre la paire : le L vert, le L rouge et le S jaune sont des surfaces de quatre, +3. Deux d’entre elles sont un L, +2. Les deux carreaux verts en haut à gauche sont une paire, −2. Cela fait 3 points.
rules-bits-areas-alt = Une planche remplie, de cinq sur cinq carreaux en quatre couleurs, avec trois trous. Trois surfaces de quatre et une paire sont entourées.
rules-bits-try-1-head = Des surfaces de quatre
rules-bits-try-1 = La première manche : seule la carte 1 compte. Chaque surface d’exactement quatre carreaux rapporte un point – et un cinquième carreau le fait perdre.
rules-bits-try-2-head = Trois cartes à la fois
rules-bits-try-2 = La troisième manche : trois cartes sont en jeu. Cherchez la forme qui rapporte deux fois, et ne laissez rien qui coûte 2.

## The guided first round

guide-bits-1 = Des dominos de deux carreaux tombent sur votre planche. Des carreaux d’une même couleur qui se touchent par un côté forment une surface, et cette carte paie chaque surface d’exactement quatre carreaux.
guide-bits-2 = Un double rouge. Faites-le tomber debout sur le carreau rouge à gauche : trois rouges se tiennent. Déplacez avec ← → ou le doigt, tournez avec R ou le bouton, lâchez avec Entrée ou le grand bouton.
guide-bits-3 = Il manque un rouge. Mettez la moitié rouge de ce domino contre les autres : quatre ensemble font un point.
guide-bits-4 = Un cinquième rouge gâcherait tout : seules comptent les surfaces d’exactement quatre. Voici un double vert : faites-le tomber là où il ne gêne pas.
guide-bits-5 = On continue jusqu’à ce que plus rien n’entre. Une partie a trois manches, et chacune ajoute une carte : la deuxième paie une certaine forme, la troisième enlève des points.
