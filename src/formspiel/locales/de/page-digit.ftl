digit-board-label = Die Stäbchen bilden Figur { $figure }: { $sticks }. { $moves } Möglichkeiten. Enter hebt ein Stäbchen auf, Pfeiltasten wählen einen Platz, Enter bestätigt.
digit-board-empty = Noch liegen keine Stäbchen auf dem Tisch.
digit-stick = { $way ->
    [h] liegend
   *[v] stehend
} { $at }
digit-words = liegend bei { $across }; stehend bei { $upright }
digit-words-across = liegend bei { $across }
digit-words-upright = stehend bei { $upright }
digit-hint-lift = Nimm ein Stäbchen auf.
digit-hint-place = Wohin damit?
digit-hint-confirm = So?
digit-lifted = { $count ->
    [1] Aufgenommen. Ein Platz dafür.
   *[other] Aufgenommen. { $count } Plätze dafür.
}
digit-is-back = Das Stäbchen liegt wieder an seinem Platz.
digit-put-back = Zurücklegen
digit-makes = Ergibt { $figure }.
digit-makes-own = Ergibt { $figure }: auf deiner Karte!
digit-makes-other = Ergibt { $figure }: auf der Karte von { $name }.
digit-would-lay = wird abgelegt
digit-hand-own = Deine Karten
digit-cards-open = Offene Karten
digit-hand-empty = Keine Karten.
digit-sort = Nächste zuerst
digit-away = { $count ->
    [0] hier
    [1] 1 Zug
   *[other] { $count } Züge
}
digit-cards = { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}
digit-table = Auf dem Tisch
digit-stack-label = Stapel
digit-last-label = Zuletzt
digit-first-card = aufgedeckt
digit-laid-down = Alle abgelegten Karten ({ $count })
digit-run-of = In diesem Zug abgelegt: { $count } von { $of }
digit-idle = { $count ->
    [1] Ein Zug ohne Ablegen
   *[other] { $count } Züge ohne Ablegen
}
digit-due = { $count ->
    [1] { $name } zieht eine Karte
   *[other] { $name } zieht { $count } Karten
}
digit-deal-hidden = { $count ->
    [1] Spieler { $player } erhält eine Karte
   *[other] Spieler { $player } erhält { $count } Karten
}
digit-draw-hidden = { $count ->
    [1] Spieler { $player } zieht eine Karte
   *[other] Spieler { $player } zieht { $count } Karten
}
digit-news-game = Partie { $game } beginnt.
digit-news-you-lay = Du legst { $figure } ab.
digit-news-lays = { $name } legt { $figure } ab.
digit-news-you-draw = Du ziehst { $figures }.
digit-news-draws = { $count ->
    [1] { $name } zieht eine Karte.
   *[other] { $name } zieht { $count } Karten.
}
digit-news-shuffle = Die abgelegten Karten werden gemischt.
digit-news-extra = Ein zusätzlicher Zug.
digit-keys = Tasten: Tab oder Pfeile gehen von Stäbchen zu Stäbchen, Enter nimmt auf, Pfeile wählen einen Platz, Enter bestätigt, Esc legt zurück, U nimmt zurück
