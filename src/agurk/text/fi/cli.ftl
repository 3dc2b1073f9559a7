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

## agurk replay

deal = Jako { $number }
set-by-hand = Pisteet ja elämät on merkitty käsin.

## agurk verify

verdict-fair = Reilu: peli pelattiin sääntöjen mukaan, ja jaot ovat ne, jotka luvattiin. Kukaan ei valinnut niitä, jos tämä lupaus näytettiin ennen ensimmäistä jakoa.
verdict-named = Peli pelattiin sääntöjen mukaan, ja jaot ovat niin kuin pitää, mutta ne saattoivat olla tiedossa etukäteen.
verdict-replayed = Peli pelattiin sääntöjen mukaan; jakojen rehellisyyttä ei voi nähdä.
verdict-wrong = Jokin on pielessä.
