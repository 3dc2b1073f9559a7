### The rules of any variant, sentence by sentence.
### Each sentence may use every field of the variant by its name, with its value as house rules
### write it, and the few that are worked out: $players (one, range), $pack_size, $ace_cost,
### $joker_cost, $club_six_cost, $club_seven_cost, $spade_seven_cost.

## Headings

rules-heading-cards = Spilarar og spil
rules-heading-deal = Gjöf
rules-heading-before = Áður en spilað er
rules-heading-play = Spilamennskan
rules-heading-last = Síðasti slagurinn
rules-heading-score = Stig
rules-heading-money = Peningar
rules-heading-end = Leikslok
rules-heading-idle = Án áhrifa
rules-heading-example = Dæmi
rules-heading-about = Heimild

## Players and cards

rules-aim = { $values ->
    [none] Enginn vill síðasta slaginn: sá sem tekur hann tapar. Slagirnir á undan ráða því einu hver á út næst.
   *[other] Enginn vill síðasta slaginn: sá sem tekur hann fær stig. Slagirnir á undan kosta ekkert og ráða því einu hver á út næst.
}
rules-players = { $players ->
    [one] Fyrir { $least_players } spilara.
   *[range] Fyrir { $least_players } til { $most_players } spilara.
}
rule-least-players = Spilarar eru að minnsta kosti { $least_players }.
rule-most-players = Spilarar eru í mesta lagi { $most_players }.
rule-pack-std52 = Venjulegur stokkur með 52 spilum, frá hæsta til lægsta: ás, kóngur, drottning, gosi, 10 9 8 7 6 5 4 3 2. Litir skipta engu máli.
rule-pack-gurken60 = Stokkur með 60 spilum án lita: tölurnar frá 15, sem er hæst, niður í 1, fjögur spil af hverri.
rule-pack-kille42 = Kille-spilin 42, tvö af hverju, frá hæsta til lægsta: Harlekin, Kuku, Husar, Husu, Kavall, Värdshus, tölurnar frá 12 niður í 1, Kransen, Blompottan, Blaren.
rule-decks = { $decks ->
    [1] Einn stokkur er notaður.
   *[other] { $decks } stokkar eru stokkaðir saman: { $pack_size } spil alls.
}
rule-jokers = { $jokers ->
    [0] Engir jókerar.
    [1] Einum jóker er bætt við.
   *[other] { $jokers } jókerum er bætt við.
}
rule-joker-as-none = Jókerar eru ekki notaðir.
rule-joker-as-above_ace = Jóker er hærri en allir ásar.
rule-joker-as-ace = Jóker er einn ás í viðbót.
rule-top-card-none = { $pack ->
    [std52] Ekkert spil er hærra en ás{ $joker_as ->
        [above_ace] {" "}nema jókerarnir
       *[other] {""}
    }.
   *[other] Hvert spil er á sínum stað.
}
rule-top-card-club_six = Laufasexan er hærri en ás og ekki jafnhá neinni annarri sexu{ $joker_as ->
    [above_ace] , en hún er jafnhá jóker
   *[other] {""}
}.
rule-top-card-black_sevens = Laufasjöan er hæst allra spila og spaðasjöan næsthæst, báðar hærri en ás; hinar sjöurnar eru ekki jafnháar þeim{ $joker_as ->
    [above_ace] . Spaðasjöan er jafnhá jóker
   *[other] {""}
}.
rule-top-card-black_sevens_at_7 = { rule-top-card-black_sevens }

## Deal

rules-lot = Dregið er um hver gefur fyrst.
rules-cards-each = { $hand ->
    [1] eitt spil
   *[other] { $hand } spil
}
rule-hand-rule-fixed = Allir fá { rules-cards-each }. Gefið er eitt spil í einu og byrjað vinstra megin við gjafarann.
rule-hand-rule-dealer_choice = Fyrir hverja gjöf segir gjafarinn hve mörg spil allir fá: minnst { $hand_min }, mest { $hand_max ->
    [0] eins mörg og stokkurinn endist í, jafnmörg á mann
   *[other] { $hand_max }, ef stokkurinn endist
}.
rule-hand-rule-loser_card = Í fyrstu gjöf fá allir { rules-cards-each }. Eftir það fá allir jafnmörg spil og spilið sem tók síðasta slaginn kostaði.
rule-hand-rule-countdown = Í fyrstu gjöf fá allir { rules-cards-each } og síðan einu færra í hverri gjöf, niður í { $hand_min }. Þá er aftur byrjað á { $hand }.
rule-hand-rule-cycle = Í fyrstu gjöf fá allir { rules-cards-each } og síðan einu færra í hverri gjöf, niður í { $hand_min }, svo einu fleira, upp í { $hand }, og svo framvegis.
rule-hand-rule-equal_all = Stokkurinn er gefinn eins langt og hann endist, jafnmörg spil á mann{ $hand_max ->
    [0] {""}
   *[other] , en aldrei fleiri en { $hand_max }
}.
rule-hand = { $hand_rule ->
    [fixed] Allir fá { rules-cards-each }.
    [loser_card] Í fyrstu gjöf fá allir { rules-cards-each }.
    [countdown] Í fyrstu gjöf fá allir { rules-cards-each }.
    [cycle] Í fyrstu gjöf fá allir { rules-cards-each }.
   *[other] Fjöldi spila á mann ræðst á annan hátt.
}
rule-hand-min = Enginn fær færri en { $hand_min ->
    [1] eitt spil
   *[other] { $hand_min } spil
}.
rule-hand-max = { $hand_max ->
    [0] Aðeins stokkurinn takmarkar hve mörg spil hver fær.
    [1] Enginn fær fleiri en eitt spil.
   *[other] Enginn fær fleiri en { $hand_max } spil.
}
rule-hand-short-refuse = { $keep_cards ->
    [yes] Ef of fá spil eru eftir, vegna spilanna sem liggja hjá spilurum, fá allir eins mörg og stokkurinn endist í, jafnmörg á mann.
   *[other] Stokkurinn verður að endast í svo mörg spil á mann.
}
rule-hand-short-cap = Ef stokkurinn endist ekki í það fá allir eins mörg og hann endist í, jafnmörg á mann.
rule-hand-short-first = Ef stokkurinn endist ekki í það fá allir { rules-cards-each }; ef það er líka of mikið, eins mörg og hann endist í, jafnmörg á mann.
rule-aside-hidden = { $exchange ->
    [none] { $hand_rule ->
        [equal_all] Spil sem ganga af
       *[other] Hin spilin
    } eru lögð til hliðar á grúfu; enginn sér þau.
   *[other] Hin spilin mynda stokk á grúfu.
}
rule-aside-shown = Spil sem ganga af eru lögð upp í loft svo allir sjái þau.
rule-next-dealer-left_active = { $end ->
    [one_deal] Næst gefur spilarinn til vinstri.
    [all_but_one_over] Næst gefur spilarinn til vinstri.
   *[other] Næst gefur næsti spilari til vinstri sem er enn með.
}
rule-next-dealer-loser = Sá sem tók síðasta slaginn gefur næst{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] , eða næsti spilari til vinstri ef hann er úr leik
}.
rule-next-dealer-lowest_last_card = Sá sem lét lægsta spilið í síðasta slaginn gefur næst, sá fyrsti ef fleiri létu jafnlágt{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] , eða næsti spilari til vinstri ef hann er úr leik
}.
rule-first-lead-dealer_left = Spilarinn vinstra megin við gjafarann á út í fyrsta slag.
rule-first-lead-dealer = Gjafarinn á út í fyrsta slag.
rule-first-lead-taker = Í fyrstu gjöf á spilarinn vinstra megin við gjafarann út í fyrsta slag. Eftir það á sá út sem tók síðasta slaginn í gjöfinni á undan, eða næsti spilari til vinstri ef hann er úr leik.
rule-first-lead-lowest_last_card = Í fyrstu gjöf á spilarinn vinstra megin við gjafarann út í fyrsta slag. Eftir það á sá út sem lét lægsta spilið í síðasta slaginn í gjöfinni á undan, sá fyrsti ef fleiri létu jafnlágt, eða næsti spilari til vinstri ef hann er úr leik.
rules-wrong-deal = Ef rangt er gefið og það sést áður en fyrsta spilið er látið gefur sami gjafari aftur.

## Before play

rule-exchange-none = Ekki er skipt um spil.
rule-exchange-first_sets_n = Skipta má um spil við stokkinn, í röð frá vinstri hönd gjafara. Sá fyrsti skiptir um eins mörg og hann vill; hinir skipta hver um jafnmörg eða ekkert. Ef stokkurinn endist ekki er skipt um allt sem eftir er eða ekkert.
rule-exchange-dealer_sets_n_keep2 = Skipta má um spil við stokkinn, gjafarinn fyrst og síðan hinir í röð frá vinstri. Gjafarinn skiptir um eins mörg og hann vill en heldur tveimur spilum; hinir skipta hver um jafnmörg eða ekkert. Ef stokkurinn endist ekki er skipt um allt sem eftir er eða ekkert.
rule-exchange-le_first = Skipta má um spil við stokkinn meðan hann endist, í röð frá vinstri hönd gjafara. Sá fyrsti skiptir um eins mörg og hann vill; enginn á eftir honum skiptir um fleiri.
rule-exchange-le_previous = Skipta má um spil við stokkinn meðan hann endist, í röð frá vinstri hönd gjafara. Sá fyrsti skiptir um eins mörg og hann vill; enginn á eftir honum skiptir um fleiri en sá sem var næst á undan.
rule-exchange-free = Skipta má um eins mörg spil og hver vill við stokkinn meðan hann endist, í röð frá vinstri hönd gjafara.
rule-exchange-rassi = Í þremur umferðum, alltaf frá vinstri hönd gjafara, má hver spilari skipta um öll spilin á hendi við stokkinn, eða ekkert. { $pack ->
    [std52] Í fyrstu umferð má aðeins skipta um hönd án kóngs, drottningar og gosa, í annarri hvaða hönd sem er, í þriðju
   *[other] Í fyrstu tveimur umferðunum má skipta um hvaða hönd sem er, í þriðju
} aðeins ef skipt var í annarri. Stokkur sem endist ekki í heila hönd gefur ekkert.
rule-multiplier-none = Ekkert tvöfaldar verðið.
rule-multiplier-kontra = Í röð frá vinstri hönd gjafara má hver segja Kontra; þegar einn hefur sagt það er ekki spurt meir. Þá kostar síðasti slagurinn tvöfalt, en fjórfalt ef sá fær hann sem sagði Kontra.
rule-multiplier-rassi = Skipti í fyrstu umferð eru ókeypis. Sá sem skipti í annarri umferð og fær stig í síðasta slag fær tvöföld stig, og sá sem skipti líka í þriðju fær fjórföld.
rule-multiplier-ones_x2 = Ef 1 er meðal síðustu spilanna, eitt eða fleiri, tvöfaldast verðið einu sinni.

## Play

rules-to-head = { $reference ->
    [previous] spilið næst á undan
   *[highest] hæsta spilið í slagnum
}
rule-lead-any = Sá sem á út lætur hvaða spil sem er.
rule-lead-lowest = Sá sem á út lætur lægsta spilið á hendi.
rule-lead-sets = Sá sem á út lætur eitt spil, eða samstæðu af jafnháum spilum, en geymir að minnsta kosti eitt spil í síðasta slaginn.
rule-follow-optional = { $lead ->
    [sets] Hinir láta réttsælis jafnmörg spil og komu út: spil sem duga, eða þau lægstu á hendi. Valið er frjálst: þau lægstu má láta þótt önnur dygðu.
   *[other] Hinir láta réttsælis, hver spil sem er að minnsta kosti jafnhátt og { rules-to-head }, eða lægsta spilið á hendi. Valið er frjálst: lægsta spilið má láta þótt hærra sé til.
}
rule-set-follow-elementwise = Spil duga á samstæðu þegar hvert þeirra, frá því lægsta og upp úr, er að minnsta kosti jafnhátt og samsvarandi spil í bestu samstæðunni hingað til.
rule-set-follow-equal_sets = Aðeins spil sem eru jafnhá innbyrðis duga á samstæðu, þegar þau eru að minnsta kosti jafnhá bestu samstæðunni hingað til; ójöfn spil taka ekkert, hversu há sem þau eru.
rule-set-follow-all_ge_max = Spil duga á samstæðu þegar hvert þeirra er að minnsta kosti jafnhátt og hæsta staka spilið í slagnum.
rule-follow-forced = Hinir láta réttsælis. Sá sem á spil sem er að minnsta kosti jafnhátt og { rules-to-head } verður að láta slíkt spil; annars lætur hann það lægsta á hendi.
rule-follow-match_first = Hinir láta réttsælis. Sá sem á spil sem er jafnhátt og { rules-to-head } verður að láta það; annars hærra spil; eigi hann hvorugt, það lægsta á hendi.
rules-equal-lowest = Ef lægstu spilin eru fleiri en eitt og jafnhá má láta hvert þeirra sem er.
rule-reference-highest = Miðað er við hæsta spilið í slagnum.
rule-reference-previous = Aðeins er miðað við spilið næst á undan, en hæsta spilið af öllum tekur slaginn.
rule-ace-none = { $pack ->
    [std52] Ás hefur ekkert sérstakt vald: annar ás má koma á hann.
   *[other] Ekkert spil hefur sérstakt vald.
}
rule-ace-led = Þegar ás kemur út verða allir hinir að láta lægsta spilið á hendi, líka sá sem á ás.
rule-ace-any = Þegar ás er kominn í slaginn verða allir sem á eftir koma að láta lægsta spilið á hendi, líka sá sem á ás.
rule-ace-next = Sá sem er næstur á eftir ás verður að láta lægsta spilið á hendi, þótt hann eigi annan ás sem væri jafnhár.
rules-ace-taking = Fyrir síðasta slag tekur ás, sem látinn er af þessari skyldu, ekki við af ásnum á undan{ $ace ->
    [next] ; sá sem kemur síðar, á eftir öðru spili, gerir það
   *[other] {""}
}.
rules-taking = { $lead ->
    [sets] { $set_follow ->
        [all_ge_max] Sá sem lætur hæsta staka spilið tekur slaginn, sá síðasti ef fleiri eru jafnir, og á næst út.
       *[other] Besta samstæðan tekur slaginn, sú síðasta ef fleiri eru jafnar, og sá sem lét hana á næst út.
    }
   *[other] Hæsta spilið tekur slaginn, það sem síðast var látið ef fleiri eru jafnhá, og sá sem lét það á næst út.
}
rules-open-cards = Spilin liggja upp í loft hjá þeim sem létu þau.

## The last trick

rule-last-reveal-in_turn = Síðasta spilið er látið í röð eins og önnur, þótt ekkert val sé eftir.
rule-last-reveal-simultaneous = Síðustu spilunum er snúið við öllum í einu; ef röðin skiptir máli gengur hún réttsælis frá þeim sem á út.
rule-last-ace-high = { $pack ->
    [std52] Ás er jafnhár í síðasta slag og áður.
   *[other] Spilin eru jafnhá í síðasta slag og áður.
}
rule-last-ace-low = Í síðasta slag er ás lægsta spilið, lægri en tvistur{ $values ->
    [none] {""}
   *[other] , og kostar { $ace_cost }
}.
rule-penalty-tie-last_only = { $values ->
    [none] Hæsta spilið tekur síðasta slaginn, það sem síðast var látið ef fleiri eru jafnhá, og aðeins sá sem lét það tapar.
   *[other] Hæsta spilið tekur síðasta slaginn, og sá sem lét það fær stigin. Ef fleiri eru jafnhá fær aðeins sá stig sem síðast lét.
}
rule-penalty-tie-all = { $values ->
    [none] Sá sem lætur hæsta spilið í síðasta slaginn tapar, og eins allir sem létu jafnhátt.
   *[other] Sá sem lætur hæsta spilið í síðasta slaginn fær stigin, og eins allir sem létu jafnhátt.
}
rule-penalty-tie-bonus = { $values ->
    [none] Hæsta spilið tekur síðasta slaginn, það sem síðast var látið ef fleiri eru jafnhá, og aðeins sá sem lét það tapar; hinir myndu græða ef stig væru til.
   *[other] Hæsta spilið tekur síðasta slaginn. Ef fleiri eru jafnhá fær sá stigin sem síðast lét, og hinir draga verð þess frá sínum stigum, þó aldrei niður fyrir 0.
}
rule-values-none = Engin stig eru talin.
rule-values-std = { $pack ->
    [gurken60] Spil kostar töluna á því.
    [kille42] Spil kostar sæti sitt neðan frá: Blaren 1, Blompottan 2, Kransen 3, tölurnar frá 1 til 12 kosta 4 til 15, Värdshus 16, Kavall 17, Husu 18, Husar 19, Kuku 20, Harlekin 21.
   *[std52] Spil kostar gildi sitt: 2 til 10 töluna á spilinu, gosi 11, drottning 12, kóngur 13{ $last_ace ->
        [high] , ás 14
       *[low] {""}
    }.
}
rule-values-times5 = { $pack ->
    [gurken60] Spil kostar fimmfalda töluna á því.
    [kille42] Spil kostar fimmfalt sæti sitt neðan frá: Blaren 5, Blompottan 10, Kransen 15, tölurnar frá 1 til 12 kosta 20 til 75, Värdshus 80, Kavall 85, Husu 90, Husar 95, Kuku 100, Harlekin 105.
   *[std52] Spil kostar fimmfalt gildi sitt: tvistur 10, tía 50, gosi 55, drottning 60, kóngur 65{ $last_ace ->
        [high] , ás 70
       *[low] {""}
    }.
}
rule-values-courts_ace_11 = { $pack ->
    [gurken60] Spilin frá 1 til 10 kosta töluna á þeim, öll hærri spil 11.
    [kille42] Blaren kostar 1, Blompottan 2, Kransen 3, tölurnar frá 1 til 7 kosta 4 til 10, öll hærri spil 11.
   *[std52] Spilin frá 2 til 10 kosta töluna á þeim, gosi, drottning og kóngur 11{ $last_ace ->
        [high] , og ás líka
       *[low] {""}
    }.
}
rule-values-courts_10_ace_11 = { $pack ->
    [gurken60] Spilin frá 1 til 10 kosta töluna á þeim, 11 til 13 kosta 10, 14 og 15 kosta 11.
    [kille42] Blaren kostar 1, Blompottan 2, Kransen 3, tölurnar frá 1 til 7 kosta 4 til 10, 8 til 10 kosta 10, öll hærri spil 11.
   *[std52] Spilin frá 2 til 10 kosta töluna á þeim, gosi, drottning og kóngur 10{ $last_ace ->
        [high] , ás 11
       *[low] {""}
    }.
}
rule-values-gurken = { $pack ->
    [gurken60] Spil kostar gúrkurnar sem á því eru: 1 enga, 2 til 5 eina, 6 til 9 tvær, 10 og 11 þrjár, 12 til 14 fjórar, 15 fimm.
    [kille42] Spil kostar gúrkur: Blaren enga, Blompottan, Kransen, 1 og 2 eina, 3 til 6 tvær, 7 og 8 þrjár, 9 til 11 fjórar, 12 og öll hærri spil fimm.
   *[std52] Spil kostar gúrkur: 2 til 5 eina, 6 til 9 tvær, 10 og gosi þrjár, drottning og kóngur fjórar{ $last_ace ->
        [high] , ás fjórar
       *[low] {""}
    }.
}
rule-values-one = Síðasti slagurinn kostar eitt stig, hvert sem spilið er.
rules-joker-cost = Jóker kostar { $joker_cost }.
rules-club-six-cost = Laufasexan kostar { $club_six_cost }.
rules-black-sevens-cost = Laufasjöan kostar { $club_seven_cost }, spaðasjöan { $spade_seven_cost }.
rule-keep-cards = { $keep_cards ->
    [yes] Sá sem fær stig hefur spilið upp í loft fyrir framan sig, utan stokksins, þar til hann er úr leik.
   *[no] Alltaf er gefið úr fullum stokki.
}
rule-top-card-loses = { $top_card_loses ->
    [yes] Ef { $top_card ->
        [black_sevens] svört sjöa
        [black_sevens_at_7] svört sjöa
       *[club_six] laufasexan
    } tekur síðasta slaginn tapar sá leiknum strax sem lét hana; af hinum vinnur sá sem er með fæst stig.
   *[no] Ekkert eitt spil bindur enda á leikinn.
}

## Score

rule-lives = { $lives ->
    [1] Allir hafa eitt líf.
   *[other] Allir hafa { $lives } líf. Sá sem hefur misst þau öll er úr leik.
}
rule-threshold = { $threshold ->
    [0] Ekkert stigamark er til.
   *[other] { $end ->
        [one_deal] Í lengri leik væri markið { $threshold }.
        [all_but_one_over] Sá sem er með { rules-too-much } er yfir markinu, en enginn fer úr leik.
       *[other] { $lives ->
            [1] Sá sem er með { rules-too-much } er úr leik: gúrka.
           *[other] Sá sem er með { rules-too-much } missir líf: gúrka.
        }
    }
}
rules-too-much = { $compare ->
    [gt] meira en { rules-points }
   *[ge] { rules-points } eða meira
}
rules-points = { $threshold ->
    [1] eitt stig
   *[other] { $threshold } stig
}
rule-compare-ge = { $threshold ->
    [1] Eitt stig er þegar of mikið.
   *[other] Nákvæmlega { $threshold } er þegar of mikið.
}
rule-compare-gt = Nákvæmlega { $threshold } er ekki enn of mikið.
rule-exact-reset = { $exact_reset ->
    [0] Engin stig eru þurrkuð út.
   *[other] Sá sem er með nákvæmlega { $exact_reset } fer aftur á 0{ $keep_cards ->
        [yes] {" "}og skilar geymdu spilunum í stokkinn
       *[no] {""}
    }.
}
rule-life-lost-none = { $lives ->
    [1] Með eitt líf er ekki hægt að koma aftur.
   *[other] Sá sem missir líf og á annað heldur áfram með 0.
}
rule-life-lost-max_other_active = Sá sem missir líf og á annað heldur áfram með hæstu stig einhvers hinna sem enn eru með{ $penalty_tie ->
    [all] , fyrir utan þá sem missa líf í sama slag
   *[other] {""}
}.
rule-life-lost-keep_highest_card = Sá sem missir líf og á annað heldur aðeins hæsta geymda spilinu, og verð þess er nýja staðan.

## Money

rule-money-none = Ekki er spilað um neitt.
rule-money-ante_pot = Allir leggja framlag í pottinn fyrir leik, { $stake ->
    [1] eina einingu
    [one] { $stake } einingu
   *[other] { $stake } einingar
}. Sigurvegarinn fær pottinn; ef þeir eru fleiri deila þeir honum.
rule-money-pay_difference = Í lokin borgar hver spilari sigurvegaranum eina einingu fyrir hvert stig sem skilur þá að.
rule-money-first_out_pays = Sá fyrsti sem fer úr leik, eða hver þeirra sem fara saman, leggur 5 einingar í pottinn{ $pack ->
    [std52] , eða 10 ef hann fór út á gosa, drottningu eða kóng
   *[other] {""}
}. Sigurvegarinn fær pottinn.
rule-stake = Eitt framlag er { $stake ->
    [1] ein eining
    [one] { $stake } eining
   *[other] { $stake } einingar
}.
rule-buy-in-none = Ekki er hægt að kaupa sig inn.
rule-buy-in-on_elimination = Sá sem fellur úr leik má kaupa sig inn og heldur áfram með hæstu stig þeirra hinna sem enn eru með.
rule-buy-in-any_time = Sá sem fellur úr leik má kaupa sig inn og heldur áfram með hæstu stig þeirra hinna sem enn eru með. Milli gjafa mega þeir sem enn eru með gera eins ef stig þeirra lækka við það.
rule-buy-in-times = { $buy_in_times ->
    [1] Hver má kaupa sig inn einu sinni í leik.
   *[other] Hver má kaupa sig inn { $buy_in_times } sinnum í leik.
}
rule-buy-in-others = { $buy_in_others ->
    [1] Að minnsta kosti einn annar verður að vera með enn.
   *[other] Að minnsta kosti { $buy_in_others } aðrir verða að vera með enn.
}
rule-buy-in-stakes = { $buy_in_stakes ->
    [0] Það er ókeypis að kaupa sig inn.
    [1] Það kostar eitt framlag að kaupa sig inn, og það fer í pottinn.
   *[other] Það kostar { $buy_in_stakes } framlög að kaupa sig inn, og þau fara í pottinn.
}
rules-buy-in-order = Spurt er í röð frá vinstri hönd gjafara; sá sem hefur keypt sig inn telst með þegar þeir næstu eru spurðir.

## End of the match

rule-end-last_in = Sá síðasti sem er eftir vinnur.
rule-end-first_out = Leiknum lýkur þegar einhver fellur úr leik. Þeir sem falla úr leik tapa, og af hinum vinnur sá sem er með fæst stig.
rule-end-two_left = Leiknum lýkur þegar tveir spilarar eru eftir. Sá vinnur sem er með færri stig.
rule-end-all_but_one_over = Leiknum lýkur þegar allir nema einn eru yfir markinu, eða allir. Sá vinnur sem er með fæst stig.
rule-end-one_deal = Ein gjöf er heill leikur. Sá sem { $values ->
    [none] tekur síðasta slaginn
   *[other] fær stig
} hefur tapað, og allir aðrir vinna.
rule-all-out-lowest_total = Ef jafnhá spil fella alla sem eftir eru vinnur sá þeirra sem er með fæst stig; þeir sem eru jafnir deila sigrinum.
rule-all-out-share_all = Ef jafnhá spil fella alla sem eftir eru deila þeir allir sigrinum.
rule-all-out-replay = Ef jafnhá spil myndu fella alla sem eftir eru telst gjöfin ekki með og er spiluð aftur.
rule-all-out-rampo = Rampo: ef jafnhá spil myndu fella alla sem eftir eru fær enginn stig, potturinn stendur, og allir sem hófu leikinn byrja aftur á 0.

## Without effect

rules-idle = Líka stillt, án áhrifa hér: { $settings }.
rules-setting = { $label }: { $value }

## Source

rules-source = Byggt á: { $source }.
rule-grade-A = Heimildin var lesin til fulls.
rule-grade-B = Eftir öðrum haft, eða fyllt í eyður með túlkun.
rule-grade-C = Eftir einu forriti eða einni stuttri síðu.
rules-revision = Þetta er útgáfa { $revision } af reglunum.
