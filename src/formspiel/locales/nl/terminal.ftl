player = Speler { $number }
colon = { $who }: { $what }
round-over = ronde { $number } ({ $about })
round-so-far = ronde { $number } ({ $about }), tussenstand
winners = { $count ->
    [1] { $names } wint.
   *[other] { $names } delen de overwinning.
}
moves-chance = Niemand kan nu kiezen: het toeval is aan zet, met een kaart of een worp.
moves-over = Niemand kan nog kiezen: het spel is uit.
play-title = { $game } · ronde { $round } · { $player }
play-scores = tot nu toe: { $scores }
play-choose = Jouw beurt: { $count ->
    [1] één zet
   *[other] { $count } zetten
}
play-confirm = Enter bevestigt, u neemt terug.
play-thinking = { $player } denkt na.
play-compiling = De code wordt voor het eerst gecompileerd; dat duurt een paar seconden.
play-keys = ← → ↑ ↓ schuiven   r draaien   f spiegelen   n p verder, terug   nummer kiest
play-more-keys = Enter spelen   u terugnemen   s terzijde   c andere keuze   o tafel   q stoppen
play-no-way = Zo kan het niet gedraaid, gespiegeld of geschoven worden.
play-no-number = Er is geen zet { $number }.
play-unknown-key = Onbekende toets.
play-no-undo = Er is nu niets dat je kunt terugnemen.
play-undone = Teruggenomen.
play-too-small = Deze terminal is te klein: { $wide } × { $high } is nodig. Maak hem groter en druk op een toets.
play-commitment = De deler heeft zich vastgelegd op { $hash }
play-verify = formspiel verify { $file } controleert alle kaarten van deze partij.
play-practice = oefening
play-pass = { $player }, jouw beurt. Druk op { $number } als alleen jij het scherm ziet.
play-go-on = Druk op Enter om verder te gaan.
play-saved = Bewaard in { $file }. Met dezelfde opdracht ga je hier verder.
play-not-saved = Niet bewaard; --save BESTAND bewaart een partij.
player-random = Doet zomaar een toegestane zet.
player-flat = Speelt vanaf elke zet vele malen willekeurig verder en neemt de zet die het best afliep.
player-search = Kijkt zet voor zet vooruit, steeds alleen met wat hij dan zou zien, en speelt vandaar willekeurig verder.
