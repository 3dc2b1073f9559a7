### What the ways to play are called. A message is the key of a variant.
###
### Names of the game in its own languages stay: Agurk, Gurka, Ogórek, Kurkku, Gúrka ...

# A variant with house rules.
house = { $name }, house rules

danish = Danish Agurk
diku = Danish Agurk with a bonus for equals
diku_jokers = Danish Agurk with a bonus and three jokers
diku_exchange = Danish Agurk with a bonus and an exchange
danish_kept = Danish Agurk with cards kept
danish_tie_all = Danish Agurk, all equals pay
danish_first_over = Danish Agurk, the first over 21 loses
danish_exact_reset = Danish Agurk with cards kept, 21 clears
danish_loser_card = Danish Agurk, the losing card sets the hand
cucumber = Cucumber
cucumber_hard = Cucumber for hard score
cucumber_free = Cucumber with free heading
cucumber_dealers_choice = Cucumber, dealer's choice
cucumber_21 = Cucumber, the first to 21 loses
cucumber_plain_aces = Cucumber with plain aces
cucumber_free_plain_aces = Cucumber with free heading and plain aces
spillemagasinet = Cucumber as in Spillemagasinet
gurka_se = Gurka, Swedish book form
gurka_se_previous = Gurka, only the card before counts
gurka_se_forced = Gurka with compulsory heading
gurka_se_modern = Gurka, Swedish web form
gurka_se_lead_lowest = Gurka, the lowest card is led
gurka_se_20 = Gurka to 20 with a free return
gurka_se_match = Gurka, same rank first
parlett = Cucumber, Parlett's form
ogorek = Ogórek
ogorek_two_packs = Ogórek with two packs
ogorek_classic = Ogórek to 21
ogorek_kontra = Ogórek with Kontra
kurkku_sandgren = Kurkku, Sandgren's form
kurkku_salo = Kurkku, Salo's form
matapesa = Mätäpesä
kurko = Kurko
rassi = Rassi
gurka_no = Gurka, Norwegian form
gurka_no_jokers = Gurka, Norwegian form with jokers
gurka_no_ace_once = Gurka, Norwegian form, no ace on an ace
norwegian_vidargas = Norwegian Agurk, Vidargas' form
agurk_no_wiki = Norwegian Agurk
rokkar = Røkkar
sjuer = Sjuer
gurka_is = Gúrka
gurka_is_six_loses = Gúrka, the club six loses
gurka_is_sevens = Gúrka with black sevens
gurka_is_exchange = Gúrka with an exchange
vidivellir = Víðivallagúrka
twenty_two = Twenty-Two
concombre = Concombre
five_cucumbers = Five Cucumbers
bga = Cucumber on Board Game Arena
agurk_server = Agurk of the server program
krypkille = Krypkille
