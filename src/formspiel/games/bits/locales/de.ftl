about-bits = Lass Dominos fallen und baue die Farbflächen, die die Karten verlangen.

## At the table

bits-area = { $shape ->
    [single] Einzelfeld
    [pair] Zweierfläche
    [line] Dreierreihe
    [corner] Dreierwinkel
    [I] Vierer-I
    [L] Vierer-L
    [O] Vierer-O
    [S] Vierer-S
    [T] Vierer-T
   *[other] Fläche aus { $squares } Feldern
} in { $colour ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
   *[V] Violett
}, Karte { $card }
bits-task = Karte { $card } ({ $points }): { $shape ->
    [any] Flächen aus { $squares } Feldern
    [single] Einzelfeld
    [pair] Zweierfläche
    [line] Dreierreihe
    [corner] Dreierwinkel
    [I] Vierer-I
    [L] Vierer-L
    [O] Vierer-O
    [S] Vierer-S
    [T] Vierer-T
   *[other] Fläche aus { $squares } Feldern
}
bits-turn-task = Aufgabenkarte { $card }{ $shape ->
    [single] { " " }(Einzelfeld)
    [pair] { " " }(Zweierfläche)
    [line] { " " }(Dreierreihe)
    [corner] { " " }(Dreierwinkel)
    [I] { " " }(Vierer-I)
    [L] { " " }(Vierer-L)
    [O] { " " }(Vierer-O)
    [S] { " " }(Vierer-S)
    [T] { " " }(Vierer-T)
   *[other] { "" }
}
bits-draw-start = { $player } zieht den Startstein { $tile }
bits-turn-card = Karte { $tile }
bits-place-flat = Spalten { $column } und { $next }, Zeile { $row }: { $left ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
   *[V] Violett
}, { $right ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
   *[V] Violett
}
bits-place-upright = Spalte { $column }, ab Zeile { $row }: { $below ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
   *[V] Violett
}, darüber { $above ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
   *[V] Violett
}
bits-card = Stein im Spiel: { $tile } (Karte { $count } von { $of })
bits-start = Startstein: { $tile }
bits-to-come = kommt noch: { $tiles }
bits-round = Aufgaben: { $tasks }
bits-task-name = { $shape ->
    [any] Flächen aus { $squares }
    [single] Einzelfeld
    [pair] Zweierfläche
    [line] Dreierreihe
    [corner] Dreierwinkel
    [I] Vierer-I
    [L] Vierer-L
    [O] Vierer-O
    [S] Vierer-S
    [T] Vierer-T
   *[other] Flächen aus { $squares }
}
bits-tile = { $first ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
   *[V] Violett
}-{ $second ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
   *[V] Violett
}
bits-colour-letter = { $colour ->
    [R] R
    [G] Gr
    [B] B
    [Y] Ge
   *[V] V
}
bits-letters = { $count ->
    [1] { "" }
   *[other] { $count }×
}{ $first ->
    [R] R
    [G] Gr
    [B] B
    [Y] Ge
   *[V] V
}{ $second ->
    [R] R
    [G] Gr
    [B] B
    [Y] Ge
   *[V] V
}

## Puzzles

bits-puzzle-goal = Runde { $round }: Höchstens { $number } Steine haben noch Platz. Beende sie mit möglichst vielen Punkten.

## On the page

bits-small = { $count ->
    [0] eine leere Tafel
    [1] eine Tafel mit einem Stein
   *[other] eine Tafel mit { $count } Steinen
}
bits-board-label = Deine Tafel: { $count ->
    [0] kein Stein
    [1] ein Stein
   *[other] { $count } Steine
}, { $moves ->
    [0] keine Möglichkeit
    [1] eine Möglichkeit
   *[other] { $moves } Möglichkeiten
}. Pfeiltasten schieben, R dreht, F wendet, Enter lässt fallen.
bits-tasks = Aufgaben
bits-log-place = { $who ->
    [you] { $wide ->
        [1] Du lässt { $tile } auf Spalte { $first } fallen.
       *[other] Du lässt { $tile } auf die Spalten { $first } und { $last } fallen.
    }
   *[other] { $wide ->
        [1] { $name } lässt { $tile } auf Spalte { $first } fallen.
       *[other] { $name } lässt { $tile } auf die Spalten { $first } und { $last } fallen.
    }
}
bits-hint = Dreh den Stein und lass ihn fallen.
bits-left = Kommt noch
bits-task-form = { $shape ->
    [single] jedes Einzelfeld
    [pair] jede Zweierfläche
    [line] jede Dreierreihe
    [corner] jeder Dreierwinkel
    [I] jedes Vierer-I
    [L] jedes Vierer-L
    [O] jedes Vierer-O
    [S] jedes Vierer-S
    [T] jedes Vierer-T
   *[other] jede Fläche von genau dieser Form, { $squares } Felder
}: { $points }
bits-task-any = jede Fläche aus genau { $squares ->
    [1] einem Feld
   *[other] { $squares } Feldern
}: { $points }

## The bots

player-bits-easy = Nimmt Punkte sofort mit, legt sonst Gleiches zu Gleichem und denkt nie an das, was noch kommt.
player-bits-medium = Folgt einer Faustregel: was Flächen jetzt bringen, was sie noch bringen können und was verbaut ist.
player-bits-hard = Beurteilt jeden Zug nach dem, was er aus Millionen Runden gelernt hat, schaut aber nicht voraus.
player-bits-master = Rechnet mit jedem Stein, der noch kommen kann, so weit die Zeit reicht, gegen Ende einer Runde bis zum Schluss.
bot-bits-easy = Tupfen
bot-bits-medium = Pinsel
bot-bits-hard = Maler
bot-bits-master = Mosaik

## The rules

rules-bits-lead = Von Reiner Knizia, erschienen 2012 · 1 bis 4 Personen
rules-bits-idea-head = Worum es geht
rules-bits-idea-1 = Alle lassen dieselben Steine aus je zwei farbigen Feldern auf ihre eigene Tafel fallen. Lege einfarbige Flächen, genau so groß und genau so geformt, wie die Aufgabenkarten es verlangen.
rules-bits-table-head = Was auf dem Tisch liegt
rules-bits-table-1 = Alle haben dieselben 14 Steine. Jeder Stein hat zwei Felder in Rot, Grün, Blau oder Gelb: Jedes Farbpaar gibt es einmal, jeden einfarbigen Stein zweimal.
rules-bits-table-2 = Eine Tafel hat 5 Spalten und 5 Zeilen. Es gibt mehr Steine als Platz: 14 und ein Startstein passen nicht hinein.
rules-bits-table-3 = Vierzehn Baukarten sagen, welcher Stein als nächster kommt. Sechs zweifarbige Startsteine werden verdeckt gezogen. Neun Aufgabenkarten sagen, was zählt: eine Karte 1, fünf Karten 2, drei Karten 3.
rules-bits-turn-head = So läuft eine Runde
rules-bits-turn-1 = Es gibt drei Runden. In der ersten wird Karte 1 aufgedeckt, in der zweiten kommt eine der Karten 2 dazu, in der dritten eine der Karten 3. Jede aufgedeckte Karte gilt weiter.
rules-bits-turn-2 = Alle ziehen einen Startstein und lassen ihn fallen, wo und wie herum sie wollen.
rules-bits-turn-3 = Dann werden die Baukarten aufgedeckt, eine nach der anderen. Alle legen denselben Stein, jeder auf die eigene Tafel. Wer ihn legen kann, muss es tun. Wer nicht kann, lässt ihn aus.
rules-bits-turn-4 = Die Runde endet, sobald niemand mehr Platz für einen Stein hat.
rules-bits-drop-head = So fällt ein Stein
rules-bits-drop-1 = Ein Stein kommt von oben, in beliebiger Spalte, liegend oder stehend, und rutscht gerade hinunter, bis er an den unteren Rand oder an einen anderen Stein stößt.
rules-bits-drop-2 = Eine Lücke, über der etwas liegt, ist verloren. Und kein Teil eines Steins darf über das Raster hinausragen: nicht seitlich und nicht nach oben.
rules-bits-scoring-head = Wertung
rules-bits-scoring-1 = Eine Fläche ist eine Gruppe von Feldern einer Farbe, die Seite an Seite zusammenhängen. Felder, die sich nur an einer Ecke berühren, hängen nicht zusammen. Lücken kosten nichts; sie begrenzen eine Fläche wie eine andere Farbe.
rules-bits-card-1 = +1 für jede Fläche aus genau vier Feldern, egal in welcher Form.
rules-bits-card-2 = +1 zusätzlich für jede Fläche, die genau die Viererform auf der Karte hat, beliebig gedreht oder gespiegelt.
rules-bits-card-3 = −2 für jede Fläche, die genau die Form auf der Karte hat: ein Einzelfeld, eine Zweierfläche oder ein Dreierwinkel.
rules-bits-scoring-2 = Eine Fläche, die größer ist als eine Form, zählt nie als diese Form. Alle Karten werden zusammengezählt; eine Viererfläche kann also doppelt zählen.
rules-bits-end-head = Das Ende
rules-bits-end-1 = Nach jeder Runde werden Karten und Startsteine neu gemischt. Die höchste Summe der drei Runden gewinnt. Bei Gleichstand teilt man sich den Sieg.
rules-bits-alone-head = Allein
rules-bits-alone-1 = Spiele die drei Runden und zähle zusammen. Die Summe sagt, wie gut du bist:
rules-bits-editions-head = Ausgaben
rules-bits-editions-1 = Dies ist die kleine Schachtel von 2012 mit vier Farben.
rules-bits-editions-2 = Steht die Schachtel bei dir im Regal, oder denkst du dir gern eigene Aufgaben aus? Eine Ausgabe ist eine kleine Textdatei mit Tafel, Steinen und Aufgaben. Man kann sie verbessern, und man kann eine eigene schreiben.
rules-bits-rulings-head = Entscheidungen
rules-bits-rulings-1 = Wo die Spielregel schweigt oder sich widerspricht, gilt hier:
ruling-bits-1 = Die Tabellen sagen „über 17“ und „13–16“ und lassen 17 ohne Rang. Mit 17 Punkten bist du Bits-Meister.
ruling-bits-2 = Das deutsche und das italienische Beispiel ziehen 2 Punkte für eine Zweierfläche ab, das französische für zwei. Jede Zweierfläche kostet 2.
ruling-bits-3 = Das italienische „13–6“ ist ein Druckfehler für 13–16.
ruling-bits-4 = Wer den Stein einer Karte nicht legen kann, lässt ihn aus. In dieser Runde kommt er nicht wieder.
ruling-bits-5 = Ob noch jemand legen kann, entscheiden allein die Tafeln: Die Runde ist vorbei, wenn auf keiner mehr ein Stein von oben Platz hat oder wenn die 14 Karten verbraucht sind.
ruling-bits-6 = Alle Karten 3 kosten 2 Punkte, egal mit welcher Form; so sagt es die große Schachtel von ihren eigenen Karten.
ruling-bits-7 = Bei Gleichstand teilt man sich den Sieg.
rules-bits-decided-1 = Alle Startsteine werden gezogen, bevor jemand einen legt.
rules-bits-decided-2 = Wohin du einen Stein gelegt hast, sehen die anderen erst, wenn alle gelegt haben.
rules-bits-decided-3 = Einen Rang bekommt nur, wer allein spielt.
rules-bits-sources-head = Woher das alles kommt
rules-bits-sources = Die Regeln stehen hier in eigenen Worten, nach der deutschen, französischen und italienischen Spielregel. Farben und Steine folgen aus ihren Zahlen und aus der großen Schachtel von 2011 mit fünf Farben und 20 Steinen. Die Bilder sind verloren; rekonstruiert haben wir deshalb:
rules-bits-made-1 = Die Tafel: 5 × 5, im gleichen Verhältnis wie in der großen Schachtel, die 6 × 6 für 20 Steine und einen Startstein hat (reich-der-spiele.de). Auch 5 × 6 würde zu den Regeln passen.
rules-bits-made-2 = Die Karten 2: eine für jede der fünf Viererformen. Dass eine Karte 2 eine Viererform zeigt und einen Punkt bringt, steht in der Spielregel.
rules-bits-made-3 = Die Karten 3: Einzelfeld, Zweierfläche, Dreierwinkel. Die Zweierfläche und ihre −2 stehen in der Spielregel, der Rest ist vermutet.
rules-bits-made-4 = Die Startsteine: einer für jedes Farbpaar. Dass es sechs sind, steht in der Spielregel; die große Schachtel folgt diesem Muster nicht.
rules-bits-forms-caption = Oben die Formen der Karten 2: Vierer-I, -L, -O, -S und -T. Unten die Formen der Karten 3.
rules-bits-forms-alt = Fünf Formen aus vier Feldern, dabei steht +1, und drei kleinere Formen, dabei steht −2: ein Einzelfeld, eine Zweierfläche und ein Dreierwinkel.
rules-bits-drops-caption = Links: Der Startstein fällt gerade hinunter bis zum unteren Rand. Rechts: Der nächste Stein bleibt auf dem liegen, worauf er zuerst trifft. Die zwei Felder darunter sind nicht mehr zu erreichen, denn seitlich schiebt man nichts hinein.
rules-bits-drops-alt = Zwei Tafeln aus fünf mal fünf Feldern. Auf der ersten fällt ein rot-blauer Stein von oben bis in die unterste Zeile. Auf der zweiten fällt ein rot-gelber Stein auf einen stehenden grünen und überdeckt zwei freie, durchgestrichene Felder.
rules-bits-areas-caption = Mit der Karte 1, einer Karte 2 mit dem L und einer Karte 3 mit der Zweierfläche: Das grüne L, das rote L und das gelbe S sind Viererflächen, +3. Zwei davon sind ein L, +2. Die zwei grünen Felder oben links sind eine Zweierfläche, −2. Das macht 3 Punkte.
rules-bits-areas-alt = Eine volle Tafel aus fünf mal fünf Feldern in vier Farben, mit drei Lücken. Drei Viererflächen und eine Zweierfläche sind umrandet.
rules-bits-try-1-head = Viererflächen
rules-bits-try-1 = Die erste Runde: Nur die Karte 1 zählt. Jede Fläche aus genau vier Feldern bringt einen Punkt – und ein fünftes Feld nimmt ihn wieder weg.
rules-bits-try-2-head = Drei Karten auf einmal
rules-bits-try-2 = Die dritte Runde: Drei Karten gelten. Suche die Form, die doppelt zählt, und lass nichts liegen, was 2 kostet.

## The guided first round

guide-bits-1 = Steine aus zwei Feldern fallen auf deine Tafel. Felder einer Farbe, die Seite an Seite liegen, sind eine Fläche, und diese Karte zahlt für jede Fläche aus genau vier Feldern.
guide-bits-2 = Zweimal Rot. Lass den Stein hochkant auf das rote Feld links fallen, dann hängen drei rote zusammen. Schieb mit ← → oder dem Finger, dreh mit R oder dem Knopf, lass mit Enter oder dem großen Knopf fallen.
guide-bits-3 = Ein rotes fehlt noch. Leg die rote Hälfte dieses Steins direkt an die anderen: Vier zusammen sind ein Punkt.
guide-bits-4 = Ein fünftes Rot würde alles verderben: Nur genau vier zählen. Hier kommt zweimal Grün: Lass es fallen, wo es nicht stört.
guide-bits-5 = So geht es weiter, bis nichts mehr passt. Ein Spiel hat drei Runden, und jede bringt eine Karte dazu: Die zweite zahlt für eine bestimmte Form, die dritte nimmt Punkte weg.
