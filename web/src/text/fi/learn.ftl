### Learning the game.

title = Opi peli
in-four-sentences = Jokainen saa seitsemän korttia. Lyö vähintään yhtä suuri kuin tikin suurin kortti, tai heitä pienimpäsi. Viimeisen tikin vienyt saa pisteitä kortin hinnan verran. Kun 21 tulee täyteen, piirretään kurkku; toisesta olet ulkona.
lesson = Kymmenen pikku tehtävää
lesson-what = Neljä minuuttia. Kokeile, mitä saa lyödä, ja näe miksi.
danish-rules = Tanskalaiset säännöt
danish-rules-what = Kaikki sanoina, ja esimerkki.
example = Yksi tikki ja yksi lasku
example-what = Käy se läpi askel kerrallaan. Napauta B:n korttia, niin näet, saako sen lyödä.
all-variants = Kaikkien muunnelmien säännöt
all-variants-what = { $count } tapaa pelata, kertojana sama ohjelma, joka on tuomarinakin.
search = Etsi nimellä
family-danish = Tanska
family-cucumber = Kurkku
family-swedish = Ruotsi
family-norwegian = Norja
family-finnish = Suomi
family-icelandic = Islanti
family-polish = Puola
family-relatives = Pelin sukulaisia
players = { $least ->
    [one] { $least }
   *[other] { $least }
}–{ $most } pelaajaa
rules = Säännöt
print = Tulosta
play-variant = Pelaa tätä botteja vastaan

## The example, step by step: three players, one trick, then a count

step-of = Askel { $step }/{ $all }
next-step = Seuraava
first-step = Alusta
step-lead = A aloittaa: 9♣. Aloittaa saa millä kortilla tahansa.
step-choice = B:n on lyötävä 9 tai suurempi, tai pienimpänsä. Kuningas ja kakkonen käyvät, kuutonen ei.
step-throw = B heittää kortin 2♠ ja säästää kuninkaan. Kenenkään ei ole pakko lyödä päälle.
step-equal = C lyö kortin 9♥. Yhtä suuri riittää, eikä maalla ole merkitystä.
step-taken = C vie tikin: kahdesta ysistä viimeksi lyöty. C aloittaa seuraavan.
step-early = Aiempi tikki ei maksa mitään. Siinä ratkeaa vain, kuka aloittaa.
step-last = Jos se olisi viimeinen tikki, C saisi 9 pistettä.
step-count = Sanotaan, että C:llä oli 14: 14 ja 9 on 23. Se on 21 tai enemmän.
step-life = C saa kurkun. Muilla on 5 ja 12, joten C jatkaa, pisteitä 12.
# A card of B that was tapped.
try-legal = Saa lyödä: { $card } on vähintään yhtä suuri kuin ysi.
try-lowest = Saa lyödä: { $card } on käden pienin kortti.
try-not = Ei saa lyödä: { $card } on ysiä pienempi eikä käden pienin kortti.
scores = Pisteet
score = { $player }: { $score }
column-hand = Käsi
column-played = Tikki

## The lesson

lesson-title = Kymmenen pikku tehtävää
exercise = Tehtävä { $number }/{ $all }
which-legal = Mitkä kortit saa lyödä? Merkitse ne kaikki.
who-takes = Kuka vie tämän tikin?
who-pays = Tämä on viimeinen tikki. Kuka saa pisteitä, ja montako?
what-then = Mitä sitten tapahtuu?
hand-is = Kätesi
trick-is = Tikki tähän asti
nothing-led = Sinä aloitat.
check = Tarkista
next = Seuraava
again = Alusta
right = Oikein.
wrong = Ei aivan.
marked-missing = Nämäkin saa lyödä: { $cards }.
marked-wrong = Näitä ei saa lyödä: { $cards }.
done = { $right ->
    [10] Kymmenen oikein kymmenestä. Pöytä odottaa.
   *[other] Oikein { $right }/{ $all }. Pöytä odottaa.
}
to-table = Pelaa peli
pays = { $player } saa { $points }
takes = { $player }
then-kept = Ei muuta
then-life = Kurkku, ja jatketaan: { $score }
then-out = Ulkona
then-kept-score = Pisteet pysyvät: { $score }.
scores-are = Pelaaja { $player }: pisteitä { $score }, { $lost ->
    [0] ei kurkkua
    [one] yksi kurkku
   *[other] { $lost } kurkkua
}. Muut: { $others }. { $player } saa { $points } lisää.
why-lead = Aloittaja saa lyödä minkä tahansa kortin.
why-head = Vähintään yhtä suuri kuin suurin kortti, tai käden pienin.
why-equal = Yhtä suuri riittää.
why-all-low = Kun mikään kortti ei riitä, vain pienimmän saa lyödä.
why-two-lowest = Jos pienimpiä on kaksi yhtä suurta, kumpi tahansa käy.
why-free = Päälle ei ole pakko lyödä: pienimmän saa heittää, vaikka suurempikin löytyisi.
why-last-equal = Yhtä suurista tikin vie viimeksi lyöty.
why-price = Hinta on viimeisen tikin vienyt kortti: 2–10 numeronsa mukaan, jätkä 11, rouva 12, kuningas 13, ässä 14.
why-life = Kun pisteitä on 21 tai enemmän, piirretään kurkku. Sitten jatketaan muiden suurimmista pisteistä.
why-exactly = Tasan 21 on sekin liikaa.
why-out = Toinen kurkku on viimeinen.
