bits-small = { $count ->
    [1] eine Tafel mit einem Stein
   *[other] eine Tafel mit { $count } Steinen
}
bits-board-label = Deine Tafel: { $count } Steine, { $moves } Möglichkeiten. Pfeiltasten schieben, R dreht, F wendet, Enter lässt fallen.
bits-tasks = Aufgaben
bits-left = Kommt noch
bits-task-form = jede Fläche von genau dieser Form, { $squares } Felder: { $points }
bits-task-any = jede Fläche von genau { $squares } Feldern: { $points }
