bits-small = { $count ->
    [1] a board with one tile
   *[other] a board with { $count } tiles
}
bits-board-label = Your board: { $count } tiles, { $moves } choices. Arrow keys shift, R turns, F flips, Enter drops.
bits-tasks = Tasks
bits-left = Still to come
bits-task-form = each area of just this form, { $squares } squares: { $points }
bits-task-any = each area of just { $squares } squares: { $points }
