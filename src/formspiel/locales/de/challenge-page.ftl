challenge-acted = { $acted } von { $of } sind fertig.
challenge-again = zweiter Versuch
challenge-all-dailies = Alle Spiele von heute
challenge-answer = Abgeben
challenge-answer-anyway = So abgeben
challenge-begin = Beginnen
challenge-best = Bestmöglich, bewiesen
challenge-best-found = Bestes, das gefunden wurde
challenge-boards = Tafeln, Karte für Karte
challenge-bot-hard = Bot (schwer)
challenge-bot-master = Bot (Meister)
challenge-card = Karte
challenge-card-back = Eine Karte zurück
challenge-card-now = Im Spiel
challenge-card-of = Runde { $round }, Karte { $card }
challenge-card-on = Eine Karte weiter
challenge-card-seconds = Sekunden für eine Karte
challenge-clock = Sobald du beginnst, läuft die Zeit: Bei Gleichstand entscheidet sie.
challenge-closed = Jetzt lässt es sich nicht mehr beginnen.
challenge-closes = Beginnen kann man bis { $at }.
challenge-commitment = Die Festlegung des Gebers: { $hash }
challenge-daily-honest = Die Karten folgen aus Spiel und Datum nach einer öffentlichen Formel (Version { $formula }), darum sind sie auf jedem Server gleich. Wer will, kann sie vorher ausrechnen: Ein gutes Ergebnis beweist nichts.
challenge-daily-lead = Die gleichen Karten für alle. Spiele und sieh, was möglich war und wie es den anderen ging.
challenge-days = { $count ->
    [1] Ein Tag
   *[other] { $count } Tage
} in Folge
challenge-due = noch { $seconds } s
challenge-end = Wettspiel beenden
challenge-end-not = Weiter
challenge-end-really = Für alle beenden
challenge-entrants = { $count ->
    [1] Eine Person macht mit.
   *[other] { $count } machen mit.
}
challenge-event = Spieleabend
challenge-event-lead = Alle spielen dieselben Karten, jeder auf seiner Tafel. Ein Name genügt.
challenge-event-link = Mit diesem Link mitmachen
challenge-event-link-text = Wer den Link hat, kann mitmachen.
challenge-event-waiting = Es hat noch nicht begonnen.
challenge-event-open = Es läuft.
challenge-event-closing = Die letzten Partien gehen zu Ende.
challenge-event-over = Es ist vorbei.
challenge-export-csv = Tabelle (CSV)
challenge-export-html = Zum Drucken
challenge-export-records = Aufzeichnungen
challenge-finished = { $count ->
    [0] Soweit du es wissen darfst, ist noch niemand fertig.
    [1] Eine Person ist fertig.
   *[other] { $count } sind fertig.
}
challenge-friend-awaited = Sobald auch die anderen gespielt haben, siehst du die Tafeln nebeneinander.
challenge-friend-invites = { $name } lädt dich zu denselben Karten ein.
challenge-friend-lead = Spiele dieselben Karten; dann siehst du die Tafeln nebeneinander.
challenge-friend-link = Dieselben Karten für andere
challenge-friend-link-text = Verschicke den Link. Niemand sieht deine Tafel, bevor er gespielt hat.
challenge-friend-title = { $game }: dieselben Karten
challenge-game-add = { $game } dazu
challenge-game-on = Spiel { $number }: { $game }
challenge-game-out = { $game } herausnehmen
challenge-game-up = { $game } früher
challenge-games = Spiele
challenge-games-done = Spiele
challenge-go-on = Weiterspielen
challenge-gone = Das gibt es nicht, oder es ist schon abgeräumt.
challenge-has-acted = mit der Karte fertig
challenge-honest = Der erste Versuch eines Geräts zählt; jeder weitere ist gekennzeichnet. Was sich nicht verhindern lässt: ein zweites Gerät, ein Blick über die Schulter, ein eigenes Programm.
challenge-host = Du leitest den Abend
challenge-host-links = Nur dieser Browser kann leiten; das Geheimnis bleibt in ihm.
challenge-host-plays = Selbst mitspielen
challenge-hours = Stunden, in denen man beginnen kann
challenge-join = Mitmachen
challenge-join-here = Scannen und mitmachen
challenge-leaders = Vorn liegen
challenge-limit = Schluss ist nach { $limit } abgelegten Karten.
challenge-look = Tisch ansehen
challenge-lost = Die Verbindung ist weg. Neuer Versuch …
challenge-make = Abend eröffnen
challenge-missed = { $count ->
    [1] eine verpasst
   *[other] { $count } verpasst
}
challenge-name = Dein Name
challenge-new-lead = Ein Abend für bis zu 200 Leute: Alle spielen auf ihrem Gerät dieselben Karten, und auf der Leinwand steht die Rangliste.
challenge-next-day = Die nächsten kommen in { $hours } Std. { $minutes } Min.
challenge-not-full = Erst { $laid } von { $of } Formen liegen da, und abgeben kann man nur einmal.
challenge-opens = Beginn: { $at }.
challenge-opens-at = Beginn (oder wenn du startest)
challenge-own = Du
challenge-own-events = Abende, die du leitest
challenge-own-pace = Alle spielen, wann und wie schnell sie wollen.
challenge-pace = Tempo
challenge-pace-own = jeder für sich
challenge-pace-step = alle zusammen
challenge-packing = Ein Quadrat, das mit gegebenen Formen zu füllen ist. Abgeben kannst du einmal.
challenge-par = Par
challenge-par-awaited = Was möglich war, wird gerade berechnet …
challenge-par-failed = Was möglich war, ließ sich gerade nicht berechnen.
challenge-points = Punkte
challenge-rank = Rang
challenge-rank-of = Rang { $rank } von { $of }
challenge-ranking = Rangliste
challenge-resigned = aufgegeben
challenge-review = Zug für Zug
challenge-screen = Leinwand
challenge-screen-none = Öffne die Leinwand von der Seite aus, die den Abend leitet.
challenge-seal = Das Siegel der Karten
challenge-seconds = in { $seconds } s
challenge-secret = Das Geheimnis, aus dem die Karten folgen: { $secret }
challenge-secret-later = Das Geheimnis wird verraten, wenn alles vorbei ist; dann kann jeder die Karten prüfen.
challenge-share-note = Wie nah am Besten
challenge-squares = Die Quadrate nebeneinander
challenge-start = Starten
challenge-start-game = Spiel { $number } starten: { $game }
challenge-state-none = nicht begonnen
challenge-state-playing = im Gange
challenge-state-finished = fertig
challenge-state-resigned = aufgegeben
challenge-state-missed = nicht rechtzeitig fertig
challenge-step = Die nächste Karte kommt, wenn alle gespielt haben oder die Zeit um ist.
challenge-time-runs = Die Zeit läuft.
challenge-title = Wie er heißt
challenge-to-table = Zu deiner Tafel
challenge-waits = Du bist dabei.
challenge-waits-text = Sobald die Leitung startet, geht es hier von selbst los.
challenge-who = Name
challenge-you = (du)
challenge-your-rank = Du bist auf Rang { $rank }.
