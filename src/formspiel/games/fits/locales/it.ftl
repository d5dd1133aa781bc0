about-fits = Fai cadere sedici pezzi e lascia meno buchi che puoi.

## At the table

fits-uncovered = { $count ->
    [1] una casella scoperta
   *[other] { $count } caselle scoperte
}
fits-row = riga { $row } completa
fits-bonus = bonus visibile, colonna { $column }, riga { $row }
fits-malus = malus visibile, colonna { $column }, riga { $row }
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
fits-letter = lettera { $letter } visibile, in nessuna parola
fits-draw-start = { $player } pesca la carta di partenza { $piece }
fits-turn-card = carta { $piece }
fits-place-box = { $wide ->
    [1] colonna { $first }
   *[other] colonne da { $first } a { $last }
}, { $high ->
    [1] riga { $row }
   *[other] righe da { $row } a { $top }
}
fits-place = colonne da { $first } a { $last }, { $lines }
fits-line = { $high ->
    [1] riga { $row }
   *[other] righe da { $row } a { $top }
}: { $columns }
fits-set-aside = { $piece } messo da parte
fits-board = cartella { $board }
fits-card = pezzo in gioco: { $piece } (carta { $count } di { $of })
fits-start = pezzo di partenza: { $piece }
fits-to-come = ancora in arrivo: { $pieces }
fits-aside = messi da parte: { $pieces }

## Puzzles

fits-puzzle-goal = Cartella { $board }: metti gli ultimi { $number } pezzi per avere più punti possibile.

## On the page

fits-covered-rows = Colonne coperte, riga per riga
fits-small = { $count ->
    [0] una cartella vuota
    [1] una cartella con un pezzo
   *[other] una cartella con { $count } pezzi
}
fits-board-label = La tua cartella: { $count ->
    [0] nessun pezzo
    [1] un pezzo
   *[other] { $count } pezzi
}, { $moves ->
    [0] nessuna scelta
    [1] una scelta
   *[other] { $moves } scelte
}. Le frecce spostano, R gira, F ribalta, Invio fa cadere, S mette da parte.
fits-aside-button = Metti da parte
fits-covered = { $covered } caselle coperte su { $of }
fits-log-place = { $who ->
    [you] { $wide ->
        [1] Fai cadere il pezzo sulla colonna { $first }.
       *[other] Fai cadere il pezzo sulle colonne da { $first } a { $last }.
    }
   *[other] { $wide ->
        [1] { $name } fa cadere il pezzo sulla colonna { $first }.
       *[other] { $name } fa cadere il pezzo sulle colonne da { $first } a { $last }.
    }
}
fits-log-aside = { $who ->
    [you] Metti da parte il pezzo.
   *[other] { $name } mette da parte il pezzo.
}
fits-hint = Gira il pezzo e fallo cadere.
fits-in-play = Pezzo { $count } di { $of }
fits-in-play-start = Pezzo di partenza
fits-left = Ancora in arrivo ({ $count })
fits-aside-count = Messi da parte ({ $count })
fits-rule-open = Ogni casella normale ancora visibile: −1
fits-rule-row = Ogni riga completa: { $points }
fits-rule-value = I numeri visibili valgono quanto indicano
fits-rule-symbol = { $count ->
    [1] Un simbolo visibile una volta sola: { $points }
   *[other] { $count } simboli uguali visibili: { $points }
}
fits-rule-word = { $word } visibile: { $points }
fits-rule-letter = Ogni altra lettera visibile: { $points }

## The bots

player-fits-easy = Fa cadere ogni pezzo in basso, con pochi buchi sotto, e lascia libere le caselle bonus, ma senza troppa cura; non guarda mai i simboli, le lettere o ciò che verrà.
player-fits-medium = Perde meno punti che può con il pezzo in mano e tiene il mucchio livellato; non pensa mai ai pezzi che verranno.
player-fits-hard = Ha imparato da molte migliaia di manche quanto vale una cartella con i pezzi che restano, ma in anticipo calcola solo l’ultimo.
player-fits-master = Gioca molte volte le sue mosse migliori fino alla fine della manche, con le carte che restano in ogni sorta di ordine, e calcola esattamente le ultime.
bot-fits-easy = Sassolino
bot-fits-medium = Mattone
bot-fits-hard = Muratore
bot-fits-master = Architetto

## The rules

rules-fits-lead = Di Reiner Knizia, uscito nel 2009 · da 1 a 4 giocatori
rules-fits-idea-head = L’idea
rules-fits-idea-1 = Tutti fanno cadere gli stessi sedici pezzi, nello stesso ordine, ciascuno sulla propria cartella. Quello che resta scoperto costa punti – a meno che non sia una casella che conviene lasciare visibile.
rules-fits-table-head = Sul tavolo
rules-fits-table-1 = Tutti hanno gli stessi 16 pezzi: dieci da cinque quadretti, quattro da quattro, due da tre. Insieme fanno 72 quadretti, tanti quante sono le caselle di una cartella. Si possono girare e ribaltare.
rules-fits-table-2 = Una cartella ha 6 colonne e 12 righe. La partita normale si gioca sulle cartelle da 1 a 4, una manche su ciascuna. Le cartelle da 5 a 8 e JEUXSOC sono per chi ne vuole ancora.
rules-fits-table-3 = Sedici carte costruzione, una per pezzo, dicono quale pezzo viene dopo. Quattro carte di partenza dicono con quale pezzo si comincia.
rules-fits-turn-head = Come si svolge una manche
rules-fits-turn-1 = Prima ognuno pesca una carta di partenza diversa e fa cadere quel pezzo, dove e nel verso che vuole.
rules-fits-turn-2 = Poi si scoprono le carte costruzione, una dopo l’altra, tutte e sedici. Tutti giocano lo stesso pezzo, ciascuno sulla propria cartella: lo fanno cadere o lo mettono da parte. Se è il tuo pezzo di partenza, non fai niente: c’è già.
rules-fits-turn-3 = Puoi mettere da parte tutti i pezzi che vuoi. In quella manche non tornano più.
rules-fits-drop-head = Come cade un pezzo
rules-fits-drop-1 = Un pezzo arriva dall’alto e scivola giù in linea retta finché non incontra il bordo inferiore o un altro pezzo. Durante la discesa non si gira e non si sposta.
rules-fits-drop-2 = Un buco con qualcosa sopra è perso: di lato non ci si infila niente.
rules-fits-drop-3 = Un pezzo non può sporgere ai lati. In alto sì, purché uno dei suoi quadretti poggi sulla cartella.
rules-fits-scoring-head = Il punteggio
rules-fits-scoring-1 = Dopo la sedicesima carta ogni casella normale ancora visibile costa un punto. Le caselle speciali non costano mai quel punto. Hanno regole proprie, diverse su ogni cartella:
rules-fits-board-1 = +1 per ogni riga completa.
rules-fits-board-2 = Una casella bonus visibile dà il suo valore: 1, 2 o 3.
rules-fits-board-3 = Come la cartella 2, ma alcune caselle costano 5 se sono visibili.
rules-fits-board-4 = Cinque simboli, due per tipo. Entrambi visibili: +3. Solo uno visibile: −3. Nessuno visibile: 0.
rules-fits-board-5 = Come la cartella 1. Le caselle vuote non costano niente e valgono come coperte per la loro riga.
rules-fits-board-6 = Come la cartella 2.
rules-fits-board-7 = Come la cartella 3.
rules-fits-board-8 = Quattro simboli, tre per tipo. Due visibili: +3. Uno solo o tutti e tre visibili: −3. Nessuno visibile: 0.
rules-fits-board-JEUXSOC = Sette lettere. Tutte visibili: +7. Altrimenti J, E, U e X tutte visibili: +4. Ogni lettera visibile che non è in nessuna parola: −3 (FITS-9).
rules-fits-end-head = La fine
rules-fits-end-1 = Si mescolano tutte le carte e comincia la cartella successiva. Dopo l’ultima vince il totale più alto. In caso di parità si condivide la vittoria.
rules-fits-alone-head = Da soli
rules-fits-alone-1 = Gioca le cartelle da 1 a 4 e somma i punti. Il totale dice quanto sei in gamba:
rules-fits-editions-head = Edizioni
rules-fits-editions-1 = Questo è il gioco com’è uscito nel 2009. Puoi scegliere le cartelle che vuoi, in qualsiasi ordine, ciascuna una volta.
rules-fits-editions-2 = Hai la scatola, o inventi cartelle tutte tue? Un’edizione è un piccolo file di testo in cui ogni cartella è disegnata. Si può correggere, e se ne può scrivere un’altra.
rules-fits-rulings-head = Chiarimenti
rules-fits-rulings-1 = Dove i regolamenti tacciono o si contraddicono, qui si gioca così:
ruling-fits-1 = Per la cartella 1 il regolamento olandese parla di una fila verticale, quello francese di una riga. Una riga è orizzontale: sei caselle.
ruling-fits-2 = I gradi olandesi finiscono a 0, quelli francesi dicono «fino a 5». Chi ha 5 punti o meno, anche molto sotto zero, ha l’ultimo grado.
ruling-fits-3 = Un pezzo può cadere se almeno uno dei suoi quadretti si ferma entro le dodici righe. Un pezzo che resterebbe tutto più in alto si mette da parte.
ruling-fits-4 = Un pezzo messo da parte non torna più in quella manche.
ruling-fits-5 = La carta costruzione di un pezzo di partenza si scopre come ogni altra ed è una delle sedici.
ruling-fits-6 = I gradi valgono per le cartelle da 1 a 4, in qualsiasi ordine. Con altre cartelle si fanno punti, ma non c’è un grado.
ruling-fits-7 = Cartella 7: la scansione la descrive tre volte e si contraddice. Due volte ci sono due cerchi di ogni tipo sopra la griglia, una volta le tre righe in alto sono piene di −5, di 2 e di 1. Qui valgono le righe.
ruling-fits-8 = Cartelle 5 e 6: la scansione mostra solo i loro numeri. Che la cartella 5 abbia caselle vuote e la cartella 6 caselle bonus, dove siano e quanto contino: tutto questo è un’idea nostra.
ruling-fits-9 = JEUXSOC: una lettera non usata, che costa 3 punti, è una lettera visibile che non sta in nessuna parola contata. +7 sostituisce +4.
rules-fits-decided-1 = Le carte di partenza si pescano tutte prima che qualcuno piazzi un pezzo. Un pezzo di partenza deve cadere; non si può mettere da parte.
rules-fits-decided-2 = Quello che fai con una carta resta nascosto agli altri finché non hanno giocato tutti.
rules-fits-decided-3 = I gradi sono solo per chi gioca in solitario.
rules-fits-sources-head = Da dove viene tutto questo
rules-fits-sources = Le regole sono raccontate qui con parole nostre, secondo i regolamenti olandese e francese. Quali siano i sedici pezzi si sa da escaleajeux.fr; che le carte di partenza mostrino pezzi da cinque quadretti, da dzinztomikiem.pl. Le immagini delle cartelle sono perdute. Ecco che cosa abbiamo ricostruito:
rules-fits-made-1 = Carte di partenza: che mostrino F, N, W e Y.
rules-fits-made-2 = Cartelle 2, 3 e 4: la posizione delle caselle speciali, scelta in modo che una partita intera dia più o meno i punti che i gradi si aspettano.
rules-fits-made-3 = Cartelle 5 e 6: tutto, anche che cosa conta (FITS-8).
rules-fits-made-4 = Cartella 7: dedotta dalle descrizioni di una scansione che si contraddicono, quindi con qualche dubbio (FITS-7).
rules-fits-made-5 = Cartella 8: uno dei dodici simboli, un cerchio.
rules-fits-made-6 = JEUXSOC: la posizione delle lettere. Lettere e punti sono nel regolamento.
rules-fits-pieces-caption = I sedici pezzi e i loro nomi.
rules-fits-pieces-alt = I contorni dei sedici pezzi: F, L, N, P, T, U, V, W, X e Y da cinque quadretti; L, O, S e T da quattro; I e L da tre.
rules-fits-falls-caption = Il pezzo cade dritto e si ferma sulla prima cosa che incontra. Le due caselle lì sotto non si raggiungono più.
rules-fits-falls-alt = Una T da quattro quadretti cade su una torre a sinistra. A destra della torre, sotto il pezzo, restano due caselle vuote, barrate.
rules-fits-never-caption = Così no: nessun pezzo si spinge di lato sotto un altro (a sinistra), e nessuno si gira durante la discesa (a destra).
rules-fits-never-alt = Due cartelle con una Y da cinque quadretti al bordo destro che sporge sopra caselle vuote. Sulla prima una freccia spinge di lato una O lì sotto, sulla seconda una freccia ci fa entrare una I da tre girandola. I due punti sono barrati.
rules-fits-counts-caption = La cartella 1 alla fine di una manche: nove righe sono complete, +9. Cinque caselle sono ancora visibili, −5. In tutto 4 punti.
rules-fits-counts-alt = Una cartella intera con quindici pezzi. Nove delle sue dodici righe sono segnate +1. Nelle altre tre sono aperte in tutto cinque caselle, segnate −1 ciascuna.
rules-fits-try-1-head = Le ultime carte sulla cartella 1
rules-fits-try-1 = Restano poche carte. Ogni casella visibile costa un punto, ogni riga completa ne dà uno. Dove vanno i pezzi?
rules-fits-try-2-head = I simboli della cartella 4
rules-fits-try-2 = Entrambi i simboli di un tipo visibili: +3. Solo uno: −3. A volte conviene mettere da parte un pezzo.

## What can be agreed on
fits-option-boards = Cartelle
fits-option-boards-all = 1–4, partita intera
fits-option-boards-more = 5–8, altre cartelle
help-fits-option-boards = Una cartella è una manche, circa due minuti in solitario. Punti e gradi sono pensati per le cartelle 1–4.

## The guided first round

guide-fits-1 = Questa è la tua cartella. Sedici pezzi arrivano uno dopo l’altro; coprine più che puoi, perché ogni casella rimasta aperta costa un punto.
guide-fits-2 = Metti il primo pezzo in piano nell’angolo in basso a sinistra. Spostalo con ← → o col dito, giralo con R o col pulsante, e fallo cadere con Invio o col pulsante grande.
guide-fits-3 = Ora un quadrato. Fallo cadere accanto al primo: la riga più bassa è completa, e su questa cartella una riga completa vale un punto.
guide-fits-4 = I pezzi cadono dritti e non scivolano mai di lato: ciò che resta sotto un tetto è perso. Questa croce è scomoda: falla cadere dove fa meno danno, o mettila da parte.
guide-fits-5 = Si va avanti così per tutte le sedici carte. Poi ogni casella aperta costa un punto e ogni riga completa ne dà uno. Le altre cartelle premiano altro: la regola è scritta accanto.
