player-quadrata-easy = Posa le forme dove entrano, con un po’ di ordine, senza un piano.
player-quadrata-medium = Riempie il proprio quadrato con ordine e non bada agli altri.
player-quadrata-hard = Valuta ogni mossa: quando può finire, che cosa gli si può rubare, a che punto sono gli altri.
player-quadrata-master = Prosegue a mente le mosse migliori per alcuni turni, con molti lanci del dado.
