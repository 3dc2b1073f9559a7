### The table: what is going on, what may be done, and what has happened.
###
### $name is a name as somebody wrote it, never inflected. $you is "yes" where the sentence speaks to
### the reader, whom $name then need not name. $cards and $rank are cards as they are called in a
### sentence, such as "the 9 of clubs" and "the 9". Nobody's sex is known: nothing may guess it.

# The reader, where the name stands alone, and at the end of a list of names.
you = Þú
you-too = þú
# An empty seat.
seat-number = Sæti { $number }
# $rank is 2 to 14, $suit is c, d, h or s.
card = { $suit ->
    [c] laufa
    [d] tígul
    [h] hjarta
   *[s] spaða
}{ $rank ->
    [2] tvistur
    [3] þristur
    [4] fjarki
    [5] fimma
    [6] sexa
    [7] sjöa
    [8] átta
    [9] nía
    [10] tía
    [11] gosi
    [12] drottning
    [13] kóngur
    [14] ás
   *[other] { $rank }
}
# What the browser shows on its tab, and what a notification says.
title-turn = Þú átt leik – Agurk
title-table = { $rules } – Agurk
notice = Hin bíða eftir spili frá þér.

## The lead above the hand: at most 36 letters, with a name of 12

# $high is "9 or higher" or a card such as "the ace"; $lowest a card such as "the 3".
turn-or-lowest = Þú átt leik: { $high }, eða { $lowest }
turn = Þú átt leik
turn-high = Þú átt leik: { $high }
turn-lowest = Þú átt leik: { $lowest }
turn-lead = Þú átt út
turn-lead-lowest = Þú átt út: { $lowest }
turn-any = Þú átt leik: hvaða spil sem er
turn-some = Þú átt leik: eitt af spilunum uppi
turn-last-card = Þú átt leik: síðasta spilið þitt
turn-lead-set = Þú átt út: eitt spil eða samstæða
turn-set = Þú átt leik: { $cards ->
    [1] eitt spil
   *[other] { $cards } spil
}
asked-size = Þú gefur: hve mörg spil á mann?
asked-exchange = Um hvaða spil skiptirðu?
asked-kontra = Segirðu Kontra?
asked-buy-in = Kaupirðu þig inn?
thinking = { $you ->
    [yes] Þú hugsar
   *[no] { $name } hugsar
}
others-size = { $you ->
    [yes] Þú segir hve mörg spil
   *[no] { $name } segir hve mörg spil
}
others-exchange = { $you ->
    [yes] Þú skiptir um spil
   *[no] { $name } skiptir um spil
}
others-kontra = { $you ->
    [yes] Segirðu Kontra?
   *[no] Segir { $name } Kontra?
}
others-buy-in = { $you ->
    [yes] Kaupirðu þig inn?
   *[no] Kaupir { $name } sig inn?
}
# While a card flies. $card is its rank, such as "the 9".
plays = { $you ->
    [yes] Þú lætur: { $card }
   *[no] { $name } lætur: { $card }
}
plays-set = { $you ->
    [yes] Þú lætur { $number } spil
   *[no] { $name } lætur { $number } spil
}
takes = { $you ->
    [yes] Þú tekur slaginn
   *[no] { $name } tekur slaginn
}
last-trick = Síðasti slagurinn
pays = { $you ->
    [yes] Þú færð { $points } stig
   *[no] { $name } fær { $points } stig
}
# Several share the price of the last trick; $players is how many.
pay = { $players ->
    [one] { $players } spilari fær stig
   *[other] { $players } spilarar fá stig
}
dealing = Verið er að gefa
deal-soon = Næsta gjöf kemur eftir smástund
moment = Andartak
lot = Dregið er um hver gefur fyrst
# The dealer that the lot drew.
lot-fell = { $you ->
    [yes] Hlutkesti: þú gefur fyrst
   *[no] Hlutkesti: { $name }
}
bot-for-you = Þjarki spilar fyrir þig
bot-for = { $name }: þjarki leysir af
stepped-away = { $name } brá sér frá
paused = Hlé við borðið
# Before the first match; the one who looks after the table starts it.
waiting = { $you ->
    [yes] Byrjaðu þegar allir eru hér
   *[no] { $name } byrjar leikinn
}
waiting-nobody = Enginn stýrir þessu borði
over = Leiknum er lokið
over-won = { $you ->
    [yes] Þú vinnur leikinn
   *[no] { $name } vinnur leikinn
}
over-lost-lead = { $you ->
    [yes] Þú tapar leiknum
   *[no] { $name } tapar leiknum
}
# $winners is 2 or more; who they are stands in the second line.
over-shared-lead = { $winners } deila sigrinum
coming = Á leið að borðinu …
away = Samband við borðið rofnaði
ended = Þetta borð er ekki lengur til
ended-closed = Borðinu var lokað
ended-removed = Þú misstir sætið við þetta borð
ended-no-table = Ekkert slíkt borð er til
ended-no-spectators = Aðeins spilarar sjá þetta borð
ended-token = Þessi hlekkur gildir ekki lengur
ended-token-expired = Þessi hlekkur er útrunninn
ended-protocol = Þessi síða er úrelt

## The second line

holds = { $you ->
    [yes] Þú átt slaginn: { $cards }.
   *[no] { $name } á slaginn: { $cards }.
}
would-pay = { $you ->
    [yes] Síðasti slagurinn: þú fengir { $points } stig. Hæst er { $cards }.
   *[no] Síðasti slagurinn: { $name } fengi { $points } stig. Hæst er { $cards }.
}
last-trick-more = Síðasti slagurinn: sá sem tekur hann fær stig.
after-one = { $name } lætur á eftir þér.
after = { $players ->
    [0] Þú lætur síðast.
    [1] Einn lætur á eftir þér.
    [one] { $players } lætur á eftir þér.
   *[other] { $players } láta á eftir þér.
}
asked-buy-in-more = Þú ert með { $score } stig.
asked-kontra-more = Þá kostar síðasti slagurinn tvöfalt, en fjórfalt ef þú færð hann.
asked-exchange-none = Þú mátt ekki skipta núna.
asked-exchange-most = { $most ->
    [1] Þú mátt skipta um eitt spil.
   *[other] Þú mátt skipta um allt að { $most } spil.
}
# $counts is numbers of cards, such as "0 or 7".
asked-exchange-exactly = Þú mátt skipta um { $counts } spil.
lot-more = Gjafirnar fylgja leyndarmáli sem lofað er nú og sýnt í lokin.
lot-fell-more = { $you ->
    [yes] Þú gefur fyrst.
   *[no] { $name } gefur fyrst.
}
bot-for-you-more = Taktu aftur við spilunum þegar þú vilt.
bot-for-more = Þar til { $name } kemur aftur.
stepped-away-soon = Þjarki tekur við ef { $name } kemur ekki.
stepped-away-bot = { $seconds ->
    [1] { $name }: þjarki tekur við eftir eina sekúndu.
    [one] { $name }: þjarki tekur við eftir { $seconds } sekúndu.
   *[other] { $name }: þjarki tekur við eftir { $seconds } sekúndur.
}
stepped-away-time = { $seconds ->
    [1] Spilað er áfram eftir eina sekúndu í síðasta lagi.
    [one] Spilað er áfram eftir { $seconds } sekúndu í síðasta lagi.
   *[other] Spilað er áfram eftir { $seconds } sekúndur í síðasta lagi.
}
paused-more = Hvaða spilari sem er má halda áfram.
waiting-more = Þjarkar setjast þá í auðu sætin.
# $names is one name or several; $losers is how many.
over-lost = { $losers ->
    [1] { $you ->
        [yes] Þú hefur tapað.
       *[no] { $names } hefur tapað.
    }
   *[other] Tapað hafa: { $names }.
}
over-shared = Sigrinum deila: { $names }.
over-card = Leiknum lýkur strax, því í síðasta slag var { $cards }.
# What a payment comes to. $before and $points make $sum; it goes on at $after.
price-first = Staðan er nú { $sum }.
price-kept = { $before } og { $points } eru { $sum }.
price-reset = { $before } og { $points } eru nákvæmlega { $sum }, og það er aftur 0. Gúrka námundar ekki niður.
price-life = { $before } og { $points } eru { $sum }: { $you ->
    [yes] þú færð gúrku. Þú heldur áfram með { $after }.
   *[no] { $name } fær gúrku og heldur áfram með { $after }.
}
price-out = { $before } og { $points } eru { $sum }: { $you ->
    [yes] þú ert úr leik.
   *[no] { $name } er úr leik.
}
price-off = { $you ->
    [yes] Þú lést jafnhátt spil: { $points } dragast frá, eftir eru { $sum }.
   *[no] { $name } lét jafnhátt spil: { $points } dragast frá, eftir eru { $sum }.
}
away-more = Reyni aftur.
# A card was chosen while the line was away.
away-waiting = Þetta er látið um leið og samband næst.
ended-closed-more = Hér er ekki spilað meir.
ended-removed-more = Sá sem stýrir borðinu lét sætið þitt af hendi.
ended-no-table-more = Kannski vantar á hlekkinn, eða borðinu var lokað fyrir löngu.
ended-no-spectators-more = Sestu til að sjá hvað er spilað.
ended-token-more = Biddu um nýjan.
ended-token-expired-more = Biddu um nýjan.
ended-protocol-more = Hladdu henni aftur.

## What can be chosen

choice-kontra = Segja Kontra
choice-no-kontra = Pass
choice-buy-in = Kaupa sig inn
choice-no-buy-in = Ekki kaupa sig inn
choice-size = { $cards ->
    [1] Eitt spil
   *[other] { $cards } spil
}
choice-play = Láta: { $cards }
choice-change = Skipta: { $cards }
choice-keep = Halda öllum spilunum
choice-change-all = Skipta um öll spilin
choice-why-not = Hvers vegna ekki?
# All cards that are left are forced; they are then played by themselves until the deal ends.
choice-rest = Láta það sem eftir er

## When something cannot be done

not-your-turn = Þú átt ekki leik núna.

## The log: headings

group-table = Við borðið
group-deal = Gjöf { $deal }
group-trick = Slagur { $trick }
group-taken = Slagur { $trick }: { $you ->
    [yes] þú tekur hann
   *[no] { $name } tekur hann
}
group-paid = Slagur { $trick }: { $you ->
    [yes] þú tekur hann og færð { $points } stig
   *[no] { $name } tekur hann og fær { $points } stig
}

## The log: one sentence for each thing that happens

log-led = { $you ->
    [yes] Þú lætur út: { $cards }.
   *[no] { $name } lætur út: { $cards }.
}
log-headed = { $you ->
    [yes] Þú lætur: { $cards }. Hæst er nú { $rank }.
   *[no] { $name } lætur: { $cards }. Hæst er nú { $rank }.
}
log-headed-set = { $you ->
    [yes] Þú lætur: { $cards }. Þau eru nú hæst.
   *[no] { $name } lætur: { $cards }. Þau eru nú hæst.
}
# A card that holds nothing; $number is how many cards.
log-thrown = { $you ->
    [yes] Þú kastar: { $cards }.
   *[no] { $name } kastar: { $cards }.
}
log-thrown-lowest = { $number ->
    [1] { $you ->
        [yes] Þú kastar lægsta spilinu: { $cards }.
       *[no] { $name } kastar lægsta spilinu: { $cards }.
    }
   *[other] { $you ->
        [yes] Þú kastar lægstu spilunum: { $cards }.
       *[no] { $name } kastar lægstu spilunum: { $cards }.
    }
}
log-played = { $you ->
    [yes] Þú lætur: { $cards }.
   *[no] { $name } lætur: { $cards }.
}
log-taken = { $you ->
    [yes] Þú tekur slaginn: { $cards }.
   *[no] { $name } tekur slaginn: { $cards }.
}
log-last-taken = { $you ->
    [yes] Þú tekur síðasta slaginn: { $cards }.
   *[no] { $name } tekur síðasta slaginn: { $cards }.
}
log-paid = { $you ->
    [yes] Þú færð { $points } stig. { $before } og { $points } eru { $score }.
   *[no] { $name } fær { $points } stig. { $before } og { $points } eru { $score }.
}
log-paid-first = { $you ->
    [yes] Þú færð { $points } stig.
   *[no] { $name } fær { $points } stig.
}
log-deducted = { $you ->
    [yes] Þú lést jafnhátt spil: { $points } dragast frá, eftir eru { $score }.
   *[no] { $name } lét jafnhátt spil: { $points } dragast frá, eftir eru { $score }.
}
log-score-reset = { $you ->
    [yes] Nákvæmlega { $score }: þú ferð aftur á 0.
   *[no] Nákvæmlega { $score }: { $name } fer aftur á 0.
}
log-life-lost = { $you ->
    [yes] { $score } er of mikið: þú færð gúrku. Þú heldur áfram með { $returns }
   *[no] { $score } er of mikið: { $name } fær gúrku og heldur áfram með { $returns }
} og á { $left ->
    [1] eitt líf
   *[other] { $left } líf
} eftir.
log-went-out = { $you ->
    [yes] { $score } er of mikið: þú ert úr leik.
   *[no] { $score } er of mikið: { $name } er úr leik.
}
# $how is replay (the deal does not count), rampo (all who began are back in) or something else.
log-deal-void = { $how ->
    [replay] Enginn yrði eftir, svo gjöfin telst ekki með og er spiluð aftur.
    [rampo] Enginn yrði eftir: enginn fær stig, og allir sem byrjuðu eru aftur með.
   *[other] Enginn yrði eftir, svo gjöfin telst ekki með.
}
log-stake-paid = { $you ->
    [yes] Þú leggur
   *[no] { $name } leggur
} { $units ->
    [1] eina einingu
    [one] { $units } einingu
   *[other] { $units } einingar
} í pottinn.
log-bought = { $you ->
    [yes] Þú kaupir þig inn og heldur áfram með { $score }.
   *[no] { $name } kaupir sig inn og heldur áfram með { $score }.
}
log-not-bought = { $you ->
    [yes] Þú kaupir þig ekki inn.
   *[no] { $name } kaupir sig ekki inn.
}
log-won-units = { $you ->
    [yes] Þú færð
   *[no] { $name } fær
} { $units ->
    [1] eina einingu
    [one] { $units } einingu
   *[other] { $units } einingar
}.
log-lost-units = { $you ->
    [yes] Þú borgar
   *[no] { $name } borgar
} { $units ->
    [1] eina einingu
    [one] { $units } einingu
   *[other] { $units } einingar
} í lokin.
# $winners and $losers are how many, $names and $lost who they are; $top is "yes" if $card ended it.
log-match-over = { $top ->
    [yes] Leiknum lýkur strax, því í síðasta slag var { $card }.{" "}
   *[no] {""}
}{ $winners ->
    [0] Leiknum er lokið.
    [1] { $you ->
        [yes] Þú vinnur leikinn.
       *[no] { $name } vinnur leikinn.
    }
   *[other] Sigrinum deila: { $names }.
}{ $losers ->
    [0] {""}
    [1] { $youlost ->
        [yes] {" "}Þú hefur tapað.
       *[no] {" "}{ $lost } hefur tapað.
    }
   *[other] {" "}Tapað hafa: { $lost }.
}
log-match-begun = Leikur hefst: { $names }.
log-dealer-drawn = { $you ->
    [yes] Hlutkesti: þú gefur fyrst.
   *[no] Hlutkesti: { $name } gefur fyrst.
}
log-size-chosen = { $you ->
    [yes] Þú velur
   *[no] { $name } velur
} { $cards ->
    [1] eitt spil
   *[other] { $cards } spil
} á mann.
# $leader leads; $youlead is "yes" if that is the reader.
log-dealt = Gjöf { $deal }: { $you ->
    [yes] þú gefur
   *[no] { $name } gefur
} { $cards ->
    [1] eitt spil
   *[other] { $cards } spil
} á mann, og { $youlead ->
    [yes] þú átt út
   *[no] { $leader } á út
}.
log-redealt = { $you ->
    [yes] Spilunum er kastað inn og þú gefur aftur.
   *[no] Spilunum er kastað inn og { $name } gefur aftur.
}
log-redeal-demanded = { $you ->
    [yes] Þú segir rangt gefið.
   *[no] { $name } segir rangt gefið.
}
# $reason is what somebody wrote.
log-redeal-demanded-why = { $you ->
    [yes] Þú segir rangt gefið: { $reason }
   *[no] { $name } segir rangt gefið: { $reason }
}
log-exchanged = { $you ->
    [yes] Þú skiptir um
   *[no] { $name } skiptir um
} { $cards ->
    [1] eitt spil
   *[other] { $cards } spil
}.
log-exchanged-none = { $you ->
    [yes] Þú heldur öllum spilunum.
   *[no] { $name } heldur öllum spilunum.
}
log-kontra = { $you ->
    [yes] Þú segir Kontra.
   *[no] { $name } segir Kontra.
}
log-no-kontra = { $you ->
    [yes] Þú segir pass.
   *[no] { $name } segir pass.
}
log-corrected = { $you ->
    [yes] Þú tekur aftur, því það var ekki leyfilegt: { $cards }.
   *[no] { $name } tekur aftur, því það var ekki leyfilegt: { $cards }.
}
log-corrected-open = { $you ->
    [yes] Þú tekur aftur, því það var ekki leyfilegt: { $cards }. Höndin liggur uppi: { $hand }.
   *[no] { $name } tekur aftur, því það var ekki leyfilegt: { $cards }. Höndin liggur uppi: { $hand }.
}
log-taken-back = { $you ->
    [yes] Þú tekur aftur: { $cards }.
   *[no] { $name } tekur aftur: { $cards }.
}
# $name asked about a play of $other, or of the reader's own if $own is "yes".
log-settled = { $you ->
    [yes] Þú spyrð
   *[no] { $name } spyr
} hvort { $own ->
    [yes] þú máttir
   *[no] { $other } mátti
} láta: { $cards }. { $legal ->
    [yes] Það var leyfilegt.
   *[no] Það var ekki leyfilegt.
}
log-hint-taken = { $you ->
    [yes] Þú færð
   *[no] { $name } fær
} vísbendingu.
log-nonce-added = { $you ->
    [yes] Þú bætir tilviljunarstöfum við stokkunina.
   *[no] { $name } bætir tilviljunarstöfum við stokkunina.
}
log-secret-shown = Leyndarmál gjafanna er nú opið og þær má sannreyna.
log-opened = Borðið er opið.
log-closed = Borðinu var lokað.
log-seat-taken = { $you ->
    [yes] Þú sest við borðið.
   *[no] { $name } sest við borðið.
}
log-bot-placed = Þjarki sest við borðið: { $name }.
log-seat-left = { $you ->
    [yes] Þú ferð frá borðinu.
   *[no] { $name } fer frá borðinu.
}
log-seat-removed = { $you ->
    [yes] Þú misstir sætið við borðið.
   *[no] { $name } missti sætið við borðið.
}
log-owner-none = Enginn stýrir borðinu núna.
log-owner-changed = { $you ->
    [yes] Þú stýrir borðinu núna.
   *[no] { $name } stýrir borðinu núna.
}
# $what is pause, undo (to take the last card back) or rematch.
log-asked = { $you ->
    [yes] Þú biður
   *[no] { $name } biður
} { $what ->
    [pause] um hlé.
    [undo] um að taka síðasta spilið aftur.
   *[rematch] um annan leik.
}
log-answered = { $you ->
    [yes] Þú segir
   *[no] { $name } segir
} { $agreed ->
    [yes] já.
   *[no] nei.
}
log-dropped = Ekkert verður úr því: ekki samþykktu allir.
log-bot-sits-in = { $you ->
    [yes] Þjarki spilar nú fyrir þig.
   *[no] { $name }: þjarki leysir nú af.
}
log-person-plays = { $you ->
    [yes] Þú spilar aftur.
   *[no] { $name } spilar núna.
}
log-paused = Hlé er gert við borðið.
log-resumed = Spilað er áfram.
# What was missed is no longer told: the record of the match has it.
log-missed = Hér vantar eitthvað. Það stendur í skránni þegar leiknum er lokið.
# $said is a phrase, a text that somebody wrote, or both.
log-said = { $name }: { $said }

## The table as text: one line for each thing, to be read from top to bottom

text-title = { $rules }. Gjöf { $deal }, slagur { $trick } af { $tricks }.
text-title-deal = { $rules }. Gjöf { $deal }.
# $state is lowest, equals, beats, off (may not be played now), chosen or plain.
text-card = { $state ->
    [lowest] { $card }, lægst
    [equals] { $card }, jafnt
    [beats] { $card }, hærra
    [off] { $card }, ekki leyfilegt núna
    [chosen] { $card }, valið
   *[plain] { $card }
}
# $cards is several, with semicolons between them.
text-hand = Þín spil: { $cards }.
text-no-trick = Ekkert er komið í slaginn enn.
# $how is leads (the first card of the trick) or plays; $state is holds, price (it would pay), paid or none.
text-play = { $how ->
    [leads] { $you ->
        [yes] Þú lést út
       *[no] { $name } lét út
    }
   *[plays] { $you ->
        [yes] Þú lést
       *[no] { $name } lét
    }
}: { $cards }{ $state ->
    [holds] {" "}og { $you ->
        [yes] átt
       *[no] á
    } slaginn.
    [price] {" "}og { $you ->
        [yes] fengir
       *[no] fengi
    } stig fyrir.
    [paid] {" "}og { $you ->
        [yes] fékkst
       *[no] fékk
    } stig fyrir.
   *[none] .
}
# A seat: its name, and what is told of it with semicolons in between.
text-seat = { $name }: { $told }.
text-bot = þjarki
text-stand-in = þjarki leysir af
text-free = hér situr enginn
text-away = í burtu
text-here = við borðið
text-out = úr leik
text-dealer = gaf
text-score = { $points } stig af { $threshold }
text-points = { $points } stig
text-lives = { $lost ->
    [0] engin gúrka af { $all }
    [1] ein gúrka af { $all }
    [one] { $lost } gúrka af { $all }
   *[other] { $lost } gúrkur af { $all }
}
text-bought = { $times ->
    [1] keypti sig inn einu sinni
    [one] keypti sig inn { $times } sinni
   *[other] keypti sig inn { $times } sinnum
}
# $sign is plus for units won, minus for units lost.
text-money = { $sign ->
    [minus] { $units ->
        [1] einni einingu tapað
        [one] { $units } einingu tapað
       *[other] { $units } einingum tapað
    }
   *[plus] { $units ->
        [1] ein eining unnin
        [one] { $units } eining unnin
       *[other] { $units } einingar unnar
    }
}
text-count = { $cards ->
    [1] eitt spil á hendi
   *[other] { $cards } spil á hendi
}
text-earlier = búið að láta { $cards }
text-seen = allir hafa séð á hendi { $cards }
text-kept = utan stokksins { $cards }
text-pot = { $units ->
    [1] Ein eining er í pottinum.
    [one] { $units } eining er í pottinum.
   *[other] { $units } einingar eru í pottinum.
}

## What can be said at any table

phrase-hello = Hæ
phrase-good-luck = Gangi þér vel
phrase-well-played = Vel spilað
phrase-thanks = Takk
phrase-oops = Úps
phrase-hurry = Þú átt leik …
phrase-one-moment = Andartak
phrase-good-game = Góður leikur
phrase-smile = 🙂
phrase-laugh = 😄
phrase-cry = 😢
phrase-sweat = Úff
phrase-clap = 👏
phrase-cucumber = 🥒

## What the table's parts are called

part-table = Borðið
part-place = Þitt sæti
part-hand = Þín spil
part-scores = Stig
part-log = Gangur leiksins
part-side = Stig og gangur leiksins
part-sound = Hljóð
part-close = Loka
part-next = Næsta gjöf
part-start = Byrja
part-rematch = Spila aftur
# $deal is 0 before the first one.
part-title = { $deal ->
    [0] { $rules }
   *[other] { $rules } · gjöf { $deal }
}
part-deal = Gjöf { $deal }
part-trick = Slagur { $trick } af { $tricks }
# Under "3/7" in the middle of the table.
part-trick-word = slagur
# Above the names of a score sheet, left of the numbers of the tricks.
part-trick-head = Slagur
# Read aloud. $state is lowest, equals, beats, off (may not be played now) or plain.
part-card = { $state ->
    [lowest] { $card }, lægst
    [equals] { $card }, jafnt
    [beats] { $card }, hærra
    [off] { $card }, ekki leyfilegt núna
   *[plain] { $card }
}
part-earlier = Látin spil: { $name }
part-kept = Utan stokksins
part-seen = Á hendi, allir hafa séð
# Read aloud.
part-cucumbers = { $lost ->
    [0] Engin gúrka af { $all }
    [1] Ein gúrka af { $all }
    [one] { $lost } gúrka af { $all }
   *[other] { $lost } gúrkur af { $all }
}
part-points = { $threshold ->
    [0] { $score ->
        [1] Eitt stig
       *[other] { $score } stig
    }
   *[other] { $score } stig af { $threshold }
}
# Beside the heading "Scores". $lives is 1 where whoever gets there is out at once.
part-threshold = { $lives ->
    [1] úr leik við { $points }
   *[other] gúrka við { $points }
}
part-units = { $units ->
    [one] { $units } eining
   *[other] { $units } einingar
}
part-pot = Í pottinum: { $units ->
    [1] ein eining
    [one] { $units } eining
   *[other] { $units } einingar
}
part-kontra = { $you ->
    [yes] Þú sagðir Kontra
   *[no] { $name } sagði Kontra
}
part-stock = Í stokknum: { $cards }
part-aside = Ekki gefið:

# Under a legal card.
why-lowest = lægst
why-equals = jafnt
why-beats = hærra

# On the place of a card that is still to be played.
place-you = þú
place-thinks = …

# On the card that is highest so far, or was in the end.
flag-holds = á slaginn
flag-takes = tekur hann
flag-would-pay = fengi { $points }
flag-pays = fær { $points }

# Beside a name; as short as can be.
chip-bot = þjarki
chip-stand-in = þjarki í bili
chip-plays = á leik
chip-to-come = á eftir
chip-leads = á út
chip-deals = gefur
chip-away = í burtu
chip-host = stýrir
chip-out = úr leik
chip-kontra = Kontra
chip-redeal = rangt gefið?
chip-price = +{ $points }
chip-changed = { $cards ->
    [0] heldur öllu
   *[other] skipti um { $cards }
}
chip-bought = { $times ->
    [1] keypti sig inn
    [one] keypti sig inn { $times } sinni
   *[other] keypti sig inn { $times } sinnum
}
