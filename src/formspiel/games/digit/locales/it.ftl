about-digit = Sposta un bastoncino, forma una figura della tua mano, svuotala.

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
digit-deal = giocatore { $player } riceve { $figures }
digit-draw = giocatore { $player } pesca { $figures }
digit-reshuffle = le carte calate si rimescolano
digit-move = { $way ->
    [h] orizzontale
   *[v] verticale
} { $start } → { $to_way ->
    [h] orizzontale
   *[v] verticale
} { $to }
digit-standard = DIGIT standard
digit-standard-open = DIGIT standard, a carte scoperte
digit-plus = DIGIT-Plus
digit-plus-open = DIGIT-Plus, a carte scoperte
digit-solitaire = DIGIT in solitario
digit-game = partita { $game } di { $of }
digit-stack = mazzo: { $stack }, calate: { $pile }
digit-last = ultima calata: { $figure } (giocatore { $player })
digit-run = calate in questo turno: { $count }
digit-hand-size = { $count ->
    [1] giocatore { $player } ha una carta
   *[other] giocatore { $player } ha { $count } carte
}
digit-hand = giocatore { $player }: { $figures }

## On the page

digit-board-label = I bastoncini formano la figura { $figure }: { $sticks }. { $moves } possibilità. Invio solleva un bastoncino, le frecce scelgono un posto, Invio conferma.
digit-board-empty = Sul tavolo non ci sono ancora bastoncini.
digit-stick = { $way ->
    [h] orizzontale
   *[v] verticale
} { $at }
digit-words = orizzontali in { $across }; verticali in { $upright }
digit-words-across = orizzontali in { $across }
digit-words-upright = verticali in { $upright }
digit-hint-lift = Prendi un bastoncino.
digit-hint-place = Dove va?
digit-hint-confirm = Così?
digit-lifted = { $count ->
    [1] Sollevato. Un posto possibile.
   *[other] Sollevato. { $count } posti possibili.
}
digit-is-back = Il bastoncino è di nuovo al suo posto.
digit-put-back = Rimetti
digit-makes = Forma { $figure }.
digit-makes-own = Forma { $figure }: è sulla tua carta!
digit-makes-other = Forma { $figure }: è sulla carta di { $name }.
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
digit-first-card = scoperta
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
    [1] il giocatore { $player } riceve una carta
   *[other] il giocatore { $player } riceve { $count } carte
}
digit-draw-hidden = { $count ->
    [1] il giocatore { $player } pesca una carta
   *[other] il giocatore { $player } pesca { $count } carte
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
digit-news-extra = Una mossa in più.
digit-keys = Tasti: Tab o le frecce passano da un bastoncino all’altro, Invio solleva, le frecce scelgono un posto, Invio conferma, Esc rimette, U ritira la mossa

## The bots

player-digit-easy = Spesso non vede una carta che potrebbe scartare, e allora sposta un bastoncino qualsiasi dove capita.
player-digit-medium = Scarta ciò che può, altrimenti va verso la sua carta più vicina; non pensa mai a ciò che segue.
player-digit-hard = Da solo giudica ogni carta da ciò che ha imparato in molte partite; contro altri scarta la carta più difficile e lascia poco al prossimo.
player-digit-master = Contro altri ricorda che cosa i loro turni rivelano delle loro carte e prosegue da ogni buona scelta con molte mani possibili; da solo guarda avanti fino a due carte e gioca le ultime senza errori.

## The rules

rules-digit-lead = Di Gerhard Kodys, uscito nel 1987 · da 1 a 4 giocatori
rules-digit-idea-head = L’idea
rules-digit-idea-1 = Sul tavolo ci sono cinque bastoncini. Spostane uno e cerca di formare una figura che sia su una delle tue carte.
rules-digit-table-head = Sul tavolo
rules-digit-table-1 = Cinque bastoncini della stessa lunghezza seguono le linee di una griglia quadrata.
rules-digit-table-2 = Ognuna delle 55 carte mostra una figura: tutti i modi di unire cinque bastoncini, una volta ciascuno. Girata o capovolta, una figura è sempre la stessa.
rules-digit-turn-head = Come va un turno
rules-digit-turn-1 = Si scopre una carta, e i bastoncini si mettono come mostra. Ognuno riceve cinque carte. Comincia il primo posto, poi si va in senso orario.
rules-digit-turn-2 = Quando tocca a te, sposti esattamente un bastoncino, in modo che tutti e cinque siano di nuovo uniti. I bastoncini sono uniti dove si toccano le loro punte.
rules-digit-turn-3 = Se la nuova figura è su una carta, questa si può calare. Di chi sia la carta, e che cosa ne segua, cambia da versione a versione.
rules-digit-standard-head = DIGIT standard
rules-digit-standard-1 = Da 2 a 4 giocatori. Se la figura è su una tua carta, la cali. Se è sulla carta di un altro, la cala lui, e tu non devi pescare. Se nessuno cala, peschi una carta.
rules-digit-standard-2 = Chi resta per primo senza carte vince. Gli altri segnano un punto negativo per ogni carta rimasta. Su più partite vince chi ne ha di meno.
rules-digit-plus-head = DIGIT-Plus
rules-digit-plus-1 = Da 2 a 4 giocatori. Ogni tua carta di cui formi la figura va sul tuo mucchio, e muovi di nuovo: fino a cinque carte in un turno. Poi completi la mano a cinque.
rules-digit-plus-2 = Ogni carta del tuo mucchio vale un punto. Vince il mucchio più grande; su più partite, la somma più alta.
rules-digit-open-head = A carte scoperte
rules-digit-open-1 = DIGIT standard e DIGIT-Plus si possono giocare con tutte le carte scoperte. Così vedi che cosa regali.
rules-digit-alone-head = Da soli: DIGIT in solitario
rules-digit-alone-1 = Cinque carte stanno scoperte. Ogni carta di cui formi la figura si cala e si sostituisce subito, e vai avanti finché è finito tutto il mazzo.
rules-digit-alone-2 = Ogni mossa che non cala niente è una mossa in più e costa un punto. Quello che resta dice quanto sei in gamba:
rules-digit-editions-head = Edizioni
rules-digit-editions-1 = Questo è il gioco come uscì nel 1987, con cinque bastoncini.
rules-digit-editions-2 = Un’edizione è un piccolo file di testo, e se ne può scrivere un’altra. Con quattro bastoncini ci sono 16 figure, con sei ce ne sono 222; tutte sono calcolate.
rules-digit-rulings-head = Decisioni
rules-digit-rulings-1 = Dove il regolamento tace, qui vale questo:
ruling-digit-1 = Il bastoncino deve finire in un posto diverso da dov’era. Gli altri quattro possono staccarsi per un momento; conta solo il risultato. Può essere la stessa figura di prima, altrove o girata.
ruling-digit-2 = Calare una carta che corrisponde è sempre un vantaggio in standard e in DIGIT-Plus, quindi avviene da sé. Nessuno deve accorgersene.
ruling-digit-3 = In standard, quando il mazzo è vuoto e si deve pescare, le carte calate tranne l’ultima si mescolano e diventano il mazzo. Se c’è solo l’ultima, nessuno pesca.
ruling-digit-4 = La carta scoperta all’inizio è la prima delle carte calate, e non è di nessuno.
ruling-digit-5 = DIGIT-Plus finisce quando il mazzo è vuoto e tutte le mani sono vuote, oppure tutti a turno hanno giocato senza calare. Dopo un turno così non si pesca.
ruling-digit-6 = In DIGIT-Plus una figura sulla carta di un altro giocatore non gli dà niente.
ruling-digit-7 = In solitario ogni mossa che non cala niente è una mossa in più, anche se una carta era raggiungibile; la mossa che cala è gratuita. La partita finisce quando si cala l’ultima carta.
ruling-digit-8 = In DIGIT-Plus cinque carte calate in un turno chiudono il turno.
ruling-digit-9 = Una serie è un numero concordato di partite; una, se non si dice niente. Una serie fino a un certo numero di punti qui non si può scegliere; accordatevi piuttosto per un’altra partita.
ruling-digit-10 = In DIGIT-Plus chi non ha carte sposta comunque un bastoncino quando tocca a lui.
ruling-digit-11 = Tanti punti sono sempre un bene: in standard meno le carte rimaste, in DIGIT-Plus il mucchio, in solitario meno le mosse in più.
rules-digit-decided-1 = Il primo posto comincia ogni partita di una serie.
rules-digit-decided-2 = Una partita standard finisce appena una mano è vuota, quella di chi muove o un’altra; allora non si pesca più.
rules-digit-decided-3 = In DIGIT-Plus la mano si completa solo dopo un turno in cui si è calato, per quanto basta il mazzo. Anche una mano che si vuota perché il mazzo è vuoto chiude il turno.
rules-digit-decided-4 = Per la fine di DIGIT-Plus i turni senza calare si contano da quando il mazzo è vuoto, e di nuovo quando qualcuno cala.
rules-digit-decided-5 = Una serie di solitari ha una somma e nessun grado: la tabella vale per un solo mazzo.
rules-digit-decided-6 = Le mani restano coperte anche alla fine, a meno che si giochi a carte scoperte.
rules-digit-sources-head = Da dove viene tutto questo
rules-digit-sources = Le regole sono dette qui con parole nostre, secondo il regolamento tedesco. Che le carte mostrino una volta ogni figura unita si sa dalla Wikipedia tedesca; che siano proprio 55 si trova contando. Niente è ricostruito.
rules-digit-figures-caption = Cinque delle 55 figure.
rules-digit-figures-alt = Cinque figure di cinque bastoncini: una linea dritta, un uncino, un quadrato con la coda, un pettine con tre denti e una croce con un braccio più lungo.
rules-digit-moved-caption = Un bastoncino spostato: quello tratteggiato va in alto, e la linea dritta è diventata un uncino.
rules-digit-moved-alt = A sinistra una linea di cinque bastoncini. A destra quattro sono ancora in fila, il posto del quinto è tratteggiato, ed esso sta dritto all’altro capo.
rules-digit-same-caption = Girata o capovolta, è sempre la stessa figura.
rules-digit-same-alt = Quattro volte la stessa figura di cinque bastoncini: com’è, girata di un quarto, girata di mezzo giro e capovolta.
rules-digit-try-1-head = Un bastoncino, cinque carte
rules-digit-try-1 = Solitario: sposta un bastoncino in modo che appaia la figura di una delle cinque carte. Una mossa che non cala niente costa un punto.
rules-digit-try-2-head = Tua o sua?
rules-digit-try-2 = DIGIT standard a carte scoperte: forma una figura delle tue carte. Se è sulla carta dell’altro, la cala lui; se non è di nessuno, peschi.

## What can be agreed on
digit-option-variant = Versione
digit-option-variant-standard = Standard
digit-option-variant-plus = Plus
digit-option-open = Mani
digit-option-open-no = coperte
digit-option-open-yes = scoperte
digit-option-games = Partite
