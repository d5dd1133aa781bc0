bits-small = { $count ->
    [1] una tavola con un tassello
   *[other] una tavola con { $count } tasselli
}
bits-board-label = La tua tavola: { $count } tasselli, { $moves } scelte. Frecce per spostare, R gira, F ribalta, Invio lascia cadere.
bits-tasks = Obiettivi
bits-left = Ancora in arrivo
bits-task-form = ogni area di questa forma esatta, { $squares } caselle: { $points }
bits-task-any = ogni area di esattamente { $squares } caselle: { $points }
