### La fin d’une manche et d’une partie : résultat, relecture, partage, revanche, départ.

end-alone = { $count ->
    [1] Vous avez un point.
    [one] Vous avez { $points } point.
   *[other] Vous avez { $points } points.
}
end-won = Vous avez gagné !
end-shared = Vous partagez la victoire.
end-winners = { $count ->
    [1] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
end-best-working = On calcule ce qui était possible…
end-again = Rejouer
end-save = Enregistrer la partie
end-share = Partager le résultat
replay-start = Le début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-slider = Coup
end-given-up = { $name } a mis fin à la partie.
end-given-up-own = Vous avez mis fin à la partie.
end-so-far = { $count ->
    [1] Un point jusqu’ici.
    [one] { $points } point jusqu’ici.
   *[other] { $points } points jusqu’ici.
}
end-points = { $count ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
}
end-board-own = Votre partie
end-board-best = Le mieux possible avec ces cartes
end-board-found = Le mieux qui ait été trouvé
end-best = Maximum possible
end-best-found = Maximum trouvé
end-proven = prouvé
end-at-most = au plus { $bound }
end-ranks = Rangs
end-rank-next = { $count ->
    [1] Encore un point pour « { $rank } »
   *[other] Encore { $count } points pour « { $rank } »
}
end-rank-top = Il n’y a pas de rang plus haut.
end-look = Montrer la planche de { $name }
end-total = Total
end-offer = Proposer une revanche
end-offered = Vous avez proposé une revanche. On attend { $names }.
end-asked = { $count ->
    [1] { $names } propose une revanche.
   *[other] { $names } proposent une revanche.
}
end-accept = Accepter
end-decline = Non, merci
end-withdraw = Retirer la proposition
end-declined = { $name } ne souhaite pas de revanche.
end-next = Vers la nouvelle partie
end-next-others = La revanche a commencé à une nouvelle table.
end-come-along = Suivre et regarder
replay-title = Le déroulement
replay-play = Lecture
replay-pause = Pause
replay-at = Coup { $at } sur { $of }
replay-keys = Touches : ← et → un coup, Début et Fin aux extrémités, espace pour la lecture.
share-title = Partager le résultat
share-send = Envoyer
share-text = Copier le texte
share-picture = Enregistrer l’image
share-close = Fermer
share-alt = La planche finale avec le résultat
leave-end = Mettre fin à la partie
leave-end-ask = Mettre fin à cette partie ?
leave-end-text = Elle s’arrête telle qu’elle est et ne pourra pas continuer. Vous pourrez encore la revoir et l’enregistrer.
leave-go = Quitter la partie
leave-ask = Quitter cette partie ?
leave-text = Un robot joue à votre place, pour que les autres puissent finir. Vous ne pourrez pas reprendre votre place.
leave-no = Continuer à jouer
news-offered = { $name } propose une revanche.

fair-title = Tirage honnête
fair-about = Avant la première carte, le donneur a scellé un secret. Chaque carte et chaque lancer en découlent : rien ne peut être changé en route.
fair-nonces = Tous les joueurs y ont ajouté un nombre au hasard. Ni le donneur ni un joueur seul ne peut choisir les cartes.
fair-kept = Cet appareil garde le sceau. À la fin de la partie, le secret est révélé et la page compare les deux.
fair-seal = Sceau
fair-how = Pour vérifier chaque carte : enregistrez la partie une fois finie et lancez cette commande.
fair-checked = Tirage honnête, vérifié
fair-good = Le secret est bien celui qui a été scellé avant la première carte.
fair-unseen = Le secret correspond au sceau. Cet appareil n’a vu le sceau qu’après la première carte.
fair-doubtful = Le tirage ne correspond pas au sceau
fair-bad = Le secret n’est pas celui qui a été scellé avant la première carte. Les cartes ont pu être choisies.
end-review = Chance et adresse
end-parting = Où les lignes se séparent : coup { $move }
end-no-parting = La meilleure ligne est celle que vous avez jouée.
end-reviewing = Analyse de la partie…
end-refining = Premier aperçu ; les chiffres s’affinent…
end-every-move = Coup par coup
end-puzzles = Problèmes de ce jeu
end-challenge = Comparer
end-friend = Les mêmes cartes pour un ami
