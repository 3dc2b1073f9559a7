# Minkä arvoisia kortit ovat: vihjeet pöydässä ja päättyneen ottelun läpikäynti.

# Prosenttiluku.
percent = { $number } %
error = ± { $number }

## Vihjeet
hint = Vihje
hint-keys = Vihje (paina ?)
coming = Haetaan …
close = Sulje vihje
of-what = Ottelun voiton todennäköisyys kunkin korttisi jälkeen
# Yksi kortti ääneen luettuna; $best on yes tai no.
read = { $card }: { $number } prosenttia{ $best ->
    [yes] , paras
   *[no] {""}
}

## Läpikäynti
waiting = Läpikäynti odottaa vuoroaan.
looking = Katsottu { $done } korttia, kaikkiaan { $of }.
course = Voiton todennäköisyys jaoittain
start = Ennen ensimmäistä jakoa
whose = Kenen kortit
marks = Kehystetty: lyöty kortti. Alleviivattu: paras.
on = pöydässä { $cards }
# $you on yes tai no.
gave-away = { $you ->
    [yes] Korttisi
   *[no] Pelaaja { $name }: kortit
} maksoivat tässä jaossa { $points ->
    [one] yhden prosenttiyksikön
   *[other] { $points } prosenttiyksikköä
}.
gave-nothing = { $you ->
    [yes] Korttisi
   *[no] Pelaaja { $name }: kortit
} eivät maksaneet tässä jaossa mitään.
lost-points = Menetys { $points ->
    [one] yksi prosenttiyksikkö
   *[other] { $points } prosenttiyksikköä
}
see-deal = Katso jako askel askeleelta
