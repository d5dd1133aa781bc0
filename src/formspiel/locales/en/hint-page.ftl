hint-button = Hint
hint-title = Hints
hint-best-points = Best moves, and the points to expect:
hint-best-win = Best moves, and the chance to win:
hint-working = Looking for the best moves …
hint-close = Close the hint
coach-switch = Coach
coach-waits = The coach tells what your next move costs.
coach-was-best = Nothing was better.
coach-lost-points = That cost { $loss } points: { $word }.
coach-lost-win = That cost { $loss } of a win: { $word }.
coach-better = Better: { $move }.
coach-take-back = Take it back
hint-asked = { $name } asked for a hint.
hint-used = { $count ->
    [1] with hints
   *[other] hints: { $names }
}
