challenge-acted = { $acted } su { $of } hanno giocato.
challenge-again = secondo tentativo
challenge-all-dailies = Tutti i giochi di oggi
challenge-answer = Consegna
challenge-answer-anyway = Consegna così
challenge-begin = Comincia
challenge-best = Il massimo, dimostrato
challenge-best-found = Il meglio che si è trovato
challenge-boards = Tavole, carta per carta
challenge-bot-hard = Bot (difficile)
challenge-bot-master = Bot (maestro)
challenge-card = Carta
challenge-card-back = Una carta indietro
challenge-card-now = In gioco
challenge-card-of = Manche { $round }, carta { $card }
challenge-card-on = Una carta avanti
challenge-card-seconds = Secondi per carta
challenge-clock = Il tempo corre da quando cominci: decide a parità.
challenge-closed = Non si può più cominciare.
challenge-closes = Si può cominciare fino alle { $at }.
challenge-commitment = L’impegno del mazziere: { $hash }
challenge-daily-honest = Le carte seguono da gioco e data con una formula pubblica (versione { $formula }): ogni server ha le stesse. Chi vuole può calcolarle prima: un buon risultato non dimostra nulla.
challenge-daily-lead = Le stesse carte per tutti. Gioca e guarda che cosa era possibile e come è andata agli altri.
challenge-days = { $count ->
    [1] Un giorno
   *[other] { $count } giorni
} di fila
challenge-due = ancora { $seconds } s
challenge-end = Chiudi la sfida
challenge-end-not = Continua
challenge-end-really = Chiudi per tutti
challenge-entrants = { $count ->
    [1] Partecipa una persona.
   *[other] Partecipano in { $count }.
}
challenge-event = Serata
challenge-event-lead = Tutti giocano le stesse carte, ognuno sulla sua tavola. Basta un nome.
challenge-event-link = Partecipa con questo link
challenge-event-link-text = Chi ha il link può partecipare.
challenge-event-waiting = Non è ancora cominciata.
challenge-event-open = È in corso.
challenge-event-closing = Finiscono le ultime partite.
challenge-event-over = È finita.
challenge-export-csv = Tabella (CSV)
challenge-export-html = Da stampare
challenge-export-records = Registrazioni
challenge-finished = { $count ->
    [0] Per quanto puoi sapere, nessuno ha finito.
    [1] Ha finito una persona.
   *[other] Hanno finito in { $count }.
}
challenge-friend-awaited = Vedrai le due tavole appena avrà giocato anche l’altra persona.
challenge-friend-invites = { $name } ti invita a giocare le stesse carte.
challenge-friend-lead = Gioca le stesse carte; poi vedrai le due tavole affiancate.
challenge-friend-link = Le stesse carte per chi vuoi
challenge-friend-link-text = Manda il link. Nessuno vede la tua tavola prima di aver giocato.
challenge-friend-title = { $game }: le stesse carte
challenge-game-add = Aggiungi { $game }
challenge-game-on = Gioco { $number }: { $game }
challenge-game-out = Togli { $game }
challenge-game-up = { $game } prima
challenge-games = Giochi
challenge-games-done = Giochi
challenge-go-on = Continua
challenge-gone = Non c’è, oppure è già stata tolta.
challenge-has-acted = ha giocato la carta
challenge-honest = Conta il primo tentativo di un dispositivo; gli altri sono segnati. Che cosa non si può impedire: un secondo dispositivo, uno sguardo da dietro, un programma proprio.
challenge-host = Guidi tu la serata
challenge-host-links = Solo questo browser può guidare; il segreto resta qui.
challenge-host-plays = Gioca anche tu
challenge-hours = Ore in cui si può cominciare
challenge-join = Partecipa
challenge-join-here = Inquadra e partecipa
challenge-leaders = In testa
challenge-limit = Si finisce con { $limit } carte calate.
challenge-look = Guarda il tavolo
challenge-lost = La connessione è caduta. Si riprova…
challenge-make = Apri la serata
challenge-missed = { $count ->
    [1] una saltata
   *[other] { $count } saltate
}
challenge-name = Il tuo nome
challenge-new-lead = Una serata fino a 200 persone: tutti giocano le stesse carte sul proprio dispositivo, e uno schermo grande mostra la classifica.
challenge-next-day = Le prossime fra { $hours } h { $minutes } min.
challenge-not-full = Ci sono solo { $laid } forme su { $of }, e si consegna una volta sola.
challenge-opens = Comincia alle { $at }.
challenge-opens-at = Inizio (o quando dai il via)
challenge-own = Tu
challenge-own-events = Serate che guidi
challenge-own-pace = Ognuno gioca quando e al ritmo che vuole.
challenge-pace = Ritmo
challenge-pace-own = ognuno al suo ritmo
challenge-pace-step = tutti insieme
challenge-packing = Un quadrato da riempire con forme date. Consegni una volta sola.
challenge-par = Par
challenge-par-awaited = Si sta calcolando che cosa era possibile…
challenge-par-failed = Non si è potuto calcolare che cosa era possibile.
challenge-points = Punti
challenge-rank = Posto
challenge-rank-of = { $rank }º posto su { $of }
challenge-ranking = Classifica
challenge-resigned = abbandonata
challenge-review = Mossa per mossa
challenge-screen = Schermo grande
challenge-screen-none = Apri lo schermo grande dalla pagina di chi guida la serata.
challenge-seal = Il sigillo delle carte
challenge-seconds = in { $seconds } s
challenge-secret = Il segreto da cui seguono le carte: { $secret }
challenge-secret-later = Il segreto si svela quando tutto è finito; allora ognuno può verificare le carte.
challenge-share-note = Quanto vicino al meglio
challenge-squares = I quadrati affiancati
challenge-start = Dai il via
challenge-start-game = Avvia il gioco { $number }: { $game }
challenge-state-none = non cominciata
challenge-state-playing = in corso
challenge-state-finished = finita
challenge-state-resigned = abbandonata
challenge-state-missed = non finita in tempo
challenge-step = La carta successiva arriva quando tutti hanno giocato o il tempo è scaduto.
challenge-time-runs = Il tempo corre.
challenge-title = Come si chiama
challenge-to-table = Alla tua tavola
challenge-waits = Ci sei.
challenge-waits-text = La partita comincia qui da sola quando chi guida dà il via.
challenge-who = Nome
challenge-you = (tu)
challenge-your-rank = Sei al posto { $rank }.
