### De terugblik op een partij: geluk en kunde, zet voor zet.

reviewed-title = Geluk en kunde
reviewed-lead = Open een bewaarde partij en zie zet voor zet wat geluk was en wat kunde.
reviewed-file = Een bewaarde partij
reviewed-paste = … of de tekst ervan
reviewed-open = Bekijken
reviewed-unreadable = Dat is geen bewaarde partij, of hij is te lang.
reviewed-back = Terug naar de tafel
reviewed-whose = Wiens partij?
reviewed-working = De partij wordt bekeken …
reviewed-refining = Een eerste blik. De getallen worden nog nauwkeuriger …
reviewed-luck = Geluk
reviewed-skill = Kunde
reviewed-loss = Kosten
reviewed-expected = Verwacht
reviewed-possible = Nog mogelijk voor wie de kaarten kent
reviewed-points = Punten tot nu toe
reviewed-slips = Fouten
reviewed-slider = Zet
reviewed-at = Zet { $at } van { $of }
reviewed-course = Zo ging het
reviewed-turns = Drie keerpunten
reviewed-turn-loss = Zet { $at } kostte iets
reviewed-turn-luck = Geluk voor zet { $at }
reviewed-made = Zo gespeeld
reviewed-better = Beter
reviewed-other = Bijna even goed
reviewed-cost = Dat kostte { $loss }.
reviewed-cost-nothing = Niets was beter.
reviewed-hindsight = Wie de kaarten kent, ziet: hier ging { $points } verloren.
reviewed-as-table = Als tabel
reviewed-rest = Geluk noch kunde: { $rest }. { $seats ->
    [1] Zo ver zat onze schatting ernaast.
   *[other] Dat kwam door de anderen, of onze schatting zat ernaast.
 }
reviewed-sentence-points = Voor de eerste kaart waren er { $start } punten te verwachten. Het geluk bracht { $luck }, de zetten gaven { $loss } weg, en uiteindelijk werd het { $result }.
reviewed-sentence-win = In het begin was de kans om te winnen { $start }. Het geluk bracht { $luck }, de zetten gaven { $loss } weg, en uiteindelijk werd het { $result }.
