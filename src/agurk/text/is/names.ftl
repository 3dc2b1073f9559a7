### What the ways to play are called. A message is the key of a variant.
###
### Names of the game in its own languages stay: Agurk, Gurka, Ogórek, Kurkku, Gúrka ...

# A variant with house rules.
house = { $name }, heimareglur

danish = Danskt Agurk
diku = Danskt Agurk, jafnhá spil græða
diku_jokers = Danskt Agurk, jafnhá spil græða, þrír jókerar
diku_exchange = Danskt Agurk, jafnhá spil græða, með skiptum
danish_kept = Danskt Agurk, tapspil liggja úti
danish_tie_all = Danskt Agurk, allir jafnháir fá stig
danish_first_over = Danskt Agurk, sá fyrsti yfir 21 tapar
danish_exact_reset = Danskt Agurk, tapspil liggja úti, 21 núllar
danish_loser_card = Danskt Agurk, tapspilið ræður fjölda spila
cucumber = Cucumber
cucumber_hard = Cucumber með hörðum stigareikningi
cucumber_free = Cucumber með frjálsu vali
cucumber_dealers_choice = Cucumber, gjafarinn ræður
cucumber_21 = Cucumber, sá fyrsti í 21 tapar
cucumber_plain_aces = Cucumber með venjulegum ásum
cucumber_free_plain_aces = Cucumber með frjálsu vali og venjulegum ásum
spillemagasinet = Cucumber eins og í Spillemagasinet
gurka_se = Gurka, sænsk bókargerð
gurka_se_previous = Gurka, aðeins spilið á undan gildir
gurka_se_forced = Gurka með skyldu til að láta hærra
gurka_se_modern = Gurka, sænsk vefgerð
gurka_se_lead_lowest = Gurka, lægsta spilið fer út
gurka_se_20 = Gurka í 20 með ókeypis endurkomu
gurka_se_match = Gurka, jafnhátt fyrst
parlett = Cucumber, gerð Parletts
ogorek = Ogórek
ogorek_two_packs = Ogórek með tveimur stokkum
ogorek_classic = Ogórek í 21
ogorek_kontra = Ogórek með Kontra
kurkku_sandgren = Kurkku, gerð Sandgrens
kurkku_salo = Kurkku, gerð Salos
matapesa = Mätäpesä
kurko = Kurko
rassi = Rassi
gurka_no = Gurka, norsk gerð
gurka_no_jokers = Gurka, norsk gerð með jókerum
gurka_no_ace_once = Gurka, norsk gerð, ekki ás á ás
norwegian_vidargas = Norskt Agurk, gerð Vidargas
agurk_no_wiki = Norskt Agurk
rokkar = Røkkar
sjuer = Sjuer
gurka_is = Gúrka
gurka_is_six_loses = Gúrka, laufasexan tapar
gurka_is_sevens = Gúrka með svörtum sjöum
gurka_is_exchange = Gúrka með skiptum
vidivellir = Víðivallagúrka
twenty_two = Twenty-Two
concombre = Concombre
five_cucumbers = Fimm gúrkur
bga = Cucumber á Board Game Arena
agurk_server = Agurk þjónsforritsins
krypkille = Krypkille
