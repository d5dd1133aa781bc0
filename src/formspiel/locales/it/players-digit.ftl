player-digit-easy = Spesso non vede una carta che potrebbe scartare, e allora sposta un bastoncino qualsiasi dove capita.
player-digit-medium = Scarta ciò che può, altrimenti va verso la sua carta più vicina; non pensa mai a ciò che segue.
player-digit-hard = Da solo giudica ogni carta da ciò che ha imparato in molte partite; contro altri scarta la carta più difficile e lascia poco al prossimo.
player-digit-master = Contro altri ricorda che cosa i loro turni rivelano delle loro carte e prosegue da ogni buona scelta con molte mani possibili; da solo guarda avanti fino a due carte e gioca le ultime senza errori.
