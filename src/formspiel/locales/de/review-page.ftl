### Der Rückblick auf eine Partie: Glück und Können, Zug für Zug.

reviewed-title = Glück und Können
reviewed-lead = Öffne eine gespeicherte Partie und sieh Zug für Zug, was Glück war und was Können.
reviewed-file = Eine gespeicherte Partie
reviewed-paste = … oder ihr Text
reviewed-open = Ansehen
reviewed-unreadable = Das ist keine gespeicherte Partie, oder sie ist zu lang.
reviewed-back = Zurück zum Tisch
reviewed-whose = Wessen Spiel?
reviewed-working = Die Partie wird angesehen …
reviewed-refining = Ein erster Blick. Die Zahlen werden noch genauer …
reviewed-luck = Glück
reviewed-skill = Können
reviewed-loss = Kosten
reviewed-expected = Erwartet
reviewed-possible = Noch möglich, wenn man die Karten kennt
reviewed-points = Punkte bisher
reviewed-slips = Fehler
reviewed-slider = Zug
reviewed-at = Zug { $at } von { $of }
reviewed-course = So ist es gelaufen
reviewed-turns = Drei Wendepunkte
reviewed-turn-loss = Zug { $at } hat etwas gekostet
reviewed-turn-luck = Glück vor Zug { $at }
reviewed-made = So gespielt
reviewed-better = Besser
reviewed-other = Fast so gut
reviewed-cost = Das hat { $loss } gekostet.
reviewed-cost-nothing = Nichts war besser.
reviewed-hindsight = Wer die Karten kennt, weiß: Hier gingen { $points } verloren.
reviewed-as-table = Als Tabelle
reviewed-rest = Weder Glück noch Können: { $rest }. { $seats ->
    [1] So weit lag unsere Schätzung daneben.
   *[other] Das haben die anderen bewirkt, oder unsere Schätzung lag daneben.
 }
reviewed-sentence-points = Vor der ersten Karte waren { $start } Punkte zu erwarten. Das Glück brachte { $luck }, die Züge verschenkten { $loss }, und am Ende waren es { $result }.
reviewed-sentence-win = Am Anfang lag die Aussicht auf den Sieg bei { $start }. Das Glück brachte { $luck }, die Züge verschenkten { $loss }, und am Ende waren es { $result }.
