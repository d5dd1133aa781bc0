about-bits = Fai cadere i domino e crea le aree di colore che chiedono le carte.

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
bits-turn-task = carta azione { $card }
bits-draw-start = il giocatore { $player } pesca il tassello di partenza { $tile }
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
bits-to-come = ancora da venire: { $tiles }
bits-round = obiettivi { $tasks }

## On the page

bits-small = { $count ->
    [1] una tavola con un tassello
   *[other] una tavola con { $count } tasselli
}
bits-board-label = La tua tavola: { $count } tasselli, { $moves } scelte. Frecce per spostare, R gira, F ribalta, Invio lascia cadere.
bits-tasks = Obiettivi
bits-left = Ancora in arrivo
bits-task-form = ogni area di questa forma esatta, { $squares } caselle: { $points }
bits-task-any = ogni area di esattamente { $squares } caselle: { $points }

## The bots

player-bits-easy = Prende subito i punti, altrimenti mette insieme i colori uguali; non pensa mai a ciò che verrà.
player-bits-medium = Segue una regola semplice: quanto rendono le aree ora, quanto possono ancora rendere e che cosa è bloccato.
player-bits-hard = Giudica ogni posizione da ciò che ha imparato in milioni di manche, ma non guarda avanti.
player-bits-master = Considera ogni tassello che può arrivare, finché il tempo lo permette, e verso la fine di una manche fino in fondo.

## The rules

rules-bits-lead = Di Reiner Knizia, uscito nel 2012 · da 1 a 4 giocatori
rules-bits-idea-head = L’idea
rules-bits-idea-1 = Tutti fanno scivolare gli stessi tasselli colorati, ciascuno sulla propria tavola. Forma superfici di un solo colore che abbiano proprio la grandezza, e proprio la forma, che le carte azione chiedono.
rules-bits-table-head = Sul tavolo
rules-bits-table-1 = Tutti hanno gli stessi 14 tasselli, di due caselle rosse, verdi, blu o gialle: ogni coppia di due colori una volta, ogni doppio due volte.
rules-bits-table-2 = Una tavola ha 5 colonne e 5 righe. Ci sono più tasselli che posto: 14 e un tassello di partenza non ci stanno.
rules-bits-table-3 = Quattordici carte costruzione dicono quale tassello viene dopo. Sei tasselli di partenza, di due colori, si pescano coperti. Nove carte azione dicono che cosa conta: una carta 1, cinque carte 2, tre carte 3.
rules-bits-turn-head = Come va una manche
rules-bits-turn-1 = Ci sono tre manche. La prima scopre la carta 1, la seconda aggiunge una delle carte 2, la terza una delle carte 3. Tutte le carte scoperte restano valide.
rules-bits-turn-2 = Ognuno pesca un tassello di partenza e lo fa cadere, dove e come vuole.
rules-bits-turn-3 = Poi si scoprono le carte costruzione, una dopo l’altra. Tutti piazzano lo stesso tassello, ciascuno sulla propria tavola. Chi può piazzarlo deve farlo. Chi non può ne fa a meno.
rules-bits-turn-4 = La manche finisce appena nessuno ha più posto per un tassello.
rules-bits-drop-head = Come cade un tassello
rules-bits-drop-1 = Un tassello arriva dall’alto, in qualsiasi colonna, steso o dritto, e scivola giù finché incontra il bordo inferiore o un altro tassello.
rules-bits-drop-2 = Un buco con qualcosa sopra è perso. E nessuna parte di un tassello può sporgere dalla griglia: né ai lati né in alto.
rules-bits-scoring-head = Il punteggio
rules-bits-scoring-1 = Una superficie è tutto ciò che sta unito in un colore. Caselle che si toccano solo con uno spigolo non sono unite. I buchi non costano niente; delimitano una superficie come un altro colore.
rules-bits-card-1 = +1 per ogni superficie di esattamente quattro caselle, di qualunque forma.
rules-bits-card-2 = +1 in più per ogni superficie che ha esattamente la forma da quattro della carta, girata o capovolta a piacere.
rules-bits-card-3 = −2 per ogni superficie che ha esattamente la forma della carta: una casella singola, una coppia o un angolo da tre.
rules-bits-scoring-2 = Una superficie più grande di una forma non conta mai come quella forma. Tutte le carte si sommano: una superficie da quattro può quindi contare due volte.
rules-bits-end-head = La fine
rules-bits-end-1 = Dopo ogni manche si mescolano di nuovo carte e tasselli di partenza. Vince la somma più alta delle tre manche. Chi è pari divide la vittoria.
rules-bits-alone-head = Da soli
rules-bits-alone-1 = Gioca le tre manche e somma. Il totale dice quanto sei in gamba:
rules-bits-editions-head = Edizioni
rules-bits-editions-1 = Questa è la scatola piccola del 2012, con quattro colori.
rules-bits-editions-2 = Hai la scatola, o sogni compiti tutti tuoi? Un’edizione è un piccolo file di testo con la tavola, i tasselli e i compiti. Si può correggere, e se ne può scrivere un’altra.
rules-bits-rulings-head = Decisioni
rules-bits-rulings-1 = Dove il regolamento tace o si contraddice, qui vale questo:
ruling-bits-1 = Le tabelle dicono «oltre 17» e «13–16» e lasciano 17 senza grado. Con 17 punti sei campione.
ruling-bits-2 = L’esempio tedesco e quello italiano contano −2 per una superficie da due, quello francese per due. Ogni superficie da due costa 2.
ruling-bits-3 = Il «13–6» italiano è un errore di stampa per 13–16.
ruling-bits-4 = Chi non può piazzare il tassello di una carta lo salta. Per quella manche è perso.
ruling-bits-5 = Se qualcuno può ancora piazzare lo dicono solo le tavole: la manche finisce quando nessuna ha più posto per un tassello dall’alto, o quando le 14 carte sono esaurite.
ruling-bits-6 = Tutte le carte 3 costano 2 punti, qualunque sia la forma; lo dice la scatola grande delle sue.
ruling-bits-7 = Chi è pari divide la vittoria.
rules-bits-decided-1 = I tasselli di partenza si pescano prima che qualcuno piazzi.
rules-bits-decided-2 = Dove hai messo un tassello resta nascosto agli altri finché tutti lo hanno piazzato.
rules-bits-decided-3 = I gradi sono per chi gioca da solo.
rules-bits-sources-head = Da dove viene tutto questo
rules-bits-sources = Le regole sono dette qui con parole nostre, secondo il regolamento tedesco, francese e italiano. Colori e tasselli seguono dai suoi numeri e dalla scatola grande del 2011, che ha cinque colori e 20 tasselli. Le immagini sono perdute. Ecco dunque che cosa è ricostruito:
rules-bits-made-1 = La tavola: 5 × 5. Le regole vanno bene solo con una tavola troppo piccola per 14 tasselli e uno di partenza.
rules-bits-made-2 = Le carte 2: una per ciascuna delle cinque forme da quattro. Che una carta 2 mostri una forma da quattro e dia un punto è nel regolamento.
rules-bits-made-3 = Le carte 3: una casella singola, una coppia, un angolo da tre. La coppia e i suoi −2 sono nel regolamento, il resto è supposto.
rules-bits-forms-caption = Sopra le forme delle carte 2: I, L, O, S e T da quattro. Sotto le forme delle carte 3.
rules-bits-forms-alt = Cinque forme da quattro caselle, segnate +1, e tre forme più piccole, segnate −2: una casella singola, una coppia e un angolo da tre.
rules-bits-areas-caption = Con la carta 1, una carta 2 con la L e una carta 3 con la coppia: la L rossa, la L verde e la T blu sono superfici da quattro, +3. Due di loro sono una L, +2. Le due caselle gialle sono una coppia, −2. In tutto 3 punti.
rules-bits-areas-alt = Una tavola piena di cinque per cinque caselle in quattro colori, con tre buchi. Tre superfici da quattro e una coppia sono contornate.
rules-bits-try-1-head = Superfici da quattro
rules-bits-try-1 = La prima manche: conta solo la carta 1. Ogni superficie di esattamente quattro caselle dà un punto – e una quinta casella se lo riprende.
rules-bits-try-2-head = Tre carte insieme
rules-bits-try-2 = La terza manche: valgono tre carte. Cerca la forma che conta due volte, e non lasciare niente che costi 2.
