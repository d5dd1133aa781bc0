player-digit-easy = Übersieht oft eine Karte, die es ablegen könnte, und legt dann irgendein Stäbchen irgendwohin.
player-digit-medium = Legt ab, was es kann, geht sonst auf die nächste eigene Karte zu und denkt nie an das, was folgt.
player-digit-hard = Beurteilt allein jede Karte nach dem, was es aus vielen Spielen gelernt hat; gegen andere legt es die schwerste Karte ab und lässt dem Nächsten wenig.
player-digit-master = Gegen andere merkt es sich, was ihre Züge über ihre Karten verraten, und spielt jede gute Wahl mit vielen Händen weiter, die dazu passen; allein sieht es bis zu zwei Karten voraus und spielt die letzten Karten fehlerlos.
