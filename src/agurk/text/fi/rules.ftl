### The rules of any variant, sentence by sentence.
### Each sentence may use every field of the variant by its name, with its value as house rules
### write it, and the few that are worked out: $players (one, range), $pack_size, $ace_cost,
### $joker_cost, $club_six_cost, $club_seven_cost, $spade_seven_cost.

## Headings

rules-heading-cards = Pelaajat ja kortit
rules-heading-deal = Jako
rules-heading-before = Ennen peliä
rules-heading-play = Pelin kulku
rules-heading-last = Viimeinen tikki
rules-heading-score = Pisteet
rules-heading-money = Raha
rules-heading-end = Pelin loppu
rules-heading-idle = Ilman vaikutusta
rules-heading-example = Esimerkki
rules-heading-about = Lähde

## Players and cards

rules-aim = { $values ->
    [none] Viimeistä tikkiä ei halua kukaan: sen vienyt häviää. Aiemmissa tikeissä ratkeaa vain, kuka aloittaa seuraavan.
   *[other] Viimeistä tikkiä ei halua kukaan: sen vienyt saa pisteitä. Aiemmat tikit eivät maksa mitään, niissä ratkeaa vain, kuka aloittaa seuraavan.
}
rules-players = { $players ->
    [one] Pelaajia on { $least_players }.
   *[range] Pelaajia on { $least_players }–{ $most_players }.
}
rule-least-players = Pelaajia on vähintään { $least_players }.
rule-most-players = Pelaajia on enintään { $most_players }.
rule-pack-std52 = Tavallinen 52 kortin pakka, suurimmasta pienimpään A K Q J 10 9 8 7 6 5 4 3 2. Maalla ei ole merkitystä.
rule-pack-gurken60 = 60 kortin pakka ilman maita: numerot 15:stä, joka on suurin, alas 1:een, neljä kutakin.
rule-pack-kille42 = 42 Kille-korttia, kaksi kutakin, suurimmasta pienimpään Harlekin, Kuku, Husar, Husu, Kavall, Värdshus, numerot 12:sta alas 1:een, Kransen, Blompottan, Blaren.
rule-decks = { $decks ->
    [1] Pakkoja on yksi.
   *[other] { $decks } pakkaa sekoitetaan yhteen: kortteja on kaikkiaan { $pack_size }.
}
rule-jokers = { $jokers ->
    [0] Jokereita ei ole.
    [1] Mukaan otetaan yksi jokeri.
   *[other] Mukaan otetaan { $jokers } jokeria.
}
rule-joker-as-none = Jokereita ei käytetä.
rule-joker-as-above_ace = Jokeri on suurempi kuin mikään ässä.
rule-joker-as-ace = Jokeri on yksi ässä lisää.
rule-top-card-none = { $pack ->
    [std52] Mikään kortti ei ole ässää suurempi{ $joker_as ->
        [above_ace] , paitsi jokerit
       *[other] {""}
    }.
   *[other] Jokainen kortti on omalla paikallaan.
}
rule-top-card-club_six = Ristikuutonen on ässää suurempi eikä yhtä suuri kuin muut kuutoset{ $joker_as ->
    [above_ace] , mutta se on yhtä suuri kuin jokeri
   *[other] {""}
}.
rule-top-card-black_sevens = Ristiseiska on kaikista suurin ja pataseiska seuraava, molemmat ässää suurempia; muut seiskat eivät ole niiden arvoisia{ $joker_as ->
    [above_ace] . Pataseiska on yhtä suuri kuin jokeri
   *[other] {""}
}.
rule-top-card-black_sevens_at_7 = { rule-top-card-black_sevens }

## Deal

rules-lot = Ensimmäinen jakaja arvotaan.
rules-cards-each = { $hand ->
    [one] yhden kortin
   *[other] { $hand } korttia
}
rule-hand-rule-fixed = Jokainen saa { rules-cards-each }. Kortit jaetaan yksi kerrallaan jakajan vasemmasta naapurista alkaen.
rule-hand-rule-dealer_choice = Ennen jokaista jakoa jakaja sanoo, montako korttia jokainen saa: vähintään { $hand_min }, enintään { $hand_max ->
    [0] niin monta kuin pakasta riittää tasan kaikille
   *[other] { $hand_max }, jos pakka riittää
}.
rule-hand-rule-loser_card = Ensimmäisessä jaossa jokainen saa { rules-cards-each }. Sen jälkeen jokainen saa niin monta korttia kuin viimeisen tikin vienyt kortti maksoi.
rule-hand-rule-countdown = Ensimmäisessä jaossa jokainen saa { rules-cards-each } ja aina seuraavassa yhden vähemmän, kunnes kortteja on { $hand_min }. Sitten niitä on taas { $hand }, ja niin edelleen.
rule-hand-rule-cycle = Ensimmäisessä jaossa jokainen saa { rules-cards-each } ja aina seuraavassa yhden vähemmän, kunnes kortteja on { $hand_min }. Sitten jokainen saa aina yhden enemmän, kunnes kortteja on { $hand }, ja niin edelleen.
rule-hand-rule-equal_all = Pakka jaetaan niin pitkälle kuin se riittää, kaikille yhtä monta korttia{ $hand_max ->
    [0] {""}
   *[other] , mutta ei koskaan enempää kuin { $hand_max }
}.
rule-hand = { $hand_rule ->
    [fixed] Jokainen saa { rules-cards-each }.
    [loser_card] Ensimmäisessä jaossa jokainen saa { rules-cards-each }.
    [countdown] Ensimmäisessä jaossa jokainen saa { rules-cards-each }.
    [cycle] Ensimmäisessä jaossa jokainen saa { rules-cards-each }.
   *[other] Korttien määrä kullekin ratkeaa muulla tavalla.
}
rule-hand-min = Kukaan ei saa vähempää kuin { $hand_min ->
    [one] yhden kortin
   *[other] { $hand_min } korttia
}.
rule-hand-max = { $hand_max ->
    [0] Vain pakka rajoittaa korttien määrää.
    [one] Kukaan ei saa enempää kuin yhden kortin.
   *[other] Kukaan ei saa enempää kuin { $hand_max } korttia.
}
rule-hand-short-refuse = { $keep_cards ->
    [yes] Jos pelaajien eteen jääneiden korttien takia kortteja on liian vähän, jokainen saa niin monta kuin pakasta vielä riittää tasan kaikille.
   *[other] Pakassa on oltava niin monta korttia jokaiselle.
}
rule-hand-short-cap = Jos pakka ei riitä siihen, jokainen saa niin monta kuin siitä riittää tasan kaikille.
rule-hand-short-first = Jos pakka ei riitä siihen, jokainen saa { rules-cards-each }; jos sekin on liikaa, niin monta kuin pakasta riittää tasan kaikille.
rule-aside-hidden = { $exchange ->
    [none] { $hand_rule ->
        [equal_all] Yli jääneet
       *[other] Muut
    } kortit pannaan syrjään kuvapuoli alaspäin, eikä kukaan näe niitä.
   *[other] Muut kortit jäävät pakaksi kuvapuoli alaspäin.
}
rule-aside-shown = Yli jääneet kortit pannaan pöytään kaikkien nähtäviksi.
rule-next-dealer-left_active = { $end ->
    [one_deal] Seuraavaksi jakaa vasemmalla istuva.
    [all_but_one_over] Seuraavaksi jakaa vasemmalla istuva.
   *[other] Seuraavaksi jakaa vasemmalta lähin pelaaja, joka on vielä mukana.
}
rule-next-dealer-loser = Seuraavaksi jakaa se, joka vei viimeisen tikin{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] , tai jos hän on ulkona, seuraava pelaaja vasemmalla
}.
rule-next-dealer-lowest_last_card = Seuraavaksi jakaa se, joka löi viimeiseen tikkiin pienimmän kortin, yhtä suurista ensimmäinen{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] , tai jos hän on ulkona, seuraava pelaaja vasemmalla
}.
rule-first-lead-dealer_left = Jakajan vasen naapuri aloittaa ensimmäisen tikin.
rule-first-lead-dealer = Jakaja aloittaa ensimmäisen tikin.
rule-first-lead-taker = Ensimmäisessä jaossa jakajan vasen naapuri aloittaa ensimmäisen tikin. Sen jälkeen aloittaa se, joka vei edellisen jaon viimeisen tikin, tai jos hän on ulkona, seuraava pelaaja vasemmalla.
rule-first-lead-lowest_last_card = Ensimmäisessä jaossa jakajan vasen naapuri aloittaa ensimmäisen tikin. Sen jälkeen aloittaa se, joka löi edellisen jaon viimeiseen tikkiin pienimmän kortin, yhtä suurista ensimmäinen, tai jos hän on ulkona, seuraava pelaaja vasemmalla.
rules-wrong-deal = Jos jako on väärin ja se huomataan ennen ensimmäistä lyötyä korttia, sama jakaja jakaa uudelleen.

## Before play

rule-exchange-none = Kortteja ei vaihdeta.
rule-exchange-first_sets_n = Kortteja saa vaihtaa pakasta, vuorotellen jakajan vasemmasta naapurista alkaen. Ensimmäinen vaihtaa niin monta kuin haluaa; kukin muu vaihtaa täsmälleen yhtä monta tai ei yhtään. Jos pakka ei riitä, vaihdetaan kaikki jäljellä oleva tai ei mitään.
rule-exchange-dealer_sets_n_keep2 = Kortteja saa vaihtaa pakasta, ensin jakaja, sitten muut vuorotellen vasemmalta. Jakaja vaihtaa niin monta kuin haluaa mutta pitää kaksi korttia; kukin muu vaihtaa täsmälleen yhtä monta tai ei yhtään. Jos pakka ei riitä, vaihdetaan kaikki jäljellä oleva tai ei mitään.
rule-exchange-le_first = Kortteja saa vaihtaa pakasta niin kauan kuin sitä riittää, vuorotellen jakajan vasemmasta naapurista alkaen. Ensimmäinen vaihtaa niin monta kuin haluaa; kukaan hänen jälkeensä ei vaihda enempää.
rule-exchange-le_previous = Kortteja saa vaihtaa pakasta niin kauan kuin sitä riittää, vuorotellen jakajan vasemmasta naapurista alkaen. Ensimmäinen vaihtaa niin monta kuin haluaa; kukaan hänen jälkeensä ei vaihda enempää kuin edellinen.
rule-exchange-free = Kortteja saa vaihtaa pakasta vapaasti niin kauan kuin sitä riittää, vuorotellen jakajan vasemmasta naapurista alkaen.
rule-exchange-rassi = Kolmella kierroksella, aina jakajan vasemmasta naapurista alkaen, jokainen saa vaihtaa pakasta koko kätensä tai ei mitään. { $pack ->
    [std52] Ensimmäisellä kierroksella saa vaihtaa vain käden, jossa ei ole kuningasta, rouvaa eikä jätkää, toisella minkä tahansa,
   *[other] Kahdella ensimmäisellä kierroksella saa vaihtaa minkä tahansa käden,
} kolmannella vain, jos vaihtoi toisella. Jos pakassa ei ole kokonaista kättä, siitä ei saa mitään.
rule-multiplier-none = Mikään ei tuplaa hintaa.
rule-multiplier-kontra = Vuorotellen jakajan vasemmasta naapurista alkaen kukin saa sanoa Kontra; ensimmäinen Kontra päättää kyselyn. Silloin viimeisen tikin hinta on kaksinkertainen, ja jos sen saa Kontran sanoja, hänelle nelinkertainen.
rule-multiplier-rassi = Vaihto ensimmäisellä kierroksella on ilmainen. Jos viimeisestä tikistä saa pisteitä pelaaja, joka vaihtoi toisella kierroksella, ne ovat kaksinkertaiset, ja jos hän vaihtoi myös kolmannella, nelinkertaiset.
rule-multiplier-ones_x2 = Jos viimeisissä korteissa on ainakin yksi 1, hinta on kaksinkertainen, kerran.

## Play

rules-to-head = { $reference ->
    [previous] juuri ennen lyöty kortti
   *[highest] tikin suurin kortti
}
rule-lead-any = Aloittaja lyö minkä tahansa kortin.
rule-lead-lowest = Aloittaja lyö kätensä pienimmän kortin.
rule-lead-sets = Aloittaja lyö yhden kortin tai monta samanarvoista eli nipun, mutta säästää ainakin yhden kortin viimeiseen tikkiin.
rule-follow-optional = { $lead ->
    [sets] Muut lyövät myötäpäivään yhtä monta korttia kuin aloittaja: kortit, jotka riittävät, tai pienimpänsä. Valinta on vapaa: pienimmät käyvät, vaikka muutkin riittäisivät.
   *[other] Muut lyövät myötäpäivään, kukin kortin, joka on vähintään yhtä suuri kuin { rules-to-head }, tai kätensä pienimmän. Valinta on vapaa: pienin käy, vaikka suurempikin löytyisi.
}
rule-set-follow-elementwise = Nippu riittää, kun sen kortit pienimmästä alkaen ovat kukin vähintään yhtä suuria kuin vastaava kortti tähän asti parhaassa nipussa.
rule-set-follow-equal_sets = Vain keskenään yhtä suuret kortit riittävät, kun ne ovat vähintään yhtä suuria kuin tähän asti paras nippu; erisuuret eivät vie tikkiä, vaikka olisivat kuinka suuria.
rule-set-follow-all_ge_max = Kortit riittävät, kun jokainen niistä on vähintään yhtä suuri kuin tikin suurin yksittäinen kortti.
rule-follow-forced = Muut lyövät myötäpäivään. Jos kädessä on kortti, joka on vähintään yhtä suuri kuin { rules-to-head }, sellainen on lyötävä; jos ei ole, lyödään käden pienin.
rule-follow-match_first = Muut lyövät myötäpäivään. Jos kädessä on yhtä suuri kortti kuin { rules-to-head }, se on lyötävä; jos ei ole, suurempi; ja jos sitäkään ei ole, käden pienin.
rules-equal-lowest = Jos pienimpiä on monta yhtä suurta, mikä tahansa niistä käy.
rule-reference-highest = Lyötyä korttia verrataan tikin suurimpaan korttiin.
rule-reference-previous = Riittää, että kortti vastaa juuri ennen lyötyä, mutta tikin vie kaikista suurin.
rule-ace-none = { $pack ->
    [std52] Ässällä ei ole erikoisvoimaa: toinen ässä riittää sen päälle.
   *[other] Millään kortilla ei ole erikoisvoimaa.
}
rule-ace-led = Kun tikki aloitetaan ässällä, kaikkien muiden on lyötävä kätensä pienin kortti, vaikka kädessä olisi ässä.
rule-ace-any = Kun tikissä on ässä, kaikkien sen jälkeen on lyötävä kätensä pienin kortti, vaikka kädessä olisi ässä.
rule-ace-next = Heti ässän jälkeen on lyötävä käden pienin kortti, vaikka toinen ässä olisi yhtä suuri.
rules-ace-taking = Ennen viimeistä tikkiä näin pakosta lyöty ässä ei vie tikkiä edelliseltä ässältä{ $ace ->
    [next] ; myöhemmin, jonkin muun kortin jälkeen lyöty vie
   *[other] {""}
}.
rules-taking = { $lead ->
    [sets] { $set_follow ->
        [all_ge_max] Suurimman yksittäisen kortin lyönyt vie tikin, yhtä suurista viimeinen, ja aloittaa seuraavan.
       *[other] Paras nippu vie tikin, yhtä hyvistä viimeinen, ja sen lyönyt aloittaa seuraavan.
    }
   *[other] Suurin kortti vie tikin, yhtä suurista viimeksi lyöty, ja sen lyönyt aloittaa seuraavan.
}
rules-open-cards = Lyödyt kortit jäävät lyöjänsä eteen kuvapuoli ylöspäin.

## The last trick

rule-last-reveal-in_turn = Viimeinen kortti lyödään vuorolla niin kuin muutkin, vaikka valinnanvaraa ei enää ole.
rule-last-reveal-simultaneous = Viimeiset kortit käännetään kaikki yhtä aikaa; jos järjestys ratkaisee, se kulkee aloittajasta myötäpäivään.
rule-last-ace-high = { $pack ->
    [std52] Ässä on viimeisessä tikissä samanarvoinen kuin aiemmin.
   *[other] Kortit ovat viimeisessä tikissä samanarvoisia kuin aiemmin.
}
rule-last-ace-low = Viimeisessä tikissä ässä on pienin kortti, kakkostakin pienempi{ $values ->
    [none] {""}
   *[other] , ja sen hinta on { $ace_cost }
}.
rule-penalty-tie-last_only = { $values ->
    [none] Suurin kortti vie viimeisen tikin, yhtä suurista viimeksi lyöty, ja vain sen lyönyt häviää.
   *[other] Suurin kortti vie viimeisen tikin, ja sen lyönyt saa pisteet. Yhtä suurista vain viimeksi lyöty saa pisteet.
}
rule-penalty-tie-all = { $values ->
    [none] Viimeisen tikin suurimman kortin lyönyt häviää, ja samoin jokainen, joka löi yhtä suuren.
   *[other] Viimeisen tikin suurimman kortin lyönyt saa pisteet, ja samoin jokainen, joka löi yhtä suuren.
}
rule-penalty-tie-bonus = { $values ->
    [none] Suurin kortti vie viimeisen tikin, yhtä suurista viimeksi lyöty, ja vain sen lyönyt häviää; muut hyötyisivät, jos pisteitä olisi.
   *[other] Suurin kortti vie viimeisen tikin. Yhtä suurista viimeksi lyöty saa pisteet, ja muut yhtä suuren lyöneet vähentävät sen hinnan pisteistään, ei kuitenkaan alle nollan.
}
rule-values-none = Pisteitä ei ole.
rule-values-std = { $pack ->
    [gurken60] Kortin hinta on sen numero.
    [kille42] Kortin hinta on sen paikka pienimmästä ylöspäin: Blaren 1, Blompottan 2, Kransen 3, numerot 1–12 maksavat 4–15, Värdshus 16, Kavall 17, Husu 18, Husar 19, Kuku 20, Harlekin 21.
   *[std52] Kortin hinta on sen arvo: 2–10 numeronsa mukaan, jätkä 11, rouva 12, kuningas 13{ $last_ace ->
        [high] , ässä 14
       *[low] {""}
    }.
}
rule-values-times5 = { $pack ->
    [gurken60] Kortin hinta on viisi kertaa sen numero.
    [kille42] Kortin hinta on viisi kertaa sen paikka pienimmästä ylöspäin: Blaren 5, Blompottan 10, Kransen 15, numerot 1–12 maksavat 20–75, Värdshus 80, Kavall 85, Husu 90, Husar 95, Kuku 100, Harlekin 105.
   *[std52] Kortin hinta on viisi kertaa sen arvo: kakkonen 10, kymppi 50, jätkä 55, rouva 60, kuningas 65{ $last_ace ->
        [high] , ässä 70
       *[low] {""}
    }.
}
rule-values-courts_ace_11 = { $pack ->
    [gurken60] Kortit 1–10 maksavat numeronsa verran, kaikki suuremmat 11.
    [kille42] Blaren maksaa 1, Blompottan 2, Kransen 3, numerot 1–7 maksavat 4–10, kaikki suuremmat 11.
   *[std52] Kortit 2–10 maksavat numeronsa verran, jätkä, rouva ja kuningas 11{ $last_ace ->
        [high] , samoin ässä
       *[low] {""}
    }.
}
rule-values-courts_10_ace_11 = { $pack ->
    [gurken60] Kortit 1–10 maksavat numeronsa verran, 11–13 maksavat 10, 14 ja 15 maksavat 11.
    [kille42] Blaren maksaa 1, Blompottan 2, Kransen 3, numerot 1–7 maksavat 4–10, numerot 8–10 maksavat 10, kaikki suuremmat 11.
   *[std52] Kortit 2–10 maksavat numeronsa verran, jätkä, rouva ja kuningas 10{ $last_ace ->
        [high] , ässä 11
       *[low] {""}
    }.
}
rule-values-gurken = { $pack ->
    [gurken60] Kortti maksaa siihen painettujen kurkkujen verran: 1 ei mitään, 2–5 yhden, 6–9 kaksi, 10 ja 11 kolme, 12–14 neljä, 15 viisi.
    [kille42] Kortti maksaa kurkkuja: Blaren ei mitään, Blompottan, Kransen, 1 ja 2 yhden, 3–6 kaksi, 7 ja 8 kolme, 9–11 neljä, 12 ja kaikki suuremmat viisi.
   *[std52] Kortti maksaa kurkkuja: 2–5 yhden, 6–9 kaksi, 10 ja jätkä kolme, rouva ja kuningas neljä{ $last_ace ->
        [high] , ässä neljä
       *[low] {""}
    }.
}
rule-values-one = Viimeinen tikki maksaa yhden pisteen, oli kortti mikä tahansa.
rules-joker-cost = Jokerin hinta on { $joker_cost }.
rules-club-six-cost = Ristikuutosen hinta on { $club_six_cost }.
rules-black-sevens-cost = Ristiseiskan hinta on { $club_seven_cost }, pataseiskan { $spade_seven_cost }.
rule-keep-cards = { $keep_cards ->
    [yes] Pisteet saanut pitää korttinsa edessään kuvapuoli ylöspäin, poissa pakasta, kunnes putoaa.
   *[no] Joka jako tehdään täydestä pakasta.
}
rule-top-card-loses = { $top_card_loses ->
    [yes] Jos viimeisen tikin vie { $top_card ->
        [black_sevens] musta seiska
        [black_sevens_at_7] musta seiska
       *[club_six] ristikuutonen
    }, sen lyönyt häviää koko pelin heti; muista voittaa se, jolla on vähiten pisteitä.
   *[no] Mikään yksittäinen kortti ei lopeta peliä.
}

## Score

rule-lives = { $lives ->
    [1] Jokaisella on yksi elämä.
   *[other] Jokaisella on { $lives } elämää. Kaikki elämänsä menettänyt on ulkona.
}
rule-threshold = { $threshold ->
    [0] Pisteillä ei ole rajaa.
   *[other] { $end ->
        [one_deal] Pitemmässä pelissä raja olisi { $threshold }.
        [all_but_one_over] Se, jolla on { rules-too-much }, on yli rajan, mutta kukaan ei putoa.
       *[other] { $lives ->
            [1] Se, jolla on { rules-too-much }, on ulkona: kurkku.
           *[other] Se, jolla on { rules-too-much }, menettää elämän: kurkku.
        }
    }
}
rules-too-much = { $compare ->
    [gt] yli { rules-points }
   *[ge] { rules-points } tai enemmän
}
rules-points = { $threshold ->
    [one] yksi piste
   *[other] { $threshold } pistettä
}
rule-compare-ge = { $threshold ->
    [1] Yksikin piste on jo liikaa.
   *[other] Tasan { $threshold } on jo liikaa.
}
rule-compare-gt = Tasan { $threshold } ei ole vielä liikaa.
rule-exact-reset = { $exact_reset ->
    [0] Pisteitä ei nollata.
   *[other] Jos pisteitä on tasan { $exact_reset }, ne nollataan{ $keep_cards ->
        [yes] , ja eteen jääneet kortit palaavat pakkaan
       *[no] {""}
    }.
}
rule-life-lost-none = { $lives ->
    [1] Yhdellä elämällä ei ole paluuta.
   *[other] Jos menettää elämän ja elämiä on jäljellä, jatkaa nollasta.
}
rule-life-lost-max_other_active = Jos menettää elämän ja elämiä on jäljellä, saa pisteikseen muiden mukana olevien suurimmat pisteet{ $penalty_tie ->
    [all] ; samassa tikissä elämän menettäneitä ei lasketa
   *[other] {""}
}.
rule-life-lost-keep_highest_card = Jos menettää elämän ja elämiä on jäljellä, pitää eteen jääneistä korteista vain suurimman, ja pisteiksi tulee sen hinta.

## Money

rule-money-none = Rahasta ei pelata.
rule-money-ante_pot = Ennen peliä jokainen maksaa pottiin panoksen, { $stake ->
    [one] yhden pelimerkin
   *[other] { $stake } pelimerkkiä
}. Voittaja saa potin; useampi voittaja jakaa sen.
rule-money-pay_difference = Lopuksi jokainen maksaa voittajalle pelimerkin jokaisesta pisteestä, joka heidän välillään on.
rule-money-first_out_pays = Ensimmäisenä pudonnut, tai jokainen yhtä aikaa pudonneista, maksaa pottiin 5 pelimerkkiä{ $pack ->
    [std52] , tai 10, jos putosi jätkään, rouvaan tai kuninkaaseen
   *[other] {""}
}. Voittaja saa potin.
rule-stake = Panos on { $stake ->
    [one] yksi pelimerkki
   *[other] { $stake } pelimerkkiä
}.
rule-buy-in-none = Takaisin peliin ei voi ostaa.
rule-buy-in-on_elimination = Pudotessaan saa ostaa itsensä takaisin ja jatkaa muiden mukana olevien suurimmista pisteistä.
rule-buy-in-any_time = Pudotessaan saa ostaa itsensä takaisin ja jatkaa muiden mukana olevien suurimmista pisteistä. Kahden jaon välissä mukana olevakin saa tehdä samoin, jos se vähentää hänen pisteitään.
rule-buy-in-times = { $buy_in_times ->
    [1] Takaisin saa ostaa kerran pelissä.
   *[other] Takaisin saa ostaa { $buy_in_times } kertaa pelissä.
}
rule-buy-in-others = { $buy_in_others ->
    [one] Muita on oltava mukana vähintään yksi.
   *[other] Muita on oltava mukana vähintään { $buy_in_others }.
}
rule-buy-in-stakes = { $buy_in_stakes ->
    [0] Takaisin ostaminen on ilmaista.
    [1] Takaisin ostaminen maksaa panoksen, joka menee pottiin.
   *[other] Takaisin ostaminen maksaa { $buy_in_stakes } panosta, jotka menevät pottiin.
}
rules-buy-in-order = Pelaajilta kysytään vuorotellen jakajan vasemmasta naapurista alkaen; itsensä takaisin ostanut on seuraavien kannalta taas mukana.

## End of the match

rule-end-last_in = Viimeinen mukana oleva voittaa.
rule-end-first_out = Peli loppuu, kun joku putoaa. Pudonneet häviävät, ja muista voittaa se, jolla on vähiten pisteitä.
rule-end-two_left = Peli loppuu, kun kaksi pelaajaa on jäljellä. Vähemmän pisteitä voittaa.
rule-end-all_but_one_over = Peli loppuu, kun kaikki paitsi yksi ovat yli rajan, tai kaikki. Vähiten pisteitä voittaa.
rule-end-one_deal = Peli on yhden jaon mittainen. Se, joka { $values ->
    [none] vie viimeisen tikin
   *[other] saa pisteitä
}, häviää, ja kaikki muut voittavat.
rule-all-out-lowest_total = Jos yhteinen hinta pudottaa kaikki jäljellä olevat, heistä voittaa se, jolla on vähiten pisteitä; tasapisteissä voitto jaetaan.
rule-all-out-share_all = Jos yhteinen hinta pudottaa kaikki jäljellä olevat, he kaikki jakavat voiton.
rule-all-out-replay = Jos yhteinen hinta pudottaisi kaikki jäljellä olevat, jakoa ei lasketa, ja se pelataan uudelleen.
rule-all-out-rampo = Rampo: jos yhteinen hinta pudottaisi kaikki jäljellä olevat, kukaan ei saa pisteitä, potti jää, ja kaikki pelin aloittaneet alkavat uudelleen nollasta.

## Without effect

rules-idle = Asetettu myös, tässä ilman vaikutusta: { $settings }.
rules-setting = { $label }: { $value }

## Source

rules-source = Lähteenä on { $source }.
rule-grade-A = Lähde on luettu kokonaan.
rule-grade-B = Toisen käden tietoa, tai aukot on täytetty tulkinnalla.
rule-grade-C = Tieto on yhdestä ohjelmasta tai yhdeltä lyhyeltä sivulta.
rules-revision = Näiden sääntöjen versio on { $revision }.
