digit-cards-left = { $count ->
    [1] una carta rimasta
   *[other] { $count } carte rimaste
}
digit-pile = { $count ->
    [1] una carta calata
   *[other] { $count } carte calate
}
digit-extra-moves = { $count ->
    [1] una mossa in più
   *[other] { $count } mosse in più
}
digit-turn-up = si scopre la carta { $figure }
digit-deal = giocatore { $player } riceve { $figures }
digit-draw = giocatore { $player } pesca { $figures }
digit-reshuffle = le carte calate si rimescolano
digit-move = { $way ->
    [h] orizzontale
   *[v] verticale
} { $start } → { $to_way ->
    [h] orizzontale
   *[v] verticale
} { $to }
digit-standard = DIGIT standard
digit-standard-open = DIGIT standard, a carte scoperte
digit-plus = DIGIT-Plus
digit-plus-open = DIGIT-Plus, a carte scoperte
digit-solitaire = DIGIT in solitario
digit-game = partita { $game } di { $of }
digit-stack = mazzo: { $stack }, calate: { $pile }
digit-last = ultima calata: { $figure } (giocatore { $player })
digit-run = calate in questo turno: { $count }
digit-hand-size = { $count ->
    [1] giocatore { $player } ha una carta
   *[other] giocatore { $player } ha { $count } carte
}
digit-hand = giocatore { $player }: { $figures }
