# Ile warte są karty: podpowiedzi przy stole i omówienie skończonej partii.

# Liczba procent.
percent = { $number }%
error = ± { $number }

## Podpowiedzi
hint = Podpowiedź
hint-keys = Podpowiedź (klawisz ?)
coming = Szukam …
close = Zamknij podpowiedź
of-what = Twoja szansa na wygranie meczu po każdej karcie
# Jedna karta, czytana na głos; $best to yes albo no.
read = { $card }: procent { $number }{ $best ->
    [yes] , najlepsza
   *[no] {""}
}

## Omówienie
waiting = Omówienie czeka na swoją kolej.
looking = Obejrzano karty: { $done } z { $of }.
course = Szansa na wygraną, rozdanie po rozdaniu
start = Przed pierwszym rozdaniem
whose = Czyje karty
marks = W ramce: co zagrano. Podkreślone: najlepsza karta.
on = na { $cards }
# $you to yes albo no.
gave-away = W tym rozdaniu { $you ->
    [yes] twoje karty
   *[no] karty gracza { $name }
} kosztowały { $points ->
    [one] jeden punkt procentowy
    [few] { $points } punkty procentowe
   *[other] { $points } punktów procentowych
} szansy.
gave-nothing = W tym rozdaniu { $you ->
    [yes] twoje karty
   *[no] karty gracza { $name }
} nie kosztowały nic.
lost-points = Strata: { $points ->
    [one] jeden punkt procentowy
    [few] { $points } punkty procentowe
   *[other] { $points } punktów procentowych
}
see-deal = Zobacz rozdanie krok po kroku
