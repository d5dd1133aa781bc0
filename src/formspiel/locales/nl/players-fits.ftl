player-fits-easy = Laat elke steen laag en met weinig gaten eronder vallen en spaart bonusvelden, maar slordig; let nooit op symbolen, letters of wat nog komt.
player-fits-medium = Verliest met de steen in de hand zo weinig mogelijk punten en bouwt vlak; denkt nooit aan de stenen die nog komen.
player-fits-hard = Weet uit vele duizenden rondes wat een bord waard is met de stenen die nog komen, maar kijkt alleen naar de allerlaatste vooruit.
player-fits-master = Speelt zijn beste zetten vele malen door tot het einde van de ronde, met de resterende kaarten in allerlei volgordes, en rekent de laatste kaarten precies uit.
