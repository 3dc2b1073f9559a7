### Reguły dowolnego wariantu, zdanie po zdaniu.
### Każde zdanie może użyć każdego pola wariantu pod jego nazwą, z wartością taką, jak zapisują ją zasady
### domowe, oraz kilku obliczonych: $players (one, range), $pack_size, $ace_cost, $joker_cost,
### $club_six_cost, $club_seven_cost, $spade_seven_cost.

## Nagłówki

rules-heading-cards = Gracze i karty
rules-heading-deal = Rozdawanie
rules-heading-before = Przed grą
rules-heading-play = Gra
rules-heading-last = Ostatnia lewa
rules-heading-score = Punkty
rules-heading-money = Pieniądze
rules-heading-end = Koniec partii
rules-heading-idle = Bez znaczenia
rules-heading-example = Przykład
rules-heading-about = Źródło

## Gracze i karty

rules-aim = { $values ->
    [none] Nikt nie chce ostatniej lewy: kto ją bierze, przegrywa. Wcześniejsze lewy decydują tylko o tym, kto wychodzi.
   *[other] Nikt nie chce ostatniej lewy: kto ją bierze, płaci. Wcześniejsze lewy nic nie kosztują i decydują tylko o tym, kto wychodzi.
}
rules-players = { $players ->
    [one] Gra { $least_players } graczy.
   *[range] Gra od { $least_players } do { $most_players } graczy.
}
rule-least-players = Co najmniej { $least_players } graczy.
rule-most-players = Najwyżej { $most_players } graczy.
rule-pack-std52 = Zwykła talia 52 kart, od najwyższej: as, król, dama, walet, 10, 9, 8, 7, 6, 5, 4, 3, 2. Kolory nie mają znaczenia.
rule-pack-gurken60 = Talia 60 kart bez kolorów: liczby od 15, najwyższej, w dół do 1, każda po cztery razy.
rule-pack-kille42 = 42 karty Kille, każda po dwa razy, od najwyższej: Harlekin, Kuku, Husar, Husu, Kavall, Värdshus, liczby od 12 w dół do 1, Kransen, Blompottan, Blaren.
rule-decks = { $decks ->
    [1] Gra się jedną talią.
    [few] { $decks } talie tasuje się razem, w sumie kart jest { $pack_size }.
   *[many] { $decks } talii tasuje się razem, w sumie kart jest { $pack_size }.
}
rule-jokers = { $jokers ->
    [0] Bez jokerów.
    [1] Dochodzi jeden joker.
    [few] Dochodzą { $jokers } jokery.
   *[many] Dochodzi { $jokers } jokerów.
}
rule-joker-as-none = Jokerów się nie używa.
rule-joker-as-above_ace = Joker jest wyższy niż każdy as.
rule-joker-as-ace = Joker to jeszcze jeden as.
rule-top-card-none = { $pack ->
    [std52] { $joker_as ->
        [above_ace] Wyżej niż as stoją tylko jokery.
       *[other] Żadna karta nie stoi wyżej niż as.
    }
   *[other] Każda karta ma swoje zwykłe miejsce.
}
rule-top-card-club_six = Szóstka trefl stoi wyżej niż as i nie jest równa innym szóstkom{ $joker_as ->
    [above_ace] , ale jest równa jokerowi
   *[other] {""}
}.
rule-top-card-black_sevens = Siódemka trefl jest najwyższą kartą, siódemka pik następną, obie wyżej niż as; nie są równe innym siódemkom{ $joker_as ->
    [above_ace] . Siódemka pik jest równa jokerowi
   *[other] {""}
}.
rule-top-card-black_sevens_at_7 = { rule-top-card-black_sevens }

## Rozdawanie

rules-lot = Los wskazuje, kto rozdaje pierwszy.
rules-cards-each = { $hand ->
    [one] jedną kartę
    [few] { $hand } karty
   *[many] { $hand } kart
}
rule-hand-rule-fixed = Każdy dostaje { rules-cards-each }; rozdaje się po jednej, od gracza po lewej rozdającego.
rule-hand-rule-dealer_choice = Przed każdym rozdaniem rozdający mówi, ile kart dostaje każdy: co najmniej { $hand_min }, najwyżej { $hand_max ->
    [0] tyle, ile talia da każdemu po równo
   *[other] { $hand_max }, jeśli starczy talii
}.
rule-hand-rule-loser_card = W pierwszym rozdaniu każdy dostaje { rules-cards-each }. Potem każdy dostaje tyle kart, ile kosztuje karta, która wzięła ostatnią lewę.
rule-hand-rule-countdown = W pierwszym rozdaniu każdy dostaje { rules-cards-each }, w każdym następnym o jedną mniej, aż do { $hand_min }. Potem zaczyna się znowu od { $hand }.
rule-hand-rule-cycle = W pierwszym rozdaniu każdy dostaje { rules-cards-each }, w każdym następnym o jedną mniej, aż do { $hand_min }, potem o jedną więcej, aż do { $hand }, i tak dalej.
rule-hand-rule-equal_all = Talię rozdaje się, dopóki starcza, każdemu po równo{ $hand_max ->
    [0] {""}
   *[other] , ale nigdy więcej niż { $hand_max }
}.
rule-hand = { $hand_rule ->
    [fixed] Każdy dostaje { rules-cards-each }.
    [loser_card] W pierwszym rozdaniu każdy dostaje { rules-cards-each }.
    [countdown] W pierwszym rozdaniu każdy dostaje { rules-cards-each }.
    [cycle] W pierwszym rozdaniu każdy dostaje { rules-cards-each }.
   *[other] Ile kart dostaje każdy, ustala się inaczej.
}
rule-hand-min = Nikt nie dostaje mniej niż { $hand_min ->
    [one] jedną kartę
    [few] { $hand_min } karty
   *[many] { $hand_min } kart
}.
rule-hand-max = { $hand_max ->
    [0] Rękę ogranicza tylko talia.
    [one] Nikt nie dostaje więcej niż jedną kartę.
    [few] Nikt nie dostaje więcej niż { $hand_max } karty.
   *[many] Nikt nie dostaje więcej niż { $hand_max } kart.
}
rule-hand-short-refuse = { $keep_cards ->
    [yes] Gdy przez karty zachowane na stole brakuje kart, każdy dostaje tyle, ile talia da jeszcze każdemu po równo.
   *[other] W talii musi być tyle kart dla każdego.
}
rule-hand-short-cap = Gdy talia na to nie starcza, każdy dostaje tyle, ile da ona każdemu po równo.
rule-hand-short-first = Gdy talia na to nie starcza, każdy dostaje { rules-cards-each }; jeśli i to za dużo, tyle, ile talia da każdemu po równo.
rule-aside-hidden = { $exchange ->
    [none] { $hand_rule ->
        [equal_all] Karty, które zostają, odkłada
       *[other] Pozostałe karty odkłada
    } się zakryte na bok; nikt ich nie ogląda.
   *[other] Pozostałe karty to talon, zakryty.
}
rule-aside-shown = Karty, które zostają, leżą odkryte dla wszystkich.
rule-next-dealer-left_active = { $end ->
    [one_deal] Po każdym rozdaniu rozdaje gracz po lewej.
    [all_but_one_over] Po każdym rozdaniu rozdaje gracz po lewej.
   *[other] Po każdym rozdaniu rozdaje następny gracz po lewej, który jest jeszcze w grze.
}
rule-next-dealer-loser = Następny rozdaje, kto wziął ostatnią lewę{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] , a jeśli odpada, to następny gracz po lewej
}.
rule-next-dealer-lowest_last_card = Następny rozdaje, kto do ostatniej lewy zagrał najniższą kartę, a z równych zagraną pierwszą{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] ; jeśli odpada, to następny gracz po lewej
}.
rule-first-lead-dealer_left = Pierwszą lewę otwiera gracz po lewej rozdającego.
rule-first-lead-dealer = Pierwszą lewę otwiera rozdający.
rule-first-lead-taker = W pierwszym rozdaniu pierwszą lewę otwiera gracz po lewej rozdającego. Potem otwiera ją ten, kto wziął ostatnią lewę poprzedniego rozdania, a jeśli odpada, to następny gracz po lewej.
rule-first-lead-lowest_last_card = W pierwszym rozdaniu pierwszą lewę otwiera gracz po lewej rozdającego. Potem otwiera ją ten, kto do ostatniej lewy poprzedniego rozdania zagrał najniższą kartę, a z równych zagraną pierwszą; jeśli odpada, to następny gracz po lewej.
rules-wrong-deal = Jeśli przed zagraniem pierwszej karty wyjdzie na jaw, że rozdano źle, ten sam gracz rozdaje jeszcze raz.

## Przed grą

rule-exchange-none = Kart się nie wymienia.
rule-exchange-first_sets_n = Gracze mogą wymienić karty z talonem, po kolei od gracza po lewej rozdającego. Pierwszy wymienia dowolną liczbę; każdy następny tyle samo albo nic. Gdy w talonie jest mniej, wymienia wszystko, co zostało, albo nic.
rule-exchange-dealer_sets_n_keep2 = Gracze mogą wymienić karty z talonem, najpierw rozdający, potem pozostali po kolei od lewej. Rozdający wymienia dowolną liczbę, ale zachowuje dwie karty; każdy następny tyle samo albo nic. Gdy w talonie jest mniej, wymienia wszystko, co zostało, albo nic.
rule-exchange-le_first = Gracze mogą wymienić karty z talonem, dopóki starcza, po kolei od gracza po lewej rozdającego. Pierwszy wymienia dowolną liczbę; potem nikt nie wymienia więcej.
rule-exchange-le_previous = Gracze mogą wymienić karty z talonem, dopóki starcza, po kolei od gracza po lewej rozdającego. Pierwszy wymienia dowolną liczbę; potem nikt nie wymienia więcej niż poprzedni gracz.
rule-exchange-free = Gracze mogą wymienić dowolną liczbę kart z talonem, dopóki starcza, po kolei od gracza po lewej rozdającego.
rule-exchange-rassi = W trzech kolejkach, każda od gracza po lewej rozdającego, każdy może wymienić całą rękę z talonem albo nic. { $pack ->
    [std52] W pierwszej kolejce wolno wymienić tylko rękę bez króla, damy i waleta, w drugiej każdą, w trzeciej
   *[other] W pierwszych dwóch kolejkach wolno wymienić każdą rękę, w trzeciej
} tylko rękę wymienioną już w drugiej. Talon, który nie starcza na całą rękę, nie daje nic.
rule-multiplier-none = Nic nie podwaja ceny.
rule-multiplier-kontra = Po kolei od gracza po lewej rozdającego każdy może dać kontrę; po pierwszej kontrze nikt więcej nie jest pytany. Kto wtedy płaci za ostatnią lewę, płaci podwójnie, a kto daje kontrę i sam płaci, poczwórnie.
rule-multiplier-rassi = Wymiana w pierwszej kolejce jest darmowa. Kto wymienia w drugiej i płaci za ostatnią lewę, płaci podwójnie, a kto wymienia także w trzeciej, poczwórnie.
rule-multiplier-ones_x2 = Choćby jedna jedynka wśród ostatnich kart podwaja cenę, ale tylko raz.

## Gra

rules-to-head = { $reference ->
    [previous] karta zagrana tuż przedtem
   *[highest] najwyższa karta w lewie
}
rule-lead-any = Wychodzi się dowolną kartą.
rule-lead-lowest = Wychodzi się najniższą kartą z ręki.
rule-lead-sets = Wychodzi się jedną kartą albo kilkoma równymi, ale jedna karta musi zostać na ostatnią lewę.
rule-follow-optional = { $lead ->
    [sets] Pozostali dokładają zgodnie z ruchem wskazówek zegara tyle samo kart: takie, które przebijają, albo najniższe z ręki. Wybór jest wolny: najniższe wolno zagrać nawet temu, kto może przebić.
   *[other] Pozostali dokładają zgodnie z ruchem wskazówek zegara, każdy kartę co najmniej tak wysoką jak { rules-to-head } albo najniższą z ręki. Wybór jest wolny: najniższą wolno zagrać nawet temu, kto może zagrać wyżej.
}
rule-set-follow-elementwise = Karty przebijają, gdy licząc od najniższej w górę każda jest co najmniej tak wysoka jak jej odpowiednik w najlepszym dotąd zestawie.
rule-set-follow-equal_sets = Przebijają tylko karty równe sobie, gdy są co najmniej tak wysokie jak najlepszy dotąd zestaw; nierówne nic nie biorą, choćby były najwyższe.
rule-set-follow-all_ge_max = Karty przebijają, gdy każda z nich jest co najmniej tak wysoka jak najwyższa pojedyncza karta w lewie.
rule-follow-forced = Pozostali dokładają zgodnie z ruchem wskazówek zegara. Kto ma kartę co najmniej tak wysoką jak { rules-to-head }, musi taką zagrać; kto nie ma, zrzuca najniższą z ręki.
rule-follow-match_first = Pozostali dokładają zgodnie z ruchem wskazówek zegara. Kto ma kartę równie wysoką jak { rules-to-head }, musi ją zagrać; kto nie ma takiej, wyższą; kto nie ma i wyższej, najniższą z ręki.
rules-equal-lowest = Z kilku równych najniższych kart wolno zagrać dowolną.
rule-reference-highest = Liczy się najwyższa karta w lewie.
rule-reference-previous = Dorównać trzeba tylko karcie zagranej tuż przedtem, ale lewę bierze najwyższa ze wszystkich.
rule-ace-none = { $pack ->
    [std52] As nie ma szczególnej mocy: na asa wolno położyć następnego asa.
   *[other] Żadna karta nie ma szczególnej mocy.
}
rule-ace-led = Gdy lewę otwiera as, wszyscy pozostali muszą zagrać najniższą kartę z ręki, nawet kto ma asa.
rule-ace-any = Gdy w lewie leży już as, wszyscy po nim muszą zagrać najniższą kartę z ręki, nawet kto ma asa.
rule-ace-next = Kto gra zaraz po asie, musi zagrać najniższą kartę z ręki, nawet jeśli ma drugiego asa.
rules-ace-taking = Przed ostatnią lewą as zagrany z tego przymusu nie odbiera lewy asowi przed nim{ $ace ->
    [next] ; as zagrany później, po innej karcie, odbiera
   *[other] {""}
}.
rules-taking = { $lead ->
    [sets] { $set_follow ->
        [all_ge_max] Lewę bierze, kto zagrał najwyższą pojedynczą kartę, z równych zagraną ostatnią, i wychodzi w następnej.
       *[other] Lewę bierze najlepszy zestaw, z równych zagrany ostatni, a kto go zagrał, wychodzi w następnej.
    }
   *[other] Lewę bierze najwyższa karta, z równych zagrana ostatnia, a kto ją zagrał, wychodzi w następnej.
}
rules-open-cards = Zagrane karty leżą odkryte przed graczami, którzy je zagrali.

## Ostatnia lewa

rule-last-reveal-in_turn = Ostatnią kartę gra się po kolei jak każdą inną, choć wyboru już nie ma.
rule-last-reveal-simultaneous = Ostatnie karty odkrywa się wszystkie naraz; gdzie liczy się ich kolejność, idzie ona zgodnie z ruchem wskazówek zegara od wychodzącego.
rule-last-ace-high = { $pack ->
    [std52] As stoi w ostatniej lewie tak samo wysoko jak przedtem.
   *[other] Karty stoją w ostatniej lewie tak samo jak przedtem.
}
rule-last-ace-low = W ostatniej lewie as jest najniższą kartą, poniżej dwójki{ $values ->
    [none] {""}
   *[other] , i kosztuje { $ace_cost }
}.
rule-penalty-tie-last_only = { $values ->
    [none] Ostatnią lewę bierze najwyższa karta. Z równych bierze zagrana ostatnia i tylko jej właściciel przegrywa.
   *[other] Ostatnią lewę bierze najwyższa karta, a kto ją zagrał, płaci. Z równych płaci tylko zagrana ostatnia.
}
rule-penalty-tie-all = { $values ->
    [none] Kto do ostatniej lewy zagra najwyższą kartę, przegrywa, a z nim każdy, kto zagra równą.
   *[other] Kto do ostatniej lewy zagra najwyższą kartę, płaci, a z nim każdy, kto zagra równą.
}
rule-penalty-tie-bonus = { $values ->
    [none] Ostatnią lewę bierze najwyższa karta. Z równych bierze zagrana ostatnia i tylko jej właściciel przegrywa; gdyby były punkty, pozostali by zyskali.
   *[other] Ostatnią lewę bierze najwyższa karta. Z równych płaci zagrana ostatnia, a pozostali odejmują jej cenę od swoich wyników, ale nie poniżej 0.
}
rule-values-none = Punktów nie ma.
rule-values-std = { $pack ->
    [gurken60] Karta kosztuje swoją liczbę.
    [kille42] Karta kosztuje swoje miejsce, licząc od najniższej: Blaren 1, Blompottan 2, Kransen 3, liczby od 1 do 12 kosztują od 4 do 15, Värdshus 16, Kavall 17, Husu 18, Husar 19, Kuku 20, Harlekin 21.
   *[std52] Karta kosztuje swoją wartość: od 2 do 10 tyle, ile na niej napisano, walet 11, dama 12, król 13{ $last_ace ->
        [high] , as 14
       *[low] {""}
    }.
}
rule-values-times5 = { $pack ->
    [gurken60] Karta kosztuje pięć razy swoją liczbę.
    [kille42] Karta kosztuje pięć razy swoje miejsce, licząc od najniższej: Blaren 5, Blompottan 10, Kransen 15, liczby od 1 do 12 kosztują od 20 do 75, Värdshus 80, Kavall 85, Husu 90, Husar 95, Kuku 100, Harlekin 105.
   *[std52] Karta kosztuje pięć razy swoją wartość: dwójka 10, dziesiątka 50, walet 55, dama 60, król 65{ $last_ace ->
        [high] , as 70
       *[low] {""}
    }.
}
rule-values-courts_ace_11 = { $pack ->
    [gurken60] Karty od 1 do 10 kosztują swoją liczbę, wszystkie wyższe 11.
    [kille42] Blaren kosztuje 1, Blompottan 2, Kransen 3, liczby od 1 do 7 kosztują od 4 do 10, wszystkie wyższe karty 11.
   *[std52] Karty od 2 do 10 kosztują tyle, ile na nich napisano, walet, dama i król 11{ $last_ace ->
        [high] , as też
       *[low] {""}
    }.
}
rule-values-courts_10_ace_11 = { $pack ->
    [gurken60] Karty od 1 do 10 kosztują swoją liczbę, od 11 do 13 kosztują 10, 14 i 15 kosztują 11.
    [kille42] Blaren kosztuje 1, Blompottan 2, Kransen 3, liczby od 1 do 7 kosztują od 4 do 10, od 8 do 10 kosztują 10, wszystkie wyższe karty 11.
   *[std52] Karty od 2 do 10 kosztują tyle, ile na nich napisano, walet, dama i król 10{ $last_ace ->
        [high] , as 11
       *[low] {""}
    }.
}
rule-values-gurken = { $pack ->
    [gurken60] Karta kosztuje tyle, ile ma narysowanych ogórków: 1 nic, od 2 do 5 jeden, od 6 do 9 dwa, 10 i 11 trzy, od 12 do 14 cztery, 15 pięć.
    [kille42] Karta kosztuje ogórki: Blaren nic, Blompottan, Kransen, 1 i 2 jeden, od 3 do 6 dwa, 7 i 8 trzy, od 9 do 11 cztery, 12 i wszystkie wyższe pięć.
   *[std52] Karta kosztuje ogórki: od 2 do 5 jeden, od 6 do 9 dwa, 10 i walet trzy, dama i król cztery{ $last_ace ->
        [high] , as cztery
       *[low] {""}
    }.
}
rule-values-one = Ostatnia lewa kosztuje jeden punkt, bez względu na kartę.
rules-joker-cost = Joker kosztuje { $joker_cost }.
rules-club-six-cost = Szóstka trefl kosztuje { $club_six_cost }.
rules-black-sevens-cost = Siódemka trefl kosztuje { $club_seven_cost }, siódemka pik { $spade_seven_cost }.
rule-keep-cards = { $keep_cards ->
    [yes] Kto płaci, zachowuje kartę odkrytą przed sobą, poza talią, dopóki nie odpadnie.
   *[no] Każde rozdanie jest z pełnej talii.
}
rule-top-card-loses = { $top_card_loses ->
    [yes] Jeśli ostatnią lewę bierze { $top_card ->
        [black_sevens] czarna siódemka
        [black_sevens_at_7] czarna siódemka
       *[club_six] szóstka trefl
    }, jej właściciel od razu przegrywa partię; z pozostałych wygrywa najniższy wynik.
   *[no] Żadna pojedyncza karta nie kończy partii.
}

## Punkty

rule-lives = { $lives ->
    [1] Każdy ma jedno życie.
    [few] Każdy ma { $lives } życia. Kto straci wszystkie, odpada.
   *[many] Każdy ma { $lives } żyć. Kto straci wszystkie, odpada.
}
rule-threshold = { $threshold ->
    [0] Żaden wynik to nie za dużo.
   *[other] { $end ->
        [one_deal] Wynik { $threshold } to w dłuższej partii za dużo.
        [all_but_one_over] Kto ma { rules-too-much }, jest ponad granicą, ale nikt nie odpada.
       *[other] { $lives ->
            [1] Kto ma { rules-too-much }, dostaje ogórka i odpada.
           *[other] Kto ma { rules-too-much }, dostaje ogórka i traci życie.
        }
    }
}
rules-too-much = { $compare ->
    [gt] więcej niż { rules-points }
   *[ge] { rules-points } lub więcej
}
rules-points = { $threshold ->
    [one] jeden punkt
    [few] { $threshold } punkty
   *[many] { $threshold } punktów
}
rule-compare-ge = { $threshold ->
    [1] Już jeden punkt to za dużo.
   *[other] Dokładnie { $threshold } to już za dużo.
}
rule-compare-gt = Dokładnie { $threshold } to jeszcze nie za dużo.
rule-exact-reset = { $exact_reset ->
    [0] Żadnego wyniku się nie kasuje.
   *[other] Kto ma dokładnie { $exact_reset }, wraca do 0{ $keep_cards ->
        [yes] {" "}i oddaje zachowane karty do talii
       *[no] {""}
    }.
}
rule-life-lost-none = { $lives ->
    [1] Z jednym życiem powrotu nie ma.
   *[other] Kto traci życie i ma jeszcze jakieś, gra dalej od 0.
}
rule-life-lost-max_other_active = Kto traci życie i ma jeszcze jakieś, gra dalej z najwyższym wynikiem spośród innych graczy w grze{ $penalty_tie ->
    [all] , nie licząc tych, którzy tracą życie w tej samej lewie
   *[other] {""}
}.
rule-life-lost-keep_highest_card = Kto traci życie i ma jeszcze jakieś, z zachowanych kart zostawia tylko najwyższą, a jej cena to nowy wynik.

## Pieniądze

rule-money-none = Nie gra się o nic.
rule-money-ante_pot = Przed partią każdy wpłaca do puli stawkę: { $stake ->
    [one] jedną jednostkę
    [few] { $stake } jednostki
   *[many] { $stake } jednostek
}. Zwycięzca bierze pulę; kilku zwycięzców ją dzieli.
rule-money-pay_difference = Na koniec każdy gracz płaci zwycięzcy jedną jednostkę za każdy punkt różnicy między ich wynikami.
rule-money-first_out_pays = Kto odpada pierwszy, a jeśli kilku naraz, to każdy z nich, płaci do puli 5 jednostek{ $pack ->
    [std52] , albo 10, jeśli odpada na walecie, damie lub królu
   *[other] {""}
}. Zwycięzca bierze pulę.
rule-stake = Jedna stawka to { $stake ->
    [one] jedna jednostka
    [few] { $stake } jednostki
   *[many] { $stake } jednostek
}.
rule-buy-in-none = Wkupić się nie można.
rule-buy-in-on_elimination = Kto odpada, może się wkupić i gra dalej z najwyższym wynikiem spośród tych, którzy są jeszcze w grze.
rule-buy-in-any_time = Kto odpada, może się wkupić i gra dalej z najwyższym wynikiem spośród tych, którzy są jeszcze w grze. Między rozdaniami to samo może zrobić każdy w grze, komu to obniża wynik.
rule-buy-in-times = { $buy_in_times ->
    [1] Każdy może wkupić się w partii jeden raz.
   *[other] Każdy może wkupić się w partii { $buy_in_times } razy.
}
rule-buy-in-others = { $buy_in_others ->
    [one] Musi być jeszcze w grze co najmniej jeden inny gracz.
   *[other] Musi być jeszcze w grze co najmniej { $buy_in_others } innych graczy.
}
rule-buy-in-stakes = { $buy_in_stakes ->
    [0] Wkupienie się nic nie kosztuje.
    [1] Wkupienie się kosztuje stawkę, która idzie do puli.
    [few] Wkupienie się kosztuje { $buy_in_stakes } stawki, które idą do puli.
   *[many] Wkupienie się kosztuje { $buy_in_stakes } stawek, które idą do puli.
}
rules-buy-in-order = Gracze odpowiadają po kolei od lewej rozdającego; kto się wkupi, ten dla następnych jest znowu w grze.

## Koniec partii

rule-end-last_in = Wygrywa ostatni gracz w grze.
rule-end-first_out = Partia kończy się, gdy ktoś odpada. Kto odpada, przegrywa, a z pozostałych wygrywa najniższy wynik.
rule-end-two_left = Partia kończy się, gdy zostaje dwóch graczy. Wygrywa niższy wynik.
rule-end-all_but_one_over = Partia kończy się, gdy ponad granicą są wszyscy poza jednym, albo wszyscy. Wygrywa najniższy wynik.
rule-end-one_deal = Partia to jedno rozdanie. Kto { $values ->
    [none] bierze ostatnią lewę
   *[other] płaci
}, przegrywa, a wszyscy pozostali wygrywają.
rule-all-out-lowest_total = Jeśli przez równe ostatnie karty odpadają naraz wszyscy, którzy byli w grze, wygrywa wśród nich najniższy wynik; gracze z równym wynikiem dzielą wygraną.
rule-all-out-share_all = Jeśli przez równe ostatnie karty odpadają naraz wszyscy, którzy byli w grze, wszyscy oni dzielą wygraną.
rule-all-out-replay = Jeśli przez równe ostatnie karty mieliby odpaść naraz wszyscy, którzy są w grze, rozdanie się nie liczy i gra się je jeszcze raz.
rule-all-out-rampo = Rampo: jeśli przez równe ostatnie karty mieliby odpaść naraz wszyscy, którzy są w grze, nikt nie płaci, pula zostaje, a wszyscy, którzy zaczynali partię, zaczynają znowu od 0.

## Bez znaczenia

rules-idle = Ustawione także, tu bez znaczenia: { $settings }.
rules-setting = { $label }: { $value }

## Źródło

rules-source = Według: { $source }.
rule-grade-A = Źródło przeczytane w całości.
rule-grade-B = Znane z drugiej ręki albo z lukami, które wypełnia wykładnia.
rule-grade-C = Znane z jednego programu albo z jednej krótkiej strony.
rules-revision = Wersja { $revision } tych reguł.
