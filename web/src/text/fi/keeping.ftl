### Keeping score at a table with real cards.
###
### $name is a player, $names are several in one breath, neither of them inflected. $points, $score,
### $before, $returns and $units are numbers. What happened is said by scorekeeper.ftl.

## The sheets on this device

score-title = Pidä pisteitä
new-sheet = Uusi pöytäkirja
new-sheet-what = Ketkä pelaavat, millä säännöillä
sheets = Pöytäkirjat tällä laitteella
no-sheets = Täällä ei ole vielä mitään.
kept-most = Tällä laitteella säilytetään { $most } uusinta pöytäkirjaa, ei missään muualla.
kept-nowhere = Tämä selain ei säilytä mitään: pöytäkirja katoaa, kun sivu suljetaan.
# A line of the list. $players are names in one breath.
sheet-going = { $players } · jako { $deal }
sheet-over = { $players } · voitti { $names }
# A sheet that was written by a later page, or is damaged. $name is what the table is called.
sheet-unread = { $name }: tätä pöytäkirjaa ei voi lukea täällä.
# A button: the file as it is, for another page to read.
save-unread = Tallenna tiedostona
too-many-sheets = Täällä on jo { $most } keskeneräistä pöytäkirjaa, eikä enempää mahdu. Poista ensin yksi.
remove-sheet = Poista { $name }
remove-really = Poistetaanko tämä pöytäkirja?
remove-yes = Poista
keep-it = Säilytä
no-such-sheet = Tätä pöytäkirjaa ei ole tällä laitteella.

## A new sheet

sheet-name = Pöydän nimi
usual-name = Keittiön pöytä
who-plays = Ketkä pelaavat? Myötäpäivään pöydän ympäri, ensimmäinen jakaja ylimmäksi.
player-number = Pelaaja { $number }
remove-player = Jätä pois pelaaja { $number }
add-player = Yksi pelaaja lisää
draw-lot = Arvo ensimmäinen jakaja
variant = Muunnelma
family-national = Maittain
house-rules = Kotisäännöt
threshold = Kurkku, kun pisteitä on
threshold-more = Kurkku, kun pisteitä on yli
lives = Elämät
fewer = Yksi vähemmän
more = Yksi enemmän
buy-in = Takaisinosto
buy-in-what = Pudonnut saa palata kerran, muiden suurimmista pisteistä.
begin = Aloita
clash-reset-beyond = Tasan { $reset } palauttaa nollaan, joten kurkun on tultava myöhemmin.
clash-reset-costs = Tasan { $reset } palauttaa nollaan, joten siitä ei voi tulla myös kurkkua.
clash-too-few-left = Hävinneet kortit jäävät pois, ja ennen tätä rajaa jaettavia olisi liian vähän.

## Noting a deal

# The title in the bar. $name is what the table is called.
bar-title = { $name } · jako { $deal }
undo = Peru
redo = Tee uudelleen
more-menu = Pöytäkirja ja muuta
match-over = Peli on ohi
who-took = Kuka vei viimeisen tikin?
who-took-several = Kenellä oli suurin kortti?
# Players with the same rank are chosen one after the other.
in-order = Lyöntijärjestyksessä
shared = Usealla oli se
which-card = Millä kortilla?
which-points = Montako pistettä?
note-points = Pisteet kortin sijasta
note-card = Kortti pisteiden sijasta
deals = { $name } jakaa kullekin { $cards ->
    [one] yhden kortin
   *[other] { $cards } korttia
}
deals-choice = { $name } jakaa kullekin { $least }–{ $most } korttia
pot = Potissa: { $units }
out = ulkona
gone = lähti
# $lost of $all lives are gone; read aloud, as cucumbers are drawn.
cucumbers = { $lost ->
    [0] ei kurkkua
    [one] yksi kurkku
   *[other] { $lost } kurkkua
}, enintään { $all }
# What is paid, added to the score: +12
plus = +{ $points }
kontra = Kuka sanoi Kontra?
nobody = Ei kukaan
one-played = Tikissä oli 1
# How the cost of $name multiplies for exchanges.
exchanged = Vaihdot, { $name }
exchanged-once = ei vaihtoa, tai ilmainen
exchanged-twice = yksi: kaksinkertainen
exchanged-four = kaksi: nelinkertainen
lowest = Kuka löi pienimmän kortin? Yhtä suurista ensimmäinen.
choose-who = Valitse pelaaja

## What the button says before it is pressed

choose-taker = Valitse, kuka vei sen
choose-card = Valitse kortti
choose-points = Kirjoita pisteet
choose-lowest = Valitse, kuka löi pienimmän
pays = { $name } saa { $points }
pays-life = { $name } saa { $points }: kurkku
pays-out = { $name } saa { $points } ja on ulkona
pays-reset = { $name } saa { $points }: takaisin nollaan
pay-each = { $names } saavat kukin { $points }
# Each something else; how much follows.
pay-unlike = { $names } saavat pisteitä
pays-nothing = { $name } vie sen ilmaiseksi
loses = { $names } { $count ->
    [one] häviää
   *[other] häviävät
}
counts-not = Jakoa ei lasketa
sum = { $before } ja { $points } on { $score }.
sum-first = Pisteitä on nyt { $score }.
sum-of = { $name }: { $score }.
back-in = Takaisin peliin, pisteitä { $returns }.
back-in-of = { $name } palaa peliin, pisteitä { $returns }.
is-out = { $name } on ulkona.
takes-off = { $name } vähentää { $points }: { $score }.

## Buying in, and the end

buy-in-at = Osta takaisin, pisteitä { $score }
stay-out = Jää pois
stay-in = Pidä { $score }
rematch = Uusi peli
to-sheets = Kaikki pöytäkirjat

## The sheet

the-sheet = Pöytäkirja
print = Tulosta
share = Jaa linkki
copied = Kopioitu
save-record = Tallenna .agurk-tiedostona
deal-column = Jako
card-column = Kortti
total-row = Nyt
does-not-count = ei lasketa
bought-in = osti paluun
sat-down = istui pöytään
got-up = lähti
no-deals = Pisteitä ei ole vielä saatu.
dealt-by = jakoi { $name }
# The sheet as plain text, a line a player.
share-line = { $name }: { $score }
share-line-lives = { $name }: { $score }, { $lost ->
    [0] ei kurkkua
    [one] yksi kurkku
   *[other] { $lost } kurkkua
}
share-line-out = { $name }: ulkona

## A dispute

dispute = Kiistelty kortti
dispute-what = Oliko se sallittu? Valitse rivi, sitten sen kortit.
dispute-trick = Tikissä ennen sitä
dispute-played = Kiistelty kortti
dispute-left = Vielä kädessä
dispute-none = ei mitään
next-player = Seuraava pelaaja
take-back = Ota viimeinen kortti pois
was-legal = Sallittu. { $reason }
was-not-legal = Ei sallittu. { $reason }
should-have = Olisi pitänyt lyödä { $plays }.
witnesses = Sen näyttävät jäljellä olevat kortit: { $cards }.
dispute-ask = Kortit

## Round the table

round-table = Pöydän ympärillä
next-dealer = Kuka jakaa seuraavaksi?
sit-down = Joku istuu pöytään
sit-down-name = Nimi
sit-after = Kenen vasemmalle puolelle
sit-end = Loppuun
sit = Istu pöytään
get-up = Joku lähtee
get-up-name = { $name } lähtee

## What cannot be

wrong-players = Näillä säännöillä pelaajia on { $least }–{ $most }, ei { $players }.
wrong-no-name = Jokainen pelaaja tarvitsee nimen.
wrong-long-name = Nimessä on enintään { $most } merkkiä.
wrong-odd-name = { $name } ei kelpaa pöytäkirjaan: käytä kirjaimia, numeroita ja välilyöntejä.
wrong-same-name = Kahdella pelaajalla on sama nimi, { $name }. Lisää kirjain, niin heidät erottaa.
wrong-too-few-cards = Pakka ei riitä: pelaajia { $players }, kortteja kullekin { $cards }.
wrong-too-few-equal = Niin moni ei ole voinut lyödä samaa arvoa.
wrong-all-kept = Kaikki tämän arvoiset kortit ovat jo poissa.
wrong-no-room = Näillä säännöillä pelaajia voi olla enintään { $most }.
wrong-too-often = { $card } esiintyy useammin kuin pakassa.
wrong-no-lowest = Kerro myös, kuka löi pienimmän kortin: se ratkaisee, kuka jatkaa.
wrong-odd-points = Pisteet ovat kokonaisluku, vähintään 0.
wrong-no-record = Pelaajia tuli ja lähti niin, ettei tästä voi tehdä tallennetta.
wrong-other = Sitä ei voi nyt merkitä.
