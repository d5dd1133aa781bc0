page-skip = Aller au contenu
page-home = Accueil
page-navigation = Pages
page-lobby = Salon
page-mine = Mes parties
page-rules = Règles
page-puzzles = Problèmes
page-challenge = Les mêmes cartes
page-event = Une soirée
page-daily = Le défi du jour
page-language = Langue
page-theme-system = Couleurs : comme le système
page-theme-light = Couleurs : claires
page-theme-dark = Couleurs : sombres
page-theme = Couleurs
page-theme-name-system = comme le système
page-theme-name-light = claires
page-theme-name-dark = sombres
page-settings = Réglages
page-close = Fermer
page-patterns = Motifs marqués sur les pièces de couleur
page-coordinates = Numéros au bord des planches
page-sound = Clics discrets
page-notify = Notification quand c’est à vous de jouer
page-notify-refused = Le navigateur n’autorise pas les notifications
signal-sound = Un son discret quand c’est à vous de jouer ?
signal-yes = Oui
signal-no = Non
page-instant-bots = Les robots jouent sans pause
page-player = Joueur
page-colon = { $who } : { $what }

home-title = { $count ->
    [4] Quatre jeux de formes
   *[other] Des jeux de formes
}
home-lead = En solo, contre des robots ou entre amis. Sans compte ni installation.
home-go-on = Reprendre où vous en étiez
home-all = { $count ->
    [1] Toutes mes parties (une)
   *[other] Toutes mes parties ({ $count })
}
home-alone = Jouer en solo
home-bot = Contre un robot
home-with-others = À plusieurs
home-rules = Les règles
home-more = Autres activités
home-event = Une soirée à plusieurs
home-daily = Aujourd’hui : les mêmes cartes pour tous
home-puzzles = Problèmes à solution prouvée
home-loading = On va chercher les jeux…
home-try-again = Réessayer

lost-title = Il n’y a rien ici
lost-text = L’adresse est peut-être fausse, ou la table n’existe plus.
lobby-title = Salon
lobby-lead = Tables publiques : asseyez-vous, ou regardez.
lobby-join = S’asseoir
lobby-watch = Regarder
lobby-empty = Pas de table publique en ce moment.
lobby-open = Ouvrir une table :

new-who = Qui joue ?
new-alone = Juste moi
new-bots = Robots
new-friends = Amis
new-mixed = Les deux
new-bots-count = Combien de robots ?
new-friends-count = Combien d’amis ?
new-mixed-count = Combien d’autres ?
new-friend = un ami
new-friend-about = Reçoit le lien, ou vient du salon.
new-level = Niveau
level-easy = facile
level-medium = moyen
level-hard = difficile
level-master = maître
level-random = au hasard
level-flat = par essais
level-search = prévoyant
guest-about = Un bot amené par la personne qui gère ce serveur.
new-edition = Édition
new-edition-help = Ce que contient la boîte : l’édition habituelle ou une édition maison.
table-edition = Édition : { $edition }
new-name = Votre nom
new-public = Montrer la table dans le salon
new-practice = Entraînement : on peut annuler ses coups à volonté
new-start = Commencer
new-invite = Ouvrir la table
new-yes = oui
new-no = non
new-list-one = Choix unique
new-list-own = Choix libre
new-list-which = Sélection
new-list-order = Ordre
new-list-item = { $name }, position { $place } sur { $count }
new-list-earlier = Monter { $name }
new-list-later = Descendre { $name }
new-list-remove = Retirer { $name }
new-list-removed = { $name } n’est plus dans la liste.
new-list-least = La liste ne peut pas être vide.
new-list-keys = Faites glisser pour changer l’ordre. Au clavier : Alt + ↑ ↓ déplace, Suppr retire.
new-other-number = autre nombre…
new-number = { $option }, de { $least } à { $most }

join-title = On vous invite !
join-invites = { $name } vous invite
join-table = À la table
join-agreed = Convenu
join-sit = S’asseoir
invite-title = On attend vos amis
invite-text = Envoyez ce lien, ou faites scanner le QR code.
invite-link = Le lien de la table
invite-share = Partager
invite-qr = QR code du lien
invite-local = Ce lien ne marche que sur cette machine. Pour que d’autres puissent venir, lancez : formspiel serve --host 0.0.0.0
invite-lan = Vos amis sur le même réseau peuvent ouvrir ce lien.
invite-address = Adresse de cette machine
invite-bot = Un robot pour la place { $seat }
seat-open = place libre
seat-number = Place { $number }
seat-bot-easy = Robot (facile)
seat-bot-medium = Robot (moyen)
seat-bot-hard = Robot (difficile)
seat-bot-master = Robot (maître)
seat-bot-random = Robot (au hasard)
seat-bot-flat = Robot (par essais)
seat-bot-search = Robot (prévoyant)
seats-title = À la table
seats-you = vous
seats-away = pas là
seats-acts = doit jouer
seats-watching = { $count ->
    [1] Une personne regarde.
   *[other] { $count } personnes regardent.
}
seats-watch-link = Lien pour regarder
seats-watch = Regarder { $name }
seats-watched = Affiché en grand
seats-bot = Faire jouer un robot pour { $name }

table-loading = On dresse la table…
table-private = Cette table est privée
table-private-text = Demandez un lien à quelqu’un qui y est assis.
table-gone = Cette table n’existe plus
table-gone-text = Elle a été débarrassée, ou n’a jamais existé.
table-practice = entraînement
table-made-about = Certains éléments de cette édition n’étaient plus visibles ; ils sont reconstitués ici.
table-made-more = Lesquels ?
table-warm = Un robot joue pour vous.
table-come-back = Reprendre la main
table-stand-in = Le robot { $name } a eu une panne. Un autre robot, ou le hasard, a joué à sa place.
table-undo = Annuler
undo-nothing = Vous n’avez encore aucun coup à annuler.
undo-moved = Quelqu’un d’autre a joué depuis.
undo-revealed = Une carte ou un dé est tombé depuis : votre coup reste.
undo-practise = Commencer une partie d’entraînement
table-rules = Règles du jeu
status-lost = Connexion perdue. Nouvel essai…
status-unsent = { $what ->
    [play] Votre coup attend d’être envoyé.
    [undo] L’annulation attend d’être envoyée.
    [say] Votre message attend d’être envoyé.
    [several] { $count } choses attendent d’être envoyées.
   *[other] Quelque chose attend d’être envoyé.
}
status-over = La partie est finie.
status-waiting = On attend des joueurs.
status-awaiting = On attend { $names }.
status-delayed = Le serveur ne peut rien enregistrer pour l’instant. Ce que vous avez fait attend et sera exécuté.
status-your-turn = À vous de jouer.
status-thinking = { $count ->
    [1] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
status-cards = La carte suivante arrive.
round-of = Manche { $round } sur { $of }
round-done = { $count ->
    [1] Manche finie : un point
    [one] Manche finie : { $points } point
   *[other] Manche finie : { $points } points
}
round-go-on = Continuer
reasons-title = Points
reasons-none = Encore rien.
reasons-so-far = Jusqu’ici
tabs-title = Points, déroulement et discussion
log-title = Déroulement
log-empty = Il ne s’est encore rien passé.
log-earlier = Plus tôt
log-undone = { $who ->
    [you] Vous annulez un coup.
   *[other] { $name } annule un coup.
}
log-left = { $name } a quitté la table ; un robot continue.
log-bot = Un robot joue pour { $name }.
log-back = { $name } est de retour.
round-nothing = Rien à compter cette fois.
chat-title = Discussion
chat-unheard = { $count ->
    [1] Un nouveau message
   *[other] { $count } nouveaux messages
}
chat-empty = Personne n’a encore rien dit.
chat-words = Dire quelque chose
chat-say = Envoyer
share-copied = Copié

board-list = Liste de tous les choix ({ $count })
board-role = planche de jeu
board-hand = Dans votre main
board-left = À gauche
board-right = À droite
board-turn = Tourner
board-flip = Retourner
board-drop = Lâcher
board-confirm = Confirmer
board-no-way = Ça ne passe pas.
board-hint-lowered = Comme ça ? Alors lâchez.
board-hint-aside = Confirmez pour la mettre de côté.
board-keys = Touches : ← → déplacer, R tourner, F retourner, ↓ aperçu, Entrée ou Espace lâcher, U annuler

plain-picture = Le jeu dessiné en caractères
plain-label = { $count ->
    [1] La planche de jeu. Un seul coup possible.
   *[other] La planche de jeu. { $count } coups possibles.
} Les flèches choisissent, Entrée confirme, Échap repose.
plain-hint = Choisissez un coup.
plain-put-back = Reposer
plain-choices = Vos coups ({ $count })
plain-keys = Touches : ← → ↑ ↓ choisir, Entrée ou Espace confirmer, Échap reposer, U annuler

trouble-other = Cela n’a pas marché.
trouble-offline = Le serveur ne répond pas. Réessayez dans un instant.
trouble-too-many-tables = Cela fait beaucoup de tables ! Patientez un peu.
trouble-not-invited = Cette invitation n’est plus valable.
trouble-no-open-seat = Toutes les places sont prises.
trouble-undo-refused = On ne peut plus annuler ce coup.
trouble-too-fast = C’était trop rapide. Attendez un instant.
trouble-not-your-turn = Ce n’est pas à vous de jouer.
trouble-malformed = La page et le serveur se sont mal compris. Rechargez la page.
trouble-unreadable = La page et le serveur se sont mal compris. Rechargez la page.
trouble-bad-options = On ne peut pas jouer avec ces réglages.
trouble-bad-record = Cette partie enregistrée est illisible.
trouble-bad-text = C’est trop long, ou vide.
trouble-too-large = C’est trop à la fois.
trouble-bad-request = La page et le serveur se sont mal compris. Rechargez la page.
trouble-wrong-method = La page et le serveur se sont mal compris. Rechargez la page.
trouble-not-found = Il n’y a rien ici.
trouble-no-such-table = Cette table n’existe plus.
trouble-no-such-seat = Cette place n’existe pas.
trouble-no-such-moment = La partie n’en est pas encore là.
trouble-no-such-move = Ce coup n’est plus possible.
trouble-no-such-chart = Ce calcul n’existe pas pour ce jeu.
trouble-no-such-puzzle = Ce problème n’existe pas.
trouble-no-solver = Ici, on ne peut pas calculer le meilleur résultat.
trouble-unknown-game = Ce jeu n’est pas connu ici.
trouble-unknown-edition = Cette édition du jeu n’est pas connue ici.
trouble-unknown-level = Il n’y a pas de robot de ce niveau.
trouble-no-token = Cette table est privée. Demandez le lien.
trouble-bad-token = Ce lien n’est pas celui de cette table.
trouble-spectator = Il faut avoir une place à la table pour cela.
trouble-no-hello = La page et le serveur se sont mal compris. Rechargez la page.
trouble-hello-twice = La page et le serveur se sont mal compris. Rechargez la page.
trouble-seat-lost = Cette place n’est plus la vôtre.
trouble-illegal = Les règles ne le permettent pas.
trouble-not-allowed = Vous ne pouvez jouer que pour vous.
trouble-not-begun = On commence quand toutes les places sont prises.
trouble-over = La partie est finie.
trouble-not-over = La partie n’est pas encore finie.
trouble-bot-plays = Un robot tient votre place. Reprenez d’abord la main.
trouble-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
trouble-rematched = La partie suivante a déjà commencé.
trouble-full = Il s’est passé tant de choses à cette table qu’il n’y a plus de place.
trouble-archived = Cette table a été débarrassée.
trouble-conflict = Autre chose s’est passé au même instant. Réessayez.
trouble-not-quiet = Depuis, quelqu’un a dit ou fait quelque chose.
trouble-banned = Cette adresse est bloquée.
trouble-too-many = Trop de connexions à la fois. Fermez une ou deux fenêtres.
trouble-too-many-mistakes = La page et le serveur se sont mal compris. Rechargez la page.
trouble-too-slow = La connexion est trop lente. Rechargez la page.
trouble-unstorable = Le serveur n’a pas pu l’enregistrer. Réessayez.
trouble-broken-table = On ne peut plus ouvrir cette table.
trouble-failed = Quelque chose a mal tourné sur le serveur. Réessayez.
trouble-storage = Le serveur reprend son souffle. Réessayez dans un moment.
trouble-unwell = Le serveur ne va pas bien. Réessayez dans un moment.
trouble-stopping = Le serveur redémarre. Réessayez dans un instant.
trouble-no-such-challenge = Cela n’existe pas, ou a déjà été rangé.
trouble-no-such-entrant = Personne de ce numéro n’a joué cela.
trouble-not-played = Vous le saurez après avoir joué vous-même.
trouble-name-taken = Quelqu’un porte déjà ce nom. Choisissez-en un autre.
trouble-not-open = On ne peut pas commencer maintenant.
trouble-too-many-challenges = Il y en a déjà beaucoup d’ici. Attendez un peu.
trouble-no-room = Il n’y a plus de place.

mine-title = Mes parties
mine-lead = Toutes les tables de cet appareil. Rien n’est gardé ailleurs, et il n’y a pas de compte.
mine-open = En cours
mine-over = Terminées
mine-nothing = Pas encore de partie. La première est vite commencée.
mine-no-open = Rien n’est resté en plan.
mine-go-on = Continuer
mine-look = Revoir
mine-alone = en solo
mine-against = avec { $names }
mine-watched = en spectateur
mine-round = Manche { $round }
mine-your-turn = à vous de jouer
mine-their-turn = à { $name } de jouer
mine-waiting = attend des joueurs
mine-gone = effacée du serveur
mine-won = gagné
mine-shared = victoire partagée
mine-lost = perdu
mine-points = { $count ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
}
mine-delete = Supprimer
mine-delete-which = Supprimer { $game }, { $names }
mine-deleted = { $game } est supprimé de cet appareil.
mine-restore = Rétablir
mine-results = Vos progrès
mine-played = { $count ->
    [1] une partie
   *[other] { $count } parties
}
mine-best = Meilleur
mine-mean = Moyenne
mine-last-five = Moyenne des cinq dernières
mine-wins = Gagnées
mine-wins-of = { $wins } sur { $games }
mine-best-rank = Meilleur rang
mine-as-table = Sous forme de tableau
mine-date = Date
mine-result = Points
mine-rank = Rang
mine-move = Vers un autre appareil
mine-move-about = Un seul fichier contient tout, y compris les secrets qui gardent vos places : qui a le fichier peut jouer pour vous. Il reste chez vous tant que vous ne le donnez pas.
mine-save = Enregistrer dans un fichier
mine-load = Charger un fichier
mine-loaded = Le fichier est lu. Nouveautés – tables : { $tables }, résultats : { $results }.
mine-bad-large = Ce fichier est trop gros pour contenir des parties. Rien n’a changé.
mine-bad-file = Ce fichier ne contient pas de parties de Formspiel, ou il est abîmé. Rien n’a changé.
mine-full = Il n’y a plus de place dans ce navigateur : ce qui a été ajouté disparaîtra au prochain chargement.

guide-title = { $game } en une minute
guide-offer = { $game }, une première ?
guide-offer-about = Une première manche guidée dure environ une minute, sur une vraie planche. Vous pouvez la quitter à tout moment, et la retrouver avec les règles.
guide-start = Montrez-moi
guide-skip = Jouer tout de suite
guide-step = { $step } sur { $of }
guide-next = Suite
guide-do = Faites-le pour moi
guide-other = Bien vu, mais essayez d’abord ceci :
guide-leave = Quitter
guide-again = Encore une fois
guide-play = Jouer maintenant
guide-none = Il n’y a pas de manche guidée pour ce jeu.
mine-review = Analyser une partie enregistrée
