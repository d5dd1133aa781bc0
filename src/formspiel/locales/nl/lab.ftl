tournament-title = Toernooi van { $game }
tournament-head = { $game }: { $games ->
    [1] één partij
   *[other] { $games } partijen
} met { $deals ->
    [1] één kaartvolgorde
   *[other] { $deals } kaartvolgordes
}, startwaarde { $seed }
tournament-column-player = speler
tournament-column-rating = rating
tournament-column-mean = punten
tournament-column-games = partijen
tournament-column-pair = paar
tournament-column-won = winst : gelijk : verlies
tournament-column-lead = voorsprong
tournament-column-fair = zonder geluk
tournament-seat = Plaats { $number }: { $effect } punten ten opzichte van het gemiddelde aan tafel
tournament-ratings = Ratings
tournament-ratings-about = Speelsterkte volgens het model van Plackett en Luce (OpenSkill), met het interval waarin die met 95 % ligt. Iedereen begint op 25.
tournament-points = Punten
tournament-points-about = Het gemiddelde van alle partijen, met het 95%-interval.
tournament-pairs = Wie voor wie staat
tournament-pairs-about = De gemiddelde voorsprong van de rij op de kolom in punten, met dezelfde kaarten en omgewisselde plaatsen. Een streep links: het interval bevat de nul niet.
tournament-fair = Zonder geluk
tournament-fair-about = Hetzelfde, nadat is afgetrokken wat het toeval elke plaats bracht.
tournament-seats = Wat een plaats waard is
tournament-seats-about = Wat een plaats meer had dan het gemiddelde van de tafel, wie er ook zat.
tournament-intervals = Tussen haakjes: 95%-intervallen.
