player-fits-easy = Lascia cadere ogni pezzo in basso, con pochi vuoti sotto, e risparmia le caselle bonus, ma senza cura; non guarda mai i simboli, le lettere o ciò che verrà.
player-fits-medium = Perde meno punti che può con il pezzo in mano e costruisce in piano; non pensa mai ai pezzi che verranno.
player-fits-hard = Sa da molte migliaia di manche quanto vale una tavola con i pezzi che restano, ma prevede soltanto l’ultimo.
player-fits-master = Gioca le sue mosse migliori fino alla fine della manche molte volte, con le carte che restano in ogni sorta di ordine, e calcola esattamente le ultime carte.
