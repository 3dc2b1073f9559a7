### Why something was refused, by the slugs of the protocol, and what a check of a record finds.
### $told is the server's own sentence, which is English; other languages have a sentence instead.

refused-bad-request = Pyyntöä ei voida ymmärtää.
refused-closed = Pöytä on suljettu.
refused-error = Peli ei salli sitä.
refused-fault = Palvelimessa meni jokin vikaan. Yritä uudelleen.
refused-flood = Se oli paljon yhdellä kertaa. Odota hetki.
refused-full = Kaikki paikat ehdittiin varata.
refused-gone = Olet lähtenyt.
refused-hello = Sivu ja palvelin eivät ymmärrä toisiaan. Lataa sivu uudelleen.
refused-illegal-action = Se ei ole nyt sallittua.
refused-incorrect-deal = Kortteja ei ole jaettu oikein.
refused-media-type = Se ei ole tekstiä, jota täällä voidaan lukea.
refused-method-not-allowed = Tältä osoitteelta ei voi kysyä näin.
refused-moved = Pöytä siirtyi juuri. Yritä uudelleen.
refused-no-deal = Tässä pelissä ei ole sellaista jakoa.
refused-no-hint = Tähän päätökseen ei ole vihjettä.
refused-no-match = Sellaista peliä ei ole, tai se ei ole vielä ohi.
refused-no-page = Sivua ei ole. Yritä myöhemmin uudelleen.
refused-no-review = Tämän pelin korttien arvoa ei voi kertoa.
refused-no-spectators = Vain pelaajat näkevät pöydän.
refused-no-table = Pöytää ei enää ole.
refused-not-found = Tässä osoitteessa ei ole mitään.
refused-not-here = Se ei onnistu tässä pöydässä.
refused-not-now = Se ei onnistu nyt.
refused-not-owner = Sen saa tehdä vain pöydän vetäjä.
refused-not-public = Sen saa lukea vain kone itse.
refused-not-seated = Sen saavat tehdä vain pöydässä istuvat.
refused-not-yours = Siitä et sinä nyt päätä.
refused-origin = Se tuli toisen sivuston sivulta.
refused-paused = Pöytä on tauolla.
refused-players = Näillä säännöillä ei voi pelata sillä määrällä.
refused-protocol = Tämä sivu on vanhentunut. Lataa se uudelleen.
# $line is the line in which something is wrong, 0 if none is named.
refused-record = Tätä tallennetta ei voi lukea tai pelata uudelleen{ $line ->
    [0] .
   *[other] : rivi { $line }.
}
refused-removed = Sinut poistettiin tästä pöydästä, etkä voi istua tähän uudelleen.
refused-restart = Palvelin käynnistyy uudelleen; pöytä jatkaa hetken päästä.
refused-seat = Joku käyttää jo sitä nimeä, tai sitä ei voida näyttää. Ota toinen.
refused-seat-taken = Se paikka varattiin juuri. Valitse toinen.
refused-slow = Yhteys oli liian hidas.
refused-stale = Pöydässä ehdittiin jo edetä. Katso ja valitse uudelleen.
refused-text = Se ei tarkoita täällä mitään.
refused-token = Tämä linkki ei enää kelpaa. Pyydä uusi.
refused-token-expired = Tämä linkki on vanhentunut. Pyydä uusi.
refused-too-large = Se on liian suuri.
refused-too-many = Liikaa yhdellä kertaa. Odota hetki ja yritä uudelleen.
refused-too-slow = Se tuli liian hitaasti. Yritä uudelleen.
refused-unavailable = Pöytään ei saada yhteyttä. Yritä hetken päästä uudelleen.
refused-unknown-bot = Sellaista bottia ei ole.
refused-unknown-variant = Sellaista pelitapaa ei ole.
refused-variant = Nämä säännöt eivät sovi yhteen.
refused-wrong-time = Se ei onnistu nyt.

## What a check of a record finds

found-replayed = Kaikki oli sallittua.
found-undecided = Peli ei ole ohi.
found-illegal = Jokin siinä ei ollut sallittua{ $line ->
    [0] .
   *[other] : rivi { $line }.
}
found-no-hands = Käsiä ei tunneta, joten jakoja ei voi tarkistaa.
found-no-promise = Lupausta ei ole, joten jakoja ei voi tarkistaa.
found-no-secret = Salaisuutta ei ole, joten jakoja ei voi tarkistaa.
found-bad-secret = Salaisuus on vioittunut eikä tuota jakoja.
found-promise-broken = Salaisuus ei ole se, joka luvattiin.
found-promise-kept = Salaisuus on se, joka luvattiin.
found-seed-named = Salaisuus seuraa siemenestä, jonka joku antoi.
found-seed-false = Annettu siemen ei tuota salaisuutta.
found-deals-again = Jaot ovat aiemman pelin jaot.
# $deal is which deal, 0 for the lot.
found-deal-changed = { $deal ->
    [0] Arpa
   *[other] Jako { $deal }
} ei ole se, jonka salaisuus tuottaa.
found-deals-fair = Arpa ja jaot ovat ne, jotka salaisuus tuottaa.
