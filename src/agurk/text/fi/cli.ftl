### What the commands answer, apart from the rules themselves.

## agurk legal

refused = Ei nyt:

## agurk take

takes = Paikka { $place } vie tikin: { $card }.
pays = Paikka { $place } saa { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}.
takes-off = Paikka { $place } vähentää { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}.
loses = Paikka { $place } häviää.
early = Tikki ei ole viimeinen, joten se ei maksa mitään.
places = Paikat lasketaan nollasta alkaen, lyöntijärjestyksessä.

## agurk referee

was-legal = Sallittu. { $reason }
was-not-legal = Ei sallittu. { $reason }
should-have = Oikea kortti olisi ollut { $plays }.
witnesses = Jäljellä oleva käsi todistaa sen: { $cards }.

## agurk deal

deals = Paikka { $dealer } jakaa, paikka { $leader } aloittaa.
deals-by-lot = Arpa: paikka { $dealer } jakaa, paikka { $leader } aloittaa.
seat = Paikka { $seat }
left = { $cards ->
    [0] Kortteja ei jää yli.
    [one] Yksi kortti jää yli.
   *[other] { $cards } korttia jää yli.
}
seats = Paikat lasketaan nollasta alkaen, myötäpäivään.

## agurk variants

variant = { $name } ({ $key }), pelaajia { $players }
source = Lähde: { $source }.
revision = Versio { $revision }.
same = Samat säännöt: { $one } ja { $other }.

## agurk count

count-cards = kortteja
count-ways = tapoja

## agurk simulate

simulated = { $variant }, pelaajia { $players }, jakoja { $deals }, pelaajana { $policy }.
simulated-hand = { $variant }, pelaajia { $players }, kortteja kullakin { $hand }, jakoja { $deals }, pelaajana { $policy }.
simulated-last-trick = Viimeisen tikin vievä kortti maksaa keskimäärin { $cost } pistettä.
simulated-place = paikka
simulated-takes = vie viimeisen tikin
simulated-cost = jako maksaa
simulated-places = Paikat lasketaan jakajan vasemmalta; viimeinen jakaa. Merkin ± jälkeinen väli pätee 95 %:n varmuudella.
simulated-card = kortti
simulated-with = vie viimeisen tikin
simulated-led = aloittaa sen
simulated-price-led = silloin se maksaa
simulated-variant = muunnelma
simulated-players = pelaajia
simulated-price = viimeinen tikki maksaa
simulated-matches = { $variant }, pelaajia { $players }, otteluita { $matches }, pelaajana { $policy }.
simulated-length = Ottelussa on keskimäärin { $deals } jakoa.
simulated-seat = paikka
simulated-wins = voittaa
simulated-lives = menetetyt elämät
simulated-buy-ins = takaisinostot
simulated-money = raha
simulated-rate = { $seconds } s, { $rate } sekunnissa.
equity = { $variant }, { $players } pelaajaa: mahdollisuus voittaa peli, jos kaikki jatkavat samaan tapaan: aloittavat ja ylittävät korkealla.
equity-exact = Mahdollisuudet ovat tarkkoja tällaisessa pelissä.
equity-estimated = Mahdollisuudet arvioi verkko, joka on sovitettu pelattuihin peleihin.
equity-sampled = Mahdollisuudet saatiin pelaamalla { $matches } peliä loppuun. Sillä välin tehdään taulukko, jotta toisella kertaa käy nopeammin ja tarkemmin.
equity-seat = paikka
equity-score = pisteet
equity-lives = elämät
equity-win = voittaa
equity-safe = ei häviä
plotted = { $variant }, pelaajia { $players }, jakoja { $deals }
plotted-places = Mitä jako maksaa kullekin paikalle
plotted-leads = Mitä viimeinen tikki maksaa aloituskortin mukaan
plotted-variants = Mitä viimeinen tikki maksaa muunnelman mukaan
plotted-place = paikka jakajan vasemmalta
plotted-lead = viimeisen tikin aloituskortti
plotted-variant = muunnelma
plotted-points = pistettä
plotted-equity = { $variant }: mahdollisuus voittaa omien pisteiden mukaan
plotted-own = omat pisteet
plotted-chance = mahdollisuus voittaa
plotted-seat = paikka { $seat }, nyt { $score }

## agurk replay

deal = Jako { $number }
set-by-hand = Pisteet ja elämät on merkitty käsin.

## agurk verify

verdict-fair = Reilu: peli pelattiin sääntöjen mukaan, ja jaot ovat ne, jotka luvattiin. Kukaan ei valinnut niitä, jos tämä lupaus näytettiin ennen ensimmäistä jakoa.
verdict-named = Peli pelattiin sääntöjen mukaan, ja jaot ovat niin kuin pitää, mutta ne saattoivat olla tiedossa etukäteen.
verdict-replayed = Peli pelattiin sääntöjen mukaan; jakojen rehellisyyttä ei voi nähdä.
verdict-wrong = Jokin on pielessä.
