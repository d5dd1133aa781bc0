domineering-lay = tessera su { $first } e { $second }
domineering-last = l’ultima mossa
domineering-board = tavola { $board }
domineering-you-upright = Posi le tue tessere in verticale.
domineering-you-flat = Posi le tue tessere in orizzontale.
domineering-room = Posti rimasti: { $own } per te, { $other } per l’altro.
domineering-option-board = Tavola
rules-domineering-lead = Due giocatori posano a turno una tessera del domino su due caselle libere, uno sempre in verticale, l’altro sempre in orizzontale. Chi non può più posarne ha perso.
