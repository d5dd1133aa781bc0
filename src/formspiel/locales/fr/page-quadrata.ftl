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
