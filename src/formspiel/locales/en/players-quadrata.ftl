player-quadrata-easy = Lays forms where they fit, a little tidily, without a plan.
player-quadrata-medium = Fills its own square tidily and pays no attention to the others.
player-quadrata-hard = Weighs every move: how soon it can finish, what can be robbed, how far the others are.
player-quadrata-master = Plays its best moves on in its head for several turns, with many rolls of the die.
