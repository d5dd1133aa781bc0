digit-board-label = De stokjes vormen figuur { $figure }: { $sticks }. { $moves } mogelijkheden. Enter pakt een stokje op, pijltjes kiezen een plek, Enter bevestigt.
digit-board-empty = Er liggen nog geen stokjes op tafel.
digit-stick = { $way ->
    [h] liggend
   *[v] staand
} { $at }
digit-words = liggend op { $across }; staand op { $upright }
digit-words-across = liggend op { $across }
digit-words-upright = staand op { $upright }
digit-hint-lift = Pak een stokje op.
digit-hint-place = Waar moet het heen?
digit-hint-confirm = Zo?
digit-lifted = { $count ->
    [1] Opgepakt. Eén plek ervoor.
   *[other] Opgepakt. { $count } plekken ervoor.
}
digit-is-back = Het stokje ligt weer terug.
digit-put-back = Terugleggen
digit-makes = Vormt { $figure }.
digit-makes-own = Vormt { $figure }: op jouw kaart!
digit-makes-other = Vormt { $figure }: op de kaart van { $name }.
digit-would-lay = wordt afgelegd
digit-hand-own = Jouw kaarten
digit-cards-open = Open kaarten
digit-hand-empty = Geen kaarten.
digit-sort = Dichtstbijzijnde eerst
digit-away = { $count ->
    [0] hier
    [1] 1 zet
   *[other] { $count } zetten
}
digit-cards = { $count ->
    [1] één kaart
   *[other] { $count } kaarten
}
digit-table = Op tafel
digit-stack-label = Stapel
digit-last-label = Laatste
digit-first-card = opengelegd
digit-laid-down = Alle afgelegde kaarten ({ $count })
digit-run-of = Afgelegd in deze beurt: { $count } van { $of }
digit-idle = { $count ->
    [1] Eén beurt zonder afleggen
   *[other] { $count } beurten zonder afleggen
}
digit-due = { $count ->
    [1] { $name } trekt een kaart
   *[other] { $name } trekt { $count } kaarten
}
digit-deal-hidden = { $count ->
    [1] speler { $player } krijgt één kaart
   *[other] speler { $player } krijgt { $count } kaarten
}
digit-draw-hidden = { $count ->
    [1] speler { $player } trekt één kaart
   *[other] speler { $player } trekt { $count } kaarten
}
digit-news-game = Partij { $game } begint.
digit-news-you-lay = Je legt { $figure } af.
digit-news-lays = { $name } legt { $figure } af.
digit-news-you-draw = Je trekt { $figures }.
digit-news-draws = { $count ->
    [1] { $name } trekt een kaart.
   *[other] { $name } trekt { $count } kaarten.
}
digit-news-shuffle = De afgelegde kaarten worden geschud.
digit-news-extra = Een extra zet.
digit-keys = Toetsen: Tab of pijltjes gaan van stokje naar stokje, Enter pakt op, pijltjes kiezen een plek, Enter bevestigt, Esc legt terug, U neemt terug
