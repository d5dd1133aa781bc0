about-quadrata = Tira, prendi una forma, riempi per primo il tuo quadrato – o ruba.

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
quadrata-starter = il giocatore { $player } tira il primo sei e comincia
quadrata-roll = dado: { $pips }
quadrata-rolled = hai tirato { $pips }
quadrata-joker = il sei è un jolly: muove qualsiasi forma
quadrata-turn = turno { $count } di { $of }
quadrata-below = sotto il quadrato la sua riserva, in fondo la scorta
quadrata-stock-square = { $number } dalla scorta → { $to }
quadrata-stock-reserve = { $number } dalla scorta → riserva
quadrata-reserve-square = { $number } dalla riserva → { $to }
quadrata-reserve-stock = { $number } dalla riserva → scorta
quadrata-square-reserve = { $number } { $at } → riserva
quadrata-square-stock = { $number } { $at } → scorta
quadrata-square-square = { $number } { $at } → { $to }
quadrata-take-square = { $number } dalla riserva #{ $player } → { $to }
quadrata-take-reserve = { $number } dalla riserva #{ $player } → riserva
quadrata-rob-square = { $number } da #{ $player }, { $at } → { $to }
quadrata-rob-reserve = { $number } da #{ $player }, { $at } → riserva
quadrata-turns = { $count ->
    [1] un turno
   *[other] { $count } turni
}

## On the page

quadrata-stock = Scorta
quadrata-reserve = Riserva
quadrata-send-stock = Di nuovo nella scorta
quadrata-send-reserve = Nella riserva
quadrata-tile = { $count } con il numero { $number }
quadrata-die = Il dado
quadrata-joker-sign = 6 = jolly
quadrata-last = Manche { $round } conclusa
quadrata-rob = Da prendere a { $name }
quadrata-what = Che cosa prendere?
quadrata-where = Dove metterla?
quadrata-choose = Prendi una forma con il bordo spesso.
quadrata-choose-others = Prendi una forma con il bordo spesso, anche dagli altri.
quadrata-put-back = Rimetti
quadrata-square-label = { $count ->
    [1] Il tuo quadrato con una forma.
   *[other] Il tuo quadrato con { $count } forme.
} Le frecce scelgono e spostano, Invio prende e conferma, R gira, F ribalta, Esc rimette.
quadrata-keys = Tasti: ← → ↑ ↓ scegli e sposta, R gira, F ribalta, Invio prendi e conferma, Esc rimetti, U ritira
quadrata-pick-stock = { $number } dalla scorta
quadrata-pick-kept = { $number } dalla riserva
quadrata-pick-own = { $number } nel quadrato, { $at }
quadrata-pick-lent = { $number } dalla riserva di { $name }
quadrata-pick-rob = { $number } dal quadrato di { $name }, { $at }

## The bots

player-quadrata-easy = Posa le forme dove entrano, con un po’ di ordine, senza un piano.
player-quadrata-medium = Riempie il proprio quadrato con ordine e non bada agli altri.
player-quadrata-hard = Valuta ogni mossa: quando può finire, che cosa gli si può rubare, a che punto sono gli altri.
player-quadrata-master = Prosegue a mente le mosse migliori per alcuni turni, con molti lanci del dado.

## The rules

rules-quadrata-lead = Di Karl Friedrich, uscito nel 1973 · da 2 a 4 giocatori
rules-quadrata-idea-head = L’idea
rules-quadrata-idea-1 = Riempi il tuo quadrato di triangoli, quadrati e altre forme; il dado dice quale puoi muovere. Tutte le forme valgono lo stesso, quindi tante piccole sono meglio di poche grandi – e niente di ciò che è posato è al sicuro.
rules-quadrata-table-head = Sul tavolo
rules-quadrata-table-1 = Ognuno ha una tavola con un quadrato grande, uno più piccolo nel mezzo e una riserva. In due si riempie il quadrato grande, in tre o quattro quello piccolo.
rules-quadrata-table-2 = Ci sono 45 forme, ciascuna con un numero da 1 a 6. Più grande è il numero, più grande è la forma. Seguono la griglia e si possono girare e capovolgere.
rules-quadrata-table-3 = Tutte le forme sono nella scorta, al centro. In tre alcune restano nella scatola: 1 uno, 2 due, 2 tre, 2 quattro, 1 cinque e 2 sei.
rules-quadrata-table-4 = Accordatevi sul numero di manche. Di solito tre, cinque o dieci.
rules-quadrata-turn-head = Come va un turno
rules-quadrata-turn-1 = Si tira a turno, in senso orario. Chi tira il primo sei comincia.
rules-quadrata-turn-2 = Quando tocca a te, tiri e poi muovi una forma di quel numero, in uno solo di questi modi:
rules-quadrata-way-1 = dalla scorta nel tuo quadrato, ovunque ci stia, o nella tua riserva;
rules-quadrata-way-2 = dalla tua riserva nel tuo quadrato, o di nuovo nella scorta;
rules-quadrata-way-3 = dal tuo quadrato nella tua riserva, o di nuovo nella scorta;
rules-quadrata-way-4 = dentro il tuo quadrato in un altro posto.
rules-quadrata-turn-3 = Bisogna muovere, anche se fa male.
rules-quadrata-rob-head = Prendere e rubare
rules-quadrata-rob-1 = Né la scorta né la tua riserva hanno quel numero? Allora puoi prenderlo dalla riserva di un altro giocatore.
rules-quadrata-rob-2 = Solo se nemmeno una riserva ce l’ha, puoi rubarlo dal quadrato di un altro giocatore. Quello che prendi va nel tuo quadrato o nella tua riserva.
rules-quadrata-joker-head = Il sei come jolly
rules-quadrata-joker-1 = Appena nella scorta manca un numero, il sei è un jolly per il resto della manche, a partire dal giocatore seguente: chi lo tira può muovere una forma di qualsiasi numero nei quattro modi. Resta così anche se delle forme tornano nella scorta.
rules-quadrata-scoring-head = Il punteggio
rules-quadrata-scoring-1 = Chi riempie per primo tutto il suo quadrato chiude la manche. Poi tutti contano:
rules-quadrata-count-1 = +1 per ogni forma nel tuo quadrato
rules-quadrata-count-2 = −1 per ogni forma nella tua riserva
rules-quadrata-count-3 = +5 se hai chiuso la manche
rules-quadrata-end-head = La fine
rules-quadrata-end-1 = Vince la somma più alta di tutte le manche. Chi è pari divide la vittoria.
rules-quadrata-alone-head = Da soli
rules-quadrata-alone-1 = Per Quadrata bisogna essere almeno in due: se non c’è nessun altro, un bot si siede con te. Non ci sono gradi.
rules-quadrata-editions-head = Edizioni
rules-quadrata-editions-1 = Questo è il gioco come uscì nel 1973.
rules-quadrata-editions-2 = Hai la scatola, o sogni forme tutte tue? Un’edizione è un piccolo file di testo in cui ogni forma è disegnata. Si può correggere, e se ne può scrivere un’altra.
rules-quadrata-rulings-head = Decisioni
rules-quadrata-rulings-1 = Dove il regolamento tace, qui vale questo:
ruling-quadrata-1 = Il sei che decide chi comincia non si gioca. Quel giocatore tira di nuovo.
ruling-quadrata-2 = Se hai il numero nel tuo quadrato, puoi comunque muoverlo lì o toglierlo da lì. Prendere dagli altri è una scelta in più, mai obbligata finché c’è un’altra mossa.
ruling-quadrata-3 = Se non c’è nessuna mossa permessa, il turno passa.
ruling-quadrata-4 = Un sei jolly si può giocare anche come semplice sei, per prendere e rubare. Il jolly in sé non prende niente agli altri.
ruling-quadrata-5 = Una forma mossa dentro il quadrato deve coprire posti diversi da prima. Rimetterla dov’era non è una mossa.
ruling-quadrata-6 = La riserva non ha limite. Un quadrato derubato ha un buco, e il suo padrone non riceve niente in cambio.
ruling-quadrata-7 = Anche nella manche seguente è il primo sei a decidere chi comincia.
ruling-quadrata-8 = Chi è pari divide la vittoria.
ruling-quadrata-9 = Il regolamento non conosce una fine senza quadrato pieno. Un tavolo può fissare un limite di turni per manche; contano i turni di tutti, anche passati. Una manche fermata così si conta senza i +5.
rules-quadrata-decided-1 = Il primo posto tira per primo per il sei, in ogni manche.
rules-quadrata-decided-2 = Un quadrato riempito proprio all’ultimo turno permesso vale come pieno.
rules-quadrata-decided-3 = Con tutte le 45 forme c’è sempre una mossa permessa; nessuno passa mai.
rules-quadrata-sources-head = Da dove viene tutto questo
rules-quadrata-sources = Le regole sono dette qui con parole nostre, secondo il regolamento tedesco. Che ci siano triangoli piccoli e grandi, quadrati e parallelogrammi si sa da una recensione conservata su ftp.informatik.rwth-aachen.de. Il resto non si vedeva più. Ecco dunque che cosa è ricostruito:
rules-quadrata-made-1 = Quale forma ha quale numero. La forma del numero n ha l’area di n mezzi quadretti; le regole vogliono forme più grandi per numeri più grandi.
rules-quadrata-made-2 = Quante ce ne sono: 5 uno, 9 due, 9 tre, 9 quattro, 5 cinque, 8 sei. Che in tutto siano 45 è nel regolamento.
rules-quadrata-made-3 = La grandezza dei quadrati: 6 × 6 e 4 × 4. Così in due, tre e quattro serve il 90 %, il 78 % e l’80 % della scorta.
rules-quadrata-forms-caption = Le sei forme con i loro numeri, e quante ce ne sono di ciascuna.
rules-quadrata-forms-alt = 1: un triangolo piccolo. 2: un quadrato. 3: un quadrato con un triangolo. 4: un triangolo grande. 5: due quadrati con un triangolo. 6: un parallelogramma.
rules-quadrata-ways-caption = I quattro modi di muovere una forma, da a a d.
rules-quadrata-ways-alt = Frecce uniscono scorta, riserva e quadrato: dalla scorta al quadrato o alla riserva, dalla riserva al quadrato o alla scorta, dal quadrato alla riserva o alla scorta, e dentro il quadrato.
rules-quadrata-try-1-head = Un tiro, tanti modi
rules-quadrata-try-1 = Hai tirato 3. Posa una forma 3 dalla scorta, muovi una delle tue, o tienine una nella riserva – dove conta −1.
rules-quadrata-try-2-head = Rubare
rules-quadrata-try-2 = Hai tirato 1. Nella scorta non ce n’è, e nemmeno in una riserva. Al tuo quadrato manca solo un triangolino …

## What can be agreed on
quadrata-option-rounds = Manche
quadrata-option-turn-limit = Turni per manche al massimo
quadrata-option-turn-limit-none = senza limite
quadrata-way-stock = scorta
quadrata-way-reserve = riserva
quadrata-way-square = quadrato
