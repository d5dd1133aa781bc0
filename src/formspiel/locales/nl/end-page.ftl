### Het einde van een ronde en van een partij: uitslag, terugkijken, delen, revanche, weggaan.

end-alone = { $count ->
    [1] Je hebt één punt.
    [one] Je hebt { $points } punt.
   *[other] Je hebt { $points } punten.
}
end-won = Je hebt gewonnen!
end-shared = Je deelt de overwinning.
end-winners = { $count ->
    [1] { $names } wint.
   *[other] { $names } delen de overwinning.
}
end-best-working = Uitrekenen wat mogelijk was …
end-again = Nog een keer
end-save = Partij bewaren
end-share = Uitslag delen
replay-start = Het begin
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-slider = Zet
end-given-up = { $name } heeft de partij beëindigd.
end-given-up-own = Je hebt de partij beëindigd.
end-so-far = { $count ->
    [1] Tot hier één punt.
    [one] Tot hier { $points } punt.
   *[other] Tot hier { $points } punten.
}
end-points = { $count ->
    [1] één punt
    [one] { $points } punt
   *[other] { $points } punten
}
end-board-own = Jouw partij
end-board-best = Het beste wat met deze kaarten kon
end-board-found = Het beste wat gevonden is
end-best = Best mogelijk
end-best-found = Beste gevonden
end-proven = bewezen
end-at-most = hoogstens { $bound }
end-ranks = Rangen
end-rank-next = { $count ->
    [1] Nog één punt voor ‘{ $rank }’
   *[other] Nog { $count } punten voor ‘{ $rank }’
}
end-rank-top = Een hogere rang is er niet.
end-look = Bord van { $name } tonen
end-total = Totaal
end-offer = Revanche aanbieden
end-offered = Je hebt een revanche aangeboden. Wachten op { $names }.
end-asked = { $count ->
    [1] { $names } biedt een revanche aan.
   *[other] { $names } bieden een revanche aan.
}
end-accept = Aannemen
end-decline = Nee, dank je
end-withdraw = Aanbod intrekken
end-declined = { $name } wil geen revanche.
end-next = Naar de nieuwe partij
end-next-others = Aan een nieuwe tafel is de revanche begonnen.
end-come-along = Meegaan en kijken
replay-title = Hoe het ging
replay-play = Afspelen
replay-pause = Pauzeren
replay-at = Zet { $at } van { $of }
replay-keys = Toetsen: ← en → één zet, Home en End naar begin en einde, spatie speelt af.
share-title = Uitslag delen
share-send = Versturen
share-text = Tekst kopiëren
share-picture = Afbeelding bewaren
share-close = Sluiten
share-alt = Het bord aan het einde, met de uitslag
leave-end = Partij beëindigen
leave-end-ask = Deze partij beëindigen?
leave-end-text = Ze eindigt zoals ze nu staat en gaat niet meer verder. Terugkijken en bewaren kan nog.
leave-go = Partij verlaten
leave-ask = Deze partij verlaten?
leave-text = Een bot speelt voor je verder, zodat de anderen kunnen doorspelen. Je krijgt je plaats niet terug.
leave-no = Doorspelen
news-offered = { $name } biedt een revanche aan.

fair-title = Eerlijk gedeeld
fair-about = Voor de eerste kaart heeft de deler een geheim verzegeld. Elke kaart en elke worp volgt daaruit; onderweg kan niets veranderd worden.
fair-nonces = Iedereen aan tafel heeft er een willekeurig getal aan toegevoegd. De deler noch een speler alleen kan de kaarten uitkiezen.
fair-kept = Dit apparaat bewaart het zegel. Als het spel uit is, wordt het geheim verteld en vergelijkt de pagina de twee.
fair-seal = Zegel
fair-how = Elke kaart afzonderlijk nagaan: bewaar de partij als ze uit is en voer deze opdracht uit.
fair-checked = Eerlijk gedeeld, nagegaan
fair-good = Het geheim is hetzelfde dat voor de eerste kaart verzegeld werd.
fair-unseen = Het geheim past bij het zegel. Dit apparaat zag het zegel pas na de eerste kaart.
fair-doubtful = Niet gedeeld zoals verzegeld
fair-bad = Het geheim is niet hetzelfde dat voor de eerste kaart verzegeld werd. De kaarten kunnen uitgekozen zijn.
end-review = Geluk en kunde
end-parting = Waar de lijnen uiteengaan: zet { $move }
end-no-parting = De beste lijn is die je gespeeld hebt.
end-reviewing = De partij wordt bekeken…
end-refining = Een eerste blik; de getallen worden nog preciezer…
end-every-move = Elke zet
end-puzzles = Puzzels van dit spel
end-challenge = Vergelijken
end-friend = Dezelfde kaarten voor een vriend
