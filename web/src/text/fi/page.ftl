### What the page says on its first view, and on every view.

back = Takaisin alkuun
try-again = Yritä uudelleen
view-failed = Tätä osaa sivusta ei voitu ladata. Onko verkkoyhteys kunnossa?
nowhere = Tässä osoitteessa ei ole mitään.
to-first = Alkuun

## The first view

motto = Seitsemän tikkiä. Vain viimeinen kirpaisee.
in-short = Lyö vähintään yhtä suuri kuin suurin kortti, tai heitä pienimpäsi. Viimeisen tikin vienyt saa pisteitä kortin hinnan verran. Kun 21 tulee täyteen, sinulle piirretään kurkku.
play-now = Pelaa heti
play-what = { $variant } · { $players ->
    [one] { $players } pelaaja
   *[other] { $players } pelaajaa
} · botit: { $level }
opening = Pöytää avataan …
change-play = Vaihda pelaajia, sääntöjä tai tasoa
invite = Kutsu kavereita
invite-what = Lähetä linkki. Botit pitävät tuolit lämpiminä.
keep-score = Pidä pisteitä
keep-score-what = Keittiön pöydässä. Toimii ilman verkkoa.
learn = Opi peli
learn-what = Säännöt ja yksi jako, neljä minuuttia.
records = Pelatut pelit
records-what = Kaikki pelisi, ja mitä ne maksoivat.
trust = Ei tiliä, ei seurantaa. Jokaisen jaon voi tarkistaa pelin jälkeen.
settings = Asetukset
language = Kieli
open-tables = Avoimet pöydät
someone = Vieras

## Bots, the weakest first

bot-beginner = aloittelija
bot-learner = harjoittelija
bot-casual = amatööri
bot-practised = kokenut
bot-skilled = taitava
bot-expert = ekspertti
bot-master = mestari
bot-uniform = umpimähkäinen
bot-lowest = arka
bot-sharp = terävä
bot-ladder = vakaa

## When something is refused

problem-offline = Palvelimeen ei saada yhteyttä. Yritä hetken päästä uudelleen.
problem-busy = Liikaa yhdellä kertaa. Odota hetki ja yritä uudelleen.
problem-other = Se ei onnistunut: { $told }

## A new version of the page

new-version = Sivusta on uusi versio.
new-version-waits = Uusi versio odottaa, kunnes yhtään pöytää ei ole auki.
new-version-take = Ota käyttöön
new-version-later = Myöhemmin
