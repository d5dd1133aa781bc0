tournament-title = Tournament of { $game }
tournament-head = { $game }: { $games ->
    [1] one game
   *[other] { $games } games
} with { $deals ->
    [1] one deal
   *[other] { $deals } deals
}, seed { $seed }
tournament-column-player = player
tournament-column-rating = rating
tournament-column-mean = points
tournament-column-games = games
tournament-column-pair = pair
tournament-column-won = won : drawn : lost
tournament-column-lead = lead
tournament-column-fair = without luck
tournament-seat = Seat { $number }: { $effect } points beside the mean of the table
tournament-ratings = Ratings
tournament-ratings-about = Skill by the model of Plackett and Luce (OpenSkill), with the interval in which it lies with 95 %. Everybody begins at 25.
tournament-points = Points
tournament-points-about = The mean of all games, with its 95 % interval.
tournament-pairs = Who is ahead of whom
tournament-pairs-about = The mean lead of the row over the column in points, with the same cards and seats exchanged. A mark at the left: the interval does not hold zero.
tournament-fair = Without luck
tournament-fair-about = The same, after what chance brought each seat is taken away.
tournament-seats = What a seat is worth
tournament-seats-about = What a seat had more than the mean of its table, whoever sat there.
tournament-intervals = In brackets: 95 % intervals.
