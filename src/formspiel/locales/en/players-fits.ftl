player-fits-easy = Drops each piece low, with few gaps under it, and spares bonus fields, but carelessly; never looks at symbols, letters or what is to come.
player-fits-medium = Loses as few points as it can with the piece at hand and keeps its heap even; never thinks of the pieces to come.
player-fits-hard = Knows from many thousand rounds what a board is worth with the pieces to come, but looks ahead only to the very last one.
player-fits-master = Plays its best moves on to the end of the round many times, with the cards to come in every sort of order, and works out the last cards exactly.
