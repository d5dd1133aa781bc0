player-fits-easy = Lässt jeden Stein tief und mit wenig Lücken darunter fallen und schont Bonusfelder, aber sorglos; achtet nie auf Symbole, Buchstaben oder das, was noch kommt.
player-fits-medium = Verliert mit dem Stein in der Hand so wenig Punkte wie möglich und baut eben; denkt nie an die Steine, die noch kommen.
player-fits-hard = Weiß aus vielen Tausend Runden, was eine Tafel mit den restlichen Steinen wert ist, schaut aber nur auf den allerletzten voraus.
player-fits-master = Spielt seine besten Züge viele Male bis zum Ende der Runde durch, mit den restlichen Karten in allen möglichen Reihenfolgen, und rechnet die letzten Karten genau aus.
