player = Spieler { $number }
round-over = Durchgang { $number } ({ $about })
round-so-far = Durchgang { $number } ({ $about }), Zwischenstand
winners = { $count ->
    [1] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
play-title = { $game } · Durchgang { $round } · { $player }
play-scores = bisher: { $scores }
play-choose = Am Zug: { $count } Möglichkeiten
play-confirm = Enter bestätigt, u nimmt zurück.
play-keys = ← → ↑ ↓ schieben   r drehen   f wenden   n p vor, zurück   Zahl wählt
play-more-keys = Enter spielen   s nicht aufs Brett   c andere Wahl   o ganzer Tisch   q Ende
play-no-way = So lässt es sich nicht drehen, wenden oder schieben.
play-no-number = Einen Zug { $number } gibt es nicht.
play-unknown-key = Unbekannte Taste.
play-pass = { $player } ist am Zug. Enter drücken, wenn sonst niemand zusieht.
play-go-on = Weiter mit Enter.
play-saved = Gespeichert in { $file }. Derselbe Befehl spielt hier weiter.
play-not-saved = Nicht gespeichert; --save DATEI bewahrt ein Spiel auf.
player-random = Macht irgendeinen erlaubten Zug.
player-flat = Spielt von jedem Zug aus viele Male zufällig weiter und nimmt den, der am besten ausging.
player-search = Denkt voraus, Zug um Zug, in einem Baum dessen, was es sehen würde, und spielt von dort zufällig weiter.
