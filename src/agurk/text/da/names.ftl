### Hvad måderne at spille på hedder. En besked er nøglen til en variant.
###
### Spillets navne på dets egne sprog bliver: Agurk, Gurka, Ogórek, Kurkku, Gúrka ...

# En variant med husregler.
house = { $name }, husregler

danish = Dansk Agurk
diku = Dansk Agurk med bonus for lige kort
diku_jokers = Dansk Agurk med bonus og tre jokere
diku_exchange = Dansk Agurk med bonus og bytte
danish_kept = Dansk Agurk, hvor kort bliver ude
danish_tie_all = Dansk Agurk, alle lige høje betaler
danish_first_over = Dansk Agurk, den første over 21 taber
danish_exact_reset = Dansk Agurk, hvor kort bliver ude og 21 bliver til 0
danish_loser_card = Dansk Agurk, det tabende kort giver antallet
cucumber = Cucumber
cucumber_hard = Cucumber om penge
cucumber_free = Cucumber, hvor man frit slår
cucumber_dealers_choice = Cucumber, giveren vælger
cucumber_21 = Cucumber, den første på 21 taber
cucumber_plain_aces = Cucumber med almindelige esser
cucumber_free_plain_aces = Cucumber, hvor man frit slår, med almindelige esser
spillemagasinet = Cucumber som i Spillemagasinet
gurka_se = Gurka, som i svenske bøger
gurka_se_previous = Gurka, kun kortet før gælder
gurka_se_forced = Gurka, hvor man skal slå
gurka_se_modern = Gurka, som på svenske netsider
gurka_se_lead_lowest = Gurka, det laveste kort spilles ud
gurka_se_20 = Gurka til 20 med gratis vej tilbage
gurka_se_match = Gurka, samme værdi først
parlett = Cucumber, Parletts form
ogorek = Ogórek
ogorek_two_packs = Ogórek med to spil kort
ogorek_classic = Ogórek til 21
ogorek_kontra = Ogórek med kontra
kurkku_sandgren = Kurkku, Sandgrens form
kurkku_salo = Kurkku, Salos form
matapesa = Mätäpesä
kurko = Kurko
rassi = Rassi
gurka_no = Gurka, norsk form
gurka_no_jokers = Gurka, norsk form med jokere
gurka_no_ace_once = Gurka, norsk form, intet es på et es
norwegian_vidargas = Norsk Agurk, Vidargas' form
agurk_no_wiki = Norsk Agurk
rokkar = Røkkar
sjuer = Sjuer
gurka_is = Gúrka
gurka_is_six_loses = Gúrka, klør 6 taber
gurka_is_sevens = Gúrka med sorte syvere
gurka_is_exchange = Gúrka med bytte
vidivellir = Víðivallagúrka
twenty_two = Twenty-Two
concombre = Concombre
five_cucumbers = Five Cucumbers
bga = Cucumber på Board Game Arena
agurk_server = Serverprogrammets Agurk
krypkille = Krypkille
