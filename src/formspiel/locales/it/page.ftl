page-skip = Vai al contenuto
page-home = Pagina iniziale
page-navigation = Pagine
page-lobby = Sala
page-mine = Le mie partite
page-rules = Regole
page-puzzles = Problemi
page-challenge = Le stesse carte
page-event = Una serata
page-daily = La sfida del giorno
page-language = Lingua
page-theme-system = Colori: come il sistema
page-theme-light = Colori: chiari
page-theme-dark = Colori: scuri
page-theme = Colori
page-theme-name-system = come il sistema
page-theme-name-light = chiari
page-theme-name-dark = scuri
page-settings = Impostazioni
page-close = Chiudi
page-patterns = Motivi marcati sui pezzi colorati
page-coordinates = Numeri ai bordi delle tavole
page-sound = Clic discreti
page-notify = Notifica quando tocca a te
page-notify-refused = Il browser non permette notifiche
signal-sound = Un suono discreto quando tocca a te?
signal-yes = Sì
signal-no = No
page-instant-bots = I bot giocano senza pause
page-player = Giocatore
page-colon = { $who }: { $what }

home-title = { $count ->
    [4] Quattro giochi di forme
   *[other] Giochi di forme
}
home-lead = Da soli, contro i bot o con gli amici. Senza account, senza installare nulla.
home-go-on = Riprendi da dove avevi lasciato
home-all = { $count ->
    [1] Tutte le mie partite (una)
   *[other] Tutte le mie partite ({ $count })
}
home-alone = Gioca da solo
home-bot = Contro un bot
home-with-others = In compagnia
home-rules = Le regole
home-more = Altro da fare
home-event = Una serata in tanti
home-daily = Oggi: le stesse carte per tutti
home-puzzles = Problemi con soluzione dimostrata
home-loading = Sto prendendo i giochi…
home-try-again = Riprova

lost-title = Qui non c’è nulla
lost-text = L’indirizzo forse è sbagliato, o il tavolo non c’è più.
lobby-title = Sala
lobby-lead = Tavoli pubblici: siediti, oppure guarda.
lobby-join = Siediti
lobby-watch = Guarda
lobby-empty = Nessun tavolo pubblico adesso.
lobby-open = Apri un tavolo:

new-who = Chi gioca?
new-alone = Solo io
new-bots = Bot
new-friends = Amici
new-mixed = Misti
new-bots-count = Quanti bot?
new-friends-count = Quanti amici?
new-mixed-count = Quanti altri?
new-friend = un amico
new-friend-about = Riceve il link, o arriva dalla sala.
new-level = Livello
level-easy = facile
level-medium = medio
level-hard = difficile
level-master = maestro
level-random = a caso
level-flat = per tentativi
level-search = previdente
guest-about = Un bot portato da chi gestisce questo server.
new-edition = Edizione
new-edition-help = Che cosa c’è nella scatola: l’edizione consueta o una fatta in casa.
table-edition = Edizione: { $edition }
new-name = Il tuo nome
new-public = Mostra il tavolo nella sala
new-practice = Allenamento: puoi annullare le mosse quando vuoi
new-start = Inizia
new-invite = Apri il tavolo
new-yes = sì
new-no = no
new-list-one = Scelta singola
new-list-own = Scelta libera
new-list-which = Selezione
new-list-order = Ordine
new-list-item = { $name }, posizione { $place } di { $count }
new-list-earlier = Anticipa { $name }
new-list-later = Posticipa { $name }
new-list-remove = Togli { $name }
new-list-removed = { $name } non è più nell’elenco.
new-list-least = L’elenco non può essere vuoto.
new-list-keys = Trascina per ordinare. Da tastiera: Alt + ↑ ↓ sposta, Canc toglie.
new-other-number = altro numero…
new-number = { $option }, da { $least } a { $most }

join-title = Hai ricevuto un invito!
join-invites = { $name } ti invita
join-table = Al tavolo
join-agreed = Si gioca con
join-sit = Siediti
invite-title = In attesa degli amici
invite-text = Manda questo link, o fai inquadrare il codice QR.
invite-link = Il link del tavolo
invite-share = Condividi
invite-qr = Codice QR del link
invite-local = Questo link funziona solo su questo computer. Per far entrare altri, avvia: formspiel serve --host 0.0.0.0
invite-lan = Gli amici nella stessa rete possono aprire questo link.
invite-address = Indirizzo di questo computer
invite-bot = Metti un bot al posto { $seat }
seat-open = posto libero
seat-number = Posto { $number }
seat-bot-easy = Bot (facile)
seat-bot-medium = Bot (medio)
seat-bot-hard = Bot (difficile)
seat-bot-master = Bot (maestro)
seat-bot-random = Bot (a caso)
seat-bot-flat = Bot (per tentativi)
seat-bot-search = Bot (previdente)
seats-title = Al tavolo
seats-you = tu
seats-away = assente
seats-acts = è di turno
seats-watching = { $count ->
    [1] Una persona guarda.
   *[other] { $count } persone guardano.
}
seats-watch-link = Link per guardare
seats-watch = Guarda { $name }
seats-watched = Mostrato in grande
seats-bot = Fai giocare un bot al posto di { $name }

table-loading = Si apparecchia…
table-private = Questo tavolo è privato
table-private-text = Chiedi il link a chi è seduto al tavolo.
table-gone = Questo tavolo non c’è più
table-gone-text = È stato sparecchiato, o non c’è mai stato.
table-practice = allenamento
table-made-about = Alcune parti di questa edizione non si vedevano più e qui sono ricostruite.
table-made-more = Che cosa, di preciso?
table-warm = Un bot gioca per te.
table-come-back = Riprendi il tuo posto
table-stand-in = Il bot { $name } si è bloccato. Al suo posto ha mosso un altro bot, o il caso.
table-undo = Annulla
undo-nothing = Non hai ancora mosse da annullare.
undo-moved = Nel frattempo ha mosso qualcun altro.
undo-revealed = Nel frattempo è uscita una carta o un tiro: la mossa resta.
undo-practise = Comincia una partita di allenamento
table-rules = Regole del gioco
status-lost = Connessione persa. Nuovo tentativo…
status-unsent = { $what ->
    [play] La tua mossa aspetta di essere inviata.
    [undo] L’annullamento aspetta di essere inviato.
    [say] Il tuo messaggio aspetta di essere inviato.
    [several] { $count } cose aspettano di essere inviate.
   *[other] Qualcosa aspetta di essere inviato.
}
status-over = La partita è finita.
status-waiting = Mancano ancora dei giocatori.
status-awaiting = Si aspetta { $names }.
status-delayed = Il server al momento non può salvare nulla. Quello che hai fatto è in attesa e verrà eseguito.
status-your-turn = Tocca a te.
status-thinking = { $count ->
    [1] { $names } sta pensando.
   *[other] { $names } stanno pensando.
}
status-cards = Arriva la prossima carta.
round-of = Manche { $round } di { $of }
round-done = { $count ->
    [1] Manche finita: un punto
    [one] Manche finita: { $points } punto
   *[other] Manche finita: { $points } punti
}
round-go-on = Avanti
reasons-title = Punti
reasons-none = Ancora niente.
reasons-so-far = Finora
tabs-title = Punti, cronaca e chat
log-title = Cronaca
log-empty = Non è ancora successo nulla.
log-earlier = Prima
log-undone = { $who ->
    [you] Annulli una mossa.
   *[other] { $name } annulla una mossa.
}
log-left = { $name } ha lasciato il tavolo; continua un bot.
log-bot = Un bot gioca per { $name }.
log-back = { $name } è di nuovo al tavolo.
round-nothing = Stavolta non c’è niente da contare.
chat-title = Chat
chat-unheard = { $count ->
    [1] Un messaggio nuovo
   *[other] { $count } messaggi nuovi
}
chat-empty = Nessuno ha ancora detto nulla.
chat-words = Di’ qualcosa
chat-say = Invia
share-copied = Copiato

board-list = Tutte le scelte in elenco ({ $count })
board-role = piano di gioco
board-hand = In mano
board-left = A sinistra
board-right = A destra
board-turn = Gira
board-flip = Ribalta
board-drop = Fai cadere
board-confirm = Conferma
board-no-way = Così non ci sta.
board-hint-lowered = Così? Allora lascia cadere.
board-hint-aside = Conferma per metterlo da parte.
board-keys = Tasti: ← → sposta, R gira, F ribalta, ↓ anteprima, Invio o Spazio fa cadere, U annulla

plain-picture = Il gioco disegnato con segni
plain-label = { $count ->
    [1] Il piano di gioco. C’è una sola scelta.
   *[other] Il piano di gioco. Ci sono { $count } scelte.
} Le frecce scelgono, Invio conferma, Esc rimette a posto.
plain-hint = Scegli una mossa.
plain-put-back = Rimetti a posto
plain-choices = Le tue scelte ({ $count })
plain-keys = Tasti: ← → ↑ ↓ sceglie, Invio o Spazio conferma, Esc rimette a posto, U annulla

trouble-other = Non ha funzionato.
trouble-offline = Il server non risponde. Riprova tra poco.
trouble-too-many-tables = Quanti tavoli! Aspetta un po’.
trouble-not-invited = Questo invito non vale più.
trouble-no-open-seat = Tutti i posti sono occupati.
trouble-undo-refused = Non si può più annullare.
trouble-too-fast = Troppo in fretta. Aspetta un momento.
trouble-not-your-turn = Non tocca a te.
trouble-malformed = La pagina e il server non si sono capiti. Ricarica la pagina.
trouble-unreadable = La pagina e il server non si sono capiti. Ricarica la pagina.
trouble-bad-options = Con queste impostazioni non si può giocare.
trouble-bad-record = Questa partita salvata non si può leggere.
trouble-bad-text = Il testo è troppo lungo, oppure manca.
trouble-too-large = È troppo, tutto in una volta.
trouble-bad-request = La pagina e il server non si sono capiti. Ricarica la pagina.
trouble-wrong-method = La pagina e il server non si sono capiti. Ricarica la pagina.
trouble-not-found = Qui non c’è niente.
trouble-no-such-table = Questo tavolo non c’è più.
trouble-no-such-seat = Questo posto non esiste.
trouble-no-such-moment = La partita non è ancora arrivata a quel punto.
trouble-no-such-move = Questa mossa non è più possibile.
trouble-no-such-chart = Per questo gioco non si può calcolare.
trouble-no-such-puzzle = Questo problema non esiste.
trouble-no-solver = Qui il miglior risultato non si può calcolare.
trouble-unknown-game = Questo gioco qui non c’è.
trouble-unknown-edition = Questa edizione del gioco qui non c’è.
trouble-unknown-level = Non c’è un bot di questo livello.
trouble-no-token = Questo tavolo è privato. Chiedi il link.
trouble-bad-token = Questo link non è di questo tavolo.
trouble-spectator = Lo può fare solo chi è seduto al tavolo.
trouble-no-hello = La pagina e il server non si sono capiti. Ricarica la pagina.
trouble-hello-twice = La pagina e il server non si sono capiti. Ricarica la pagina.
trouble-seat-lost = Questo posto non è più tuo.
trouble-illegal = Le regole non lo permettono.
trouble-not-allowed = Puoi giocare solo per te.
trouble-not-begun = Si comincia quando tutti i posti sono occupati.
trouble-over = La partita è finita.
trouble-not-over = La partita non è ancora finita.
trouble-bot-plays = Un bot occupa il tuo posto. Prima riprendilo.
trouble-seat-taken = Qualcuno è stato più svelto: il posto è occupato.
trouble-rematched = La prossima partita è già cominciata.
trouble-full = A questo tavolo è successo così tanto che non c’è più posto per altro.
trouble-archived = Questo tavolo è stato sparecchiato.
trouble-conflict = Nello stesso istante è successo qualcos’altro. Riprova.
trouble-not-quiet = Nel frattempo qualcuno ha detto o fatto qualcosa.
trouble-banned = Questo indirizzo è bloccato.
trouble-too-many = Troppe connessioni insieme. Chiudi qualche finestra.
trouble-too-many-mistakes = La pagina e il server non si sono capiti. Ricarica la pagina.
trouble-too-slow = La connessione è troppo lenta. Ricarica la pagina.
trouble-unstorable = Il server non è riuscito a salvarlo. Riprova.
trouble-broken-table = Questo tavolo non si può più aprire.
trouble-failed = Qualcosa è andato storto sul server. Riprova.
trouble-storage = Il server riprende fiato. Riprova tra poco.
trouble-unwell = Il server non sta bene. Riprova tra poco.
trouble-stopping = Il server si riavvia. Riprova tra poco.
trouble-no-such-challenge = Non c’è, oppure è già stata tolta.
trouble-no-such-entrant = Nessuno con quel numero ha giocato.
trouble-not-played = Lo saprai quando avrai giocato anche tu.
trouble-name-taken = Qui c’è già chi si chiama così. Scegli un altro nome.
trouble-not-open = Adesso non si può cominciare.
trouble-too-many-challenges = Da qui ce ne sono già molte. Aspetta un po’.
trouble-no-room = Non c’è più posto.

mine-title = Le mie partite
mine-lead = Tutti i tavoli di questo dispositivo. Non sono salvati altrove e non c’è un account.
mine-open = Da finire
mine-over = Finite
mine-nothing = Ancora nessuna partita. La prima comincia in un attimo.
mine-no-open = Non c’è nulla da finire.
mine-go-on = Continua
mine-look = Rivedi
mine-alone = in solitario
mine-against = con { $names }
mine-watched = come spettatore
mine-round = Manche { $round }
mine-your-turn = tocca a te
mine-their-turn = tocca a { $name }
mine-waiting = aspetta giocatori
mine-gone = rimossa dal server
mine-won = vinto
mine-shared = vittoria condivisa
mine-lost = perso
mine-points = { $count ->
    [1] un punto
   *[other] { $points } punti
}
mine-delete = Elimina
mine-delete-which = Elimina { $game }, { $names }
mine-deleted = { $game } è eliminato da questo dispositivo.
mine-restore = Ripristina
mine-results = I tuoi progressi
mine-played = { $count ->
    [1] una partita
   *[other] { $count } partite
}
mine-best = Migliore
mine-mean = Media
mine-last-five = Media delle ultime cinque
mine-wins = Vinte
mine-wins-of = { $wins } su { $games }
mine-best-rank = Grado migliore
mine-as-table = Come tabella
mine-date = Data
mine-result = Punti
mine-rank = Grado
mine-move = Su un altro dispositivo
mine-move-about = Un solo file contiene tutto, anche i segreti che tengono i tuoi posti: chi ha il file può giocare per te. Resta con te finché non lo dai a qualcuno.
mine-save = Salva in un file
mine-load = Carica un file
mine-loaded = Il file è stato letto. Novità – tavoli: { $tables }, risultati: { $results }.
mine-bad-large = Questo file è troppo grande per contenere partite. Non è cambiato nulla.
mine-bad-file = Questo file non contiene partite di Formspiel, o è danneggiato. Non è cambiato nulla.
mine-full = In questo browser non c’è più posto: ciò che è stato aggiunto sparirà al prossimo caricamento.

guide-title = { $game } in un minuto
guide-offer = Prima volta con { $game }?
guide-offer-about = Una prima manche guidata dura circa un minuto, su una vera cartella. Puoi uscire quando vuoi, e la ritrovi con le regole.
guide-start = Fammi vedere
guide-skip = Gioca subito
guide-step = { $step } di { $of }
guide-next = Avanti
guide-do = Fallo per me
guide-other = Buona mossa, ma prova prima questa:
guide-leave = Esci
guide-again = Ancora una volta
guide-play = Gioca ora
guide-none = Per questo gioco non c’è una manche guidata.
mine-review = Analizza una partita salvata
