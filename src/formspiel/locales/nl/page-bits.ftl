bits-small = { $count ->
    [1] een bord met één steen
   *[other] een bord met { $count } stenen
}
bits-board-label = Jouw bord: { $count } stenen, { $moves } keuzes. Pijltjes schuiven, R draait, F spiegelt, Enter laat vallen.
bits-tasks = Opdrachten
bits-left = Komt nog
bits-task-form = elk vlak van precies deze vorm, { $squares } vakken: { $points }
bits-task-any = elk vlak van precies { $squares } vakken: { $points }
