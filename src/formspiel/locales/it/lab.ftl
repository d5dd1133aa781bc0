tournament-title = Torneo di { $game }
tournament-head = { $game }: { $games ->
    [1] una partita
   *[other] { $games } partite
} con { $deals ->
    [1] una smazzata
   *[other] { $deals } smazzate
}, seme { $seed }
tournament-column-player = giocatore
tournament-column-rating = valutazione
tournament-column-mean = punti
tournament-column-games = partite
tournament-column-pair = coppia
tournament-column-won = vinte : pari : perse
tournament-column-lead = vantaggio
tournament-column-fair = senza fortuna
tournament-seat = Posto { $number }: { $effect } punti rispetto alla media del tavolo
tournament-ratings = Valutazioni
tournament-ratings-about = L’abilità secondo il modello di Plackett e Luce (OpenSkill), con l’intervallo che la contiene al 95 %. Tutti partono da 25.
tournament-points = Punti
tournament-points-about = La media di tutte le partite, con il suo intervallo al 95 %.
tournament-pairs = Chi è davanti a chi
tournament-pairs-about = Il vantaggio medio della riga sulla colonna in punti, con le stesse carte e i posti scambiati. Un segno a sinistra: l’intervallo non contiene lo zero.
tournament-fair = Senza fortuna
tournament-fair-about = Lo stesso, tolto ciò che il caso ha portato a ogni posto.
tournament-seats = Quanto vale un posto
tournament-seats-about = Quanto un posto ha avuto in più della media del suo tavolo, chiunque vi sedesse.
tournament-intervals = Tra parentesi: intervalli al 95 %.
