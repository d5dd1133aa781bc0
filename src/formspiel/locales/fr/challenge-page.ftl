challenge-acted = { $acted } sur { $of } ont joué.
challenge-again = deuxième essai
challenge-all-dailies = Tous les jeux du jour
challenge-answer = Rendre
challenge-answer-anyway = Rendre tel quel
challenge-begin = Commencer
challenge-best = Meilleur possible, prouvé
challenge-best-found = Meilleur résultat trouvé
challenge-boards = Planches, carte par carte
challenge-bot-hard = Robot (difficile)
challenge-bot-master = Robot (maître)
challenge-card = Carte
challenge-card-back = Une carte en arrière
challenge-card-now = En jeu
challenge-card-of = Manche { $round }, carte { $card }
challenge-card-on = Une carte en avant
challenge-card-seconds = Secondes par carte
challenge-clock = Le temps court dès que vous commencez : il départage les ex æquo.
challenge-closed = On ne peut plus commencer.
challenge-closes = On peut commencer jusqu’à { $at }.
challenge-commitment = L’engagement du donneur : { $hash }
challenge-daily-honest = Les cartes découlent du jeu et de la date par une formule publique (version { $formula }) : tous les serveurs ont les mêmes. Qui le veut peut les calculer d’avance : un bon résultat ne prouve rien.
challenge-daily-lead = Les mêmes cartes pour tout le monde. Jouez, puis voyez ce qui était possible et ce qu’ont fait les autres.
challenge-days = { $count ->
    [1] Un jour
   *[other] { $count } jours
} de suite
challenge-due = encore { $seconds } s
challenge-end = Terminer la rencontre
challenge-end-not = Continuer
challenge-end-really = Terminer pour tous
challenge-entrants = { $count ->
    [1] Une personne participe.
   *[other] { $count } participent.
}
challenge-event = Soirée
challenge-event-lead = Tout le monde joue les mêmes cartes sur sa propre planche. Un nom suffit.
challenge-event-link = Participer avec ce lien
challenge-event-link-text = Qui a le lien peut participer.
challenge-event-waiting = Ce n’est pas encore commencé.
challenge-event-open = C’est en cours.
challenge-event-closing = Les dernières parties s’achèvent.
challenge-event-over = C’est terminé.
challenge-export-csv = Tableau (CSV)
challenge-export-html = À imprimer
challenge-export-records = Enregistrements
challenge-finished = { $count ->
    [0] Pour ce que vous pouvez en savoir, personne n’a fini.
    [1] Une personne a fini.
   *[other] { $count } ont fini.
}
challenge-friend-awaited = Vous verrez les deux planches dès que votre ami aura joué.
challenge-friend-invites = { $name } vous invite à jouer les mêmes cartes.
challenge-friend-lead = Jouez les mêmes cartes ; vous verrez ensuite les deux planches côte à côte.
challenge-friend-link = Les mêmes cartes pour un ami
challenge-friend-link-text = Envoyez le lien. Personne ne voit votre planche avant d’avoir joué.
challenge-friend-title = { $game } : les mêmes cartes
challenge-game-add = Ajouter { $game }
challenge-game-on = Jeu { $number } : { $game }
challenge-game-out = Retirer { $game }
challenge-game-up = { $game } plus tôt
challenge-games = Jeux
challenge-games-done = Jeux
challenge-go-on = Continuer
challenge-gone = Cela n’existe pas, ou a déjà été rangé.
challenge-has-acted = a joué la carte
challenge-honest = Le premier essai d’un appareil compte ; les autres sont marqués. Ce qu’on ne peut empêcher : un deuxième appareil, un regard par-dessus l’épaule, un programme à soi.
challenge-host = Vous menez la soirée
challenge-host-links = Seul ce navigateur peut mener ; le secret y reste.
challenge-host-plays = Jouer aussi
challenge-hours = Heures pendant lesquelles on peut commencer
challenge-join = Participer
challenge-join-here = Scannez et participez
challenge-leaders = En tête
challenge-limit = Fin quand { $limit } cartes sont posées.
challenge-look = Voir la table
challenge-lost = La connexion est perdue. Nouvel essai…
challenge-make = Ouvrir la soirée
challenge-missed = { $count ->
    [1] une manquée
   *[other] { $count } manquées
}
challenge-name = Votre nom
challenge-new-lead = Une soirée pour 200 personnes au plus : chacun joue les mêmes cartes sur son appareil, et un grand écran montre le classement.
challenge-next-day = Les suivantes dans { $hours } h { $minutes } min.
challenge-not-full = Il n’y a que { $laid } formes posées sur { $of }, et on ne rend qu’une fois.
challenge-opens = Début à { $at }.
challenge-opens-at = Début (ou quand vous lancez)
challenge-own = Vous
challenge-own-events = Soirées que vous menez
challenge-own-pace = Chacun joue quand et au rythme qu’il veut.
challenge-pace = Rythme
challenge-pace-own = chacun à son rythme
challenge-pace-step = tous ensemble
challenge-packing = Un carré à remplir avec des formes données. Vous ne rendez qu’une fois.
challenge-par = Par
challenge-par-awaited = On calcule ce qui était possible…
challenge-par-failed = On n’a pas pu calculer ce qui était possible.
challenge-points = Points
challenge-rank = Rang
challenge-rank-of = Rang { $rank } sur { $of }
challenge-ranking = Classement
challenge-resigned = abandon
challenge-review = Coup par coup
challenge-screen = Grand écran
challenge-screen-none = Ouvrez le grand écran depuis la page de qui mène la soirée.
challenge-seal = Le sceau de la donne
challenge-seconds = en { $seconds } s
challenge-secret = Le secret dont découlent les cartes : { $secret }
challenge-secret-later = Le secret est révélé quand tout est fini ; chacun peut alors vérifier les cartes.
challenge-share-note = À quelle distance du meilleur
challenge-squares = Les carrés côte à côte
challenge-start = Lancer
challenge-start-game = Lancer le jeu { $number } : { $game }
challenge-state-none = pas commencé
challenge-state-playing = en cours
challenge-state-finished = fini
challenge-state-resigned = abandonné
challenge-state-missed = pas fini à temps
challenge-step = La carte suivante vient quand tous ont joué ou que le temps est écoulé.
challenge-time-runs = Le temps court.
challenge-title = Nom de la soirée
challenge-to-table = Vers votre planche
challenge-waits = Vous y êtes.
challenge-waits-text = La partie commence ici toute seule quand on la lance.
challenge-who = Nom
challenge-you = (vous)
challenge-your-rank = Vous êtes au rang { $rank }.
