### Hva måtene å spille på heter. En melding er nøkkelen til en variant.
###
### Spillets navn på dets egne språk blir: Agurk, Gurka, Ogórek, Kurkku, Gúrka ...

# En variant med husregler.
house = { $name }, husregler

danish = Dansk Agurk
diku = Dansk Agurk med bonus for like kort
diku_jokers = Dansk Agurk med bonus og tre jokere
diku_exchange = Dansk Agurk med bonus og bytte
danish_kept = Dansk Agurk der kort blir ute
danish_tie_all = Dansk Agurk, alle like høye betaler
danish_first_over = Dansk Agurk, den første over 21 taper
danish_exact_reset = Dansk Agurk der kort blir ute og 21 blir 0
danish_loser_card = Dansk Agurk, det tapende kortet gir antallet
cucumber = Cucumber
cucumber_hard = Cucumber om penger
cucumber_free = Cucumber der man fritt slår
cucumber_dealers_choice = Cucumber, giveren velger
cucumber_21 = Cucumber, den første på 21 taper
cucumber_plain_aces = Cucumber med vanlige ess
cucumber_free_plain_aces = Cucumber der man fritt slår, med vanlige ess
spillemagasinet = Cucumber som i Spillemagasinet
gurka_se = Gurka som i svenske bøker
gurka_se_previous = Gurka, bare kortet før gjelder
gurka_se_forced = Gurka der man må slå
gurka_se_modern = Gurka som på svenske nettsider
gurka_se_lead_lowest = Gurka, det laveste kortet spilles ut
gurka_se_20 = Gurka til 20 med gratis vei tilbake
gurka_se_match = Gurka, samme verdi først
parlett = Cucumber, Parletts form
ogorek = Ogórek
ogorek_two_packs = Ogórek med to kortstokker
ogorek_classic = Ogórek til 21
ogorek_kontra = Ogórek med kontra
kurkku_sandgren = Kurkku, Sandgrens form
kurkku_salo = Kurkku, Salos form
matapesa = Mätäpesä
kurko = Kurko
rassi = Rassi
gurka_no = Gurka, norsk form
gurka_no_jokers = Gurka, norsk form med jokere
gurka_no_ace_once = Gurka, norsk form, ikke ess på ess
norwegian_vidargas = Norsk Agurk, Vidargas' form
agurk_no_wiki = Norsk Agurk
rokkar = Røkkar
sjuer = Sjuer
gurka_is = Gúrka
gurka_is_six_loses = Gúrka, kløver 6 taper
gurka_is_sevens = Gúrka med svarte sjuere
gurka_is_exchange = Gúrka med bytte
vidivellir = Víðivallagúrka
twenty_two = Twenty-Two
concombre = Concombre
five_cucumbers = Five Cucumbers
bga = Cucumber på Board Game Arena
agurk_server = Serverprogrammets Agurk
krypkille = Krypkille
