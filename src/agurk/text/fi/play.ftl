### What a match says in the terminal, line by line.
###
### $you is "yes" where the sentence speaks to the player, who is called $name else; $cards are
### cards as they are drawn; $points, $score and $units are numbers.

## Beginning and going on

title = { $variant }, { $players } pelaajaa
seats = Pöydässä myötäpäivään: { $names }.
seat-bot = { $name } ({ $bot })
house-rules = Kotisäännöt – { $rules }.
house-rule = { $label }: { $now } (oli { $before })
promise = Jaot tulevat salaisesta luvusta. Sen lupaus: { $promise }
seed-known = Jaot tulevat siemenestä { $seed }, ja sen tunteva voi laskea jokaisen käden.
saved-in = Jokainen kortti tallennetaan heti: { $file }
help-hint = Kirjoita ?, niin saat ohjeen.
going-on = Peli jatkuu siitä, mihin se jäi.
none-unfinished = Keskeneräistä peliä ei ole kansiossa { $folder }. { $command } aloittaa uuden.
others-unfinished = Keskeneräiset, uusin ensin:
unfinished = { $file }: { $variant }, jako { $deal }
unfinished-damaged = { $file }: vioittunut

## What happens

drawn = { $you ->
    [yes] Arpa: sinä jaat ensimmäisenä.
   *[no] Arpa: { $name } jakaa ensimmäisenä.
}
size-chosen = { $you ->
    [yes] Jaat
   *[no] { $name } jakaa
} kullekin { $cards ->
    [one] yhden kortin
   *[other] { $cards } korttia
}.
dealt = Jako { $number }: { $you ->
    [yes] sinä jaat
   *[no] { $name } jakaa
} kullekin { $cards ->
    [one] yhden kortin
   *[other] { $cards } korttia
}, ja { $youlead ->
    [yes] sinä aloitat
   *[no] { $leader } aloittaa
}.
redealt = Kortit heitetään pois, ja { $you ->
    [yes] sinä jaat
   *[no] { $name } jakaa
} uudelleen.
exchanged = { $you ->
    [yes] { $count ->
        [0] Pidät kaikki kortit.
        [one] Vaihdat yhden kortin.
       *[other] Vaihdat { $count } korttia.
    }
   *[no] { $count ->
        [0] { $name } pitää kaikki kortit.
        [one] { $name } vaihtaa yhden kortin.
       *[other] { $name } vaihtaa { $count } korttia.
    }
}
kontra-called = { $you ->
    [yes] Sanot Kontra: viimeisen tikin hinta on kaksinkertainen, sinulle nelinkertainen.
   *[no] { $name } sanoo Kontra: viimeisen tikin hinta on kaksinkertainen, sanojalle nelinkertainen.
}
kontra-passed = { $you ->
    [yes] Et sano Kontra.
   *[no] { $name } ei sano Kontra.
}
led = { $you ->
    [yes] Aloitat:
   *[no] { $name } aloittaa:
} { $cards }.
played = { $you ->
    [yes] Lyöt
   *[no] { $name } lyö
} { $cards }.
thrown = { $you ->
    [yes] Heität pienimpäsi,
   *[no] { $name } heittää pienimpänsä,
} { $cards }.
corrected = { $you ->
    [yes] Otat takaisin
   *[no] { $name } ottaa takaisin
} { $cards }{ $hand ->
    [none] .
   *[other] , ja käsi on näkyvissä: { $hand }.
}
taken = { $you ->
    [yes] Viet tikin.
   *[no] { $name } vie tikin.
}
taken-last = { $you ->
    [yes] Viet viimeisen tikin:
   *[no] { $name } vie viimeisen tikin:
} { $cards }.
paid = { $you ->
    [yes] Saat
   *[no] { $name } saa
} { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}. { $before } + { $points } = { $score }.
paid-first = { $you ->
    [yes] Saat
   *[no] { $name } saa
} { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}.
deducted = { $you ->
    [yes] Sinulla oli yhtä suuri kortti: vähennät
   *[no] { $name } löi yhtä suuren kortin ja vähentää
} { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}. Pisteitä on nyt { $score }.
reset = Tasan { $score }: { $you ->
    [yes] palaat
   *[no] { $name } palaa
} nollaan.
life-lost = { $score } on liikaa: { $you ->
    [yes] saat kurkun ja jatkat
   *[no] { $name } saa kurkun ja jatkaa
}, pisteitä { $returns }. Elämiä jäljellä: { $left }.
went-out = { $score } on liikaa: { $you ->
    [yes] olet
   *[no] { $name } on
} ulkona.
void-replay = Kukaan ei jäisi peliin, joten jakoa ei lasketa, ja se pelataan uudelleen.
void-rampo = Kukaan ei jäisi peliin. Rampo: kukaan ei saa pisteitä, ja kaikki aloittaneet palaavat.
void-other = Kukaan ei jäisi peliin, joten jakoa ei lasketa.
stake-paid = { $you ->
    [yes] Maksat
   *[no] { $name } maksaa
} pottiin { $units ->
    [one] yhden pelimerkin
   *[other] { $units } pelimerkkiä
}.
bought = { $you ->
    [yes] Ostat itsesi takaisin ja jatkat
   *[no] { $name } ostaa itsensä takaisin ja jatkaa
}, pisteitä { $score }.
not-bought = { $you ->
    [yes] Et osta itseäsi takaisin.
   *[no] { $name } ei osta itseään takaisin.
}
won-units = { $you ->
    [yes] Saat
   *[no] { $name } saa
} { $units ->
    [one] yhden pelimerkin
   *[other] { $units } pelimerkkiä
}.
lost-units = { $you ->
    [yes] Maksat
   *[no] { $name } maksaa
} lopuksi { $units ->
    [one] yhden pelimerkin
   *[other] { $units } pelimerkkiä
}.
taken-back = { $you ->
    [yes] Otat takaisin
   *[no] { $name } ottaa takaisin
} { $cards }.
seated = { $name } istuu pöytään.

## The end

over-won = { $you ->
    [yes] Voitat pelin.
   *[no] { $name } voittaa pelin.
}
over-shared = Voiton jakavat: { $names }.
over-lost = { $count ->
    [one] { $you ->
        [yes] Hävisit.
       *[no] { $names } hävisi.
    }
   *[other] Hävinneet: { $names }.
}
over-card = { $cards } viimeisessä tikissä häviää pelin heti.
summary = { $deals ->
    [one] Pelattiin yksi jako:
   *[other] Pelattiin { $deals } jakoa:
}
summary-cost = { $you ->
    [yes] sinä
   *[no] { $name }
} { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
} ({ $times ->
    [one] kerran
   *[other] { $times } kertaa
})
record-saved = Pelin tallenne: { $file }
record-check = Näin vertaat jakoja lupaukseen: { $command }

## The sheet, the hand and the scores

you = Sinä
sheet-title = Jako { $deal }, tikki { $trick }/{ $tricks }
sheet-title-sets = Jako { $deal }, tikki { $trick }
sheet-title-last = Jako { $deal }, viimeinen tikki
sheet-title-done = Jako { $deal }, kaikki pelattu
sheet-dealer = { $you ->
    [yes] sinä jaoit
   *[no] { $name } jakoi
}
sheet-kontra = { $you ->
    [yes] sinä sanoit Kontra
   *[no] { $name } sanoi Kontra
}
last-column = viim.
holds = johtaa
would-pay = saisi { $points }
pays = saa { $points }
hand = Kätesi
mark-lowest = pienin
mark-equals = sama
mark-beats = yli
scores = Pisteet jaon { $deal } jälkeen
scores-first = Pisteet
caught-ge = kurkku: { $threshold } tai yli
caught-gt = kurkku: yli { $threshold }
score-out = ulkona
score-keeps = edessä { $cards }
score-money = { $sign }{ $units } { $units ->
    [one] pelimerkki
   *[other] pelimerkkiä
}
pot = Potissa: { $units }

## Questions

ask-card = Sinun vuorosi. { $duty }
ask-sets = Voit lyödä { $plays }.
ask-size = Sinä jaat. Montako korttia kullekin, { $least }–{ $most }?
ask-keep = { $why ->
    [court] Kädessä on kuningas, rouva tai jätkä, joten ilmaista vaihtoa ei ole.
    [kept] Pidit kätesi toisella kierroksella, joten kolmatta vaihtoa ei ole.
    [first] Ensimmäinen pelaaja ei vaihtanut, joten muutkaan eivät saa vaihtaa.
    [dealer] Jakaja pitää vähintään kaksi korttia.
    [previous] Edellinen pelaaja ei vaihtanut, joten sinäkään et saa vaihtaa.
   *[stock] Pakassa on liian vähän kortteja.
} Et saa nyt vaihtaa: Enter pitää kaikki kortit.
ask-whole-hand = Vaihdatko koko kätesi? { $times ->
    [1] Se ei maksa mitään.
    [2] Jos viimeinen tikki jää sinulle, hinta on sitten kaksinkertainen.
   *[other] Jos viimeinen tikki jää sinulle, hinta on sitten nelinkertainen.
}
ask-change = Mitkä kortit vaihdat? { $allowed }
allowed-any = { $least ->
    [0] Enintään { $most }, tai "none".
   *[other] { $least }–{ $most }.
}
allowed-exactly = Tasan { $number }, tai "none".
ask-kontra = Sanotko Kontra? Viimeisen tikin hinta on silloin kaksinkertainen, sinulle nelinkertainen.
ask-buy-in = { $own } pistettä on liikaa. Ostatko itsesi takaisin { $price }? Pisteitä olisi { $score }.
ask-buy-down = Sinulla on pisteitä { $own }, ja muiden suurin on { $score }. Ostatko { $price }, jolloin pisteitä olisi { $score }?
ask-on = Enter jakaa seuraavan.
price = { $stakes ->
    [0] ilmaiseksi
    [one] yhdellä panoksella
   *[other] { $stakes } panoksella
}
pot-now = { $units ->
    [one] Potissa on yksi pelimerkki,
   *[other] Potissa on { $units } pelimerkkiä,
} ja { $left ->
    [one] voit tehdä tämän kerran.
   *[other] voit tehdä tämän vielä { $left } kertaa.
}
refused-exit = Jos et, olet ulkona.
yes-or-no = Kyllä (yes) vai ei (no)?

## Answers that are not understood

not-yes-or-no = Vastaa yes tai no.
not-a-size = Vastaa luvulla { $least }–{ $most }.
not-a-number-of-cards = { $number ->
    [0] Sano mitkä.
    [one] Yksi kortti ei käy.
   *[other] { $number } korttia ei käy.
} { $allowed }
not-a-card = { $text } ei ole kortti eikä komento. Kirjoita kortti, esimerkiksi { $example }, tai ?, niin saat ohjeen.
not-in-hand = Tätä ei ole kädessäsi: { $text }.
no-such-place = Korttia { $text } ei ole; kortteja on kädessäsi { $count }.
why-what = Sano mikä kortti: why { $example }
why-not-now = Et voi nyt lyödä mitään korttia.
redeal-not-now = Uutta jakoa voi vaatia vain ennen jaon ensimmäistä korttia.
reason-too-long = Kerro jaon vika enintään { $most } merkillä.
nothing-yet = Yhtään tikkiä ei ole vielä viety.
enter-or-command = Enter jakaa seuraavan; ? kertoo, mitä muuta voit kirjoittaa.

## Help

help = Kirjoita kortti ({ $card }), sen arvo ({ $rank }) tai sen paikka kädessäsi (#1 on pienin).
help-yes-or-no = Kirjoita yes (kyllä) tai no (ei); y ja n riittävät.
help-size = Kirjoita luku { $least }–{ $most }: niin monta korttia kukin saa.
help-change = Kirjoita vaihdettavat kortit peräkkäin: kortit ({ $card }), niiden arvot ({ $rank }) tai paikat kädessäsi (#1 on pienin). "none" pitää kaikki. { $allowed }
help-on = Enter jakaa seuraavan.
help-sets = Monta korttia yhdessä: { $cards }
help-only = Pelkkä Enter lyö kortin, jos vain yksi käy.
help-commands = Tai jokin näistä:
help-why = why { $card }
help-why-does = miksi kortti käy tai ei käy
help-rules-does = säännöt: { $variant }
help-scores-does = pisteet, elämät ja potti
help-last-does = edellinen tikki tai juuri pelattu jako
help-redeal-does = väärä jako jaetaan uudelleen ennen ensimmäistä korttia; syyn voi kirjoittaa perään
help-table-does = pöydän kortit ja kätesi uudelleen
help-quit-does = lähde; peli tallennetaan, ja `agurk resume` jatkaa sitä
help-help-does = tämä luettelo

## Leaving

left = Peli on tallennettu. Näin jatkat: { $command }
ended = Syöte loppui ennen vastausta. Peli on tallennettu; näin jatkat: { $command }
stopped = Keskeytetty. Peli on tallennettu; näin jatkat: { $command }
not-saved = { $trouble } Peli on tallennettu edelliseen korttiin asti; näin jatkat: { $command }
not-recorded = { $trouble } Peli on ohi, eikä siitä ole kadonnut mitään; näin tallennat sen: { $command }
