quadrata-stock = Voorraad
quadrata-reserve = Reserve
quadrata-send-stock = Terug naar de voorraad
quadrata-send-reserve = In de reserve
quadrata-tile = { $count } met nummer { $number }
quadrata-die = De dobbelsteen
quadrata-joker-sign = 6 = joker
quadrata-last = Ronde { $round } is voorbij
quadrata-rob = Te halen bij { $name }
quadrata-what = Wat pakken?
quadrata-where = Waarheen?
quadrata-choose = Pak een vorm met een dikke rand.
quadrata-choose-others = Pak een vorm met een dikke rand, ook bij de anderen.
quadrata-put-back = Terugleggen
quadrata-square-label = { $count ->
    [1] Je vierkant met één vorm.
   *[other] Je vierkant met { $count } vormen.
} Pijltjes kiezen en schuiven, Enter pakt en bevestigt, R draait, F spiegelt, Escape legt terug.
quadrata-keys = Toetsen: ← → ↑ ↓ kiezen en schuiven, R draaien, F spiegelen, Enter pakken en bevestigen, Esc terugleggen, U terug
quadrata-pick-stock = { $number } uit de voorraad
quadrata-pick-kept = { $number } uit de reserve
quadrata-pick-own = { $number } in het vierkant, { $at }
quadrata-pick-lent = { $number } uit de reserve van { $name }
quadrata-pick-rob = { $number } uit het vierkant van { $name }, { $at }
