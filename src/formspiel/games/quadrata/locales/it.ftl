about-quadrata = Tira, prendi una forma, riempi il tuo quadrato prima degli altri – o derubali.

## At the table

quadrata-forms = { $count ->
    [1] una forma nel quadrato
   *[other] { $count } forme nel quadrato
}
quadrata-kept = { $count ->
    [1] una forma nella riserva
   *[other] { $count } forme nella riserva
}
quadrata-full = quadrato pieno, manche conclusa
quadrata-starter = { $player } tira il primo sei e comincia
quadrata-roll = il dado segna { $pips }
quadrata-rolled = hai tirato { $pips }
quadrata-joker = il sei è un jolly: muove qualsiasi forma
quadrata-turn = turno { $count } di { $of }
quadrata-below = sotto il quadrato la sua riserva, in fondo la scorta
quadrata-stock-square = { $number } dalla scorta al quadrato: { $to }
quadrata-stock-reserve = { $number } dalla scorta alla riserva
quadrata-reserve-square = { $number } dalla riserva al quadrato: { $to }
quadrata-reserve-stock = { $number } dalla riserva alla scorta
quadrata-square-reserve = { $number } dal quadrato ({ $at }) alla riserva
quadrata-square-stock = { $number } dal quadrato ({ $at }) alla scorta
quadrata-square-square = { $number } nel quadrato: prima { $at }, poi { $to }
quadrata-take-square = { $number } dalla riserva di { $player } al quadrato: { $to }
quadrata-take-reserve = { $number } dalla riserva di { $player } alla propria
quadrata-rob-square = { $number } rubata dal quadrato di { $player } ({ $at }) al proprio: { $to }
quadrata-rob-reserve = { $number } rubata dal quadrato di { $player } ({ $at }) alla propria riserva
quadrata-turns = { $count ->
    [1] un turno
   *[other] { $count } turni
}

## Puzzles

quadrata-puzzle-goal = Riempi il tuo quadrato con le sole { $number } forme che tiri, una per turno.
quadrata-puzzle-most = Tiri { $number } volte e non tutte le forme trovano posto. Mettine nel tuo quadrato quante più puoi.

## On the page

quadrata-stock = Scorta
quadrata-reserve = Riserva
quadrata-send-stock = Di nuovo nella scorta
quadrata-send-reserve = Nella riserva
quadrata-tile = { $count } con il numero { $number }
quadrata-die = Il dado
quadrata-joker-sign = 6 = jolly
quadrata-last = Manche { $round } conclusa
quadrata-rob = Puoi prendere da { $name }
quadrata-what = Che cosa prendere?
quadrata-where = Dove metterla?
quadrata-choose = Prendi una forma con il bordo spesso.
quadrata-hint-square = Spostala, girala, poi conferma.
quadrata-choose-others = Prendi una forma con il bordo spesso, anche dagli altri.
quadrata-put-back = Rimetti a posto
quadrata-square-label = { $count ->
    [0] Il tuo quadrato vuoto.
    [1] Il tuo quadrato con una forma.
   *[other] Il tuo quadrato con { $count } forme.
} Le frecce scelgono e spostano, Invio prende e conferma, R gira, F ribalta, Esc rimette a posto.
quadrata-keys = Tasti: ← → ↑ ↓ sceglie e sposta, R gira, F ribalta, Invio prende e conferma, Esc rimette a posto, U annulla
quadrata-pick-stock = { $number } dalla scorta
quadrata-pick-kept = { $number } dalla riserva
quadrata-pick-own = { $number } nel quadrato, { $at }
quadrata-pick-lent = { $number } dalla riserva di { $name }
quadrata-pick-rob = { $number } dal quadrato di { $name }, { $at }
quadrata-told-lay = { $who ->
    [you] Metti un { $number } nel quadrato.
   *[other] { $name } mette un { $number } nel quadrato.
}
quadrata-told-keep = { $who ->
    [you] Metti un { $number } nella riserva.
   *[other] { $name } mette un { $number } nella riserva.
}
quadrata-told-return = { $who ->
    [you] Rimetti un { $number } nella scorta.
   *[other] { $name } rimette un { $number } nella scorta.
}
quadrata-told-shift = { $who ->
    [you] Sposti un { $number } nel quadrato.
   *[other] { $name } sposta un { $number } nel quadrato.
}
quadrata-told-take = { $who ->
    [you] Prendi un { $number } dalla riserva di { $victim }.
    [me] { $name } prende un { $number } dalla tua riserva.
   *[other] { $name } prende un { $number } dalla riserva di { $victim }.
}
quadrata-told-rob = { $who ->
    [you] Rubi un { $number } a { $victim }.
    [me] { $name } ti ruba un { $number }.
   *[other] { $name } ruba un { $number } a { $victim }.
}
quadrata-told-joker = Jolly! { $told }
quadrata-span = { $wide ->
    [1] colonna { $first }
   *[other] colonne da { $first } a { $last }
}, { $high ->
    [1] riga { $row }
   *[other] righe da { $row } a { $top }
}
quadrata-cell = { $part ->
    [SW] metà in basso a sinistra di
    [ES] metà in basso a destra di
    [NW] metà in alto a sinistra di
    [EN] metà in alto a destra di
    [ENSW] tutto
   *[other] parte di
} { $column }/{ $row }

## The bots

player-quadrata-easy = Posa le forme dove entrano, con un po’ di ordine, senza un piano.
player-quadrata-medium = Riempie il proprio quadrato con ordine e non bada agli altri.
player-quadrata-hard = Valuta ogni mossa: quanto gli manca per finire, che cosa gli altri potrebbero rubargli, a che punto sono.
player-quadrata-master = Prosegue a mente le mosse migliori per alcuni turni, con molti lanci del dado.
bot-quadrata-easy = Passero
bot-quadrata-medium = Scoiattolo
bot-quadrata-hard = Gazza
bot-quadrata-master = Volpe

## The rules

rules-quadrata-lead = Di Karl Friedrich, uscito nel 1973 · da 2 a 4 giocatori
rules-quadrata-idea-head = L’idea
rules-quadrata-idea-1 = Riempi il tuo quadrato di triangoli, quadrati e altre forme; il dado dice quale puoi muovere. Tutte le forme valgono lo stesso, quindi tante piccole sono meglio di poche grandi – e niente di ciò che è posato è al sicuro.
rules-quadrata-table-head = Sul tavolo
rules-quadrata-table-1 = Ognuno ha una cartella con un quadrato grande, uno più piccolo nel mezzo e una riserva. In due si riempie il quadrato grande, in tre o quattro quello piccolo.
rules-quadrata-table-2 = Ci sono 45 forme, ciascuna con un numero da 1 a 6. Più grande è il numero, più grande è la forma. Seguono la griglia e si possono girare e ribaltare (QUAD-10).
rules-quadrata-table-3 = Tutte le forme sono nella scorta, al centro. In tre alcune restano nella scatola: una forma 1, due forme 2, due forme 3, due forme 4, una forma 5 e due forme 6.
rules-quadrata-table-4 = Accordatevi sul numero di manche. Di solito tre, cinque o dieci.
rules-quadrata-turn-head = Come si svolge un turno
rules-quadrata-turn-1 = Si tira a turno, in senso orario. Chi tira il primo sei comincia.
rules-quadrata-turn-2 = Quando tocca a te, tiri e poi muovi una forma con quel numero, in uno solo di questi modi:
rules-quadrata-way-1 = dalla scorta nel tuo quadrato, ovunque ci stia, o nella tua riserva;
rules-quadrata-way-2 = dalla tua riserva nel tuo quadrato, o di nuovo nella scorta;
rules-quadrata-way-3 = dal tuo quadrato nella tua riserva, o di nuovo nella scorta;
rules-quadrata-way-4 = dentro il tuo quadrato, in un altro punto.
rules-quadrata-turn-3 = Bisogna muovere, anche se fa male.
rules-quadrata-rob-head = Prendere e rubare
rules-quadrata-rob-1 = Quel numero non c’è né nella scorta né nella tua riserva? Allora puoi prendere una forma con quel numero dalla riserva di un altro giocatore.
rules-quadrata-rob-2 = Solo se non ce l’ha nemmeno una riserva, puoi rubarla dal quadrato di un altro giocatore. La forma presa va nel tuo quadrato o nella tua riserva (QUAD-10).
rules-quadrata-joker-head = Il sei come jolly
rules-quadrata-joker-1 = Appena nella scorta finiscono le forme di un numero, il sei è un jolly per il resto della manche, a partire dal giocatore seguente: chi lo tira può muovere una forma di qualsiasi numero nei quattro modi. Resta così anche se delle forme tornano nella scorta.
rules-quadrata-scoring-head = Il punteggio
rules-quadrata-scoring-1 = Chi riempie per primo tutto il suo quadrato chiude la manche. Poi tutti contano:
rules-quadrata-count-1 = +1 per ogni forma nel tuo quadrato
rules-quadrata-count-2 = −1 per ogni forma nella tua riserva (QUAD-10)
rules-quadrata-count-3 = +5 se hai chiuso la manche
rules-quadrata-end-head = La fine
rules-quadrata-end-1 = Vince il totale più alto di tutte le manche. In caso di parità si condivide la vittoria.
rules-quadrata-alone-head = Da soli
rules-quadrata-alone-1 = Per Quadrata bisogna essere almeno in due: se non c’è nessun altro, un bot si siede con te. Non ci sono gradi.
rules-quadrata-editions-head = Edizioni
rules-quadrata-editions-1 = Questo è il gioco com’è uscito nel 1973.
rules-quadrata-editions-2 = Hai la scatola, o inventi forme tutte tue? Un’edizione è un piccolo file di testo in cui ogni forma è disegnata. Si può correggere, e se ne può scrivere un’altra.
rules-quadrata-rulings-head = Chiarimenti
rules-quadrata-rulings-1 = Dove il regolamento tace, qui si gioca così:
ruling-quadrata-1 = Il sei che decide chi comincia non si gioca. Quel giocatore tira di nuovo.
ruling-quadrata-2 = Se hai quel numero nel tuo quadrato, puoi sempre spostare la forma al suo interno o portarla fuori. Prendere dagli altri è una scelta in più, mai obbligata finché c’è un’altra mossa.
ruling-quadrata-3 = Se non c’è nessuna mossa permessa, si salta il turno.
ruling-quadrata-4 = Un sei jolly si può giocare anche come un sei normale, e allora si può anche prendere e rubare. Il jolly in sé non prende niente agli altri.
ruling-quadrata-5 = Una forma spostata dentro il quadrato deve finire per coprire uno spazio diverso da prima. Rimetterla dov’era non è una mossa.
ruling-quadrata-6 = La riserva non ha limite. Un quadrato derubato resta con un buco, e il suo proprietario non riceve niente in cambio.
ruling-quadrata-7 = Anche nella manche seguente è il primo sei a decidere chi comincia.
ruling-quadrata-8 = In caso di parità si condivide la vittoria.
ruling-quadrata-9 = Il regolamento non prevede una fine senza quadrato pieno. Un tavolo può fissare un limite di turni per manche; contano i turni di tutti, anche quelli saltati. Una manche fermata così si conta senza il +5.
rules-quadrata-decided-1 = Chi siede al posto 1 tira per primo per il sei, in ogni manche.
ruling-quadrata-10 = Il regolamento non dice se le forme si possano ribaltare, se debbano seguire la griglia, dove vada una forma presa o rubata, se si debba rubare quando non c’è altra mossa, né se una forma nella riserva costi un punto o il suo numero. Qui le forme si girano e si ribaltano a piacere, e seguono la griglia. Quello che prendi va nel tuo quadrato o nella tua riserva. Se rubare è l’unica mossa, devi rubare. Ogni forma nella riserva costa un punto.
ruling-quadrata-11 = In due, con il quadrato grande, una manche è lunga, e qualcuna non finisce mai. A un nuovo tavolo per due si propone perciò un limite di 100 turni per manche; si può giocare anche senza limite. Oltre a 3, 5 e 10 manche, gli esempi del regolamento, si può scegliere una manche sola.
rules-quadrata-decided-2 = Un quadrato riempito proprio all’ultimo turno permesso vale come pieno.
rules-quadrata-decided-3 = C’è sempre una mossa permessa, con tutte le 45 forme e con le 35 per tre giocatori; nessuno salta mai il turno.
rules-quadrata-sources-head = Da dove viene tutto questo
rules-quadrata-sources = Le regole sono raccontate qui con parole nostre, secondo il regolamento tedesco. Che ci siano triangoli piccoli e grandi, quadrati e parallelogrammi si sa da una recensione conservata su ftp.informatik.rwth-aachen.de. Il resto non si vede più. Ecco che cosa abbiamo ricostruito:
rules-quadrata-made-1 = Quale forma ha quale numero. La forma del numero n ha l’area di n mezzi quadretti; le regole vogliono forme più grandi per numeri più grandi.
rules-quadrata-made-2 = Quante ce ne sono: cinque forme 1, nove forme 2, nove forme 3, nove forme 4, cinque forme 5, otto forme 6. Che in tutto siano 45 è nel regolamento.
rules-quadrata-made-3 = La grandezza dei quadrati: 6 × 6 e 4 × 4. Così in due, tre e quattro serve il 90%, il 78% e l’80% della scorta.
rules-quadrata-forms-caption = Le sei forme con i loro numeri, e quante ce ne sono di ciascuna.
rules-quadrata-forms-alt = 1: un triangolo piccolo. 2: un quadrato. 3: un quadrato con un triangolo. 4: un triangolo grande. 5: due quadrati con un triangolo. 6: un parallelogramma.
rules-quadrata-ways-caption = I quattro modi di muovere una forma, dalla a alla d.
rules-quadrata-ways-alt = Delle frecce uniscono scorta, riserva e quadrato: dalla scorta al quadrato o alla riserva, dalla riserva al quadrato o alla scorta, dal quadrato alla riserva o alla scorta, e dentro il quadrato.
rules-quadrata-boards-caption = Due cartelle durante una partita. Sotto ciascuna c’è la riserva.
rules-quadrata-boards-alt = A sinistra un quadrato grande con nove forme; nel mezzo, tratteggiato, quello più piccolo, e due forme nella striscia sotto. A destra la stessa cartella in cui si usa solo il quadrato piccolo: ci sono quattro forme, e una nella striscia sotto.
rules-quadrata-boards-two = In due: il quadrato grande
rules-quadrata-boards-more = In tre o quattro: il quadrato piccolo
rules-quadrata-try-1-head = Un tiro, tanti modi
rules-quadrata-try-1 = Hai tirato 3. Posa una forma 3 dalla scorta, muovi una delle tue, o tienine una nella riserva – dove conta −1.
rules-quadrata-try-2-head = Rubare
rules-quadrata-try-2 = Hai tirato 1. Nella scorta non ce n’è più, e nemmeno nelle riserve. Al tuo quadrato manca solo un triangolino…

## What can be agreed on
quadrata-option-rounds = Manche
help-quadrata-option-rounds = Una manche finisce quando un quadrato è pieno o al limite di turni. Dura circa dieci minuti.
quadrata-option-turn-limit = Limite di turni per manche
quadrata-option-turn-limit-none = senza limite
help-quadrata-option-turn-limit = Dopo tanti turni si conta, anche se nessun quadrato è pieno. In due può durare molto a lungo.
quadrata-way-stock = scorta
quadrata-way-reserve = riserva
quadrata-way-square = quadrato

## The guided first round

guide-quadrata-1 = Il quadrato è da riempire, e ogni forma al suo interno vale un punto, grande o piccola. Chi riempie per primo il proprio quadrato chiude la manche e ne prende altri cinque.
guide-quadrata-2 = Hai tirato un 2. Prendi un 2 dalla scorta e mettilo nel tuo quadrato, ben accostato agli altri. Tocca la forma e poi un punto, o scegli con le frecce e Invio.
guide-quadrata-3 = Ora un 1, ma la scorta non ne ha più e nessuna riserva ne ha uno. Allora puoi rubare: prendi un 1 dall’altro quadrato e mettilo nel buco della tua riga più bassa.
guide-quadrata-4 = Nulla di ciò che è posato è al sicuro, neanche il tuo. E poiché gli 1 sono finiti, ora un sei è un jolly: muove una forma di qualsiasi numero.
guide-quadrata-5 = Ciò che non entra da nessuna parte va nella riserva, dove costa un punto, o torna nella scorta. E così via, tiro dopo tiro, finché un quadrato è pieno.

## A square to fill

quadrata-pack-taken = Hai in mano un { $number }; ne restano { $left }.
quadrata-pack-laid = Messe: { $laid }.
quadrata-pack-label = Quadrato da riempire, { $laid } forme su { $of }
quadrata-pack-take = Prendi un { $number }, ne restano { $left }
quadrata-pack-choose = Scegli una forma.
quadrata-pack-shift = Spostala e girala, poi mettila giù.
quadrata-pack-put = Rimetti a posto
quadrata-pack-back = Annulla l’ultima
quadrata-pack-lay = Metti giù
quadrata-pack-keys = 1–6 scegli una forma · frecce sposta · R gira · F ribalta · Invio metti giù · U annulla · Esc rimetti a posto
