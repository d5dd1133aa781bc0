challenge-acted = { $acted } van { $of } zijn klaar.
challenge-again = tweede poging
challenge-all-dailies = Alle spellen van vandaag
challenge-answer = Inleveren
challenge-answer-anyway = Zo inleveren
challenge-begin = Beginnen
challenge-best = Best mogelijk, bewezen
challenge-best-found = Beste dat gevonden is
challenge-boards = Borden, kaart voor kaart
challenge-bot-hard = Bot (moeilijk)
challenge-bot-master = Bot (meester)
challenge-card = Kaart
challenge-card-back = Een kaart terug
challenge-card-now = In het spel
challenge-card-of = Ronde { $round }, kaart { $card }
challenge-card-on = Een kaart verder
challenge-card-seconds = Seconden per kaart
challenge-clock = De tijd loopt zodra je begint: bij een gelijke stand beslist hij.
challenge-closed = Er kan niet meer aan begonnen worden.
challenge-closes = Beginnen kan tot { $at }.
challenge-commitment = De toezegging van de gever: { $hash }
challenge-daily-honest = De kaarten volgen uit spel en datum volgens een openbare formule (versie { $formula }), dus elke server heeft dezelfde. Wie wil, kan ze vooraf uitrekenen: een goed resultaat bewijst niets.
challenge-daily-lead = Dezelfde kaarten voor iedereen. Speel en zie wat mogelijk was en hoe het anderen verging.
challenge-days = { $count ->
    [1] Eén dag
   *[other] { $count } dagen
} op rij
challenge-due = nog { $seconds } s
challenge-end = Wedstrijd beëindigen
challenge-end-not = Doorgaan
challenge-end-really = Voor iedereen beëindigen
challenge-entrants = { $count ->
    [1] Eén doet mee.
   *[other] { $count } doen mee.
}
challenge-event = Speelavond
challenge-event-lead = Iedereen speelt dezelfde kaarten op een eigen bord. Een naam is genoeg.
challenge-event-link = Meedoen met deze link
challenge-event-link-text = Wie de link heeft, kan meedoen.
challenge-event-waiting = Het is nog niet begonnen.
challenge-event-open = Het is bezig.
challenge-event-closing = De laatste partijen lopen af.
challenge-event-over = Het is voorbij.
challenge-export-csv = Tabel (CSV)
challenge-export-html = Om af te drukken
challenge-export-records = Opnamen
challenge-finished = { $count ->
    [0] Voor zover je het mag weten, is nog niemand klaar.
    [1] Eén is klaar.
   *[other] { $count } zijn klaar.
}
challenge-friend-awaited = Je ziet beide borden zodra je vriend heeft gespeeld.
challenge-friend-invites = { $name } nodigt je uit voor dezelfde kaarten.
challenge-friend-lead = Speel dezelfde kaarten; daarna zie je beide borden naast elkaar.
challenge-friend-link = Dezelfde kaarten voor een vriend
challenge-friend-link-text = Stuur de link. Niemand ziet je bord voordat hij heeft gespeeld.
challenge-friend-title = { $game }: dezelfde kaarten
challenge-game-add = { $game } erbij
challenge-game-on = Spel { $number }: { $game }
challenge-game-out = { $game } eruit
challenge-game-up = { $game } eerder
challenge-games = Spellen
challenge-games-done = Spellen
challenge-go-on = Verder spelen
challenge-gone = Dit is er niet, of het is al opgeruimd.
challenge-has-acted = klaar met de kaart
challenge-honest = De eerste poging van een apparaat telt; een volgende wordt gemerkt. Wat niet te voorkomen is: een tweede apparaat, iemand die meekijkt, een eigen programma.
challenge-host = Jij leidt de avond
challenge-host-links = Alleen deze browser kan leiden; het geheim blijft erin.
challenge-host-plays = Zelf meespelen
challenge-hours = Uren waarin je kunt beginnen
challenge-join = Meedoen
challenge-join-here = Scan en doe mee
challenge-leaders = Aan kop
challenge-limit = Het is afgelopen na { $limit } afgelegde kaarten.
challenge-look = Bekijk de tafel
challenge-lost = De verbinding is weg. Nieuwe poging…
challenge-make = Avond openen
challenge-missed = { $count ->
    [1] één gemist
   *[other] { $count } gemist
}
challenge-name = Je naam
challenge-new-lead = Een avond voor hooguit 200 mensen: iedereen speelt dezelfde kaarten op een eigen apparaat, en op een groot scherm staat de ranglijst.
challenge-next-day = De volgende komen over { $hours } u { $minutes } min.
challenge-not-full = Er liggen pas { $laid } van de { $of } vormen, en inleveren kan maar één keer.
challenge-opens = Het begint om { $at }.
challenge-opens-at = Begin (of als jij start)
challenge-own = Jij
challenge-own-events = Avonden die jij leidt
challenge-own-pace = Iedereen speelt wanneer en zo snel als hij wil.
challenge-pace = Tempo
challenge-pace-own = ieder op eigen tempo
challenge-pace-step = allemaal samen
challenge-packing = Een vierkant om te vullen met gegeven vormen. Inleveren kan één keer.
challenge-par = Par
challenge-par-awaited = Wat mogelijk was, wordt uitgerekend…
challenge-par-failed = Wat mogelijk was, kon nu niet worden uitgerekend.
challenge-points = Punten
challenge-rank = Plaats
challenge-rank-of = Plaats { $rank } van { $of }
challenge-ranking = Ranglijst
challenge-resigned = opgegeven
challenge-review = Zet voor zet
challenge-screen = Groot scherm
challenge-screen-none = Open het grote scherm vanaf de pagina van wie de avond leidt.
challenge-seal = Het zegel van de kaarten
challenge-seconds = in { $seconds } s
challenge-secret = Het geheim waaruit de kaarten volgen: { $secret }
challenge-secret-later = Het geheim wordt verteld als alles voorbij is; dan kan iedereen de kaarten controleren.
challenge-share-note = Hoe dicht bij het beste
challenge-squares = De vierkanten naast elkaar
challenge-start = Starten
challenge-start-game = Spel { $number } starten: { $game }
challenge-state-none = niet begonnen
challenge-state-playing = bezig
challenge-state-finished = klaar
challenge-state-resigned = opgegeven
challenge-state-missed = niet op tijd klaar
challenge-step = De volgende kaart komt als iedereen heeft gespeeld of de tijd om is.
challenge-time-runs = De tijd loopt.
challenge-title = Hoe het heet
challenge-to-table = Naar je bord
challenge-waits = Je doet mee.
challenge-waits-text = Het spel begint hier vanzelf als de leiding start.
challenge-who = Naam
challenge-you = (jij)
challenge-your-rank = Je staat op plaats { $rank }.
