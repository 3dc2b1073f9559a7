### Vad sätten att spela heter. Ett meddelande är en variants nyckel.
###
### Spelets namn på dess egna språk står kvar: Agurk, Gurka, Ogórek, Kurkku, Gúrka ...

# En variant med husregler.
house = { $name }, husregler

danish = Dansk Agurk
diku = Dansk Agurk med bonus för lika kort
diku_jokers = Dansk Agurk med bonus och tre jokrar
diku_exchange = Dansk Agurk med bonus och byte
danish_kept = Dansk Agurk där kort ligger kvar ute
danish_tie_all = Dansk Agurk, alla lika höga betalar
danish_first_over = Dansk Agurk, den första över 21 förlorar
danish_exact_reset = Dansk Agurk där kort ligger kvar ute och 21 blir 0
danish_loser_card = Dansk Agurk, det förlorande kortet ger antalet
cucumber = Cucumber
cucumber_hard = Cucumber om pengar
cucumber_free = Cucumber där man får slå fritt
cucumber_dealers_choice = Cucumber, givaren väljer
cucumber_21 = Cucumber, den första på 21 förlorar
cucumber_plain_aces = Cucumber med vanliga ess
cucumber_free_plain_aces = Cucumber där man får slå fritt, med vanliga ess
spillemagasinet = Cucumber som i Spillemagasinet
gurka_se = Gurka, som i böckerna
gurka_se_previous = Gurka, bara kortet före gäller
gurka_se_forced = Gurka där man måste slå
gurka_se_modern = Gurka, som på webben
gurka_se_lead_lowest = Gurka, lägsta kortet spelas ut
gurka_se_20 = Gurka till 20 med gratis väg tillbaka
gurka_se_match = Gurka, samma valör först
parlett = Cucumber, Parletts form
ogorek = Ogórek
ogorek_two_packs = Ogórek med två kortlekar
ogorek_classic = Ogórek till 21
ogorek_kontra = Ogórek med kontra
kurkku_sandgren = Kurkku, Sandgrens form
kurkku_salo = Kurkku, Salos form
matapesa = Mätäpesä
kurko = Kurko
rassi = Rassi
gurka_no = Gurka, norsk form
gurka_no_jokers = Gurka, norsk form med jokrar
gurka_no_ace_once = Gurka, norsk form, inget ess på ett ess
norwegian_vidargas = Norsk Agurk, Vidargas form
agurk_no_wiki = Norsk Agurk
rokkar = Røkkar
sjuer = Sjuer
gurka_is = Gúrka
gurka_is_six_loses = Gúrka, klöver 6 förlorar
gurka_is_sevens = Gúrka med svarta sjuor
gurka_is_exchange = Gúrka med byte
vidivellir = Víðivallagúrka
twenty_two = Twenty-Two
concombre = Concombre
five_cucumbers = Five Cucumbers
bga = Cucumber på Board Game Arena
agurk_server = Serverprogrammets Agurk
krypkille = Krypkille
