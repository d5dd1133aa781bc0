player-digit-easy = Ziet vaak een kaart over het hoofd die het kan afleggen, en verlegt dan zomaar een stokje.
player-digit-medium = Legt af wat het kan, gaat anders naar zijn naaste kaart toe en denkt nooit aan wat volgt.
player-digit-hard = Beoordeelt alleen elke kaart naar wat het van veel spellen heeft geleerd; tegen anderen legt het de moeilijkste kaart af en laat de volgende weinig over.
player-digit-master = Tegen anderen onthoudt het wat hun beurten over hun kaarten verraden en speelt het elke goede keuze door met veel handen die daarbij passen; alleen kijkt het tot twee kaarten vooruit en speelt het de laatste kaarten foutloos.
