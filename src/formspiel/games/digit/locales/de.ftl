about-digit = Lege ein Stäbchen um, bilde eine Figur deiner Hand, werde deine Karten los.

## At the table

digit-cards-left = { $count ->
    [1] eine Karte übrig
   *[other] { $count } Karten übrig
}
digit-pile = { $count ->
    [1] eine Karte abgelegt
   *[other] { $count } Karten abgelegt
}
digit-extra-moves = { $count ->
    [1] ein zusätzlicher Zug
   *[other] { $count } zusätzliche Züge
}
digit-turn-up = Karte { $figure } wird aufgedeckt
digit-deal = Spieler { $player } erhält { $figures }
digit-draw = Spieler { $player } zieht { $figures }
digit-reshuffle = die abgelegten Karten werden gemischt
digit-move = { $way ->
    [h] liegend
   *[v] stehend
} { $start } → { $to_way ->
    [h] liegend
   *[v] stehend
} { $to }
digit-standard = Standard DIGIT
digit-standard-open = Standard DIGIT, offen
digit-plus = DIGIT-Plus
digit-plus-open = DIGIT-Plus, offen
digit-solitaire = Solitär DIGIT
digit-game = Partie { $game } von { $of }
digit-stack = Stapel: { $stack }, abgelegt: { $pile }
digit-last = zuletzt abgelegt: { $figure } (Spieler { $player })
digit-run = in diesem Zug abgelegt: { $count }
digit-hand-size = { $count ->
    [1] Spieler { $player } hat eine Karte
   *[other] Spieler { $player } hat { $count } Karten
}
digit-hand = Spieler { $player }: { $figures }

## On the page

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

## The bots

player-digit-easy = Übersieht oft eine Karte, die es ablegen könnte, und legt dann irgendein Stäbchen irgendwohin.
player-digit-medium = Legt ab, was es kann, geht sonst auf die nächste eigene Karte zu und denkt nie an das, was folgt.
player-digit-hard = Beurteilt allein jede Karte nach dem, was es aus vielen Spielen gelernt hat; gegen andere legt es die schwerste Karte ab und lässt dem Nächsten wenig.
player-digit-master = Gegen andere merkt es sich, was ihre Züge über ihre Karten verraten, und spielt jede gute Wahl mit vielen Händen weiter, die dazu passen; allein sieht es bis zu zwei Karten voraus und spielt die letzten Karten fehlerlos.

## The rules

rules-digit-lead = Von Gerhard Kodys, erschienen 1987 · 1 bis 4 Personen
rules-digit-idea-head = Worum es geht
rules-digit-idea-1 = Fünf Stäbchen liegen auf dem Tisch. Lege eines davon um und versuche, eine Figur zu bilden, die auf einer deiner Karten ist.
rules-digit-table-head = Was auf dem Tisch liegt
rules-digit-table-1 = Fünf gleich lange Stäbchen liegen auf den Linien eines quadratischen Rasters.
rules-digit-table-2 = Jede der 55 Karten zeigt eine Figur: jede Art, fünf Stäbchen zu verbinden, genau einmal. Gedrehte und gespiegelte Figuren sind dieselben.
rules-digit-turn-head = So läuft ein Zug
rules-digit-turn-1 = Eine Karte wird aufgedeckt, und die Stäbchen werden so gelegt, wie sie es zeigt. Alle bekommen fünf Karten. Der erste Platz beginnt, dann geht es im Uhrzeigersinn.
rules-digit-turn-2 = Wer am Zug ist, legt genau ein Stäbchen um, sodass wieder alle fünf zusammenhängen. Stäbchen sind dort verbunden, wo sich ihre Enden treffen.
rules-digit-turn-3 = Ist die neue Figur auf einer Karte, kann diese abgelegt werden. Wessen Karte und was daraus folgt, ist in jeder Version anders.
rules-digit-standard-head = Standard DIGIT
rules-digit-standard-1 = Zu zweit bis viert. Ist die Figur auf einer deiner Karten, legst du sie ab. Ist sie auf der Karte eines anderen, legt der sie ab, und du musst nicht ziehen. Legt niemand ab, ziehst du eine Karte.
rules-digit-standard-2 = Wer zuerst alle Karten los ist, gewinnt. Die anderen schreiben sich für jede übrige Karte einen Minuspunkt auf. Über mehrere Partien gewinnt, wer die wenigsten hat.
rules-digit-plus-head = DIGIT-Plus
rules-digit-plus-1 = Zu zweit bis viert. Jede eigene Karte, deren Figur du bildest, kommt auf deinen eigenen Stapel, und du bist noch einmal am Zug: bis zu fünf Karten in Folge. Danach ergänzt du deine Hand auf fünf.
rules-digit-plus-2 = Jede Karte auf deinem Stapel ist ein Punkt. Der größte Stapel gewinnt, über mehrere Partien die höchste Summe.
rules-digit-open-head = Offen gespielt
rules-digit-open-1 = Standard DIGIT und DIGIT-Plus kann man mit offenen Karten spielen. Dann siehst du, was du herschenkst.
rules-digit-alone-head = Allein: Solitär DIGIT
rules-digit-alone-1 = Fünf Karten liegen offen. Jede Karte, deren Figur du bildest, wird abgelegt und sofort ersetzt, und du spielst weiter, bis der ganze Stapel durch ist.
rules-digit-alone-2 = Jeder Zug, mit dem du nichts ablegst, ist ein zusätzlicher Zug und kostet einen Punkt. Was übrig bleibt, sagt, wie gut du bist:
rules-digit-editions-head = Ausgaben
rules-digit-editions-1 = Dies ist das Spiel, wie es 1987 erschienen ist, mit fünf Stäbchen.
rules-digit-editions-2 = Eine Ausgabe ist eine kleine Textdatei, und man kann eine eigene schreiben. Mit vier Stäbchen gibt es 16 Figuren, mit sechs 222; alle werden berechnet.
rules-digit-rulings-head = Entscheidungen
rules-digit-rulings-1 = Wo die Spielregel schweigt, gilt hier:
ruling-digit-1 = Das Stäbchen muss anderswo enden, als es lag. Die anderen vier dürfen für einen Augenblick auseinanderfallen; nur das Ergebnis zählt. Es darf dieselbe Figur sein wie vorher, an anderem Ort oder gedreht.
ruling-digit-2 = Eine passende Karte abzulegen ist in Standard und DIGIT-Plus immer gut für dich, also geschieht es von selbst. Niemand muss es bemerken.
ruling-digit-3 = Ist in Standard der Stapel leer und eine Karte fällig, werden die abgelegten Karten außer der letzten gemischt und zum neuen Stapel. Gibt es nur die letzte, zieht niemand.
ruling-digit-4 = Die am Anfang aufgedeckte Karte ist die erste der abgelegten und gehört niemandem.
ruling-digit-5 = DIGIT-Plus endet, wenn der Stapel leer ist und entweder alle Hände leer sind oder reihum alle einen Zug gemacht haben, ohne abzulegen. Nach einem solchen Zug wird nicht gezogen.
ruling-digit-6 = In DIGIT-Plus bringt eine Figur auf der Karte eines anderen diesem nichts.
ruling-digit-7 = In Solitär ist jeder Zug, mit dem nichts abgelegt wird, ein zusätzlicher, auch wo eine Karte zu erreichen gewesen wäre; der Zug, mit dem abgelegt wird, ist frei. Das Spiel endet, wenn die letzte Karte abgelegt ist.
ruling-digit-8 = In DIGIT-Plus beenden fünf in einem Zug abgelegte Karten den Zug.
ruling-digit-9 = Eine Reihe ist eine vereinbarte Zahl von Partien; eine, wenn nichts gesagt ist. Eine Reihe bis zu einer vereinbarten Punktzahl lässt sich hier nicht wählen; vereinbart stattdessen noch eine Partie.
ruling-digit-10 = In DIGIT-Plus legt auch, wer keine Karten mehr hat, ein Stäbchen um, wenn er am Zug ist.
ruling-digit-11 = Viele Punkte sind immer gut: in Standard minus die übrigen Karten, in DIGIT-Plus der Stapel, in Solitär minus die zusätzlichen Züge.
rules-digit-decided-1 = Der erste Platz beginnt jede Partie einer Reihe.
rules-digit-decided-2 = Eine Partie Standard endet sofort, wenn irgendeine Hand leer ist, die eigene oder eine andere; gezogen wird dann nicht mehr.
rules-digit-decided-3 = In DIGIT-Plus wird die Hand nur nach einem Zug ergänzt, in dem etwas abgelegt wurde, soweit der Stapel reicht. Auch eine Hand, die leer wird, weil der Stapel leer ist, beendet den Zug.
rules-digit-decided-4 = Für das Ende von DIGIT-Plus zählen Züge ohne Ablegen, sobald der Stapel leer ist, und von Neuem, wenn jemand ablegt.
rules-digit-decided-5 = Eine Reihe von Solitär-Partien hat eine Summe und keinen Rang: Die Tabelle ist für einmal Durchspielen.
rules-digit-decided-6 = Die Hände bleiben auch nach dem Ende verdeckt, außer es wurde offen gespielt.
rules-digit-sources-head = Woher das alles kommt
rules-digit-sources = Die Regeln stehen hier in eigenen Worten, nach der deutschen Spielregel. Dass die Karten jede zusammenhängende Figur einmal zeigen, weiß die deutsche Wikipedia; dass es genau 55 sind, ergibt sich durch Abzählen. Nichts ist rekonstruiert.
rules-digit-figures-caption = Fünf der 55 Figuren.
rules-digit-figures-alt = Fünf Figuren aus je fünf Stäbchen: eine gerade Linie, ein Haken, ein Quadrat mit Schwanz, ein Kamm mit drei Zinken und ein Kreuz mit einem längeren Arm.
rules-digit-moved-caption = Ein Stäbchen umgelegt: Das gestrichelte kommt nach oben, und aus der geraden Linie ist ein Haken geworden.
rules-digit-moved-alt = Links eine Linie aus fünf Stäbchen. Rechts liegen vier davon noch in einer Linie, der Platz des fünften ist gestrichelt, und es steht aufrecht am anderen Ende.
rules-digit-same-caption = Gedreht oder gespiegelt ist es noch immer dieselbe Figur.
rules-digit-same-alt = Viermal dieselbe Figur aus fünf Stäbchen: wie sie ist, um ein Viertel gedreht, um die Hälfte gedreht und gespiegelt.
rules-digit-try-1-head = Ein Stäbchen, fünf Karten
rules-digit-try-1 = Solitär: Lege ein Stäbchen so um, dass die Figur auf einer der fünf Karten erscheint. Ein Zug, mit dem du nichts ablegst, kostet einen Punkt.
rules-digit-try-2-head = Deine oder ihre?
rules-digit-try-2 = Standard DIGIT mit offenen Karten: Bilde eine Figur von deinen Karten. Ist sie auf einer fremden Karte, wird diese abgelegt; ist sie auf keiner, ziehst du.

## What can be agreed on
digit-option-variant = Variante
digit-option-variant-standard = Standard
digit-option-variant-plus = Plus
digit-option-open = Handkarten
digit-option-open-no = verdeckt
digit-option-open-yes = offen
digit-option-games = Partien
