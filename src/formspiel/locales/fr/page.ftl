page-skip = Aller au contenu
page-home = Accueil
page-navigation = Pages
page-lobby = Salon
page-rules = Règles
page-language = Langue
page-theme-system = Couleurs : comme le système
page-theme-light = Couleurs : clair
page-theme-dark = Couleurs : sombre
page-settings = Réglages
page-patterns = Motifs sur les pièces de couleur
page-sound = Petits clics
page-player = Joueur

home-title = { $count ->
    [4] Quatre jeux de formes
   *[other] Des jeux de formes
}
home-lead = Seul, contre des robots ou entre amis. Sans compte, sans installation.
home-go-on = Reprendre une partie
home-alone = Jouer seul
home-bot = Contre un robot
home-with-others = Avec robots ou amis
home-rules = Les règles

lost-title = Il n’y a rien ici
lost-text = L’adresse est peut-être fausse, ou la table n’existe plus.
lobby-title = Salon
lobby-lead = Tables publiques : asseyez-vous, ou regardez.
lobby-join = S’asseoir
lobby-watch = Regarder
lobby-empty = Pas de table publique en ce moment. Ouvrez-en une !

new-who = Qui joue ?
new-alone = Moi seul
new-bots = Robots
new-friends = Amis
new-bot-count = Combien de robots ?
new-friend-count = Combien d’amis ?
new-level = Niveau
level-easy = facile
level-medium = moyen
level-hard = difficile
level-master = maître
level-random = au hasard
level-flat = par essais
level-search = prévoyant
new-name = Votre nom
new-public = Montrer la table dans le salon
new-practice = Entraînement : on peut reprendre ses coups
new-start = Commencer
new-invite = Ouvrir la table
new-yes = oui
new-no = non

join-title = Vous êtes invité
join-sit = S’asseoir
invite-title = On attend vos amis
invite-text = Envoyez ce lien, ou faites lire l’image par un téléphone.
invite-link = Le lien de la table
invite-share = Partager
invite-qr = Le lien en image
invite-local = Ce lien ne marche que sur cette machine. Pour d’autres, lancez : formspiel serve --host 0.0.0.0
invite-bot = Robot à la place { $seat }
seat-open = place libre
seat-number = Place { $number }
seat-bot-easy = Robot, facile
seat-bot-medium = Robot, moyen
seat-bot-hard = Robot, difficile
seat-bot-master = Robot, maître
seat-bot-random = Robot, au hasard
seat-bot-flat = Robot, par essais
seat-bot-search = Robot, prévoyant
seats-title = À la table
seats-you = vous
seats-away = absent
seats-acts = doit jouer
seats-watching = { $count ->
    [1] Une personne regarde.
   *[other] { $count } personnes regardent.
}
seats-watch-link = Lien pour regarder
seats-bot = Faire jouer un robot pour { $name }

table-loading = On dresse la table …
table-private = Cette table est privée
table-private-text = Il faut un lien de quelqu’un qui y est assis.
table-gone = Cette table n’existe plus
table-gone-text = Elle a été rangée, ou n’a jamais existé.
table-practice = entraînement
table-warm = Un robot joue pour vous.
table-come-back = Reprendre la main
table-undo = Reprendre le coup
status-lost = Connexion perdue. Nouvel essai …
status-over = La partie est finie.
status-waiting = On attend des joueurs.
status-your-turn = À vous de jouer.
status-thinking = { $count ->
    [1] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
status-cards = La carte suivante arrive.
round-of = Manche { $round } sur { $of }
round-done = { $count ->
    [1] Manche finie : un point
   *[other] Manche finie : { $points } points
}
round-go-on = Continuer
reasons-title = Points
reasons-none = Encore rien.
round-nothing = Rien n’a compté.
chat-title = Discussion
chat-empty = Personne n’a encore rien dit.
chat-words = Dire quelque chose
chat-say = Envoyer
share-copied = Copié

end-alone = { $count ->
    [1] Vous avez un point.
   *[other] Vous avez { $points } points.
}
end-won = Vous gagnez !
end-shared = Vous partagez la victoire.
end-winners = { $count ->
    [1] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
end-best = Vous { $points }, au mieux { $best }.
end-best-found = Vous { $points } ; { $best } était possible, peut-être jusqu’à { $bound }.
end-best-working = On calcule ce qui était possible …
end-again = Rejouer
end-replay = Revoir la partie
end-save = Enregistrer la partie
end-share = Partager le résultat
replay-start = Le début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-slider = Moment de la partie

board-list = Tous les choix en liste ({ $count })
board-role = plateau de jeu
board-hand = La pièce en main
board-left = À gauche
board-right = À droite
board-turn = Tourner
board-flip = Retourner
board-drop = Lâcher
board-confirm = Confirmer
board-no-way = Impossible ainsi.
board-keys = Touches : ← → déplacer, R tourner, F retourner, ↓ aperçu, Entrée ou Espace lâcher, U reprendre
board-reconstructed = Reconstitué : la règle ne le montre pas.

plain-picture = Le jeu dessiné en signes
plain-label = { $count ->
    [1] Le plateau. Un seul coup possible.
   *[other] Le plateau. { $count } coups possibles.
} Les flèches choisissent, Entrée confirme, Échap repose.
plain-hint = Choisissez un coup.
plain-put-back = Reposer
plain-choices = Vos coups ({ $count })
plain-keys = Touches : ← → ↑ ↓ choisir, Entrée ou espace confirmer, Échap reposer, U reprendre

trouble-said = Cela n’a pas marché : { $sentence }
trouble-other = Cela n’a pas marché.
trouble-offline = Le serveur ne répond pas. Réessayez dans un instant.
trouble-too-many-tables = Vous avez ouvert beaucoup de tables. Attendez un peu.
trouble-not-invited = Cette invitation n’est plus valable.
trouble-no-open-seat = Toutes les places sont prises.
trouble-undo-refused = On ne peut plus reprendre ce coup.
trouble-too-fast = C’était trop rapide. Attendez un instant.
trouble-not-your-turn = Ce n’est pas à vous.
