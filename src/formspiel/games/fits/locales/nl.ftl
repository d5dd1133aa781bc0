about-fits = Laat zestien stenen vallen, met zo weinig mogelijk gaten.

## At the table

fits-uncovered = { $count ->
    [1] één veld niet bedekt
   *[other] { $count } velden niet bedekt
}
fits-row = rij { $row } volledig
fits-bonus = bonusveld in kolom { $column }, rij { $row } zichtbaar
fits-malus = strafveld in kolom { $column }, rij { $row } zichtbaar
fits-circle-one = slechts één cirkel zichtbaar
fits-circle-some = { $count } cirkels zichtbaar
fits-circle-both = beide cirkels zichtbaar
fits-circle-all = alle { $count } cirkels zichtbaar
fits-star-one = slechts één ster zichtbaar
fits-star-some = { $count } sterren zichtbaar
fits-star-both = beide sterren zichtbaar
fits-star-all = alle { $count } sterren zichtbaar
fits-diamond-one = slechts één ruit zichtbaar
fits-diamond-some = { $count } ruiten zichtbaar
fits-diamond-both = beide ruiten zichtbaar
fits-diamond-all = alle { $count } ruiten zichtbaar
fits-triangle-one = slechts één driehoek zichtbaar
fits-triangle-some = { $count } driehoeken zichtbaar
fits-triangle-both = beide driehoeken zichtbaar
fits-triangle-all = alle { $count } driehoeken zichtbaar
fits-cross-one = slechts één kruis zichtbaar
fits-cross-some = { $count } kruisen zichtbaar
fits-cross-both = beide kruisen zichtbaar
fits-cross-all = alle { $count } kruisen zichtbaar
fits-square-one = slechts één vierkant zichtbaar
fits-square-some = { $count } vierkanten zichtbaar
fits-square-both = beide vierkanten zichtbaar
fits-square-all = alle { $count } vierkanten zichtbaar
fits-heart-one = slechts één hart zichtbaar
fits-heart-some = { $count } harten zichtbaar
fits-heart-both = beide harten zichtbaar
fits-heart-all = alle { $count } harten zichtbaar
fits-moon-one = slechts één maan zichtbaar
fits-moon-some = { $count } manen zichtbaar
fits-moon-both = beide manen zichtbaar
fits-moon-all = alle { $count } manen zichtbaar
fits-word = woord { $word } zichtbaar
fits-letter = letter { $letter } zichtbaar, in geen woord
fits-draw-start = { $player } trekt startkaart { $piece }
fits-turn-card = kaart { $piece }
fits-place-box = { $wide ->
    [1] kolom { $first }
   *[other] kolommen { $first } t/m { $last }
}, { $high ->
    [1] rij { $row }
   *[other] rijen { $row } t/m { $top }
}
fits-place = kolommen { $first } t/m { $last }, { $lines }
fits-line = { $high ->
    [1] rij { $row }
   *[other] rijen { $row } t/m { $top }
}: { $columns }
fits-set-aside = { $piece } terzijde leggen
fits-board = bord { $board }
fits-card = steen in het spel: { $piece } (kaart { $count } van { $of })
fits-start = startsteen: { $piece }
fits-to-come = komt nog: { $pieces }
fits-aside = terzijde: { $pieces }

## Puzzles

fits-puzzle-goal = Bord { $board }: leg de laatste { $number } stenen voor zo veel mogelijk punten.

## On the page

fits-covered-rows = Bedekte kolommen, rij voor rij
fits-small = { $count ->
    [0] een leeg bord
    [1] een bord met één steen
   *[other] een bord met { $count } stenen
}
fits-board-label = Jouw bord: { $count ->
    [0] geen stenen
    [1] één steen
   *[other] { $count } stenen
}, { $moves ->
    [0] geen keuze
    [1] één keuze
   *[other] { $moves } keuzes
}. Pijltjes schuiven, R draait, F spiegelt, Enter laat vallen, S legt terzijde.
fits-aside-button = Terzijde
fits-covered = { $covered } van { $of } velden bedekt
fits-log-place = { $who ->
    [you] { $wide ->
        [1] Je laat de steen vallen op kolom { $first }.
       *[other] Je laat de steen vallen op de kolommen { $first } tot { $last }.
    }
   *[other] { $wide ->
        [1] { $name } laat de steen vallen op kolom { $first }.
       *[other] { $name } laat de steen vallen op de kolommen { $first } tot { $last }.
    }
}
fits-log-aside = { $who ->
    [you] Je legt de steen terzijde.
   *[other] { $name } legt de steen terzijde.
}
fits-hint = Draai de steen en laat hem vallen.
fits-in-play = Steen { $count } van { $of }
fits-in-play-start = Startsteen
fits-left = Komt nog ({ $count })
fits-aside-count = Terzijde ({ $count })
fits-rule-open = Elk zichtbaar gewoon veld: −1
fits-rule-row = Elke volledige rij: { $points }
fits-rule-value = Zichtbare getallen tellen voor hun waarde
fits-rule-symbol = { $count ->
    [1] Een symbool slechts één keer zichtbaar: { $points }
   *[other] { $count } × hetzelfde symbool zichtbaar: { $points }
}
fits-rule-word = { $word } zichtbaar: { $points }
fits-rule-letter = Elke andere zichtbare letter: { $points }

## The bots

player-fits-easy = Laat elke steen laag vallen, met weinig gaten eronder, en spaart bonusvelden, maar slordig; let nooit op symbolen, letters of wat nog komt.
player-fits-medium = Verliest met de steen in zijn hand zo weinig mogelijk punten en bouwt gelijkmatig; denkt nooit aan de stenen die nog komen.
player-fits-hard = Weet uit vele duizenden rondes wat een bord waard is met de stenen die nog komen, maar kijkt alleen bij de allerlaatste vooruit.
player-fits-master = Speelt zijn beste zetten vele malen door tot het einde van de ronde, met de resterende kaarten in allerlei volgordes, en rekent de laatste kaarten precies uit.
bot-fits-easy = Kiezel
bot-fits-medium = Baksteen
bot-fits-hard = Metselaar
bot-fits-master = Bouwmeester

## The rules

rules-fits-lead = Van Reiner Knizia, verschenen in 2009 · 1 t/m 4 spelers
rules-fits-idea-head = Waar het om gaat
rules-fits-idea-1 = Iedereen laat dezelfde zestien stenen, in dezelfde volgorde, op een eigen bord vallen. Wat onbedekt blijft, kost punten – tenzij het een veld is dat je juist wilt zien.
rules-fits-table-head = Op tafel
rules-fits-table-1 = Iedereen heeft dezelfde 16 stenen: tien van vijf vierkantjes, vier van vier, twee van drie. Samen zijn dat 72 vierkantjes, precies zoveel als een bord velden heeft. Je mag ze draaien en spiegelen.
rules-fits-table-2 = Een bord heeft 6 kolommen en 12 rijen. Een gewone partij gaat over de borden 1 t/m 4, met één ronde op elk bord. De borden 5 t/m 8 en JEUXSOC zijn er voor wie meer wil.
rules-fits-table-3 = Zestien bouwkaarten, een voor elke steen, zeggen welke steen aan de beurt is. Vier startkaarten zeggen met welke steen je begint.
rules-fits-turn-head = Zo gaat een ronde
rules-fits-turn-1 = Eerst trekt iedereen een andere startkaart en laat die steen vallen; waar en hoe is vrij.
rules-fits-turn-2 = Dan worden de bouwkaarten omgedraaid, een voor een, alle zestien. Iedereen speelt dezelfde steen, elk op het eigen bord: laat hem vallen of leg hem terzijde. Is het je startsteen, dan doe je niets. Die ligt er al.
rules-fits-turn-3 = Je mag zoveel stenen terzijde leggen als je wilt. In deze ronde komen ze niet terug.
rules-fits-drop-head = Zo valt een steen
rules-fits-drop-1 = Een steen komt van boven en glijdt recht naar beneden tot hij de onderrand of een andere steen raakt. Onderweg wordt hij niet gedraaid en niet verschoven.
rules-fits-drop-2 = Een gat waarboven iets ligt, is verloren: van opzij glijdt er niets in.
rules-fits-drop-3 = Een steen mag niet opzij uitsteken. Aan de bovenkant wel, zolang een van zijn vierkantjes op het bord ligt.
rules-fits-scoring-head = Puntentelling
rules-fits-scoring-1 = Na de zestiende kaart kost elk gewoon veld dat nog zichtbaar is een punt. Bijzondere velden kosten dat punt nooit. Ze hebben eigen regels, op elk bord andere:
rules-fits-board-1 = +1 voor elke volledige rij.
rules-fits-board-2 = Een zichtbaar bonusveld geeft zijn waarde: 1, 2 of 3.
rules-fits-board-3 = Zoals bord 2, maar sommige velden kosten 5 als ze zichtbaar zijn.
rules-fits-board-4 = Vijf symbolen, van elk twee. Beide zichtbaar: +3. Slechts één zichtbaar: −3. Geen van beide zichtbaar: 0.
rules-fits-board-5 = Zoals bord 1. De lege velden kosten niets en gelden voor hun rij als bedekt.
rules-fits-board-6 = Zoals bord 2.
rules-fits-board-7 = Zoals bord 3.
rules-fits-board-8 = Vier symbolen, van elk drie. Twee zichtbaar: +3. Eén of alle drie zichtbaar: −3. Geen enkel zichtbaar: 0.
rules-fits-board-JEUXSOC = Zeven letters. Alle zichtbaar: +7. Anders J, E, U en X alle zichtbaar: +4. Elke zichtbare letter die in geen woord zit: −3 (FITS-9).
rules-fits-end-head = Het einde
rules-fits-end-1 = Alle kaarten worden geschud en het volgende bord begint. Na het laatste bord wint het hoogste totaal. Wie gelijkstaat, deelt de overwinning.
rules-fits-alone-head = Alleen
rules-fits-alone-1 = Speel de borden 1 t/m 4 en tel je punten op. Het totaal zegt hoe goed je bent:
rules-fits-editions-head = Uitgaven
rules-fits-editions-1 = Dit is het spel zoals het in 2009 verscheen. Je mag de borden vrij kiezen, in elke volgorde, elk één keer.
rules-fits-editions-2 = Heb je de doos, of bedenk je graag eigen borden? Een uitgave is een klein tekstbestand waarin elk bord getekend is. Je kunt het verbeteren, en je kunt er zelf een schrijven.
rules-fits-rulings-head = Verduidelijkingen
rules-fits-rulings-1 = Waar de regelboekjes zwijgen of elkaar tegenspreken, spelen we zo:
ruling-fits-1 = Het Nederlandse regelboekje spreekt bij bord 1 van een verticale rij, het Franse van een lijn. Een rij is horizontaal: zes velden.
ruling-fits-2 = De Nederlandse rangen eindigen bij 0, de Franse zeggen “t/m 5”. Wie 5 punten of minder heeft, al is het ver onder nul, heeft de laatste rang.
ruling-fits-3 = Een steen mag vallen als minstens één vierkantje binnen de twaalf rijen tot rust komt. Zou hij er helemaal boven liggen, dan gaat hij terzijde.
ruling-fits-4 = Een steen die terzijde is gelegd, komt in die ronde niet terug.
ruling-fits-5 = De bouwkaart van een startsteen wordt net als elke andere omgedraaid en is een van de zestien.
ruling-fits-6 = Rangen zijn er voor de borden 1 t/m 4, in elke volgorde. Met andere borden heb je punten en geen rang.
ruling-fits-7 = Bord 7: de scan beschrijft het drie keer en spreekt zichzelf tegen. Twee keer staan er van elke soort twee cirkels boven het raster, één keer zijn de bovenste drie rijen gevuld: een met −5, een met 2 en een met 1. Hier gelden de rijen.
ruling-fits-8 = Borden 5 en 6: de scan toont alleen hun nummers. Dat bord 5 lege velden heeft en bord 6 bonusvelden, waar ze liggen en wat ze tellen: dat hebben we allemaal zelf bedacht.
ruling-fits-9 = JEUXSOC: een ongebruikte letter, die 3 punten kost, is een letter die zichtbaar is en in geen woord zit dat telt. +7 komt in de plaats van +4.
rules-fits-decided-1 = Alle startkaarten worden getrokken voordat iemand een steen legt. Een startsteen moet vallen; terzijde leggen kan niet.
rules-fits-decided-2 = Wat je met een kaart doet, blijft voor de anderen verborgen tot iedereen ermee klaar is.
rules-fits-decided-3 = Een rang krijg je alleen als je in je eentje speelt.
rules-fits-sources-head = Waar dit alles vandaan komt
rules-fits-sources = De regels staan hier in onze eigen woorden, naar het Nederlandse en het Franse regelboekje. Welke zestien stenen er zijn, is bekend van escaleajeux.fr; dat de startkaarten stenen van vijf vierkantjes tonen, van dzinztomikiem.pl. De plaatjes van de borden zijn verloren gegaan. Dit is daarom gereconstrueerd:
rules-fits-made-1 = Startkaarten: dat ze F, N, W en Y tonen.
rules-fits-made-2 = Borden 2, 3 en 4: waar de bijzondere velden liggen, zo gekozen dat een hele partij ongeveer de punten oplevert waar de rangen van uitgaan.
rules-fits-made-3 = Borden 5 en 6: alles, ook de puntentelling (FITS-8).
rules-fits-made-4 = Bord 7: afgeleid uit beschrijvingen van een scan die elkaar tegenspreken, dus niet helemaal zeker (FITS-7).
rules-fits-made-5 = Bord 8: een van de twaalf symbolen, een cirkel.
rules-fits-made-6 = JEUXSOC: waar de letters staan. Letters en punten staan in het regelboekje.
rules-fits-pieces-caption = De zestien stenen en hun namen.
rules-fits-pieces-alt = Omtrekken van de zestien stenen: F, L, N, P, T, U, V, W, X en Y van vijf vierkantjes; L, O, S en T van vier; I en L van drie.
rules-fits-falls-caption = De steen valt recht naar beneden en blijft liggen op het eerste wat hij raakt. De twee velden eronder zijn niet meer te bereiken.
rules-fits-falls-alt = Een T van vier vierkantjes valt op een toren aan de linkerkant. Rechts van de toren blijven eronder twee lege velden over, doorgestreept.
rules-fits-never-caption = Zo mag het niet: een steen wordt nooit van opzij onder een andere geschoven (links) en nooit onderweg gedraaid (rechts).
rules-fits-never-alt = Twee borden met aan de rechterrand een Y van vijf vierkantjes die over lege velden heen steekt. Op het eerste schuift een pijl een O van opzij eronder, op het tweede draait een pijl er een I van drie onder. Beide plekken zijn doorgestreept.
rules-fits-counts-caption = Bord 1 aan het eind van een ronde: negen rijen zijn volledig, +9. Vijf velden zijn nog zichtbaar, −5. Dat maakt 4 punten.
rules-fits-counts-alt = Een heel bord met vijftien stenen. Bij negen van de twaalf rijen staat +1. In de andere drie zijn samen vijf velden open, in elk staat −1.
rules-fits-try-1-head = De laatste kaarten op bord 1
rules-fits-try-1 = Er zijn nog maar een paar kaarten. Elk zichtbaar veld kost een punt, elke volledige rij geeft er een. Waar gaan de stenen heen?
rules-fits-try-2-head = Symbolen op bord 4
rules-fits-try-2 = Beide symbolen van een soort zichtbaar: +3. Slechts één: −3. Soms kun je een steen beter terzijde leggen.

## What can be agreed on
fits-option-boards = Borden
fits-option-boards-all = 1–4, hele spel
fits-option-boards-more = 5–8, meer borden
help-fits-option-boards = Een bord is een ronde, alleen zo’n twee minuten. Punten en rangen zijn bedoeld voor de borden 1–4.

## The guided first round

guide-fits-1 = Dit is je bord. Er komen zestien stenen, de een na de ander; bedek zo veel als je kunt, want elk veld dat open blijft kost een punt.
guide-fits-2 = Leg de eerste steen plat in de hoek linksonder. Schuif hem met ← → of je vinger, draai hem met R of de knop, en laat hem vallen met Enter of de grote knop.
guide-fits-3 = Nu een vierkant. Laat het vlak naast de eerste vallen: dan is de onderste rij vol, en op dit bord levert een volle rij een punt op.
guide-fits-4 = Stenen vallen recht naar beneden en schuiven nooit opzij; wat overdekt is, is verloren. Dit kruis is lastig: laat het vallen waar het het minst kwaad kan, of leg het terzijde.
guide-fits-5 = Zo gaat het door tot alle zestien kaarten open liggen. Dan kost elk open veld een punt, en elke volle rij levert er een op. Andere borden belonen iets anders: hun regel staat ernaast.
