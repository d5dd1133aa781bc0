domineering-lay = dominosteen op { $first } en { $second }
domineering-last = de laatste zet
domineering-board = bord { $board }
domineering-you-upright = Jij legt je stenen rechtop.
domineering-you-flat = Jij legt je stenen plat.
domineering-room = Plaatsen over: { $own } voor jou, { $other } voor de ander.
domineering-option-board = Bord
rules-domineering-lead = Twee spelers leggen om de beurt een dominosteen op twee vrije vakken, de een altijd rechtop, de ander altijd plat. Wie er geen meer kan leggen, heeft verloren.
