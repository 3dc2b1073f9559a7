### Around the play: coming to a table, sitting down, asking the others, what follows a match.
###
### $name, $own, $other and $names are names as somebody wrote them, never inflected; $names may be
### several in one breath. $you is "yes" where the sentence speaks to the reader. $level is how a bot
### plays, in a word. Nobody's sex is known: nothing may guess it.

## Coming to a table

table = Pöytä
coming = Tullaan pöytään …
host = Pöydän vetäjä on { $name }.
playing-deal = Jako { $deal } on käynnissä.
take-a-seat = Istu pöytään
full = Kaikki paikat on varattu
your-name = Nimesi
sit-down = Istu
sitting-down = Istutaan …
joins-later = Kortit on jaettu. Botti pelaa tämän jaon, sinä seuraavasta alkaen.
watch = Katso
no-watching = Pöydän näkevät vain siinä istuvat.
own-table = Avaa oma pöytä
this-table = Tämä pöytä
rules = Tämän pöydän säännöt
house-rules = Täällä pelataan toisin
no-rules = Sääntöjä ei nyt voida kertoa. Lataa sivu myöhemmin uudelleen.
spent = Se paikan linkki ei enää kelpaa. Voit ottaa vapaan paikan.
seats = Paikat
seat = Paikka { $number }
free = vapaa
owner = pöydän vetäjä
away-now = poissa
stood-in = poissa, botti pelaa
bot = Botti, { $level }
# The reader's own seat in a list of people.
you = { $name } (sinä)
# A link to a seat was followed by somebody who has one.
which-seat = Kumpi paikka?
which-seat-what = Tämä linkki avaa paikan, jolla istuu { $other }. Tässä selaimessa olet samassa pöydässä nimellä { $own }.
keep-seat = Jatka nimellä { $name }
take-seat = Pelaa nimellä { $name }

## What a table is like

pace-none = Ei kelloa: jokainen miettii niin kauan kuin haluaa.
pace-relaxed = Minuutti korttia kohti.
pace-quick = 15 sekuntia korttia kohti.
late-lowest = Kun aika loppuu, lyödään pienin sallittu kortti.
late-bot = Kun aika loppuu, botti pelaa, kunnes palaat.
bots = Botit istuvat tyhjille paikoille. Taso: { $level }.
private = Yksityinen: sen löytää vain linkillä.
listed = Avoin: se näkyy kaikille, eikä vapaata tekstiä ole.
undo-yes = Kortin saa ottaa takaisin, jos kaikki suostuvat.
undo-no = Lyöty on lyöty.
hints-alone = Vihjeitä saa, kun pelaa yksin bottien kanssa.
hints-always = Kaikki saavat vihjeitä; siitä kuulevat kaikki.
hints-never = Ei vihjeitä.
# $watching is how many people watch.
watched = { $watching ->
    [0] Muut saavat katsoa.
    [one] Muut saavat katsoa; katsojia on yksi.
   *[other] Muut saavat katsoa; katsojia on { $watching }.
}
unwatched = Kukaan ei saa katsoa.

## No table

gone-no-table = Sellaista pöytää ei ole
    .what = Ehkä linkki katkesi, tai pöytä suljettiin aikoja sitten.
gone-closed = Tämä pöytä on suljettu
    .what = Täällä ei enää pelata.
gone-removed = Sinut poistettiin tästä pöydästä
    .what = Pöydän vetäjä antoi paikkasi pois.
gone-offline = Palvelimeen ei saada yhteyttä
    .what = Onko verkkoyhteys kunnossa? Pöydästä ei katoa mitään.
gone-no-spectators = Vain pelaajat näkevät tämän pöydän
    .what = Istu pöytään, niin näet pelin.
gone-protocol = Tämä sivu on vanhentunut
    .what = Lataa se uudelleen.
gone-token = Tämä linkki ei enää kelpaa
    .what = Pyydä uusi.
gone-token-expired = Tämä linkki on vanhentunut
    .what = Pyydä uusi.
gone-moved = Pöytä muuttaa
    .what = Se on hetken päästä taas täällä.
gone-unavailable = Pöytään ei saada yhteyttä
    .what = Yritä hetken päästä uudelleen. Mitään ei katoa.
# $told is the server's own sentence, in English.
gone-other = Tätä pöytää ei voida näyttää
    .what = { $told }
try-again = Yritä uudelleen
load-again = Lataa uudelleen
first-page = Alkuun
see-match = Katso peli

## Links

invite = Linkki tähän pöytään
invite-title = Agurkin pelaajia kaivataan: { $rules }
copy = Kopioi
copied = Kopioitu.
not-copied = Kopiointi ei onnistunut. Valitse ja kopioi itse.
share = Jaa linkki
code = Koodi
code-alt = Linkki QR-koodina
code-what = Suuntaa puhelimen kamera tähän.

## Before the match

# $empty is how many seats nobody has.
starts-with = { $empty ->
    [0] Kaikki paikat on varattu.
    [one] Botti ottaa tyhjän paikan, kun aloitat.
   *[other] Botit ottavat { $empty } tyhjää paikkaa, kun aloitat.
}
wait = Peli alkaa sinullekin itsestään. Voit jättää tämän sivun auki.
you-watch = Katsot peliä. Sinulle voi löytyä paikka.
watching-seat = Katsot peliä. Botti antaisi sinulle paikkansa.
start = Aloita
remove = Poista
remove-name = Poista { $name }
remove-sure = Poistetaanko varmasti?
bot-for = Kuka ottaa paikan { $number }
kept-free = Ei vielä kukaan
watching = { $watching ->
    [one] Katsojia on yksi.
   *[other] Katsojia on { $watching }.
}
leave = Lähde pöydästä
leave-sure = Lähdetkö varmasti?
close = Sulje pöytä kaikilta
close-sure = Suljetaanko varmasti?

## Asking the others

question = Kysymys
asks-pause = { $you ->
    [yes] Pyydät taukoa.
   *[no] { $name } pyytää taukoa.
}
asks-undo = { $you ->
    [yes] Pyydät korttiasi takaisin.
   *[no] { $name } pyytää korttia takaisin.
}
asks-rematch = { $you ->
    [yes] Pyydät uutta peliä.
   *[no] { $name } pyytää uutta peliä.
}
# $seats is how many have agreed.
agreed = { $seats ->
    [one] { $you ->
        [yes] Suostut.
       *[no] { $names } suostuu.
    }
   *[other] Suostuneet: { $names }.
}
awaited = Odotetaan vielä: { $names }.
yes = Kyllä
no = Ei
withdraw = Peru pyyntö
go-on = Jatka
take-again = Ota korttini takaisin
take-again-what = Botti pelaa puolestasi. Pelaat taas seuraavasta kortista.

## Deciding something beside a card

# $seconds is what is left. What happens then: the decision is declined, or a bot takes the seat.
time-left = { $seconds ->
    [one] Yksi sekunti jäljellä.
   *[other] { $seconds } sekuntia jäljellä.
}
then-buy-in = Sitten et osta paluuta.
then-kontra = Sitten et sano Kontra.
then-exchange = Sitten pidät kaikki kortit.
then-size = Sitten se päätetään puolestasi.
then-bot = Sitten botti pelaa puolestasi.
# Declining means that the match is over for the reader.
out-else = Jos et osta, olet ulkona.

## The menu

menu = Valikko
ask-pause = Pyydä taukoa
ask-pause-off = Ei nyt.
ask-undo = Ota korttini takaisin
ask-undo-off = Vain kun sinun korttisi on viimeisin.
redeal = Sano jako vääräksi
dispute = Kyseenalaista lyönti
dispute-what = Säännöt ratkaisevat heti, ja kaikki kuulevat tuloksen. Kenen viimeisin lyönti?
forced = Lyö pakolliset kortit itsestään
forced-what = Kun vain yksi on sallittu.
people = Ihmiset
invite-others = Kutsu muita
other-device = Paikkani toiselle laitteelle
sound = Ääni
sound-what = Koputus, kun on vuorosi.
text-table = Pöytä tekstinä
text-table-what = Kaikki sanoina.
settings = Asetukset
part-people = Tämän pöydän ihmiset
part-rules = Tämän pöydän säännöt
part-device = Paikkani toiselle laitteelle
part-invite = Kutsu muita
part-dispute = Kyseenalaista lyönti
device-what = Avaa tämä linkki toisella laitteellasi ja jatka siellä. Kenellä se on, se pelaa sinun korteillasi, joten pidä se omana tietonasi. Se kelpaa seitsemän päivää.
device-link = Linkki paikkaani
device-make = Tee linkki

## Talking

talk = Juttele
say = Sano jotain
send = Sano
phrases = Lisää …
mute = Vaimenna { $name }
hear = Kuuntele taas: { $name }
picture-smile = Hymy
picture-laugh = Nauru
picture-cry = Kyynel
picture-sweat = Huh
picture-clap = Aplodit
picture-cucumber = Kurkku

## The line to the table

away = Yhteys pöytään katkesi. Yritetään uudelleen.

## After the match

results = Miten kävi
player = Pelaaja
result = Tulos
result-won = voitti
result-lost = hävisi
cucumbers = Kurkut
points = Pisteet
money = Pelimerkit
rematch = Uusi peli
start-again = Uusi peli kysymättä
share-match = Jaa linkki
match-title = Agurk-peli: { $rules }

# Under a link that leads to this machine itself.
only-here = Linkki toimii vain tällä koneella. Muut pääsevät mukaan, kun palvelin käynnistetään valitsimella --host 0.0.0.0 ja tämä sivu avataan osoitteessa, jonka se ilmoittaa muille.
