player = joueur { $number }
round-over = manche { $number } ({ $about })
round-so-far = manche { $number } ({ $about }), en cours
winners = { $count ->
    [1] { $names } gagne.
   *[other] { $names } gagnent ensemble.
}
play-title = { $game } · manche { $round } · { $player }
play-scores = jusqu’ici : { $scores }
play-choose = À vous : { $count } coups
play-confirm = Entrée confirme, u reprend le coup.
play-keys = ← → ↑ ↓ déplacer   r tourner   f retourner   n p suivant, précédent   numéro
play-more-keys = Entrée jouer   s hors du plateau   c autre choix   o toute la table   q quitter
play-no-way = Impossible de tourner, retourner ou déplacer ainsi.
play-no-number = Il n’y a pas de coup { $number }.
play-unknown-key = Touche inconnue.
play-pass = { $player }, à vous. Entrée quand vous êtes seul devant l’écran.
play-go-on = Entrée pour continuer.
play-saved = Enregistré dans { $file }. La même commande reprend ici.
play-not-saved = Non enregistré ; --save FICHIER conserve une partie.
player-random = Joue n’importe quel coup permis.
player-flat = Continue au hasard, maintes fois, à partir de chaque coup, et retient celui qui a le mieux tourné.
player-search = Prévoit les coups dans un arbre de ce qu’il verrait, et continue de là au hasard.
