fits-small = { $count ->
    [1] a board with one piece
   *[other] a board with { $count } pieces
}
fits-board-label = Your board: { $count } pieces, { $moves } choices. Arrow keys shift, R turns, F flips, Enter drops.
fits-aside-button = Set aside
fits-left = Still to come ({ $count })
fits-rule-open = Each plain field in sight: −1
fits-rule-row = Each complete row: { $points }
fits-rule-value = Numbers in sight count as shown
fits-rule-symbol = { $count } of a symbol in sight: { $points }
fits-rule-word = { $word } in sight: { $points }
fits-rule-letter = Each other letter in sight: { $points }
