about-digit = Verleg één stokje, maak de figuur van een van je kaarten en raak ze allemaal kwijt.

## At the table

digit-cards-left = { $count ->
    [1] nog één kaart in de hand
   *[other] nog { $count } kaarten in de hand
}
digit-pile = { $count ->
    [1] één kaart afgelegd
   *[other] { $count } kaarten afgelegd
}
digit-extra-moves = { $count ->
    [1] één extra zet
   *[other] { $count } extra zetten
}
digit-turn-up = kaart { $figure } wordt opengelegd
digit-deal = { $player } krijgt { $figures }
digit-draw = { $player } trekt { $figures }
digit-reshuffle = de afgelegde kaarten worden geschud
digit-move = van { $way ->
    [h] liggend op
   *[v] staand op
} { $start } naar { $to_way ->
    [h] liggend op
   *[v] staand op
} { $to }
digit-standard = Standaard DIGIT
digit-standard-open = Standaard DIGIT, open
digit-plus = DIGIT-Plus
digit-plus-open = DIGIT-Plus, open
digit-solitaire = Solitaire DIGIT
digit-game = partij { $game } van { $of }
digit-stack = stapel: { $stack }, afgelegd: { $pile }
digit-last = laatst afgelegd: { $figure } ({ $player })
digit-run = in deze beurt afgelegd: { $count }
digit-last-turns = { $count ->
    [1] de laatste beurt van de partij
   *[other] nog { $count } beurten tot het einde
}
digit-hand-size = { $count ->
    [1] { $player } heeft één kaart
   *[other] { $player } heeft { $count } kaarten
}
digit-hand = { $player }: { $figures }

## Puzzles

digit-puzzle-way = Van { $start } naar { $target } in zo weinig mogelijk zetten.
digit-puzzle-all = Leg alle { $number } kaarten af met zo weinig mogelijk extra zetten.
digit-puzzle-known = Leg { $number } kaarten af met zo weinig mogelijk extra zetten; je weet welke komen.

## On the page

digit-board-label = De stokjes vormen figuur { $figure }: { $sticks }. { $moves ->
    [0] Geen keuze.
    [1] Eén keuze.
   *[other] { $moves } keuzes.
} Enter pakt een stokje op, pijltjes kiezen een plek, Enter bevestigt.
digit-board-empty = Er liggen nog geen stokjes op tafel.
digit-stick = { $way ->
    [h] liggend op
   *[v] staand op
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
digit-becomes = → { $figure }
digit-becomes-own = → { $figure } (jouw)
digit-makes = Vormt { $figure }.
digit-makes-own = Vormt { $figure } – jouw kaart!
digit-makes-other = Vormt { $figure } – de kaart van { $name }.
digit-would-lay = wordt afgelegd
digit-hand-own = Jouw kaarten
digit-cards-open = Open kaarten
digit-hand-empty = Geen kaarten.
digit-sort = Dichtbij eerst
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
    [1] { $player } krijgt één kaart
   *[other] { $player } krijgt { $count } kaarten
}
digit-draw-hidden = { $count ->
    [1] { $player } trekt één kaart
   *[other] { $player } trekt { $count } kaarten
}
digit-told-move = { $who ->
    [you] Je verplaatst een stokje.
   *[other] { $name } verplaatst een stokje.
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
digit-news-last-turns = De laatste kaart is getrokken: ieder nog één beurt, { $name } als laatste.
digit-news-you-last-turns = Je hebt de laatste kaart getrokken: ieder nog één beurt, jij als laatste.
digit-news-extra = Niets afgelegd: een punt eraf.
digit-keys = Toetsen: Tab of pijltjes gaan van stokje naar stokje, Enter pakt op, pijltjes kiezen een plek, Enter bevestigt, Esc legt terug, U neemt terug

## The bots

player-digit-easy = Ziet vaak een kaart over het hoofd die hij kan afleggen, en verlegt dan zomaar een stokje.
player-digit-medium = Legt af wat hij kan, gaat anders naar zijn dichtstbijzijnde kaart toe en denkt nooit aan wat volgt.
player-digit-hard = Als hij alleen speelt, beoordeelt hij elke kaart op wat hij uit veel partijen heeft geleerd; tegen anderen legt hij de moeilijkste kaart af en laat hij de volgende speler weinig over.
player-digit-master = Tegen anderen onthoudt hij wat hun beurten over hun kaarten verraden en speelt hij elke goede keuze door met veel handen die daarbij passen; als hij alleen speelt, kijkt hij tot twee kaarten vooruit en speelt hij de laatste kaarten foutloos.
bot-digit-easy = Vonk
bot-digit-medium = Lucifer
bot-digit-hard = Kaars
bot-digit-master = Vuurtoren

## The rules

rules-digit-lead = Van Gerhard Kodys, verschenen in 1987 · 1 t/m 4 spelers
rules-digit-idea-head = Waar het om gaat
rules-digit-idea-1 = Vijf stokjes liggen op tafel. Verleg er een en probeer een figuur te maken die op een van je kaarten staat.
rules-digit-table-head = Op tafel
rules-digit-table-1 = Vijf even lange stokjes liggen op de lijnen van een vierkant raster.
rules-digit-table-2 = Elk van de 55 kaarten toont een figuur: elke manier om vijf stokjes te verbinden, één keer. Gedraaid of gespiegeld blijft het dezelfde figuur.
rules-digit-turn-head = Zo gaat een beurt
rules-digit-turn-1 = Eén kaart wordt opengelegd, en de stokjes worden gelegd zoals op de kaart. Iedereen krijgt vijf kaarten. Volgens het regelboekje begint de jongste. Deze pagina weet niet hoe oud jullie zijn: hier begint wie op plaats 1 zit. Laat daar dus de jongste zitten. Daarna gaat het met de klok mee.
rules-digit-turn-2 = In je beurt verleg je precies één stokje, zodat alle vijf weer aan elkaar liggen. Stokjes zijn verbonden waar hun uiteinden elkaar raken.
rules-digit-turn-3 = Staat de nieuwe figuur op een kaart, dan kan die kaart worden afgelegd. Van wie de kaart mag zijn, en wat er dan gebeurt, hangt af van de variant.
rules-digit-standard-head = Standaard DIGIT
rules-digit-standard-1 = Met 2 t/m 4 spelers. Staat de figuur op een kaart van jou, dan leg je die af. Staat de figuur op de kaart van een ander, dan legt die speler de kaart af, en hoef jij niet te trekken. Legt niemand af, dan trek je een kaart.
rules-digit-standard-2 = Wie het eerst alle kaarten kwijt is, wint. De anderen krijgen een minpunt voor elke kaart die ze nog hebben. Over meerdere partijen wint wie de minste minpunten heeft.
rules-digit-plus-head = DIGIT-Plus
rules-digit-plus-1 = Met 2 t/m 4 spelers. Elke kaart van jou waarvan je de figuur maakt, gaat op je eigen stapel, en je bent nog eens aan zet: hoogstens vijf kaarten in één beurt. Daarna vul je je hand aan tot vijf.
rules-digit-plus-2 = Elke kaart op je stapel is een punt. De grootste stapel wint; over meerdere partijen het hoogste totaal.
rules-digit-open-head = Met open kaarten
rules-digit-open-1 = Standaard DIGIT en DIGIT-Plus kun je met alle kaarten open spelen. Dan zie je wat je weggeeft.
rules-digit-alone-head = Alleen: Solitaire DIGIT
rules-digit-alone-1 = Vijf kaarten liggen open. Elke kaart waarvan je de figuur maakt, wordt afgelegd en meteen vervangen, en je gaat door tot de hele stapel op is.
rules-digit-alone-2 = Elke zet waarmee je niets aflegt, is een extra zet en kost een punt. Hoeveel punten je hebt verloren, zegt hoe goed je bent:
rules-digit-editions-head = Uitgaven
rules-digit-editions-1 = Dit is het spel zoals het in 1987 verscheen, met vijf stokjes.
rules-digit-editions-2 = Een uitgave is een klein tekstbestand, en je kunt er zelf een schrijven. Met vier stokjes zijn er 16 figuren, met zes zijn het er 222; ze worden allemaal berekend.
rules-digit-rulings-head = Verduidelijkingen
rules-digit-rulings-1 = Waar het regelboekje zwijgt, spelen we zo:
ruling-digit-1 = Het stokje moet ergens anders eindigen dan waar het lag. De andere vier mogen even uit elkaar vallen; alleen het resultaat telt. Het mag dezelfde figuur zijn als ervoor, op een andere plek of gedraaid.
ruling-digit-2 = Een passende kaart afleggen is in Standaard en DIGIT-Plus altijd goed voor je, dus het gebeurt vanzelf. Niemand hoeft het te merken.
ruling-digit-3 = Is in Standaard de stapel leeg en moet er getrokken worden, dan worden de afgelegde kaarten, behalve de laatste, geschud tot een nieuwe stapel. Is er alleen de laatste, dan trekt niemand.
ruling-digit-4 = De kaart die aan het begin wordt opengelegd, is de eerste van de afgelegde kaarten en is van niemand.
ruling-digit-5 = Het regelboekje zegt niet wanneer DIGIT-Plus eindigt, dus jullie kiezen. “Ieder nog één beurt”, zoals een gepubliceerde bespreking het vertelt: is de laatste kaart van de stapel getrokken, dan krijgt iedereen in de gewone volgorde nog één beurt, als laatste de speler die hem trok; na die beurten is de partij afgelopen, of meteen als niemand meer een kaart in de hand heeft. Of “uitspelen”, van onszelf: de partij eindigt als de stapel leeg is en óf alle handen leeg zijn, óf alle spelers na elkaar een beurt hebben gehad zonder af te leggen. Na een beurt zonder afleggen wordt niet getrokken.
ruling-digit-6 = In DIGIT-Plus levert een figuur op de kaart van een andere speler die speler niets op.
ruling-digit-7 = In Solitaire is elke zet waarmee niets wordt afgelegd een extra zet, ook waar een kaart te bereiken was; de zet waarmee wordt afgelegd kost niets. Het spel eindigt als de laatste kaart is afgelegd.
ruling-digit-8 = In DIGIT-Plus eindigt de beurt na vijf afgelegde kaarten.
ruling-digit-9 = Een reeks is een afgesproken aantal partijen; één, als er niets is gezegd. Een reeks tot een afgesproken aantal punten kun je hier niet kiezen; spreek dan nog een partij af.
ruling-digit-10 = In DIGIT-Plus verlegt ook een speler zonder kaarten een stokje in zijn beurt.
ruling-digit-11 = Meer punten is altijd beter: in Standaard −1 per kaart die je nog hebt, in DIGIT-Plus +1 per kaart op je stapel, in Solitaire −1 per extra zet.
ruling-digit-12 = In DIGIT-Plus en Solitaire moet wie heeft afgelegd nog een zet doen: passen kan niet. De beurt gaat door tot een zet geen figuur van je eigen kaarten oplevert, zoals dezelfde bespreking zegt.
ruling-digit-13 = Engelse en Franse uitgaven heten Stix (Piatnik) en Pick-it (Discovery Toys), volgens de Duitse Wikipedia.
rules-digit-decided-1 = Wie op plaats 1 zit, begint elke partij van een reeks.
rules-digit-decided-2 = Een partij Standaard eindigt meteen als een hand leeg is, de eigen of een andere; er wordt dan niet meer getrokken.
rules-digit-decided-3 = In DIGIT-Plus wordt de hand alleen aangevuld na een beurt waarin iets is afgelegd, voor zover de stapel reikt. Ook een hand die eerder leeg raakt, omdat de stapel hem niet kon aanvullen, beëindigt de beurt.
rules-digit-decided-4 = Wordt DIGIT-Plus uitgespeeld, dan tellen beurten zonder afleggen zodra de stapel leeg is; legt iemand af, dan begint het tellen opnieuw.
rules-digit-decided-5 = Een reeks Solitaire-partijen heeft een totaal en geen rang: de tabel is voor één keer de stapel doorspelen.
rules-digit-decided-6 = De handen blijven ook na het einde verborgen, tenzij er open is gespeeld.
rules-digit-decided-7 = Een laatste beurt is een hele beurt: wie aflegt, doet nog een zet, en wie geen kaarten meer heeft, verlegt toch een stokje.
rules-digit-sources-head = Waar dit alles vandaan komt
rules-digit-sources = De regels staan hier in onze eigen woorden, naar het Duitse regelboekje. Dat de kaarten elke samenhangende figuur één keer tonen, is bekend van de Duitse Wikipedia; dat het er precies 55 zijn, volgt door te tellen. Niets is gereconstrueerd.
rules-digit-figures-caption = Vijf van de 55 figuren.
rules-digit-figures-alt = Vijf figuren van vijf stokjes: een rechte lijn, een haak, een vierkant met een staart, een kam met drie tanden en een kruis met een langere arm.
rules-digit-moved-caption = Eén stokje verlegd: het gestippelde staat nu rechtop aan het andere eind, en de rechte lijn is een haak geworden. Precies die figuur staat op de kaart.
rules-digit-moved-alt = Links een lijn van vijf stokjes. In het midden liggen er vier nog op een lijn, de plek van het vijfde is gestippeld, en het staat rechtop aan het andere eind. Rechts een kaart met die haak.
rules-digit-same-caption = Gedraaid of gespiegeld is het nog steeds dezelfde figuur.
rules-digit-same-alt = Vier keer dezelfde figuur van vijf stokjes: zoals hij is, een kwartslag gedraaid, een halve slag gedraaid en gespiegeld.
rules-digit-try-1-head = Eén stokje, vijf kaarten
rules-digit-try-1 = Solitaire: verleg één stokje zodat de figuur op een van de vijf kaarten verschijnt. Een zet waarmee je niets aflegt, kost een punt.
rules-digit-try-2-head = Van jou of van de ander?
rules-digit-try-2 = Standaard DIGIT met open kaarten: maak een figuur die op een van je kaarten staat. Staat je figuur op de kaart van de ander, dan legt de ander af; staat hij op geen enkele kaart, dan trek je.

## What can be agreed on
digit-option-variant = Variant
digit-option-variant-standard = Standaard
digit-option-variant-plus = Plus
help-digit-option-variant = Standaard: als eerste al je kaarten afleggen. Plus: er zo veel mogelijk afleggen, ook meer per beurt.
digit-option-open = Handkaarten
digit-option-open-no = verborgen
digit-option-open-yes = open
help-digit-option-open = Met open handen leer je het sneller: je ziet waar de anderen op uit zijn.
digit-option-games = Partijen
help-digit-option-games = De punten van zoveel partijen worden opgeteld.
digit-option-end = Einde
digit-option-end-last-turns = ieder nog één beurt
digit-option-end-played-out = uitspelen
help-digit-option-end = Als de stapel op is: nog één beurt voor iedereen, of door tot niemand meer kan afleggen.

## The guided first round

guide-digit-1 = Er liggen vijf stokjes op tafel, en je hebt vijf kaarten. Elke kaart toont een figuur; hoe die gedraaid is maakt niet uit.
guide-digit-2 = Twee daarvan zijn maar één zet weg. Pak een stokje op en leg het ergens anders, zodat een van die figuren ontstaat; alle vijf moeten verbonden blijven. Tik beide plekken aan, of gebruik de pijltjestoetsen en Enter.
guide-digit-3 = De kaart wordt afgelegd en er komt een nieuwe. Zet nog eens: een zet die geen van je kaarten oplevert mag, maar kost als extra zet een punt.
guide-digit-4 = Zo gaat het door tot alle kaarten gespeeld zijn. Tegen anderen heeft iedereen een eigen hand, en wie het eerst al zijn kaarten heeft afgelegd, wint.
