domineering-lay = domino sur { $first } et { $second }
domineering-last = le dernier coup
domineering-board = plateau { $board }
domineering-you-upright = Vous posez vos dominos à la verticale.
domineering-you-flat = Vous posez vos dominos à l’horizontale.
domineering-room = Places restantes : { $own } pour vous, { $other } pour l’autre.
domineering-option-board = Plateau
rules-domineering-lead = Deux joueurs posent tour à tour un domino sur deux cases libres, l’un toujours à la verticale, l’autre toujours à l’horizontale. Qui ne peut plus en poser a perdu.
