player-bits-easy = Nimmt Punkte sofort mit, legt sonst Gleiches zu Gleichem und denkt nie an das, was noch kommt.
player-bits-medium = Folgt einer Faustregel: was Flächen jetzt bringen, was sie noch bringen können und was verbaut ist.
player-bits-hard = Beurteilt jede Ablage nach dem, was es aus Millionen Runden gelernt hat, schaut aber nicht voraus.
player-bits-master = Rechnet mit jedem Stein, der noch kommen kann, so weit die Zeit reicht, gegen Ende einer Runde bis zum Schluss.
