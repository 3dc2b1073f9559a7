### Zapisywanie punktów przy stole z prawdziwymi kartami.
###
### $name to gracz, $names to kilku graczy jednym tchem, zawsze w mianowniku. $points, $score, $before,
### $returns i $units to liczby. Co się stało, mówi scorekeeper.ftl.

## Arkusze na tym urządzeniu

score-title = Zapisywanie punktów
new-sheet = Nowy arkusz
new-sheet-what = Kto gra i według jakich reguł
sheets = Arkusze na tym urządzeniu
no-sheets = Jeszcze nic tu nie ma.
kept-most = { $most ->
    [one] Na tym urządzeniu zostaje najnowszy arkusz, i nigdzie indziej.
    [few] Na tym urządzeniu zostają { $most } najnowsze arkusze, i nigdzie indziej.
   *[many] Na tym urządzeniu zostaje { $most } najnowszych arkuszy, i nigdzie indziej.
}
kept-nowhere = Ta przeglądarka nic nie przechowuje: arkusz zniknie po zamknięciu strony.
# Wiersz listy. $players to imiona jednym tchem.
sheet-going = { $players } · rozdanie { $deal }
sheet-over = { $players } · wygrana: { $names }
sheet-unread = Nie da się tu odczytać: { $name }.
save-unread = Zapisz jako plik
too-many-sheets = Nieukończonych arkuszy jest tu już { $most } i na więcej nie ma miejsca. Najpierw usuń któryś.
remove-sheet = Usuń: { $name }
remove-really = Usunąć ten arkusz?
remove-yes = Usuń
keep-it = Zachowaj
no-such-sheet = Tego arkusza nie ma na tym urządzeniu.

## Nowy arkusz

sheet-name = Nazwa stołu
usual-name = Stół kuchenny
who-plays = Kto gra? Zgodnie z ruchem wskazówek zegara, na górze pierwszy rozdający.
player-number = Gracz { $number }
remove-player = Usuń gracza { $number }
add-player = Jeszcze jeden gracz
draw-lot = Wylosuj, kto rozdaje pierwszy
variant = Wariant
family-national = Według krajów
house-rules = Zasady domowe
threshold = Ogórek od tego wyniku
threshold-more = Ogórek powyżej tego wyniku
lives = Życia
fewer = O jedno mniej
more = O jedno więcej
buy-in = Wkupienie się
buy-in-what = Kto odpada, może raz wrócić, z najwyższym wynikiem innych.
begin = Zacznij
clash-reset-beyond = Wynik { $reset } zmienia się w 0, więc ogórek musi przyjść później.
clash-reset-costs = Wynik { $reset } zmienia się w 0, więc nie może też kosztować ogórka.
clash-too-few-left = Zapłacone karty leżą na stole, więc do tego wyniku zostałoby za mało do rozdania.

## Wpisywanie rozdania

# Tytuł na pasku. $name to nazwa stołu.
bar-title = { $name } · rozdanie { $deal }
undo = Cofnij
redo = Przywróć
more-menu = Arkusz i więcej
match-over = Koniec partii
who-took = Kto bierze ostatnią lewę?
who-took-several = Kto ma najwyższą kartę?
# Graczy z równymi kartami wybiera się jednego po drugim.
in-order = W kolejności gry
shared = Ma ją kilku graczy
which-card = Jaką kartą?
which-points = Ile punktów?
note-points = Wolę punkty
note-card = Wolę kartę
deals = { $name } rozdaje każdemu { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
deals-choice = { $name } rozdaje każdemu od { $least } do { $most } kart
pot = W puli: { $units }
out = odpada
gone = nie gra
# Z $all żyć ubyło $lost; czytane na głos, bo ogórki są narysowane.
cucumbers = { $lost ->
    [0] żadnego ogórka
    [one] jeden ogórek
    [few] { $lost } ogórki
   *[many] { $lost } ogórków
} z { $all }
# Ile dochodzi do wyniku: +12
plus = +{ $points }
kontra = Kto daje kontrę?
nobody = Nikt
one-played = W lewie jest jedynka
# Jak wymiany mnożą cenę dla $name.
exchanged = Wymiany: { $name }
exchanged-once = żadna albo za darmo
exchanged-twice = jedna: podwójnie
exchanged-four = dwie: poczwórnie
lowest = Kto zagrywa najniższą kartę? Z równych liczy się pierwsza.
choose-who = Wybierz gracza

## Co mówi przycisk, zanim się go naciśnie

choose-taker = Wybierz, kto ją bierze
choose-card = Wybierz kartę
choose-points = Wpisz punkty
choose-lowest = Wybierz, kto ma najniższą
pays = { $name } płaci { $points }
pays-life = { $name } płaci { $points }: ogórek
pays-out = { $name } płaci { $points } i odpada
pays-reset = { $name } płaci { $points }: powrót do 0
pay-each = { $names } płacą po { $points }
# Każdy co innego; ile, stoi dalej.
pay-unlike = { $names } płacą
pays-nothing = { $name } bierze ją za darmo
loses = { $names } { $count ->
    [one] przegrywa
   *[other] przegrywają
}
counts-not = Rozdanie się nie liczy
sum = { $before } i { $points } to razem { $score }.
sum-first = To razem { $score }.
sum-of = { $name }: { $score }.
back-in = Dalej z wynikiem { $returns }.
back-in-of = { $name } gra dalej z wynikiem { $returns }.
is-out = { $name } odpada.
takes-off = { $name } odejmuje { $points }: { $score }.

## Wkupienie się i koniec

buy-in-at = Wkup się z wynikiem { $score }
stay-out = Bez wkupienia
stay-in = Zostań przy { $score }
rematch = Rewanż
to-sheets = Wszystkie arkusze

## Arkusz

the-sheet = Arkusz
print = Drukuj
share = Udostępnij
copied = Skopiowano
save-record = Zapisz jako .agurk
deal-column = Rozd.
card-column = Karta
total-row = Teraz
does-not-count = nie liczy się
bought-in = wkupienie
sat-down = siada do gry
got-up = odchodzi
no-deals = Nikt jeszcze nie płaci.
dealt-by = rozdaje { $name }
# Arkusz jako zwykły tekst, wiersz na gracza.
share-line = { $name }: { $score }
share-line-lives = { $name }: { $score }, { $lost ->
    [0] bez ogórka
    [one] jeden ogórek
    [few] { $lost } ogórki
   *[many] { $lost } ogórków
}
share-line-out = { $name }: odpada

## Spór

dispute = Sporna karta
dispute-what = Czy było wolno? Wybierz wiersz, potem jego karty.
dispute-trick = Przedtem w lewie
dispute-played = Sporna karta
dispute-left = Jeszcze na ręce
dispute-none = żadne
next-player = Następny gracz
take-back = Cofnij ostatnią kartę
was-legal = Wolno. { $reason }
was-not-legal = Nie wolno. { $reason }
should-have = Należało zagrać: { $plays }.
witnesses = Pokazuje to reszta ręki: { $cards }.
dispute-ask = Karty

## Wokół stołu

round-table = Wokół stołu
next-dealer = Kto rozdaje następny?
sit-down = Ktoś siada do gry
sit-down-name = Imię
sit-after = Na lewo od
sit-end = Na końcu
sit = Usiądź
get-up = Ktoś odchodzi
get-up-name = { $name } odchodzi

## Co być nie może

wrong-players = Liczba graczy w tych regułach: od { $least } do { $most }, nie { $players }.
wrong-no-name = Każdy gracz musi mieć imię.
wrong-long-name = Imię za długie. Liter może być najwyżej { $most }.
wrong-odd-name = Tego imienia nie da się wpisać do arkusza: { $name }. Użyj liter, cyfr i odstępów.
wrong-same-name = Dwa razy to samo imię: { $name }. Dodaj literę, żeby je odróżnić.
wrong-too-few-cards = W talii brakuje kart. Graczy: { $players }, kart dla każdego: { $cards }.
wrong-too-few-equal = Tylu graczy nie może mieć równych kart.
wrong-all-kept = Wszystkie karty tej wartości już leżą na stole.
wrong-no-room = Według tych reguł więcej graczy niż { $most } grać nie może.
wrong-too-often = Tej karty jest więcej niż w talii: { $card }.
wrong-no-lowest = Powiedz też, kto zagrywa najniższą kartę: od tego zależy, co dalej.
wrong-odd-points = Punkty to liczba całkowita od 0.
wrong-no-record = Po takim przychodzeniu i odchodzeniu nie da się z tego zrobić zapisu.
wrong-other = Tego nie można teraz wpisać.
