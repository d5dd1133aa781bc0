page-skip = Vai al contenuto
page-home = Pagina iniziale
page-navigation = Pagine
page-lobby = Sala
page-rules = Regole
page-language = Lingua
page-theme-system = Colori: come il sistema
page-theme-light = Colori: chiaro
page-theme-dark = Colori: scuro
page-settings = Impostazioni
page-patterns = Motivi sui pezzi colorati
page-sound = Piccoli clic
page-player = Giocatore

home-title = { $count ->
    [4] Quattro giochi di forme
   *[other] Giochi di forme
}
home-lead = Da soli, contro i bot o con gli amici. Senza account, senza installare nulla.
home-go-on = Riprendi una partita
home-alone = Gioca da solo
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
new-practice = Allenamento: le mosse si ritirano liberamente
new-start = Inizia
new-invite = Apri il tavolo
new-yes = sì
new-no = no

join-title = Sei invitato
join-sit = Siediti
invite-title = In attesa degli amici
invite-text = Manda questo link, o fai leggere l’immagine a un telefono.
invite-link = Il link del tavolo
invite-share = Condividi
invite-qr = Il link come immagine
invite-local = Questo link vale solo su questo computer. Per altri avvia: formspiel serve --host 0.0.0.0
invite-bot = Bot al posto { $seat }
seat-open = posto libero
seat-number = Posto { $number }
seat-bot-easy = Bot, facile
seat-bot-medium = Bot, medio
seat-bot-hard = Bot, difficile
seat-bot-master = Bot, maestro
seat-bot-random = Bot, a caso
seat-bot-flat = Bot, per tentativi
seat-bot-search = Bot, previdente
seats-title = Al tavolo
seats-you = tu
seats-away = assente
seats-acts = deve giocare
seats-watching = { $count ->
    [1] Una persona guarda.
   *[other] { $count } persone guardano.
}
seats-watch-link = Link per guardare
seats-bot = Fai giocare un bot per { $name }

table-loading = Si apparecchia …
table-private = Questo tavolo è privato
table-private-text = Ti serve un link di chi vi siede.
table-gone = Questo tavolo non c’è più
table-gone-text = È stato sparecchiato, o non c’è mai stato.
table-practice = allenamento
table-warm = Un bot gioca per te.
table-come-back = Riprendi tu
table-undo = Ritira la mossa
status-lost = Connessione persa. Nuovo tentativo …
status-over = La partita è finita.
status-waiting = Si aspettano giocatori.
status-your-turn = Tocca a te.
status-thinking = { $count ->
    [1] { $names } sta pensando.
   *[other] { $names } stanno pensando.
}
status-cards = Arriva la prossima carta.
round-of = Manche { $round } di { $of }
round-done = { $count ->
    [1] Manche finita: un punto
   *[other] Manche finita: { $points } punti
}
round-go-on = Avanti
reasons-title = Punti
reasons-none = Ancora niente.
round-nothing = Niente ha contato.
chat-title = Chiacchiere
chat-empty = Nessuno ha ancora detto nulla.
chat-words = Di’ qualcosa
chat-say = Invia
share-copied = Copiato

end-alone = { $count ->
    [1] Hai un punto.
   *[other] Hai { $points } punti.
}
end-won = Hai vinto!
end-shared = Condividi la vittoria.
end-winners = { $count ->
    [1] Vince { $names }.
   *[other] { $names } condividono la vittoria.
}
end-best = Tu { $points }, al massimo { $best }.
end-best-found = Tu { $points }; era possibile { $best }, forse fino a { $bound }.
end-best-working = Si calcola quanto era possibile …
end-again = Gioca ancora
end-replay = Rivedi la partita
end-save = Salva la partita
end-share = Condividi il risultato
replay-start = L’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-slider = Momento della partita

board-list = Tutte le scelte in elenco ({ $count })
board-role = tavola da gioco
board-hand = Il pezzo in mano
board-left = A sinistra
board-right = A destra
board-turn = Gira
board-flip = Ribalta
board-drop = Lascia cadere
board-confirm = Conferma
board-no-way = Così non si può.
board-keys = Tasti: ← → sposta, R gira, F ribalta, ↓ anteprima, Invio o Spazio lascia cadere, U ritira
board-reconstructed = Ricostruito: il regolamento non lo mostra.

plain-picture = Il gioco disegnato con segni
plain-label = { $count ->
    [1] Il tabellone. C’è una sola mossa.
   *[other] Il tabellone. Ci sono { $count } mosse.
} Le frecce scelgono, Invio conferma, Esc rimette.
plain-hint = Scegli una mossa.
plain-put-back = Rimetti
plain-choices = Le tue mosse ({ $count })
plain-keys = Tasti: ← → ↑ ↓ scegliere, Invio o spazio confermare, Esc rimettere, U ritirare

trouble-said = Non ha funzionato: { $sentence }
trouble-other = Non ha funzionato.
trouble-offline = Il server non risponde. Riprova tra poco.
trouble-too-many-tables = Hai aperto molti tavoli. Aspetta un po’.
trouble-not-invited = Questo invito non vale più.
trouble-no-open-seat = Tutti i posti sono occupati.
trouble-undo-refused = Non si può più ritirare.
trouble-too-fast = Troppo in fretta. Aspetta un momento.
trouble-not-your-turn = Non tocca a te.
