domineering-lay = Dominostein auf { $first } und { $second }
domineering-last = der letzte Zug
domineering-board = Brett { $board }
domineering-you-upright = Du legst deine Steine senkrecht.
domineering-you-flat = Du legst deine Steine waagerecht.
domineering-room = Noch Platz: { $own } für dich, { $other } für die andere Seite.
domineering-option-board = Brett
rules-domineering-lead = Zwei legen abwechselnd Dominosteine auf je zwei freie Felder, die eine Seite immer senkrecht, die andere immer waagerecht. Wer keinen mehr legen kann, hat verloren.
