### What a match says in the terminal, line by line.
###
### $you is "yes" where the sentence speaks to the player, who is called $name else; $cards are
### cards as they are drawn; $points, $score and $units are numbers.

## Beginning and going on

title = { $variant }, { $players } spilarar
seats = Við borðið, réttsælis: { $names }.
seat-bot = { $name } ({ $bot })
house-rules = Heimareglur – { $rules }.
house-rule = { $label }: { $now } (var { $before })
promise = Gjafirnar fylgja leynitölu. Loforðið um hana: { $promise }
seed-known = Gjafirnar fylgja fræinu { $seed }, og hver sem þekkir það getur reiknað út allar hendur.
saved-in = Hvert spil er vistað strax: { $file }
help-hint = Sláðu inn ? til að fá hjálp.
going-on = Leikurinn heldur áfram þar sem frá var horfið.
none-unfinished = Enginn ókláraður leikur er í { $folder }. { $command } byrjar nýjan.
others-unfinished = Ókláraðir leikir, sá nýjasti fyrst:
unfinished = { $file }: { $variant }, gjöf { $deal }
unfinished-damaged = { $file }: skemmd

## What happens

drawn = { $you ->
    [yes] Hlutkesti: þú gefur fyrst.
   *[no] Hlutkesti: { $name } gefur fyrst.
}
size-chosen = { $you ->
    [yes] Þú gefur
   *[no] { $name } gefur
} { $cards ->
    [1] eitt spil
   *[other] { $cards } spil
} á mann.
dealt = Gjöf { $number }: { $you ->
    [yes] þú gefur
   *[no] { $name } gefur
} { $cards ->
    [1] eitt spil
   *[other] { $cards } spil
} á mann, og { $youlead ->
    [yes] þú átt út
   *[no] { $leader } á út
}.
redealt = Spilunum er kastað inn, og { $you ->
    [yes] þú gefur
   *[no] { $name } gefur
} aftur.
exchanged = { $you ->
    [yes] { $count ->
        [0] Þú heldur öllum spilunum.
        [1] Þú skiptir um eitt spil.
       *[other] Þú skiptir um { $count } spil.
    }
   *[no] { $count ->
        [0] { $name } heldur öllum spilunum.
        [1] { $name } skiptir um eitt spil.
       *[other] { $name } skiptir um { $count } spil.
    }
}
kontra-called = { $you ->
    [yes] Þú segir Kontra: síðasti slagurinn kostar tvöfalt, en þig fjórfalt.
   *[no] { $name } segir Kontra: síðasti slagurinn kostar tvöfalt, en fjórfalt þann sem það sagði.
}
kontra-passed = { $you ->
    [yes] Þú segir pass.
   *[no] { $name } segir pass.
}
led = { $you ->
    [yes] Þú spilar út
   *[no] { $name } spilar út
} { $cards }.
played = { $you ->
    [yes] Þú lætur
   *[no] { $name } lætur
} { $cards }.
thrown = { $you ->
    [yes] Þú kastar því lægsta,
   *[no] { $name } kastar því lægsta,
} { $cards }.
corrected = { $you ->
    [yes] Þú tekur aftur
   *[no] { $name } tekur aftur
} { $cards }{ $hand ->
    [none] .
   *[other] , og höndin liggur uppi: { $hand }.
}
taken = { $you ->
    [yes] Þú tekur slaginn.
   *[no] { $name } tekur slaginn.
}
taken-last = { $you ->
    [yes] Þú tekur síðasta slaginn
   *[no] { $name } tekur síðasta slaginn
} á { $cards }.
paid = { $you ->
    [yes] Þú færð
   *[no] { $name } fær
} { $points } stig. { $before } + { $points } = { $score }.
paid-first = { $you ->
    [yes] Þú færð
   *[no] { $name } fær
} { $points } stig.
deducted = { $you ->
    [yes] Þú lést jafnhátt spil og dregur
   *[no] { $name } lét jafnhátt spil og dregur
} { $points } stig frá. Staðan er { $score }.
reset = Nákvæmlega { $score }: { $you ->
    [yes] þú ferð
   *[no] { $name } fer
} aftur á 0.
life-lost = { $score } er of mikið: { $you ->
    [yes] þú færð gúrku og heldur
   *[no] { $name } fær gúrku og heldur
} áfram með { $returns } stig. Líf eftir: { $left }.
went-out = { $score } er of mikið: { $you ->
    [yes] þú ert
   *[no] { $name } er
} úr leik.
void-replay = Enginn yrði eftir, svo gjöfin telst ekki með og er spiluð aftur.
void-rampo = Enginn yrði eftir. Rampo: enginn fær stig, og allir sem byrjuðu eru aftur með.
void-other = Enginn yrði eftir, svo gjöfin telst ekki með.
stake-paid = { $you ->
    [yes] Þú leggur
   *[no] { $name } leggur
} { $units ->
    [1] eina einingu
    [one] { $units } einingu
   *[other] { $units } einingar
} í pottinn.
bought = { $you ->
    [yes] Þú kaupir þig inn og heldur
   *[no] { $name } kaupir sig inn og heldur
} áfram með { $score } stig.
not-bought = { $you ->
    [yes] Þú kaupir þig ekki inn.
   *[no] { $name } kaupir sig ekki inn.
}
won-units = { $you ->
    [yes] Þú færð
   *[no] { $name } fær
} { $units ->
    [1] eina einingu
    [one] { $units } einingu
   *[other] { $units } einingar
}.
lost-units = { $you ->
    [yes] Þú borgar
   *[no] { $name } borgar
} { $units ->
    [1] eina einingu
    [one] { $units } einingu
   *[other] { $units } einingar
} í lokin.
taken-back = { $you ->
    [yes] Þú tekur aftur
   *[no] { $name } tekur aftur
} { $cards }.
seated = { $name } sest við borðið.

## The end

over-won = { $you ->
    [yes] Þú vinnur leikinn.
   *[no] { $name } vinnur leikinn.
}
over-shared = Sigrinum deila: { $names }.
over-lost = { $count ->
    [1] { $you ->
        [yes] Þú hefur tapað.
       *[no] { $names } hefur tapað.
    }
   *[other] Tapað hafa: { $names }.
}
over-card = { $cards } í síðasta slag tapar leiknum strax.
summary = { $deals ->
    [1] Ein gjöf var spiluð:
    [one] { $deals } gjöf var spiluð:
   *[other] { $deals } gjafir voru spilaðar:
}
summary-cost = { $you ->
    [yes] þú
   *[no] { $name }
} með { $points } stig ({ $times ->
    [1] einu sinni
   *[other] { $times } sinnum
})
record-saved = Leikurinn er skráður í { $file }
record-check = Svona má bera gjafirnar saman við loforðið: { $command }

## The sheet, the hand and the scores

you = Þú
sheet-title = Gjöf { $deal }, slagur { $trick } af { $tricks }
sheet-title-sets = Gjöf { $deal }, slagur { $trick }
sheet-title-last = Gjöf { $deal }, síðasti slagur
sheet-title-done = Gjöf { $deal }, allt spilað
sheet-dealer = { $you ->
    [yes] þú gafst
   *[no] { $name } gaf
}
sheet-kontra = { $you ->
    [yes] þú sagðir Kontra
   *[no] { $name } sagði Kontra
}
last-column = síðast
holds = á slaginn
would-pay = fengi { $points }
pays = fær { $points }
hand = Þín spil
mark-lowest = lægst
mark-equals = jafnt
mark-beats = hærra
scores = Stig eftir gjöf { $deal }
scores-first = Stig
caught-ge = gúrka við { $threshold }
caught-gt = gúrka yfir { $threshold }
score-out = úr leik
score-keeps = geymir { $cards }
score-money = { $sign }{ $units } { $units ->
    [one] eining
   *[other] einingar
}
pot = Í pottinum: { $units }

## Questions

ask-card = Þú átt leik. { $duty }
ask-sets = Þú mátt láta { $plays }.
ask-size = Þú gefur. Hve mörg spil á mann, { $least } til { $most }?
ask-keep = { $why ->
    [court] Kóngur, drottning eða gosi á hendi útilokar ókeypis skiptin.
    [kept] Þú hélst spilunum í annarri umferð, svo þú færð ekki þriðju umferðina.
    [first] Sá fyrsti sem var spurður skipti engu, svo enginn annar má skipta.
    [dealer] Gjafarinn heldur að minnsta kosti tveimur spilum.
    [previous] Sá sem var á undan þér skipti engu, svo þú mátt það ekki heldur.
   *[stock] Of fá spil eru eftir í stokknum.
} Þú mátt ekki skipta núna: Enter heldur öllum spilunum.
ask-whole-hand = Viltu skipta um öll spilin? { $times ->
    [1] Það kostar ekkert.
    [2] Ef þú færð stig í síðasta slag verða þau tvöföld.
   *[other] Ef þú færð stig í síðasta slag verða þau fjórföld.
}
ask-change = Um hvaða spil viltu skipta? { $allowed }
allowed-any = { $least ->
    [0] Allt að { $most }, eða "none".
   *[other] { $least } til { $most }.
}
allowed-exactly = Nákvæmlega { $number }, eða "none".
ask-kontra = Segirðu Kontra? Þá kostar síðasti slagurinn tvöfalt, en fjórfalt ef þú færð hann.
ask-buy-in = { $own } er of mikið. Viltu kaupa þig inn { $price } og byrja á { $score }?
ask-buy-down = Þú ert með { $own } stig, og mest hjá hinum er { $score }. Viltu kaupa þig inn { $price } og byrja á { $score }?
ask-on = Enter gefur næst.
price = { $stakes ->
    [0] ókeypis
    [1] fyrir eitt framlag
    [one] fyrir { $stakes } framlag
   *[other] fyrir { $stakes } framlög
}
pot-now = { $units ->
    [1] Í pottinum er ein eining,
    [one] Í pottinum er { $units } eining,
   *[other] Í pottinum eru { $units } einingar,
} og { $left ->
    [1] þú getur gert þetta einu sinni.
   *[other] þú getur gert þetta { $left } sinnum enn.
}
refused-exit = Annars ertu úr leik.
yes-or-no = Já (yes) eða nei (no)?

## Answers that are not understood

not-yes-or-no = Svaraðu yes eða no.
not-a-size = Svaraðu með tölu frá { $least } til { $most }.
not-a-number-of-cards = { $number ->
    [0] Segðu hvaða spil.
    [1] Ekki eitt spil.
   *[other] Ekki { $number } spil.
} { $allowed }
not-a-card = { $text } er hvorki spil né skipun. Sláðu inn spil eins og { $example }, eða ? til að fá hjálp.
not-in-hand = Þetta er ekki á hendi hjá þér: { $text }.
no-such-place = Ekkert spil er { $text }; á hendi hjá þér: { $count }.
why-what = Segðu hvaða spil: why { $example }
why-not-now = Þú átt ekki að láta spil núna.
redeal-not-now = Aðeins má kasta inn áður en fyrsta spil gjafarinnar er látið.
reason-too-long = Segðu hvað er að gjöfinni með í mesta lagi { $most } stöfum.
nothing-yet = Enginn slagur hefur verið tekinn enn.
enter-or-command = Enter gefur næst; ? sýnir hvað annað má slá inn.

## Help

help = Sláðu inn spil ({ $card }), gildi þess ({ $rank }) eða sæti þess á hendi (#1 er lægst).
help-yes-or-no = Sláðu inn yes (já) eða no (nei); y og n duga.
help-size = Sláðu inn tölu frá { $least } til { $most }: svo mörg spil fær hver.
help-change = Sláðu inn spilin sem þú vilt skipta um, hvert á eftir öðru: spil ({ $card }), gildi þeirra ({ $rank }) eða sæti þeirra á hendi (#1 er lægst). "none" heldur þeim öllum. { $allowed }
help-on = Enter gefur næst.
help-sets = Fleiri spil saman: { $cards }
help-only = Enter eitt og sér lætur spilið ef aðeins eitt er leyfilegt.
help-commands = Eða eitthvað af þessu:
help-why = why { $card }
help-why-does = af hverju má láta spil, eða ekki
help-rules-does = reglurnar: { $variant }
help-scores-does = stig, líf og pottur
help-last-does = síðasti slagur, eða gjöfin sem var að klárast
help-redeal-does = röng gjöf er gefin aftur, áður en fyrsta spil er látið; ástæða má fylgja
help-table-does = spilin í borði og á hendi aftur
help-quit-does = hætta; leikurinn er vistaður, og `agurk resume` heldur áfram
help-help-does = þessi listi

## Leaving

left = Leikurinn er vistaður. Til að halda áfram: { $command }
ended = Inntakið endaði áður en svar kom. Leikurinn er vistaður; til að halda áfram: { $command }
stopped = Stöðvað. Leikurinn er vistaður; til að halda áfram: { $command }
not-saved = { $trouble } Leikurinn er vistaður að spilinu á undan; til að halda áfram: { $command }
not-recorded = { $trouble } Leiknum er lokið og ekkert af honum er glatað; til að vista hann: { $command }
