player-bits-easy = Prende subito i punti, altrimenti mette insieme i colori uguali; non pensa mai a ciò che verrà.
player-bits-medium = Segue una regola semplice: quanto rendono le aree ora, quanto possono ancora rendere e che cosa è bloccato.
player-bits-hard = Giudica ogni posizione da ciò che ha imparato in milioni di manche, ma non guarda avanti.
player-bits-master = Considera ogni tassello che può arrivare, finché il tempo lo permette, e verso la fine di una manche fino in fondo.
