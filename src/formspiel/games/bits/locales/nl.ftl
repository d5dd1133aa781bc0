about-bits = Laat dominostenen vallen en bouw de kleurvlakken die de kaarten vragen.

## At the table

bits-area = { $shape ->
    [single] los vakje
    [pair] paar
    [line] rij van drie
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
    [any] vlakken van { $squares }
    [single] los vakje
    [pair] paar
    [line] rij van drie
    [corner] hoek van drie
    [I] I van vier
    [L] L van vier
    [O] O van vier
    [S] S van vier
    [T] T van vier
   *[other] vlak van { $squares }
}
bits-turn-task = opdrachtkaart { $card }
bits-draw-start = speler { $player } trekt startsteen { $tile }
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
bits-round = opdrachten { $tasks }

## On the page

bits-small = { $count ->
    [1] een bord met één steen
   *[other] een bord met { $count } stenen
}
bits-board-label = Jouw bord: { $count } stenen, { $moves } keuzes. Pijltjes schuiven, R draait, F spiegelt, Enter laat vallen.
bits-tasks = Opdrachten
bits-left = Komt nog
bits-task-form = elk vlak van precies deze vorm, { $squares } vakken: { $points }
bits-task-any = elk vlak van precies { $squares } vakken: { $points }

## The bots

player-bits-easy = Pakt punten meteen, legt anders gelijk bij gelijk en denkt nooit aan wat nog komt.
player-bits-medium = Volgt een vuistregel: wat vlakken nu opleveren, wat ze nog kunnen opleveren en wat dichtgebouwd is.
player-bits-hard = Beoordeelt elke plaatsing naar wat het van miljoenen rondes heeft geleerd, maar kijkt niet vooruit.
player-bits-master = Rekent met elke steen die nog kan komen, zover de tijd het toelaat, en tegen het eind van een ronde tot het slot.

## The rules

rules-bits-lead = Van Reiner Knizia, verschenen in 2012 · 1 tot 4 spelers
rules-bits-idea-head = Waar het om gaat
rules-bits-idea-1 = Iedereen laat dezelfde tweekleurige stenen op een eigen bord vallen. Maak vlakken van één kleur die precies zo groot zijn, en precies de vorm hebben, als de opdrachtkaarten vragen.
rules-bits-table-head = Op tafel
rules-bits-table-1 = Iedereen heeft dezelfde 14 stenen, van twee vakjes in rood, groen, blauw of geel: elk paar van twee kleuren één keer, elke dubbele twee keer.
rules-bits-table-2 = Een bord heeft 5 kolommen en 5 rijen. Er zijn meer stenen dan er plaats is: 14 en een startsteen passen niet.
rules-bits-table-3 = Veertien bouwkaarten zeggen welke steen nu komt. Zes startstenen van twee kleuren worden blind getrokken. Negen opdrachtkaarten zeggen wat telt: één kaart 1, vijf kaarten 2, drie kaarten 3.
rules-bits-turn-head = Zo gaat een ronde
rules-bits-turn-1 = Er zijn drie ronden. De eerste draait kaart 1 om, de tweede voegt een van de kaarten 2 toe, de derde een van de kaarten 3. Alle omgedraaide kaarten blijven gelden.
rules-bits-turn-2 = Iedereen trekt een startsteen en laat hem vallen, waar en hoe je maar wilt.
rules-bits-turn-3 = Dan worden de bouwkaarten omgedraaid, een voor een. Iedereen legt dezelfde steen, elk op het eigen bord. Wie hem kan leggen, moet. Wie niet kan, slaat hem over.
rules-bits-turn-4 = De ronde eindigt zodra niemand meer plaats heeft voor een steen.
rules-bits-drop-head = Zo valt een steen
rules-bits-drop-1 = Een steen komt van boven, in een kolom naar keuze, liggend of staand, en glijdt recht naar beneden tot hij de onderrand of een andere steen raakt.
rules-bits-drop-2 = Een gat waarboven iets ligt, is verloren. En geen deel van een steen mag buiten het raster uitsteken: niet opzij en niet boven.
rules-bits-scoring-head = Puntentelling
rules-bits-scoring-1 = Een vlak is alles wat in één kleur aan elkaar ligt. Vakjes die elkaar alleen met een hoek raken, horen niet bij elkaar. Gaten kosten niets; ze begrenzen een vlak net als een andere kleur.
rules-bits-card-1 = +1 voor elk vlak van precies vier vakjes, in welke vorm ook.
rules-bits-card-2 = Nog eens +1 voor elk vlak dat precies de vorm van vier op de kaart heeft, gedraaid of gespiegeld zoals je wilt.
rules-bits-card-3 = −2 voor elk vlak dat precies de vorm op de kaart heeft: een los vakje, een paar of een hoek van drie.
rules-bits-scoring-2 = Een vlak dat groter is dan een vorm telt nooit als die vorm. Alle kaarten worden opgeteld; een vlak van vier kan dus twee keer tellen.
rules-bits-end-head = Het einde
rules-bits-end-1 = Na elke ronde worden kaarten en startstenen opnieuw geschud. De hoogste som van de drie ronden wint. Wie gelijk staat, deelt de winst.
rules-bits-alone-head = Alleen
rules-bits-alone-1 = Speel de drie ronden en tel op. De som zegt hoe goed je bent:
rules-bits-editions-head = Uitgaven
rules-bits-editions-1 = Dit is de kleine doos van 2012, met vier kleuren.
rules-bits-editions-2 = Heb je de doos, of bedenk je graag eigen opdrachten? Een uitgave is een klein tekstbestand met het bord, de stenen en de opdrachten. Je kunt het verbeteren, en je kunt er zelf een schrijven.
rules-bits-rulings-head = Beslissingen
rules-bits-rulings-1 = Waar de spelregel zwijgt of zichzelf tegenspreekt, geldt hier:
ruling-bits-1 = De tabellen zeggen “boven 17” en “13–16” en laten 17 zonder rang. Met 17 punten ben je meester.
ruling-bits-2 = Het Duitse en het Italiaanse voorbeeld tellen −2 voor één vlak van twee, het Franse voor twee. Elk vlak van twee kost 2.
ruling-bits-3 = Het Italiaanse “13–6” is een drukfout voor 13–16.
ruling-bits-4 = Wie de steen van een kaart niet kan leggen, slaat hem over. In die ronde komt hij niet terug.
ruling-bits-5 = Of iemand nog kan leggen, zeggen de borden alleen: de ronde is voorbij als geen bord meer plaats heeft voor een steen van boven, of als de 14 kaarten op zijn.
ruling-bits-6 = Alle kaarten 3 kosten 2 punten, in welke vorm ook; de grote doos zegt dat van de hare.
ruling-bits-7 = Wie gelijk staat, deelt de winst.
rules-bits-decided-1 = De startstenen worden getrokken voordat iemand legt.
rules-bits-decided-2 = Waar je een steen hebt gelegd, blijft voor de anderen verborgen tot iedereen heeft gelegd.
rules-bits-decided-3 = Rangen zijn voor wie alleen speelt.
rules-bits-sources-head = Waar dit alles vandaan komt
rules-bits-sources = De regels staan hier in onze eigen woorden, naar de Duitse, Franse en Italiaanse spelregel. Kleuren en stenen volgen uit de aantallen daarin en uit de grote doos van 2011, met vijf kleuren en 20 stenen. De plaatjes zijn verloren. Daarom is dit een beredeneerde vervanging:
rules-bits-made-1 = Het bord: 5 × 5. De regels passen alleen bij een bord waar 14 stenen en een startsteen niet op kunnen.
rules-bits-made-2 = De kaarten 2: één voor elk van de vijf vormen van vier. Dat een kaart 2 een vorm van vier toont en een punt geeft, staat in de spelregel.
rules-bits-made-3 = De kaarten 3: een los vakje, een paar, een hoek van drie. Het paar en zijn −2 staan in de spelregel, de rest is een vermoeden.
rules-bits-forms-caption = Boven de vormen van de kaarten 2: een I, L, O, S en T van vier. Onder de vormen van de kaarten 3.
rules-bits-forms-alt = Vijf vormen van vier vakjes, met +1 erbij, en drie kleinere vormen, met −2 erbij: een los vakje, een paar en een hoek van drie.
rules-bits-areas-caption = Met kaart 1, een kaart 2 met de L en een kaart 3 met het paar: de rode L, de groene L en de blauwe T zijn vlakken van vier, +3. Twee ervan zijn een L, +2. De twee gele vakjes zijn een paar, −2. Dat maakt 3 punten.
rules-bits-areas-alt = Een vol bord van vijf bij vijf vakjes in vier kleuren, met drie gaten. Drie vlakken van vier en een paar zijn omlijnd.
rules-bits-try-1-head = Vlakken van vier
rules-bits-try-1 = De eerste ronde: alleen kaart 1 telt. Elk vlak van precies vier vakjes geeft een punt – en een vijfde vakje neemt het weer af.
rules-bits-try-2-head = Drie kaarten tegelijk
rules-bits-try-2 = De derde ronde: er gelden drie kaarten. Zoek de vorm die twee keer telt, en laat niets liggen dat 2 kost.
