hint-button = Tipp
hint-title = Tipps
hint-best-points = Die besten Züge und die Punkte, die zu erwarten sind:
hint-best-win = Die besten Züge und die Aussicht zu gewinnen:
hint-working = Die besten Züge werden gesucht …
hint-close = Tipp schließen
coach-switch = Trainer
coach-waits = Der Trainer sagt, was dein nächster Zug kostet.
coach-was-best = Besser ging es nicht.
coach-lost-points = Das hat { $loss } Punkte gekostet: { $word }.
coach-lost-win = Das hat { $loss } der Siegaussicht gekostet: { $word }.
coach-better = Besser: { $move }.
coach-take-back = Zurücknehmen
hint-asked = { $name } hat einen Tipp geholt.
hint-used = { $count ->
    [1] mit Tipps
   *[other] Tipps: { $names }
}
