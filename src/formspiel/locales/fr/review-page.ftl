### Le retour sur une partie : chance et adresse, coup par coup.

reviewed-title = Chance et adresse
reviewed-lead = Ouvrez une partie enregistrée et voyez, coup par coup, ce qui tenait de la chance et ce qui tenait de l’adresse.
reviewed-file = Une partie enregistrée
reviewed-paste = Ou son texte
reviewed-open = Analyser
reviewed-unreadable = Ce n’est pas une partie enregistrée, ou elle est trop longue.
reviewed-back = Retour à la table
reviewed-whose = La partie de qui ?
reviewed-working = La partie est à l’étude…
reviewed-refining = Un premier aperçu. Les chiffres s’affinent encore…
reviewed-luck = Chance
reviewed-skill = Adresse
reviewed-loss = Coût
reviewed-expected = Attendu
reviewed-possible = Encore possible en connaissant les cartes
reviewed-points = Points jusque-là
reviewed-slips = Fautes
reviewed-slider = Coup
reviewed-at = Coup { $at } sur { $of }
reviewed-course = Le fil de la partie
reviewed-turns = Trois tournants
reviewed-turn-loss = Le coup { $at } a coûté
reviewed-turn-luck = Chance avant le coup { $at }
reviewed-made = Comme joué
reviewed-better = Mieux
reviewed-other = Presque aussi bien
reviewed-cost = Il a coûté { $loss }.
reviewed-cost-nothing = Il n’y avait pas mieux.
reviewed-hindsight = En connaissant les cartes, il laissait échapper { $points }.
reviewed-as-table = En tableau
reviewed-rest = Ni chance ni adresse : { $rest }. { $seats ->
    [1] C’est ce que notre estimation a mal vu.
   *[other] C’est l’effet des autres, et ce que notre estimation a mal vu.
 }
reviewed-sentence-points = Avant la première carte, on pouvait attendre { $start } points. La chance a apporté { $luck }, les coups ont laissé échapper { $loss }, et à la fin cela faisait { $result }.
reviewed-sentence-win = Au début, les chances de victoire étaient de { $start }. La chance a apporté { $luck }, les coups ont laissé échapper { $loss }, et à la fin cela faisait { $result }.
