about-bits = Laat dominostenen vallen en bouw de kleurvlakken die de kaarten vragen.

## At the table

bits-area = { $shape ->
    [single] los vakje
    [pair] paar
    [line] lijn van drie
    [corner] hoek van drie
    [I] I van vier
    [L] L van vier
    [O] O van vier
    [S] S van vier
    [T] T van vier
   *[other] vlak van { $squares }
} in { $colour ->
    [R] rood
    [G] groen
    [B] blauw
    [Y] geel
   *[V] paars
}, kaart { $card }
bits-task = kaart { $card } ({ $points }): { $shape ->
    [any] elk vlak van { $squares }
    [single] elk los vakje
    [pair] elk paar
    [line] elke lijn van drie
    [corner] elke hoek van drie
    [I] elke I van vier
    [L] elke L van vier
    [O] elke O van vier
    [S] elke S van vier
    [T] elke T van vier
   *[other] elk vlak van { $squares }
}
bits-turn-task = opdrachtkaart { $card }{ $shape ->
    [single] { " " }(los vakje)
    [pair] { " " }(paar)
    [line] { " " }(lijn van drie)
    [corner] { " " }(hoek van drie)
    [I] { " " }(I van vier)
    [L] { " " }(L van vier)
    [O] { " " }(O van vier)
    [S] { " " }(S van vier)
    [T] { " " }(T van vier)
   *[other] { "" }
}
bits-draw-start = { $player } trekt startsteen { $tile }
bits-turn-card = kaart { $tile }
bits-place-flat = kolommen { $column } en { $next }, rij { $row }: { $left ->
    [R] rood
    [G] groen
    [B] blauw
    [Y] geel
   *[V] paars
}, { $right ->
    [R] rood
    [G] groen
    [B] blauw
    [Y] geel
   *[V] paars
}
bits-place-upright = kolom { $column }, vanaf rij { $row }: { $below ->
    [R] rood
    [G] groen
    [B] blauw
    [Y] geel
   *[V] paars
}, daarboven { $above ->
    [R] rood
    [G] groen
    [B] blauw
    [Y] geel
   *[V] paars
}
bits-card = steen in het spel: { $tile } (kaart { $count } van { $of })
bits-start = startsteen: { $tile }
bits-to-come = komt nog: { $tiles }
bits-round = opdrachten: { $tasks }
bits-task-name = { $shape ->
    [any] vlakken van { $squares }
    [single] los vakje
    [pair] paar
    [line] lijn van drie
    [corner] hoek van drie
    [I] I van vier
    [L] L van vier
    [O] O van vier
    [S] S van vier
    [T] T van vier
   *[other] vlakken van { $squares }
}
bits-tile = { $first ->
    [R] rood
    [G] groen
    [B] blauw
    [Y] geel
   *[V] paars
}-{ $second ->
    [R] rood
    [G] groen
    [B] blauw
    [Y] geel
   *[V] paars
}
bits-colour-letter = { $colour ->
    [R] R
    [G] Gr
    [B] B
    [Y] Ge
   *[V] P
}
bits-letters = { $count ->
    [1] { "" }
   *[other] { $count }×
}{ $first ->
    [R] R
    [G] Gr
    [B] B
    [Y] Ge
   *[V] P
}{ $second ->
    [R] R
    [G] Gr
    [B] B
    [Y] Ge
   *[V] P
}

## Puzzles

bits-puzzle-goal = Ronde { $round }: er is nog plaats voor hoogstens { $number } stenen. Beëindig haar met zo veel mogelijk punten.

## On the page

bits-small = { $count ->
    [0] een leeg bord
    [1] een bord met één steen
   *[other] een bord met { $count } stenen
}
bits-board-label = Jouw bord: { $count ->
    [0] geen stenen
    [1] één steen
   *[other] { $count } stenen
}, { $moves ->
    [0] geen keuze
    [1] één keuze
   *[other] { $moves } keuzes
}. Pijltjes schuiven, R draait, F spiegelt, Enter laat vallen.
bits-tasks = Opdrachten
bits-log-place = { $who ->
    [you] { $wide ->
        [1] Je laat { $tile } vallen op kolom { $first }.
       *[other] Je laat { $tile } vallen op de kolommen { $first } en { $last }.
    }
   *[other] { $wide ->
        [1] { $name } laat { $tile } vallen op kolom { $first }.
       *[other] { $name } laat { $tile } vallen op de kolommen { $first } en { $last }.
    }
}
bits-hint = Draai de steen en laat hem vallen.
bits-left = Komt nog
bits-task-form = { $shape ->
    [single] elk los vakje
    [pair] elk paar
    [line] elke lijn van drie
    [corner] elke hoek van drie
    [I] elke I van vier
    [L] elke L van vier
    [O] elke O van vier
    [S] elke S van vier
    [T] elke T van vier
   *[other] elk vlak van precies deze vorm, { $squares } vakjes
}: { $points }
bits-task-any = elk vlak van precies { $squares ->
    [1] één vakje
   *[other] { $squares } vakjes
}: { $points }

## The bots

player-bits-easy = Pakt punten meteen, legt anders kleur bij kleur en denkt nooit aan wat nog komt.
player-bits-medium = Volgt een vuistregel: wat vlakken nu opleveren, wat ze nog kunnen opleveren en wat dichtgebouwd is.
player-bits-hard = Beoordeelt elke zet op wat hij uit miljoenen rondes heeft geleerd, maar kijkt niet vooruit.
player-bits-master = Rekent met elke steen die nog kan komen, voor zover de tijd het toelaat, en tegen het eind van een ronde helemaal tot het slot.
bot-bits-easy = Spikkel
bot-bits-medium = Penseel
bot-bits-hard = Schilder
bot-bits-master = Mozaïek

## The rules

rules-bits-lead = Van Reiner Knizia, verschenen in 2012 · 1 t/m 4 spelers
rules-bits-idea-head = Waar het om gaat
rules-bits-idea-1 = Iedereen laat dezelfde stenen van twee gekleurde vakjes op een eigen bord vallen. Maak vlakken van één kleur met precies de grootte en precies de vorm die de opdrachtkaarten vragen.
rules-bits-table-head = Op tafel
rules-bits-table-1 = Iedereen heeft dezelfde 14 stenen. Een steen heeft twee vakjes in rood, groen, blauw of geel: elke combinatie van twee kleuren komt één keer voor, elke dubbele steen twee keer.
rules-bits-table-2 = Een bord heeft 5 kolommen en 5 rijen. Er zijn meer stenen dan er ruimte is: 14 stenen en een startsteen passen er niet op.
rules-bits-table-3 = Veertien bouwkaarten zeggen welke steen aan de beurt is. Zes tweekleurige startstenen worden blind getrokken. Negen opdrachtkaarten zeggen wat telt: één kaart 1, vijf kaarten 2, drie kaarten 3.
rules-bits-turn-head = Zo gaat een ronde
rules-bits-turn-1 = Er zijn drie rondes. In de eerste draai je kaart 1 om, in de tweede komt een van de kaarten 2 erbij, in de derde een van de kaarten 3. Alle omgedraaide kaarten blijven gelden.
rules-bits-turn-2 = Iedereen trekt een startsteen en laat die vallen; waar en hoe is vrij.
rules-bits-turn-3 = Dan worden de bouwkaarten omgedraaid, een voor een. Iedereen legt dezelfde steen, elk op het eigen bord. Wie hem kan leggen, moet dat doen. Wie dat niet kan, slaat hem over.
rules-bits-turn-4 = De ronde eindigt zodra niemand nog ruimte heeft voor een steen.
rules-bits-drop-head = Zo valt een steen
rules-bits-drop-1 = Een steen komt van boven, in een kolom naar keuze, liggend of staand, en glijdt recht naar beneden tot hij de onderrand of een andere steen raakt.
rules-bits-drop-2 = Een gat waarboven iets ligt, is verloren. En geen deel van een steen mag buiten het raster uitsteken: niet opzij en niet aan de bovenkant.
rules-bits-scoring-head = Puntentelling
rules-bits-scoring-1 = Een vlak is een groep vakjes van één kleur die met een zijde aan elkaar grenzen. Vakjes die elkaar alleen bij een hoek raken, horen niet bij elkaar. Gaten kosten niets; ze begrenzen een vlak net als een andere kleur.
rules-bits-card-1 = +1 voor elk vlak van precies vier vakjes, in welke vorm ook.
rules-bits-card-2 = Nog eens +1 voor elk vlak dat precies de vorm van vier op de kaart heeft, gedraaid of gespiegeld zoals je wilt.
rules-bits-card-3 = −2 voor elk vlak dat precies de vorm op de kaart heeft: een los vakje, een paar of een hoek van drie.
rules-bits-scoring-2 = Een vlak dat groter is dan een vorm telt nooit als die vorm. Alle kaarten worden opgeteld; een vlak van vier kan dus twee keer tellen.
rules-bits-end-head = Het einde
rules-bits-end-1 = Na elke ronde worden kaarten en startstenen opnieuw geschud. Het hoogste totaal over de drie rondes wint. Wie gelijkstaat, deelt de overwinning.
rules-bits-alone-head = Alleen
rules-bits-alone-1 = Speel de drie rondes en tel je punten op. Het totaal zegt hoe goed je bent:
rules-bits-editions-head = Uitgaven
rules-bits-editions-1 = Dit is de kleine doos van 2012, met vier kleuren.
rules-bits-editions-2 = Heb je de doos, of bedenk je graag eigen opdrachten? Een uitgave is een klein tekstbestand met het bord, de stenen en de opdrachten. Je kunt het verbeteren, en je kunt er zelf een schrijven.
rules-bits-rulings-head = Verduidelijkingen
rules-bits-rulings-1 = Waar het regelboekje zwijgt of zichzelf tegenspreekt, spelen we zo:
ruling-bits-1 = De tabellen zeggen “boven de 17” en “13–16” en laten 17 zonder rang. Met 17 punten ben je meester.
ruling-bits-2 = Het Duitse en het Italiaanse voorbeeld tellen −2 voor één vlak van twee, het Franse voor twee. Elk vlak van twee kost 2.
ruling-bits-3 = Het Italiaanse “13–6” is een drukfout voor 13–16.
ruling-bits-4 = Wie de steen van een kaart niet kan leggen, slaat hem over. Die steen komt in die ronde niet terug.
ruling-bits-5 = Of iemand nog kan leggen, bepalen alleen de borden: de ronde is voorbij als er op geen enkel bord nog ruimte is voor een steen van boven, of als de 14 kaarten op zijn.
ruling-bits-6 = Alle kaarten 3 kosten 2 punten, welke vorm er ook op staat; zo staat het ook bij de grote doos.
ruling-bits-7 = Wie gelijkstaat, deelt de overwinning.
rules-bits-decided-1 = Alle startstenen worden getrokken voordat iemand er een legt.
rules-bits-decided-2 = Waar je een steen hebt gelegd, blijft voor de anderen verborgen tot iedereen heeft gelegd.
rules-bits-decided-3 = Een rang krijg je alleen als je in je eentje speelt.
rules-bits-sources-head = Waar dit alles vandaan komt
rules-bits-sources = De regels staan hier in onze eigen woorden, naar het Duitse, Franse en Italiaanse regelboekje. Kleuren en stenen volgen uit de aantallen daarin en uit de grote doos van 2011, met vijf kleuren en 20 stenen. De plaatjes zijn verloren gegaan. Dit is daarom gereconstrueerd:
rules-bits-made-1 = Het bord: 5 × 5, in verhouding tot de grote doos, die 6 × 6 heeft voor 20 stenen en een startsteen (reich-der-spiele.de). 5 × 6 zou ook bij de regels passen.
rules-bits-made-2 = De kaarten 2: één voor elk van de vijf vormen van vier. Dat een kaart 2 een vorm van vier toont en een punt geeft, staat in het regelboekje.
rules-bits-made-3 = De kaarten 3: een los vakje, een paar, een hoek van drie. Het paar en zijn −2 staan in het regelboekje, de rest is een vermoeden.
rules-bits-made-4 = De startstenen: één voor elke combinatie van twee kleuren. Dat het er zes zijn, staat in het regelboekje; de grote doos volgt dit patroon niet.
rules-bits-forms-caption = Bovenaan de vormen van de kaarten 2: een I, L, O, S en T van vier. Onderaan de vormen van de kaarten 3.
rules-bits-forms-alt = Vijf vormen van vier vakjes, met +1 erbij, en drie kleinere vormen, met −2 erbij: een los vakje, een paar en een hoek van drie.
rules-bits-drops-caption = Links: de startsteen valt recht naar beneden tot de onderrand. Rechts: de volgende steen blijft liggen op de eerste die hij raakt. De twee vakjes eronder zijn niet meer te bereiken: van opzij glijdt er niets in.
rules-bits-drops-alt = Twee borden van vijf bij vijf vakjes. Op het eerste valt een rood-blauwe steen van boven tot in de onderste rij. Op het tweede valt een rood-gele steen op een staande groene en hangt boven twee lege vakjes, die doorgestreept zijn.
rules-bits-areas-caption = Met kaart 1, een kaart 2 met de L en een kaart 3 met het paar: de groene L, de rode L en de gele S zijn vlakken van vier, +3. Twee ervan zijn een L, +2. De twee groene vakjes linksboven zijn een paar, −2. Dat maakt 3 punten.
rules-bits-areas-alt = Een vol bord van vijf bij vijf vakjes in vier kleuren, met drie gaten. Drie vlakken van vier en een paar zijn omlijnd.
rules-bits-try-1-head = Vlakken van vier
rules-bits-try-1 = De eerste ronde: alleen kaart 1 telt. Elk vlak van precies vier vakjes geeft een punt – en een vijfde vakje neemt het weer af.
rules-bits-try-2-head = Drie kaarten tegelijk
rules-bits-try-2 = De derde ronde: er gelden drie kaarten. Zoek de vorm die twee keer telt, en laat niets liggen wat 2 punten kost.

## The guided first round

guide-bits-1 = Er vallen stenen van twee vakjes op je bord. Vakjes van één kleur die naast elkaar liggen zijn een vlak, en deze kaart betaalt voor elk vlak van precies vier vakjes.
guide-bits-2 = Dubbel rood. Laat de steen rechtop op het rode vakje links vallen, dan hangen er drie rode samen. Schuif met ← → of je vinger, draai met R of de knop, laat vallen met Enter of de grote knop.
guide-bits-3 = Er ontbreekt nog één rood. Leg de rode helft van deze steen tegen de andere: vier samen zijn een punt.
guide-bits-4 = Een vijfde rood zou het bederven: alleen precies vier telt. Hier is dubbel groen: laat het vallen waar het geen kwaad kan.
guide-bits-5 = Zo gaat het door tot er niets meer past. Een spel heeft drie rondes, en elke ronde voegt een kaart toe: de tweede betaalt voor één bepaalde vorm, de derde kost punten.
