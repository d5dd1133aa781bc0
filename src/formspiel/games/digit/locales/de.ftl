about-digit = Lege ein Stäbchen um, bilde eine Figur, die du auf der Hand hast, und werde alle Karten los.

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
digit-deal = { $player } erhält { $figures }
digit-draw = { $player } zieht { $figures }
digit-reshuffle = die abgelegten Karten werden gemischt
digit-move = von { $start } ({ $way ->
    [h] liegend
   *[v] stehend
}) nach { $to } ({ $to_way ->
    [h] liegend
   *[v] stehend
})
digit-standard = Standard DIGIT
digit-standard-open = Standard DIGIT, offen
digit-plus = DIGIT-Plus
digit-plus-open = DIGIT-Plus, offen
digit-solitaire = Solitär DIGIT
digit-game = Partie { $game } von { $of }
digit-stack = Stapel: { $stack }, abgelegt: { $pile }
digit-last = zuletzt abgelegt: { $figure } ({ $player })
digit-run = in diesem Zug abgelegt: { $count }
digit-last-turns = { $count ->
    [1] der letzte Zug der Partie
   *[other] noch { $count } Züge bis zum Ende
}
digit-hand-size = { $count ->
    [1] { $player } hat eine Karte
   *[other] { $player } hat { $count } Karten
}
digit-hand = { $player }: { $figures }

## Puzzles

digit-puzzle-way = Von { $start } zu { $target } in möglichst wenigen Zügen.
digit-puzzle-all = Lege alle { $number } Karten mit möglichst wenigen zusätzlichen Zügen ab.
digit-puzzle-known = Lege { $number } Karten mit möglichst wenigen zusätzlichen Zügen ab; du weißt, welche kommen.

## On the page

digit-board-label = Die Stäbchen bilden Figur { $figure }: { $sticks }. { $moves ->
    [0] Keine Möglichkeit.
    [1] Eine Möglichkeit.
   *[other] { $moves } Möglichkeiten.
} Enter hebt ein Stäbchen an, Pfeiltasten wählen eine Stelle, Enter bestätigt.
digit-board-empty = Noch liegen keine Stäbchen auf dem Tisch.
digit-stick = { $way ->
    [h] liegend bei
   *[v] stehend bei
} { $at }
digit-words = liegend bei { $across }; stehend bei { $upright }
digit-words-across = liegend bei { $across }
digit-words-upright = stehend bei { $upright }
digit-hint-lift = Heb ein Stäbchen an.
digit-hint-place = Wohin damit?
digit-hint-confirm = So?
digit-lifted = { $count ->
    [1] Angehoben. Eine Stelle ist möglich.
   *[other] Angehoben. { $count } Stellen sind möglich.
}
digit-is-back = Das Stäbchen ist wieder an seiner Stelle.
digit-put-back = Zurücklegen
digit-becomes = → { $figure }
digit-becomes-own = → { $figure } (deine)
digit-makes = Ergibt { $figure }.
digit-makes-own = Ergibt { $figure } – deine Karte!
digit-makes-other = Ergibt { $figure } – die Karte von { $name }.
digit-would-lay = wird abgelegt
digit-hand-own = Deine Karten
digit-cards-open = Offene Karten
digit-hand-empty = Keine Karten.
digit-sort = Nahe zuerst
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
    [1] { $player } erhält eine Karte
   *[other] { $player } erhält { $count } Karten
}
digit-draw-hidden = { $count ->
    [1] { $player } zieht eine Karte
   *[other] { $player } zieht { $count } Karten
}
digit-told-move = { $who ->
    [you] Du versetzt ein Stäbchen.
   *[other] { $name } versetzt ein Stäbchen.
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
digit-news-last-turns = Die letzte Karte ist gezogen: noch ein Zug für alle, { $name } zuletzt.
digit-news-you-last-turns = Du hast die letzte Karte gezogen: noch ein Zug für alle, du zuletzt.
digit-news-extra = Nichts abgelegt: ein Punkt weg.
digit-keys = Tasten: Tab oder Pfeile gehen von Stäbchen zu Stäbchen, Enter hebt an, Pfeile wählen eine Stelle, Enter bestätigt, Esc legt zurück, U nimmt zurück

## The bots

player-digit-easy = Übersieht oft eine Karte, die er ablegen könnte, und legt dann irgendein Stäbchen irgendwohin.
player-digit-medium = Legt ab, was er kann, geht sonst auf die nächste eigene Karte zu und denkt nie an das, was folgt.
player-digit-hard = Allein beurteilt er jede Karte nach dem, was er aus vielen Partien gelernt hat; gegen andere legt er die schwerste Karte ab und lässt dem Nächsten wenig übrig.
player-digit-master = Gegen andere merkt er sich, was ihre Züge über ihre Karten verraten, und spielt jede gute Wahl mit vielen Händen weiter, die dazu passen; allein sieht er bis zu zwei Karten voraus und spielt die letzten Karten fehlerlos.
bot-digit-easy = Funke
bot-digit-medium = Zündholz
bot-digit-hard = Kerze
bot-digit-master = Leuchtturm

## The rules

rules-digit-lead = Von Gerhard Kodys, erschienen 1987 · 1 bis 4 Personen
rules-digit-idea-head = Worum es geht
rules-digit-idea-1 = Fünf Stäbchen liegen auf dem Tisch. Lege eines davon um und versuche, eine Figur zu bilden, die auf einer deiner Karten steht.
rules-digit-table-head = Was auf dem Tisch liegt
rules-digit-table-1 = Fünf gleich lange Stäbchen liegen auf den Linien eines quadratischen Rasters.
rules-digit-table-2 = Jede der 55 Karten zeigt eine Figur: jede Art, fünf Stäbchen zu verbinden, genau einmal. Gedreht oder gespiegelt ist es dieselbe Figur.
rules-digit-turn-head = So läuft ein Zug
rules-digit-turn-1 = Eine Karte wird aufgedeckt, und die Stäbchen werden so gelegt, wie die Karte es zeigt. Alle bekommen fünf Karten. Nach der Spielregel beginnt, wer am jüngsten ist. Diese Seite weiß nicht, wie alt ihr seid: Hier beginnt, wer auf Platz 1 sitzt, am besten also die jüngste Person. Dann geht es im Uhrzeigersinn.
rules-digit-turn-2 = Wer am Zug ist, legt genau ein Stäbchen um, sodass wieder alle fünf zusammenhängen. Stäbchen sind dort verbunden, wo sich ihre Enden treffen.
rules-digit-turn-3 = Steht die neue Figur auf einer Karte, kann diese abgelegt werden. Wessen Karte das sein darf und was daraus folgt, ist in jeder Variante anders.
rules-digit-standard-head = Standard DIGIT
rules-digit-standard-1 = Zu zweit bis viert. Steht die Figur auf einer deiner Karten, legst du diese ab. Steht sie auf der Karte von jemand anderem, wird diese abgelegt, und du musst nicht ziehen. Legt niemand ab, ziehst du eine Karte.
rules-digit-standard-2 = Wer zuerst alle Karten los ist, gewinnt. Die anderen schreiben sich für jede übrige Karte einen Minuspunkt auf. Über mehrere Partien gewinnt, wer die wenigsten hat.
rules-digit-plus-head = DIGIT-Plus
rules-digit-plus-1 = Zu zweit bis viert. Jede eigene Karte, deren Figur du bildest, kommt auf deinen eigenen Stapel, und du legst gleich noch ein Stäbchen um: bis zu fünf Karten in einem Zug. Danach ergänzt du deine Hand auf fünf.
rules-digit-plus-2 = Jede Karte auf deinem Stapel ist ein Punkt. Der größte Stapel gewinnt, über mehrere Partien die höchste Summe.
rules-digit-open-head = Offen gespielt
rules-digit-open-1 = Standard DIGIT und DIGIT-Plus kann man mit offenen Karten spielen. Dann siehst du, was du verschenkst.
rules-digit-alone-head = Allein: Solitär DIGIT
rules-digit-alone-1 = Fünf Karten liegen offen aus. Jede Karte, deren Figur du bildest, wird abgelegt und sofort ersetzt, und du spielst weiter, bis der ganze Stapel durchgespielt ist.
rules-digit-alone-2 = Jeder Zug, mit dem du nichts ablegst, ist ein zusätzlicher Zug und kostet einen Punkt. Wie gut du bist, sagen deine Minuspunkte:
rules-digit-editions-head = Ausgaben
rules-digit-editions-1 = Dies ist das Spiel, wie es 1987 erschienen ist, mit fünf Stäbchen.
rules-digit-editions-2 = Eine Ausgabe ist eine kleine Textdatei, und man kann eine eigene schreiben. Mit vier Stäbchen gibt es 16 Figuren, mit sechs 222; alle werden berechnet.
rules-digit-rulings-head = Entscheidungen
rules-digit-rulings-1 = Wo die Spielregel schweigt, gilt hier:
ruling-digit-1 = Das Stäbchen muss danach anderswo liegen als vorher. Die anderen vier dürfen für einen Augenblick auseinanderfallen; nur das Ergebnis zählt. Es darf dieselbe Figur sein wie vorher, an anderer Stelle oder gedreht.
ruling-digit-2 = Eine passende Karte abzulegen ist in Standard und DIGIT-Plus immer gut für dich, also geschieht es von selbst. Niemand muss es bemerken.
ruling-digit-3 = Ist in Standard der Stapel leer und eine Karte fällig, werden die abgelegten Karten außer der letzten gemischt und bilden den neuen Stapel. Gibt es nur die letzte, zieht niemand.
ruling-digit-4 = Die am Anfang aufgedeckte Karte ist die erste der abgelegten und gehört niemandem.
ruling-digit-5 = Wann DIGIT-Plus endet, sagt die Spielregel nicht; ihr habt die Wahl. Entweder „noch ein Zug für alle“, wie es in einer veröffentlichten Besprechung steht: Ist die letzte Karte des Stapels gezogen, sind alle reihum noch einmal am Zug, zuletzt, wer sie gezogen hat; danach ist die Partie zu Ende, oder sofort, wenn niemand mehr eine Karte auf der Hand hat. Oder „ausgespielt“, von uns: Die Partie endet, wenn der Stapel leer ist und entweder alle Hände leer sind oder reihum alle einen Zug gemacht haben, ohne abzulegen. Nach einem Zug ohne Ablegen wird nicht gezogen.
ruling-digit-6 = In DIGIT-Plus bringt es dir nichts, wenn jemand anders die Figur auf deiner Karte bildet.
ruling-digit-7 = In Solitär ist jeder Zug, mit dem nichts abgelegt wird, ein zusätzlicher, auch wo eine Karte zu erreichen gewesen wäre; der Zug, mit dem abgelegt wird, kostet nichts. Die Partie endet, wenn die letzte Karte abgelegt ist.
ruling-digit-8 = Sind in DIGIT-Plus in einem Zug fünf Karten abgelegt, ist der Zug zu Ende.
ruling-digit-9 = Eine Reihe ist eine vereinbarte Zahl von Partien; ohne Absprache ist es eine einzige. Eine Reihe bis zu einer vereinbarten Punktzahl lässt sich hier nicht wählen; vereinbart stattdessen noch eine Partie.
ruling-digit-10 = Auch wer in DIGIT-Plus keine Karten mehr hat, legt in seinem Zug ein Stäbchen um.
ruling-digit-11 = Mehr Punkte sind immer besser: in Standard −1 je übrige Karte, in DIGIT-Plus +1 je Karte auf dem eigenen Stapel, in Solitär −1 je zusätzlichen Zug.
ruling-digit-12 = In DIGIT-Plus und Solitär muss weitermachen, wer abgelegt hat: Passen kann niemand. Der Zug geht weiter, bis keine passende Figur mehr entsteht; so steht es in derselben Besprechung.
ruling-digit-13 = Englische und französische Ausgaben heißen Stix (Piatnik) und Pick-it (Discovery Toys), so die deutsche Wikipedia.
rules-digit-decided-1 = Wer auf Platz 1 sitzt, beginnt jede Partie einer Reihe.
rules-digit-decided-2 = Eine Partie Standard endet sofort, wenn irgendeine Hand leer ist, die eigene oder eine andere; gezogen wird dann nicht mehr.
rules-digit-decided-3 = In DIGIT-Plus wird die Hand nur nach einem Zug ergänzt, in dem etwas abgelegt wurde, soweit der Stapel reicht. Auch eine Hand, die vorher leer wird, weil der Stapel sie nicht mehr füllen konnte, beendet den Zug.
rules-digit-decided-4 = Wird DIGIT-Plus ausgespielt, werden Züge ohne Ablegen gezählt, sobald der Stapel leer ist; legt jemand ab, beginnt die Zählung von vorn.
rules-digit-decided-5 = Eine Reihe von Solitär-Partien hat eine Summe und keinen Rang: Die Tabelle gilt für einmal Durchspielen.
rules-digit-decided-6 = Die Hände bleiben auch nach dem Ende verdeckt, außer es wurde offen gespielt.
rules-digit-decided-7 = Ein letzter Zug ist ein ganzer Zug: Wer ablegt, legt noch ein Stäbchen um, und auch wer keine Karten mehr hat, legt eines um.
rules-digit-sources-head = Woher das alles kommt
rules-digit-sources = Die Regeln stehen hier in eigenen Worten, nach der deutschen Spielregel. Dass die Karten jede zusammenhängende Figur einmal zeigen, steht in der deutschen Wikipedia; dass es genau 55 sind, ergibt sich durch Abzählen. Nichts ist rekonstruiert.
rules-digit-figures-caption = Fünf der 55 Figuren.
rules-digit-figures-alt = Fünf Figuren aus je fünf Stäbchen: eine gerade Linie, ein Haken, ein Quadrat mit Schwanz, ein Kamm mit drei Zinken und ein Kreuz mit einem längeren Arm.
rules-digit-moved-caption = Ein Stäbchen umgelegt: Das gestrichelte steht jetzt aufrecht am anderen Ende, und aus der geraden Linie ist ein Haken geworden. Genau diese Figur zeigt die Karte.
rules-digit-moved-alt = Links eine Linie aus fünf Stäbchen. In der Mitte liegen vier davon noch in einer Linie, die Stelle des fünften ist gestrichelt, und es steht aufrecht am anderen Ende. Rechts eine Karte mit diesem Haken.
rules-digit-same-caption = Gedreht oder gespiegelt ist es noch immer dieselbe Figur.
rules-digit-same-alt = Viermal dieselbe Figur aus fünf Stäbchen: wie sie ist, nach einer Vierteldrehung, nach einer halben Drehung und gespiegelt.
rules-digit-try-1-head = Ein Stäbchen, fünf Karten
rules-digit-try-1 = Solitär: Lege ein Stäbchen so um, dass die Figur auf einer der fünf Karten erscheint. Ein Zug, mit dem du nichts ablegst, kostet einen Punkt.
rules-digit-try-2-head = Deine oder eine fremde?
rules-digit-try-2 = Standard DIGIT mit offenen Karten: Bilde eine Figur, die auf einer deiner Karten steht. Steht sie auf einer fremden Karte, wird diese abgelegt; steht sie auf keiner, ziehst du.

## What can be agreed on
digit-option-variant = Variante
digit-option-variant-standard = Standard
digit-option-variant-plus = Plus
help-digit-option-variant = Standard: als Erster alle Karten ablegen. Plus: möglichst viele ablegen, auch mehrere in einem Zug.
digit-option-open = Handkarten
digit-option-open-no = verdeckt
digit-option-open-yes = offen
help-digit-option-open = Mit offenen Händen lernt es sich leichter: Man sieht, worauf die anderen aus sind.
digit-option-games = Partien
help-digit-option-games = Die Punkte so vieler Partien werden zusammengezählt.
digit-option-end = Ende
digit-option-end-last-turns = noch ein Zug für alle
digit-option-end-played-out = ausgespielt
help-digit-option-end = Wenn der Stapel leer ist: noch ein Zug für alle, oder weiter, bis niemand mehr ablegen kann.

## The guided first round

guide-digit-1 = Fünf Stäbchen liegen auf dem Tisch, und du hast fünf Karten. Jede zeigt eine Figur; wie herum du sie legst, ist egal.
guide-digit-2 = Zwei davon sind nur einen Zug entfernt. Heb ein Stäbchen an und leg es woanders hin, sodass eine dieser Figuren entsteht; alle fünf müssen verbunden bleiben. Tipp beide Stellen an, oder nimm Pfeiltasten und Enter.
guide-digit-3 = Die Karte wird abgelegt, und eine neue kommt. Zieh noch einmal: Ein Zug, der keine deiner Karten ergibt, ist erlaubt, kostet aber als Extrazug einen Punkt.
guide-digit-4 = So geht es weiter, bis alle Karten gespielt sind. Gegen andere hat jeder eigene Karten auf der Hand, und wer zuerst alle abgelegt hat, gewinnt.
