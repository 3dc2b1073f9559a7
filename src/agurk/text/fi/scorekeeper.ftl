### What a scorekeeper says about a match with real cards.
###
### $name is a player or "seat 2", $who a player or several; $points, $score, $before, $returns,
### $left, $units and $limit are numbers.

## What a deal costs

seat = Paikka { $seat }
paid = { $name } saa { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}: { $before } + { $points } = { $score }.
paid-first = { $name } saa { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}.
paid-nothing = { $name } vie viimeisen tikin, joka ei maksa mitään.
deducted = { $name } vähentää { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}. Jäljelle jää { $score }.
reset = Tasan { $score }: { $name } palaa nollaan.
life-lost = { $how ->
    [reached] { $limit } tuli täyteen
   *[passed] { $score } on enemmän kuin { $limit }
}: { $name } saa kurkun ja jatkaa, pisteitä { $returns }, { $why ->
    [highest-of-others] muiden suurimmat pisteet
    [highest-card] suurimman säästetyn kortin hinta
   *[zero] niin kuin alussa
}. Elämiä jäljellä: { $left }.
went-out = { $how ->
    [reached] { $limit } tuli täyteen
    [passed] { $score } on enemmän kuin { $limit }
   *[card] Se kortti häviää heti
}: { $name } saa kurkun ja on ulkona.
void-replay = Kukaan ei jäisi peliin, joten tätä jakoa ei lasketa.
void-rampo = Kukaan ei jäisi peliin. Rampo: kukaan ei saa pisteitä, potti jää, ja kaikki aloittaneet palaavat nollasta.
stake-paid = { $name } maksaa pottiin { $units ->
    [one] yhden pelimerkin
   *[other] { $units } pelimerkkiä
}.
may-buy-in = { $name } saa ostaa itsensä takaisin, pisteitä { $score }{ $units ->
    [0] , ilmaiseksi.
    [one] , yhdellä pelimerkillä.
   *[other] , { $units } pelimerkillä.
}
bought = { $name } ostaa itsensä takaisin, pisteitä { $score }.
declined = { $name } ei osta itseään takaisin ja on ulkona.
won-units = { $name } saa { $units ->
    [one] yhden pelimerkin
   *[other] { $units } pelimerkkiä
}.
lost-units = { $name } maksaa lopuksi { $units ->
    [one] yhden pelimerkin
   *[other] { $units } pelimerkkiä
}.

## The end of a match

over-last-in = { $who } jäi viimeisenä peliin ja voittaa.
over-all-out = Kukaan ei jäänyt peliin. { $count ->
    [one] Vähiten pisteitä, voittaja: { $who }
   *[other] Voiton jakavat { $who }
}.
over-lowest = Peli on ohi. { $count ->
    [one] Vähiten pisteitä, voittaja: { $who }
   *[other] Vähiten pisteitä, voiton jakavat { $who }
}.
over-one-deal = Peli on ohi. { $count ->
    [one] Voittaja: { $who }
   *[other] Voittajat: { $who }
}.
over-card = { $card } viimeisessä tikissä häviää heti, joten peli on ohi. { $count ->
    [one] Voittaja: { $who }
   *[other] Voittajat: { $who }
}.
over-lost = { $count ->
    [one] Häviäjä: { $who }
   *[other] Häviäjät: { $who }
}.

goes-on = Peli jatkuu, pelaajia { $players }.

## Coming and going

begun = { $variant }. Pelaajat: { $who }.
sat-down = { $name } istuu pöytään, pisteitä { $score }{ $lives ->
    [0] {""}
    [one] , yksi elämä
   *[other] , { $lives } elämää
}{ $first ->
    [yes] .
   *[no] : mukana olevien huonoin tilanne, jottei kukaan hyödy tulemalla myöhään.
}
sat-down-again = { $name } palasi, pisteitä { $score }{ $lives ->
    [0] .
    [one] , yksi elämä.
   *[other] , { $lives } elämää.
}
got-up = { $name } lähtee, pisteitä { $score }.
dealer-named = Seuraavaksi jakaa { $name }.

## What comes next

next-deal = Jako { $number }: { $name } jakaa kullekin { $cards ->
    [one] yhden kortin
   *[other] { $cards } korttia
}.
next-deal-choice = Jako { $number }: { $name } jakaa ja sanoo, montako korttia kukin saa, { $least }–{ $most }.
next-buy-in = { $units ->
    [0] { $name } saa ostaa itsensä takaisin ilmaiseksi, pisteitä { $score }.
    [one] { $name } saa ostaa itsensä takaisin yhdellä pelimerkillä, pisteitä { $score }.
   *[other] { $name } saa ostaa itsensä takaisin { $units } pelimerkillä, pisteitä { $score }.
} { $in ->
    [yes] Ilman vastausta { $name } jatkaa entisillä pisteillä: { $own }.
   *[no] Ilman vastausta { $name } on ulkona, pisteitä { $own }.
}

## The sheet

rule = { $limit ->
    [0] Se, joka saa pisteitä, häviää.
   *[other] { $compare ->
        [gt] Kurkku, kun pisteitä on yli { $limit }
       *[ge] Kurkku, kun pisteitä on { $limit } tai enemmän
    }{ $lives ->
        [one] .
       *[other] , { $lives } elämää kullakin.
    }
}
house = Kotisäännöt: { $rules }
deal = Jako
card = Kortti
score = Pisteet
lives = Elämät
money = Raha
total = Yhteensä
out = pois
gone = lähti
pot = Potissa: { $units }
won = voitti
lost = hävisi
mark-cucumber = kurkku: elämä menetetty
mark-dealer = jakoi
mark-void = ei lasketa
mark-bought = osti paluun
mark-joined = istui pöytään
mark-left = lähti
mark-reset = tasan: takaisin nollaan
going-on = Ei vielä ratkennut.
no-deals = Pisteitä ei ole vielä saatu.
match-number = Peli { $number }
page = Sivu { $number }/{ $pages }

## Talking to whoever keeps the score

ask-players = Ketkä pelaavat? Nimet myötäpäivään pöydän ympäri pilkuin erotettuina, ensimmäinen jakaja ensin:
kept-in = Jokainen merkintä tallennetaan heti: { $file }
help-hint = Kirjoita, kuka vei viimeisen tikin ja millä kortilla: { $example }. ? kertoo loput.
going-on-with = Pöytäkirja jatkuu siitä, mihin se jäi.
torn = Tiedoston viimeinen rivi jäi kesken, kun ohjelma pysähtyi, ja se jätetään pois.
undone = Peruttu: { $what }.
redone = Tehty uudelleen: { $what }.
tried = Näin kävisi; mitään ei merkitty.
lot = Arpa: { $name } jakaa.
saved = Tallennettu: { $file }
left = Pöytäkirja on tiedostossa { $file }. Näin jatkat: { $command }
ended = Syöte loppui. Pöytäkirja on tiedostossa { $file }; näin jatkat: { $command }
stopped = Keskeytetty. Pöytäkirja on tiedostossa { $file }; näin jatkat: { $command }
ask-again = `rematch` aloittaa uuden pelin, `save NIMI.svg` tallentaa tämän.
who-is-asked = `buy { $name }` tai `no { $name }`.
dispute-trick = Mitä kortteja tikissä oli ennen sitä (Enter: ei mitään)?
dispute-played = Mikä kortti lyötiin?
dispute-hand = Mitä kortteja pelaajalla on vielä (Enter: ei mitään)?
old-kept = Edellinen pöytäkirja on tiedostossa { $file }

what-took = viimeinen tikki, { $who }, { $card }
what-points = viimeinen tikki, { $who }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
what-lost = viimeinen tikki, { $who }
what-bought = { $who } osti itsensä takaisin
what-declined = { $who } ei ostanut itseään takaisin
what-joined = { $who } istui pöytään
what-left = { $who } lähti
what-dealing = { $who } jakaa
what-rematch = uusi peli

## Help

help-result = { $example }
    .does = kuka vei viimeisen tikin, ja kortti tai sen arvo
help-shared = { $example }
    .does = useita yhtä suuria, lyöntijärjestyksessä
help-points = { $example }
    .does = pisteet kortin sijasta
help-kontra = { $example }
    .does = joku sanoi Kontra
help-one = { $example }
    .does = viimeisessä tikissä oli 1
help-doubled = { $example }
    .does = kaksinkertainen vaihdosta; redoubled kahdesta
help-lowest = { $example }
    .does = myös kuka löi pienimmän viimeisen kortin
help-buy = buy { $name }, no { $name }
    .does = osta takaisin, tai älä
help-try = try { $example }
    .does = mitä siitä seuraisi; mitään ei merkitä
help-undo = undo, redo
    .does = peru merkintä, ja tee se uudelleen
help-join = join NIMI, join NIMI after { $name }
    .does = joku istuu pöytään
help-leave = leave { $name }
    .does = joku lähtee
help-dealer = dealer { $name }, lot
    .does = kuka jakaa seuraavaksi: nimetty, tai arpa päättää
help-scores = scores
    .does = kaikkien tilanne
help-sheet = sheet
    .does = koko pöytäkirja
help-save = save NIMI.txt, .svg, .agurk
    .does = pöytäkirja tekstinä, tulostettavaksi tai tallenteena
help-dispute = dispute 9c / 6d / Kh 2s
    .does = tikki, lyöty kortti, jäljellä olevat: oliko se sallittua?
help-rules = rules
    .does = säännöt: { $variant }
help-rematch = rematch
    .does = pelaa uudestaan, kun peli on ohi
help-quit = quit
    .does = lopeta; `agurk keep` jatkaa
