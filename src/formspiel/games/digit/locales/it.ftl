about-digit = Sposta un bastoncino, forma la figura di una tua carta, svuota la mano.

## At the table

digit-cards-left = { $count ->
    [1] una carta rimasta
   *[other] { $count } carte rimaste
}
digit-pile = { $count ->
    [1] una carta calata
   *[other] { $count } carte calate
}
digit-extra-moves = { $count ->
    [1] una mossa in più
   *[other] { $count } mosse in più
}
digit-turn-up = si scopre la carta { $figure }
digit-deal = { $player } riceve { $figures }
digit-draw = { $player } pesca { $figures }
digit-reshuffle = le carte calate si rimescolano
digit-move = da { $start } ({ $way ->
    [h] in orizzontale
   *[v] in verticale
}) a { $to } ({ $to_way ->
    [h] in orizzontale
   *[v] in verticale
})
digit-standard = DIGIT standard
digit-standard-open = DIGIT standard, a carte scoperte
digit-plus = DIGIT-Plus
digit-plus-open = DIGIT-Plus, a carte scoperte
digit-solitaire = DIGIT in solitario
digit-game = partita { $game } di { $of }
digit-stack = mazzo: { $stack }, calate: { $pile }
digit-last = ultima calata: { $figure } ({ $player })
digit-run = calate in questo turno: { $count }
digit-last-turns = { $count ->
    [1] l’ultimo turno della partita
   *[other] mancano { $count } turni alla fine
}
digit-hand-size = { $count ->
    [1] { $player } ha una carta
   *[other] { $player } ha { $count } carte
}
digit-hand = { $player }: { $figures }

## Puzzles

digit-puzzle-way = Da { $start } a { $target } in meno mosse possibile.
digit-puzzle-all = Cala tutte le { $number } carte con meno mosse in più possibile.
digit-puzzle-known = Cala { $number } carte con meno mosse in più possibile; sai quali arrivano.

## On the page

digit-board-label = I bastoncini formano la figura { $figure }: { $sticks }. { $moves ->
    [0] Nessuna scelta.
    [1] Una scelta.
   *[other] { $moves } scelte.
} Invio solleva un bastoncino, le frecce scelgono un punto, Invio conferma.
digit-board-empty = Sul tavolo non ci sono ancora bastoncini.
digit-stick = { $way ->
    [h] in orizzontale a
   *[v] in verticale a
} { $at }
digit-words = in orizzontale a { $across }; in verticale a { $upright }
digit-words-across = in orizzontale a { $across }
digit-words-upright = in verticale a { $upright }
digit-hint-lift = Solleva un bastoncino.
digit-hint-place = Dove va?
digit-hint-confirm = Così?
digit-lifted = { $count ->
    [1] Sollevato. Può andare in un solo punto.
   *[other] Sollevato. Può andare in { $count } punti.
}
digit-is-back = Il bastoncino è di nuovo al suo posto.
digit-put-back = Rimetti a posto
digit-becomes = → { $figure }
digit-becomes-own = → { $figure } (tua)
digit-makes = Diventa { $figure }.
digit-makes-own = Diventa { $figure }: una tua carta!
digit-makes-other = Diventa { $figure }: una carta di { $name }.
digit-would-lay = sarà calata
digit-hand-own = Le tue carte
digit-cards-open = Carte scoperte
digit-hand-empty = Nessuna carta.
digit-sort = Prima le più vicine
digit-away = { $count ->
    [0] qui
    [1] 1 mossa
   *[other] { $count } mosse
}
digit-cards = { $count ->
    [1] una carta
   *[other] { $count } carte
}
digit-table = Sul tavolo
digit-stack-label = Mazzo
digit-last-label = Ultima
digit-first-card = scoperta all’inizio
digit-laid-down = Tutte le carte calate ({ $count })
digit-run-of = Calate in questo turno: { $count } di { $of }
digit-idle = { $count ->
    [1] Un turno senza calare
   *[other] { $count } turni senza calare
}
digit-due = { $count ->
    [1] { $name } pesca una carta
   *[other] { $name } pesca { $count } carte
}
digit-deal-hidden = { $count ->
    [1] { $player } riceve una carta
   *[other] { $player } riceve { $count } carte
}
digit-draw-hidden = { $count ->
    [1] { $player } pesca una carta
   *[other] { $player } pesca { $count } carte
}
digit-told-move = { $who ->
    [you] Sposti un bastoncino.
   *[other] { $name } sposta un bastoncino.
}
digit-news-game = Comincia la partita { $game }.
digit-news-you-lay = Cali { $figure }.
digit-news-lays = { $name } cala { $figure }.
digit-news-you-draw = Peschi { $figures }.
digit-news-draws = { $count ->
    [1] { $name } pesca una carta.
   *[other] { $name } pesca { $count } carte.
}
digit-news-shuffle = Le carte calate si rimescolano.
digit-news-last-turns = L’ultima carta è stata pescata: ancora un turno a testa, { $name } alla fine.
digit-news-you-last-turns = Hai pescato l’ultima carta: ancora un turno a testa, il tuo per ultimo.
digit-news-extra = Niente calato: un punto in meno.
digit-keys = Tasti: Tab o le frecce passano da un bastoncino all’altro, Invio solleva, le frecce scelgono un punto, Invio conferma, Esc rimette a posto, U annulla

## The bots

player-digit-easy = Spesso non vede una carta che potrebbe calare, e allora sposta un bastoncino qualsiasi dove capita.
player-digit-medium = Cala ciò che può, altrimenti va verso la sua carta più vicina; non pensa mai a ciò che segue.
player-digit-hard = Da solo giudica ogni carta in base a ciò che ha imparato in molte partite; contro altri cala la carta più difficile e lascia poco al giocatore seguente.
player-digit-master = Contro altri ricorda che cosa i loro turni rivelano delle loro carte e prosegue da ogni buona scelta con molte mani possibili; da solo guarda avanti fino a due carte e gioca le ultime senza errori.
bot-digit-easy = Scintilla
bot-digit-medium = Fiammifero
bot-digit-hard = Candela
bot-digit-master = Faro

## The rules

rules-digit-lead = Di Gerhard Kodys, uscito nel 1987 · da 1 a 4 giocatori
rules-digit-idea-head = L’idea
rules-digit-idea-1 = Sul tavolo ci sono cinque bastoncini. Spostane uno e cerca di formare una figura che sia su una delle tue carte.
rules-digit-table-head = Sul tavolo
rules-digit-table-1 = Cinque bastoncini della stessa lunghezza seguono le linee di una griglia quadrata.
rules-digit-table-2 = Ognuna delle 55 carte mostra una figura: ci sono tutti i modi di unire cinque bastoncini, una volta ciascuno. Girata o specchiata, una figura è sempre la stessa.
rules-digit-turn-head = Come si svolge un turno
rules-digit-turn-1 = Si scopre una carta, e i bastoncini si dispongono come indica. Ognuno riceve cinque carte. Secondo il regolamento comincia il più giovane. Questa pagina non conosce la vostra età: qui comincia chi siede al posto 1. Lasciate dunque quel posto al più giovane. Poi si va in senso orario.
rules-digit-turn-2 = Quando tocca a te, sposti esattamente un bastoncino in un altro punto, in modo che tutti e cinque siano di nuovo uniti. I bastoncini sono uniti dove si toccano le loro punte.
rules-digit-turn-3 = Se la nuova figura è su una carta, questa si può calare. Di chi sia la carta, e che cosa ne segua, dipende dalla versione.
rules-digit-standard-head = DIGIT standard
rules-digit-standard-1 = Da 2 a 4 giocatori. Se la figura è su una tua carta, la cali. Se è sulla carta di un altro, la cala lui, e tu non peschi. Se nessuno cala, peschi una carta.
rules-digit-standard-2 = Vince chi resta per primo senza carte. Gli altri segnano un punto negativo per ogni carta rimasta in mano. Su più partite vince chi ne ha di meno.
rules-digit-plus-head = DIGIT-Plus
rules-digit-plus-1 = Da 2 a 4 giocatori. Ogni tua carta di cui formi la figura va sul tuo mucchio, e muovi di nuovo: fino a cinque carte in un turno. Poi peschi fino ad avere di nuovo cinque carte in mano.
rules-digit-plus-2 = Ogni carta del tuo mucchio vale un punto. Vince il mucchio più grande; su più partite, il totale più alto.
rules-digit-open-head = A carte scoperte
rules-digit-open-1 = DIGIT standard e DIGIT-Plus si possono giocare con tutte le carte scoperte. Così vedi che cosa regali.
rules-digit-alone-head = Da soli: DIGIT in solitario
rules-digit-alone-1 = Cinque carte sono scoperte sul tavolo. Ogni carta di cui formi la figura si cala e si sostituisce subito, e vai avanti finché non è finito tutto il mazzo.
rules-digit-alone-2 = Ogni mossa con cui non cali niente è una mossa in più e costa un punto. I punti persi dicono quanto sei in gamba:
rules-digit-editions-head = Edizioni
rules-digit-editions-1 = Questo è il gioco com’è uscito nel 1987, con cinque bastoncini.
rules-digit-editions-2 = Un’edizione è un piccolo file di testo, e se ne può scrivere un’altra. Con quattro bastoncini ci sono 16 figure, con sei ce ne sono 222; si calcolano tutte da sole.
rules-digit-rulings-head = Chiarimenti
rules-digit-rulings-1 = Dove il regolamento tace, qui si gioca così:
ruling-digit-1 = Il bastoncino deve finire in un punto diverso da dov’era. Gli altri quattro possono staccarsi per un momento; conta solo il risultato. Può essere la stessa figura di prima, altrove o girata.
ruling-digit-2 = Calare una carta che corrisponde è sempre un vantaggio nella versione standard e in DIGIT-Plus, quindi avviene da sé. Non serve che qualcuno se ne accorga.
ruling-digit-3 = Nella versione standard, quando il mazzo è vuoto e si deve pescare, le carte calate tranne l’ultima si mescolano e diventano il mazzo. Se c’è solo l’ultima, nessuno pesca.
ruling-digit-4 = La carta scoperta all’inizio è la prima delle carte calate, e non è di nessuno.
ruling-digit-5 = Il regolamento non dice quando finisce DIGIT-Plus: scegliete voi. «Ancora un turno a testa», come racconta una recensione pubblicata: pescata l’ultima carta del mazzo, tutti hanno ancora un turno, uno dopo l’altro, e per ultimo chi l’ha pescata; la partita finisce dopo questi turni, oppure subito quando nessuno ha più carte in mano. Oppure «fino in fondo», idea nostra: la partita finisce quando il mazzo è vuoto e, in più, o tutte le mani sono vuote o tutti, uno dopo l’altro, hanno giocato un turno senza calare. Dopo un turno senza calare non si pesca.
ruling-digit-6 = In DIGIT-Plus una figura sulla carta di un altro giocatore non gli dà niente.
ruling-digit-7 = In solitario ogni mossa con cui non si cala niente è una mossa in più, anche se una carta era raggiungibile; la mossa con cui si cala non costa niente. La partita finisce quando si cala l’ultima carta.
ruling-digit-8 = In DIGIT-Plus cinque carte calate in un turno chiudono il turno.
ruling-digit-9 = Una serie è un numero concordato di partite; una, se non si dice niente. Una serie fino a un certo numero di punti qui non si può scegliere; accordatevi piuttosto per un’altra partita.
ruling-digit-10 = In DIGIT-Plus chi non ha carte sposta comunque un bastoncino quando tocca a lui.
ruling-digit-11 = Più punti è sempre meglio: nella versione standard −1 per ogni carta rimasta, in DIGIT-Plus +1 per ogni carta del mucchio, in solitario −1 per ogni mossa in più.
ruling-digit-12 = In DIGIT-Plus e in solitario chi ha calato deve muovere ancora: non si può passare. Si continua fino alla prima mossa che non forma nessuna delle tue figure, come dice la stessa recensione.
ruling-digit-13 = Le edizioni inglese e francese si chiamano Stix (Piatnik) e Pick-it (Discovery Toys), secondo la Wikipedia tedesca.
rules-digit-decided-1 = Chi siede al posto 1 comincia ogni partita di una serie.
rules-digit-decided-2 = Una partita standard finisce appena una mano è vuota, quella di chi muove o un’altra; allora chi ha mosso non pesca.
rules-digit-decided-3 = In DIGIT-Plus la mano si completa solo dopo un turno in cui si è calato, fin dove basta il mazzo. Anche una mano che si svuota prima, perché il mazzo non bastava a completarla, chiude il turno.
rules-digit-decided-4 = Se DIGIT-Plus si gioca fino in fondo, i turni senza calare si contano da quando il mazzo è vuoto; se qualcuno cala, il conto riparte da zero.
rules-digit-decided-5 = Una serie di solitari ha un totale e nessun grado: la tabella vale per un solo passaggio del mazzo.
rules-digit-decided-6 = Le mani restano coperte anche alla fine, a meno che non si sia giocato a carte scoperte.
rules-digit-decided-7 = Un ultimo turno è un turno intero: chi cala muove ancora, e chi non ha più carte sposta comunque un bastoncino.
rules-digit-sources-head = Da dove viene tutto questo
rules-digit-sources = Le regole sono raccontate qui con parole nostre, secondo il regolamento tedesco. Che le carte mostrino una volta ogni figura fatta di bastoncini uniti si sa dalla Wikipedia tedesca; che siano proprio 55 si trova contando. Non c’è niente di ricostruito.
rules-digit-figures-caption = Cinque delle 55 figure.
rules-digit-figures-alt = Cinque figure di cinque bastoncini: una linea dritta, un uncino, un quadrato con la coda, un pettine con tre denti e una croce con un braccio più lungo.
rules-digit-moved-caption = Un bastoncino spostato: quello tratteggiato ora sta in verticale all’altro capo, e la linea dritta è diventata un uncino. È proprio la figura della carta.
rules-digit-moved-alt = A sinistra una linea di cinque bastoncini. Nel mezzo quattro sono ancora in fila, il punto dov’era il quinto è tratteggiato, e il bastoncino ora sta in verticale all’altro capo. A destra una carta con questo uncino.
rules-digit-same-caption = Girata o specchiata, è sempre la stessa figura.
rules-digit-same-alt = Quattro volte la stessa figura di cinque bastoncini: com’è, girata di un quarto di giro, di mezzo giro, e specchiata.
rules-digit-try-1-head = Un bastoncino, cinque carte
rules-digit-try-1 = Solitario: sposta un bastoncino in modo che appaia la figura di una delle cinque carte. Una mossa con cui non cali niente costa un punto.
rules-digit-try-2-head = Tua o sua?
rules-digit-try-2 = DIGIT standard a carte scoperte: forma la figura di una delle tue carte. Se è sulla carta dell’altro, la cala lui; se non è di nessuno, peschi.

## What can be agreed on
digit-option-variant = Versione
digit-option-variant-standard = Standard
digit-option-variant-plus = Plus
help-digit-option-variant = Standard: calare per primi tutte le carte. Plus: calarne il più possibile, anche più d’una per turno.
digit-option-open = Carte in mano
digit-option-open-no = coperte
digit-option-open-yes = scoperte
help-digit-option-open = A carte scoperte si impara prima: si vede che cosa cercano gli altri.
digit-option-games = Partite
help-digit-option-games = I punti di tante partite si sommano.
digit-option-end = Fine della partita
digit-option-end-last-turns = ancora un turno a testa
digit-option-end-played-out = fino in fondo
help-digit-option-end = Quando il mazzo è finito: ancora un turno a testa, o avanti finché nessuno può più calare.

## The guided first round

guide-digit-1 = Sul tavolo ci sono cinque bastoncini, e hai cinque carte. Ognuna mostra una figura; non importa da che parte la fai.
guide-digit-2 = Due sono a una sola mossa. Solleva un bastoncino e mettilo altrove, così che appaia una di queste figure; tutti e cinque devono restare uniti. Tocca i due punti, o usa le frecce e Invio.
guide-digit-3 = La carta viene calata e ne arriva una nuova. Muovi ancora: una mossa che non fa nessuna delle tue carte è permessa, ma come mossa in più costa un punto.
guide-digit-4 = Si va avanti finché tutte le carte sono giocate. Contro altri ognuno ha la propria mano, e vince chi cala per primo tutte le sue carte.
