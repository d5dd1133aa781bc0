digit-board-label = I bastoncini formano la figura { $figure }: { $sticks }. { $moves } possibilità. Invio solleva un bastoncino, le frecce scelgono un posto, Invio conferma.
digit-board-empty = Sul tavolo non ci sono ancora bastoncini.
digit-stick = { $way ->
    [h] orizzontale
   *[v] verticale
} { $at }
digit-words = orizzontali in { $across }; verticali in { $upright }
digit-words-across = orizzontali in { $across }
digit-words-upright = verticali in { $upright }
digit-hint-lift = Prendi un bastoncino.
digit-hint-place = Dove va?
digit-hint-confirm = Così?
digit-lifted = { $count ->
    [1] Sollevato. Un posto possibile.
   *[other] Sollevato. { $count } posti possibili.
}
digit-is-back = Il bastoncino è di nuovo al suo posto.
digit-put-back = Rimetti
digit-makes = Forma { $figure }.
digit-makes-own = Forma { $figure }: è sulla tua carta!
digit-makes-other = Forma { $figure }: è sulla carta di { $name }.
digit-would-lay = sarà calata
digit-hand-own = Le tue carte
digit-cards-open = Carte scoperte
digit-hand-empty = Nessuna carta.
digit-sort = Prima le più vicine
digit-away = { $count ->
    [0] qui
    [1] 1 mossa
   *[other] { $count } mosse
}
digit-cards = { $count ->
    [1] una carta
   *[other] { $count } carte
}
digit-table = Sul tavolo
digit-stack-label = Mazzo
digit-last-label = Ultima
digit-first-card = scoperta
digit-laid-down = Tutte le carte calate ({ $count })
digit-run-of = Calate in questo turno: { $count } di { $of }
digit-idle = { $count ->
    [1] Un turno senza calare
   *[other] { $count } turni senza calare
}
digit-due = { $count ->
    [1] { $name } pesca una carta
   *[other] { $name } pesca { $count } carte
}
digit-deal-hidden = { $count ->
    [1] il giocatore { $player } riceve una carta
   *[other] il giocatore { $player } riceve { $count } carte
}
digit-draw-hidden = { $count ->
    [1] il giocatore { $player } pesca una carta
   *[other] il giocatore { $player } pesca { $count } carte
}
digit-news-game = Comincia la partita { $game }.
digit-news-you-lay = Cali { $figure }.
digit-news-lays = { $name } cala { $figure }.
digit-news-you-draw = Peschi { $figures }.
digit-news-draws = { $count ->
    [1] { $name } pesca una carta.
   *[other] { $name } pesca { $count } carte.
}
digit-news-shuffle = Le carte calate si rimescolano.
digit-news-extra = Una mossa in più.
digit-keys = Tasti: Tab o le frecce passano da un bastoncino all’altro, Invio solleva, le frecce scelgono un posto, Invio conferma, Esc rimette, U ritira la mossa
