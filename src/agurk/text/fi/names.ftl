### What the ways to play are called. A message is the key of a variant.
###
### Names of the game in its own languages stay: Agurk, Gurka, Ogórek, Kurkku, Gúrka ...

# A variant with house rules.
house = { $name }, kotisäännöin

danish = Tanskalainen Agurk
diku = Tanskalainen Agurk, hyöty yhtä suurista
diku_jokers = Tanskalainen Agurk, hyöty ja kolme jokeria
diku_exchange = Tanskalainen Agurk, hyöty ja vaihto
danish_kept = Tanskalainen Agurk, hävinneet kortit jäävät
danish_tie_all = Tanskalainen Agurk, kaikki yhtä suuret saavat pisteet
danish_first_over = Tanskalainen Agurk, ensimmäinen yli 21 häviää
danish_exact_reset = Tanskalainen Agurk, kortit jäävät ja 21 nollaa
danish_loser_card = Tanskalainen Agurk, hävinnyt kortti määrää jaon
cucumber = Cucumber
cucumber_hard = Cucumber, kova pistelasku
cucumber_free = Cucumber vapaalla päällelyönnillä
cucumber_dealers_choice = Cucumber, jakaja valitsee
cucumber_21 = Cucumber, ensimmäinen 21:ssä häviää
cucumber_plain_aces = Cucumber tavallisin ässin
cucumber_free_plain_aces = Cucumber vapaalla päällelyönnillä ja tavallisin ässin
spillemagasinet = Cucumber niin kuin Spillemagasinet
gurka_se = Gurka, ruotsalainen kirjan muoto
gurka_se_previous = Gurka, vain edellinen kortti ratkaisee
gurka_se_forced = Gurka päällelyöntipakolla
gurka_se_modern = Gurka, ruotsalainen verkon muoto
gurka_se_lead_lowest = Gurka, aloitetaan pienimmällä
gurka_se_20 = Gurka 20:een ja ilmainen paluu
gurka_se_match = Gurka, yhtä suuri ensin
parlett = Cucumber, Parlettin muoto
ogorek = Ogórek
ogorek_two_packs = Ogórek kahdella pakalla
ogorek_classic = Ogórek 21:een
ogorek_kontra = Ogórek ja Kontra
kurkku_sandgren = Kurkku, Sandgrenin muoto
kurkku_salo = Kurkku, Salon muoto
matapesa = Mätäpesä
kurko = Kurko
rassi = Rassi
gurka_no = Gurka, norjalainen muoto
gurka_no_jokers = Gurka, norjalainen muoto jokereilla
gurka_no_ace_once = Gurka, norjalainen muoto, ei ässää ässän päälle
norwegian_vidargas = Norjalainen Agurk, Vidargasin muoto
agurk_no_wiki = Norjalainen Agurk
rokkar = Røkkar
sjuer = Sjuer
gurka_is = Gúrka
gurka_is_six_loses = Gúrka, ristikuutonen häviää
gurka_is_sevens = Gúrka mustilla seiskoilla
gurka_is_exchange = Gúrka ja vaihto
vidivellir = Víðivallagúrka
twenty_two = Twenty-Two
concombre = Concombre
five_cucumbers = Viisi kurkkua
bga = Cucumber, Board Game Arena
agurk_server = Palvelinohjelman Agurk
krypkille = Krypkille
