# Vad kommandona för en servers databas skriver.

upgraded = { $database } har nu den här versionens tabeller.
up-to-date = { $database } har redan den här versionens tabeller.
rotated = { $database } har fått en ny nyckel att signera med; det som de senaste { $kept } nycklarna har signerat gäller.
retired = { $rooms ->
    [0] Inget rum var gammalt nog.
    [one] Ett rum är borttaget; de partier som avslutades i det finns kvar.
   *[other] { $rooms } rum är borttagna; de partier som avslutades i dem finns kvar.
}
forgotten = { $matches ->
    [0] Namnet och id:t är borta; inget avslutat parti hade dem.
    [one] Namnet och id:t är borta, också ur ett avslutat parti.
   *[other] Namnet och id:t är borta, också ur { $matches } avslutade partier.
}
exported = { $rows ->
    [one] En rad ur { $database } finns i { $file }. Filen rymmer hemligheter.
   *[other] { $rows } rader ur { $database } finns i { $file }. Filen rymmer hemligheter.
}
imported = { $rows ->
    [0] { $database } har redan allt som finns i { $file }.
    [one] { $database } har fått en rad till.
   *[other] { $database } har fått { $rows } rader till.
}
progress = { $rows ->
    [one] 1 rad
   *[other] { $rows } rader
}
