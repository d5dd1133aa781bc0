bits-small = { $count ->
    [1] un tabellone con una tessera
   *[other] un tabellone con { $count } tessere
}
bits-board-label = Il tuo tabellone: { $count } tessere, { $moves } scelte. Frecce per spostare, R gira, F ribalta, Invio lascia cadere.
bits-tasks = Compiti
bits-left = Ancora in arrivo
bits-task-form = ogni area di questa forma esatta, { $squares } caselle: { $points }
bits-task-any = ogni area di esattamente { $squares } caselle: { $points }
