### A review of a game: luck and skill, move by move.

reviewed-title = Luck and skill
reviewed-lead = Open a saved game and see, move by move, what was luck and what was skill.
reviewed-file = A saved game
reviewed-paste = … or its text
reviewed-open = Review it
reviewed-unreadable = That is not a saved game, or it is too long.
reviewed-back = Back to the table
reviewed-whose = Whose game?
reviewed-working = Looking at the game…
reviewed-refining = A first look. The numbers are still being refined…
reviewed-luck = Luck
reviewed-skill = Skill
reviewed-loss = Cost
reviewed-expected = Expected
reviewed-possible = Still possible, knowing the cards
reviewed-points = Points so far
reviewed-slips = Mistakes
reviewed-slider = Move
reviewed-at = Move { $at } of { $of }
reviewed-course = How it went
reviewed-turns = Three turning points
reviewed-turn-loss = Move { $at } cost something
reviewed-turn-luck = Luck before move { $at }
reviewed-made = As it was played
reviewed-better = Better
reviewed-other = Almost as good
reviewed-cost = It cost { $loss }.
reviewed-cost-nothing = Nothing was better.
reviewed-hindsight = Knowing the cards, it gave away { $points }.
reviewed-as-table = As a table
reviewed-rest = Neither luck nor skill: { $rest }. { $seats ->
    [1] That is what our estimate got wrong.
   *[other] That is what the others did, and what our estimate got wrong.
 }
reviewed-sentence-points = Before the first card { $start } points were to be expected. Luck brought { $luck }, the moves gave away { $loss }, and in the end it was { $result }.
reviewed-sentence-win = In the beginning the chance to win was { $start }. Luck brought { $luck }, the moves gave away { $loss }, and in the end it was { $result }.
