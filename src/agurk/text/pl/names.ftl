### Jak nazywają się sposoby gry. Wiadomość to klucz wariantu.
###
### Nazwy gry w jej własnych językach zostają: Agurk, Gurka, Ogórek, Kurkku, Gúrka ...

# Wariant z zasadami domowymi.
house = { $name }, zasady domowe

danish = Agurk duński
diku = Agurk duński z premią za równe
diku_jokers = Agurk duński z premią i trzema jokerami
diku_exchange = Agurk duński z premią i wymianą
danish_kept = Agurk duński z zachowanymi kartami
danish_tie_all = Agurk duński, płacą wszystkie równe
danish_first_over = Agurk duński, przegrywa pierwszy powyżej 21
danish_exact_reset = Agurk duński z zachowanymi kartami, 21 zmienia się w 0
danish_loser_card = Agurk duński, przegrana karta ustala rękę
cucumber = Cucumber
cucumber_hard = Cucumber z twardym liczeniem
cucumber_free = Cucumber z wolnym przebijaniem
cucumber_dealers_choice = Cucumber, wybiera rozdający
cucumber_21 = Cucumber, przegrywa pierwszy z 21
cucumber_plain_aces = Cucumber ze zwykłymi asami
cucumber_free_plain_aces = Cucumber z wolnym przebijaniem i zwykłymi asami
spillemagasinet = Cucumber jak w Spillemagasinet
gurka_se = Gurka, szwedzka z książki
gurka_se_previous = Gurka, liczy się tylko poprzednia karta
gurka_se_forced = Gurka z obowiązkiem przebijania
gurka_se_modern = Gurka, szwedzka z sieci
gurka_se_lead_lowest = Gurka, wychodzi się najniższą
gurka_se_20 = Gurka do 20 z wolnym powrotem
gurka_se_match = Gurka, najpierw równa
parlett = Cucumber według Parletta
ogorek = Ogórek
ogorek_two_packs = Ogórek z dwiema taliami
ogorek_classic = Ogórek do 21
ogorek_kontra = Ogórek z kontrą
kurkku_sandgren = Kurkku według Sandgrena
kurkku_salo = Kurkku według Salo
matapesa = Mätäpesä
kurko = Kurko
rassi = Rassi
gurka_no = Gurka norweska
gurka_no_jokers = Gurka norweska z jokerami
gurka_no_ace_once = Gurka norweska, bez asa na asa
norwegian_vidargas = Agurk norweski według Vidargasa
agurk_no_wiki = Agurk norweski
rokkar = Røkkar
sjuer = Sjuer
gurka_is = Gúrka
gurka_is_six_loses = Gúrka, szóstka trefl przegrywa
gurka_is_sevens = Gúrka z czarnymi siódemkami
gurka_is_exchange = Gúrka z wymianą
vidivellir = Víðivallagúrka
twenty_two = Twenty-Two
concombre = Concombre
five_cucumbers = Five Cucumbers
bga = Cucumber na Board Game Arena
agurk_server = Agurk programu serwera
krypkille = Krypkille
