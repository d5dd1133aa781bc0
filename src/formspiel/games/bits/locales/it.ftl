about-bits = Fai cadere i tasselli e crea le superfici di colore che chiedono le carte.

## At the table

bits-area = { $shape ->
    [single] casella singola
    [pair] coppia
    [line] fila da tre
    [corner] angolo da tre
    [I] I da quattro
    [L] L da quattro
    [O] O da quattro
    [S] S da quattro
    [T] T da quattro
   *[other] superficie da { $squares }
} in { $colour ->
    [R] rosso
    [G] verde
    [B] blu
    [Y] giallo
   *[V] viola
}, carta { $card }
bits-task = carta { $card } ({ $points }): { $shape ->
    [any] superfici da { $squares }
    [single] casella singola
    [pair] coppia
    [line] fila da tre
    [corner] angolo da tre
    [I] I da quattro
    [L] L da quattro
    [O] O da quattro
    [S] S da quattro
    [T] T da quattro
   *[other] superficie da { $squares }
}
bits-turn-task = carta azione { $card }{ $shape ->
    [single] { " " }(casella singola)
    [pair] { " " }(coppia)
    [line] { " " }(fila da tre)
    [corner] { " " }(angolo da tre)
    [I] { " " }(I da quattro)
    [L] { " " }(L da quattro)
    [O] { " " }(O da quattro)
    [S] { " " }(S da quattro)
    [T] { " " }(T da quattro)
   *[other] { "" }
}
bits-draw-start = { $player } pesca il tassello di partenza { $tile }
bits-turn-card = carta { $tile }
bits-place-flat = colonne { $column } e { $next }, riga { $row }: { $left ->
    [R] rosso
    [G] verde
    [B] blu
    [Y] giallo
   *[V] viola
}, { $right ->
    [R] rosso
    [G] verde
    [B] blu
    [Y] giallo
   *[V] viola
}
bits-place-upright = colonna { $column }, dalla riga { $row }: { $below ->
    [R] rosso
    [G] verde
    [B] blu
    [Y] giallo
   *[V] viola
}, sopra { $above ->
    [R] rosso
    [G] verde
    [B] blu
    [Y] giallo
   *[V] viola
}
bits-card = tassello in gioco: { $tile } (carta { $count } di { $of })
bits-start = tassello di partenza: { $tile }
bits-to-come = ancora in arrivo: { $tiles }
bits-round = carte azione: { $tasks }
bits-task-name = { $shape ->
    [any] superfici da { $squares }
    [single] casella singola
    [pair] coppia
    [line] fila da tre
    [corner] angolo da tre
    [I] I da quattro
    [L] L da quattro
    [O] O da quattro
    [S] S da quattro
    [T] T da quattro
   *[other] superfici da { $squares }
}
bits-tile = { $first ->
    [R] rosso
    [G] verde
    [B] blu
    [Y] giallo
   *[V] viola
}-{ $second ->
    [R] rosso
    [G] verde
    [B] blu
    [Y] giallo
   *[V] viola
}
bits-colour-letter = { $colour ->
    [R] R
    [G] V
    [B] B
    [Y] G
   *[V] Vi
}
bits-letters = { $count ->
    [1] { "" }
   *[other] { $count }×
}{ $first ->
    [R] R
    [G] V
    [B] B
    [Y] G
   *[V] Vi
}{ $second ->
    [R] R
    [G] V
    [B] B
    [Y] G
   *[V] Vi
}

## Puzzles

bits-puzzle-goal = Manche { $round }: c’è posto al massimo per altri { $number } tasselli. Finiscila con più punti possibile.

## On the page

bits-small = { $count ->
    [0] una cartella vuota
    [1] una cartella con un tassello
   *[other] una cartella con { $count } tasselli
}
bits-board-label = La tua cartella: { $count ->
    [0] nessun tassello
    [1] un tassello
   *[other] { $count } tasselli
}, { $moves ->
    [0] nessuna scelta
    [1] una scelta
   *[other] { $moves } scelte
}. Le frecce spostano, R gira, F ribalta, Invio fa cadere.
bits-tasks = Carte azione
bits-log-place = { $who ->
    [you] { $wide ->
        [1] Fai cadere { $tile } sulla colonna { $first }.
       *[other] Fai cadere { $tile } sulle colonne { $first } e { $last }.
    }
   *[other] { $wide ->
        [1] { $name } fa cadere { $tile } sulla colonna { $first }.
       *[other] { $name } fa cadere { $tile } sulle colonne { $first } e { $last }.
    }
}
bits-hint = Gira il tassello e fallo cadere.
bits-left = Ancora in arrivo
bits-task-form = { $shape ->
    [single] ogni casella singola
    [pair] ogni coppia
    [line] ogni fila da tre
    [corner] ogni angolo da tre
    [I] ogni I da quattro
    [L] ogni L da quattro
    [O] ogni O da quattro
    [S] ogni S da quattro
    [T] ogni T da quattro
   *[other] ogni superficie di questa forma esatta, { $squares } caselle
}: { $points }
bits-task-any = ogni superficie di { $squares ->
    [1] una sola casella
   *[other] esattamente { $squares } caselle
}: { $points }

## The bots

player-bits-easy = Prende subito i punti, altrimenti mette insieme i colori uguali; non pensa mai a ciò che verrà.
player-bits-medium = Segue una regola semplice: quanto rendono le superfici ora, quanto possono ancora rendere e che cosa è bloccato.
player-bits-hard = Giudica ogni mossa in base a ciò che ha imparato in milioni di manche, ma non guarda avanti.
player-bits-master = Guarda avanti a ogni tassello che può arrivare, per quanto il tempo lo permette; verso la fine di una manche, fino in fondo.
bot-bits-easy = Macchiolina
bot-bits-medium = Pennello
bot-bits-hard = Pittore
bot-bits-master = Mosaico

## The rules

rules-bits-lead = Di Reiner Knizia, uscito nel 2012 · da 1 a 4 giocatori
rules-bits-idea-head = L’idea
rules-bits-idea-1 = Tutti fanno cadere gli stessi tasselli colorati da due caselle, ciascuno sulla propria cartella. Forma superfici di un solo colore che abbiano esattamente la grandezza, ed esattamente la forma, richieste dalle carte azione.
rules-bits-table-head = Sul tavolo
rules-bits-table-1 = Tutti hanno gli stessi 14 tasselli, ciascuno di due caselle rosse, verdi, blu o gialle: ogni coppia di colori diversi una volta, ogni doppio due volte.
rules-bits-table-2 = Una cartella ha 5 colonne e 5 righe. Ci sono più tasselli che spazio: 14 e uno di partenza non ci stanno.
rules-bits-table-3 = Quattordici carte costruzione dicono quale tassello viene dopo. Sei tasselli di partenza bicolori si pescano coperti. Nove carte azione dicono che cosa conta: una carta 1, cinque carte 2, tre carte 3.
rules-bits-turn-head = Come si svolge una manche
rules-bits-turn-1 = Ci sono tre manche. Nella prima si scopre la carta 1, nella seconda si aggiunge una delle carte 2, nella terza una delle carte 3. Tutte le carte scoperte restano valide.
rules-bits-turn-2 = Ognuno pesca un tassello di partenza e lo fa cadere, dove e nel verso che vuole.
rules-bits-turn-3 = Poi si scoprono le carte costruzione, una dopo l’altra. Tutti fanno cadere lo stesso tassello, ciascuno sulla propria cartella. Chi può piazzarlo deve farlo. Chi non può ne fa a meno.
rules-bits-turn-4 = La manche finisce appena nessuno ha più posto per un tassello.
rules-bits-drop-head = Come cade un tassello
rules-bits-drop-1 = Un tassello arriva dall’alto, in qualsiasi colonna, in orizzontale o in verticale, e scivola giù in linea retta finché non incontra il bordo inferiore o un altro tassello.
rules-bits-drop-2 = Un buco con qualcosa sopra è perso. E nessuna parte di un tassello può sporgere dalla griglia: né ai lati né in alto.
rules-bits-scoring-head = Il punteggio
rules-bits-scoring-1 = Una superficie è un gruppo di caselle dello stesso colore, unite lato contro lato. Le caselle che si toccano solo per un angolo non sono unite. I buchi non costano niente; delimitano una superficie proprio come un altro colore.
rules-bits-card-1 = +1 per ogni superficie di esattamente quattro caselle, di qualunque forma.
rules-bits-card-2 = +1 in più per ogni superficie che ha esattamente la forma da quattro della carta, comunque girata o specchiata.
rules-bits-card-3 = −2 per ogni superficie che ha esattamente la forma della carta: una casella singola, una coppia o un angolo da tre.
rules-bits-scoring-2 = Una superficie più grande di una forma non conta mai come quella forma. Tutte le carte si sommano: una superficie da quattro può quindi contare due volte.
rules-bits-end-head = La fine
rules-bits-end-1 = Dopo ogni manche si mescolano di nuovo carte e tasselli di partenza. Vince il totale più alto delle tre manche. In caso di parità si condivide la vittoria.
rules-bits-alone-head = Da soli
rules-bits-alone-1 = Gioca le tre manche e somma i punti. Il totale dice quanto sei in gamba:
rules-bits-editions-head = Edizioni
rules-bits-editions-1 = Questa è la scatola piccola del 2012, con quattro colori.
rules-bits-editions-2 = Hai la scatola, o inventi carte azione tutte tue? Un’edizione è un piccolo file di testo con la cartella, i tasselli e le carte azione. Si può correggere, e se ne può scrivere un’altra.
rules-bits-rulings-head = Chiarimenti
rules-bits-rulings-1 = Dove il regolamento tace o si contraddice, qui si gioca così:
ruling-bits-1 = Le tabelle dicono «oltre 17» e «13–16» e lasciano 17 senza grado. Con 17 punti sei campione.
ruling-bits-2 = L’esempio tedesco e quello italiano contano −2 per una superficie da due, quello francese per due. Ogni superficie da due costa 2.
ruling-bits-3 = Il «13–6» italiano è un errore di stampa per 13–16.
ruling-bits-4 = Chi non può piazzare il tassello di una carta lo salta. Per quella manche è perso.
ruling-bits-5 = Se qualcuno possa ancora piazzare un tassello lo dicono solo le cartelle: la manche finisce quando su nessuna c’è più posto per un tassello fatto cadere dall’alto, o quando le 14 carte sono esaurite.
ruling-bits-6 = Tutte le carte 3 costano 2 punti, qualunque sia la forma, come dice la scatola grande per le proprie.
ruling-bits-7 = In caso di parità si condivide la vittoria.
rules-bits-decided-1 = I tasselli di partenza si pescano tutti prima che qualcuno piazzi il suo.
rules-bits-decided-2 = Dove hai messo un tassello resta nascosto agli altri finché non lo hanno piazzato tutti.
rules-bits-decided-3 = I gradi sono solo per chi gioca in solitario.
rules-bits-sources-head = Da dove viene tutto questo
rules-bits-sources = Le regole sono raccontate qui con parole nostre, secondo il regolamento tedesco, francese e italiano. Colori e tasselli si ricavano dai suoi numeri e dalla scatola grande del 2011, che ha cinque colori e 20 tasselli. Le immagini sono perdute. Ecco che cosa abbiamo ricostruito:
rules-bits-made-1 = La cartella: 5 × 5, in proporzione alla scatola grande, che ha 6 × 6 per 20 tasselli e uno di partenza (reich-der-spiele.de). Anche 5 × 6 andrebbe d’accordo con le regole.
rules-bits-made-2 = Le carte 2: una per ciascuna delle cinque forme da quattro. Che una carta 2 mostri una forma da quattro e dia un punto è nel regolamento.
rules-bits-made-3 = Le carte 3: una casella singola, una coppia, un angolo da tre. La coppia e i suoi −2 sono nel regolamento, il resto è un’ipotesi.
rules-bits-made-4 = I tasselli di partenza: uno per ogni coppia di due colori. Che siano sei è nel regolamento; la scatola grande non segue questo schema.
rules-bits-forms-caption = In alto, le forme delle carte 2: I, L, O, S e T da quattro. In basso, le forme delle carte 3.
rules-bits-forms-alt = Cinque forme da quattro caselle, segnate +1, e tre forme più piccole, segnate −2: una casella singola, una coppia e un angolo da tre.
rules-bits-drops-caption = A sinistra: il tassello di partenza scende dritto fino al bordo inferiore. A destra: il successivo si ferma sul primo tassello che incontra. Le due caselle lì sotto non si raggiungono più: di lato non ci si infila niente.
rules-bits-drops-alt = Due cartelle di cinque per cinque caselle. Sulla prima un tassello rosso e blu cade dall’alto fino alla riga in basso. Sulla seconda un tassello rosso e giallo cade su uno verde in verticale e sporge sopra due caselle vuote, barrate.
rules-bits-areas-caption = Con la carta 1, una carta 2 con la L e una carta 3 con la coppia: la L verde, la L rossa e la S gialla sono superfici da quattro, +3. Due di loro sono una L, +2. Le due caselle verdi in alto a sinistra sono una coppia, −2. In tutto 3 punti.
rules-bits-areas-alt = Una cartella di cinque per cinque caselle in quattro colori, piena, con tre buchi. Tre superfici da quattro e una coppia sono contornate.
rules-bits-try-1-head = Superfici da quattro
rules-bits-try-1 = La prima manche: conta solo la carta 1. Ogni superficie di esattamente quattro caselle dà un punto – e una quinta casella se lo riprende.
rules-bits-try-2-head = Tre carte insieme
rules-bits-try-2 = La terza manche: valgono tre carte. Cerca la forma che conta due volte, e non lasciare niente che costi 2.

## The guided first round

guide-bits-1 = Sulla tua cartella cadono tasselli di due caselle. Le caselle di uno stesso colore che si toccano lato a lato sono una superficie, e questa carta premia ogni superficie di esattamente quattro caselle.
guide-bits-2 = Un doppio rosso. Fallo cadere in piedi sulla casella rossa a sinistra: così tre rosse sono unite. Sposta con ← → o col dito, gira con R o col pulsante, fai cadere con Invio o col pulsante grande.
guide-bits-3 = Manca una rossa. Metti la metà rossa di questo tassello accanto alle altre: quattro insieme fanno un punto.
guide-bits-4 = Una quinta rossa rovinerebbe tutto: contano solo quelle di esattamente quattro. Ecco un doppio verde: fallo cadere dove non dà fastidio.
guide-bits-5 = Si va avanti finché non entra più nulla. Una partita ha tre manche, e ognuna aggiunge una carta: la seconda premia una certa forma, la terza toglie punti.
