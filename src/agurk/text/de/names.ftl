### Wie die Arten zu spielen heißen. Eine Nachricht ist der Schlüssel einer Variante.
###
### Namen des Spiels in seinen eigenen Sprachen bleiben: Agurk, Gurka, Ogórek, Kurkku, Gúrka ...

# Eine Variante mit Hausregeln.
house = { $name }, Hausregeln

danish = Dänisches Agurk
diku = Dänisches Agurk mit Bonus für gleiche
diku_jokers = Dänisches Agurk mit Bonus und drei Jokern
diku_exchange = Dänisches Agurk mit Bonus und Tausch
danish_kept = Dänisches Agurk mit behaltenen Karten
danish_tie_all = Dänisches Agurk, alle gleichen zahlen
danish_first_over = Dänisches Agurk, wer zuerst über 21 ist, verliert
danish_exact_reset = Dänisches Agurk mit behaltenen Karten, 21 wird zu 0
danish_loser_card = Dänisches Agurk, die Verlustkarte bestimmt die Hand
cucumber = Cucumber
cucumber_hard = Cucumber mit harter Zählung
cucumber_free = Cucumber mit freiem Zugeben
cucumber_dealers_choice = Cucumber nach Wahl des Austeilers
cucumber_21 = Cucumber, wer zuerst 21 hat, verliert
cucumber_plain_aces = Cucumber mit gewöhnlichen Assen
cucumber_free_plain_aces = Cucumber mit freiem Zugeben und gewöhnlichen Assen
spillemagasinet = Cucumber wie im Spillemagasinet
gurka_se = Gurka, schwedische Buchfassung
gurka_se_previous = Gurka, nur die Karte davor zählt
gurka_se_forced = Gurka mit Stichzwang
gurka_se_modern = Gurka, schwedische Webfassung
gurka_se_lead_lowest = Gurka, die niedrigste wird ausgespielt
gurka_se_20 = Gurka bis 20 mit freier Rückkehr
gurka_se_match = Gurka, gleiche zuerst
parlett = Cucumber nach Parlett
ogorek = Ogórek
ogorek_two_packs = Ogórek mit zwei Blättern
ogorek_classic = Ogórek bis 21
ogorek_kontra = Ogórek mit Kontra
kurkku_sandgren = Kurkku nach Sandgren
kurkku_salo = Kurkku nach Salo
matapesa = Mätäpesä
kurko = Kurko
rassi = Rassi
gurka_no = Gurka, norwegische Fassung
gurka_no_jokers = Gurka, norwegische Fassung mit Jokern
gurka_no_ace_once = Gurka, norwegische Fassung, kein Ass auf ein Ass
norwegian_vidargas = Norwegisches Agurk nach Vidargas
agurk_no_wiki = Norwegisches Agurk
rokkar = Røkkar
sjuer = Sjuer
gurka_is = Gúrka
gurka_is_six_loses = Gúrka, die Kreuz-6 verliert
gurka_is_sevens = Gúrka mit schwarzen Siebenen
gurka_is_exchange = Gúrka mit Tausch
vidivellir = Víðivallagúrka
twenty_two = Twenty-Two
concombre = Concombre
five_cucumbers = Five Cucumbers
bga = Cucumber auf Board Game Arena
agurk_server = Agurk des Serverprogramms
krypkille = Krypkille
