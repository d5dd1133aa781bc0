tournament-title = Turnier in { $game }
tournament-head = { $game }: { $games ->
    [1] eine Partie
   *[other] { $games } Partien
} mit { $deals ->
    [1] einer Kartenfolge
   *[other] { $deals } Kartenfolgen
}, Startwert { $seed }
tournament-column-player = Spieler
tournament-column-rating = Wertung
tournament-column-mean = Punkte
tournament-column-games = Partien
tournament-column-pair = Paarung
tournament-column-won = Sieg : gleich : Niederlage
tournament-column-lead = Vorsprung
tournament-column-fair = ohne Glück
tournament-seat = Platz { $number }: { $effect } Punkte gegenüber dem Mittel am Tisch
tournament-ratings = Wertungen
tournament-ratings-about = Können nach dem Modell von Plackett und Luce (OpenSkill), mit dem Bereich, in dem es zu 95 % liegt. Alle beginnen bei 25.
tournament-points = Punkte
tournament-points-about = Das Mittel aller Partien, mit seinem 95-%-Bereich.
tournament-pairs = Wer vor wem liegt
tournament-pairs-about = Der mittlere Vorsprung der Zeile vor der Spalte in Punkten, mit denselben Karten und getauschten Plätzen. Eine Marke links: Der Bereich enthält die Null nicht.
tournament-fair = Ohne Glück
tournament-fair-about = Dasselbe, wenn man abzieht, was der Zufall jedem Platz gebracht hat.
tournament-seats = Was ein Platz wert ist
tournament-seats-about = Was ein Platz mehr hatte als das Mittel seines Tisches, wer auch immer dort saß.
tournament-intervals = In Klammern: 95-%-Bereiche.
