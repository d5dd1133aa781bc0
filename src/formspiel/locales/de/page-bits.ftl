bits-small = { $count ->
    [1] ein Plan mit einem Plättchen
   *[other] ein Plan mit { $count } Plättchen
}
bits-board-label = Dein Plan: { $count } Plättchen, { $moves } Möglichkeiten. Pfeiltasten schieben, R dreht, F wendet, Enter lässt fallen.
bits-tasks = Aufgaben
bits-left = Kommt noch
bits-task-form = jede Fläche von genau dieser Form, { $squares } Felder: { $points }
bits-task-any = jede Fläche von genau { $squares } Feldern: { $points }
