### Why a card may be played or not, one message for each reason, and what may be played at all.
### A message speaks to the player; its attribute `told` speaks of one, when the card lies already.
###
### $play is what is played, $head what has to be headed, $lowest the lowest in hand, $ace the card
### that binds; $cards and $asked are numbers of cards; $reach says whether the hand can head,
### $equal whether only equal cards head a set, $sets how sets are headed, and $even whether the cards
### to be headed are equal.

high-enough = { $even ->
    [yes] að minnsta kosti jafnhátt og { $head }
   *[no] að minnsta kosti jafnhátt og samsvarandi spil í { $head }
}

## It is legal

reason-lead = { $cards ->
    [one] Þú átt út og mátt láta hvaða spil sem er.
   *[other] Þú átt út, og jafnhá spil má láta út saman.
}
    .told = { $cards ->
        [one] Það var útspil, og út má láta hvaða spil sem er.
       *[other] Það var útspil, og jafnhá spil má láta út saman.
    }
reason-lead-lowest = Þú átt út og verður að láta lægsta spilið: { $play }.
    .told = Lægsta spilið varð að fara út, og það var { $play }.
reason-only = Þetta er síðasta spilið þitt, svo það verður að fara.
    .told = Þetta var síðasta spilið á hendi, svo það varð að fara.
reason-lowest = { $reach ->
    [no] { $asked ->
        [one] Ekkert spil hjá þér er jafnhátt og { $head } eða hærra, svo það lægsta verður að fara: { $play }.
       *[other] Í borði er { $head }, og ekkert hjá þér dugar á það. Lægstu spilin verða að fara: { $play }.
    }
   *[yes] { $cards ->
        [one] Lægsta spilið þitt er alltaf leyfilegt: { $play }.
       *[other] Lægstu spilin þín eru alltaf leyfileg: { $play }.
    }
}
    .told = { $reach ->
        [no] { $asked ->
            [one] Ekkert spil á hendi var jafnhátt og { $head } eða hærra, svo það lægsta varð að fara: { $play }.
           *[other] Í borði var { $head }, og ekkert á hendi dugði á það. Lægstu spilin urðu að fara: { $play }.
        }
       *[yes] { $cards ->
            [one] Lægsta spilið á hendi er alltaf leyfilegt: { $play }.
           *[other] Lægstu spilin á hendi eru alltaf leyfileg: { $play }.
        }
    }
reason-lowest-under-ace = { $led ->
    [yes] Ás kom út, svo lægsta spilið verður að fara: { $play }.
   *[no] Ás er í slagnum, svo lægsta spilið verður að fara: { $play }.
}
    .told = { $led ->
        [yes] Ás kom út, svo lægsta spilið varð að fara: { $play }.
       *[no] Ás var í slagnum, svo lægsta spilið varð að fara: { $play }.
    }
reason-equals = { $cards ->
    [one] Það er jafnhátt og { $head }, og það dugar.
   *[other] Þau eru jafnhá og { $head }, og það dugar.
}
    .told = { $cards ->
        [one] Það er jafnhátt og { $head }, og það dugar.
       *[other] Þau eru jafnhá og { $head }, og það dugar.
    }
reason-beats = { $cards ->
    [one] Það er hærra spil en { $head }.
   *[other] Hvert spil er { high-enough }.
}
    .told = { $cards ->
        [one] Það er hærra spil en { $head }.
       *[other] Hvert spil er { high-enough }.
    }

## It is not legal

reason-not-held = { $cards ->
    [one] { $Play } er ekki á hendi hjá þér.
   *[other] { $Play } eru ekki á hendi hjá þér.
}
    .told = { $cards ->
        [one] { $Play } var ekki á hendi.
       *[other] { $Play } voru ekki á hendi.
    }
reason-under = { $asked ->
    [one] { $Play } er lægra spil en { $head }, og lægsta spilið þitt er { $lowest }.
   *[other] { $equal ->
        [yes] Aðeins jafnhá spil duga, og hvert þarf að vera { high-enough }.
       *[no] { $Play } duga ekki: hvert spil þarf að vera { high-enough }.
    } Lægstu spilin þín eru { $lowest }.
}
    .told = { $asked ->
        [one] { $Play } er lægra spil en { $head }, og lægsta spilið á hendi var { $lowest }.
       *[other] { $equal ->
            [yes] Aðeins jafnhá spil duga, og hvert þarf að vera { high-enough }.
           *[no] { $Play } duga ekki: hvert spil þarf að vera { high-enough }.
        } Lægstu spilin á hendi voru { $lowest }.
    }
reason-must-head = { $Play } er lægra spil en { $head }, og þú átt spil sem dugar.
    .told = { $Play } er lægra spil en { $head }, og á hendi var spil sem dugði.
reason-must-match = Þú átt spil sem er jafnhátt og { $head }, og það gengur fyrir.
    .told = Á hendi var spil jafnhátt og { $head }, og það gekk fyrir.
reason-must-lead-lowest = Út má aðeins láta lægsta spilið, og þitt lægsta er { $lowest }.
    .told = Út má aðeins láta lægsta spilið, og það var { $lowest }.
reason-must-obey-ace = { $led ->
    [yes] Ás kom út, svo þú mátt aðeins láta lægsta spilið þitt: { $lowest }.
   *[no] Ás er í slagnum, svo þú mátt aðeins láta lægsta spilið þitt: { $lowest }.
}
    .told = { $led ->
        [yes] Ás kom út, svo aðeins mátti láta lægsta spilið: { $lowest }.
       *[no] Ás var í slagnum, svo aðeins mátti láta lægsta spilið: { $lowest }.
    }
reason-keep-one = Eitt spil verður að geyma í síðasta slaginn.
    .told = Eitt spil varð að geyma í síðasta slaginn.
reason-unequal = Spil sem fara út saman verða að vera jafnhá, og það eru { $play } ekki.
    .told = Spil sem fara út saman verða að vera jafnhá, og það eru { $play } ekki.
reason-number = { $asked ->
    [one] Látið er eitt spil í einu, ekki { $cards }.
   *[other] { $asked } spil komu út, svo láta verður { $asked }, ekki { $cards }.
}
    .told = { $asked ->
        [one] Látið er eitt spil í einu, ekki { $cards }.
       *[other] { $asked } spil komu út, svo láta verður { $asked }, ekki { $cards }.
    }

## What may be played

duty-lead = Láttu út hvaða spil sem er.
duty-lead-lowest = Láttu út lægsta spilið þitt: { $lowest }.
duty-lead-sets = Láttu út eitt spil eða fleiri jafnhá, en geymdu eitt í síðasta slaginn.
duty-only = Láttu síðasta spilið þitt: { $lowest }.
duty-any = Láttu hvaða spil sem er.
duty-lowest = Láttu lægsta spilið þitt: { $lowest }.
duty-head = Láttu spil sem dugar: { $high }.
duty-head-or-lowest = Láttu spil sem dugar ({ $high }) eða lægsta spilið þitt ({ $lowest }).
duty-match = Láttu spil sem er jafnhátt og { $head }.
duty-set = { $sets ->
    [equal_sets] Láttu { $asked } jafnhá spil, hvert { high-enough }, eða lægstu spilin þín: { $lowest }.
   *[other] Láttu { $asked } spil, hvert { high-enough }, eða lægstu spilin þín: { $lowest }.
}
