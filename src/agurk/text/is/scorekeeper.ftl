### What a scorekeeper says about a match with real cards.
###
### $name is a player or "seat 2", $who a player or several; $points, $score, $before, $returns,
### $left, $units and $limit are numbers.

## What a deal costs

seat = Sæti { $seat }
paid = { $name } fær { $points } stig: { $before } + { $points } = { $score }.
paid-first = { $name } fær { $points } stig.
paid-nothing = { $name } tekur síðasta slaginn, sem kostar ekkert.
deducted = { $name } dregur { $points } stig frá. Staðan er { $score }.
reset = Nákvæmlega { $score }: { $name } fer aftur á 0.
life-lost = { $how ->
    [reached] Markinu { $limit } er náð
   *[passed] { $score } er meira en { $limit }
}: { $name } fær gúrku og heldur áfram með { $returns }, { $why ->
    [highest-of-others] sem eru hæstu stig hinna
    [highest-card] sem er verð hæsta geymda spilsins
   *[zero] eins og í byrjun
}. Líf eftir: { $left }.
went-out = { $how ->
    [reached] Markinu { $limit } er náð
    [passed] { $score } er meira en { $limit }
   *[card] Það spil tapar strax
}: { $name } fær gúrku og er úr leik.
void-replay = Enginn yrði eftir, svo þessi gjöf telst ekki með.
void-rampo = Enginn yrði eftir. Rampo: enginn fær stig, potturinn stendur, og allir sem byrjuðu eru aftur með á 0.
stake-paid = { $name } leggur { $units ->
    [1] eina einingu
    [one] { $units } einingu
   *[other] { $units } einingar
} í pottinn.
may-buy-in = { $name } má kaupa sig inn á { $score }{ $units ->
    [0] , ókeypis.
    [1] , fyrir eina einingu.
    [one] , fyrir { $units } einingu.
   *[other] , fyrir { $units } einingar.
}
bought = { $name } kaupir sig inn á { $score }.
declined = { $name } kaupir sig ekki inn og er úr leik.
won-units = { $name } fær { $units ->
    [1] eina einingu
    [one] { $units } einingu
   *[other] { $units } einingar
}.
lost-units = { $name } borgar { $units ->
    [1] eina einingu
    [one] { $units } einingu
   *[other] { $units } einingar
} í lokin.

## The end of a match

over-last-in = Aðeins { $who } er eftir og vinnur.
over-all-out = Enginn er eftir. { $count ->
    [1] { $who } var með fæst stig og vinnur
   *[other] Sigrinum deila { $who }
}.
over-lowest = Leiknum er lokið: { $count ->
    [1] { $who } er með fæst stig og vinnur
   *[other] sigrinum deila { $who }, með fæst stig
}.
over-one-deal = Leiknum er lokið: { $who } { $count ->
    [1] vinnur
   *[other] vinna
}.
over-card = Leiknum er lokið, því { $card } í síðasta slag tapar strax: { $who } { $count ->
    [1] vinnur
   *[other] vinna
}.
over-lost = { $who } { $count ->
    [1] hefur tapað
   *[other] hafa tapað
}.

goes-on = Leikurinn heldur áfram með { $players } spilara.

## Coming and going

begun = { $who } spila { $variant }.
sat-down = { $name } sest við borðið á { $score }{ $lives ->
    [0] {""}
    [1] , með eitt líf
   *[other] , með { $lives } líf
}{ $first ->
    [yes] .
   *[no] : versta staða þeirra sem eru með, svo enginn græði á að koma seint.
}
sat-down-again = { $name } er aftur með á { $score }{ $lives ->
    [0] .
    [1] , með eitt líf.
   *[other] , með { $lives } líf.
}
got-up = { $name } fer með { $score }.
dealer-named = { $name } gefur næst.

## What comes next

next-deal = Gjöf { $number }: { $name } gefur { $cards ->
    [1] eitt spil
   *[other] { $cards } spil
} á mann.
next-deal-choice = Gjöf { $number }: { $name } gefur og segir hve mörg spil hver fær, { $least } til { $most }.
next-buy-in = { $units ->
    [0] { $name } má kaupa sig inn á { $score } ókeypis.
    [1] { $name } má kaupa sig inn á { $score } fyrir eina einingu.
    [one] { $name } má kaupa sig inn á { $score } fyrir { $units } einingu.
   *[other] { $name } má kaupa sig inn á { $score } fyrir { $units } einingar.
} { $in ->
    [yes] Án svars er { $name } áfram á { $own }.
   *[no] Án svars er { $name } úr leik með { $own }.
}

## The sheet

rule = { $limit ->
    [0] Sá sem fær stig hefur tapað.
   *[other] { $compare ->
        [gt] Gúrka við meira en { $limit }
       *[ge] Gúrka við { $limit } eða meira
    }{ $lives ->
        [1] .
       *[other] , { $lives } líf á mann.
    }
}
house = Heimareglur: { $rules }
deal = Gjöf
card = Spil
score = Stig
lives = Líf
money = Peningar
total = Alls
out = úti
gone = fór
pot = Í pottinum: { $units }
won = vann
lost = tapaði
mark-cucumber = gúrka: líf tapast
mark-dealer = gaf
mark-void = telst ekki með
mark-bought = keypt inn
mark-joined = settist
mark-left = fór
mark-reset = hitti á: aftur á 0
going-on = Ekki útkljáð enn.
no-deals = Engin stig eru komin enn.
match-number = Leikur { $number }
page = Síða { $number } af { $pages }

## Talking to whoever keeps the score

ask-players = Hverjir spila? Nöfn réttsælis kringum borðið, með kommum, fyrsti gjafari fyrst:
kept-in = Hver færsla er vistuð strax í { $file }
help-hint = Sláðu inn hver tók síðasta slaginn og á hvaða spil: { $example }. ? sýnir hitt.
going-on-with = Stigablaðið heldur áfram þar sem frá var horfið.
torn = Síðasta lína skrárinnar var hálfskrifuð þegar forritið stöðvaðist, og henni er sleppt.
undone = Tekið aftur: { $what }.
redone = Gert aftur: { $what }.
tried = Þannig færi; ekkert er fært inn.
lot = Hlutkesti: { $name } gefur.
saved = Vistað: { $file }
left = Stigablaðið er geymt í { $file }. Til að halda áfram: { $command }
ended = Inntakið endaði. Stigablaðið er geymt í { $file }; til að halda áfram: { $command }
stopped = Stöðvað. Stigablaðið er geymt í { $file }; til að halda áfram: { $command }
ask-again = `rematch` byrjar nýjan leik, `save NAFN.svg` geymir þennan.
who-is-asked = `buy { $name }` eða `no { $name }`.
dispute-trick = Hvaða spil voru í slagnum á undan (Enter ef engin)?
dispute-played = Hvaða spil var látið?
dispute-hand = Hvaða spil eru enn á hendi hjá spilaranum (Enter ef engin)?
old-kept = Fyrra stigablaðið er geymt í { $file }

what-took = síðasti slagur, { $who }, { $card }
what-points = síðasti slagur, { $who }, { $points } stig
what-lost = síðasti slagur, { $who }
what-bought = { $who } keypti sig inn
what-declined = { $who } keypti sig ekki inn
what-joined = { $who } settist við borðið
what-left = { $who } fór
what-dealing = { $who } gefur
what-rematch = nýr leikur

## Help

help-result = { $example }
    .does = hver tók síðasta slaginn, og spilið eða gildi þess
help-shared = { $example }
    .does = fleiri með sama gildi, í þeirri röð sem látið var
help-points = { $example }
    .does = stigin í stað spilsins
help-kontra = { $example }
    .does = einhver sagði Kontra
help-one = { $example }
    .does = 1 var í síðasta slag
help-doubled = { $example }
    .does = tvöfalt fyrir ein skipti; redoubled fyrir tvenn
help-lowest = { $example }
    .does = líka hver lét lægsta síðasta spilið
help-buy = buy { $name }, no { $name }
    .does = kaupa sig inn, eða ekki
help-try = try { $example }
    .does = hvað yrði úr því, án þess að færa neitt inn
help-undo = undo, redo
    .does = taka færslu aftur, og gera hana á ný
help-join = join NAFN, join NAFN after { $name }
    .does = einhver sest við borðið
help-leave = leave { $name }
    .does = einhver fer
help-dealer = dealer { $name }, lot
    .does = hver gefur næst: nafn, eða hlutkesti
help-scores = scores
    .does = staða allra
help-sheet = sheet
    .does = allt stigablaðið
help-save = save NAFN.txt, .svg, .agurk
    .does = blaðið sem texti, til prentunar eða sem skrá um leikinn
help-dispute = dispute 9c / 6d / Kh 2s
    .does = slagur, látið spil, spil á hendi: var það leyfilegt?
help-rules = rules
    .does = reglurnar: { $variant }
help-rematch = rematch
    .does = spila aftur þegar leik er lokið
help-quit = quit
    .does = hætta; `agurk keep` heldur áfram
