### The table: what is going on, what may be done, and what has happened.
###
### $name is a name as somebody wrote it, never inflected. $you is "yes" where the sentence speaks to
### the reader, whom $name then need not name. $cards and $rank are cards as they are called in a
### sentence, such as "the 9 of clubs" and "the 9". Nobody's sex is known: nothing may guess it.

# The reader, where the name stands alone, and at the end of a list of names.
you = Sinä
you-too = sinä
# An empty seat.
seat-number = Paikka { $number }
# $rank is 2 to 14, $suit is c, d, h or s.
card = { $suit ->
    [c] risti
    [d] ruutu
    [h] hertta
   *[s] pata
}{ $rank ->
    [2] kakkonen
    [3] kolmonen
    [4] nelonen
    [5] viitonen
    [6] kuutonen
    [7] seiska
    [8] kasi
    [9] ysi
    [10] kymppi
    [11] jätkä
    [12] rouva
    [13] kuningas
    [14] ässä
   *[other] { $rank }
}
# What the browser shows on its tab, and what a notification says.
title-turn = Sinun vuorosi – Agurk
title-table = { $rules } – Agurk
notice = Muut odottavat korttiasi.

## The lead above the hand: at most 36 letters, with a name of 12

# $high is "9 or higher" or a card such as "the ace"; $lowest a card such as "the 3".
turn-or-lowest = Lyö { $high }, tai { $lowest }
turn = Sinun vuorosi
turn-high = Vuorosi: { $high }
turn-lowest = Vuorosi: { $lowest }
turn-lead = Vuorosi: sinä aloitat
turn-lead-lowest = Vuorosi: aloita, { $lowest }
turn-any = Vuorosi: mikä tahansa kortti
turn-some = Vuorosi: jokin nostetuista
turn-last-card = Vuorosi: viimeinen korttisi
turn-lead-set = Vuorosi: aloita, yksi tai nippu
turn-set = Vuorosi: { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
}
asked-size = Sinä jaat: montako kullekin?
asked-exchange = Mitkä kortit vaihdat?
asked-kontra = Sanotko Kontra?
asked-buy-in = Ostatko itsesi takaisin?
thinking = { $you ->
    [yes] Mietit
   *[no] { $name } miettii
}
others-size = { $you ->
    [yes] Sinä sanot korttien määrän
   *[no] { $name } sanoo määrän
}
others-exchange = { $you ->
    [yes] Vaihdat kortteja
   *[no] { $name } vaihtaa kortteja
}
others-kontra = { $you ->
    [yes] Sanotko Kontra?
   *[no] Sanooko { $name } Kontra?
}
others-buy-in = { $you ->
    [yes] Ostatko itsesi takaisin?
   *[no] Ostaako { $name } paluun?
}
# While a card flies. $card is its rank, such as "the 9".
plays = { $you ->
    [yes] Lyöt: { $card }
   *[no] { $name } lyö: { $card }
}
plays-set = { $you ->
    [yes] Lyöt { $number } korttia
   *[no] { $name } lyö { $number } korttia
}
takes = { $you ->
    [yes] Viet tikin
   *[no] { $name } vie tikin
}
last-trick = Viimeinen tikki
pays = { $you ->
    [yes] Saat { $points ->
        [one] yhden pisteen
       *[other] { $points } pistettä
    }
   *[no] { $name } saa { $points ->
        [one] yhden pisteen
       *[other] { $points } pistettä
    }
}
# Several share the price of the last trick; $players is how many.
pay = { $players } pelaajaa saa pisteitä
dealing = Kortit jaetaan
deal-soon = Seuraava jako tulee hetken päästä
moment = Hetkinen
lot = Arpa valitsee ensimmäisen jakajan
# The dealer that the lot drew.
lot-fell = { $you ->
    [yes] Arpa osuu sinuun
   *[no] Arpa valitsi: { $name }
}
bot-for-you = Botti pelaa puolestasi
bot-for = { $name }: botti sijaistaa
stepped-away = { $name } poistui hetkeksi
paused = Pöytä on tauolla
# Before the first match; the one who looks after the table starts it.
waiting = { $you ->
    [yes] Aloita, kun kaikki ovat täällä
   *[no] Pelin aloittaa { $name }
}
waiting-nobody = Tällä pöydällä ei ole vetäjää
over = Peli on ohi
over-won = { $you ->
    [yes] Voitat pelin
   *[no] { $name } voittaa pelin
}
over-lost-lead = { $you ->
    [yes] Häviät pelin
   *[no] { $name } häviää pelin
}
# $winners is 2 or more; who they are stands in the second line.
over-shared-lead = { $winners } pelaajaa jakaa voiton
coming = Tullaan pöytään …
away = Yhteys pöytään katkesi
ended = Tätä pöytää ei enää ole
ended-closed = Pöytä on suljettu
ended-removed = Sinut poistettiin tästä pöydästä
ended-no-table = Sellaista pöytää ei ole
ended-no-spectators = Vain pelaajat näkevät pöydän
ended-token = Tämä linkki ei enää kelpaa
ended-token-expired = Tämä linkki on vanhentunut
ended-protocol = Tämä sivu on vanhentunut

## The second line

holds = { $you ->
    [yes] Sinä johdat: { $cards }.
   *[no] { $name } johtaa: { $cards }.
}
would-pay = { $you ->
    [yes] Viimeinen tikki: saisit { $points }, jos tikin vie { $cards }.
   *[no] Viimeinen tikki: { $name } saisi { $points }, jos tikin vie { $cards }.
}
last-trick-more = Viimeinen tikki: sen vienyt saa pisteitä.
after-one = Sinun jälkeesi lyö { $name }.
after = { $players ->
    [0] Lyöt viimeisenä.
    [one] Jälkeesi lyö yksi pelaaja.
   *[other] Jälkeesi lyö { $players } pelaajaa.
}
asked-buy-in-more = Pisteitä sinulla on { $score }.
asked-kontra-more = Hinta on sitten kaksinkertainen, sinulle nelinkertainen.
asked-exchange-none = Et saa nyt vaihtaa.
asked-exchange-most = { $most ->
    [one] Saat vaihtaa yhden kortin.
   *[other] Saat vaihtaa enintään { $most } korttia.
}
# $counts is numbers of cards, such as "0 or 7".
asked-exchange-exactly = Saat vaihtaa { $counts } korttia.
lot-more = Jaot tulevat salaisuudesta, joka luvataan nyt ja näytetään lopussa.
lot-fell-more = { $you ->
    [yes] Sinä jaat ensimmäisenä.
   *[no] { $name } jakaa ensimmäisenä.
}
bot-for-you-more = Ota korttisi takaisin milloin haluat.
bot-for-more = Kunnes { $name } palaa.
stepped-away-soon = Botti tulee tilalle, jos { $name } ei palaa.
stepped-away-bot = { $seconds ->
    [one] { $name }: botti tulee tilalle yhden sekunnin päästä.
   *[other] { $name }: botti tulee tilalle { $seconds } sekunnin päästä.
}
stepped-away-time = { $seconds ->
    [one] Peli jatkuu viimeistään yhden sekunnin päästä.
   *[other] Peli jatkuu viimeistään { $seconds } sekunnin päästä.
}
paused-more = Kuka tahansa pelaajista saa jatkaa.
waiting-more = Botit ottavat silloin tyhjät paikat.
# $names is one name or several; $losers is how many.
over-lost = { $losers ->
    [one] { $you ->
        [yes] Hävisit.
       *[no] { $names } hävisi.
    }
   *[other] Hävinneet: { $names }.
}
over-shared = Voiton jakavat: { $names }.
over-card = Peli päättyy heti, kun viimeisessä tikissä on { $cards }.
# What a payment comes to. $before and $points make $sum; it goes on at $after.
price-first = Pisteitä on nyt { $sum }.
price-kept = { $before } ja { $points } on { $sum }.
price-reset = { $before } ja { $points } on tasan { $sum }, ja se on taas 0. Kurkku ei pyöristä alaspäin.
price-life = { $before } ja { $points } on { $sum }: { $you ->
    [yes] saat kurkun. Jatkat, pisteitä { $after }.
   *[no] { $name } saa kurkun ja jatkaa, pisteitä { $after }.
}
price-out = { $before } ja { $points } on { $sum }: { $you ->
    [yes] olet ulkona.
   *[no] { $name } on ulkona.
}
price-off = { $you ->
    [yes] Löit yhtä suuren kortin: { $points } pois, jää { $sum }.
   *[no] { $name } löi yhtä suuren kortin: { $points } pois, jää { $sum }.
}
away-more = Yritetään uudelleen.
# A card was chosen while the line was away.
away-waiting = Tämä lyödään heti, kun pöytä on taas täällä.
ended-closed-more = Täällä ei enää pelata.
ended-removed-more = Pöydän vetäjä antoi paikkasi pois.
ended-no-table-more = Ehkä linkki katkesi, tai pöytä suljettiin aikoja sitten.
ended-no-spectators-more = Istu pöytään, niin näet pelin.
ended-token-more = Pyydä uusi.
ended-token-expired-more = Pyydä uusi.
ended-protocol-more = Lataa se uudelleen.

## What can be chosen

choice-kontra = Sano Kontra
choice-no-kontra = Ohi
choice-buy-in = Osta paluu
choice-no-buy-in = Älä osta
choice-size = { $cards ->
    [one] Yksi kortti
   *[other] { $cards } korttia
}
choice-play = Lyö { $cards }
choice-change = Vaihda { $cards }
choice-keep = Pidä kaikki kortit
choice-change-all = Vaihda kaikki kortit
choice-why-not = Miksei?
# All cards that are left are forced; they are then played by themselves until the deal ends.
choice-rest = Lyö loput

## When something cannot be done

not-your-turn = Nyt ei ole sinun vuorosi.

## The log: headings

group-table = Pöydässä
group-deal = Jako { $deal }
group-trick = Tikki { $trick }
group-taken = Tikki { $trick }: { $you ->
    [yes] sinä viet sen
   *[no] { $name } vie sen
}
group-paid = Tikki { $trick }: { $you ->
    [yes] sinä viet sen ja saat { $points }
   *[no] { $name } vie sen ja saa { $points }
}

## The log: one sentence for each thing that happens

log-led = { $you ->
    [yes] Aloitat: { $cards }.
   *[no] { $name } aloittaa: { $cards }.
}
log-headed = { $you ->
    [yes] Lyöt: { $cards }. Nyt johtaa { $rank }.
   *[no] { $name } lyö: { $cards }. Nyt johtaa { $rank }.
}
log-headed-set = { $you ->
    [yes] Lyöt: { $cards }. Nyt ne johtavat.
   *[no] { $name } lyö: { $cards }. Nyt ne johtavat.
}
# A card that holds nothing; $number is how many cards.
log-thrown = { $you ->
    [yes] Heität: { $cards }.
   *[no] { $name } heittää: { $cards }.
}
log-thrown-lowest = { $number ->
    [one] { $you ->
        [yes] Heität pienimpäsi: { $cards }.
       *[no] { $name } heittää pienimpänsä: { $cards }.
    }
   *[other] { $you ->
        [yes] Heität pienimpäsi: { $cards }.
       *[no] { $name } heittää pienimpänsä: { $cards }.
    }
}
log-played = { $you ->
    [yes] Lyöt: { $cards }.
   *[no] { $name } lyö: { $cards }.
}
log-taken = { $you ->
    [yes] Viet tikin: { $cards }.
   *[no] { $name } vie tikin: { $cards }.
}
log-last-taken = { $you ->
    [yes] Viet viimeisen tikin: { $cards }.
   *[no] { $name } vie viimeisen tikin: { $cards }.
}
log-paid = { $you ->
    [yes] Saat { $points ->
        [one] yhden pisteen
       *[other] { $points } pistettä
    }. { $before } ja { $points } on { $score }.
   *[no] { $name } saa { $points ->
        [one] yhden pisteen
       *[other] { $points } pistettä
    }. { $before } ja { $points } on { $score }.
}
log-paid-first = { $you ->
    [yes] Saat { $points ->
        [one] yhden pisteen
       *[other] { $points } pistettä
    }.
   *[no] { $name } saa { $points ->
        [one] yhden pisteen
       *[other] { $points } pistettä
    }.
}
log-deducted = { $you ->
    [yes] Löit yhtä suuren kortin: { $points } pois, jää { $score }.
   *[no] { $name } löi yhtä suuren kortin: { $points } pois, jää { $score }.
}
log-score-reset = { $you ->
    [yes] Tasan { $score }: palaat nollaan.
   *[no] Tasan { $score }: { $name } palaa nollaan.
}
log-life-lost = { $score } on liikaa: { $you ->
    [yes] saat kurkun ja jatkat
   *[no] { $name } saa kurkun ja jatkaa
}, pisteitä { $returns }. { $left ->
    [one] Jäljellä on yksi elämä.
   *[other] Jäljellä on { $left } elämää.
}
log-went-out = { $you ->
    [yes] { $score } on liikaa: olet ulkona.
   *[no] { $score } on liikaa: { $name } on ulkona.
}
# $how is replay (the deal does not count), rampo (all who began are back in) or something else.
log-deal-void = { $how ->
    [replay] Kukaan ei jäisi peliin, joten jakoa ei lasketa, ja se pelataan uudelleen.
    [rampo] Kukaan ei jäisi peliin: kukaan ei saa pisteitä, ja kaikki aloittaneet palaavat.
   *[other] Kukaan ei jäisi peliin, joten jakoa ei lasketa.
}
log-stake-paid = { $you ->
    [yes] Maksat
   *[no] { $name } maksaa
} pottiin { $units ->
    [one] yhden pelimerkin
   *[other] { $units } pelimerkkiä
}.
log-bought = { $you ->
    [yes] Ostat itsesi takaisin ja jatkat, pisteitä { $score }.
   *[no] { $name } ostaa itsensä takaisin ja jatkaa, pisteitä { $score }.
}
log-not-bought = { $you ->
    [yes] Et osta itseäsi takaisin.
   *[no] { $name } ei osta itseään takaisin.
}
log-won-units = { $you ->
    [yes] Saat
   *[no] { $name } saa
} { $units ->
    [one] yhden pelimerkin
   *[other] { $units } pelimerkkiä
}.
log-lost-units = { $you ->
    [yes] Maksat
   *[no] { $name } maksaa
} lopuksi { $units ->
    [one] yhden pelimerkin
   *[other] { $units } pelimerkkiä
}.
# $winners and $losers are how many, $names and $lost who they are; $top is "yes" if $card ended it.
log-match-over = { $top ->
    [yes] Peli päättyy heti, kun viimeisessä tikissä on { $card }.{" "}
   *[no] {""}
}{ $winners ->
    [0] Peli on ohi.
    [one] { $you ->
        [yes] Voitat pelin.
       *[no] { $name } voittaa pelin.
    }
   *[other] Voiton jakavat: { $names }.
}{ $losers ->
    [0] {""}
    [one] { $youlost ->
        [yes] {" "}Hävisit.
       *[no] {" "}{ $lost } hävisi.
    }
   *[other] {" "}Hävinneet: { $lost }.
}
log-match-begun = Peli alkaa: { $names }.
log-dealer-drawn = { $you ->
    [yes] Arpa: sinä jaat ensimmäisenä.
   *[no] Arpa: { $name } jakaa ensimmäisenä.
}
log-size-chosen = { $you ->
    [yes] Päätät jakaa
   *[no] { $name } päättää jakaa
} kullekin { $cards ->
    [one] yhden kortin
   *[other] { $cards } korttia
}.
# $leader leads; $youlead is "yes" if that is the reader.
log-dealt = Jako { $deal }: { $you ->
    [yes] sinä jaat
   *[no] { $name } jakaa
} kullekin { $cards ->
    [one] yhden kortin
   *[other] { $cards } korttia
}, ja { $youlead ->
    [yes] sinä aloitat
   *[no] { $leader } aloittaa
}.
log-redealt = { $you ->
    [yes] Kortit heitetään pois, ja sinä jaat uudelleen.
   *[no] Kortit heitetään pois, ja { $name } jakaa uudelleen.
}
log-redeal-demanded = { $you ->
    [yes] Sanot jakoa vääräksi.
   *[no] { $name } sanoo jakoa vääräksi.
}
# $reason is what somebody wrote.
log-redeal-demanded-why = { $you ->
    [yes] Sanot jakoa vääräksi: { $reason }
   *[no] { $name } sanoo jakoa vääräksi: { $reason }
}
log-exchanged = { $you ->
    [yes] Vaihdat
   *[no] { $name } vaihtaa
} { $cards ->
    [one] yhden kortin
   *[other] { $cards } korttia
}.
log-exchanged-none = { $you ->
    [yes] Pidät kaikki kortit.
   *[no] { $name } pitää kaikki kortit.
}
log-kontra = { $you ->
    [yes] Sanot Kontra.
   *[no] { $name } sanoo Kontra.
}
log-no-kontra = { $you ->
    [yes] Et sano Kontra.
   *[no] { $name } ei sano Kontra.
}
log-corrected = { $you ->
    [yes] Otat takaisin, sillä se ei ollut sallittua: { $cards }.
   *[no] { $name } ottaa takaisin, sillä se ei ollut sallittua: { $cards }.
}
log-corrected-open = { $you ->
    [yes] Otat takaisin, sillä se ei ollut sallittua: { $cards }. Käsi on näkyvissä: { $hand }.
   *[no] { $name } ottaa takaisin, sillä se ei ollut sallittua: { $cards }. Käsi on näkyvissä: { $hand }.
}
log-taken-back = { $you ->
    [yes] Otat takaisin: { $cards }.
   *[no] { $name } ottaa takaisin: { $cards }.
}
# $name asked about a play of $other, or of the reader's own if $own is "yes".
log-settled = { $you ->
    [yes] Kysyt,
   *[no] { $name } kysyy,
} { $own ->
    [yes] saitko
   *[no] saiko { $other }
} lyödä: { $cards }. { $legal ->
    [yes] Se oli sallittua.
   *[no] Se ei ollut sallittua.
}
log-hint-taken = { $you ->
    [yes] Otat
   *[no] { $name } ottaa
} vihjeen.
log-nonce-added = { $you ->
    [yes] Lisäät sekoitukseen satunnaisia kirjaimia.
   *[no] { $name } lisää sekoitukseen satunnaisia kirjaimia.
}
log-secret-shown = Jakojen salaisuus on nyt julki, ja jaot voi tarkistaa.
log-opened = Pöytä on auki.
log-closed = Pöytä on suljettu.
log-seat-taken = { $you ->
    [yes] Istut pöytään.
   *[no] { $name } istuu pöytään.
}
log-bot-placed = { $name }, botti, istuu pöytään.
log-seat-left = { $you ->
    [yes] Lähdet pöydästä.
   *[no] { $name } lähtee pöydästä.
}
log-seat-removed = { $you ->
    [yes] Sinut poistettiin pöydästä.
   *[no] Pöydästä poistettiin { $name }.
}
log-owner-none = Pöydällä ei ole nyt vetäjää.
log-owner-changed = { $you ->
    [yes] Olet nyt pöydän vetäjä.
   *[no] { $name } on nyt pöydän vetäjä.
}
# $what is pause, undo (to take the card just played back) or rematch.
log-asked = { $you ->
    [yes] Pyydät
   *[no] { $name } pyytää
} { $what ->
    [pause] taukoa.
    [undo] viimeistä korttia takaisin.
   *[rematch] uutta peliä.
}
log-answered = { $you ->
    [yes] Vastaat
   *[no] { $name } vastaa
} { $agreed ->
    [yes] kyllä.
   *[no] ei.
}
log-dropped = Siitä ei tule mitään: kaikki eivät suostuneet.
log-bot-sits-in = { $you ->
    [yes] Botti pelaa nyt puolestasi.
   *[no] { $name }: botti pelaa nyt sijaisena.
}
log-person-plays = { $you ->
    [yes] Pelaat taas itse.
   *[no] { $name } pelaa nyt.
}
log-paused = Pöytä on tauolla.
log-resumed = Pöytä jatkaa.
# What was missed is no longer told: the record of the match has it.
log-missed = Tässä jäi jotain näkemättä. Se on tallenteessa, kun peli on ohi.
# $said is a phrase, a text that somebody wrote, or both.
log-said = { $name }: { $said }

## The table as text: one line for each thing, to be read from top to bottom

text-title = { $rules }. Jako { $deal }, tikki { $trick }/{ $tricks }.
text-title-deal = { $rules }. Jako { $deal }.
# $state is lowest, equals, beats, off (may not be played now), chosen or plain.
text-card = { $state ->
    [lowest] { $card }, pienin
    [equals] { $card }, yhtä suuri
    [beats] { $card }, suurempi
    [off] { $card }, ei nyt sallittu
    [chosen] { $card }, valittu
   *[plain] { $card }
}
# $cards is several, with semicolons between them.
text-hand = Kätesi: { $cards }.
text-no-trick = Tikissä ei ole vielä mitään.
# $how is leads (the first card of the trick) or plays; $state is holds, price (it would pay), paid or none.
text-play = { $how ->
    [leads] { $you ->
        [yes] Aloitit
       *[no] { $name } aloitti
    }
   *[plays] { $you ->
        [yes] Löit
       *[no] { $name } löi
    }
}: { $cards }{ $state ->
    [holds] , ja se johtaa.
    [price] , ja siitä saisi pisteitä.
    [paid] , ja siitä tuli pisteitä.
   *[none] .
}
# A seat: its name, and what is told of it with semicolons in between.
text-seat = { $name }: { $told }.
text-bot = botti
text-stand-in = botti sijaisena
text-free = tässä ei istu kukaan
text-away = poissa
text-here = paikalla
text-out = ulkona
text-dealer = jakoi
text-score = pisteitä { $points }, raja { $threshold }
text-points = pisteitä { $points }
text-lives = { $lost ->
    [0] ei kurkkua, enintään { $all }
    [one] yksi kurkku, enintään { $all }
   *[other] { $lost } kurkkua, enintään { $all }
}
text-bought = { $times ->
    [one] osti paluun kerran
   *[other] osti paluun { $times } kertaa
}
# $sign is plus for units won, minus for units lost.
text-money = { $sign ->
    [minus] { $units ->
        [one] yhden pelimerkin tappiolla
       *[other] { $units } pelimerkin tappiolla
    }
   *[plus] { $units ->
        [one] yhden pelimerkin voitolla
       *[other] { $units } pelimerkin voitolla
    }
}
text-count = { $cards ->
    [one] yksi kortti kädessä
   *[other] { $cards } korttia kädessä
}
text-earlier = löi aiemmin { $cards }
text-seen = kaikki ovat nähneet kädestä { $cards }
text-kept = pakasta pois jäi { $cards }
text-pot = { $units ->
    [one] Potissa on yksi pelimerkki.
   *[other] Potissa on { $units } pelimerkkiä.
}

## What can be said at any table

phrase-hello = Hei
phrase-good-luck = Onnea peliin
phrase-well-played = Hyvin lyöty
phrase-thanks = Kiitos
phrase-oops = Hups
phrase-hurry = Sinun vuorosi …
phrase-one-moment = Hetkinen
phrase-good-game = Hyvä peli
phrase-smile = 🙂
phrase-laugh = 😄
phrase-cry = 😢
phrase-sweat = Huh
phrase-clap = 👏
phrase-cucumber = 🥒

## What the table's parts are called

part-table = Pöytä
part-place = Paikkasi
part-hand = Kätesi
part-scores = Pisteet
part-log = Tähän asti
part-side = Pisteet ja tapahtumat
part-sound = Ääni
part-close = Sulje
part-next = Seuraava jako
part-start = Aloita
part-rematch = Uusi peli
# $deal is 0 before the first one.
part-title = { $deal ->
    [0] { $rules }
   *[other] { $rules } · jako { $deal }
}
part-deal = Jako { $deal }
part-trick = Tikki { $trick }/{ $tricks }
# Under "3/7" in the middle of the table.
part-trick-word = tikki
# Above the names of a score sheet, left of the numbers of the tricks.
part-trick-head = Tikki
# Read aloud. $state is lowest, equals, beats, off (may not be played now) or plain.
part-card = { $state ->
    [lowest] { $card }, pienin
    [equals] { $card }, yhtä suuri
    [beats] { $card }, suurempi
    [off] { $card }, ei nyt sallittu
   *[plain] { $card }
}
part-earlier = Lyödyt kortit, { $name }
part-kept = Jää pakasta pois
part-seen = Kaikkien näkemät, kädessä
# Read aloud.
part-cucumbers = { $lost ->
    [0] Ei kurkkua, enintään { $all }
    [one] Yksi kurkku, enintään { $all }
   *[other] { $lost } kurkkua, enintään { $all }
}
part-points = { $threshold ->
    [0] { $score ->
        [one] Yksi piste
       *[other] { $score } pistettä
    }
   *[other] Pisteitä { $score }, raja { $threshold }
}
# Beside the heading "Scores". $lives is 1 where whoever gets there is out at once.
part-threshold = { $lives ->
    [1] ulos: { $points }
   *[other] kurkku: { $points }
}
part-units = { $units ->
    [one] { $units } pelimerkki
   *[other] { $units } pelimerkkiä
}
part-pot = Potissa: { $units ->
    [one] yksi pelimerkki
   *[other] { $units } pelimerkkiä
}
part-kontra = { $you ->
    [yes] Sanoit Kontra
   *[no] { $name } sanoi Kontra
}
part-stock = Pakassa: { $cards }
part-aside = Jakamatta:

# Under a legal card.
why-lowest = pienin
why-equals = sama
why-beats = yli

# On the place of a card that is still to be played.
place-you = sinä
place-thinks = …

# On the card that is highest so far, or was in the end.
flag-holds = johtaa
flag-takes = vie sen
flag-would-pay = saisi { $points }
flag-pays = saa { $points }

# Beside a name; as short as can be.
chip-bot = botti
chip-stand-in = botti nyt
chip-plays = vuorossa
chip-to-come = tulossa
chip-leads = aloittaa
chip-deals = jakaa
chip-away = poissa
chip-host = vetäjä
chip-out = ulkona
chip-kontra = Kontra
chip-redeal = väärä jako?
chip-price = +{ $points }
chip-changed = { $cards ->
    [0] pitää kaikki
   *[other] vaihtoi { $cards }
}
chip-bought = { $times ->
    [one] osti paluun
   *[other] osti paluun { $times } kertaa
}
