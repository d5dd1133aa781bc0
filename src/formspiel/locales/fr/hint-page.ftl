hint-button = Conseil
hint-title = Conseils
hint-best-points = Les meilleurs coups et les points à espérer :
hint-best-win = Les meilleurs coups et les chances de gagner :
hint-working = Recherche des meilleurs coups…
hint-close = Fermer le conseil
coach-switch = Entraîneur
coach-waits = L’entraîneur dira ce que coûte votre prochain coup.
coach-was-best = Il n’y avait pas mieux.
coach-lost-points = Cela a coûté { $loss } points : { $word }.
coach-lost-win = Cela a coûté { $loss } de chances de gagner : { $word }.
coach-better = Mieux : { $move }.
coach-take-back = Reprendre le coup
hint-asked = { $name } a demandé un conseil.
hint-used = { $count ->
    [1] avec conseils
   *[other] conseils : { $names }
}
