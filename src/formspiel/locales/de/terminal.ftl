player = Spieler { $number }
colon = { $who }: { $what }
round-over = Runde { $number } ({ $about })
round-so-far = Runde { $number } ({ $about }), Zwischenstand
winners = { $count ->
    [1] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
moves-chance = Gerade kann niemand wählen: Der Zufall ist am Zug, mit einer Karte oder einem Wurf.
moves-over = Niemand kann mehr wählen: Das Spiel ist aus.
play-title = { $game } · Runde { $round } · { $player }
play-scores = bisher: { $scores }
play-choose = Du bist dran: { $count ->
    [1] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
play-confirm = Enter bestätigt, u nimmt zurück.
play-thinking = { $player } überlegt.
play-compiling = Code wird zum ersten Mal übersetzt; das dauert ein paar Sekunden.
play-keys = ← → ↑ ↓ schieben   r drehen   f wenden   n p vor, zurück   Zahl wählt
play-more-keys = Enter spielen   u zurücknehmen   s beiseite   c andere Wahl   o Tisch   q Ende
play-no-way = So lässt es sich nicht drehen, wenden oder schieben.
play-no-number = Einen Zug { $number } gibt es nicht.
play-unknown-key = Unbekannte Taste.
play-no-undo = Gerade lässt sich nichts zurücknehmen.
play-undone = Zurückgenommen.
play-too-small = Dieses Terminal ist zu klein: { $wide } × { $high } braucht es. Mach es größer und drück eine Taste.
play-commitment = Der Geber hat sich festgelegt auf { $hash }
play-verify = formspiel verify { $file } prüft jede Karte dieses Spiels.
play-practice = Übung
play-pass = { $player }, du bist dran. Drück { $number }, wenn sonst niemand zusieht.
play-go-on = Weiter mit Enter.
play-saved = Gespeichert in { $file }. Mit demselben Befehl geht es hier weiter.
play-not-saved = Nicht gespeichert; --save DATEI speichert ein Spiel.
player-random = Macht irgendeinen erlaubten Zug.
player-flat = Spielt von jedem Zug aus viele Male zufällig weiter und nimmt den, der am besten ausging.
player-search = Denkt Zug um Zug voraus, immer nur mit dem, was er dann sehen würde, und spielt von dort zufällig weiter.
