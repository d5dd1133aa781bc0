player-digit-easy = Often overlooks a card that it could lay down, and then moves any stick anywhere.
player-digit-medium = Lays down what it can, else goes towards its nearest card; never thinks of what follows.
player-digit-hard = Alone it judges each card by what it has learned from many games; against others it lays down the hardest card and leaves the next seat little.
player-digit-master = Against others it remembers what their turns tell of their cards, and plays on from every good choice with many hands that fit; alone it looks up to two cards ahead, and plays the last cards without a mistake.
