# Was die Befehle für die Datenbank eines Servers ausgeben.

upgraded = { $database } hat jetzt die Tabellen dieser Version.
up-to-date = { $database } hat die Tabellen dieser Version schon.
rotated = { $database } hat einen neuen Schlüssel zum Unterschreiben; was die letzten { $kept } Schlüssel unterschrieben haben, gilt weiter.
retired = { $rooms ->
    [0] Kein Tisch war alt genug.
    [one] Ein Tisch wurde entfernt; die dort beendeten Partien bleiben.
   *[other] { $rooms } Tische wurden entfernt; die dort beendeten Partien bleiben.
}
forgotten = { $matches ->
    [0] Der Name und die Kennung sind weg; in keiner beendeten Partie standen sie.
    [one] Der Name und die Kennung sind weg, auch aus einer beendeten Partie.
   *[other] Der Name und die Kennung sind weg, auch aus { $matches } beendeten Partien.
}
exported = { $rows ->
    [one] Eine Zeile aus { $database } steht in { $file }. Die Datei enthält Geheimnisse.
   *[other] { $rows } Zeilen aus { $database } stehen in { $file }. Die Datei enthält Geheimnisse.
}
imported = { $rows ->
    [0] { $database } hat schon alles aus { $file }.
    [one] { $database } hat eine Zeile mehr.
   *[other] { $database } hat { $rows } Zeilen mehr.
}
progress = { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}
