# What the commands for a server's database print.

upgraded = { $database }: taulut ovat nyt tämän version mukaiset.
up-to-date = { $database }: taulut ovat jo tämän version mukaiset.
rotated = { $database }: allekirjoitukseen on uusi avain. { $kept ->
    [one] Edellisen avaimen allekirjoitukset kelpaavat yhä.
   *[other] Viimeisten { $kept } avaimen allekirjoitukset kelpaavat yhä.
}
retired = { $rooms ->
    [0] Mikään huone ei ollut tarpeeksi vanha.
    [one] Yksi huone poistettiin; siinä päättyneet pelit säilyvät.
   *[other] { $rooms } huonetta poistettiin; niissä päättyneet pelit säilyvät.
}
forgotten = { $matches ->
    [0] Nimi ja tunnus on poistettu; niitä ei ollut missään päättyneessä pelissä.
    [one] Nimi ja tunnus on poistettu, myös yhdestä päättyneestä pelistä.
   *[other] Nimi ja tunnus on poistettu, myös { $matches } päättyneestä pelistä.
}
exported = { $rows ->
    [one] { $file }: yksi rivi, lähteenä { $database }. Tiedostossa on salaisuuksia.
   *[other] { $file }: { $rows } riviä, lähteenä { $database }. Tiedostossa on salaisuuksia.
}
imported = { $rows ->
    [0] { $database }: kaikki oli jo ennestään, tiedosto { $file }.
    [one] { $database }: yksi rivi lisää.
   *[other] { $database }: { $rows } riviä lisää.
}
progress = { $rows ->
    [one] 1 rivi
   *[other] { $rows } riviä
}
