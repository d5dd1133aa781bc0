about-quadrata = Gooi, pak een vorm, vul als eerste je vierkant – of roof.

## At the table

quadrata-forms = { $count ->
    [1] één vorm in het vierkant
   *[other] { $count } vormen in het vierkant
}
quadrata-kept = { $count ->
    [1] één vorm in de reserve
   *[other] { $count } vormen in de reserve
}
quadrata-full = vierkant vol, ronde beëindigd
quadrata-starter = speler { $player } gooit de eerste zes en begint
quadrata-roll = worp: { $pips }
quadrata-rolled = gegooid: { $pips }
quadrata-joker = de zes is een joker: hij verplaatst elke vorm
quadrata-turn = beurt { $count } van { $of }
quadrata-below = onder het vierkant de reserve, helemaal onderaan de voorraad
quadrata-stock-square = { $number } uit de voorraad → { $to }
quadrata-stock-reserve = { $number } uit de voorraad → reserve
quadrata-reserve-square = { $number } uit de reserve → { $to }
quadrata-reserve-stock = { $number } uit de reserve → voorraad
quadrata-square-reserve = { $number } { $at } → reserve
quadrata-square-stock = { $number } { $at } → voorraad
quadrata-square-square = { $number } { $at } → { $to }
quadrata-take-square = { $number } uit reserve #{ $player } → { $to }
quadrata-take-reserve = { $number } uit reserve #{ $player } → reserve
quadrata-rob-square = { $number } van #{ $player }, { $at } → { $to }
quadrata-rob-reserve = { $number } van #{ $player }, { $at } → reserve
quadrata-turns = { $count ->
    [1] één beurt
   *[other] { $count } beurten
}

## On the page

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

## The bots

player-quadrata-easy = Legt vormen waar ze passen, een beetje netjes, zonder plan.
player-quadrata-medium = Vult het eigen vierkant netjes en let niet op de anderen.
player-quadrata-hard = Weegt elke zet: hoe snel het klaar kan zijn, wat geroofd kan worden, hoe ver de anderen zijn.
player-quadrata-master = Speelt de beste zetten in gedachten enkele beurten verder, met veel worpen van de dobbelsteen.

## The rules

rules-quadrata-lead = Van Karl Friedrich, verschenen in 1973 · 2 tot 4 spelers
rules-quadrata-idea-head = Waar het om gaat
rules-quadrata-idea-1 = Vul je vierkant met driehoeken, vierkanten en andere vormen; de dobbelsteen zegt welke je mag verplaatsen. Elke vorm is evenveel waard, dus veel kleine zijn beter dan een paar grote – en niets wat er ligt, is veilig.
rules-quadrata-table-head = Op tafel
rules-quadrata-table-1 = Iedereen heeft een bord met een groot vierkant, een kleiner in het midden daarvan, en een reserve. Met zijn tweeën vul je het grote vierkant, met drie of vier spelers het kleine.
rules-quadrata-table-2 = Er zijn 45 vormen, elk met een getal van 1 tot 6. Hoe groter het getal, hoe groter de vorm. Ze liggen op het raster en mogen gedraaid en omgekeerd worden.
rules-quadrata-table-3 = Alle vormen liggen in de voorraad, in het midden. Met drie spelers blijven er een paar in de doos: 1 een, 2 tweeën, 2 drieën, 2 vieren, 1 vijf en 2 zessen.
rules-quadrata-table-4 = Spreek een aantal ronden af. Gewoonlijk drie, vijf of tien.
rules-quadrata-turn-head = Zo gaat een beurt
rules-quadrata-turn-1 = Er wordt om de beurt gegooid, met de klok mee. Wie de eerste zes gooit, begint.
rules-quadrata-turn-2 = In je beurt gooi je en verplaats je dan één vorm met dat getal, op precies een van deze manieren:
rules-quadrata-way-1 = uit de voorraad in je vierkant, waar hij maar past, of in je reserve;
rules-quadrata-way-2 = uit je reserve in je vierkant, of terug in de voorraad;
rules-quadrata-way-3 = uit je vierkant in je reserve, of terug in de voorraad;
rules-quadrata-way-4 = binnen je vierkant naar een andere plaats.
rules-quadrata-turn-3 = Je moet zetten, ook als het pijn doet.
rules-quadrata-rob-head = Nemen en roven
rules-quadrata-rob-1 = Is het getal niet in de voorraad en niet in je reserve? Dan mag je het uit de reserve van een andere speler nemen.
rules-quadrata-rob-2 = Alleen als ook geen reserve het heeft, mag je het uit het vierkant van een andere speler roven. Wat je neemt, gaat in je vierkant of in je reserve.
rules-quadrata-joker-head = De zes als joker
rules-quadrata-joker-1 = Zodra een getal in de voorraad op is, is de zes voor de rest van de ronde een joker, vanaf de volgende speler: wie hem gooit, mag een vorm met elk getal op de vier manieren verplaatsen. Dat blijft zo, ook als er vormen in de voorraad terugkomen.
rules-quadrata-scoring-head = Puntentelling
rules-quadrata-scoring-1 = Wie het eerst het hele vierkant vult, beëindigt de ronde. Dan telt iedereen:
rules-quadrata-count-1 = +1 voor elke vorm in je vierkant
rules-quadrata-count-2 = −1 voor elke vorm in je reserve
rules-quadrata-count-3 = +5 als je de ronde beëindigd hebt
rules-quadrata-end-head = Het einde
rules-quadrata-end-1 = De hoogste som over alle ronden wint. Wie gelijk staat, deelt de winst.
rules-quadrata-alone-head = Alleen
rules-quadrata-alone-1 = Voor Quadrata moet je minstens met zijn tweeën zijn: is er niemand anders, dan schuift een bot aan. Rangen zijn er niet.
rules-quadrata-editions-head = Uitgaven
rules-quadrata-editions-1 = Dit is het spel zoals het in 1973 verscheen.
rules-quadrata-editions-2 = Heb je de doos, of bedenk je graag eigen vormen? Een uitgave is een klein tekstbestand waarin elke vorm getekend is. Je kunt het verbeteren, en je kunt er zelf een schrijven.
rules-quadrata-rulings-head = Beslissingen
rules-quadrata-rulings-1 = Waar de spelregel zwijgt, geldt hier:
ruling-quadrata-1 = De zes die beslist wie begint, wordt niet gespeeld. Die speler gooit opnieuw.
ruling-quadrata-2 = Heb je het getal in je vierkant, dan mag je het toch daar of daarvandaan verplaatsen. Van anderen nemen is een keuze erbij, nooit verplicht zolang er een andere zet is.
ruling-quadrata-3 = Is er helemaal geen toegestane zet, dan gaat de beurt voorbij.
ruling-quadrata-4 = Een jokerzes mag ook als gewone zes gespeeld worden, met nemen en roven. De joker zelf neemt niets van anderen.
ruling-quadrata-5 = Een vorm die binnen het vierkant verhuist, moet daarna andere plaatsen bedekken. Hem terugleggen waar hij lag, is geen zet.
ruling-quadrata-6 = De reserve heeft geen grens. Een beroofd vierkant heeft een gat, en de eigenaar krijgt er niets voor.
ruling-quadrata-7 = Ook in de volgende ronde beslist de eerste zes wie begint.
ruling-quadrata-8 = Wie gelijk staat, deelt de winst.
ruling-quadrata-9 = De spelregel kent geen einde zonder vol vierkant. Een tafel kan een grens aan het aantal beurten per ronde afspreken; ieders beurten tellen, ook overgeslagen. Een ronde die zo stopt, wordt zonder de +5 geteld.
rules-quadrata-decided-1 = De eerste plaats gooit in elke ronde als eerste om de zes.
rules-quadrata-decided-2 = Een vierkant dat in de allerlaatste toegestane beurt vol raakt, telt als vol.
rules-quadrata-decided-3 = Met alle 45 vormen is er altijd een toegestane zet; niemand slaat ooit over.
rules-quadrata-sources-head = Waar dit alles vandaan komt
rules-quadrata-sources = De regels staan hier in onze eigen woorden, naar de Duitse spelregel. Dat er kleine en grote driehoeken, vierkanten en parallellogrammen zijn, is bekend uit een bespreking op ftp.informatik.rwth-aachen.de. De rest was niet meer te zien. Daarom is dit een beredeneerde vervanging:
rules-quadrata-made-1 = Welke vorm welk getal heeft. De vorm met getal n is zo groot als n halve vierkantjes; de regels vragen grotere vormen voor grotere getallen.
rules-quadrata-made-2 = Hoeveel er zijn: 5 enen, 9 tweeën, 9 drieën, 9 vieren, 5 vijven, 8 zessen. Dat het er samen 45 zijn, staat in de spelregel.
rules-quadrata-made-3 = De maten van de vierkanten: 6 × 6 en 4 × 4. Dan hebben twee, drie en vier spelers 90 %, 78 % en 80 % van de voorraad nodig.
rules-quadrata-forms-caption = De zes vormen met hun getallen, en hoeveel er van elk zijn.
rules-quadrata-forms-alt = 1: een kleine driehoek. 2: een vierkant. 3: een vierkant met een driehoek. 4: een grote driehoek. 5: twee vierkanten met een driehoek. 6: een parallellogram.
rules-quadrata-ways-caption = De vier manieren om een vorm te verplaatsen, a t/m d.
rules-quadrata-ways-alt = Pijlen verbinden voorraad, reserve en vierkant: van de voorraad naar vierkant of reserve, van de reserve naar vierkant of voorraad, van het vierkant naar reserve of voorraad, en binnen het vierkant.
rules-quadrata-try-1-head = Eén worp, veel wegen
rules-quadrata-try-1 = Je hebt een 3 gegooid. Leg er een uit de voorraad, verplaats er een van jezelf, of bewaar er een in de reserve – waar hij −1 telt.
rules-quadrata-try-2-head = Roven
rules-quadrata-try-2 = Je hebt een 1 gegooid. In de voorraad is er geen, en in geen enkele reserve. In je vierkant ontbreekt nog maar één kleine driehoek …

## What can be agreed on
quadrata-option-rounds = Rondes
quadrata-option-turn-limit = Max. beurten per ronde
quadrata-option-turn-limit-none = geen grens
quadrata-way-stock = voorraad
quadrata-way-reserve = reserve
quadrata-way-square = vierkant
