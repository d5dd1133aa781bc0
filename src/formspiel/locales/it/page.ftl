page-skip = Vai al contenuto
page-home = Pagina iniziale
page-navigation = Pagine
page-lobby = Sala
page-rules = Regole
page-language = Lingua
page-theme-system = Colori: come il sistema
page-theme-light = Colori: chiari
page-theme-dark = Colori: scuri
page-settings = Impostazioni
page-close = Chiudi
page-patterns = Motivi marcati sui pezzi colorati
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
home-alone = Gioca in solitario
home-bot = Contro un bot
home-with-others = Con bot o amici
home-rules = Le regole

lost-title = Qui non c’è nulla
lost-text = L’indirizzo forse è sbagliato, o il tavolo non c’è più.
lobby-title = Sala
lobby-lead = Tavoli pubblici: siediti, oppure guarda.
lobby-join = Siediti
lobby-watch = Guarda
lobby-empty = Nessun tavolo pubblico adesso. Aprine uno!

new-who = Chi gioca?
new-alone = Solo io
new-bots = Bot
new-friends = Amici
new-bot-count = Quanti bot?
new-friend-count = Quanti amici?
new-level = Livello
level-easy = facile
level-medium = medio
level-hard = difficile
level-master = maestro
level-random = a caso
level-flat = per tentativi
level-search = previdente
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
join-sit = Siediti
invite-title = In attesa degli amici
invite-text = Manda questo link, o fai inquadrare il codice QR.
invite-link = Il link del tavolo
invite-share = Condividi
invite-qr = Codice QR del link
invite-local = Questo link funziona solo su questo computer. Per far entrare altri, avvia: formspiel serve --host 0.0.0.0
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

end-alone = { $count ->
    [1] Hai un punto.
    [one] Hai { $points } punto.
   *[other] Hai { $points } punti.
}
end-won = Hai vinto!
end-shared = Vittoria condivisa!
end-winners = { $count ->
    [1] Vince { $names }.
   *[other] { $names } condividono la vittoria.
}
end-best = Fatti: { $points }. Possibili: { $best }.
end-best-found = Fatti: { $points }. Possibili: { $best }, forse fino a { $bound }.
end-best-working = Si calcola quanto era possibile…
end-again = Gioca ancora
end-replay = Rivedi la partita
end-save = Salva la partita
end-share = Condividi il risultato
replay-start = L’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-slider = Momento della partita

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
trouble-archived = Questo tavolo è stato sparecchiato.
trouble-conflict = Nello stesso istante è successo qualcos’altro. Riprova.
trouble-not-quiet = Nel frattempo qualcuno ha detto o fatto qualcosa.
trouble-too-many = Troppe connessioni insieme. Chiudi qualche finestra.
trouble-too-many-mistakes = La pagina e il server non si sono capiti. Ricarica la pagina.
trouble-too-slow = La connessione è troppo lenta. Ricarica la pagina.
trouble-unstorable = Il server non è riuscito a salvarlo. Riprova.
trouble-broken-table = Questo tavolo non si può più aprire.
trouble-failed = Qualcosa è andato storto sul server. Riprova.
trouble-storage = Il server riprende fiato. Riprova tra poco.
trouble-unwell = Il server non sta bene. Riprova tra poco.
trouble-stopping = Il server si riavvia. Riprova tra poco.
