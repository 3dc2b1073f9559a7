### Reglerna för vilken variant som helst, mening för mening.
### Varje mening kan använda variantens alla fält vid namn, och de få som räknas ut: $players (one,
### range), $pack_size, $ace_cost, $joker_cost, $club_six_cost, $club_seven_cost, $spade_seven_cost.

## Rubriker

rules-heading-cards = Spelare och kort
rules-heading-deal = Given
rules-heading-before = Före spelet
rules-heading-play = Spelet
rules-heading-last = Sista sticket
rules-heading-score = Poäng
rules-heading-money = Pengar
rules-heading-end = Partiets slut
rules-heading-idle = Utan verkan
rules-heading-example = Exempel
rules-heading-about = Källa

## Spelare och kort

rules-aim = { $values ->
    [none] Ingen vill ha sista sticket: den som tar det förlorar. Sticken före avgör bara vem som spelar ut.
   *[other] Ingen vill ha sista sticket: den som tar det betalar. Sticken före kostar ingenting och avgör bara vem som spelar ut.
}
rules-players = { $players ->
    [one] För { $least_players } spelare.
   *[range] För { $least_players } till { $most_players } spelare.
}
rule-least-players = Minst { $least_players } spelare.
rule-most-players = Högst { $most_players } spelare.
rule-pack-std52 = En vanlig kortlek med 52 kort, från högt till lågt ess, kung, dam, knekt, 10, 9, 8, 7, 6, 5, 4, 3, 2. Färgerna betyder ingenting.
rule-pack-gurken60 = 60 kort utan färger: talen från 15, som är högst, ner till 1, fyra av varje.
rule-pack-kille42 = De 42 killekorten, två av varje, från högt till lågt Harlekin, Kuku, Husar, Husu, Kavall, Värdshus, talen från 12 ner till 1, Kransen, Blompottan, Blaren.
rule-decks = { $decks ->
    [1] En kortlek används.
   *[other] { $decks } kortlekar blandas ihop: { $pack_size } kort i allt.
}
rule-jokers = { $jokers ->
    [0] Inga jokrar.
    [1] En joker är med.
   *[other] { $jokers } jokrar är med.
}
rule-joker-as-none = Jokrar används inte.
rule-joker-as-above_ace = En joker är högre än alla ess.
rule-joker-as-ace = En joker gäller som ett ess till.
rule-top-card-none = { $pack ->
    [std52] Inget kort är högre än esset{ $joker_as ->
        [above_ace] {" "}utom jokrarna
       *[other] {""}
    }.
   *[other] Inget kort har en annan plats än sin egen.
}
rule-top-card-club_six = Klöver 6 är högre än esset och inte lika med någon annan sexa{ $joker_as ->
    [above_ace] , men den är lika med en joker
   *[other] {""}
}.
rule-top-card-black_sevens = Klöver 7 är det högsta kortet, spader 7 det näst högsta, båda över esset; de är inte lika med någon annan sjua{ $joker_as ->
    [above_ace] . Spader 7 är lika med en joker
   *[other] {""}
}.
rule-top-card-black_sevens_at_7 = { rule-top-card-black_sevens }

## Given

rules-lot = Första givaren lottas.
rules-cards-each = { $hand ->
    [one] ett kort
   *[other] { $hand } kort
}
rule-hand-rule-fixed = Alla får { rules-cards-each }, ett i taget, med början till vänster om givaren.
rule-hand-rule-dealer_choice = Före varje giv säger givaren hur många kort alla får: minst { $hand_min }, högst { $hand_max ->
    [0] så många som leken räcker till
   *[other] { $hand_max }, om leken räcker
}.
rule-hand-rule-loser_card = I första given får alla { rules-cards-each }. Sedan får alla så många kort som det kort kostar som tog sista sticket.
rule-hand-rule-countdown = I första given får alla { rules-cards-each }, i varje giv därefter ett färre, ner till { $hand_min }. Sedan börjar det om med { $hand }.
rule-hand-rule-cycle = I första given får alla { rules-cards-each }, i varje giv därefter ett färre, ner till { $hand_min }, sedan ett till, upp till { $hand }, och så vidare.
rule-hand-rule-equal_all = Leken ges ut så långt den räcker, lika många kort till alla{ $hand_max ->
    [0] {""}
   *[other] , men aldrig fler än { $hand_max }
}.
rule-hand = { $hand_rule ->
    [fixed] Alla får { rules-cards-each }.
    [loser_card] I första given får alla { rules-cards-each }.
    [countdown] I första given får alla { rules-cards-each }.
    [cycle] I första given får alla { rules-cards-each }.
   *[other] Hur många kort alla får bestäms på annat sätt.
}
rule-hand-min = Ingen får färre än { $hand_min ->
    [one] ett kort
   *[other] { $hand_min } kort
}.
rule-hand-max = { $hand_max ->
    [0] Bara leken sätter en gräns för handen.
    [one] Ingen får fler än ett kort.
   *[other] Ingen får fler än { $hand_max } kort.
}
rule-hand-short-refuse = { $keep_cards ->
    [yes] Är korten för få för att några ligger framför spelarna, får alla lika många, så många som leken räcker till.
   *[other] Leken måste ha så många kort till alla.
}
rule-hand-short-cap = Räcker leken inte till det, får alla lika många, så många det finns.
rule-hand-short-first = Räcker leken inte till det, får alla { rules-cards-each }; är också det för många, får alla lika många, så många det finns.
rule-aside-hidden = { $exchange ->
    [none] { $hand_rule ->
        [equal_all] Kort som blir över
       *[other] Resten av korten
    } läggs undan med baksidan upp; ingen ser dem.
   *[other] Resten av korten är talongen och ligger med baksidan upp.
}
rule-aside-shown = Kort som blir över läggs öppet så att alla ser dem.
rule-next-dealer-left_active = { $end ->
    [one_deal] Spelaren till vänster ger nästa gång.
    [all_but_one_over] Spelaren till vänster ger nästa gång.
   *[other] Nästa spelare till vänster som ännu är med ger nästa gång.
}
rule-next-dealer-loser = Den som tog sista sticket ger nästa gång{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] , eller nästa spelare till vänster om den spelaren är ute
}.
rule-next-dealer-lowest_last_card = Den som lade det lägsta kortet i sista sticket ger nästa gång, av lika låga den första{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] , eller nästa spelare till vänster om den spelaren är ute
}.
rule-first-lead-dealer_left = Förhand, spelaren till vänster om givaren, spelar ut till första sticket.
rule-first-lead-dealer = Givaren spelar ut till första sticket.
rule-first-lead-taker = I första given spelar förhand, spelaren till vänster om givaren, ut till första sticket. Sedan är det den som tog sista sticket i given före, eller nästa spelare till vänster om den spelaren är ute.
rule-first-lead-lowest_last_card = I första given spelar förhand, spelaren till vänster om givaren, ut till första sticket. Sedan är det den som lade det lägsta kortet i sista sticket i given före, av lika låga den första, eller nästa spelare till vänster om den spelaren är ute.
rules-wrong-deal = Är korten fel givna, och märks det innan första kortet är spelat, ger samma givare om.

## Före spelet

rule-exchange-none = Inga kort byts.
rule-exchange-first_sets_n = Spelarna får byta kort med talongen i tur och ordning, med början till vänster om givaren. Den första byter så många kort han eller hon vill; var och en av de andra byter lika många eller inga. Är talongen mindre, är det hela resten eller inga.
rule-exchange-dealer_sets_n_keep2 = Spelarna får byta kort med talongen, givaren först, sedan de andra i tur och ordning från vänster. Givaren byter så många kort han eller hon vill, men behåller två; var och en av de andra byter lika många eller inga. Är talongen mindre, är det hela resten eller inga.
rule-exchange-le_first = Spelarna får byta kort med talongen så länge den räcker, i tur och ordning med början till vänster om givaren. Den första byter så många kort han eller hon vill; ingen av de andra byter fler.
rule-exchange-le_previous = Spelarna får byta kort med talongen så länge den räcker, i tur och ordning med början till vänster om givaren. Den första byter så många kort han eller hon vill; ingen av de andra byter fler än spelaren före.
rule-exchange-free = Spelarna får byta så många kort de vill med talongen så länge den räcker, i tur och ordning med början till vänster om givaren.
rule-exchange-rassi = I tre rundor, var och en med början till vänster om givaren, får alla byta hela handen med talongen eller behålla den. { $pack ->
    [std52] I första rundan får bara en hand utan kung, dam och knekt bytas, i andra vilken hand som helst, i tredje
   *[other] I de två första rundorna får vilken hand som helst bytas, i tredje
} bara handen hos den som bytte i andra. En talong som inte räcker till en hel hand ger ingenting.
rule-multiplier-none = Ingenting dubblar priset.
rule-multiplier-kontra = I tur och ordning, med början till vänster om givaren, får var och en säga kontra; den första som gör det avslutar rundan. Då betalar den som får betala för sista sticket dubbelt, och fyrdubbelt om det är den som sade kontra.
rule-multiplier-rassi = Det är gratis att byta i första rundan. Den som har bytt i andra och får betala för sista sticket betalar dubbelt, och den som har bytt i tredje också fyra gånger så mycket.
rule-multiplier-ones_x2 = Minst en 1:a bland de sista korten dubblar priset, en gång.

## Spelet

rules-to-head = { $reference ->
    [previous] kortet närmast före
   *[highest] det högsta kortet i sticket
}
rule-lead-any = Den som spelar ut väljer kort fritt.
rule-lead-lowest = Den som spelar ut måste spela sitt lägsta kort.
rule-lead-sets = Den som spelar ut lägger ett kort eller flera lika höga, men sparar minst ett kort till sista sticket.
rule-follow-optional = { $lead ->
    [sets] De andra följer medurs och lägger lika många kort som spelades ut: kort som når upp till dem, eller sina lägsta. Valet är fritt: man får lägga de lägsta även när man kunde ha nått upp.
   *[other] De andra följer medurs, var och en med ett kort som är minst lika högt som { rules-to-head }, eller med sitt lägsta kort. Valet är fritt: man får lägga det lägsta även när man kunde ha gått högre.
}
rule-set-follow-elementwise = Kort når upp till flera utspelade kort när vart och ett av dem, lägsta mot lägsta och så vidare uppåt, är minst lika högt som sin motsvarighet i det bästa setet hittills.
rule-set-follow-equal_sets = Bara lika höga kort når upp till flera utspelade kort, när de är minst lika höga som det bästa setet hittills; olika kort tar ingenting, hur höga de än är.
rule-set-follow-all_ge_max = Kort når upp till flera utspelade kort när vart och ett av dem är minst lika högt som det högsta enskilda kortet i sticket.
rule-follow-forced = De andra följer medurs. Den som har ett kort som är minst lika högt som { rules-to-head } måste lägga ett sådant; annars läggs det lägsta på handen.
rule-follow-match_first = De andra följer medurs. Den som har ett kort som är lika högt som { rules-to-head } måste lägga det; annars ett högre; annars sitt lägsta.
rules-equal-lowest = Har man flera lika låga kort väljer man fritt bland dem.
rule-reference-highest = Det är det högsta kortet i sticket man måste nå upp till.
rule-reference-previous = Man måste bara nå upp till kortet närmast före, men sticket går till det högsta av alla.
rule-ace-none = { $pack ->
    [std52] Ett ess har ingen särskild makt: ett annat ess är lika högt.
   *[other] Inget kort har någon särskild makt.
}
rule-ace-led = Spelas ett ess ut måste alla andra lägga sitt lägsta kort, även den som har ett ess.
rule-ace-any = Ligger det ett ess i sticket måste alla efter det lägga sitt lägsta kort, även den som har ett ess.
rule-ace-next = Den som kommer närmast efter ett ess måste lägga sitt lägsta kort, även om det är ett ess.
rules-ace-taking = Före sista sticket tar ett ess som man är tvungen att lägga inte sticket från esset före{ $ace ->
    [next] ; det gör ett som läggs senare, efter ett annat kort
   *[other] {""}
}.
rules-taking = { $lead ->
    [sets] { $set_follow ->
        [all_ge_max] Den som lägger det högsta enskilda kortet tar sticket, av lika höga den sista, och spelar ut till nästa.
       *[other] Det bästa setet tar sticket, av lika bra det sista, och den som lade det spelar ut till nästa.
    }
   *[other] Det högsta kortet tar sticket, av lika höga det sista, och den som lade det spelar ut till nästa.
}
rules-open-cards = Korten ligger kvar öppna framför dem som har lagt dem.

## Sista sticket

rule-last-reveal-in_turn = Det sista kortet spelas i tur och ordning som alla andra, fast det inte finns något att välja.
rule-last-reveal-simultaneous = De sista korten vänds alla på en gång; där ordningen spelar roll går den medurs från den som skulle spela ut.
rule-last-ace-high = { $pack ->
    [std52] Esset är lika högt i sista sticket som förut.
   *[other] Korten är lika höga i sista sticket som förut.
}
rule-last-ace-low = I sista sticket är esset det lägsta kortet, under 2:an{ $values ->
    [none] {""}
   *[other] , och kostar { $ace_cost }
}.
rule-penalty-tie-last_only = { $values ->
    [none] Det högsta kortet tar sista sticket. Är flera lika höga förlorar bara den som kom sist.
   *[other] Det högsta kortet tar sista sticket, och den som lade det betalar. Är flera lika höga betalar bara den som kom sist.
}
rule-penalty-tie-all = { $values ->
    [none] Den som lägger det högsta kortet i sista sticket förlorar, och det gör också alla som lägger ett lika högt.
   *[other] Den som lägger det högsta kortet i sista sticket betalar, och det gör också alla som lägger ett lika högt.
}
rule-penalty-tie-bonus = { $values ->
    [none] Det högsta kortet tar sista sticket. Är flera lika höga förlorar bara den som kom sist; de andra skulle tjäna på det om det fanns poäng.
   *[other] Det högsta kortet tar sista sticket. Är flera lika höga betalar den som kom sist, och de andra drar av priset från sin poäng, dock aldrig under 0.
}
rule-values-none = Det finns inga poäng.
rule-values-std = { $pack ->
    [gurken60] Ett kort kostar sitt tal.
    [kille42] Ett kort kostar sin plats, räknat nerifrån: Blaren 1, Blompottan 2, Kransen 3, talen från 1 till 12 kostar 4 till 15, Värdshus 16, Kavall 17, Husu 18, Husar 19, Kuku 20, Harlekin 21.
   *[std52] Ett kort kostar sin valör: 2 till 10 siffran på kortet, knekt 11, dam 12, kung 13{ $last_ace ->
        [high] , ess 14
       *[low] {""}
    }.
}
rule-values-times5 = { $pack ->
    [gurken60] Ett kort kostar fem gånger sitt tal.
    [kille42] Ett kort kostar fem gånger sin plats, räknat nerifrån: Blaren 5, Blompottan 10, Kransen 15, talen från 1 till 12 kostar 20 till 75, Värdshus 80, Kavall 85, Husu 90, Husar 95, Kuku 100, Harlekin 105.
   *[std52] Ett kort kostar fem gånger sin valör: 10 för en 2:a, 50 för en 10:a, knekt 55, dam 60, kung 65{ $last_ace ->
        [high] , ess 70
       *[low] {""}
    }.
}
rule-values-courts_ace_11 = { $pack ->
    [gurken60] Kort från 1 till 10 kostar sitt tal, alla högre 11.
    [kille42] Blaren kostar 1, Blompottan 2, Kransen 3, talen från 1 till 7 kostar 4 till 10, alla högre kort 11.
   *[std52] Kort från 2 till 10 kostar siffran på kortet, knekt, dam och kung 11{ $last_ace ->
        [high] , och det gör esset också
       *[low] {""}
    }.
}
rule-values-courts_10_ace_11 = { $pack ->
    [gurken60] Kort från 1 till 10 kostar sitt tal, 11 till 13 kostar 10, 14 och 15 kostar 11.
    [kille42] Blaren kostar 1, Blompottan 2, Kransen 3, talen från 1 till 7 kostar 4 till 10, 8 till 10 kostar 10, alla högre kort 11.
   *[std52] Kort från 2 till 10 kostar siffran på kortet, knekt, dam och kung 10{ $last_ace ->
        [high] , ess 11
       *[low] {""}
    }.
}
rule-values-gurken = { $pack ->
    [gurken60] Ett kort kostar gurkorna som är tryckta på det: 1 ingen, 2 till 5 en, 6 till 9 två, 10 och 11 tre, 12 till 14 fyra, 15 fem.
    [kille42] Ett kort kostar gurkor: Blaren ingen, Blompottan, Kransen, 1 och 2 en, 3 till 6 två, 7 och 8 tre, 9 till 11 fyra, 12 och alla högre kort fem.
   *[std52] Ett kort kostar gurkor: 2 till 5 en, 6 till 9 två, 10 och knekt tre, dam och kung fyra{ $last_ace ->
        [high] , ess fyra
       *[low] {""}
    }.
}
rule-values-one = Sista sticket kostar en poäng, vilket kortet än är.
rules-joker-cost = En joker kostar { $joker_cost }.
rules-club-six-cost = Klöver 6 kostar { $club_six_cost }.
rules-black-sevens-cost = Klöver 7 kostar { $club_seven_cost }, spader 7 kostar { $spade_seven_cost }.
rule-keep-cards = { $keep_cards ->
    [yes] Den som betalar behåller kortet öppet framför sig, utanför leken, så länge spelaren är med.
   *[no] Varje giv ges med hela leken.
}
rule-top-card-loses = { $top_card_loses ->
    [yes] Den som tar sista sticket med { $top_card ->
        [black_sevens] en svart sjua
        [black_sevens_at_7] en svart sjua
       *[club_six] klöver 6
    } förlorar genast hela partiet; den av de andra som har lägst poäng vinner.
   *[no] Inget enskilt kort avslutar partiet.
}

## Poäng

rule-lives = { $lives ->
    [1] Alla har ett liv.
   *[other] Alla har { $lives } liv. Den som har förlorat alla är ute.
}
rule-threshold = { $threshold ->
    [0] Ingen kan få för många poäng.
   *[other] { $end ->
        [one_deal] { rules-points } vore för mycket i ett längre parti.
        [all_but_one_over] Den som har { rules-too-much } är över gränsen, men ingen åker ut.
       *[other] { $lives ->
            [1] Den som har { rules-too-much } är ute: en gurka.
           *[other] Den som har { rules-too-much } förlorar ett liv: en gurka.
        }
    }
}
rules-too-much = { $compare ->
    [gt] mer än { rules-points }
   *[ge] { rules-points } eller mer
}
rules-points = { $threshold ->
    [one] en poäng
   *[other] { $threshold } poäng
}
rule-compare-ge = { $threshold ->
    [1] En enda poäng är redan för mycket.
   *[other] Precis { $threshold } är redan för mycket.
}
rule-compare-gt = Precis { $threshold } är ännu inte för mycket.
rule-exact-reset = { $exact_reset ->
    [0] Ingen får sin poäng struken.
   *[other] Den som har precis { $exact_reset } går tillbaka till 0{ $keep_cards ->
        [yes] {" "}och lägger korten framför sig tillbaka i leken
       *[no] {""}
    }.
}
rule-life-lost-none = { $lives ->
    [1] Med ett liv kommer man inte tillbaka.
   *[other] Den som förlorar ett liv och har ett till fortsätter på 0.
}
rule-life-lost-max_other_active = Den som förlorar ett liv och har ett till fortsätter på den högsta poängen bland de andra som ännu är med{ $penalty_tie ->
    [all] , utom dem som förlorar ett liv i samma stick
   *[other] {""}
}.
rule-life-lost-keep_highest_card = Den som förlorar ett liv och har ett till behåller bara det högsta av sina kort och fortsätter på vad det kostar.

## Pengar

rule-money-none = Man spelar inte om något.
rule-money-ante_pot = Alla betalar en insats på { $stake ->
    [one] en enhet
   *[other] { $stake } enheter
} till potten innan partiet börjar. Vinnaren tar potten; flera vinnare delar den.
rule-money-pay_difference = Till slut betalar varje spelare vinnaren en enhet för varje poäng som skiljer dem.
rule-money-first_out_pays = Den första som åker ut, eller var och en av flera på en gång, betalar 5 enheter till potten{ $pack ->
    [std52] , eller 10 om det var på en knekt, dam eller kung
   *[other] {""}
}. Vinnaren tar potten.
rule-stake = En insats är { $stake ->
    [one] en enhet
   *[other] { $stake } enheter
}.
rule-buy-in-none = Man kan inte köpa in sig igen.
rule-buy-in-on_elimination = Den som åker ut får köpa in sig igen och fortsätter på den högsta poängen bland de andra som ännu är med.
rule-buy-in-any_time = Den som åker ut får köpa in sig igen och fortsätter på den högsta poängen bland de andra som ännu är med. Mellan två givar får också de som är med göra så, om det sänker deras poäng.
rule-buy-in-times = { $buy_in_times ->
    [1] Var och en får köpa in sig en gång i ett parti.
   *[other] Var och en får köpa in sig { $buy_in_times } gånger i ett parti.
}
rule-buy-in-others = { $buy_in_others ->
    [one] Det krävs minst en annan som ännu är med.
   *[other] Det krävs minst { $buy_in_others } andra som ännu är med.
}
rule-buy-in-stakes = { $buy_in_stakes ->
    [0] Det är gratis att köpa in sig.
    [1] Det kostar en insats att köpa in sig; den går till potten.
   *[other] Det kostar { $buy_in_stakes } insatser att köpa in sig; de går till potten.
}
rules-buy-in-order = Man tillfrågas i tur och ordning med början till vänster om givaren; den som har köpt in sig räknas som med för nästa.

## Partiets slut

rule-end-last_in = Den sista som är med vinner.
rule-end-first_out = Partiet är slut när någon är ute. Den som är ute förlorar, och den av de andra som har lägst poäng vinner.
rule-end-two_left = Partiet är slut när två är kvar. Den med lägst poäng vinner.
rule-end-all_but_one_over = Partiet är slut när alla utom en är över gränsen, eller alla. Den med lägst poäng vinner.
rule-end-one_deal = Partiet är en giv. Den som { $values ->
    [none] tar sista sticket
   *[other] betalar
} har förlorat, och alla andra vinner.
rule-all-out-lowest_total = Åker alla som är kvar ut i samma stick, vinner den av dem som har lägst poäng; står flera lika delar de segern.
rule-all-out-share_all = Åker alla som är kvar ut i samma stick, delar de segern.
rule-all-out-replay = Skulle alla som är kvar åka ut i samma stick, gäller given inte och spelas om.
rule-all-out-rampo = Rampo: skulle alla som är kvar åka ut i samma stick, betalar ingen, potten står kvar, och alla som började partiet börjar om på 0.

## Utan verkan

rules-idle = Också valt, men utan verkan här: { $settings }.
rules-setting = { $label }: { $value }

## Källa

rules-source = Efter { $source }.
rule-grade-A = Källan är läst i sin helhet.
rule-grade-B = Känt i andra hand, eller med luckor fyllda efter omdöme.
rule-grade-C = Känt ur ett program eller en kort sida.
rules-revision = Utgåva { $revision } av dessa regler.
