### What the terminal's own screens say.
###
### $you is "yes" where the sentence speaks to the player, whom $name then need not name.

## The table

deal = Jako { $deal }
place-you = sinä
chip-bot = botti
chip-away = poissa
chip-deals = jakaa
too-small = Pöytä tarvitsee { $wide } × { $high } merkkiä; tässä on { $cells } × { $lines }. Suurenna ikkunaa.

## The sentence above the hand

thinking =
    { $you ->
        [yes] Mietit
       *[no] { $name } miettii
    }
others-size =
    { $you ->
        [yes] Sinä sanot korttien määrän
       *[no] { $name } sanoo määrän
    }
others-exchange =
    { $you ->
        [yes] Vaihdat kortteja
       *[no] { $name } vaihtaa kortteja
    }
others-kontra =
    { $you ->
        [yes] Sanotko Kontra?
       *[no] Sanooko { $name } Kontra?
    }
others-buy-in =
    { $you ->
        [yes] Ostatko itsesi takaisin?
       *[no] Ostaako { $name } paluun?
    }
lot = Arpa valitsee ensimmäisen jakajan
dealing = Kortit jaetaan
over = Peli on ohi
asked-size = Sinä jaat: montako kullekin?
asked-exchange = Mitkä kortit vaihdat?
asked-buy-in = Ostatko itsesi takaisin?
pays-lead =
    { $you ->
        [yes]
            Saat { $points ->
                [one] yhden pisteen
               *[other] { $points } pistettä
            }
       *[no]
            { $name } saa { $points ->
                [one] yhden pisteen
               *[other] { $points } pistettä
            }
    }
pay-lead = { $players ->
    [0] Kukaan ei saa pisteitä
   *[other] { $players } pelaajaa saa pisteitä
}
cover = Seuraavaksi { $name }
cover-more = Kukaan muu ei katso. Enter näyttää kortit pelaajalle { $name }.

## The line below it

holds =
    { $you ->
        [yes] Sinä johdat: { $cards }.
       *[no] { $name } johtaa: { $cards }.
    }
would-pay-more =
    { $you ->
        [yes] Viimeinen tikki: saisit { $points }, jos tikin vie { $cards }.
       *[no] Viimeinen tikki: { $name } saisi { $points }, jos tikin vie { $cards }.
    }
last-trick-more = Viimeinen tikki: sen vienyt saa pisteitä.
after-one = Sinun jälkeesi lyö { $name }.
after =
    { $players ->
        [0] Lyöt viimeisenä.
        [one] Jälkeesi lyö yksi pelaaja.
       *[other] Jälkeesi lyö { $players } pelaajaa.
    }
exchange-none = Nyt ei voi vaihtaa: Enter pitää kaikki.
exchange-most = Merkitse { $least ->
    [0] enintään { $most }
   *[other] { $least }–{ $most }
} välilyönnillä; Enter vaihtaa ne.
exchange-exactly = Merkitse { $most } välilyönnillä tai ei yhtään; Enter vaihtaa ne.
not-so-many = Noin montaa korttia ei voi nyt vaihtaa.
not-saved = Ottelu pysähtyi, koska sitä ei voi tallentaa: { $why }
record-kept = Pöytäkirja on tiedostossa { $file }
not-recorded = Pöytäkirjaa ei voitu tallentaa: { $why }

## What can be chosen

choice-kontra = Sano Kontra
choice-no-kontra = Ohi
choice-buy-in = Osta paluu
choice-no-buy-in = Älä osta
choice-keep = Pidä kaikki kortit
choice-change-all = Vaihda kaikki kortit
offer-start = Aloita
offer-pause = Pyydä taukoa
offer-resume = Jatka
offer-undo = Ota korttini takaisin
offer-redeal = Sano jako vääräksi
offer-rematch = Uusi peli
offer-yes = Kyllä
offer-no = Ei
offer-return = Ota korttini takaisin
offer-claim = Lyö loput
offer-hint = Vihje
menu-talk = Sano jotain
menu-dispute = Kyseenalaista lyönti
menu-go-back = Takaisin pöytään
menu-rules = Tämän pöydän säännöt
menu-theme = Muut värit
menu-colours = Joka maalla oma väri
menu-leave = Lähde pöydästä; ottelu säilyy

## The keys

key-menu = valikko
key-help = ohje
key-back = takaisin
key-next = seuraava kenttä
key-go-on = jatka
key-leave = poistu
key-choose = valitse
key-start = aloita
key-hint = vihje
key-talk = sano
key-yes = kyllä
key-no = ei
key-mark = merkitse
key-why = miksi?
key-log = tähän asti
key-scores = pisteet
help-table = Nuolinäppäimet kulkevat kortista korttiin, Tab seuraavaan pelattavaan. Kirjoitettu arvo vie kortilleen.
    Enter pelaa; välilyönti merkitsee kortit, jotka kuuluvat yhteen tai vaihdetaan.
    Lailliset kortit ovat koholla, paksussa kehyksessä ja sana alla. Muut ovat alhaalla katkoviivoin; F2 kertoo syyn.
    Palkki kortin molemmin puolin kertoo, että se vei tikin tai johtaa sitä nyt.
    ○ on syöty tikki, ◉ meneillään oleva, ● tuleva, ◆ viimeinen, joka maksaa.
    ? kertoo kunkin kortin arvon siellä, missä vihjeitä annetaan. F3 kertoo tapahtumat, F4 pisteet, F5 säännöt.
    Muiden kanssa: F6 sanoo jotain, F7 kyseenalaistaa lyönnin, F8 ja F9 vastaavat kysymykseen kyllä ja ei.
    Esc avaa valikon. Hiiri toimii kaikkialla.
talk = Mitä sanot?
talk-write = Tai kirjoita se tähän (Tab)
talk-mute = Vaimenna { $name }
talk-hear = Kuuntele taas: { $name }
dispute-whose = Säännöt ratkaisevat heti, ja kaikki kuulevat tuloksen. Kenen viimeisin lyönti?
hint-coming = Haetaan …
hint-of-what = Ottelun voiton todennäköisyys on kunkin kortin alla.
percent = { $number } %

## The first screen

motto = Seitsemän tikkiä. Vain viimeinen kirpaisee.
start-go-on = Jatka kesken jäänyttä ottelua
start-bots = Pelaa botteja vastaan
start-hot-seat = Pelatkaa samalla näppäimistöllä
start-join = Istu pöytään palvelimella
start-keep = Pidä pisteitä
start-record = Avaa pöytäkirja
start-rules = Säännöt
start-language = Kieli: suomi
start-theme = Värit: tummat, vaaleat tai vahva kontrasti
start-colours = Joka maalla oma väri
start-quit = Lopeta
fault = Ohjelmassa oli virhe, ja se pysähtyi; ottelu on tallessa viimeiseen korttiin asti. Lisää on tiedostossa { $file }

## What is played

form-variant = Muunnelma
form-house = Kotisäännöt
form-players = Pelaajia
form-name = Nimesi
form-names = Nimet pilkuin erotettuina
form-level = Millainen botti on
form-pace = Tahti
form-begin = Aloita
form-who = Sano, ketkä pelaavat.
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
pace-calm = Rauhallinen
pace-normal = Kuin pöydässä
pace-quick = Nopea
pace-at-once = Heti

## On a server

join-link = Linkki pöytään
join-watch = Vain katselu
join-go = Istu
join-coming = Tullaan pöytään …
join-guest = Vieras
away = Yhteys pöytään katkesi. Yritetään uudelleen.
away-waiting = Tämä lyödään heti, kun pöytä on taas täällä.
problem-other = Se ei onnistunut: { $told }
time-left =
    { $seconds ->
        [one] Yksi sekunti jäljellä.
       *[other] { $seconds } sekuntia jäljellä.
    }
stepped-away = { $name } poistui hetkeksi
asks-pause =
    { $you ->
        [yes] Pyydät taukoa.
       *[no] { $name } pyytää taukoa.
    }
asks-undo =
    { $you ->
        [yes] Pyydät korttiasi takaisin.
       *[no] { $name } pyytää korttia takaisin.
    }
asks-rematch =
    { $you ->
        [yes] Pyydät uutta peliä.
       *[no] { $name } pyytää uutta peliä.
    }
paused = Pöytä on tauolla
waiting =
    { $you ->
        [yes] Aloita, kun kaikki ovat täällä
       *[no] Pelin aloittaa { $name }
    }
waiting-nobody = Tällä pöydällä ei ole vetäjää
bot-for-you = Botti pelaa puolestasi
ended-closed = Pöytä on suljettu
ended-removed = Sinut poistettiin tästä pöydästä
ended-no-table = Sellaista pöytää ei ole
ended-no-spectators = Vain pelaajat näkevät pöydän
ended-token = Tämä linkki ei enää kelpaa
ended-token-expired = Tämä linkki on vanhentunut
ended-protocol = Palvelin puhuu toista versiota; ohjelma on päivitettävä
ended-left = Lähdit pöydästä
offer-give-up = Luovu paikastani

## Keeping score

keep-line = Kuka vei viimeisen tikin ja millä: bo 9
keep-over = Ottelu on ohi: rematch aloittaa uuden.
key-undo = peru
key-redo = tee uudelleen
key-anew = uusi lehti
key-legal = oliko se laillinen?
key-rules = säännöt

## Matches that are over

record-file = Tiedosto, jossa on pöytäkirja
record-nothing = Tiedostossa ei ole ottelua.
record-which = Mikä ottelu?
step-of = Askel { $step }/{ $steps }
key-step = askel
key-deal = jako
key-review = korttien arvo
reviewing = Hetki: kortteja punnitaan …
