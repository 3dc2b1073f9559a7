# Co wypisują polecenia dla bazy danych serwera.

upgraded = { $database } ma teraz tabele tej wersji.
up-to-date = { $database } ma już tabele tej wersji.
rotated = { $database } ma nowy klucz do podpisywania; podpisy ostatnich kluczy są nadal ważne, liczba tych kluczy: { $kept }.
retired = { $rooms ->
    [0] Żaden stół nie był dość stary.
    [one] Usunięto jeden stół; partie zakończone przy nim zostają.
    [few] Usunięto { $rooms } stoły; partie zakończone przy nich zostają.
   *[many] Usunięto { $rooms } stołów; partie zakończone przy nich zostają.
}
forgotten = { $matches ->
    [0] Nazwa i identyfikator zniknęły; nie było ich w żadnej zakończonej partii.
    [one] Nazwa i identyfikator zniknęły, także z jednej zakończonej partii.
   *[other] Nazwa i identyfikator zniknęły, także z { $matches } zakończonych partii.
}
exported = { $rows ->
    [one] Jeden wiersz z { $database } jest w pliku { $file }. Plik zawiera sekrety.
    [few] { $rows } wiersze z { $database } są w pliku { $file }. Plik zawiera sekrety.
   *[many] { $rows } wierszy z { $database } jest w pliku { $file }. Plik zawiera sekrety.
}
imported = { $rows ->
    [0] { $database } ma już wszystko, co jest w { $file }.
    [one] { $database } ma o jeden wiersz więcej.
    [few] { $database } ma o { $rows } wiersze więcej.
   *[many] { $database } ma o { $rows } wierszy więcej.
}
progress = { $rows ->
    [one] 1 wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}
