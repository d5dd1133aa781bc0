about-fits = Fai cadere sedici pezzi e lascia meno buchi che puoi.

## At the table

fits-uncovered = { $count ->
    [1] una casella scoperta
   *[other] { $count } caselle scoperte
}
fits-row = riga { $row } completa
fits-bonus = casella bonus visibile, colonna { $column }, riga { $row }
fits-malus = casella malus visibile, colonna { $column }, riga { $row }
fits-circle-one = solo un cerchio visibile
fits-circle-some = { $count } cerchi visibili
fits-circle-both = entrambi i cerchi visibili
fits-circle-all = cerchi visibili: tutti e { $count }
fits-star-one = solo una stella visibile
fits-star-some = { $count } stelle visibili
fits-star-both = entrambe le stelle visibili
fits-star-all = stelle visibili: tutte e { $count }
fits-diamond-one = solo un rombo visibile
fits-diamond-some = { $count } rombi visibili
fits-diamond-both = entrambi i rombi visibili
fits-diamond-all = rombi visibili: tutti e { $count }
fits-triangle-one = solo un triangolo visibile
fits-triangle-some = { $count } triangoli visibili
fits-triangle-both = entrambi i triangoli visibili
fits-triangle-all = triangoli visibili: tutti e { $count }
fits-cross-one = solo una croce visibile
fits-cross-some = { $count } croci visibili
fits-cross-both = entrambe le croci visibili
fits-cross-all = croci visibili: tutte e { $count }
fits-square-one = solo un quadrato visibile
fits-square-some = { $count } quadrati visibili
fits-square-both = entrambi i quadrati visibili
fits-square-all = quadrati visibili: tutti e { $count }
fits-heart-one = solo un cuore visibile
fits-heart-some = { $count } cuori visibili
fits-heart-both = entrambi i cuori visibili
fits-heart-all = cuori visibili: tutti e { $count }
fits-moon-one = solo una luna visibile
fits-moon-some = { $count } lune visibili
fits-moon-both = entrambe le lune visibili
fits-moon-all = lune visibili: tutte e { $count }
fits-word = parola { $word } visibile
fits-letter = lettera { $letter } inutilizzata
fits-draw-start = il giocatore { $player } pesca la carta iniziale { $piece }
fits-turn-card = carta { $piece }
fits-place-one = colonna { $first }, dalla riga { $row }
fits-place = colonne da { $first } a { $last }, dalla riga { $row }
fits-set-aside = mettere da parte { $piece }
fits-board = tavola { $board }
fits-card = pezzo in gioco: { $piece } (carta { $count } di { $of })
fits-start = pezzo iniziale: { $piece }
fits-to-come = ancora da venire: { $pieces }
fits-aside = messi da parte: { $pieces }

## On the page

fits-small = { $count ->
    [1] una tavola con un pezzo
   *[other] una tavola con { $count } pezzi
}
fits-board-label = La tua tavola: { $count } pezzi, { $moves } scelte. Frecce per spostare, R gira, F ribalta, Invio lascia cadere.
fits-aside-button = Metti da parte
fits-left = Ancora in arrivo ({ $count })
fits-rule-open = Ogni casella vuota visibile: −1
fits-rule-row = Ogni riga completa: { $points }
fits-rule-value = I numeri visibili contano
fits-rule-symbol = { $count } × lo stesso simbolo visibile: { $points }
fits-rule-word = { $word } visibile: { $points }
fits-rule-letter = Ogni altra lettera visibile: { $points }

## The bots

player-fits-easy = Lascia cadere ogni pezzo in basso, con pochi vuoti sotto, e risparmia le caselle bonus, ma senza cura; non guarda mai i simboli, le lettere o ciò che verrà.
player-fits-medium = Perde meno punti che può con il pezzo in mano e costruisce in piano; non pensa mai ai pezzi che verranno.
player-fits-hard = Sa da molte migliaia di manche quanto vale una tavola con i pezzi che restano, ma prevede soltanto l’ultimo.
player-fits-master = Gioca le sue mosse migliori fino alla fine della manche molte volte, con le carte che restano in ogni sorta di ordine, e calcola esattamente le ultime carte.

## The rules

rules-fits-lead = Di Reiner Knizia, uscito nel 2009 · da 1 a 4 giocatori
rules-fits-idea-head = L’idea
rules-fits-idea-1 = Tutti fanno scivolare gli stessi sedici pezzi, nello stesso ordine, ciascuno sulla propria tavola. Quello che resta scoperto costa punti – a meno che non sia una casella che si preferisce vedere.
rules-fits-table-head = Sul tavolo
rules-fits-table-1 = Tutti hanno gli stessi 16 pezzi: dieci da cinque quadretti, quattro da quattro, due da tre. Insieme fanno 72 quadretti, proprio quante sono le caselle di una tavola. Si possono girare e capovolgere.
rules-fits-table-2 = Una tavola ha 6 colonne e 12 righe. La partita normale si gioca sulle tavole da 1 a 4, una manche su ciascuna. Le tavole da 5 a 8 e JEUXSOC sono per chi ne vuole ancora.
rules-fits-table-3 = Sedici carte costruzione, una per pezzo, dicono quale pezzo viene dopo. Quattro carte iniziali dicono con quale pezzo si comincia.
rules-fits-turn-head = Come va una manche
rules-fits-turn-1 = Prima ognuno pesca una carta iniziale diversa e fa cadere quel pezzo, dove e come vuole.
rules-fits-turn-2 = Poi si scoprono le carte costruzione, una dopo l’altra, tutte e sedici. Tutti hanno a che fare con lo stesso pezzo, ciascuno sulla propria tavola: farlo cadere o metterlo da parte. Se è il tuo pezzo iniziale, non fai niente. È già lì.
rules-fits-turn-3 = Puoi mettere da parte tutti i pezzi che vuoi. In questa manche non tornano.
rules-fits-drop-head = Come cade un pezzo
rules-fits-drop-1 = Un pezzo arriva dall’alto e scivola dritto finché incontra il bordo inferiore o un altro pezzo. Durante la discesa non si gira e non si sposta.
rules-fits-drop-2 = Un buco con qualcosa sopra è perso: di lato non ci scivola niente.
rules-fits-drop-3 = Un pezzo non può sporgere ai lati. In alto sì, purché uno dei suoi quadretti poggi sulla tavola.
rules-fits-scoring-head = Il punteggio
rules-fits-scoring-1 = Dopo la sedicesima carta ogni casella normale ancora visibile costa un punto. Le caselle speciali non costano mai quel punto. Hanno regole proprie, diverse su ogni tavola:
rules-fits-board-1 = +1 per ogni riga completa.
rules-fits-board-2 = Una casella bonus visibile dà il suo valore: 1, 2 o 3.
rules-fits-board-3 = Come la tavola 2. Ma alcune caselle costano 5 se sono visibili.
rules-fits-board-4 = Cinque simboli, due per tipo. Entrambi visibili: +3. Solo uno visibile: −3. Nessuno visibile: 0.
rules-fits-board-5 = Come la tavola 1. Le caselle vuote non costano niente e valgono come coperte per la loro riga.
rules-fits-board-6 = Come la tavola 2.
rules-fits-board-7 = Come la tavola 3.
rules-fits-board-8 = Quattro simboli, tre per tipo. Due visibili: +3. Uno solo o tutti e tre visibili: −3. Nessuno visibile: 0.
rules-fits-board-JEUXSOC = Sette lettere. Tutte visibili: +7. Altrimenti J, E, U e X tutte visibili: +4. Ogni lettera visibile che non è in nessuna parola: −3.
rules-fits-end-head = La fine
rules-fits-end-1 = Si mescolano tutte le carte e comincia la tavola successiva. Dopo l’ultima vince la somma più alta. Chi è pari divide la vittoria.
rules-fits-alone-head = Da soli
rules-fits-alone-1 = Gioca le tavole da 1 a 4 e somma. Il totale dice quanto sei in gamba:
rules-fits-editions-head = Edizioni
rules-fits-editions-1 = Questo è il gioco come uscì nel 2009. Puoi scegliere le tavole che vuoi, in qualsiasi ordine, ciascuna una volta.
rules-fits-editions-2 = Hai la scatola, o sogni tavole tutte tue? Un’edizione è un piccolo file di testo in cui ogni tavola è disegnata. Si può correggere, e se ne può scrivere un’altra.
rules-fits-rulings-head = Decisioni
rules-fits-rulings-1 = Dove i regolamenti tacciono o si contraddicono, qui vale questo:
ruling-fits-1 = Per la tavola 1 il regolamento olandese parla di una fila verticale, quello francese di una riga. Una riga è orizzontale: sei caselle.
ruling-fits-2 = I gradi olandesi finiscono a 0, quelli francesi dicono «fino a 5». Chi ha 5 punti o meno, anche molto sotto zero, ha l’ultimo grado.
ruling-fits-3 = Un pezzo può cadere se almeno uno dei suoi quadretti viene a poggiare sulle dodici righe. Se restasse tutto al di sopra, si mette da parte.
ruling-fits-4 = Un pezzo messo da parte non torna in quella manche.
ruling-fits-5 = La carta costruzione di un pezzo iniziale si scopre come ogni altra ed è una delle sedici.
ruling-fits-6 = I gradi valgono per le tavole da 1 a 4, in qualsiasi ordine. Con altre tavole si hanno punti e nessun grado.
rules-fits-decided-1 = Le carte iniziali si pescano prima che qualcuno piazzi. Un pezzo iniziale deve cadere; non si può mettere da parte.
rules-fits-decided-2 = Quello che fai con una carta resta nascosto agli altri finché tutti hanno giocato.
rules-fits-decided-3 = I gradi sono per chi gioca da solo.
rules-fits-sources-head = Da dove viene tutto questo
rules-fits-sources = Le regole sono dette qui con parole nostre, secondo i regolamenti olandese e francese. Quali siano i sedici pezzi si sa da escaleajeux.fr; che le carte iniziali mostrano pezzi da cinque quadretti, da dzinztomikiem.pl. Le immagini delle tavole sono perdute. Ecco dunque che cosa è ricostruito:
rules-fits-made-1 = Carte iniziali: che mostrino F, N, W e Y.
rules-fits-made-2 = Tavole 2, 3 e 4: i posti delle caselle speciali, scelti perché il punteggio di una partita intera cada dove i gradi se lo aspettano.
rules-fits-made-3 = Tavole 5 e 6: i posti delle caselle speciali.
rules-fits-made-4 = Tavola 7: dalla descrizione di una scansione, quindi con qualche dubbio.
rules-fits-made-5 = Tavola 8: uno dei dodici simboli, un cerchio.
rules-fits-made-6 = JEUXSOC: i posti delle lettere. Lettere e punti sono nel regolamento.
rules-fits-pieces-caption = I sedici pezzi e i loro nomi.
rules-fits-pieces-alt = I contorni dei sedici pezzi: F, L, N, P, T, U, V, W, X e Y da cinque quadretti; L, O, S e T da quattro; I e L da tre.
rules-fits-falls-caption = Il pezzo cade dritto e si ferma sulla prima cosa che incontra. Le due caselle sotto di lui non si raggiungono più.
rules-fits-falls-alt = Una T da quattro quadretti cade su una torre a sinistra. A destra della torre restano sotto due caselle vuote, barrate.
rules-fits-counts-caption = Tavola 1: due righe sono complete, +2. Tre caselle sono visibili, −3. In tutto −1.
rules-fits-counts-alt = Quattro righe di una tavola. Le due più basse sono coperte e segnate +1 ciascuna. Più in alto tre caselle sono aperte, segnate −1 ciascuna.
rules-fits-try-1-head = Le ultime carte sulla tavola 1
rules-fits-try-1 = Restano poche carte. Ogni casella visibile costa un punto, ogni riga completa ne dà uno. Dove vanno i pezzi?
rules-fits-try-2-head = I simboli della tavola 4
rules-fits-try-2 = Entrambi i simboli di un tipo visibili: +3. Solo uno: −3. A volte conviene mettere da parte un pezzo.

## What can be agreed on
fits-option-boards = Tavole
fits-option-boards-all = 1–4, partita intera
