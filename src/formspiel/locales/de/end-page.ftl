### Das Ende einer Runde und einer Partie: Ergebnis, Wiedergabe, Teilen, Revanche, Gehen.

end-alone = { $count ->
    [1] Du hast einen Punkt.
    [one] Du hast { $points } Punkt.
   *[other] Du hast { $points } Punkte.
}
end-won = Du hast gewonnen!
end-shared = Du teilst dir den Sieg.
end-winners = { $count ->
    [1] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
end-best-working = Was möglich war, wird berechnet …
end-again = Noch einmal
end-save = Partie speichern
end-share = Ergebnis teilen
replay-start = Der Anfang
replay-back = Ein Zug zurück
replay-on = Ein Zug weiter
replay-slider = Zug
end-given-up = { $name } hat die Partie beendet.
end-given-up-own = Du hast die Partie beendet.
end-so-far = { $count ->
    [1] Bis hierher ein Punkt.
    [one] Bis hierher { $points } Punkt.
   *[other] Bis hierher { $points } Punkte.
}
end-points = { $count ->
    [1] ein Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
end-board-own = Deine Partie
end-board-best = Das Beste, was mit diesen Karten ging
end-board-found = Das Beste, was gefunden wurde
end-best = Bestmöglich
end-best-found = Bestes Gefundenes
end-proven = bewiesen
end-at-most = höchstens { $bound }
end-ranks = Ränge
end-rank-next = { $count ->
    [1] Ein Punkt mehr für „{ $rank }“
   *[other] { $count } Punkte mehr für „{ $rank }“
}
end-rank-top = Einen höheren Rang gibt es nicht.
end-look = Tafel von { $name } zeigen
end-total = Summe
end-offer = Revanche anbieten
end-offered = Du hast eine Revanche angeboten. Warten auf { $names }.
end-asked = { $count ->
    [1] { $names } bietet eine Revanche an.
   *[other] { $names } bieten eine Revanche an.
}
end-accept = Annehmen
end-decline = Nein, danke
end-withdraw = Angebot zurückziehen
end-declined = { $name } möchte keine Revanche.
end-next = Zur neuen Partie
end-next-others = An einem neuen Tisch hat die Revanche begonnen.
end-come-along = Mitkommen und zusehen
replay-title = Wie es lief
replay-play = Abspielen
replay-pause = Anhalten
replay-at = Zug { $at } von { $of }
replay-keys = Tasten: ← und → ein Zug, Pos1 und Ende an den Rand, Leertaste spielt ab.
share-title = Ergebnis teilen
share-send = Senden
share-text = Text kopieren
share-picture = Bild speichern
share-close = Schließen
share-alt = Die Tafel am Ende, mit dem Ergebnis
leave-end = Partie beenden
leave-end-ask = Diese Partie beenden?
leave-end-text = Sie endet so, wie sie jetzt steht, und geht nicht mehr weiter. Ansehen und speichern kannst du sie noch.
leave-go = Partie verlassen
leave-ask = Diese Partie verlassen?
leave-text = Ein Bot spielt für dich weiter, damit die anderen zu Ende spielen können. Deinen Platz bekommst du nicht zurück.
leave-no = Weiterspielen
news-offered = { $name } bietet eine Revanche an.

fair-title = Ehrlich gemischt
fair-about = Vor der ersten Karte hat der Geber ein Geheimnis versiegelt. Jede Karte und jeder Wurf folgt daraus; unterwegs lässt sich nichts ändern.
fair-nonces = Alle am Tisch haben eine Zufallszahl dazugegeben. So kann weder der Geber noch ein Spieler allein die Karten aussuchen.
fair-kept = Dieses Gerät bewahrt das Siegel auf. Ist das Spiel aus, wird das Geheimnis verraten, und die Seite vergleicht beides.
fair-seal = Siegel
fair-how = Wer jede einzelne Karte prüfen will: Partie am Ende speichern und diesen Befehl aufrufen.
fair-checked = Ehrlich gemischt, geprüft
fair-good = Das Geheimnis ist dasselbe, das vor der ersten Karte versiegelt wurde.
fair-unseen = Das Geheimnis passt zum Siegel. Dieses Gerät hat das Siegel aber erst nach der ersten Karte gesehen.
fair-doubtful = Nicht gemischt wie versiegelt
fair-bad = Das Geheimnis ist nicht dasselbe, das vor der ersten Karte versiegelt wurde. Die Karten können ausgesucht sein.
end-review = Glück und Können
end-parting = Wo sich die Wege trennen: Zug { $move }
end-no-parting = Du hast die beste Linie gespielt.
end-reviewing = Das Spiel wird angesehen …
end-refining = Ein erster Blick; die Zahlen werden noch genauer …
end-every-move = Jeder Zug
end-puzzles = Rätsel zu diesem Spiel
end-challenge = Zum Vergleich
end-friend = Dieselben Karten für andere
