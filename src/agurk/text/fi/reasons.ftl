### Why a card may be played or not, one message for each reason, and what may be played at all.
### A message speaks to the player; its attribute `told` speaks of one, when the card lies already.
###
### $play is what is played, $head what has to be headed, $lowest the lowest in hand, $ace the card
### that binds; $cards and $asked are numbers of cards; $reach says whether the hand can head,
### $equal whether only equal cards head a set, $sets how sets are headed, and $even whether the cards
### to be headed are equal.

high-enough = { $even ->
    [yes] vähintään yhtä suuri kuin { $head }
   *[no] vähintään yhtä suuri kuin vastaava kortti ({ $head })
}

## It is legal

reason-lead = { $cards ->
    [one] Sinä aloitat, ja aloittaa saa millä kortilla tahansa.
   *[other] Sinä aloitat, ja yhtä suurilla korteilla saa aloittaa yhdessä.
}
    .told = { $cards ->
        [one] Sillä aloitettiin, ja aloittaa saa millä kortilla tahansa.
       *[other] Niillä aloitettiin, ja yhtä suurilla korteilla saa aloittaa yhdessä.
    }
reason-lead-lowest = Sinä aloitat, ja aloittaa pitää pienimmällä: { $play }.
    .told = Aloittaa piti pienimmällä, ja pienin oli { $play }.
reason-only = Se on viimeinen korttisi, joten se on lyötävä.
    .told = Se oli käden viimeinen kortti, joten se oli lyötävä.
reason-lowest = { $reach ->
    [no] { $asked ->
        [one] Mikään korttisi ei riitä, kun vastassa on { $head }. Siksi pienimmän on mentävä: { $play }.
       *[other] Korttisi eivät riitä, kun vastassa on { $head }. Siksi pienimpien on mentävä: { $play }.
    }
   *[yes] { $cards ->
        [one] Pienin korttisi, { $play }, käy aina.
       *[other] Pienimmät korttisi, { $play }, käyvät aina.
    }
}
    .told = { $reach ->
        [no] { $asked ->
            [one] Mikään kädessä ei riittänyt, kun vastassa oli { $head }. Siksi pienimmän oli mentävä: { $play }.
           *[other] Käsi ei riittänyt, kun vastassa oli { $head }. Siksi pienimpien oli mentävä: { $play }.
        }
       *[yes] { $cards ->
            [one] Käden pienin, { $play }, käy aina.
           *[other] Käden pienimmät, { $play }, käyvät aina.
        }
    }
reason-lowest-under-ace = { $led ->
    [yes] Tikki aloitettiin ässällä, joten pienimmän on mentävä: { $play }.
   *[no] Tikissä on ässä, joten pienimmän on mentävä: { $play }.
}
    .told = { $led ->
        [yes] Tikki aloitettiin ässällä, joten pienimmän oli mentävä: { $play }.
       *[no] Tikissä oli ässä, joten pienimmän oli mentävä: { $play }.
    }
reason-equals = { $cards ->
    [one] Se on yhtä suuri kuin { $head }, ja se riittää.
   *[other] Ne ovat yhtä suuria kuin { $head }, ja se riittää.
}
    .told = { $cards ->
        [one] Se on yhtä suuri kuin { $head }, ja se riittää.
       *[other] Ne ovat yhtä suuria kuin { $head }, ja se riittää.
    }
reason-beats = { $cards ->
    [one] Se on suurempi kuin { $head }.
   *[other] Jokainen on { high-enough }.
}
    .told = { $cards ->
        [one] Se on suurempi kuin { $head }.
       *[other] Jokainen on { high-enough }.
    }

## It is not legal

reason-not-held = Tätä ei ole kädessäsi: { $play }.
    .told = Tätä ei ollut kädessä: { $play }.
reason-under = { $asked ->
    [one] { $Play } on pienempi kuin { $head }, ja pienin korttisi on { $lowest }.
   *[other] { $equal ->
        [yes] Vain keskenään yhtä suuret kortit riittävät, ja jokaisen pitää olla { high-enough }.
       *[no] { $Play } ei riitä: jokaisen pitää olla { high-enough }.
    } Pienimmät korttisi ovat { $lowest }.
}
    .told = { $asked ->
        [one] { $Play } on pienempi kuin { $head }, ja käden pienin oli { $lowest }.
       *[other] { $equal ->
            [yes] Vain keskenään yhtä suuret kortit riittävät, ja jokaisen pitää olla { high-enough }.
           *[no] { $Play } ei riitä: jokaisen pitää olla { high-enough }.
        } Käden pienimmät olivat { $lowest }.
    }
reason-must-head = { $Play } on pienempi kuin { $head }, ja sinulla on kortti, joka riittää.
    .told = { $Play } on pienempi kuin { $head }, ja kädessä oli kortti, joka riitti.
reason-must-match = Sinulla on yhtä suuri kortti kuin { $head }. Se on lyötävä, ennen kuin { $play } käy.
    .told = Kädessä oli yhtä suuri kortti kuin { $head }. Se oli lyötävä, ennen kuin { $play } kävi.
reason-must-lead-lowest = Aloittaa saa vain pienimmällä, ja pienin korttisi on { $lowest }.
    .told = Aloittaa saa vain pienimmällä, ja se oli { $lowest }.
reason-must-obey-ace = { $led ->
    [yes] Tikki aloitettiin ässällä, joten vain pienin korttisi käy: { $lowest }.
   *[no] Tikissä on ässä, joten vain pienin korttisi käy: { $lowest }.
}
    .told = { $led ->
        [yes] Tikki aloitettiin ässällä, joten vain pienin kävi: { $lowest }.
       *[no] Tikissä oli ässä, joten vain pienin kävi: { $lowest }.
    }
reason-keep-one = Yksi kortti on säästettävä viimeiseen tikkiin.
    .told = Yksi kortti oli säästettävä viimeiseen tikkiin.
reason-unequal = Yhdessä saa aloittaa vain yhtä suurilla korteilla, ja { $play } eivät ole yhtä suuria.
    .told = Yhdessä saa aloittaa vain yhtä suurilla korteilla, ja { $play } eivät ole yhtä suuria.
reason-number = { $asked ->
    [one] Kortteja lyödään yksi kerrallaan, ei { $cards }.
   *[other] Aloittaja löi { $asked } korttia, joten muidenkin on lyötävä { $asked }, ei { $cards }.
}
    .told = { $asked ->
        [one] Kortteja lyödään yksi kerrallaan, ei { $cards }.
       *[other] Aloittaja löi { $asked } korttia, joten muidenkin on lyötävä { $asked }, ei { $cards }.
    }

## What may be played

duty-lead = Aloita millä kortilla tahansa.
duty-lead-lowest = Aloita pienimmälläsi: { $lowest }.
duty-lead-sets = Aloita yhdellä kortilla tai monella yhtä suurella, ja säästä yksi viimeiseen tikkiin.
duty-only = Lyö viimeinen korttisi, { $lowest }.
duty-any = Lyö mikä tahansa kortti.
duty-lowest = Lyö { $lowest }.
duty-head = Lyö { $high }.
duty-head-or-lowest = Lyö { $high }, tai pienimpäsi, { $lowest }.
duty-match = Lyö yhtä suuri kortti kuin { $head }.
duty-set = { $sets ->
    [equal_sets] Lyö { $asked } keskenään yhtä suurta korttia, kukin { high-enough }, tai pienimpäsi, { $lowest }.
   *[other] Lyö { $asked } korttia, kukin { high-enough }, tai pienimpäsi, { $lowest }.
}
