# What the commands for a server's database print.

upgraded = { $database } has the tables of this version now.
up-to-date = { $database } has the tables of this version already.
rotated = { $database } has a new key to sign with; what the last { $kept } keys signed is valid.
retired = { $rooms ->
    [0] No room was old enough.
    [one] One room was removed; the matches finished in it stay.
   *[other] { $rooms } rooms were removed; the matches finished in them stay.
}
forgotten = { $matches ->
    [0] The name and the id are gone; no finished match had them.
    [one] The name and the id are gone, also from one finished match.
   *[other] The name and the id are gone, also from { $matches } finished matches.
}
exported = { $rows ->
    [one] One row of { $database } is in { $file }. The file holds secrets.
   *[other] { $rows } rows of { $database } are in { $file }. The file holds secrets.
}
imported = { $rows ->
    [0] { $database } has everything in { $file } already.
    [one] { $database } has one row more.
   *[other] { $database } has { $rows } rows more.
}
progress = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}
