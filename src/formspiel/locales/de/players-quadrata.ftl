player-quadrata-easy = Legt Formen hin, wo sie passen, ein wenig ordentlich, ohne Plan.
player-quadrata-medium = Füllt das eigene Quadrat ordentlich und achtet nicht auf die anderen.
player-quadrata-hard = Wägt jeden Zug ab: wie bald es fertig wird, was geraubt werden kann, wie weit die anderen sind.
player-quadrata-master = Spielt die besten Züge im Kopf einige Züge weiter, mit vielen Würfen.
