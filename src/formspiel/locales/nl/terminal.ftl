player = speler { $number }
round-over = ronde { $number } ({ $about })
round-so-far = ronde { $number } ({ $about }), tussenstand
winners = { $count ->
    [1] { $names } wint.
   *[other] { $names } winnen samen.
}
play-title = { $game } · ronde { $round } · { $player }
play-scores = tot nu toe: { $scores }
play-choose = Aan zet: { $count } zetten
play-confirm = Enter bevestigt, u neemt terug.
play-keys = ← → ↑ ↓ schuiven   r draaien   f keren   n p volgende, vorige   nummer kiest
play-more-keys = Enter spelen   s naast het bord   c andere keuze   o hele tafel   q stoppen
play-no-way = Zo kan het niet gedraaid, gekeerd of geschoven worden.
play-no-number = Er is geen zet { $number }.
play-unknown-key = Onbekende toets.
play-pass = { $player }, jouw beurt. Druk op Enter als alleen jij het scherm ziet.
play-go-on = Druk op Enter om verder te gaan.
play-saved = Bewaard in { $file }. Dezelfde opdracht gaat hier verder.
play-not-saved = Niet bewaard; --save BESTAND bewaart een spel.
player-random = Doet zomaar een toegestane zet.
player-flat = Speelt vanaf elke zet vele malen willekeurig verder en neemt de zet die het best afliep.
player-search = Kijkt vooruit in een boom van wat hij zou zien, en speelt vandaar willekeurig verder.
