player-bits-easy = Takes points at once, else puts like to like; never thinks of what is to come.
player-bits-medium = Follows a rule of thumb: what areas bring now, what they may still bring, and what is blocked.
player-bits-hard = Judges each placement by what it has learned from millions of rounds, but does not look ahead.
player-bits-master = Looks ahead at every tile that may come, as far as its time allows, near the end of a round to its very end.
