about-fits = Lass sechzehn Steine fallen – mit möglichst wenigen Lücken.

## At the table

fits-uncovered = { $count ->
    [1] ein Feld unbedeckt
   *[other] { $count } Felder unbedeckt
}
fits-row = Zeile { $row } vollständig
fits-bonus = Bonusfeld in Spalte { $column }, Zeile { $row } sichtbar
fits-malus = Minusfeld in Spalte { $column }, Zeile { $row } sichtbar
fits-circle-one = nur ein Kreis sichtbar
fits-circle-some = { $count } Kreise sichtbar
fits-circle-both = beide Kreise sichtbar
fits-circle-all = alle { $count } Kreise sichtbar
fits-star-one = nur ein Stern sichtbar
fits-star-some = { $count } Sterne sichtbar
fits-star-both = beide Sterne sichtbar
fits-star-all = alle { $count } Sterne sichtbar
fits-diamond-one = nur eine Raute sichtbar
fits-diamond-some = { $count } Rauten sichtbar
fits-diamond-both = beide Rauten sichtbar
fits-diamond-all = alle { $count } Rauten sichtbar
fits-triangle-one = nur ein Dreieck sichtbar
fits-triangle-some = { $count } Dreiecke sichtbar
fits-triangle-both = beide Dreiecke sichtbar
fits-triangle-all = alle { $count } Dreiecke sichtbar
fits-cross-one = nur ein Kreuz sichtbar
fits-cross-some = { $count } Kreuze sichtbar
fits-cross-both = beide Kreuze sichtbar
fits-cross-all = alle { $count } Kreuze sichtbar
fits-square-one = nur ein Quadrat sichtbar
fits-square-some = { $count } Quadrate sichtbar
fits-square-both = beide Quadrate sichtbar
fits-square-all = alle { $count } Quadrate sichtbar
fits-heart-one = nur ein Herz sichtbar
fits-heart-some = { $count } Herzen sichtbar
fits-heart-both = beide Herzen sichtbar
fits-heart-all = alle { $count } Herzen sichtbar
fits-moon-one = nur ein Mond sichtbar
fits-moon-some = { $count } Monde sichtbar
fits-moon-both = beide Monde sichtbar
fits-moon-all = alle { $count } Monde sichtbar
fits-word = Wort { $word } sichtbar
fits-letter = Buchstabe { $letter } sichtbar, in keinem Wort
fits-draw-start = { $player } zieht die Startkarte { $piece }
fits-turn-card = Karte { $piece }
fits-place-box = { $wide ->
    [1] Spalte { $first }
   *[other] Spalten { $first } bis { $last }
}, { $high ->
    [1] Zeile { $row }
   *[other] Zeilen { $row } bis { $top }
}
fits-place = Spalten { $first } bis { $last }, { $lines }
fits-line = { $high ->
    [1] Zeile { $row }
   *[other] Zeilen { $row } bis { $top }
}: { $columns }
fits-set-aside = { $piece } beiseitelegen
fits-board = Tafel { $board }
fits-card = Stein im Spiel: { $piece } (Karte { $count } von { $of })
fits-start = Startstein: { $piece }
fits-to-come = kommt noch: { $pieces }
fits-aside = beiseitegelegt: { $pieces }

## Puzzles

fits-puzzle-goal = Tafel { $board }: Lege die letzten { $number } Steine so, dass du möglichst viele Punkte hast.

## On the page

fits-covered-rows = Belegte Spalten, Zeile für Zeile
fits-small = { $count ->
    [0] eine leere Tafel
    [1] eine Tafel mit einem Stein
   *[other] eine Tafel mit { $count } Steinen
}
fits-board-label = Deine Tafel: { $count ->
    [0] kein Stein
    [1] ein Stein
   *[other] { $count } Steine
}, { $moves ->
    [0] keine Möglichkeit
    [1] eine Möglichkeit
   *[other] { $moves } Möglichkeiten
}. Pfeiltasten schieben, R dreht, F wendet, Enter lässt fallen, S legt beiseite.
fits-aside-button = Beiseite
fits-covered = { $covered } von { $of } Feldern bedeckt
fits-log-place = { $who ->
    [you] { $wide ->
        [1] Du lässt den Stein auf Spalte { $first } fallen.
       *[other] Du lässt den Stein auf die Spalten { $first } bis { $last } fallen.
    }
   *[other] { $wide ->
        [1] { $name } lässt den Stein auf Spalte { $first } fallen.
       *[other] { $name } lässt den Stein auf die Spalten { $first } bis { $last } fallen.
    }
}
fits-log-aside = { $who ->
    [you] Du legst den Stein beiseite.
   *[other] { $name } legt den Stein beiseite.
}
fits-hint = Dreh den Stein und lass ihn fallen.
fits-in-play = Stein { $count } von { $of }
fits-in-play-start = Startstein
fits-left = Kommt noch ({ $count })
fits-aside-count = Beiseitegelegt ({ $count })
fits-rule-open = Jedes sichtbare gewöhnliche Feld: −1
fits-rule-row = Jede vollständige Zeile: { $points }
fits-rule-value = Sichtbare Zahlen zählen mit ihrem Wert
fits-rule-symbol = { $count ->
    [1] Ein Symbol nur einmal sichtbar: { $points }
   *[other] { $count } × das gleiche Symbol sichtbar: { $points }
}
fits-rule-word = { $word } sichtbar: { $points }
fits-rule-letter = Jeder andere sichtbare Buchstabe: { $points }

## The bots

player-fits-easy = Lässt jeden Stein tief und mit wenigen Lücken darunter fallen und schont Bonusfelder, aber nachlässig; achtet nie auf Symbole, Buchstaben oder das, was noch kommt.
player-fits-medium = Verliert mit dem Stein in der Hand so wenig Punkte wie möglich und hält den Haufen flach; denkt nie an die Steine, die noch kommen.
player-fits-hard = Weiß aus vielen Tausend Runden, was eine Tafel mit den restlichen Steinen wert ist, rechnet aber erst beim allerletzten Stein voraus.
player-fits-master = Spielt seine besten Züge viele Male bis zum Ende der Runde durch, mit den restlichen Karten in allen möglichen Reihenfolgen, und rechnet die letzten Karten genau aus.
bot-fits-easy = Kiesel
bot-fits-medium = Ziegel
bot-fits-hard = Maurer
bot-fits-master = Baumeister

## The rules

rules-fits-lead = Von Reiner Knizia, erschienen 2009 · 1 bis 4 Personen
rules-fits-idea-head = Worum es geht
rules-fits-idea-1 = Alle lassen dieselben sechzehn Steine in derselben Reihenfolge auf ihre eigene Tafel fallen. Was unbedeckt bleibt, kostet Punkte – außer es ist ein Feld, das man lieber sieht.
rules-fits-table-head = Was auf dem Tisch liegt
rules-fits-table-1 = Alle haben dieselben 16 Steine: zehn aus fünf Quadraten, vier aus vier und zwei aus drei. Zusammen sind das 72 Quadrate, genau so viele, wie eine Tafel Felder hat. Steine darf man drehen und wenden.
rules-fits-table-2 = Eine Tafel hat 6 Spalten und 12 Zeilen. Das übliche Spiel geht über die Tafeln 1 bis 4, eine Runde auf jeder. Die Tafeln 5 bis 8 und JEUXSOC sind für alle, die mehr wollen.
rules-fits-table-3 = Sechzehn Baukarten, eine für jeden Stein, sagen, welcher Stein als nächster kommt. Vier Startkarten sagen, mit welchem Stein man beginnt.
rules-fits-turn-head = So läuft eine Runde
rules-fits-turn-1 = Zuerst ziehen alle eine Startkarte, jeder eine andere, und lassen diesen Stein fallen, wo und wie herum sie wollen.
rules-fits-turn-2 = Dann werden die Baukarten aufgedeckt, eine nach der anderen, alle sechzehn. Alle haben es mit demselben Stein zu tun, jeder auf der eigenen Tafel: fallen lassen oder beiseitelegen. Ist es dein Startstein, tust du nichts. Der liegt ja schon.
rules-fits-turn-3 = Du darfst so viele Steine beiseitelegen, wie du willst. In dieser Runde kommen sie nicht wieder.
rules-fits-drop-head = So fällt ein Stein
rules-fits-drop-1 = Ein Stein kommt von oben und rutscht gerade hinunter, bis er an den unteren Rand oder an einen anderen Stein stößt. Unterwegs wird er weder gedreht noch verschoben.
rules-fits-drop-2 = Eine Lücke, über der etwas liegt, ist verloren: Seitlich rutscht nichts hinein.
rules-fits-drop-3 = Seitlich darf kein Stein hinausragen. Nach oben schon, solange eines seiner Quadrate auf der Tafel ruht.
rules-fits-scoring-head = Wertung
rules-fits-scoring-1 = Nach der sechzehnten Karte kostet jedes gewöhnliche Feld, das noch sichtbar ist, einen Punkt. Besondere Felder kosten diesen Punkt nie. Sie haben eigene Regeln, auf jeder Tafel andere:
rules-fits-board-1 = +1 für jede vollständige Zeile.
rules-fits-board-2 = Ein sichtbares Bonusfeld bringt seinen Wert: 1, 2 oder 3.
rules-fits-board-3 = Wie Tafel 2. Manche Felder aber kosten 5, wenn sie sichtbar sind.
rules-fits-board-4 = Fünf Symbole, je zwei davon. Beide sichtbar: +3. Nur eines sichtbar: −3. Keines sichtbar: 0.
rules-fits-board-5 = Wie Tafel 1. Die leeren Felder kosten nichts und gelten für ihre Zeile als bedeckt.
rules-fits-board-6 = Wie Tafel 2.
rules-fits-board-7 = Wie Tafel 3.
rules-fits-board-8 = Vier Symbole, je drei davon. Zwei sichtbar: +3. Eines oder alle drei sichtbar: −3. Keines sichtbar: 0.
rules-fits-board-JEUXSOC = Sieben Buchstaben. Alle sichtbar: +7. Sonst, wenn J, E, U und X sichtbar sind: +4. Jeder sichtbare Buchstabe, der in keinem Wort steckt: −3 (FITS-9).
rules-fits-end-head = Das Ende
rules-fits-end-1 = Alle Karten werden gemischt, und die nächste Tafel beginnt. Nach der letzten Tafel gewinnt die höchste Summe. Bei Gleichstand teilt man sich den Sieg.
rules-fits-alone-head = Allein
rules-fits-alone-1 = Spiele die Tafeln 1 bis 4 und zähle zusammen. Die Summe sagt, wie gut du bist:
rules-fits-editions-head = Ausgaben
rules-fits-editions-1 = Dies ist das Spiel, wie es 2009 erschienen ist. Du kannst beliebige Tafeln wählen, in beliebiger Reihenfolge, jede einmal.
rules-fits-editions-2 = Steht die Schachtel bei dir im Regal, oder denkst du dir gern eigene Tafeln aus? Eine Ausgabe ist eine kleine Textdatei, in der jede Tafel gezeichnet ist. Man kann sie verbessern, und man kann eine eigene schreiben.
rules-fits-rulings-head = Entscheidungen
rules-fits-rulings-1 = Wo die Spielregeln schweigen oder sich widersprechen, gilt hier:
ruling-fits-1 = Die niederländische Spielregel spricht bei Tafel 1 von einer senkrechten Reihe, die französische von einer Zeile. Eine Zeile ist waagerecht: sechs Felder.
ruling-fits-2 = Die niederländischen Ränge enden bei 0, die französischen sagen „bis 5“. Wer 5 Punkte oder weniger hat, und sei es weit unter null, hat den letzten Rang.
ruling-fits-3 = Ein Stein darf fallen, wenn wenigstens eines seiner Quadrate auf den zwölf Zeilen zur Ruhe kommt. Läge er ganz darüber, wird er beiseitegelegt.
ruling-fits-4 = Ein beiseitegelegter Stein kommt in dieser Runde nicht wieder.
ruling-fits-5 = Die Baukarte eines Startsteins wird aufgedeckt wie jede andere und ist eine der sechzehn.
ruling-fits-6 = Ränge gibt es für die Tafeln 1 bis 4, in beliebiger Reihenfolge. Wer andere Tafeln spielt, hat Punkte und keinen Rang.
rules-fits-decided-1 = Alle Startkarten werden gezogen, bevor jemand einen Stein legt. Ein Startstein muss fallen; beiseitelegen darf man ihn nicht.
ruling-fits-7 = Tafel 7: Der Scan beschreibt sie dreimal und widerspricht sich. Zweimal stehen von jeder Art zwei Kreise über dem Raster, einmal stehen in den drei obersten Zeilen lauter −5, lauter 2 und lauter 1. Hier gelten die Zeilen.
ruling-fits-8 = Tafeln 5 und 6: Der Scan zeigt nur ihre Nummern. Dass Tafel 5 leere Felder hat und Tafel 6 Bonusfelder, wo sie liegen und was sie zählen, stammt alles von uns.
ruling-fits-9 = JEUXSOC: Als unbenutzt gilt ein Buchstabe, der sichtbar ist und in keinem gewerteten Wort steckt; er kostet 3 Punkte. +7 ersetzt +4.
rules-fits-decided-2 = Was du mit einer Karte machst, sehen die anderen erst, wenn alle damit fertig sind.
rules-fits-decided-3 = Einen Rang bekommt nur, wer allein spielt.
rules-fits-sources-head = Woher das alles kommt
rules-fits-sources = Die Regeln stehen hier in eigenen Worten, nach der niederländischen und der französischen Spielregel. Welche sechzehn Steine es gibt, steht auf escaleajeux.fr; dass die Startkarten Steine aus fünf Quadraten zeigen, auf dzinztomikiem.pl. Die Bilder der Tafeln sind verloren; rekonstruiert haben wir deshalb:
rules-fits-made-1 = Startkarten: dass sie F, N, W und Y zeigen.
rules-fits-made-2 = Tafeln 2, 3 und 4: die Lage der besonderen Felder, so gewählt, dass ein ganzes Spiel etwa so viele Punkte bringt, wie die Ränge erwarten.
rules-fits-made-3 = Tafeln 5 und 6: alles, auch was dort zählt (FITS-8).
rules-fits-made-4 = Tafel 7: abgeleitet aus Beschreibungen eines Scans, die sich widersprechen, also nicht ganz sicher (FITS-7).
rules-fits-made-5 = Tafel 8: eines der zwölf Symbole, ein Kreis.
rules-fits-made-6 = JEUXSOC: die Lage der Buchstaben. Buchstaben und Punkte stehen in der Spielregel.
rules-fits-pieces-caption = Die sechzehn Steine und ihre Namen.
rules-fits-pieces-alt = Umrisse der sechzehn Steine: F, L, N, P, T, U, V, W, X und Y aus fünf Quadraten; L, O, S und T aus vier; I und L aus drei.
rules-fits-falls-caption = Der Stein fällt gerade hinunter und bleibt auf dem liegen, worauf er zuerst trifft. Die zwei Felder darunter sind nicht mehr zu erreichen.
rules-fits-falls-alt = Ein T aus vier Quadraten fällt auf einen Turm am linken Rand. Rechts neben dem Turm bleiben darunter zwei Felder frei, durchgestrichen.
rules-fits-never-caption = So nicht: Kein Stein wird seitlich unter einen anderen geschoben (links), und keiner wird unterwegs gedreht (rechts).
rules-fits-never-alt = Zwei Tafeln mit einem Y aus fünf Quadraten am rechten Rand, das über freie Felder ragt. Auf der ersten schiebt ein Pfeil ein O seitlich darunter, auf der zweiten dreht ein Pfeil ein I aus drei Quadraten hinein. Beide Stellen sind durchgestrichen.
rules-fits-counts-caption = Tafel 1 am Ende einer Runde: Neun Zeilen sind vollständig, +9. Fünf Felder sind noch sichtbar, −5. Das macht 4 Punkte.
rules-fits-counts-alt = Eine ganze Tafel mit fünfzehn Steinen. Neben neun ihrer zwölf Zeilen steht +1. In den drei anderen sind zusammen fünf Felder offen, in jedem steht −1.
rules-fits-try-1-head = Die letzten Karten auf Tafel 1
rules-fits-try-1 = Nur wenige Karten sind noch übrig. Jedes sichtbare Feld kostet einen Punkt, jede vollständige Zeile bringt einen. Wohin mit den Steinen?
rules-fits-try-2-head = Symbole auf Tafel 4
rules-fits-try-2 = Beide Symbole einer Art sichtbar: +3. Nur eines: −3. Manchmal legt man einen Stein besser beiseite.

## What can be agreed on
fits-option-boards = Tafeln
fits-option-boards-all = 1–4, ganzes Spiel
fits-option-boards-more = 5–8, weitere Tafeln
help-fits-option-boards = Eine Tafel ist eine Runde, allein etwa zwei Minuten. Punkte und Ränge sind für die Tafeln 1–4 gedacht.

## The guided first round

guide-fits-1 = Das ist deine Tafel. Sechzehn Steine kommen einer nach dem anderen; decke so viel wie möglich ab, denn jedes offene Feld kostet einen Punkt.
guide-fits-2 = Leg den ersten Stein flach in die Ecke unten links. Schieb ihn mit ← → oder dem Finger, dreh ihn mit R oder dem Knopf, und lass ihn mit Enter oder dem großen Knopf fallen.
guide-fits-3 = Jetzt ein Quadrat. Lass es gleich neben den ersten Stein fallen: Dann ist die unterste Zeile voll, und auf dieser Tafel bringt jede volle Zeile einen Punkt.
guide-fits-4 = Steine fallen gerade nach unten und rutschen nie zur Seite; was überdacht ist, ist verloren. Dieses Kreuz ist sperrig: Lass es fallen, wo es am wenigsten schadet, oder leg es beiseite.
guide-fits-5 = So geht es weiter, bis alle sechzehn Karten aufgedeckt sind. Dann kostet jedes offene Feld einen Punkt, und jede volle Zeile bringt einen. Andere Tafeln belohnen anderes – ihre Regel steht daneben.
