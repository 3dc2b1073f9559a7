# Det kommandoene for en tjeners database skriver.

upgraded = { $database } har nå tabellene til denne versjonen.
up-to-date = { $database } har allerede tabellene til denne versjonen.
rotated = { $database } har fått en ny nøkkel å signere med; det de siste { $kept } nøklene har signert, gjelder.
retired = { $rooms ->
    [0] Ingen rom var gamle nok.
    [one] Ett rom er fjernet; spillene som ble ferdige i det, blir stående.
   *[other] { $rooms } rom er fjernet; spillene som ble ferdige i dem, blir stående.
}
forgotten = { $matches ->
    [0] Navnet og id-en er borte; ingen ferdige spill hadde dem.
    [one] Navnet og id-en er borte, også fra ett ferdig spill.
   *[other] Navnet og id-en er borte, også fra { $matches } ferdige spill.
}
exported = { $rows ->
    [one] Én rad fra { $database } er i { $file }. Filen inneholder hemmeligheter.
   *[other] { $rows } rader fra { $database } er i { $file }. Filen inneholder hemmeligheter.
}
imported = { $rows ->
    [0] { $database } har allerede alt som er i { $file }.
    [one] { $database } har fått én rad til.
   *[other] { $database } har fått { $rows } rader til.
}
progress = { $rows ->
    [one] 1 rad
   *[other] { $rows } rader
}
