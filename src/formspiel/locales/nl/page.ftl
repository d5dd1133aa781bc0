page-skip = Naar de inhoud
page-home = Startpagina
page-navigation = Pagina’s
page-lobby = Lobby
page-mine = Mijn spellen
page-rules = Regels
page-puzzles = Puzzels
page-challenge = Dezelfde kaarten
page-event = Een speelavond
page-daily = Dagelijks
page-language = Taal
page-theme-system = Kleuren: zoals het systeem
page-theme-light = Kleuren: licht
page-theme-dark = Kleuren: donker
page-theme = Kleuren
page-theme-name-system = zoals het systeem
page-theme-name-light = licht
page-theme-name-dark = donker
page-settings = Instellingen
page-close = Sluiten
page-patterns = Duidelijke patronen op gekleurde stenen
page-coordinates = Getallen langs de randen van borden
page-sound = Zachte klikgeluiden
page-notify = Melding als je aan de beurt bent
page-notify-refused = De browser staat geen meldingen toe
signal-sound = Een zacht geluid als je aan de beurt bent?
signal-yes = Ja
signal-no = Nee
page-instant-bots = Bots spelen zonder pauze
page-player = Speler
page-colon = { $who }: { $what }

home-title = { $count ->
    [4] Vier spellen met vormen
   *[other] Spellen met vormen
}
home-lead = Alleen, tegen bots of met vrienden. Zonder account, zonder installatie.
home-go-on = Verder spelen
home-all = { $count ->
    [1] Al mijn spellen (één)
   *[other] Al mijn spellen ({ $count })
}
home-alone = Alleen spelen
home-bot = Tegen een bot
home-with-others = Met anderen
home-rules = De spelregels
home-more = Meer te doen
home-event = Een avond met velen
home-daily = Vandaag: dezelfde kaarten voor iedereen
home-puzzles = Puzzels met een bewezen oplossing
home-loading = De spellen worden gehaald…
home-try-again = Nog eens proberen

lost-title = Hier is niets
lost-text = Misschien klopt het adres niet, of is de tafel al lang weg.
lobby-title = Lobby
lobby-lead = Openbare tafels: schuif aan, of kijk mee.
lobby-join = Aanschuiven
lobby-watch = Meekijken
lobby-empty = Er is nu geen openbare tafel.
lobby-open = Tafel openen:

new-who = Wie speelt mee?
new-alone = Alleen ik
new-bots = Bots
new-friends = Vrienden
new-mixed = Gemengd
new-bots-count = Hoeveel bots?
new-friends-count = Hoeveel vrienden?
new-mixed-count = Hoeveel anderen?
new-friend = een vriend
new-friend-about = Krijgt de link, of schuift aan vanuit de lobby.
new-level = Niveau
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-master = meester
level-random = willekeurig
level-flat = uitproberend
level-search = vooruitkijkend
guest-about = Een bot die de beheerder van deze server heeft meegebracht.
new-edition = Editie
new-edition-help = Wat er in de doos zit: de gewone editie of een zelfgemaakte.
table-edition = Editie: { $edition }
new-name = Je naam
new-public = De tafel in de lobby tonen
new-practice = Oefenen: zetten vrij terugnemen
new-start = Beginnen
new-invite = Tafel openen
new-yes = ja
new-no = nee
new-list-one = Eén kiezen
new-list-own = Vrije keuze
new-list-which = Welke?
new-list-order = Volgorde
new-list-item = { $name }, plek { $place } van { $count }
new-list-earlier = { $name } naar voren
new-list-later = { $name } naar achteren
new-list-remove = { $name } weghalen
new-list-removed = { $name } staat niet meer in de lijst.
new-list-least = De lijst mag niet leeg zijn.
new-list-keys = Sleep om te ordenen. Met het toetsenbord: Alt + ↑ ↓ verplaatst, Del haalt weg.
new-other-number = ander aantal …
new-number = { $option }, van { $least } t/m { $most }

join-title = Je bent uitgenodigd
join-invites = { $name } nodigt je uit
join-table = Aan tafel
join-agreed = Afgesproken
join-sit = Aanschuiven
invite-title = Wachten op vrienden
invite-text = Stuur deze link, of laat de QR-code scannen.
invite-link = De link naar de tafel
invite-share = Delen
invite-qr = QR-code van de link
invite-local = Deze link werkt alleen op deze computer. Wil je anderen laten meedoen, start dan: formspiel serve --host 0.0.0.0
invite-lan = Vrienden in hetzelfde netwerk kunnen deze link openen.
invite-address = Adres van deze computer
invite-bot = Bot op plaats { $seat }
seat-open = vrije plaats
seat-number = Plaats { $number }
seat-bot-easy = Bot (makkelijk)
seat-bot-medium = Bot (gemiddeld)
seat-bot-hard = Bot (moeilijk)
seat-bot-master = Bot (meester)
seat-bot-random = Bot (willekeurig)
seat-bot-flat = Bot (uitproberend)
seat-bot-search = Bot (vooruitkijkend)
seats-title = Aan tafel
seats-you = jij
seats-away = even weg
seats-acts = aan zet
seats-watching = { $count ->
    [1] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}
seats-watch-link = Link om mee te kijken
seats-watch = Kijk mee met { $name }
seats-watched = Groot getoond
seats-bot = Laat een bot spelen voor { $name }

table-loading = De tafel wordt gedekt …
table-private = Deze tafel is privé
table-private-text = Je hebt een link nodig van iemand die aan deze tafel zit.
table-gone = Deze tafel is weg
table-gone-text = Hij is afgeruimd, of heeft nooit bestaan.
table-practice = oefening
table-made-about = Delen van deze uitgave waren niet meer te zien en zijn hier gereconstrueerd.
table-made-more = Wat precies?
table-warm = Een bot speelt voor je.
table-come-back = Zelf verder spelen
table-stand-in = De bot { $name } is uitgevallen. Een andere bot, of het toeval, heeft voor hem gezet.
table-undo = Zet terugnemen
undo-nothing = Je hebt nog geen zet om terug te nemen.
undo-moved = Intussen heeft iemand anders een zet gedaan.
undo-revealed = Intussen is er een kaart of worp gekomen: je zet staat.
undo-practise = Begin een oefenpartij
table-rules = Spelregels
status-lost = Verbinding verbroken. Nieuwe poging …
status-unsent = { $what ->
    [play] Je zet wacht op verzending.
    [undo] Het terugnemen wacht op verzending.
    [say] Je bericht wacht op verzending.
    [several] Er wachten { $count } dingen op verzending.
   *[other] Er wacht iets op verzending.
}
status-over = Het spel is uit.
status-waiting = Wachten op spelers.
status-awaiting = Wachten op { $names }.
status-delayed = De server kan even niets opslaan. Wat je deed wacht en wordt nog gedaan.
status-your-turn = Jij bent aan de beurt.
status-thinking = { $count ->
    [1] { $names } denkt na.
   *[other] { $names } denken na.
}
status-cards = De volgende kaart komt eraan.
round-of = Ronde { $round } van { $of }
round-done = { $count ->
    [1] Ronde voorbij: één punt
    [one] Ronde voorbij: { $points } punt
   *[other] Ronde voorbij: { $points } punten
}
round-go-on = Verder
reasons-title = Punten
reasons-none = Nog niets.
reasons-so-far = Tot nu toe
tabs-title = Punten, verloop en chat
log-title = Verloop
log-empty = Er is nog niets gebeurd.
log-earlier = Eerder
log-undone = { $who ->
    [you] Je neemt een zet terug.
   *[other] { $name } neemt een zet terug.
}
log-left = { $name } is weg; een bot speelt verder.
log-bot = Een bot speelt voor { $name }.
log-back = { $name } is terug.
round-nothing = Er telde dit keer niets mee.
chat-title = Chat
chat-unheard = { $count ->
    [1] Eén nieuw bericht
   *[other] { $count } nieuwe berichten
}
chat-empty = Er heeft nog niemand iets gezegd.
chat-words = Zeg iets
chat-say = Verstuur
share-copied = Gekopieerd

board-list = Alle keuzes als lijst ({ $count })
board-role = spelbord
board-hand = In je hand
board-left = Naar links
board-right = Naar rechts
board-turn = Draaien
board-flip = Spiegelen
board-drop = Laten vallen
board-confirm = Bevestigen
board-no-way = Zo past het niet.
board-hint-lowered = Zo? Laat hem dan vallen.
board-hint-aside = Bevestig om hem terzijde te leggen.
board-keys = Toetsen: ← → schuiven, R draaien, F spiegelen, ↓ voorbeeld, Enter of spatie laten vallen, U terugnemen

plain-picture = Het spel, getekend met tekens
plain-label = { $count ->
    [1] Het bord. Er is één zet.
   *[other] Het bord. Er zijn { $count } zetten.
} Pijltjes kiezen, Enter bevestigt, Escape legt terug.
plain-hint = Kies een zet.
plain-put-back = Terugleggen
plain-choices = Je zetten ({ $count })
plain-keys = Toetsen: ← → ↑ ↓ kiezen, Enter of spatie bevestigen, Esc terugleggen, U terugnemen

trouble-other = Dat lukte niet.
trouble-offline = De server antwoordt niet. Probeer het zo nog eens.
trouble-too-many-tables = Dat zijn wel heel veel tafels! Wacht even.
trouble-not-invited = Deze uitnodiging geldt niet meer.
trouble-no-open-seat = Alle plaatsen zijn bezet.
trouble-undo-refused = Die zet kun je niet meer terugnemen.
trouble-too-fast = Dat ging te snel. Wacht even.
trouble-not-your-turn = Jij bent niet aan de beurt.
trouble-malformed = De pagina en de server begrepen elkaar niet. Laad de pagina opnieuw.
trouble-unreadable = De pagina en de server begrepen elkaar niet. Laad de pagina opnieuw.
trouble-bad-options = Met deze instellingen kan niet worden gespeeld.
trouble-bad-record = Deze bewaarde partij is niet te lezen.
trouble-bad-text = Dat is te lang, of leeg.
trouble-too-large = Dat is te veel in één keer.
trouble-bad-request = De pagina en de server begrepen elkaar niet. Laad de pagina opnieuw.
trouble-wrong-method = De pagina en de server begrepen elkaar niet. Laad de pagina opnieuw.
trouble-not-found = Hier is niets.
trouble-no-such-table = Deze tafel is weg.
trouble-no-such-seat = Die plaats bestaat niet.
trouble-no-such-moment = Zo ver is de partij nog niet.
trouble-no-such-move = Die zet kan niet meer.
trouble-no-such-chart = Dat is voor dit spel niet uit te rekenen.
trouble-no-such-puzzle = Deze puzzel bestaat niet.
trouble-no-solver = Het beste resultaat is hier niet uit te rekenen.
trouble-unknown-game = Dit spel is hier niet bekend.
trouble-unknown-edition = Deze uitgave van het spel is hier niet bekend.
trouble-unknown-level = Er is geen bot van dit niveau.
trouble-no-token = Deze tafel is privé. Vraag om de link.
trouble-bad-token = Deze link hoort niet bij deze tafel.
trouble-spectator = Dat kan alleen iemand die aan tafel zit.
trouble-no-hello = De pagina en de server begrepen elkaar niet. Laad de pagina opnieuw.
trouble-hello-twice = De pagina en de server begrepen elkaar niet. Laad de pagina opnieuw.
trouble-seat-lost = Dit is niet meer jouw plaats.
trouble-illegal = Dat mag niet volgens de regels.
trouble-not-allowed = Je kunt alleen voor jezelf spelen.
trouble-not-begun = We beginnen zodra alle plaatsen bezet zijn.
trouble-over = Het spel is uit.
trouble-not-over = Het spel is nog niet uit.
trouble-bot-plays = Een bot zit op jouw plaats. Neem het eerst zelf weer over.
trouble-seat-taken = Iemand was sneller: die plaats is bezet.
trouble-rematched = De volgende partij is al begonnen.
trouble-full = Aan deze tafel is zoveel gebeurd dat er niets meer bij kan.
trouble-archived = Deze tafel is afgeruimd.
trouble-conflict = Er gebeurde tegelijk iets anders. Probeer het nog eens.
trouble-not-quiet = Intussen heeft iemand iets gezegd of gedaan.
trouble-banned = Dit adres is buitengesloten.
trouble-too-many = Te veel verbindingen tegelijk. Sluit een paar vensters.
trouble-too-many-mistakes = De pagina en de server begrepen elkaar niet. Laad de pagina opnieuw.
trouble-too-slow = De verbinding is te traag. Laad de pagina opnieuw.
trouble-unstorable = De server kon dat niet bewaren. Probeer het nog eens.
trouble-broken-table = Deze tafel kan niet meer worden geopend.
trouble-failed = Er ging iets mis op de server. Probeer het nog eens.
trouble-storage = De server komt even op adem. Probeer het zo nog eens.
trouble-unwell = Het gaat niet goed met de server. Probeer het zo nog eens.
trouble-stopping = De server start opnieuw. Probeer het zo nog eens.
trouble-no-such-challenge = Dit is er niet, of het is al opgeruimd.
trouble-no-such-entrant = Niemand met dat nummer heeft dit gespeeld.
trouble-not-played = Dat hoor je als je zelf hebt gespeeld.
trouble-name-taken = Iemand heet hier al zo. Kies een andere naam.
trouble-not-open = Er kan nu niet aan begonnen worden.
trouble-too-many-challenges = Hiervandaan zijn er al veel gemaakt. Wacht even.
trouble-no-room = Er is geen plaats meer.

mine-title = Mijn spellen
mine-lead = Alle tafels van dit apparaat. Nergens anders wordt iets bewaard, en er is geen account.
mine-open = Nog niet af
mine-over = Afgelopen
mine-nothing = Nog geen spel. Het eerste is zo begonnen.
mine-no-open = Alles is uitgespeeld.
mine-go-on = Verder spelen
mine-look = Bekijken
mine-alone = alleen
mine-against = met { $names }
mine-watched = als toeschouwer
mine-round = Ronde { $round }
mine-your-turn = jij bent
mine-their-turn = { $name } is
mine-waiting = wacht op spelers
mine-gone = op de server opgeruimd
mine-won = gewonnen
mine-shared = overwinning gedeeld
mine-lost = verloren
mine-points = { $count ->
    [1] één punt
   *[other] { $points } punten
}
mine-delete = Wissen
mine-delete-which = { $game }, { $names } wissen
mine-deleted = { $game } is van dit apparaat gewist.
mine-restore = Ongedaan maken
mine-results = Hoe het beter wordt
mine-played = { $count ->
    [1] één partij
   *[other] { $count } partijen
}
mine-best = Beste
mine-mean = Gemiddeld
mine-last-five = Gemiddeld laatste vijf
mine-wins = Gewonnen
mine-wins-of = { $wins } van { $games }
mine-best-rank = Beste rang
mine-as-table = Als tabel
mine-date = Datum
mine-result = Punten
mine-rank = Rang
mine-move = Naar een ander apparaat
mine-move-about = Eén bestand bevat alles, ook de geheimen die je plaatsen vasthouden: wie het bestand heeft, kan voor je spelen. Het blijft bij jou zolang je het niet doorgeeft.
mine-save = Als bestand bewaren
mine-load = Bestand laden
mine-loaded = Het bestand is gelezen. Nieuw hier – tafels: { $tables }, uitslagen: { $results }.
mine-bad-large = Dit bestand is te groot om spellen te bevatten. Er is niets veranderd.
mine-bad-file = Dit bestand bevat geen spellen van Formspiel, of het is beschadigd. Er is niets veranderd.
mine-full = Er is geen ruimte meer in deze browser: wat erbij kwam, is na herladen weg.

guide-title = { $game } in één minuut
guide-offer = Nieuw bij { $game }?
guide-offer-about = Een eerste ronde met uitleg duurt zo’n minuut, op een echt bord. Je kunt altijd stoppen en vindt haar terug bij de regels.
guide-start = Laat zien
guide-skip = Meteen spelen
guide-step = { $step } van { $of }
guide-next = Verder
guide-do = Doe het voor mij
guide-other = Mooie zet, maar probeer eerst deze:
guide-leave = Stoppen
guide-again = Nog een keer
guide-play = Nu spelen
guide-none = Voor dit spel is er geen ronde met uitleg.
mine-review = Een bewaarde partij bekijken
