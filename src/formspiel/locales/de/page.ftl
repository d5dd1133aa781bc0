page-skip = Zum Inhalt springen
page-home = Startseite
page-navigation = Seiten
page-lobby = Lobby
page-mine = Meine Spiele
page-rules = Regeln
page-puzzles = Rätsel
page-challenge = Dieselben Karten
page-event = Ein Spieleabend
page-daily = Täglich
page-language = Sprache
page-theme-system = Farben: wie im System
page-theme-light = Farben: hell
page-theme-dark = Farben: dunkel
page-theme = Farben
page-theme-name-system = wie im System
page-theme-name-light = hell
page-theme-name-dark = dunkel
page-settings = Einstellungen
page-close = Schließen
page-patterns = Kräftige Muster auf farbigen Steinen
page-coordinates = Zahlen an den Rändern der Tafeln
page-sound = Leise Klickgeräusche
page-notify = Mitteilung, wenn du am Zug bist
page-notify-refused = Der Browser erlaubt keine Mitteilungen
signal-sound = Leiser Ton, wenn du am Zug bist?
signal-yes = Ja
signal-no = Nein
page-instant-bots = Bots ziehen ohne Pause
page-player = Spieler
page-colon = { $who }: { $what }

home-title = { $count ->
    [4] Vier Spiele um Formen
   *[other] Spiele um Formen
}
home-lead = Allein, gegen Bots oder mit Freunden. Ohne Konto, ohne Installation.
home-go-on = Weiterspielen
home-all = { $count ->
    [1] Alle meine Spiele (eins)
   *[other] Alle meine Spiele ({ $count })
}
home-alone = Allein spielen
home-bot = Gegen einen Bot
home-with-others = Mit anderen
home-rules = Die Regeln
home-more = Noch mehr
home-event = Ein Abend für viele
home-daily = Heute: dieselben Karten für alle
home-puzzles = Rätsel mit bewiesener Lösung
home-loading = Die Spiele werden geholt…
home-try-again = Noch einmal versuchen

lost-title = Hier ist nichts
lost-text = Die Adresse ist vielleicht falsch, oder der Tisch ist längst abgeräumt.
lobby-title = Lobby
lobby-lead = Öffentliche Tische: Setz dich dazu oder schau zu.
lobby-join = Platz nehmen
lobby-watch = Zuschauen
lobby-empty = Gerade kein öffentlicher Tisch.
lobby-open = Tisch öffnen:

new-who = Wer spielt mit?
new-alone = Nur ich
new-bots = Bots
new-friends = Freunde
new-mixed = Gemischt
new-bots-count = Wie viele Bots?
new-friends-count = Wie viele Freunde?
new-mixed-count = Wie viele andere?
new-friend = jemand von euch
new-friend-about = Bekommt den Link oder kommt aus der Lobby dazu.
new-level = Schwierigkeit
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-master = Meister
level-random = zufällig
level-flat = probierend
level-search = vorausschauend
guest-about = Ein Bot, den der Betreiber dieses Servers mitgebracht hat.
new-edition = Ausgabe
new-edition-help = Was in der Schachtel ist: die übliche Ausgabe oder eine selbst gemachte.
table-edition = Ausgabe: { $edition }
new-name = Dein Name
new-public = Den Tisch in der Lobby zeigen
new-practice = Übung: Züge lassen sich frei zurücknehmen
new-start = Los geht’s
new-invite = Tisch öffnen
new-yes = ja
new-no = nein
new-list-one = Einzeln
new-list-own = Freie Auswahl
new-list-which = Welche?
new-list-order = Reihenfolge
new-list-item = { $name }, Position { $place } von { $count }
new-list-earlier = { $name } nach vorn
new-list-later = { $name } nach hinten
new-list-remove = { $name } entfernen
new-list-removed = { $name } steht nicht mehr in der Liste.
new-list-least = Die Liste darf nicht leer sein.
new-list-keys = Zum Ordnen ziehen. Mit Tasten: Alt + ↑ ↓ verschiebt, Entf entfernt.
new-other-number = andere Zahl …
new-number = { $option }, von { $least } bis { $most }

join-title = Du bist eingeladen
join-invites = { $name } lädt dich ein
join-table = Am Tisch
join-agreed = Abgemacht
join-sit = Platz nehmen
invite-title = Warten auf Freunde
invite-text = Verschick diesen Link oder lass den QR-Code scannen.
invite-link = Der Link zum Tisch
invite-share = Teilen
invite-qr = QR-Code zum Link
invite-local = Dieser Link funktioniert nur auf diesem Rechner. Damit andere dazukommen, starte: formspiel serve --host 0.0.0.0
invite-lan = Freunde im selben Netz können diesen Link öffnen.
invite-address = Adresse dieses Rechners
invite-bot = Bot für Platz { $seat }
seat-open = freier Platz
seat-number = Platz { $number }
seat-bot-easy = Bot (leicht)
seat-bot-medium = Bot (mittel)
seat-bot-hard = Bot (schwer)
seat-bot-master = Bot (Meister)
seat-bot-random = Bot (zufällig)
seat-bot-flat = Bot (probierend)
seat-bot-search = Bot (vorausschauend)
seats-title = Am Tisch
seats-you = du
seats-away = nicht da
seats-acts = am Zug
seats-watching = { $count ->
    [1] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
seats-watch-link = Link zum Zuschauen
seats-watch = { $name } zuschauen
seats-watched = Groß gezeigt
seats-bot = Bot für { $name } spielen lassen

table-loading = Der Tisch wird gedeckt …
table-private = Dieser Tisch ist privat
table-private-text = Du brauchst einen Link von jemandem, der dort sitzt.
table-gone = Diesen Tisch gibt es nicht mehr
table-gone-text = Er wurde abgeräumt, oder es gab ihn nie.
table-practice = Übung
table-made-about = Teile dieser Ausgabe waren nicht mehr zu sehen und sind hier rekonstruiert.
table-made-more = Was genau?
table-warm = Ein Bot spielt für dich.
table-come-back = Selbst weiterspielen
table-stand-in = Der Bot { $name } ist ausgefallen. Ein anderer Bot oder der Zufall hat für ihn gezogen.
table-undo = Zurücknehmen
undo-nothing = Du hast noch keinen Zug, den du zurücknehmen könntest.
undo-moved = Inzwischen hat jemand anders gezogen.
undo-revealed = Inzwischen ist eine Karte oder ein Wurf gekommen; dein Zug gilt.
undo-practise = Übungspartie beginnen
table-rules = Spielregeln
status-lost = Verbindung verloren. Neuer Versuch …
status-unsent = { $what ->
    [play] Dein Zug wartet darauf, gesendet zu werden.
    [undo] Das Zurücknehmen wartet darauf, gesendet zu werden.
    [say] Deine Nachricht wartet darauf, gesendet zu werden.
    [several] Es warten { $count } Dinge darauf, gesendet zu werden.
   *[other] Etwas wartet darauf, gesendet zu werden.
}
status-over = Das Spiel ist aus.
status-waiting = Es fehlen noch Mitspieler.
status-awaiting = Es wird auf { $names } gewartet.
status-delayed = Der Server kann gerade nichts speichern. Was du getan hast, wartet und wird erledigt.
status-your-turn = Du bist dran.
status-thinking = { $count ->
    [1] { $names } überlegt.
   *[other] { $names } überlegen.
}
status-cards = Gleich kommt die nächste Karte.
round-of = Runde { $round } von { $of }
round-done = { $count ->
    [1] Runde zu Ende: ein Punkt
    [one] Runde zu Ende: { $points } Punkt
   *[other] Runde zu Ende: { $points } Punkte
}
round-go-on = Weiter
reasons-title = Punkte
reasons-none = Noch nichts.
reasons-so-far = Bisher
tabs-title = Punkte, Verlauf und Chat
log-title = Verlauf
log-empty = Noch ist nichts geschehen.
log-earlier = Früheres
log-undone = { $who ->
    [you] Du nimmst einen Zug zurück.
   *[other] { $name } nimmt einen Zug zurück.
}
log-left = { $name } ist gegangen; ein Bot spielt weiter.
log-bot = Ein Bot spielt für { $name }.
log-back = { $name } ist wieder da.
round-nothing = Diesmal zählte nichts.
chat-title = Chat
chat-unheard = { $count ->
    [1] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
chat-empty = Noch hat niemand etwas gesagt.
chat-words = Etwas sagen
chat-say = Senden
share-copied = Kopiert

board-list = Alle Möglichkeiten als Liste ({ $count })
board-role = Spieltafel
board-hand = In deiner Hand
board-left = Nach links
board-right = Nach rechts
board-turn = Drehen
board-flip = Wenden
board-drop = Fallen lassen
board-confirm = Bestätigen
board-no-way = So passt es nicht.
board-hint-lowered = So? Dann lass ihn fallen.
board-hint-aside = Bestätige, um ihn beiseitezulegen.
board-keys = Tasten: ← → schieben, R drehen, F wenden, ↓ Vorschau, Enter oder Leertaste fallen lassen, U zurücknehmen

plain-picture = Das Spiel als Bild aus Zeichen
plain-label = { $count ->
    [1] Die Tafel. Ein Zug ist möglich.
   *[other] Die Tafel. { $count } Züge sind möglich.
} Pfeiltasten wählen, Enter bestätigt, Escape legt zurück.
plain-hint = Wähle einen Zug.
plain-put-back = Zurücklegen
plain-choices = Deine Züge ({ $count })
plain-keys = Tasten: ← → ↑ ↓ wählen, Enter oder Leertaste bestätigen, Esc zurücklegen, U zurücknehmen

trouble-other = Das ging nicht.
trouble-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
trouble-too-many-tables = Das sind aber viele Tische! Warte ein wenig.
trouble-not-invited = Diese Einladung gilt nicht mehr.
trouble-no-open-seat = Alle Plätze sind besetzt.
trouble-undo-refused = Das lässt sich nicht mehr zurücknehmen.
trouble-too-fast = Das war zu schnell. Warte einen Moment.
trouble-not-your-turn = Du bist nicht dran.
trouble-malformed = Seite und Server haben sich missverstanden. Lade die Seite neu.
trouble-unreadable = Seite und Server haben sich missverstanden. Lade die Seite neu.
trouble-bad-options = Mit diesen Einstellungen lässt sich nicht spielen.
trouble-bad-record = Diese gespeicherte Partie lässt sich nicht lesen.
trouble-bad-text = Das ist zu lang oder leer.
trouble-too-large = Das ist zu viel auf einmal.
trouble-bad-request = Seite und Server haben sich missverstanden. Lade die Seite neu.
trouble-wrong-method = Seite und Server haben sich missverstanden. Lade die Seite neu.
trouble-not-found = Hier ist nichts.
trouble-no-such-table = Diesen Tisch gibt es nicht mehr.
trouble-no-such-seat = Diesen Platz gibt es nicht.
trouble-no-such-moment = So weit ist die Partie noch nicht.
trouble-no-such-move = Dieser Zug ist nicht mehr möglich.
trouble-no-such-chart = Das lässt sich für dieses Spiel nicht ausrechnen.
trouble-no-such-puzzle = Dieses Rätsel gibt es nicht.
trouble-no-solver = Das beste Ergebnis lässt sich hier nicht ausrechnen.
trouble-unknown-game = Dieses Spiel ist hier nicht bekannt.
trouble-unknown-edition = Diese Ausgabe des Spiels ist hier nicht bekannt.
trouble-unknown-level = Einen Bot mit dieser Schwierigkeit gibt es nicht.
trouble-no-token = Dieser Tisch ist privat. Frag nach dem Link.
trouble-bad-token = Dieser Link gehört nicht zu diesem Tisch.
trouble-spectator = Das kann nur, wer am Tisch sitzt.
trouble-no-hello = Seite und Server haben sich missverstanden. Lade die Seite neu.
trouble-hello-twice = Seite und Server haben sich missverstanden. Lade die Seite neu.
trouble-seat-lost = Das ist nicht mehr dein Platz.
trouble-illegal = Das erlauben die Regeln nicht.
trouble-not-allowed = Du kannst nur für dich selbst spielen.
trouble-not-begun = Es geht los, sobald alle Plätze besetzt sind.
trouble-over = Das Spiel ist aus.
trouble-not-over = Das Spiel ist noch nicht aus.
trouble-bot-plays = Ein Bot spielt auf deinem Platz. Übernimm erst wieder selbst.
trouble-seat-taken = Da war jemand schneller: Der Platz ist besetzt.
trouble-rematched = Die nächste Partie läuft schon.
trouble-full = An diesem Tisch ist so viel geschehen, dass nichts mehr hinzukommen kann.
trouble-archived = Dieser Tisch ist abgeräumt.
trouble-conflict = Im selben Augenblick ist etwas anderes geschehen. Versuch es noch einmal.
trouble-not-quiet = Inzwischen hat jemand etwas gesagt oder getan.
trouble-banned = Diese Adresse ist ausgesperrt.
trouble-too-many = Zu viele Verbindungen auf einmal. Schließ ein paar Fenster.
trouble-too-many-mistakes = Seite und Server haben sich missverstanden. Lade die Seite neu.
trouble-too-slow = Die Verbindung ist zu langsam. Lade die Seite neu.
trouble-unstorable = Der Server konnte das nicht speichern. Versuch es noch einmal.
trouble-broken-table = Dieser Tisch lässt sich nicht mehr öffnen.
trouble-failed = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
trouble-storage = Dem Server ist kurz die Puste ausgegangen. Versuch es gleich noch einmal.
trouble-unwell = Dem Server geht es nicht gut. Versuch es gleich noch einmal.
trouble-stopping = Der Server startet neu. Versuch es gleich noch einmal.
trouble-no-such-challenge = Das gibt es nicht, oder es ist schon abgeräumt.
trouble-no-such-entrant = Das hat niemand mit dieser Nummer gespielt.
trouble-not-played = Das erfährst du, wenn du selbst gespielt hast.
trouble-name-taken = So heißt hier schon jemand. Wähle einen anderen Namen.
trouble-not-open = Jetzt kann man nicht beginnen.
trouble-too-many-challenges = Von hier aus sind viele gemacht worden. Warte eine Weile.
trouble-no-room = Mehr können nicht mitmachen.

mine-title = Meine Spiele
mine-lead = Alle Tische dieses Geräts. Sie stehen nirgendwo sonst, und es gibt kein Konto.
mine-open = Noch nicht zu Ende
mine-over = Zu Ende gespielt
mine-nothing = Noch kein Spiel. Das erste ist schnell begonnen.
mine-no-open = Alles ist zu Ende gespielt.
mine-go-on = Weiterspielen
mine-look = Ansehen
mine-alone = allein
mine-against = mit { $names }
mine-watched = als Zuschauer
mine-round = Runde { $round }
mine-your-turn = du bist dran
mine-their-turn = { $name } ist dran
mine-waiting = wartet auf Mitspieler
mine-gone = auf dem Server abgeräumt
mine-won = gewonnen
mine-shared = Sieg geteilt
mine-lost = verloren
mine-points = { $count ->
    [1] ein Punkt
   *[other] { $points } Punkte
}
mine-delete = Löschen
mine-delete-which = { $game }, { $names } löschen
mine-deleted = { $game } ist von diesem Gerät gelöscht.
mine-restore = Rückgängig
mine-results = Wie es besser wird
mine-played = { $count ->
    [1] eine Partie
   *[other] { $count } Partien
}
mine-best = Bestes
mine-mean = Mittel
mine-last-five = Mittel der letzten fünf
mine-wins = Gewonnen
mine-wins-of = { $wins } von { $games }
mine-best-rank = Bester Rang
mine-as-table = Als Tabelle
mine-date = Datum
mine-result = Punkte
mine-rank = Rang
mine-move = Auf ein anderes Gerät
mine-move-about = Eine Datei enthält das alles, auch die Geheimnisse, die deine Plätze sichern: Wer die Datei hat, kann für dich spielen. Sie bleibt bei dir, solange du sie nicht weitergibst.
mine-save = Als Datei sichern
mine-load = Datei laden
mine-loaded = Die Datei ist gelesen. Neu hier – Tische: { $tables }, Ergebnisse: { $results }.
mine-bad-large = Diese Datei ist zu groß, um Spiele zu enthalten. Nichts wurde geändert.
mine-bad-file = Diese Datei enthält keine Spiele von Formspiel, oder sie ist beschädigt. Nichts wurde geändert.
mine-full = In diesem Browser ist kein Platz mehr: Was dazukam, ist beim nächsten Laden weg.

guide-title = { $game } in einer Minute
guide-offer = Neu bei { $game }?
guide-offer-about = Eine geführte erste Runde dauert etwa eine Minute, auf einer echten Tafel. Du kannst jederzeit aufhören und findest sie bei den Regeln wieder.
guide-start = Zeig es mir
guide-skip = Gleich spielen
guide-step = { $step } von { $of }
guide-next = Weiter
guide-do = Mach es für mich
guide-other = Ein guter Zug, aber probier erst diesen:
guide-leave = Verlassen
guide-again = Noch einmal
guide-play = Jetzt spielen
guide-none = Zu diesem Spiel gibt es keine geführte Runde.
mine-review = Eine gespeicherte Partie ansehen
