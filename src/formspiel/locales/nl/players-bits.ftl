player-bits-easy = Pakt punten meteen, legt anders gelijk bij gelijk en denkt nooit aan wat nog komt.
player-bits-medium = Volgt een vuistregel: wat vlakken nu opleveren, wat ze nog kunnen opleveren en wat dichtgebouwd is.
player-bits-hard = Beoordeelt elke plaatsing naar wat het van miljoenen rondes heeft geleerd, maar kijkt niet vooruit.
player-bits-master = Rekent met elke steen die nog kan komen, zover de tijd het toelaat, en tegen het eind van een ronde tot het slot.
