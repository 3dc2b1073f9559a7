### Jak ustawione jest to urządzenie.

title = Ustawienia
kept-here = Zostaje tylko na tym urządzeniu.

## Kto i w jakim języku

you = Ty
name = Twoje imię
name-what = Tak mówią na ciebie inni przy stole. Zanim usiądziesz, padnie jeszcze pytanie o imię.
language = Język
language-browser = Jak przeglądarka
language-what = Wszystko oprócz tego, co piszą ludzie.

## Jak to wygląda

looks = Wygląd
preview = Jak wyglądają karty
theme = Barwy
theme-device = Jak urządzenie
theme-device-what = Jasno w dzień i ciemno w nocy, jeśli urządzenie tak robi.
theme-light = Jasno
theme-light-what = Ciemny atrament na papierze.
theme-dark = Ciemno
theme-dark-what = Jasny atrament na ciemnym papierze; karty zostają jasne.
four-colours = Każdy kolor w innej barwie
four-colours-what = Karo jest niebieskie, a trefl zielony. W tej grze kolory o niczym nie decydują.
large-index = Duże wartości
large-index-what = Wartość wypełnia kartę.
own-letters = Litery języka
# $letters to, co stoi na walecie, damie, królu i asie, np. "W D K A".
own-letters-what = Walet, dama, król i as to { $letters }; inaczej J Q K A.

own-letters-same = W tym języku to też J Q K A.

## Jak się gra

plays = Gra
pace = Tempo
pace-calm = Spokojne
pace-calm-what = Karty się nie spieszą.
pace-normal = Zwykłe
pace-normal-what = Jak przy stole.
pace-quick = Szybkie
pace-quick-what = Dla tych, co znają grę.
motion = Ruch
motion-device = Jak urządzenie
motion-device-what = Bez ruchu, jeśli urządzenie ma ruch ograniczać.
motion-on = Z ruchem
motion-on-what = Karty lecą na stół.
motion-off = Bez ruchu
motion-off-what = Nic nie lata. Przerwy zostają, żeby było widać, kto co zagrywa.
confirm = Potwierdzaj zagranie
confirm-what = Pierwsze naciśnięcie wybiera kartę, drugie ją zagrywa.
text-table = Stół jako tekst
text-table-what = Wszystko słowami, dla czytników, dużego druku i wolnych łączy.

## Skąd o tym wiesz

told = Twoja kolej
sound = Dźwięk
sound-what = Ciche pukanie, gdy twoja kolej.
try-sound = Posłuchaj
notify = Powiadomienie
notify-what = Gdy ta strona jest w tle. Przeglądarka zapyta, czy może.
notify-denied = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach dla tej strony.
notify-none = Ta przeglądarka nie zna powiadomień.

## Co się przechowuje

data = Twoje dane
data-what = Nie ma konta. Ciasteczko mówi serwerowi, że to nadal ty; pod nim leżą twoje partie, z imieniem, pod którym je grasz.
delete = Usuń moje dane
delete-what = Twoje miejsca przy stołach się zwalniają, twoje imię znika ze wszystkich zapisów, a statystyka przepada. Partie zostają dla tych, którzy grali z tobą, z nikim na twoim miejscu. Nie da się tego cofnąć. Linki do miejsc i twoje imię znikają też z tego urządzenia; inne ustawienia i arkusze zostają.
delete-sure = Usuń na zawsze
delete-keep = Zachowaj
deleting = Usuwanie …
# $matches to liczba zapisów, z których znika imię.
deleted = { $matches ->
    [0] Gotowe. Nic o tobie już tu nie ma.
    [one] Gotowe. Twoje imię zniknęło z jednego zapisu.
   *[other] Gotowe. Twoje imię zniknęło z { $matches } zapisów.
}
nothing-kept = Nic o tobie tu nie ma.
