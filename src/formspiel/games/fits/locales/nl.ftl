about-fits = Laat zestien stenen vallen en zo weinig mogelijk gaten.

## At the table

fits-uncovered = { $count ->
    [1] één veld niet bedekt
   *[other] { $count } velden niet bedekt
}
fits-row = rij { $row } volledig
fits-bonus = bonusveld in kolom { $column }, rij { $row } zichtbaar
fits-malus = strafveld in kolom { $column }, rij { $row } zichtbaar
fits-circle-one = maar één cirkel zichtbaar
fits-circle-some = { $count } cirkels zichtbaar
fits-circle-both = beide cirkels zichtbaar
fits-circle-all = alle { $count } cirkels zichtbaar
fits-star-one = maar één ster zichtbaar
fits-star-some = { $count } sterren zichtbaar
fits-star-both = beide sterren zichtbaar
fits-star-all = alle { $count } sterren zichtbaar
fits-diamond-one = maar één ruit zichtbaar
fits-diamond-some = { $count } ruiten zichtbaar
fits-diamond-both = beide ruiten zichtbaar
fits-diamond-all = alle { $count } ruiten zichtbaar
fits-triangle-one = maar één driehoek zichtbaar
fits-triangle-some = { $count } driehoeken zichtbaar
fits-triangle-both = beide driehoeken zichtbaar
fits-triangle-all = alle { $count } driehoeken zichtbaar
fits-cross-one = maar één kruis zichtbaar
fits-cross-some = { $count } kruisen zichtbaar
fits-cross-both = beide kruisen zichtbaar
fits-cross-all = alle { $count } kruisen zichtbaar
fits-square-one = maar één vierkant zichtbaar
fits-square-some = { $count } vierkanten zichtbaar
fits-square-both = beide vierkanten zichtbaar
fits-square-all = alle { $count } vierkanten zichtbaar
fits-heart-one = maar één hart zichtbaar
fits-heart-some = { $count } harten zichtbaar
fits-heart-both = beide harten zichtbaar
fits-heart-all = alle { $count } harten zichtbaar
fits-moon-one = maar één maan zichtbaar
fits-moon-some = { $count } manen zichtbaar
fits-moon-both = beide manen zichtbaar
fits-moon-all = alle { $count } manen zichtbaar
fits-word = woord { $word } zichtbaar
fits-letter = letter { $letter } ongebruikt
fits-draw-start = speler { $player } trekt startkaart { $piece }
fits-turn-card = kaart { $piece }
fits-place-one = kolom { $first }, vanaf rij { $row }
fits-place = kolommen { $first } t/m { $last }, vanaf rij { $row }
fits-set-aside = { $piece } terzijde leggen
fits-board = bord { $board }
fits-card = steen in spel: { $piece } (kaart { $count } van { $of })
fits-start = startsteen: { $piece }
fits-to-come = komt nog: { $pieces }
fits-aside = terzijde: { $pieces }

## On the page

fits-small = { $count ->
    [1] een bord met één steen
   *[other] een bord met { $count } stenen
}
fits-board-label = Jouw bord: { $count } stenen, { $moves } keuzes. Pijltjes schuiven, R draait, F spiegelt, Enter laat vallen.
fits-aside-button = Wegleggen
fits-left = Komt nog ({ $count })
fits-rule-open = Elk leeg zichtbaar veld: −1
fits-rule-row = Elke volle rij: { $points }
fits-rule-value = Zichtbare getallen tellen mee
fits-rule-symbol = { $count } × hetzelfde teken zichtbaar: { $points }
fits-rule-word = { $word } zichtbaar: { $points }
fits-rule-letter = Elke andere zichtbare letter: { $points }

## The bots

player-fits-easy = Laat elke steen laag en met weinig gaten eronder vallen en spaart bonusvelden, maar slordig; let nooit op symbolen, letters of wat nog komt.
player-fits-medium = Verliest met de steen in de hand zo weinig mogelijk punten en bouwt vlak; denkt nooit aan de stenen die nog komen.
player-fits-hard = Weet uit vele duizenden rondes wat een bord waard is met de stenen die nog komen, maar kijkt alleen naar de allerlaatste vooruit.
player-fits-master = Speelt zijn beste zetten vele malen door tot het einde van de ronde, met de resterende kaarten in allerlei volgordes, en rekent de laatste kaarten precies uit.

## The rules

rules-fits-lead = Van Reiner Knizia, verschenen in 2009 · 1 tot 4 spelers
rules-fits-idea-head = Waar het om gaat
rules-fits-idea-1 = Iedereen laat dezelfde zestien stenen, in dezelfde volgorde, op een eigen bord vallen. Wat onbedekt blijft, kost punten – tenzij het een veld is dat je liever ziet.
rules-fits-table-head = Op tafel
rules-fits-table-1 = Iedereen heeft dezelfde 16 stenen: tien van vijf vierkantjes, vier van vier, twee van drie. Samen zijn dat 72 vierkantjes, precies zoveel als een bord velden heeft. Je mag ze draaien en omkeren.
rules-fits-table-2 = Een bord heeft 6 kolommen en 12 rijen. Het gewone spel gaat over de borden 1 t/m 4, een ronde op elk. De borden 5 t/m 8 en JEUXSOC zijn er voor wie meer wil.
rules-fits-table-3 = Zestien bouwkaarten, een voor elke steen, zeggen welke steen nu komt. Vier startkaarten zeggen met welke steen je begint.
rules-fits-turn-head = Zo gaat een ronde
rules-fits-turn-1 = Eerst trekt iedereen een andere startkaart en laat die steen vallen, waar en hoe je maar wilt.
rules-fits-turn-2 = Dan worden de bouwkaarten omgedraaid, een voor een, alle zestien. Iedereen heeft met dezelfde steen te maken, elk op het eigen bord: laten vallen of terzijde leggen. Is het je startsteen, dan doe je niets. Die ligt er al.
rules-fits-turn-3 = Je mag zoveel stenen terzijde leggen als je wilt. In deze ronde komen ze niet terug.
rules-fits-drop-head = Zo valt een steen
rules-fits-drop-1 = Een steen komt van boven en glijdt recht naar beneden tot hij de onderrand of een andere steen raakt. Onderweg wordt hij niet gedraaid en niet verschoven.
rules-fits-drop-2 = Een gat waarboven iets ligt, is verloren: van opzij glijdt er niets in.
rules-fits-drop-3 = Een steen mag niet opzij uitsteken. Boven wel, zolang een van zijn vierkantjes op het bord rust.
rules-fits-scoring-head = Puntentelling
rules-fits-scoring-1 = Na de zestiende kaart kost elk gewoon veld dat nog zichtbaar is een punt. Bijzondere velden kosten dat punt nooit. Ze hebben eigen regels, op elk bord andere:
rules-fits-board-1 = +1 voor elke volledige rij.
rules-fits-board-2 = Een zichtbaar bonusveld geeft zijn waarde: 1, 2 of 3.
rules-fits-board-3 = Zoals bord 2. Maar sommige velden kosten 5 als ze zichtbaar zijn.
rules-fits-board-4 = Vijf symbolen, van elk twee. Beide zichtbaar: +3. Maar één zichtbaar: −3. Geen zichtbaar: 0.
rules-fits-board-5 = Zoals bord 1. De lege velden kosten niets en gelden voor hun rij als bedekt.
rules-fits-board-6 = Zoals bord 2.
rules-fits-board-7 = Zoals bord 3.
rules-fits-board-8 = Vier symbolen, van elk drie. Twee zichtbaar: +3. Eén of alle drie zichtbaar: −3. Geen zichtbaar: 0.
rules-fits-board-JEUXSOC = Zeven letters. Alle zichtbaar: +7. Anders J, E, U en X alle zichtbaar: +4. Elke zichtbare letter die in geen woord zit: −3.
rules-fits-end-head = Het einde
rules-fits-end-1 = Alle kaarten worden geschud en het volgende bord begint. Na het laatste bord wint de hoogste som. Wie gelijk staat, deelt de winst.
rules-fits-alone-head = Alleen
rules-fits-alone-1 = Speel de borden 1 t/m 4 en tel op. De som zegt hoe goed je bent:
rules-fits-editions-head = Uitgaven
rules-fits-editions-1 = Dit is het spel zoals het in 2009 verscheen. Je mag elk van de borden kiezen, in elke volgorde, elk één keer.
rules-fits-editions-2 = Heb je de doos, of bedenk je graag eigen borden? Een uitgave is een klein tekstbestand waarin elk bord getekend is. Je kunt het verbeteren, en je kunt er zelf een schrijven.
rules-fits-rulings-head = Beslissingen
rules-fits-rulings-1 = Waar de spelregels zwijgen of elkaar tegenspreken, geldt hier:
ruling-fits-1 = De Nederlandse spelregel spreekt bij bord 1 van een verticale rij, de Franse van een regel. Een rij is horizontaal: zes velden.
ruling-fits-2 = De Nederlandse rangen eindigen bij 0, de Franse zeggen “tot 5”. Wie 5 punten of minder heeft, al is het ver onder nul, heeft de laatste rang.
ruling-fits-3 = Een steen mag vallen als minstens één vierkantje op de twaalf rijen tot rust komt. Zou hij er helemaal boven liggen, dan gaat hij terzijde.
ruling-fits-4 = Een steen die terzijde is gelegd, komt in die ronde niet terug.
ruling-fits-5 = De bouwkaart van een startsteen wordt omgedraaid als elke andere en is een van de zestien.
ruling-fits-6 = Rangen zijn er voor de borden 1 t/m 4, in elke volgorde. Met andere borden heb je punten en geen rang.
rules-fits-decided-1 = De startkaarten worden getrokken voordat iemand legt. Een startsteen moet vallen; hij kan niet terzijde.
rules-fits-decided-2 = Wat je met een kaart doet, blijft voor de anderen verborgen tot iedereen ermee klaar is.
rules-fits-decided-3 = Rangen zijn voor wie alleen speelt.
rules-fits-sources-head = Waar dit alles vandaan komt
rules-fits-sources = De regels staan hier in onze eigen woorden, naar de Nederlandse en de Franse spelregel. Welke zestien stenen er zijn, is bekend van escaleajeux.fr; dat de startkaarten stenen van vijf vierkantjes tonen, van dzinztomikiem.pl. De plaatjes van de borden zijn verloren. Daarom is dit een beredeneerde vervanging:
rules-fits-made-1 = Startkaarten: dat ze F, N, W en Y tonen.
rules-fits-made-2 = Borden 2, 3 en 4: de plaatsen van de bijzondere velden, zo gelegd dat de punten van een heel spel uitkomen waar de rangen ze verwachten.
rules-fits-made-3 = Borden 5 en 6: de plaatsen van de bijzondere velden.
rules-fits-made-4 = Bord 7: naar de beschrijving van een scan, dus niet helemaal zeker.
rules-fits-made-5 = Bord 8: een van de twaalf symbolen, een cirkel.
rules-fits-made-6 = JEUXSOC: de plaatsen van de letters. Letters en punten staan in de spelregel.
rules-fits-pieces-caption = De zestien stenen en hun namen.
rules-fits-pieces-alt = Omtrekken van de zestien stenen: F, L, N, P, T, U, V, W, X en Y van vijf vierkantjes; L, O, S en T van vier; I en L van drie.
rules-fits-falls-caption = De steen valt recht naar beneden en blijft liggen op het eerste wat hij raakt. De twee velden eronder zijn niet meer te bereiken.
rules-fits-falls-alt = Een T van vier vierkantjes valt op een toren aan de linkerkant. Rechts van de toren blijven eronder twee lege velden over, doorgestreept.
rules-fits-counts-caption = Bord 1: twee rijen zijn volledig, +2. Drie velden zijn zichtbaar, −3. Dat maakt −1.
rules-fits-counts-alt = Vier rijen van een bord. De twee onderste zijn bedekt, bij elk staat +1. In de rijen erboven zijn drie velden open, in elk staat −1.
rules-fits-try-1-head = De laatste kaarten op bord 1
rules-fits-try-1 = Er zijn nog maar een paar kaarten. Elk zichtbaar veld kost een punt, elke volledige rij geeft er een. Waar gaan de stenen heen?
rules-fits-try-2-head = Symbolen op bord 4
rules-fits-try-2 = Beide symbolen van een soort zichtbaar: +3. Maar één: −3. Soms kun je een steen beter terzijde leggen.

## What can be agreed on
fits-option-boards = Borden
fits-option-boards-all = 1–4, heel spel
