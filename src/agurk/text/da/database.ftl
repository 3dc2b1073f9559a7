# Hvad kommandoerne til en servers database skriver.

upgraded = { $database } har nu denne versions tabeller.
up-to-date = { $database } har allerede denne versions tabeller.
rotated = { $database } har fået en ny nøgle at underskrive med; det, de sidste { $kept } nøgler har underskrevet, gælder.
retired = { $rooms ->
    [0] Intet rum var gammelt nok.
    [one] Ét rum er fjernet; de spil, der er spillet færdig i det, bliver stående.
   *[other] { $rooms } rum er fjernet; de spil, der er spillet færdig i dem, bliver stående.
}
forgotten = { $matches ->
    [0] Navnet og id'et er væk; intet færdigt spil havde dem.
    [one] Navnet og id'et er væk, også fra ét færdigt spil.
   *[other] Navnet og id'et er væk, også fra { $matches } færdige spil.
}
exported = { $rows ->
    [one] Én række fra { $database } er i { $file }. Filen rummer hemmeligheder.
   *[other] { $rows } rækker fra { $database } er i { $file }. Filen rummer hemmeligheder.
}
imported = { $rows ->
    [0] { $database } har allerede alt, hvad der er i { $file }.
    [one] { $database } har fået én række mere.
   *[other] { $database } har fået { $rows } rækker mere.
}
progress = { $rows ->
    [one] 1 række
   *[other] { $rows } rækker
}
