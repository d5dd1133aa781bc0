about-quadrata = Würfle, nimm eine Form, fülle dein Quadrat vor allen anderen – oder beraube sie.

## At the table

quadrata-forms = { $count ->
    [1] eine Form im Quadrat
   *[other] { $count } Formen im Quadrat
}
quadrata-kept = { $count ->
    [1] eine Form in der Reserve
   *[other] { $count } Formen in der Reserve
}
quadrata-full = Quadrat voll, Runde beendet
quadrata-starter = { $player } würfelt die erste Sechs und beginnt
quadrata-roll = der Würfel zeigt { $pips }
quadrata-rolled = gewürfelt: { $pips }
quadrata-joker = die Sechs ist ein Joker und bewegt jede Form
quadrata-turn = Zug { $count } von { $of }
quadrata-below = unter dem Quadrat die Reserve, ganz unten der Vorrat
quadrata-stock-square = { $number } aus dem Vorrat nach { $to }
quadrata-stock-reserve = { $number } aus dem Vorrat in die Reserve
quadrata-reserve-square = { $number } aus der Reserve nach { $to }
quadrata-reserve-stock = { $number } aus der Reserve in den Vorrat
quadrata-square-reserve = { $number } von { $at } in die Reserve
quadrata-square-stock = { $number } von { $at } in den Vorrat
quadrata-square-square = { $number } von { $at } nach { $to }
quadrata-take-square = { $number } aus der Reserve von { $player } nach { $to }
quadrata-take-reserve = { $number } aus der Reserve von { $player } in die eigene
quadrata-rob-square = { $number } von { $player } geraubt, von { $at } nach { $to }
quadrata-rob-reserve = { $number } von { $player } geraubt, von { $at } in die Reserve
quadrata-turns = { $count ->
    [1] ein Zug
   *[other] { $count } Züge
}

## Puzzles

quadrata-puzzle-goal = Fülle dein Quadrat mit genau den { $number } Formen, die du würfelst, eine je Zug.
quadrata-puzzle-most = Du würfelst { $number }-mal, und nicht alle Formen finden Platz. Bring so viele in dein Quadrat, wie nur geht.

## On the page

quadrata-stock = Vorrat
quadrata-reserve = Reserve
quadrata-send-stock = Zurück in den Vorrat
quadrata-send-reserve = In die Reserve
quadrata-tile = { $count } mit der Zahl { $number }
quadrata-die = Der Würfel
quadrata-joker-sign = 6 = Joker
quadrata-last = Runde { $round } ist zu Ende
quadrata-rob = Zu holen bei { $name }
quadrata-what = Was nehmen?
quadrata-where = Wohin damit?
quadrata-choose = Nimm eine Form mit dickem Rand.
quadrata-hint-square = Schieb und dreh sie, dann bestätige.
quadrata-choose-others = Nimm eine Form mit dickem Rand, auch bei den anderen.
quadrata-put-back = Zurücklegen
quadrata-square-label = { $count ->
    [0] Dein leeres Quadrat.
    [1] Dein Quadrat mit einer Form.
   *[other] Dein Quadrat mit { $count } Formen.
} Pfeiltasten wählen und schieben, Enter nimmt und bestätigt, R dreht, F wendet, Escape legt zurück.
quadrata-keys = Tasten: ← → ↑ ↓ wählen und schieben, R drehen, F wenden, Enter nehmen und bestätigen, Esc zurücklegen, U zurücknehmen
quadrata-pick-stock = { $number } aus dem Vorrat
quadrata-pick-kept = { $number } aus der Reserve
quadrata-pick-own = { $number } im Quadrat, { $at }
quadrata-pick-lent = { $number } aus der Reserve von { $name }
quadrata-pick-rob = { $number } aus dem Quadrat von { $name }, { $at }
quadrata-told-lay = { $who ->
    [you] Du legst eine { $number }.
   *[other] { $name } legt eine { $number }.
}
quadrata-told-keep = { $who ->
    [you] Du legst eine { $number } in die Reserve.
   *[other] { $name } legt eine { $number } in die Reserve.
}
quadrata-told-return = { $who ->
    [you] Du legst eine { $number } in den Vorrat zurück.
   *[other] { $name } legt eine { $number } in den Vorrat zurück.
}
quadrata-told-shift = { $who ->
    [you] Du verlegst eine { $number } im Quadrat.
   *[other] { $name } verlegt eine { $number } im Quadrat.
}
quadrata-told-take = { $who ->
    [you] Du nimmst eine { $number } aus der Reserve von { $victim }.
    [me] { $name } nimmt eine { $number } aus deiner Reserve.
   *[other] { $name } nimmt eine { $number } aus der Reserve von { $victim }.
}
quadrata-told-rob = { $who ->
    [you] Du raubst eine { $number } von { $victim }.
    [me] { $name } raubt deine { $number }.
   *[other] { $name } raubt eine { $number } von { $victim }.
}
quadrata-told-joker = Joker! { $told }
quadrata-span = { $wide ->
    [1] Spalte { $first }
   *[other] Spalten { $first } bis { $last }
}, { $high ->
    [1] Zeile { $row }
   *[other] Zeilen { $row } bis { $top }
}
quadrata-cell = { $column }/{ $row } { $part ->
    [SW] links unten
    [ES] rechts unten
    [NW] links oben
    [EN] rechts oben
    [ENSW] ganz
   *[other] teilweise
}

## The bots

player-quadrata-easy = Legt Formen hin, wo sie passen, halbwegs ordentlich, ohne Plan.
player-quadrata-medium = Füllt das eigene Quadrat ordentlich und achtet nicht auf die anderen.
player-quadrata-hard = Wägt jeden Zug ab: wie bald er fertig wird, was ihm geraubt werden kann, wie weit die anderen sind.
player-quadrata-master = Spielt die besten Züge im Kopf noch eine Weile weiter, mit vielen Würfen.
bot-quadrata-easy = Spatz
bot-quadrata-medium = Eichhorn
bot-quadrata-hard = Elster
bot-quadrata-master = Fuchs

## The rules

rules-quadrata-lead = Von Karl Friedrich, erschienen 1973 · 2 bis 4 Personen
rules-quadrata-idea-head = Worum es geht
rules-quadrata-idea-1 = Fülle dein Quadrat mit Dreiecken, Quadraten und anderen Formen; der Würfel sagt, welche du bewegen darfst. Jede Form zählt gleich viel, also sind viele kleine besser als wenige große – und nichts, was da liegt, ist sicher.
rules-quadrata-table-head = Was auf dem Tisch liegt
rules-quadrata-table-1 = Alle haben eine Tafel mit einem großen Quadrat, einem kleineren in dessen Mitte und einer Reserve. Zu zweit füllt man das große Quadrat, zu dritt oder viert das kleine.
rules-quadrata-table-2 = Es gibt 45 Formen, jede mit einer Zahl von 1 bis 6. Je größer die Zahl, desto größer die Form. Sie liegen auf dem Raster und dürfen gedreht und gewendet werden (QUAD-10).
rules-quadrata-table-3 = Alle Formen liegen im Vorrat in der Mitte. Zu dritt bleiben einige in der Schachtel: 1 Einer, 2 Zweier, 2 Dreier, 2 Vierer, 1 Fünfer und 2 Sechser.
rules-quadrata-table-4 = Vereinbart, wie viele Runden ihr spielt. Üblich sind drei, fünf oder zehn.
rules-quadrata-turn-head = So läuft ein Zug
rules-quadrata-turn-1 = Gewürfelt wird reihum im Uhrzeigersinn. Wer die erste Sechs würfelt, beginnt.
rules-quadrata-turn-2 = Wer am Zug ist, würfelt und bewegt dann eine Form mit dieser Zahl, auf genau eine dieser Arten:
rules-quadrata-way-1 = aus dem Vorrat ins eigene Quadrat, wo immer sie passt, oder in die eigene Reserve;
rules-quadrata-way-2 = aus der eigenen Reserve ins eigene Quadrat oder zurück in den Vorrat;
rules-quadrata-way-3 = aus dem eigenen Quadrat in die eigene Reserve oder zurück in den Vorrat;
rules-quadrata-way-4 = im eigenen Quadrat an eine andere Stelle.
rules-quadrata-turn-3 = Ziehen muss man, auch wenn es wehtut.
rules-quadrata-rob-head = Nehmen und Rauben
rules-quadrata-rob-1 = Ist die Zahl weder im Vorrat noch in deiner Reserve? Dann darfst du sie aus der Reserve eines beliebigen Mitspielers nehmen.
rules-quadrata-rob-2 = Nur wenn auch keine Reserve sie hat, darfst du sie aus dem Quadrat eines Mitspielers rauben. Was du nimmst, kommt in dein Quadrat oder in deine Reserve (QUAD-10).
rules-quadrata-joker-head = Die Sechs als Joker
rules-quadrata-joker-1 = Sobald eine Zahl im Vorrat ausgegangen ist, ist die Sechs für den Rest der Runde ein Joker, vom nächsten Spieler an: Wer sie würfelt, darf eine Form mit beliebiger Zahl auf eine der vier Arten bewegen. Das bleibt so, auch wenn Formen in den Vorrat zurückkommen.
rules-quadrata-scoring-head = Wertung
rules-quadrata-scoring-1 = Wer sein Quadrat als Erster ganz füllt, beendet die Runde. Dann zählen alle:
rules-quadrata-count-1 = +1 für jede Form in deinem Quadrat
rules-quadrata-count-2 = −1 für jede Form in deiner Reserve (QUAD-10)
rules-quadrata-count-3 = +5, wenn du die Runde beendet hast
rules-quadrata-end-head = Das Ende
rules-quadrata-end-1 = Die höchste Summe über alle Runden gewinnt. Bei Gleichstand teilt man sich den Sieg.
rules-quadrata-alone-head = Allein
rules-quadrata-alone-1 = Für Quadrata braucht es wenigstens zwei: Ist sonst niemand da, setzt sich ein Bot zu dir. Ränge gibt es nicht.
rules-quadrata-editions-head = Ausgaben
rules-quadrata-editions-1 = Dies ist das Spiel, wie es 1973 erschienen ist.
rules-quadrata-editions-2 = Steht die Schachtel bei dir im Regal, oder denkst du dir gern eigene Formen aus? Eine Ausgabe ist eine kleine Textdatei, in der jede Form gezeichnet ist. Man kann sie verbessern, und man kann eine eigene schreiben.
rules-quadrata-rulings-head = Entscheidungen
rules-quadrata-rulings-1 = Wo die Spielregel schweigt, gilt hier:
ruling-quadrata-1 = Die Sechs, die entscheidet, wer beginnt, wird nicht gespielt. Wer sie hatte, würfelt noch einmal.
ruling-quadrata-2 = Wer die Zahl im eigenen Quadrat hat, darf die Form trotzdem dort umlegen oder herausnehmen. Von anderen zu nehmen ist eine weitere Möglichkeit und nie Pflicht, solange es einen anderen Zug gibt.
ruling-quadrata-3 = Wer gar keinen erlaubten Zug hat, setzt aus.
ruling-quadrata-4 = Eine Joker-Sechs darf man auch als gewöhnliche Sechs spielen, mit Nehmen und Rauben. Der Joker selbst nimmt anderen nichts.
ruling-quadrata-5 = Eine Form, die im Quadrat umzieht, muss danach andere Stellen bedecken als vorher. Sie zurückzulegen, wo sie lag, ist kein Zug.
ruling-quadrata-6 = Die Reserve hat keine Grenze. Ein beraubtes Quadrat hat ein Loch, und sein Besitzer bekommt nichts dafür.
ruling-quadrata-7 = Auch in der nächsten Runde entscheidet die erste Sechs, wer beginnt.
ruling-quadrata-8 = Bei Gleichstand teilt man sich den Sieg.
ruling-quadrata-9 = Die Spielregel kennt kein Ende ohne volles Quadrat. Ein Tisch kann ein Zuglimit pro Runde vereinbaren; die Züge aller zählen, auch ausgesetzte. Eine so beendete Runde wird ohne die +5 gewertet.
rules-quadrata-decided-1 = Wer auf Platz 1 sitzt, würfelt in jeder Runde zuerst um die Sechs.
ruling-quadrata-10 = Die Spielregel sagt nicht, ob man Formen wenden darf, ob sie auf dem Raster liegen müssen, wohin eine genommene oder geraubte Form kommt, ob man rauben muss, wenn sonst kein Zug möglich ist, und ob eine Form in der Reserve einen Punkt kostet oder so viele, wie ihre Zahl sagt. Hier darf man Formen beliebig drehen und wenden, und sie liegen auf dem Raster. Was du nimmst, kommt in dein Quadrat oder in deine Reserve. Ist Rauben der einzige Zug, musst du rauben. Jede Form in der Reserve kostet einen Punkt.
ruling-quadrata-11 = Zu zweit mit dem großen Quadrat dauert eine Runde lange, und manche endet nie. Einem neuen Tisch für zwei wird darum ein Limit von 100 Zügen pro Runde vorgeschlagen; unbegrenzt geht es auch. Außer 3, 5 und 10 Runden, den Beispielen der Spielregel, kann man eine einzelne Runde wählen.
rules-quadrata-decided-2 = Ein Quadrat, das im allerletzten erlaubten Zug voll wird, gilt als voll.
rules-quadrata-decided-3 = Es gibt immer einen erlaubten Zug, mit allen 45 Formen und mit den 35 für drei Personen; niemand setzt je aus.
rules-quadrata-sources-head = Woher das alles kommt
rules-quadrata-sources = Die Regeln stehen hier in eigenen Worten, nach der deutschen Spielregel. Dass es kleine und große Dreiecke, Quadrate und Parallelogramme gibt, steht in einer Besprechung auf ftp.informatik.rwth-aachen.de. Die Bilder sind verloren; rekonstruiert haben wir deshalb:
rules-quadrata-made-1 = Welche Form welche Zahl hat. Die Form mit der Zahl n ist so groß wie n halbe Kästchen des Rasters; die Regeln brauchen für größere Zahlen größere Formen.
rules-quadrata-made-2 = Wie viele es gibt: 5 Einer, 9 Zweier, 9 Dreier, 9 Vierer, 5 Fünfer, 8 Sechser. Dass es zusammen 45 sind, steht in der Spielregel.
rules-quadrata-made-3 = Die Größe der Quadrate: 6 × 6 und 4 × 4. Dann brauchen zwei, drei und vier Personen 90 %, 78 % und 80 % des Vorrats.
rules-quadrata-forms-caption = Die sechs Formen mit ihren Zahlen, und wie oft es sie gibt.
rules-quadrata-forms-alt = 1: ein kleines Dreieck. 2: ein Quadrat. 3: ein Quadrat mit einem Dreieck. 4: ein großes Dreieck. 5: zwei Quadrate mit einem Dreieck. 6: ein Parallelogramm.
rules-quadrata-boards-caption = Zwei Tafeln mitten im Spiel. Unter jeder liegt die Reserve.
rules-quadrata-boards-alt = Links ein großes Quadrat mit neun Formen; in seiner Mitte liegt gestrichelt das kleinere, im Streifen darunter sind zwei Formen. Rechts dieselbe Tafel, bei der nur das kleine Quadrat gilt: Vier Formen liegen darin, eine im Streifen darunter.
rules-quadrata-boards-two = Zu zweit: das große Quadrat
rules-quadrata-boards-more = Zu dritt oder viert: das kleine Quadrat
rules-quadrata-ways-caption = Die vier Arten, eine Form zu bewegen, a bis d.
rules-quadrata-ways-alt = Pfeile verbinden Vorrat, Reserve und Quadrat: vom Vorrat in Quadrat oder Reserve, von der Reserve in Quadrat oder Vorrat, vom Quadrat in Reserve oder Vorrat, und innerhalb des Quadrats.
rules-quadrata-try-1-head = Ein Wurf, viele Wege
rules-quadrata-try-1 = Du hast eine 3 gewürfelt. Lege eine aus dem Vorrat, bewege eine eigene oder lege eine in die Reserve – dort zählt sie −1.
rules-quadrata-try-2-head = Rauben
rules-quadrata-try-2 = Du hast eine 1 gewürfelt. Weder im Vorrat noch in einer Reserve ist noch eine. In deinem Quadrat fehlt nur noch ein kleines Dreieck …

## What can be agreed on
quadrata-option-rounds = Runden
help-quadrata-option-rounds = Eine Runde endet, wenn ein Quadrat voll ist oder das Zuglimit erreicht wird. Sie dauert etwa zehn Minuten.
quadrata-option-turn-limit = Zuglimit pro Runde
quadrata-option-turn-limit-none = unbegrenzt
help-quadrata-option-turn-limit = Nach so vielen Zügen wird gezählt, auch wenn kein Quadrat voll ist. Zu zweit kann es sonst sehr lange dauern.
quadrata-way-stock = Vorrat
quadrata-way-reserve = Reserve
quadrata-way-square = Quadrat

## The guided first round

guide-quadrata-1 = Das Quadrat willst du füllen, und jede Form darin ist einen Punkt wert, ob groß oder klein. Wer sein Quadrat zuerst füllt, beendet die Runde und bekommt fünf dazu.
guide-quadrata-2 = Du hast eine 2 gewürfelt. Nimm eine 2 aus dem Vorrat und leg sie in dein Quadrat, dicht an die anderen. Tipp die Form und dann eine Stelle an, oder wähl mit Pfeiltasten und Enter.
guide-quadrata-3 = Jetzt eine 1, aber im Vorrat ist keine mehr und in keiner Reserve. Dann darfst du rauben: Nimm eine 1 aus dem anderen Quadrat und leg sie in die Lücke deiner untersten Zeile.
guide-quadrata-4 = Nichts, was da liegt, ist sicher, deins auch nicht. Und weil die Einsen ausgegangen sind, ist eine Sechs jetzt ein Joker: Sie bewegt eine Form jeder Zahl.
guide-quadrata-5 = Was nirgends passt, kommt in die Reserve, wo es einen Punkt kostet, oder zurück in den Vorrat. So geht es Wurf für Wurf, bis ein Quadrat voll ist.

## A square to fill

quadrata-pack-taken = Du hältst eine { $number }; davon sind noch { $left } da.
quadrata-pack-laid = Gelegt: { $laid }.
quadrata-pack-label = Quadrat zum Füllen, { $laid } von { $of } Formen gelegt
quadrata-pack-take = Eine { $number } nehmen, noch { $left }
quadrata-pack-choose = Wähle eine Form.
quadrata-pack-shift = Verschieben und drehen, dann legen.
quadrata-pack-put = Zurücklegen
quadrata-pack-back = Letzte zurücknehmen
quadrata-pack-lay = Legen
quadrata-pack-keys = 1–6 Form wählen · Pfeile verschieben · R drehen · F wenden · Enter legen · U zurücknehmen · Esc zurücklegen
