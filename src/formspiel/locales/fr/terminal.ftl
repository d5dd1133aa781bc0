player = Joueur { $number }
colon = { $who } : { $what }
round-over = manche { $number } ({ $about })
round-so-far = manche { $number } ({ $about }), en cours
winners = { $count ->
    [1] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
moves-chance = Personne ne peut choisir maintenant : c’est au hasard de jouer, avec une carte ou un jet de dé.
moves-over = Personne ne peut plus choisir : la partie est finie.
play-title = { $game } · manche { $round } · { $player }
play-scores = jusqu’ici : { $scores }
play-choose = À vous : { $count ->
    [1] un seul coup
   *[other] { $count } coups
}
play-confirm = Entrée confirme, u annule.
play-thinking = { $player } réfléchit.
play-compiling = Du code est compilé pour la première fois, ce qui prend quelques secondes.
play-keys = ← → ↑ ↓ déplacer   r tourner   f retourner   n p après, avant   numéro choisir
play-more-keys = Entrée jouer   u annuler   s de côté   c autre choix   o table   q quitter
play-no-way = Impossible de tourner, de retourner ou de déplacer ainsi.
play-no-number = Il n’y a pas de coup { $number }.
play-unknown-key = Touche inconnue.
play-no-undo = Il n’y a rien à annuler maintenant.
play-undone = Annulé.
play-too-small = Ce terminal est trop petit : il faut { $wide } × { $high }. Agrandissez-le et appuyez sur une touche.
play-commitment = Le donneur s’est engagé sur { $hash }
play-verify = formspiel verify { $file } vérifie toutes les cartes de cette partie.
play-practice = entraînement
play-pass = { $player }, à vous. Appuyez sur { $number } quand personne d’autre ne voit l’écran.
play-go-on = Appuyez sur Entrée pour continuer.
play-saved = Enregistré dans { $file }. Relancez la même commande pour reprendre ici.
play-not-saved = Partie non enregistrée ; --save FICHIER l’enregistre.
player-random = Joue n’importe quel coup permis.
player-flat = Continue au hasard, maintes fois, à partir de chaque coup, et retient celui qui a le mieux tourné.
player-search = Prévoit la suite coup par coup, sans en savoir plus que ce qu’il verrait alors, puis continue au hasard.
