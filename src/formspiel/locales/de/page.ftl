page-skip = Zum Inhalt springen
page-home = Startseite
page-navigation = Seiten
page-lobby = Lobby
page-rules = Regeln
page-language = Sprache
page-theme-system = Farben: wie das System
page-theme-light = Farben: hell
page-theme-dark = Farben: dunkel
page-settings = Einstellungen
page-patterns = Muster auf farbigen Steinen
page-sound = Leise Klicks
page-player = Spieler

home-title = { $count ->
    [4] Vier Spiele um Formen
   *[other] Spiele mit Formen
}
home-lead = Allein, gegen Bots oder mit Freunden. Ohne Konto, ohne Installation.
home-go-on = Weiterspielen
home-alone = Allein spielen
home-bot = Gegen einen Bot
home-with-others = Mit Bots oder Freunden
home-rules = Die Regeln

lost-title = Hier ist nichts
lost-text = Die Adresse ist vielleicht falsch, oder der Tisch ist längst abgeräumt.
lobby-title = Lobby
lobby-lead = Öffentliche Tische: setz dich dazu oder schau zu.
lobby-join = Hinsetzen
lobby-watch = Zuschauen
lobby-empty = Gerade kein öffentlicher Tisch. Mach einen auf!

new-who = Wer spielt mit?
new-alone = Nur ich
new-bots = Bots
new-friends = Freunde
new-bot-count = Wie viele Bots?
new-friend-count = Wie viele Freunde?
new-level = Stärke
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-master = Meister
level-random = zufällig
level-flat = probierend
level-search = vorausschauend
new-name = Dein Name
new-public = Den Tisch in der Lobby zeigen
new-practice = Übung: Züge lassen sich frei zurücknehmen
new-start = Los geht’s
new-invite = Tisch öffnen
new-yes = ja
new-no = nein

join-title = Du bist eingeladen
join-sit = Hinsetzen
invite-title = Warten auf Freunde
invite-text = Schick diesen Link oder lass ein Telefon das Bild lesen.
invite-link = Der Link zum Tisch
invite-share = Teilen
invite-qr = Der Link als Bild
invite-local = Dieser Link gilt nur auf diesem Rechner. Für andere starte: formspiel serve --host 0.0.0.0
invite-bot = Bot für Platz { $seat }
seat-open = freier Platz
seat-number = Platz { $number }
seat-bot-easy = Bot, leicht
seat-bot-medium = Bot, mittel
seat-bot-hard = Bot, schwer
seat-bot-master = Bot, Meister
seat-bot-random = Bot, zufällig
seat-bot-flat = Bot, probierend
seat-bot-search = Bot, vorausschauend
seats-title = Am Tisch
seats-you = du
seats-away = nicht da
seats-acts = ist am Zug
seats-watching = { $count ->
    [1] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
seats-watch-link = Link zum Zuschauen
seats-bot = Bot für { $name } spielen lassen

table-loading = Der Tisch wird gedeckt …
table-private = Dieser Tisch ist privat
table-private-text = Du brauchst einen Link von jemandem, der dort sitzt.
table-gone = Diesen Tisch gibt es nicht mehr
table-gone-text = Er wurde abgeräumt, oder es gab ihn nie.
table-practice = Übung
table-warm = Ein Bot spielt für dich.
table-come-back = Selbst weiterspielen
table-undo = Zurücknehmen
status-lost = Verbindung weg. Neuer Versuch …
status-over = Das Spiel ist aus.
status-waiting = Es fehlen noch Mitspieler.
status-your-turn = Du bist dran.
status-thinking = { $count ->
    [1] { $names } überlegt.
   *[other] { $names } überlegen.
}
status-cards = Die nächste Karte kommt.
round-of = Runde { $round } von { $of }
round-done = { $count ->
    [1] Runde zu Ende: ein Punkt
   *[other] Runde zu Ende: { $points } Punkte
}
round-go-on = Weiter
reasons-title = Punkte
reasons-none = Noch nichts.
round-nothing = Nichts zählte.
chat-title = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-words = Etwas sagen
chat-say = Senden
share-copied = Kopiert

end-alone = { $count ->
    [1] Du hast einen Punkt.
   *[other] Du hast { $points } Punkte.
}
end-won = Du gewinnst!
end-shared = Du teilst dir den Sieg.
end-winners = { $count ->
    [1] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
end-best = Du { $points }, bestmöglich { $best }.
end-best-found = Du { $points }; { $best } war möglich, vielleicht bis { $bound }.
end-best-working = Was möglich war, wird berechnet …
end-again = Noch einmal
end-replay = Nachspielen
end-save = Aufzeichnung sichern
end-share = Ergebnis teilen
replay-start = Der Anfang
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-slider = Stelle im Spiel

board-list = Alle Möglichkeiten als Liste ({ $count })
board-role = Spielplan
board-hand = Der Stein in deiner Hand
board-left = Nach links
board-right = Nach rechts
board-turn = Drehen
board-flip = Wenden
board-drop = Fallen lassen
board-confirm = Bestätigen
board-no-way = So kann es nicht liegen.
board-keys = Tasten: ← → schieben, R drehen, F wenden, ↓ Vorschau, Enter oder Leertaste fallen lassen, U zurück
board-reconstructed = Rekonstruiert: das Regelheft zeigt es nicht.

plain-picture = Das Spiel als Bild aus Zeichen
plain-label = { $count ->
    [1] Das Brett. Ein Zug ist möglich.
   *[other] Das Brett. { $count } Züge sind möglich.
} Pfeiltasten wählen, Enter bestätigt, Escape legt zurück.
plain-hint = Wähle einen Zug.
plain-put-back = Zurücklegen
plain-choices = Deine Züge ({ $count })
plain-keys = Tasten: ← → ↑ ↓ wählen, Enter oder Leertaste bestätigen, Esc zurücklegen, U zurücknehmen

trouble-said = Das ging nicht: { $sentence }
trouble-other = Das ging nicht.
trouble-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
trouble-too-many-tables = Du hast viele Tische aufgemacht. Warte ein wenig.
trouble-not-invited = Diese Einladung gilt nicht mehr.
trouble-no-open-seat = Alle Plätze sind besetzt.
trouble-undo-refused = Das lässt sich nicht mehr zurücknehmen.
trouble-too-fast = Das war zu schnell. Warte einen Moment.
trouble-not-your-turn = Du bist nicht am Zug.
