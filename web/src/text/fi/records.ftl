### The page's sentences: a match that is over, face up, and what one has played.
###
### $name is a name as somebody wrote it, never inflected. $you is "yes" where the sentence speaks to
### the reader, whom $name then need not name. Nobody's sex is known: nothing may guess it.

## A match at a glance

match = Peli
# $rules is the name of a variant, such as Danish Agurk.
about = { $rules } · { $players ->
    [one] yksi pelaaja
   *[other] { $players } pelaajaa
} · { $deals ->
    [one] yksi jako
   *[other] { $deals } jakoa
}
loading = Peliä levitetään pöydälle …
# What follows names other rules than the usual ones, each as threshold=30.
house = Kotisäännöt: { $rules }
again-of = Nämä jaot oli jo pelattu toisessa pelissä. Niitä ei lasketa tilastoihin.
to-other = Katso se peli
not-over = Tämä peli ei ole ohi.
refused-not-found = Tässä osoitteessa ei ole peliä, tai se ei ole vielä ohi.
no-deals = Tämä peli päättyi ennen kuin korttejakaan jaettiin.
to-deals = Käy jaot läpi
to-review = Minkä arvoisia kortit olivat
deals = Jaot
deal-number = Jako { $deal }
# What each column has.
col-deal = Jako
col-dealer = Jakaja
col-last = Viimeinen tikki
# $cards are drawn behind it.
took-with = { $you ->
    [yes] Sinä:
   *[no] { $name }:
}
not-played = heitettiin pois
# What was paid for the last trick, behind a score; as short as can be.
plus = +{ $points }
minus = −{ $points }
# Read aloud in the cell of a score. $points is what was just paid, 0 for nothing.
score-cell = { $points ->
    [0] { $score }
   *[other] { $score }, lisää { $points }
}
life-cell = kurkku
out-cell = ulkona

## One deal, step by step

# The title of the page and of the view.
deal-of = Jako { $deal }/{ $deals }
deal-choice = Jako
# In a list of deals to choose from.
deal-paid = { $deal }: { $you ->
    [yes] sinä saat { $points }
   *[no] { $name } saa { $points }
}
deal-plain = { $deal }: ei pisteitä
to-match-short = Peli
previous-deal = Edellinen jako
next-deal = Seuraava jako
open-sheet = Jako kuvapuoli ylöspäin
trick = Tikki
# A row of the sheet: what somebody was dealt, of which the cards played are dimmed.
hand-of = Jaetut kortit, { $name }
hand-of-you = Sinulle jaetut kortit
card-gone = { $card }, lyöty
steps = Askel kerrallaan
controls = Käy jako läpi
first-step = Ensimmäiseen askeleeseen
last-step = Viimeiseen askeleeseen
previous-step = Askel taaksepäin
next-step = Askel eteenpäin
play = Toista
pause = Pysäytä
step-of = Askel { $step }/{ $steps }
keys = Nuolet vievät askelia, välilyönti toistaa, Page up ja Page down vaihtavat jakoa.

## Whether it was fair. $by is the name of a function, and is not translated

fair = Oliko se reilua
fair-checking = Jaot tehdään uudelleen …
# Said by whoever made this page of the deals: they were the promised ones.
fair-deal = Tämä jako oli rehellinen.
fair-deal-more = Sen siemen vastaa lupausta, joka annettiin ennen ensimmäistä korttia.
fair-match = Jokainen jako oli rehellinen.
fair-match-more = Arpa ja { $deals ->
    [one] jako seuraavat
   *[other] kaikki { $deals } jakoa seuraavat
} salaisuudesta, joka luvattiin ennen ensimmäistä korttia.
known-deal = Tämä jako on niin kuin pitää.
known-match = Jokainen jako on niin kuin pitää.
known-more = Se voitiin tietää etukäteen: samat jaot oli pelattu toisessa pelissä.
known-seed = Se voitiin tietää etukäteen: joku antoi salaisuuden siemenen.
wrong-deal = Tämä jako ei ole se, joka luvattiin.
wrong-match = Jokin ei ole niin kuin luvattiin.
wrong-promise = Salaisuus ei ole se, joka luvattiin.
wrong-seed = Annettu siemen ei tuota salaisuutta.
# $name is who should have dealt first.
wrong-lot = Arvan mukaan ensimmäisenä olisi pitänyt jakaa: { $name }.
# $deals is one number or several, such as 3 and 5.
wrong-deals = { $number ->
    [one] Jako { $deals } ei ole se, jonka salaisuus tuottaa.
   *[other] Jaot { $deals } eivät ole ne, jotka salaisuus tuottaa.
}
wrong-elsewhere = Tämä jako on oikein, mutta jokin muu tässä pelissä ei ole.
open-match = Jakoja ei voi tarkistaa.
open-match-more = Tässä tallenteessa ei ole lupausta, tai siitä puuttuu siihen kuuluva salaisuus.
how = Mistä se tiedetään
made-here = Tehty uudelleen tällä laitteella siitä, mitä tässä lukee; palvelimelta ei kysytty.
step-promise = Lupaus
step-promise-more = Annettiin ennen ensimmäistä jakoa: salaisuuden SHA-256. Se sitoo eikä paljasta mitään.
step-secret = Salaisuus
step-secret-more = Julkaistiin pelin jälkeen. Sen SHA-256 { $good ->
    [yes] on lupaus.
   *[no] on toinen:
}
step-seed = Annettu siemen
step-seed-more = { $good ->
    [yes] Siitä seuraa salaisuus.
   *[no] Siitä seuraa toinen salaisuus.
}
step-nonces = Sattuman sanat
step-nonces-more = Mitä pelaajat lisäsivät paikkojen järjestyksessä, jottei kukaan yksin valinnut jakoja.
step-none = ei mitään
step-name = Pelin nimi
step-name-more = Se on mukana joka siemenessä, jotta kahdella pelillä ei ole samoja jakoja.
step-lot = Arpa
step-lot-more = { $good ->
    [yes] Siemenen mukaan ensimmäinen jakaja on { $name }, ja niin olikin.
   *[no] Siemenen mukaan ensimmäinen jakaja on { $name }, mutta ensimmäisenä jakoi { $found }.
}
step-deals = Jakojen siemenet
step-deals-more = Kukin on HMAC-SHA-256, jonka avain on salaisuus, laskettuna pelin nimestä, jaon numerosta ja sattuman sanoista. Se sekoittaa pakan, ja kortit jaetaan yksi kerrallaan jakajan vasemmalta.
deal-good = Jako { $deal }: kortit ovat oikeat
deal-wrong = Jako { $deal }: kortit eivät ole oikeat
# $due and $found are cards such as 9♣.
deal-due = { $name }: kuului saada { $due }, sai { $found }.
deal-stock = Pakan loput eivät ole ne, jotka niiden pitäisi olla.
good = oikein
bad = väärin
copy = Kopioi
# Read aloud: what a button copies.
copy-what = Kopioi: { $what }
copied = Kopioitu
insecure = Tämä selain tarkistaa jakoja vain suojatuilla sivuilla (https), eikä tämä ole sellainen. Palvelin voi tarkistaa ne; se todistaa vähemmän.
ask-server = Anna palvelimen tarkistaa
verdict-fair = Palvelimen mukaan jokainen jako on niin kuin luvattiin.
verdict-named = Palvelimen mukaan jokainen jako on niin kuin pitää; se voitiin tietää etukäteen.
verdict-replayed = Palvelimen mukaan kaikki pelattiin sääntöjen mukaan. Jakoja ei voi tarkistaa.
verdict-wrong = Palvelimen mukaan jokin on vialla:

## What can be done with it

keep-it = Säilytä, näytä
download = Lataa tallenne
download-what = Tekstitiedosto, jonka voi lukea, tarkistaa ja avata täällä uudelleen.
download-short = Tallenne
download-lines = JSON Lines -muodossa
share = Jaa linkki
copy-link = Kopioi linkki
link-copied = Linkki on kopioitu.
link-not-copied = Kopioi se tästä:
play-again = Pelaa tämä jako uudelleen
play-again-what = Entä jos? Alussa kaikki on niin kuin tässä jaossa: samat kortit, pisteet ja jakaja. Botit pelaavat muiden puolesta, ja peli jatkuu siitä. Sitä ei lasketa tilastoihin.
play-again-go = Pelaa tämä jako
play-again-opening = Kortteja levitetään …
same-deals = Samat jaot kavereille
same-deals-what = Linkin avaaja pelaa samat jaot samalta paikalta botteja vastaan. Alla kaikki voivat verrata.
same-deals-see = Katso sitä

## The same deals

same-title = Samat jaot
same-about = Tämän pelin pelasi { $name }: { $rules }, { $players } pelaajaa. Saat samat kortit, jako jaolta, niin kauan kuin peli kestää.
same-about-nobody = Tämä oli peli: { $rules }, { $players } pelaajaa. Saat samat kortit, jako jaolta, niin kauan kuin peli kestää.
same-about-you = Olet pelannut tämän pelin: { $rules }, { $players } pelaajaa. Saat samat kortit, jako jaolta, niin kauan kuin peli kestää.
same-fine = Ensimmäinen jakaja ja joka jaon kortit ovat samat. Mitä lyöt, on sinun asiasi, ja jaot tietää se, joka katsoo pelin. Sitä ei lasketa tilastoihin.
same-name = Nimesi
same-seat = Paikkasi
# In a list of seats. $name sat there in the match.
same-seat-of = { $number }: siinä istui { $name }
same-go = Pelaa
same-before = Katso itse peliä
compare = Miten muille kävi
compare-nobody = Kukaan muu ei ole vielä pelannut näitä jakoja.
compare-what = Mitä kukin sai viimeisistä tikeistä; vähempi on parempi.
col-who = Kuka
col-seat = Paikka
col-result = Tulos
col-points = Saadut pisteet
col-tricks = Viimeiset tikit
first-match = ensimmäinen
won = voitti
# Several share the win.
won-part = jakoi voiton
lost = hävisi
neither = ei voittoa
points = { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
}

## What one has played

records = Pelatut pelit
records-title = Mitä olet pelannut
my-matches = Pelisi
more-matches = Aiempia pelejä
# Beside a match whose deals were known.
mark-again = samat jaot
none = Ei vielä mitään
none-what = Jokainen loppuun pelaamasi peli jää tänne: mitä se maksoi, ja kaikki kortit kuvapuoli ylöspäin.
none-play = Pelaa peli
no-more = Siinä kaikki.
statistics = Lyhyesti
statistics-what = Pelejä, joiden jaot voitiin tietää, ei lasketa.
fact-matches = { $matches ->
    [one] peli
   *[other] peliä
}
fact-won = voitettu
fact-cost = pistettä viimeisestä tikistä keskimäärin
fact-deals = { $deals ->
    [one] jako
   *[other] jakoa
}
plot-won = Voitetut pelit
plot-won-what = Viiva on tasapeli näin monen pelaajan kesken.
plot-cost = Mitä viimeinen tikki maksoi
plot-cost-what = Pisteitä keskimäärin jokaisesta viimeisestä tikistä, jonka veit.
plot-last = Viemäsi viimeiset tikit
plot-last-what = Kaikista jaoista. Viiva on tasapeli näin monen pelaajan kesken.
# A way to play, in the plots. $players is how many.
way-players = { $variant }, { $players ->
    [one] yksi pelaaja
   *[other] { $players } pelaajaa
}
percent = { $number } %
# Read aloud behind a percentage.
even = tasan olisi { $number } %
of-matches = { $matches ->
    [one] yksi peli
   *[other] { $matches } peliä
}
col-way = Peli
col-value = Sinä
col-even = Tasan

## A record from a file

open-file = Avaa tallenne
open-file-what = Mikä tahansa .agurk-tiedosto: oma, kaverin tai käsin kirjoitettu. Se näytetään täällä eikä sitä säilytetä.
open-file-choose = Valitse tiedosto
open-file-drop = tai pudota se tähän
open-file-large = Se on liian suuri tallenteeksi.
opened = Tallenne tiedostosta; siitä ei säilytetä täällä mitään.

## Another device

device = Toisella laitteella
device-what = Pelisi kuuluvat tälle selaimelle. Tällä linkillä ne kuuluvat toisellekin. Kenellä se on, se on sinä: älä näytä sitä kenellekään.
device-make = Tee linkki
device-made = Avaa tämä toisella laitteella:
device-join = Otetaanko nämä pelit käyttöön täällä?
device-join-what = Tämä linkki tekee tästä selaimesta saman pelaajan kuin toisesta. Täällä ennen pelattu jää sille pelaajalle, joka tämä selain oli, eikä kukaan voi olla se enää.
device-join-go = Ota käyttöön
device-no = Anna olla
device-bad = Tämä linkki ei enää kelpaa. Tee uusi.
