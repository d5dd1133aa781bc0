about-quadrata = Gooi, kies een vorm, vul als eerste je vierkant – of beroof de anderen.

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
quadrata-starter = { $player } gooit de eerste zes en begint
quadrata-roll = de dobbelsteen toont { $pips }
quadrata-rolled = gegooid: { $pips }
quadrata-joker = de zes is een joker: verplaats welke vorm je wilt
quadrata-turn = beurt { $count } van { $of }
quadrata-below = onder het vierkant de reserve, helemaal onderaan de voorraad
quadrata-stock-square = { $number } uit de voorraad naar { $to }
quadrata-stock-reserve = { $number } uit de voorraad naar de reserve
quadrata-reserve-square = { $number } uit de reserve naar { $to }
quadrata-reserve-stock = { $number } uit de reserve terug naar de voorraad
quadrata-square-reserve = { $number } van { $at } naar de reserve
quadrata-square-stock = { $number } van { $at } terug naar de voorraad
quadrata-square-square = { $number } van { $at } naar { $to }
quadrata-take-square = { $number } uit de reserve van { $player } naar { $to }
quadrata-take-reserve = { $number } uit de reserve van { $player } naar de eigen reserve
quadrata-rob-square = { $number } geroofd van { $player }, van { $at } naar { $to }
quadrata-rob-reserve = { $number } geroofd van { $player }, van { $at } naar de reserve
quadrata-turns = { $count ->
    [1] één beurt
   *[other] { $count } beurten
}

## Puzzles

quadrata-puzzle-goal = Vul je vierkant met precies de { $number } vormen die je gooit, één per beurt.
quadrata-puzzle-most = Je gooit { $number } keer, en niet alle vormen vinden een plek. Leg er zo veel in je vierkant als maar kan.

## On the page

quadrata-stock = Voorraad
quadrata-reserve = Reserve
quadrata-send-stock = Terug naar de voorraad
quadrata-send-reserve = In de reserve
quadrata-tile = { $count } met getal { $number }
quadrata-die = De dobbelsteen
quadrata-joker-sign = 6 = joker
quadrata-last = Ronde { $round } is voorbij
quadrata-rob = Te halen bij { $name }
quadrata-what = Welke vorm?
quadrata-where = Waarheen?
quadrata-choose = Kies een vorm met een dikke rand.
quadrata-hint-square = Schuif en draai hem, bevestig dan.
quadrata-choose-others = Kies een vorm met een dikke rand, ook bij de anderen.
quadrata-put-back = Terugleggen
quadrata-square-label = { $count ->
    [0] Je lege vierkant.
    [1] Je vierkant met één vorm.
   *[other] Je vierkant met { $count } vormen.
} Pijltjes kiezen en schuiven, Enter pakt op en bevestigt, R draait, F spiegelt, Escape legt terug.
quadrata-keys = Toetsen: ← → ↑ ↓ kiezen en schuiven, R draaien, F spiegelen, Enter oppakken en bevestigen, Esc terugleggen, U terugnemen
quadrata-pick-stock = { $number } uit de voorraad
quadrata-pick-kept = { $number } uit de reserve
quadrata-pick-own = { $number } in het vierkant, { $at }
quadrata-pick-lent = { $number } uit de reserve van { $name }
quadrata-pick-rob = { $number } uit het vierkant van { $name }, { $at }
quadrata-told-lay = { $who ->
    [you] Je legt een { $number }.
   *[other] { $name } legt een { $number }.
}
quadrata-told-keep = { $who ->
    [you] Je legt een { $number } in de reserve.
   *[other] { $name } legt een { $number } in de reserve.
}
quadrata-told-return = { $who ->
    [you] Je legt een { $number } terug in de voorraad.
   *[other] { $name } legt een { $number } terug in de voorraad.
}
quadrata-told-shift = { $who ->
    [you] Je verlegt een { $number } in het vierkant.
   *[other] { $name } verlegt een { $number } in het vierkant.
}
quadrata-told-take = { $who ->
    [you] Je neemt een { $number } uit de reserve van { $victim }.
    [me] { $name } neemt een { $number } uit jouw reserve.
   *[other] { $name } neemt een { $number } uit de reserve van { $victim }.
}
quadrata-told-rob = { $who ->
    [you] Je rooft een { $number } van { $victim }.
    [me] { $name } rooft jouw { $number }.
   *[other] { $name } rooft een { $number } van { $victim }.
}
quadrata-told-joker = Joker! { $told }
quadrata-span = { $wide ->
    [1] kolom { $first }
   *[other] kolommen { $first } t/m { $last }
}, { $high ->
    [1] rij { $row }
   *[other] rijen { $row } t/m { $top }
}
quadrata-cell = { $part ->
    [SW] helft linksonder van
    [ES] helft rechtsonder van
    [NW] helft linksboven van
    [EN] helft rechtsboven van
    [ENSW] heel
   *[other] deel van
} { $column }/{ $row }

## The bots

player-quadrata-easy = Legt vormen waar ze passen, redelijk netjes, zonder plan.
player-quadrata-medium = Vult het eigen vierkant netjes en let niet op de anderen.
player-quadrata-hard = Weegt elke zet af: hoe snel hij klaar kan zijn, wat er van hem geroofd kan worden, hoe ver de anderen zijn.
player-quadrata-master = Speelt zijn beste zetten in gedachten enkele beurten verder, met veel worpen van de dobbelsteen.
bot-quadrata-easy = Mus
bot-quadrata-medium = Eekhoorn
bot-quadrata-hard = Ekster
bot-quadrata-master = Vos

## The rules

rules-quadrata-lead = Van Karl Friedrich, verschenen in 1973 · 2 t/m 4 spelers
rules-quadrata-idea-head = Waar het om gaat
rules-quadrata-idea-1 = Vul je vierkant met driehoeken, vierkanten en andere vormen; de dobbelsteen zegt welke je mag verplaatsen. Elke vorm is evenveel waard, dus veel kleine zijn beter dan een paar grote – en niets wat er ligt, is veilig.
rules-quadrata-table-head = Op tafel
rules-quadrata-table-1 = Iedereen heeft een bord met een groot vierkant, een kleiner vierkant in het midden, en een reserve. Met zijn tweeën vul je het grote vierkant, met drie of vier spelers het kleine.
rules-quadrata-table-2 = Er zijn 45 vormen, elk met een getal van 1 t/m 6. Hoe groter het getal, hoe groter de vorm. Ze liggen op het raster en mogen gedraaid en gespiegeld worden (QUAD-10).
rules-quadrata-table-3 = Alle vormen liggen in de voorraad, in het midden. Met drie spelers blijven er een paar in de doos: één vorm 1, twee vormen 2, twee vormen 3, twee vormen 4, één vorm 5 en twee vormen 6.
rules-quadrata-table-4 = Spreek een aantal rondes af. Gewoonlijk drie, vijf of tien.
rules-quadrata-turn-head = Zo gaat een beurt
rules-quadrata-turn-1 = Er wordt om de beurt gegooid, met de klok mee. Wie de eerste zes gooit, begint.
rules-quadrata-turn-2 = In je beurt gooi je en verplaats je dan één vorm met dat getal, op precies een van deze manieren:
rules-quadrata-way-1 = uit de voorraad in je vierkant, waar hij maar past, of in je reserve;
rules-quadrata-way-2 = uit je reserve in je vierkant, of terug in de voorraad;
rules-quadrata-way-3 = uit je vierkant in je reserve, of terug in de voorraad;
rules-quadrata-way-4 = binnen je vierkant naar een andere plek.
rules-quadrata-turn-3 = Je moet een zet doen, ook als het pijn doet.
rules-quadrata-rob-head = Nemen en roven
rules-quadrata-rob-1 = Ligt er in de voorraad en in je reserve geen vorm met dat getal? Dan mag je er een uit de reserve van een andere speler nemen.
rules-quadrata-rob-2 = Alleen als er ook in geen enkele reserve een ligt, mag je er een uit het vierkant van een andere speler roven. Wat je neemt, gaat in je vierkant of in je reserve (QUAD-10).
rules-quadrata-joker-head = De zes als joker
rules-quadrata-joker-1 = Zodra een getal in de voorraad op is, is de zes voor de rest van de ronde een joker, vanaf de volgende speler: wie hem gooit, mag een vorm met een willekeurig getal op de vier manieren verplaatsen. Dat blijft zo, ook als er vormen in de voorraad terugkomen.
rules-quadrata-scoring-head = Puntentelling
rules-quadrata-scoring-1 = Wie als eerste het hele vierkant vol heeft, beëindigt de ronde. Dan telt iedereen:
rules-quadrata-count-1 = +1 voor elke vorm in je vierkant
rules-quadrata-count-2 = −1 voor elke vorm in je reserve (QUAD-10)
rules-quadrata-count-3 = +5 als je de ronde beëindigd hebt
rules-quadrata-end-head = Het einde
rules-quadrata-end-1 = Het hoogste totaal over alle rondes wint. Wie gelijkstaat, deelt de overwinning.
rules-quadrata-alone-head = Alleen
rules-quadrata-alone-1 = Voor Quadrata moet je minstens met zijn tweeën zijn: is er niemand anders, dan schuift een bot aan. Rangen zijn er niet.
rules-quadrata-editions-head = Uitgaven
rules-quadrata-editions-1 = Dit is het spel zoals het in 1973 verscheen.
rules-quadrata-editions-2 = Heb je de doos, of bedenk je graag eigen vormen? Een uitgave is een klein tekstbestand waarin elke vorm getekend is. Je kunt het verbeteren, en je kunt er zelf een schrijven.
rules-quadrata-rulings-head = Verduidelijkingen
rules-quadrata-rulings-1 = Waar het regelboekje zwijgt, spelen we zo:
ruling-quadrata-1 = De zes die beslist wie begint, wordt niet gespeeld. Die speler gooit opnieuw.
ruling-quadrata-2 = Heb je een vorm met dat getal in je vierkant, dan mag je ook die nog verplaatsen, binnen het vierkant of eruit. Van anderen nemen is een keuze erbij, nooit verplicht zolang er een andere zet is.
ruling-quadrata-3 = Is er helemaal geen toegestane zet, dan sla je je beurt over.
ruling-quadrata-4 = Een jokerzes mag ook als gewone zes gespeeld worden, met nemen en roven. De joker zelf neemt niets van anderen.
ruling-quadrata-5 = Een vorm die binnen het vierkant verhuist, moet daarna andere plekken bedekken dan ervoor. Hem terugleggen waar hij lag, is geen zet.
ruling-quadrata-6 = De reserve heeft geen limiet. Een beroofd vierkant heeft een gat, en de eigenaar krijgt er niets voor.
ruling-quadrata-7 = Ook in de volgende ronde beslist de eerste zes wie begint.
ruling-quadrata-8 = Wie gelijkstaat, deelt de overwinning.
ruling-quadrata-9 = Het regelboekje kent geen einde zonder vol vierkant. Een tafel kan een limiet voor het aantal beurten per ronde afspreken; de beurten van alle spelers tellen, ook overgeslagen beurten. Een ronde die zo stopt, wordt zonder de +5 geteld.
rules-quadrata-decided-1 = Wie op plaats 1 zit, gooit in elke ronde als eerste voor de zes.
ruling-quadrata-10 = Het regelboekje zegt niet of je vormen mag spiegelen, of ze op het raster moeten liggen, waar een genomen of geroofde vorm terechtkomt, of je moet roven als er geen andere zet is, en of een vorm in de reserve één punt kost of zijn getal. Hier mag je vormen vrij draaien en spiegelen, en ze liggen op het raster. Wat je neemt, gaat in je vierkant of in je reserve. Is roven je enige zet, dan moet je roven. Elke vorm in de reserve kost één punt.
ruling-quadrata-11 = Met zijn tweeën en het grote vierkant duurt een ronde lang, en sommige rondes eindigen nooit. Een nieuwe tafel voor twee krijgt daarom een limiet van 100 beurten per ronde aangeboden; zonder limiet spelen kan ook. Naast 3, 5 en 10 rondes, de voorbeelden uit het regelboekje, kun je ook één ronde kiezen.
rules-quadrata-decided-2 = Een vierkant dat in de allerlaatste toegestane beurt vol raakt, telt als vol.
rules-quadrata-decided-3 = Er is altijd een toegestane zet, met alle 45 vormen en met de 35 voor drie spelers; niemand slaat ooit een beurt over.
rules-quadrata-sources-head = Waar dit alles vandaan komt
rules-quadrata-sources = De regels staan hier in onze eigen woorden, naar het Duitse regelboekje. Dat er kleine en grote driehoeken, vierkanten en parallellogrammen zijn, is bekend uit een bespreking op ftp.informatik.rwth-aachen.de. De rest was niet meer te zien. Dit is daarom gereconstrueerd:
rules-quadrata-made-1 = Welke vorm welk getal heeft. De vorm met getal n is zo groot als n halve vierkantjes; de regels vragen grotere vormen voor grotere getallen.
rules-quadrata-made-2 = Hoeveel er zijn: vijf vormen 1, negen vormen 2, negen vormen 3, negen vormen 4, vijf vormen 5 en acht vormen 6. Dat het er samen 45 zijn, staat in het regelboekje.
rules-quadrata-made-3 = De maten van de vierkanten: 6 × 6 en 4 × 4. Dan hebben twee, drie en vier spelers 90%, 78% en 80% van de voorraad nodig.
rules-quadrata-forms-caption = De zes vormen met hun getallen, en hoeveel er van elk zijn.
rules-quadrata-forms-alt = 1: een kleine driehoek. 2: een vierkant. 3: een vierkant met een driehoek. 4: een grote driehoek. 5: twee vierkanten met een driehoek. 6: een parallellogram.
rules-quadrata-boards-caption = Twee borden tijdens een partij. Onder elk ligt de reserve.
rules-quadrata-boards-alt = Links een groot vierkant met negen vormen, met het kleinere gestippeld in het midden; in de strook eronder liggen twee vormen. Rechts hetzelfde bord waarop alleen het kleine vierkant telt: er liggen vier vormen in, en één in de strook eronder.
rules-quadrata-boards-two = Met zijn tweeën: het grote vierkant
rules-quadrata-boards-more = Met drie of vier: het kleine vierkant
rules-quadrata-ways-caption = De vier manieren om een vorm te verplaatsen, a t/m d.
rules-quadrata-ways-alt = Pijlen verbinden voorraad, reserve en vierkant: van de voorraad naar vierkant of reserve, van de reserve naar vierkant of voorraad, van het vierkant naar reserve of voorraad, en binnen het vierkant.
rules-quadrata-try-1-head = Eén worp, veel mogelijkheden
rules-quadrata-try-1 = Je hebt een 3 gegooid. Leg er een uit de voorraad, verplaats er een van jezelf, of bewaar er een in de reserve – waar hij −1 telt.
rules-quadrata-try-2-head = Roven
rules-quadrata-try-2 = Je hebt een 1 gegooid. In de voorraad is er geen meer, en ook niet in een van de reserves. In je vierkant ontbreekt nog maar één kleine driehoek …

## What can be agreed on
quadrata-option-rounds = Rondes
help-quadrata-option-rounds = Een ronde is uit zodra een vierkant vol is of de beurtlimiet bereikt is. Ze duurt zo’n tien minuten.
quadrata-option-turn-limit = Beurtlimiet per ronde
quadrata-option-turn-limit-none = geen limiet
help-quadrata-option-turn-limit = Na zoveel beurten wordt er geteld, ook als geen vierkant vol is. Met z’n tweeën kan het heel lang duren.
quadrata-way-stock = voorraad
quadrata-way-reserve = reserve
quadrata-way-square = vierkant

## The guided first round

guide-quadrata-1 = Het vierkant is van jou om te vullen, en elke vorm erin is een punt waard, groot of klein. Wie zijn vierkant het eerst vult, beëindigt de ronde en krijgt er vijf bij.
guide-quadrata-2 = Je hebt een 2 gegooid. Neem een 2 uit de voorraad en leg hem in je vierkant, strak tegen de andere. Tik de vorm aan en dan een plek, of kies met de pijltjestoetsen en Enter.
guide-quadrata-3 = Nu een 1, maar de voorraad heeft er geen meer en geen reserve ook. Dan mag je roven: neem een 1 uit het andere vierkant en leg hem in het gat in je onderste rij.
guide-quadrata-4 = Niets wat er ligt is veilig, ook bij jou niet. En omdat de enen op zijn, is een zes nu een joker: die verplaatst een vorm van elk getal.
guide-quadrata-5 = Wat nergens past gaat naar de reserve, waar het een punt kost, of terug naar de voorraad. Zo gaat het worp na worp, tot een vierkant vol is.

## A square to fill

quadrata-pack-taken = Je houdt een { $number } vast; daarvan zijn er nog { $left }.
quadrata-pack-laid = Gelegd: { $laid }.
quadrata-pack-label = Vierkant om te vullen, { $laid } van { $of } vormen gelegd
quadrata-pack-take = Neem een { $number }, nog { $left }
quadrata-pack-choose = Kies een vorm.
quadrata-pack-shift = Verschuif en draai hem, en leg hem dan neer.
quadrata-pack-put = Terugleggen
quadrata-pack-back = De laatste terugnemen
quadrata-pack-lay = Neerleggen
quadrata-pack-keys = 1–6 vorm kiezen · pijlen verschuiven · R draaien · F spiegelen · Enter neerleggen · U terugnemen · Esc terugleggen
