domineering-lay = domino on { $first } and { $second }
domineering-last = the last move
domineering-board = board { $board }
domineering-you-upright = You lay your dominoes upright.
domineering-you-flat = You lay your dominoes flat.
domineering-room = Places left: { $own } for you, { $other } for the other.
domineering-option-board = Board
rules-domineering-lead = Two players lay dominoes by turns on two free cells, one always upright, the other always flat. Whoever cannot lay one any more has lost.
