### L’analisi di una partita: fortuna e abilità, mossa per mossa.

reviewed-title = Fortuna e abilità
reviewed-lead = Apri una partita salvata e guarda, mossa per mossa, che cosa è stata fortuna e che cosa abilità.
reviewed-file = Una partita salvata
reviewed-paste = … o il suo testo
reviewed-open = Analizza
reviewed-unreadable = Non è una partita salvata, oppure è troppo lunga.
reviewed-back = Torna al tavolo
reviewed-whose = La partita di chi?
reviewed-working = Stiamo guardando la partita…
reviewed-refining = Un primo sguardo. I numeri si fanno ancora più precisi…
reviewed-luck = Fortuna
reviewed-skill = Abilità
reviewed-loss = Costo
reviewed-expected = Atteso
reviewed-possible = Ancora possibile conoscendo le carte
reviewed-points = Punti finora
reviewed-slips = Errori
reviewed-slider = Mossa
reviewed-at = Mossa { $at } di { $of }
reviewed-course = Come è andata
reviewed-turns = Tre svolte
reviewed-turn-loss = La mossa { $at } è costata
reviewed-turn-luck = Fortuna prima della mossa { $at }
reviewed-made = Com’è stato giocato
reviewed-better = Meglio
reviewed-other = Quasi altrettanto bene
reviewed-cost = È costata { $loss }.
reviewed-cost-nothing = Non c’era di meglio.
reviewed-hindsight = Conoscendo le carte, qui si sono persi { $points }.
reviewed-as-table = Come tabella
reviewed-rest = Né fortuna né abilità: { $rest }. { $seats ->
    [1] È ciò che la nostra stima ha sbagliato.
   *[other] È l’effetto degli altri, e ciò che la nostra stima ha sbagliato.
 }
reviewed-sentence-points = Prima della prima carta ci si potevano aspettare { $start } punti. La fortuna ha portato { $luck }, le mosse hanno lasciato per strada { $loss }, e alla fine è stato { $result }.
reviewed-sentence-win = All’inizio la probabilità di vincere era del { $start }. La fortuna ha portato { $luck }, le mosse hanno lasciato per strada { $loss }, e alla fine è stato { $result }.
