### Reglene for enhver variant, setning for setning.
### Hver setning kan bruke alle feltene i varianten ved navn, og de få som regnes ut: $players (one,
### range), $pack_size, $ace_cost, $joker_cost, $club_six_cost, $club_seven_cost, $spade_seven_cost.

## Overskrifter

rules-heading-cards = Spillere og kort
rules-heading-deal = Kortgiving
rules-heading-before = Før spillet
rules-heading-play = Spillet
rules-heading-last = Det siste stikket
rules-heading-score = Poeng
rules-heading-money = Penger
rules-heading-end = Slutt på spillet
rules-heading-idle = Uten virkning
rules-heading-example = Eksempel
rules-heading-about = Kilde

## Spillere og kort

rules-aim = { $values ->
    [none] Ingen vil ha det siste stikket: den som tar det, taper. Stikkene før avgjør bare hvem som spiller ut.
   *[other] Ingen vil ha det siste stikket: den som tar det, betaler. Stikkene før koster ingenting og avgjør bare hvem som spiller ut.
}
rules-players = { $players ->
    [one] For { $least_players } spillere.
   *[range] For { $least_players } til { $most_players } spillere.
}
rule-least-players = Minst { $least_players } spillere.
rule-most-players = Høyst { $most_players } spillere.
rule-pack-std52 = En vanlig kortstokk på 52 kort, fra høyt til lavt ess, konge, dame, knekt, 10, 9, 8, 7, 6, 5, 4, 3, 2. Fargene betyr ingenting.
rule-pack-gurken60 = 60 kort uten farger: tallene fra 15, som er høyest, ned til 1, fire av hvert.
rule-pack-kille42 = De 42 killekortene, to av hvert, fra høyt til lavt Harlekin, Kuku, Husar, Husu, Kavall, Värdshus, tallene fra 12 ned til 1, Kransen, Blompottan, Blaren.
rule-decks = { $decks ->
    [1] Det brukes én kortstokk.
   *[other] { $decks } kortstokker stokkes sammen: { $pack_size } kort i alt.
}
rule-jokers = { $jokers ->
    [0] Ingen jokere.
    [1] Én joker er med.
   *[other] { $jokers } jokere er med.
}
rule-joker-as-none = Jokere brukes ikke.
rule-joker-as-above_ace = En joker er høyere enn alle ess.
rule-joker-as-ace = En joker gjelder som et ess til.
rule-top-card-none = { $pack ->
    [std52] Ingen kort er høyere enn esset{ $joker_as ->
        [above_ace] {" "}unntatt jokerne
       *[other] {""}
    }.
   *[other] Ingen kort har en annen plass enn sin egen.
}
rule-top-card-club_six = Kløver 6 er høyere enn esset og ikke lik noen annen sekser{ $joker_as ->
    [above_ace] , men den er lik en joker
   *[other] {""}
}.
rule-top-card-black_sevens = Kløver 7 er det høyeste kortet, spar 7 det nest høyeste, begge over esset; ingen av dem er lik noen annen sjuer{ $joker_as ->
    [above_ace] . Spar 7 er lik en joker
   *[other] {""}
}.
rule-top-card-black_sevens_at_7 = { rule-top-card-black_sevens }

## Kortgiving

rules-lot = Det trekkes lodd om hvem som gir først.
rules-cards-each = { $hand ->
    [one] ett kort
   *[other] { $hand } kort
}
rule-hand-rule-fixed = Alle får { rules-cards-each }, ett om gangen, med start til venstre for giveren.
rule-hand-rule-dealer_choice = Før hver omgang sier giveren hvor mange kort alle får: minst { $hand_min }, høyst { $hand_max ->
    [0] så mange som kortstokken rekker til
   *[other] { $hand_max }, hvis kortstokken rekker
}.
rule-hand-rule-loser_card = I den første omgangen får alle { rules-cards-each }. Deretter får alle så mange kort som kortet som tok det siste stikket, koster.
rule-hand-rule-countdown = I den første omgangen får alle { rules-cards-each }, i hver omgang etter det ett færre, ned til { $hand_min }. Så begynner det på nytt med { $hand }.
rule-hand-rule-cycle = I den første omgangen får alle { rules-cards-each }, i hver omgang etter det ett færre, ned til { $hand_min }, så ett til, opp til { $hand }, og så videre.
rule-hand-rule-equal_all = Kortstokken gis ut så langt den rekker, like mange kort til alle{ $hand_max ->
    [0] {""}
   *[other] , men aldri flere enn { $hand_max }
}.
rule-hand = { $hand_rule ->
    [fixed] Alle får { rules-cards-each }.
    [loser_card] I den første omgangen får alle { rules-cards-each }.
    [countdown] I den første omgangen får alle { rules-cards-each }.
    [cycle] I den første omgangen får alle { rules-cards-each }.
   *[other] Hvor mange kort alle får, finnes på en annen måte.
}
rule-hand-min = Ingen får færre enn { $hand_min ->
    [one] ett kort
   *[other] { $hand_min } kort
}.
rule-hand-max = { $hand_max ->
    [0] Bare kortstokken setter en grense for hånden.
    [one] Ingen får flere enn ett kort.
   *[other] Ingen får flere enn { $hand_max } kort.
}
rule-hand-short-refuse = { $keep_cards ->
    [yes] Er det for få kort fordi noen ligger foran spillerne, får alle like mange, så mange som kortstokken rekker til.
   *[other] Kortstokken må ha så mange kort til alle.
}
rule-hand-short-cap = Rekker ikke kortstokken til det, får alle like mange, så mange som det er til.
rule-hand-short-first = Rekker ikke kortstokken til det, får alle { rules-cards-each }; er også det for mange, får alle like mange, så mange som det er til.
rule-aside-hidden = { $exchange ->
    [none] { $hand_rule ->
        [equal_all] Kort som blir til overs,
       *[other] Resten av kortene
    } legges til side med baksiden opp; ingen ser dem.
   *[other] Resten av kortene er talongen og ligger med baksiden opp.
}
rule-aside-shown = Kort som blir til overs, legges åpent så alle ser dem.
rule-next-dealer-left_active = { $end ->
    [one_deal] Spilleren til venstre gir neste gang.
    [all_but_one_over] Spilleren til venstre gir neste gang.
   *[other] Den neste til venstre som fortsatt er med, gir neste gang.
}
rule-next-dealer-loser = Den som tok det siste stikket, gir neste gang{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] , eller den neste til venstre hvis vedkommende er ute
}.
rule-next-dealer-lowest_last_card = Den som la det laveste kortet i det siste stikket, gir neste gang, av like lave den første{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] , eller den neste til venstre hvis vedkommende er ute
}.
rule-first-lead-dealer_left = Spilleren til venstre for giveren spiller ut til det første stikket.
rule-first-lead-dealer = Giveren spiller ut til det første stikket.
rule-first-lead-taker = I den første omgangen spiller spilleren til venstre for giveren ut til det første stikket. Deretter er det den som tok det siste stikket i omgangen før, eller den neste til venstre hvis vedkommende er ute.
rule-first-lead-lowest_last_card = I den første omgangen spiller spilleren til venstre for giveren ut til det første stikket. Deretter er det den som la det laveste kortet i det siste stikket i omgangen før, av like lave den første, eller den neste til venstre hvis vedkommende er ute.
rules-wrong-deal = Er det gitt feil, og merkes det før det første kortet er spilt, gir den samme om igjen.

## Før spillet

rule-exchange-none = Det byttes ikke kort.
rule-exchange-first_sets_n = Spillerne kan bytte kort med talongen etter tur, med start til venstre for giveren. Den første bytter så mange kort som ønsket; hver av de andre bytter like mange eller ingen. Er talongen mindre, er det hele resten eller ingen.
rule-exchange-dealer_sets_n_keep2 = Spillerne kan bytte kort med talongen, giveren først, så de andre etter tur fra venstre. Giveren bytter så mange kort som ønsket, men beholder to; hver av de andre bytter like mange eller ingen. Er talongen mindre, er det hele resten eller ingen.
rule-exchange-le_first = Spillerne kan bytte kort med talongen så lenge den rekker, etter tur, med start til venstre for giveren. Den første bytter så mange kort som ønsket; ingen av de andre bytter flere.
rule-exchange-le_previous = Spillerne kan bytte kort med talongen så lenge den rekker, etter tur, med start til venstre for giveren. Den første bytter så mange kort som ønsket; ingen av de andre bytter flere enn spilleren før.
rule-exchange-free = Spillerne kan bytte så mange kort de vil med talongen så lenge den rekker, etter tur, med start til venstre for giveren.
rule-exchange-rassi = I tre runder, hver med start til venstre for giveren, kan alle bytte hele hånden med talongen eller beholde den. { $pack ->
    [std52] I den første runden kan bare en hånd uten konge, dame og knekt byttes, i den andre alle, i den tredje
   *[other] I de to første rundene kan alle hender byttes, i den tredje
} bare hånden til en som byttet i den andre. En talong som ikke rekker til en hel hånd, gir ingenting.
rule-multiplier-none = Ingenting dobler prisen.
rule-multiplier-kontra = Etter tur, med start til venstre for giveren, kan hver melde kontra; den første meldingen avslutter runden. Da betaler den som betaler for det siste stikket, dobbelt, og har vedkommende selv meldt kontra, firedobbelt.
rule-multiplier-rassi = Det er gratis å bytte i den første runden. Den som har byttet i den andre og betaler for det siste stikket, betaler dobbelt, og den som har byttet i den tredje også, fire ganger så mye.
rule-multiplier-ones_x2 = Minst én 1-er blant de siste kortene dobler prisen, én gang.

## Spillet

rules-to-head = { $reference ->
    [previous] kortet rett før
   *[highest] det høyeste kortet i stikket
}
rule-lead-any = Den som spiller ut, velger kort fritt.
rule-lead-lowest = Den som spiller ut, må spille sitt laveste kort.
rule-lead-sets = Den som spiller ut, legger ett kort eller flere like høye, men sparer minst ett kort til det siste stikket.
rule-follow-optional = { $lead ->
    [sets] De andre følger etter med klokken og legger like mange kort som det ble spilt ut: kort som når opp til dem, eller sine laveste. Valget er fritt: man kan legge de laveste også når man kunne nådd opp.
   *[other] De andre følger etter med klokken, hver med et kort som er minst like høyt som { rules-to-head }, eller med sitt laveste kort. Valget er fritt: man kan legge det laveste også når man kunne gått høyere.
}
rule-set-follow-elementwise = Kort når opp til flere utspilte kort når hvert av dem, laveste mot laveste og så videre oppover, er minst like høyt som motstykket i det beste settet hittil.
rule-set-follow-equal_sets = Bare kort som er like høye, når opp til flere utspilte kort, når de er minst like høye som det beste settet hittil; ulike kort tar ingenting, hvor høye de enn er.
rule-set-follow-all_ge_max = Kort når opp til flere utspilte kort når hvert av dem er minst like høyt som det høyeste enkeltkortet i stikket.
rule-follow-forced = De andre følger etter med klokken. Den som har et kort som er minst like høyt som { rules-to-head }, må legge et slikt; ellers legges det laveste på hånden.
rule-follow-match_first = De andre følger etter med klokken. Den som har et kort som er like høyt som { rules-to-head }, må legge det; ellers et høyere; ellers sitt laveste.
rules-equal-lowest = Har man flere like lave kort, velger man fritt mellom dem.
rule-reference-highest = Det er det høyeste kortet i stikket man må nå opp til.
rule-reference-previous = Man må bare nå opp til kortet rett før, men stikket går til det høyeste av alle.
rule-ace-none = { $pack ->
    [std52] Et ess har ingen spesiell makt: et annet ess er like høyt.
   *[other] Ingen kort har spesiell makt.
}
rule-ace-led = Blir det spilt ut et ess, må alle andre legge sitt laveste kort, også den som har et ess.
rule-ace-any = Ligger det et ess i stikket, må alle etter det legge sitt laveste kort, også den som har et ess.
rule-ace-next = Den som kommer rett etter et ess, må legge sitt laveste kort, også når det selv er et ess.
rules-ace-taking = Før det siste stikket tar et ess som man er tvunget til å legge, ikke stikket fra esset før{ $ace ->
    [next] ; det gjør et som legges senere, etter et annet kort
   *[other] {""}
}.
rules-taking = { $lead ->
    [sets] { $set_follow ->
        [all_ge_max] Den som legger det høyeste enkeltkortet, tar stikket, av like høye den siste, og spiller ut til det neste.
       *[other] Det beste settet tar stikket, av like gode det siste, og den som la det, spiller ut til det neste.
    }
   *[other] Det høyeste kortet tar stikket, av like høye det siste, og den som la det, spiller ut til det neste.
}
rules-open-cards = Kortene blir liggende åpne foran dem som har lagt dem.

## Det siste stikket

rule-last-reveal-in_turn = Det siste kortet spilles etter tur som alle andre, selv om det ikke er noe å velge mellom.
rule-last-reveal-simultaneous = De siste kortene snus alle på én gang; der rekkefølgen betyr noe, går den med klokken fra den som skulle spille ut.
rule-last-ace-high = { $pack ->
    [std52] Esset er like høyt i det siste stikket som før.
   *[other] Kortene er like høye i det siste stikket som før.
}
rule-last-ace-low = I det siste stikket er esset det laveste kortet, under 2-eren{ $values ->
    [none] {""}
   *[other] , og koster { $ace_cost }
}.
rule-penalty-tie-last_only = { $values ->
    [none] Det høyeste kortet tar det siste stikket. Er flere like høye, taper bare den som kom sist.
   *[other] Det høyeste kortet tar det siste stikket, og den som la det, betaler. Er flere like høye, betaler bare den som kom sist.
}
rule-penalty-tie-all = { $values ->
    [none] Den som legger det høyeste kortet i det siste stikket, taper, og det gjør også alle som legger et like høyt.
   *[other] Den som legger det høyeste kortet i det siste stikket, betaler, og det gjør også alle som legger et like høyt.
}
rule-penalty-tie-bonus = { $values ->
    [none] Det høyeste kortet tar det siste stikket. Er flere like høye, taper bare den som kom sist; de andre ville tjent på det hvis det var poeng.
   *[other] Det høyeste kortet tar det siste stikket. Er flere like høye, betaler den som kom sist, og de andre trekker prisen fra poengene sine, men aldri under 0.
}
rule-values-none = Det er ingen poeng.
rule-values-std = { $pack ->
    [gurken60] Et kort koster tallet sitt.
    [kille42] Et kort koster plassen sin, talt nedenfra: Blaren 1, Blompottan 2, Kransen 3, tallene fra 1 til 12 koster 4 til 15, Värdshus 16, Kavall 17, Husu 18, Husar 19, Kuku 20, Harlekin 21.
   *[std52] Et kort koster verdien sin: 2 til 10 tallet på kortet, knekt 11, dame 12, konge 13{ $last_ace ->
        [high] , ess 14
       *[low] {""}
    }.
}
rule-values-times5 = { $pack ->
    [gurken60] Et kort koster fem ganger tallet sitt.
    [kille42] Et kort koster fem ganger plassen sin, talt nedenfra: Blaren 5, Blompottan 10, Kransen 15, tallene fra 1 til 12 koster 20 til 75, Värdshus 80, Kavall 85, Husu 90, Husar 95, Kuku 100, Harlekin 105.
   *[std52] Et kort koster fem ganger verdien sin: 10 for en 2-er, 50 for en 10-er, knekt 55, dame 60, konge 65{ $last_ace ->
        [high] , ess 70
       *[low] {""}
    }.
}
rule-values-courts_ace_11 = { $pack ->
    [gurken60] Kort fra 1 til 10 koster tallet sitt, alle høyere 11.
    [kille42] Blaren koster 1, Blompottan 2, Kransen 3, tallene fra 1 til 7 koster 4 til 10, alle høyere kort 11.
   *[std52] Kort fra 2 til 10 koster tallet sitt, knekt, dame og konge 11{ $last_ace ->
        [high] , og det gjør esset også
       *[low] {""}
    }.
}
rule-values-courts_10_ace_11 = { $pack ->
    [gurken60] Kort fra 1 til 10 koster tallet sitt, 11 til 13 koster 10, 14 og 15 koster 11.
    [kille42] Blaren koster 1, Blompottan 2, Kransen 3, tallene fra 1 til 7 koster 4 til 10, 8 til 10 koster 10, alle høyere kort 11.
   *[std52] Kort fra 2 til 10 koster tallet sitt, knekt, dame og konge 10{ $last_ace ->
        [high] , ess 11
       *[low] {""}
    }.
}
rule-values-gurken = { $pack ->
    [gurken60] Et kort koster agurkene som er trykt på det: 1 ingen, 2 til 5 én, 6 til 9 to, 10 og 11 tre, 12 til 14 fire, 15 fem.
    [kille42] Et kort koster agurker: Blaren ingen, Blompottan, Kransen, 1 og 2 én, 3 til 6 to, 7 og 8 tre, 9 til 11 fire, 12 og alle høyere kort fem.
   *[std52] Et kort koster agurker: 2 til 5 én, 6 til 9 to, 10 og knekt tre, dame og konge fire{ $last_ace ->
        [high] , ess fire
       *[low] {""}
    }.
}
rule-values-one = Det siste stikket koster ett poeng, uansett kort.
rules-joker-cost = En joker koster { $joker_cost }.
rules-club-six-cost = Kløver 6 koster { $club_six_cost }.
rules-black-sevens-cost = Kløver 7 koster { $club_seven_cost }, spar 7 koster { $spade_seven_cost }.
rule-keep-cards = { $keep_cards ->
    [yes] Den som betaler, beholder kortet åpent foran seg, utenfor kortstokken, så lenge vedkommende er med.
   *[no] Hver omgang gis med hele kortstokken.
}
rule-top-card-loses = { $top_card_loses ->
    [yes] Den som tar det siste stikket med { $top_card ->
        [black_sevens] en svart sjuer
        [black_sevens_at_7] en svart sjuer
       *[club_six] kløver 6
    }, taper straks hele spillet; den av de andre som har færrest poeng, vinner.
   *[no] Ingen enkeltkort avslutter spillet.
}

## Poeng

rule-lives = { $lives ->
    [1] Alle har ett liv.
   *[other] Alle har { $lives } liv. Den som har mistet alle, er ute.
}
rule-threshold = { $threshold ->
    [0] Ingen kan få for mange poeng.
   *[other] { $end ->
        [one_deal] { rules-points } ville vært for mye i et lengre spill.
        [all_but_one_over] Den som har { rules-too-much }, er over grensen, men ingen går ut.
       *[other] { $lives ->
            [1] Den som har { rules-too-much }, er ute: en agurk.
           *[other] Den som har { rules-too-much }, mister et liv: en agurk.
        }
    }
}
rules-too-much = { $compare ->
    [gt] mer enn { rules-points }
   *[ge] { rules-points } eller mer
}
rules-points = { $threshold ->
    [one] ett poeng
   *[other] { $threshold } poeng
}
rule-compare-ge = { $threshold ->
    [1] Ett eneste poeng er allerede for mye.
   *[other] Akkurat { $threshold } er allerede for mye.
}
rule-compare-gt = Akkurat { $threshold } er ennå ikke for mye.
rule-exact-reset = { $exact_reset ->
    [0] Ingen får poengene sine slettet.
   *[other] Den som har akkurat { $exact_reset }, går tilbake til 0{ $keep_cards ->
        [yes] {" "}og legger kortene foran seg tilbake i kortstokken
       *[no] {""}
    }.
}
rule-life-lost-none = { $lives ->
    [1] Med ett liv kommer man ikke tilbake.
   *[other] Den som mister et liv og har et til, fortsetter med 0.
}
rule-life-lost-max_other_active = Den som mister et liv og har et til, fortsetter med den høyeste poengsummen blant de andre som fortsatt er med{ $penalty_tie ->
    [all] , bortsett fra dem som mister et liv i samme stikk
   *[other] {""}
}.
rule-life-lost-keep_highest_card = Den som mister et liv og har et til, beholder bare det høyeste av kortene sine og fortsetter med det kortet koster.

## Penger

rule-money-none = Det spilles ikke om noe.
rule-money-ante_pot = Alle betaler en innsats på { $stake ->
    [one] én enhet
   *[other] { $stake } enheter
} til potten før spillet begynner. Vinneren tar potten; flere vinnere deler den.
rule-money-pay_difference = Til slutt betaler hver spiller vinneren én enhet for hvert poeng som skiller dem.
rule-money-first_out_pays = Den første som går ut, eller hver av flere på én gang, betaler 5 enheter til potten{ $pack ->
    [std52] , eller 10 hvis det var på en knekt, dame eller konge
   *[other] {""}
}. Vinneren tar potten.
rule-stake = En innsats er { $stake ->
    [one] én enhet
   *[other] { $stake } enheter
}.
rule-buy-in-none = Man kan ikke kjøpe seg inn igjen.
rule-buy-in-on_elimination = Den som går ut, kan kjøpe seg inn igjen og fortsetter med den høyeste poengsummen blant de andre som fortsatt er med.
rule-buy-in-any_time = Den som går ut, kan kjøpe seg inn igjen og fortsetter med den høyeste poengsummen blant de andre som fortsatt er med. Mellom to omganger kan også de som er med, gjøre det samme, hvis det gir dem færre poeng.
rule-buy-in-times = { $buy_in_times ->
    [1] Hver kan kjøpe seg inn én gang i et spill.
   *[other] Hver kan kjøpe seg inn { $buy_in_times } ganger i et spill.
}
rule-buy-in-others = { $buy_in_others ->
    [one] Det krever minst én annen som fortsatt er med.
   *[other] Det krever minst { $buy_in_others } andre som fortsatt er med.
}
rule-buy-in-stakes = { $buy_in_stakes ->
    [0] Det er gratis å kjøpe seg inn.
    [1] Det koster en innsats å kjøpe seg inn; den går til potten.
   *[other] Det koster { $buy_in_stakes } innsatser å kjøpe seg inn; de går til potten.
}
rules-buy-in-order = Det spørres etter tur, med start til venstre for giveren; den som har kjøpt seg inn, teller med for den neste.

## Slutt på spillet

rule-end-last_in = Den siste som er med, vinner.
rule-end-first_out = Spillet er slutt når noen er ute. Den som er ute, taper, og den av de andre som har færrest poeng, vinner.
rule-end-two_left = Spillet er slutt når to er igjen. Den med færrest poeng vinner.
rule-end-all_but_one_over = Spillet er slutt når alle unntatt én er over grensen, eller alle. Den med færrest poeng vinner.
rule-end-one_deal = Spillet varer én omgang. Den som { $values ->
    [none] tar det siste stikket
   *[other] betaler
}, har tapt, og alle andre vinner.
rule-all-out-lowest_total = Går alle som er igjen, ut i samme stikk, vinner den av dem som har færrest poeng; har flere like mange, deler de seieren.
rule-all-out-share_all = Går alle som er igjen, ut i samme stikk, deler de seieren.
rule-all-out-replay = Ville alle som er igjen, gått ut i samme stikk, gjelder ikke omgangen og spilles om igjen.
rule-all-out-rampo = Rampo: ville alle som er igjen, gått ut i samme stikk, betaler ingen, potten blir stående, og alle som begynte spillet, begynner på nytt med 0.

## Uten virkning

rules-idle = Også valgt, men uten virkning her: { $settings }.
rules-setting = { $label }: { $value }

## Kilde

rules-source = Etter { $source }.
rule-grade-A = Kilden er lest i sin helhet.
rule-grade-B = Kjent på annen hånd, eller med hull fylt etter skjønn.
rule-grade-C = Kjent fra ett program eller én kort side.
rules-revision = Utgave { $revision } av disse reglene.
