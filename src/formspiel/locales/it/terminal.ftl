player = giocatore { $number }
round-over = manche { $number } ({ $about })
round-so-far = manche { $number } ({ $about }), in corso
winners = { $count ->
    [1] { $names } vince.
   *[other] { $names } vincono insieme.
}
play-title = { $game } · manche { $round } · { $player }
play-scores = finora: { $scores }
play-choose = Tocca a te: { $count } mosse
play-confirm = Invio conferma, u annulla.
play-keys = ← → ↑ ↓ spostare   r girare   f ribaltare   n p avanti, indietro   numero
play-more-keys = Invio gioca   s fuori tavola   c altra scelta   o tavolo intero   q esci
play-no-way = Così non si può girare, ribaltare o spostare.
play-no-number = Non c’è una mossa { $number }.
play-unknown-key = Tasto sconosciuto.
play-pass = { $player }, tocca a te. Premi Invio quando vedi solo tu lo schermo.
play-go-on = Premi Invio per continuare.
play-saved = Salvato in { $file }. Lo stesso comando riprende da qui.
play-not-saved = Non salvato; --save FILE conserva una partita.
player-random = Fa una mossa permessa qualsiasi.
player-flat = Da ogni mossa continua a caso molte volte, e prende quella andata meglio.
player-search = Guarda avanti in un albero di ciò che vedrebbe, e da lì continua a caso.
