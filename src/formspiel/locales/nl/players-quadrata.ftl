player-quadrata-easy = Legt vormen waar ze passen, een beetje netjes, zonder plan.
player-quadrata-medium = Vult het eigen vierkant netjes en let niet op de anderen.
player-quadrata-hard = Weegt elke zet: hoe snel het klaar kan zijn, wat geroofd kan worden, hoe ver de anderen zijn.
player-quadrata-master = Speelt de beste zetten in gedachten enkele beurten verder, met veel worpen van de dobbelsteen.
