hint-button = Tip
hint-title = Tips
hint-best-points = De beste zetten en de punten die te verwachten zijn:
hint-best-win = De beste zetten en de kans om te winnen:
hint-working = De beste zetten worden gezocht…
hint-close = Tip sluiten
coach-switch = Coach
coach-waits = De coach zegt wat je volgende zet kost.
coach-was-best = Beter kon niet.
coach-lost-points = Dat kostte { $loss } punten: { $word }.
coach-lost-win = Dat kostte { $loss } winstkans: { $word }.
coach-better = Beter: { $move }.
coach-take-back = Terugnemen
hint-asked = { $name } vroeg om een tip.
hint-used = { $count ->
    [1] met tips
   *[other] tips: { $names }
}
