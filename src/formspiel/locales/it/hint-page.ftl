hint-button = Suggerimento
hint-title = Suggerimenti
hint-best-points = Le mosse migliori e i punti da aspettarsi:
hint-best-win = Le mosse migliori e la probabilità di vincere:
hint-working = Cerco le mosse migliori…
hint-close = Chiudi il suggerimento
coach-switch = Allenatore
coach-waits = L’allenatore dirà quanto costa la tua prossima mossa.
coach-was-best = Non c’era di meglio.
coach-lost-points = È costata { $loss } punti: { $word }.
coach-lost-win = È costata { $loss } di probabilità di vincere: { $word }.
coach-better = Meglio: { $move }.
coach-take-back = Ritira la mossa
hint-asked = { $name } ha chiesto un suggerimento.
hint-used = { $count ->
    [1] con suggerimenti
   *[other] suggerimenti: { $names }
}
