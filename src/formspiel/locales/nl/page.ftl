page-skip = Naar de inhoud
page-home = Startpagina
page-navigation = Pagina’s
page-lobby = Lobby
page-rules = Regels
page-language = Taal
page-theme-system = Kleuren: zoals het systeem
page-theme-light = Kleuren: licht
page-theme-dark = Kleuren: donker
page-settings = Instellingen
page-patterns = Patronen op gekleurde stenen
page-sound = Zachte klikjes
page-player = Speler

home-title = { $count ->
    [4] Vier spellen met vormen
   *[other] Spellen met vormen
}
home-lead = Alleen, tegen bots of met vrienden. Zonder account, zonder installatie.
home-go-on = Verder waar ik was
home-alone = Alleen spelen
home-bot = Tegen een bot
home-with-others = Met bots of vrienden
home-rules = De spelregels

lost-title = Hier is niets
lost-text = Misschien klopt het adres niet, of is de tafel al lang weg.
lobby-title = Lobby
lobby-lead = Openbare tafels: schuif aan, of kijk mee.
lobby-join = Aanschuiven
lobby-watch = Meekijken
lobby-empty = Nu geen openbare tafel. Open er een!

new-who = Wie speelt mee?
new-alone = Alleen ik
new-bots = Bots
new-friends = Vrienden
new-bot-count = Hoeveel bots?
new-friend-count = Hoeveel vrienden?
new-level = Niveau
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-master = meester
level-random = willekeurig
level-flat = proberend
level-search = vooruitkijkend
new-name = Je naam
new-public = De tafel in de lobby tonen
new-practice = Oefenen: zetten mogen vrij terug
new-start = Beginnen
new-invite = Tafel openen
new-yes = ja
new-no = nee

join-title = Je bent uitgenodigd
join-sit = Aanschuiven
invite-title = Wachten op vrienden
invite-text = Stuur deze link, of laat een telefoon het plaatje lezen.
invite-link = De link naar de tafel
invite-share = Delen
invite-qr = De link als plaatje
invite-local = Deze link werkt alleen op deze computer. Start voor anderen: formspiel serve --host 0.0.0.0
invite-bot = Bot op plaats { $seat }
seat-open = vrije plaats
seat-number = Plaats { $number }
seat-bot-easy = Bot, makkelijk
seat-bot-medium = Bot, gemiddeld
seat-bot-hard = Bot, moeilijk
seat-bot-master = Bot, meester
seat-bot-random = Bot, willekeurig
seat-bot-flat = Bot, proberend
seat-bot-search = Bot, vooruitkijkend
seats-title = Aan tafel
seats-you = jij
seats-away = even weg
seats-acts = is aan zet
seats-watching = { $count ->
    [1] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}
seats-watch-link = Link om mee te kijken
seats-bot = Laat een bot spelen voor { $name }

table-loading = De tafel wordt gedekt …
table-private = Deze tafel is privé
table-private-text = Je hebt een link nodig van iemand die er zit.
table-gone = Deze tafel is weg
table-gone-text = Hij is afgeruimd, of is er nooit geweest.
table-practice = oefening
table-warm = Een bot speelt voor je.
table-come-back = Zelf verder spelen
table-undo = Zet terugnemen
status-lost = Verbinding weg. Nieuwe poging …
status-over = Het spel is uit.
status-waiting = Wachten op spelers.
status-your-turn = Jij bent aan de beurt.
status-thinking = { $count ->
    [1] { $names } denkt na.
   *[other] { $names } denken na.
}
status-cards = De volgende kaart komt.
round-of = Ronde { $round } van { $of }
round-done = { $count ->
    [1] Ronde voorbij: één punt
   *[other] Ronde voorbij: { $points } punten
}
round-go-on = Verder
reasons-title = Punten
reasons-none = Nog niets.
round-nothing = Niets telde mee.
chat-title = Gesprek
chat-empty = Nog niemand heeft iets gezegd.
chat-words = Zeg iets
chat-say = Stuur
share-copied = Gekopieerd

end-alone = { $count ->
    [1] Je hebt één punt.
   *[other] Je hebt { $points } punten.
}
end-won = Jij wint!
end-shared = Je deelt de winst.
end-winners = { $count ->
    [1] { $names } wint.
   *[other] { $names } delen de winst.
}
end-best = Jij { $points }, hoogst mogelijk { $best }.
end-best-found = Jij { $points }; { $best } was mogelijk, misschien tot { $bound }.
end-best-working = Uitrekenen wat mogelijk was …
end-again = Nog een keer
end-replay = Terugkijken
end-save = Partij bewaren
end-share = Uitslag delen
replay-start = Het begin
replay-back = Eén stap terug
replay-on = Eén stap verder
replay-slider = Plaats in het spel

board-list = Alle keuzes als lijst ({ $count })
board-role = speelbord
board-hand = De steen in je hand
board-left = Naar links
board-right = Naar rechts
board-turn = Draaien
board-flip = Spiegelen
board-drop = Laten vallen
board-confirm = Bevestigen
board-no-way = Zo kan het niet liggen.
board-keys = Toetsen: ← → schuiven, R draaien, F spiegelen, ↓ voorbeeld, Enter of spatie laten vallen, U terug
board-reconstructed = Reconstructie: het spelregelboekje toont het niet.

plain-picture = Het spel als tekening van tekens
plain-label = { $count ->
    [1] Het bord. Er is één zet.
   *[other] Het bord. Er zijn { $count } zetten.
} Pijltjes kiezen, Enter bevestigt, Escape legt terug.
plain-hint = Kies een zet.
plain-put-back = Terugleggen
plain-choices = Je zetten ({ $count })
plain-keys = Toetsen: ← → ↑ ↓ kiezen, Enter of spatie bevestigen, Esc terugleggen, U terugnemen

trouble-said = Dat lukte niet: { $sentence }
trouble-other = Dat lukte niet.
trouble-offline = De server antwoordt niet. Probeer het zo nog eens.
trouble-too-many-tables = Je hebt veel tafels geopend. Wacht even.
trouble-not-invited = Deze uitnodiging geldt niet meer.
trouble-no-open-seat = Alle plaatsen zijn bezet.
trouble-undo-refused = Dat kan niet meer terug.
trouble-too-fast = Dat ging te snel. Wacht even.
trouble-not-your-turn = Jij bent niet aan de beurt.
