### Reglerne for enhver variant, sætning for sætning.
### Hver sætning kan bruge alle variantens felter ved navn, og de få, der regnes ud: $players (one,
### range), $pack_size, $ace_cost, $joker_cost, $club_six_cost, $club_seven_cost, $spade_seven_cost.

## Overskrifter

rules-heading-cards = Spillere og kort
rules-heading-deal = Kortgivning
rules-heading-before = Før spillet
rules-heading-play = Spillet
rules-heading-last = Det sidste stik
rules-heading-score = Point
rules-heading-money = Penge
rules-heading-end = Slut på spillet
rules-heading-idle = Uden virkning
rules-heading-example = Eksempel
rules-heading-about = Kilde

## Spillere og kort

rules-aim = { $values ->
    [none] Ingen vil have det sidste stik: den, der tager det, taber. Stikkene før afgør kun, hvem der spiller ud.
   *[other] Ingen vil have det sidste stik: den, der tager det, betaler. Stikkene før koster ikke noget og afgør kun, hvem der spiller ud.
}
rules-players = { $players ->
    [one] For { $least_players } spillere.
   *[range] For { $least_players } til { $most_players } spillere.
}
rule-least-players = Mindst { $least_players } spillere.
rule-most-players = Højst { $most_players } spillere.
rule-pack-std52 = Et almindeligt spil på 52 kort, fra høj til lav es, konge, dame, knægt, 10, 9, 8, 7, 6, 5, 4, 3, 2. Kulørerne betyder ikke noget.
rule-pack-gurken60 = 60 kort uden kulører: tallene fra 15, som er højest, ned til 1, fire af hvert.
rule-pack-kille42 = De 42 killekort, to af hvert, fra høj til lav Harlekin, Kuku, Husar, Husu, Kavall, Värdshus, tallene fra 12 ned til 1, Kransen, Blompottan, Blaren.
rule-decks = { $decks ->
    [1] Der bruges ét spil kort.
   *[other] { $decks } spil kort blandes sammen: { $pack_size } kort i alt.
}
rule-jokers = { $jokers ->
    [0] Ingen jokere.
    [1] Én joker er med.
   *[other] { $jokers } jokere er med.
}
rule-joker-as-none = Jokere bruges ikke.
rule-joker-as-above_ace = En joker er højere end alle esser.
rule-joker-as-ace = En joker gælder som et es mere.
rule-top-card-none = { $pack ->
    [std52] Intet kort er højere end esset{ $joker_as ->
        [above_ace] {" "}undtagen jokerne
       *[other] {""}
    }.
   *[other] Intet kort har en anden plads end sin egen.
}
rule-top-card-club_six = Klør 6 er højere end esset og ikke lig med nogen anden sekser{ $joker_as ->
    [above_ace] , men den er lig med en joker
   *[other] {""}
}.
rule-top-card-black_sevens = Klør 7 er det højeste kort, spar 7 det næsthøjeste, begge over esset; de er ikke lig med nogen anden syver{ $joker_as ->
    [above_ace] . Spar 7 er lig med en joker
   *[other] {""}
}.
rule-top-card-black_sevens_at_7 = { rule-top-card-black_sevens }

## Kortgivning

rules-lot = Der trækkes lod om, hvem der giver først.
rules-cards-each = { $hand ->
    [one] ét kort
   *[other] { $hand } kort
}
rule-hand-rule-fixed = Alle får { rules-cards-each }, ét ad gangen, med start til venstre for giveren.
rule-hand-rule-dealer_choice = Før hver omgang siger giveren, hvor mange kort alle får: mindst { $hand_min }, højst { $hand_max ->
    [0] så mange, som kortene rækker til
   *[other] { $hand_max }, hvis kortene rækker
}.
rule-hand-rule-loser_card = I den første omgang får alle { rules-cards-each }. Derefter får alle lige så mange kort, som det kort koster, der tog det sidste stik.
rule-hand-rule-countdown = I den første omgang får alle { rules-cards-each }, i hver omgang derefter ét færre, ned til { $hand_min }. Så begynder det forfra med { $hand }.
rule-hand-rule-cycle = I den første omgang får alle { rules-cards-each }, i hver omgang derefter ét færre, ned til { $hand_min }, så ét mere, op til { $hand }, og så videre.
rule-hand-rule-equal_all = Kortene gives ud, så langt de rækker, lige mange til alle{ $hand_max ->
    [0] {""}
   *[other] , men aldrig flere end { $hand_max }
}.
rule-hand = { $hand_rule ->
    [fixed] Alle får { rules-cards-each }.
    [loser_card] I den første omgang får alle { rules-cards-each }.
    [countdown] I den første omgang får alle { rules-cards-each }.
    [cycle] I den første omgang får alle { rules-cards-each }.
   *[other] Hvor mange kort alle får, findes på en anden måde.
}
rule-hand-min = Ingen får færre end { $hand_min ->
    [one] ét kort
   *[other] { $hand_min } kort
}.
rule-hand-max = { $hand_max ->
    [0] Kun kortenes antal sætter en grænse for hånden.
    [one] Ingen får flere end ét kort.
   *[other] Ingen får flere end { $hand_max } kort.
}
rule-hand-short-refuse = { $keep_cards ->
    [yes] Er der for få kort, fordi nogle ligger foran spillerne, får alle lige mange, så mange kortene rækker til.
   *[other] Der skal være så mange kort til alle.
}
rule-hand-short-cap = Rækker kortene ikke til det, får alle lige mange, så mange der er til.
rule-hand-short-first = Rækker kortene ikke til det, får alle { rules-cards-each }; er også det for mange, får alle lige mange, så mange der er til.
rule-aside-hidden = { $exchange ->
    [none] { $hand_rule ->
        [equal_all] Kort, der bliver til overs,
       *[other] Resten af kortene
    } lægges til side med bagsiden opad; ingen ser dem.
   *[other] Resten af kortene er talonen og ligger med bagsiden opad.
}
rule-aside-shown = Kort, der bliver til overs, lægges åbent frem for alle.
rule-next-dealer-left_active = { $end ->
    [one_deal] Næste omgang gives af spilleren til venstre.
    [all_but_one_over] Næste omgang gives af spilleren til venstre.
   *[other] Næste omgang gives af den næste til venstre, der stadig er med.
}
rule-next-dealer-loser = Den, der tog det sidste stik, giver næste gang{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] , eller den næste til venstre, hvis vedkommende er ude
}.
rule-next-dealer-lowest_last_card = Den, der lagde det laveste kort i det sidste stik, giver næste gang, af lige lave den første{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] , eller den næste til venstre, hvis vedkommende er ude
}.
rule-first-lead-dealer_left = Spilleren til venstre for giveren spiller ud til det første stik.
rule-first-lead-dealer = Giveren spiller ud til det første stik.
rule-first-lead-taker = I den første omgang spiller spilleren til venstre for giveren ud til det første stik. Derefter er det den, der tog det sidste stik i omgangen før, eller den næste til venstre, hvis vedkommende er ude.
rule-first-lead-lowest_last_card = I den første omgang spiller spilleren til venstre for giveren ud til det første stik. Derefter er det den, der lagde det laveste kort i det sidste stik i omgangen før, af lige lave den første, eller den næste til venstre, hvis vedkommende er ude.
rules-wrong-deal = Er der givet forkert, og opdages det, før det første kort er spillet, giver den samme om.

## Før spillet

rule-exchange-none = Der byttes ikke kort.
rule-exchange-first_sets_n = Spillerne må bytte kort med talonen efter tur, med start til venstre for giveren. Den første bytter så mange kort som ønsket; hver af de andre bytter lige så mange eller ingen. Er talonen mindre, er det hele resten eller ingen.
rule-exchange-dealer_sets_n_keep2 = Spillerne må bytte kort med talonen, giveren først, så de andre efter tur fra venstre. Giveren bytter så mange kort som ønsket, men beholder to; hver af de andre bytter lige så mange eller ingen. Er talonen mindre, er det hele resten eller ingen.
rule-exchange-le_first = Spillerne må bytte kort med talonen, så længe den rækker, efter tur, med start til venstre for giveren. Den første bytter så mange kort som ønsket; ingen af de andre bytter flere.
rule-exchange-le_previous = Spillerne må bytte kort med talonen, så længe den rækker, efter tur, med start til venstre for giveren. Den første bytter så mange kort som ønsket; ingen af de andre bytter flere end spilleren før.
rule-exchange-free = Spillerne må bytte så mange kort, de vil, med talonen, så længe den rækker, efter tur, med start til venstre for giveren.
rule-exchange-rassi = I tre runder, hver med start til venstre for giveren, må alle bytte hele hånden med talonen eller beholde den. { $pack ->
    [std52] I den første runde må kun en hånd uden konge, dame og knægt byttes, i den anden enhver, i den tredje
   *[other] I de to første runder må enhver hånd byttes, i den tredje
} kun hos en spiller, der byttede i den anden. En talon, der ikke rækker til en hel hånd, giver ingenting.
rule-multiplier-none = Intet fordobler prisen.
rule-multiplier-kontra = Efter tur, med start til venstre for giveren, kan hver melde kontra; den første melding slutter rundspørgen. Så betaler den, der betaler for det sidste stik, dobbelt, og har vedkommende selv meldt kontra, firedobbelt.
rule-multiplier-rassi = Det er gratis at bytte i den første runde. Den, der har byttet i den anden og betaler for det sidste stik, betaler dobbelt, og den, der også har byttet i den tredje, fire gange så meget.
rule-multiplier-ones_x2 = Mindst én 1'er blandt de sidste kort fordobler prisen, én gang.

## Spillet

rules-to-head = { $reference ->
    [previous] kortet lige før
   *[highest] det højeste kort i stikket
}
rule-lead-any = Den, der spiller ud, vælger frit sit kort.
rule-lead-lowest = Den, der spiller ud, skal spille sit laveste kort.
rule-lead-sets = Den, der spiller ud, lægger ét kort eller flere lige høje, men gemmer mindst ét kort til det sidste stik.
rule-follow-optional = { $lead ->
    [sets] De andre følger efter med uret og lægger lige så mange kort, som der er spillet ud: kort, der når op på dem, eller deres laveste. Valget er frit: man må lægge de laveste, også når man kunne nå op.
   *[other] De andre følger efter med uret, hver med et kort, der er mindst lige så højt som { rules-to-head }, eller med sit laveste kort. Valget er frit: man må lægge det laveste, også når man kunne gå højere.
}
rule-set-follow-elementwise = Kort når op på flere udspillede kort, når hvert af dem, laveste mod laveste og så videre opad, er mindst lige så højt som sit modstykke i det bedste sæt hidtil.
rule-set-follow-equal_sets = Kun kort, der er lige høje, når op på flere udspillede kort, når de er mindst lige så høje som det bedste sæt hidtil; uens kort tager ingenting, hvor høje de end er.
rule-set-follow-all_ge_max = Kort når op på flere udspillede kort, når hvert af dem er mindst lige så højt som det højeste enkelte kort i stikket.
rule-follow-forced = De andre følger efter med uret. Den, der har et kort, der er mindst lige så højt som { rules-to-head }, skal lægge sådan et; ellers lægges det laveste på hånden.
rule-follow-match_first = De andre følger efter med uret. Den, der har et kort, der er lige så højt som { rules-to-head }, skal lægge det; ellers et højere; ellers sit laveste.
rules-equal-lowest = Har man flere lige lave kort, vælger man frit mellem dem.
rule-reference-highest = Det er det højeste kort i stikket, man skal nå op på.
rule-reference-previous = Man skal kun nå op på kortet lige før, men stikket går til det højeste af alle.
rule-ace-none = { $pack ->
    [std52] Et es har ingen særlig magt: et andet es er lige så højt.
   *[other] Intet kort har nogen særlig magt.
}
rule-ace-led = Bliver der spillet et es ud, skal alle andre lægge deres laveste kort, også den, der har et es.
rule-ace-any = Ligger der et es i stikket, skal alle efter det lægge deres laveste kort, også den, der har et es.
rule-ace-next = Den, der kommer lige efter et es, skal lægge sit laveste kort, også når det selv er et es.
rules-ace-taking = Før det sidste stik tager et es, man er tvunget til at lægge, ikke stikket fra esset før{ $ace ->
    [next] ; det gør et, der lægges senere, efter et andet kort
   *[other] {""}
}.
rules-taking = { $lead ->
    [sets] { $set_follow ->
        [all_ge_max] Den, der lægger det højeste enkelte kort, tager stikket, af lige høje den sidste, og spiller ud til det næste.
       *[other] Det bedste sæt tager stikket, af lige gode det sidste, og den, der lagde det, spiller ud til det næste.
    }
   *[other] Det højeste kort tager stikket, af lige høje det sidste, og den, der lagde det, spiller ud til det næste.
}
rules-open-cards = Kortene bliver liggende åbne foran dem, der har lagt dem.

## Det sidste stik

rule-last-reveal-in_turn = Det sidste kort spilles efter tur som alle andre, selv om der ikke er noget at vælge imellem.
rule-last-reveal-simultaneous = De sidste kort vendes alle på én gang; hvor rækkefølgen betyder noget, går den med uret fra den, der skulle spille ud.
rule-last-ace-high = { $pack ->
    [std52] Esset er lige så højt i det sidste stik som før.
   *[other] Kortene er lige så høje i det sidste stik som før.
}
rule-last-ace-low = I det sidste stik er esset det laveste kort, under 2'eren{ $values ->
    [none] {""}
   *[other] , og koster { $ace_cost }
}.
rule-penalty-tie-last_only = { $values ->
    [none] Det højeste kort tager det sidste stik. Er flere lige høje, taber kun den, der kom sidst.
   *[other] Det højeste kort tager det sidste stik, og den, der lagde det, betaler. Er flere lige høje, betaler kun den, der kom sidst.
}
rule-penalty-tie-all = { $values ->
    [none] Den, der lægger det højeste kort i det sidste stik, taber, og det samme gør alle, der lægger et lige så højt.
   *[other] Den, der lægger det højeste kort i det sidste stik, betaler, og det samme gør alle, der lægger et lige så højt.
}
rule-penalty-tie-bonus = { $values ->
    [none] Det højeste kort tager det sidste stik. Er flere lige høje, taber kun den, der kom sidst; de andre ville vinde på det, hvis der var point.
   *[other] Det højeste kort tager det sidste stik. Er flere lige høje, betaler den, der kom sidst, og de andre trækker prisen fra deres point, dog aldrig under 0.
}
rule-values-none = Der er ingen point.
rule-values-std = { $pack ->
    [gurken60] Et kort koster sit tal.
    [kille42] Et kort koster sin plads, talt nedefra: Blaren 1, Blompottan 2, Kransen 3, tallene fra 1 til 12 koster 4 til 15, Värdshus 16, Kavall 17, Husu 18, Husar 19, Kuku 20, Harlekin 21.
   *[std52] Et kort koster sin værdi: 2 til 10 det trykte tal, knægt 11, dame 12, konge 13{ $last_ace ->
        [high] , es 14
       *[low] {""}
    }.
}
rule-values-times5 = { $pack ->
    [gurken60] Et kort koster fem gange sit tal.
    [kille42] Et kort koster fem gange sin plads, talt nedefra: Blaren 5, Blompottan 10, Kransen 15, tallene fra 1 til 12 koster 20 til 75, Värdshus 80, Kavall 85, Husu 90, Husar 95, Kuku 100, Harlekin 105.
   *[std52] Et kort koster fem gange sin værdi: 10 for en 2'er, 50 for en 10'er, knægt 55, dame 60, konge 65{ $last_ace ->
        [high] , es 70
       *[low] {""}
    }.
}
rule-values-courts_ace_11 = { $pack ->
    [gurken60] Kort fra 1 til 10 koster deres tal, alle højere 11.
    [kille42] Blaren koster 1, Blompottan 2, Kransen 3, tallene fra 1 til 7 koster 4 til 10, alle højere kort 11.
   *[std52] Kort fra 2 til 10 koster det trykte tal, knægt, dame og konge 11{ $last_ace ->
        [high] , og det gør esset også
       *[low] {""}
    }.
}
rule-values-courts_10_ace_11 = { $pack ->
    [gurken60] Kort fra 1 til 10 koster deres tal, 11 til 13 koster 10, 14 og 15 koster 11.
    [kille42] Blaren koster 1, Blompottan 2, Kransen 3, tallene fra 1 til 7 koster 4 til 10, 8 til 10 koster 10, alle højere kort 11.
   *[std52] Kort fra 2 til 10 koster det trykte tal, knægt, dame og konge 10{ $last_ace ->
        [high] , es 11
       *[low] {""}
    }.
}
rule-values-gurken = { $pack ->
    [gurken60] Et kort koster de agurker, der er trykt på det: 1 ingen, 2 til 5 én, 6 til 9 to, 10 og 11 tre, 12 til 14 fire, 15 fem.
    [kille42] Et kort koster agurker: Blaren ingen, Blompottan, Kransen, 1 og 2 én, 3 til 6 to, 7 og 8 tre, 9 til 11 fire, 12 og alle højere kort fem.
   *[std52] Et kort koster agurker: 2 til 5 én, 6 til 9 to, 10 og knægt tre, dame og konge fire{ $last_ace ->
        [high] , es fire
       *[low] {""}
    }.
}
rule-values-one = Det sidste stik koster ét point, uanset kortet.
rules-joker-cost = En joker koster { $joker_cost }.
rules-club-six-cost = Klør 6 koster { $club_six_cost }.
rules-black-sevens-cost = Klør 7 koster { $club_seven_cost }, spar 7 koster { $spade_seven_cost }.
rule-keep-cards = { $keep_cards ->
    [yes] Den, der betaler, beholder kortet åbent foran sig, uden for de kort, der gives, så længe vedkommende er med.
   *[no] Hver omgang gives med alle kortene.
}
rule-top-card-loses = { $top_card_loses ->
    [yes] Den, der tager det sidste stik med { $top_card ->
        [black_sevens] en sort syver
        [black_sevens_at_7] en sort syver
       *[club_six] klør 6
    }, taber straks hele spillet; den af de andre, der har færrest point, vinder.
   *[no] Intet enkelt kort slutter spillet.
}

## Point

rule-lives = { $lives ->
    [1] Alle har ét liv.
   *[other] Alle har { $lives } liv. Den, der har mistet dem alle, er ude.
}
rule-threshold = { $threshold ->
    [0] Ingen kan få for mange point.
   *[other] { $end ->
        [one_deal] { rules-points } ville være for meget i et længere spil.
        [all_but_one_over] Den, der har { rules-too-much }, er over grænsen, men ingen går ud.
       *[other] { $lives ->
            [1] Den, der har { rules-too-much }, er ude: en agurk.
           *[other] Den, der har { rules-too-much }, mister et liv: en agurk.
        }
    }
}
rules-too-much = { $compare ->
    [gt] mere end { rules-points }
   *[ge] { rules-points } eller mere
}
rules-points = { $threshold ->
    [one] ét point
   *[other] { $threshold } point
}
rule-compare-ge = { $threshold ->
    [1] Et enkelt point er allerede for meget.
   *[other] Præcis { $threshold } er allerede for meget.
}
rule-compare-gt = Præcis { $threshold } er endnu ikke for meget.
rule-exact-reset = { $exact_reset ->
    [0] Ingen får sine point slettet.
   *[other] Den, der har præcis { $exact_reset }, går tilbage til 0{ $keep_cards ->
        [yes] {" "}og lægger sine beholdte kort tilbage
       *[no] {""}
    }.
}
rule-life-lost-none = { $lives ->
    [1] Med ét liv kommer man ikke tilbage.
   *[other] Den, der mister et liv og har et til, fortsætter med 0.
}
rule-life-lost-max_other_active = Den, der mister et liv og har et til, fortsætter med det højeste pointtal blandt de andre, der stadig er med{ $penalty_tie ->
    [all] , bortset fra dem, der mister et liv i samme stik
   *[other] {""}
}.
rule-life-lost-keep_highest_card = Den, der mister et liv og har et til, beholder kun det højeste af sine kort og fortsætter med det, som det koster.

## Penge

rule-money-none = Der spilles ikke om noget.
rule-money-ante_pot = Alle betaler et indskud på { $stake ->
    [one] én enhed
   *[other] { $stake } enheder
} til puljen, før spillet begynder. Vinderen tager puljen; flere vindere deler den.
rule-money-pay_difference = Til slut betaler hver spiller vinderen én enhed for hvert point, der skiller dem.
rule-money-first_out_pays = Den første, der går ud, eller hver af flere på én gang, betaler 5 enheder til puljen{ $pack ->
    [std52] , eller 10, hvis det var på en knægt, dame eller konge
   *[other] {""}
}. Vinderen tager puljen.
rule-stake = Et indskud er { $stake ->
    [one] én enhed
   *[other] { $stake } enheder
}.
rule-buy-in-none = Man kan ikke købe sig ind igen.
rule-buy-in-on_elimination = Den, der går ud, kan købe sig ind igen og fortsætter med det højeste pointtal blandt de andre, der stadig er med.
rule-buy-in-any_time = Den, der går ud, kan købe sig ind igen og fortsætter med det højeste pointtal blandt de andre, der stadig er med. Mellem to omgange kan også de, der er med, gøre det samme, hvis det giver dem færre point.
rule-buy-in-times = { $buy_in_times ->
    [1] Hver kan købe sig ind én gang i et spil.
   *[other] Hver kan købe sig ind { $buy_in_times } gange i et spil.
}
rule-buy-in-others = { $buy_in_others ->
    [one] Det kræver mindst én anden, der stadig er med.
   *[other] Det kræver mindst { $buy_in_others } andre, der stadig er med.
}
rule-buy-in-stakes = { $buy_in_stakes ->
    [0] Det er gratis at købe sig ind.
    [1] Det koster et indskud at købe sig ind; det går til puljen.
   *[other] Det koster { $buy_in_stakes } indskud at købe sig ind; de går til puljen.
}
rules-buy-in-order = Der spørges efter tur, med start til venstre for giveren; den, der har købt sig ind, tæller med for den næste.

## Slut på spillet

rule-end-last_in = Den sidste, der er med, vinder.
rule-end-first_out = Spillet er slut, når nogen er ude. Den, der er ude, taber, og den af de andre, der har færrest point, vinder.
rule-end-two_left = Spillet er slut, når to er tilbage. Den med færrest point vinder.
rule-end-all_but_one_over = Spillet er slut, når alle på nær én er over grænsen, eller alle. Den med færrest point vinder.
rule-end-one_deal = Spillet varer én omgang. Den, der { $values ->
    [none] tager det sidste stik
   *[other] betaler
}, har tabt, og alle andre vinder.
rule-all-out-lowest_total = Går alle, der er tilbage, ud i samme stik, vinder den af dem, der har færrest point; har flere lige mange, deler de sejren.
rule-all-out-share_all = Går alle, der er tilbage, ud i samme stik, deler de sejren.
rule-all-out-replay = Ville alle, der er tilbage, gå ud i samme stik, gælder omgangen ikke og spilles om.
rule-all-out-rampo = Rampo: ville alle, der er tilbage, gå ud i samme stik, betaler ingen, puljen bliver stående, og alle, der begyndte spillet, begynder forfra med 0.

## Uden virkning

rules-idle = Også valgt, men uden virkning her: { $settings }.
rules-setting = { $label }: { $value }

## Kilde

rules-source = Efter { $source }.
rule-grade-A = Kilden er læst i sin helhed.
rule-grade-B = Kendt på anden hånd, eller med huller udfyldt efter et skøn.
rule-grade-C = Kendt fra ét program eller én kort side.
rules-revision = Udgave { $revision } af disse regler.
