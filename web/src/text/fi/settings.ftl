### What this device is set to.

title = Asetukset
kept-here = Tallessa vain tällä laitteella.

## Who and in which language

you = Sinä
name = Nimi
name-what = Miksi muut kutsuvat sinua pöydässä. Sitä kysytään vielä ennen kuin istut.
language = Kieli
language-browser = Selaimen mukaan
language-what = Kaikki paitsi se, mitä ihmiset kirjoittavat.

## How it looks

looks = Ulkoasu
preview = Miltä kortit näyttävät
theme = Värit
theme-device = Laitteen mukaan
theme-device-what = Päivällä vaalea ja yöllä tumma, jos laitteesi tekee niin.
theme-light = Vaalea
theme-light-what = Tumma muste paperilla.
theme-dark = Tumma
theme-dark-what = Vaalea muste tummalla paperilla; kortit pysyvät vaaleina.
four-colours = Joka maalla oma väri
four-colours-what = Ruutu on sininen ja risti vihreä. Maat eivät ratkaise tässä pelissä mitään.
large-index = Suuret arvot
large-index-what = Arvo täyttää kortin.
own-letters = Kielen omat kirjaimet
# $letters is what stands on jack, queen, king and ace, such as "B D K E".
own-letters-what = Jätkä, rouva, kuningas ja ässä ovat { $letters }, muuten J Q K A.
own-letters-same = Tässäkin kielessä ne ovat J Q K A.

## How it plays

plays = Pelaaminen
pace = Tahti
pace-calm = Rauhallinen
pace-calm-what = Korteilla ei ole kiire.
pace-normal = Tavallinen
pace-normal-what = Kuin pöydän ääressä.
pace-quick = Nopea
pace-quick-what = Niille, jotka osaavat jo.
motion = Liike
motion-device = Laitteen mukaan
motion-device-what = Paikallaan, jos laitteesi vähentää liikettä.
motion-on = Liikkuu
motion-on-what = Kortit lentävät pöytään.
motion-off = Paikallaan
motion-off-what = Mikään ei lennä. Tauot jäävät, jotta näet, kuka löi mitä.
confirm = Varmista ennen lyöntiä
confirm-what = Ensimmäinen painallus valitsee kortin, toinen lyö sen.
text-table = Pöytä tekstinä
text-table-what = Kaikki sanoina: ruudunlukijalle, isolle tekstille ja hitaille yhteyksille.

## How you are told

told = Sinun vuorosi
sound = Ääni
sound-what = Hiljainen koputus, kun on vuorosi.
try-sound = Kokeile
notify = Ilmoitus
notify-what = Kun tämä sivu on taustalla. Selain kysyy, sopiiko se.
notify-denied = Selain ei salli sitä. Voit muuttaa sen selaimen asetuksista tälle sivulle.
notify-none = Tämä selain ei tunne ilmoituksia.

## What is kept

data = Tietosi
data-what = Tiliä ei ole. Eväste kertoo palvelimelle, että olet sama pelaaja kuin eilen; sen alla ovat pelisi ja nimi, jota käytit.
delete = Poista tietoni
delete-what = Lähdet paikoiltasi, nimesi poistetaan kaikista tallenteista ja tilastosi katoavat. Pelit jäävät niille, jotka pelasivat kanssasi, mutta paikallasi ei ole ketään. Tätä ei voi perua. Myös tältä laitteelta unohdetaan paikkojen linkit ja nimesi; muut asetukset ja pöytäkirjat jäävät.
delete-sure = Poista lopullisesti
delete-keep = Pidä ne
deleting = Poistetaan …
# $matches is in how many records the name was taken out.
deleted = { $matches ->
    [0] Valmis. Sinusta ei ole enää mitään tallessa.
    [one] Valmis. Nimesi poistettiin yhdestä tallenteesta.
   *[other] Valmis. Nimesi poistettiin { $matches } tallenteesta.
}
nothing-kept = Sinusta ei ole mitään tallessa.
