### Zdania strony: partia, która jest skończona, odkryta, i co ktoś rozegrał.
###
### $name to imię, jak ktoś je napisał, zawsze w mianowniku. $you jest "yes", gdy zdanie mówi do
### czytającego; $name można wtedy pominąć. Płci nikt nie zna: zdania się do niej nie odnoszą.

## Partia na pierwszy rzut oka

match = Partia
# $rules to nazwa wariantu, np. Agurk duński.
about = { $rules } · { $players ->
    [one] jeden gracz
   *[other] { $players } graczy
} · { $deals ->
    [one] jedno rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}
loading = Partia się rozkłada …
# Dalej stoją reguły inne niż zwykłe, każda jak threshold=30.
house = Zasady domowe: { $rules }
again-of = Te rozdania są już z innej partii. Nie liczą się w żadnej statystyce.
to-other = Zobacz tamtą partię
not-over = Ta partia nie jest skończona.
refused-not-found = Pod tym adresem nie ma partii albo nie jest jeszcze skończona.
no-deals = Ta partia skończyła się, zanim rozdano choć jedną kartę.
to-deals = Przejdź przez rozdania
to-review = Ile warte były karty
deals = Rozdania
deal-number = Rozdanie { $deal }
# Co jest w każdej kolumnie.
col-deal = Rozd.
col-dealer = Rozdaje
col-last = Ostatnia lewa
# Dalej narysowane są $cards.
took-with = { $you ->
    [yes] Ty:
   *[no] { $name }:
}
not-played = karty wracają do talii
# Ile kosztuje ostatnia lewa, za wynikiem; jak najkrócej.
plus = +{ $points }
minus = −{ $points }
# Czytane na głos w polu wyniku. $points to ostatnia zapłata, 0 to nic.
score-cell = { $points ->
    [0] { $score }
   *[other] { $score }, zapłata { $points }
}
life-cell = ogórek
out-cell = odpada

## Jedno rozdanie, krok po kroku

# Tytuł strony.
deal-of = Rozdanie { $deal } z { $deals }
deal-choice = Rozdanie
# Na liście rozdań do wyboru.
deal-paid = { $deal }: { $you ->
    [yes] płacisz { $points }
   *[no] { $name } płaci { $points }
}
deal-plain = { $deal }: nikt nie płaci
to-match-short = Partia
previous-deal = Poprzednie rozdanie
next-deal = Następne rozdanie
open-sheet = Rozdanie, odkryte
trick = Lewa
# Wiersz arkusza: co komu rozdano; zagrane karty są blade.
hand-of = Rozdana ręka: { $name }
hand-of-you = Twoja rozdana ręka
card-gone = { $card }, zagrana
steps = Krok po kroku
controls = Przechodzenie przez rozdanie
first-step = Do pierwszego kroku
last-step = Do ostatniego kroku
previous-step = Krok wstecz
next-step = Krok dalej
play = Odtwarzaj
pause = Wstrzymaj
step-of = Krok { $step } z { $steps }
keys = Strzałki robią krok, spacja odtwarza, Page Up i Page Down zmieniają rozdanie.

## Czy było uczciwie. $by to nazwa funkcji i nie jest tłumaczona

fair = Czy było uczciwie
fair-checking = Rozdania są liczone od nowa …
# Mówi to, kto zrobił tę stronę z rozdań: były obiecane.
fair-deal = To rozdanie było uczciwe.
fair-deal-more = Jego ziarno zgadza się z obietnicą ogłoszoną przed pierwszą kartą.
fair-match = Każde rozdanie było uczciwe.
fair-match-more = Los i { $deals ->
    [one] rozdanie wynikają
    [few] wszystkie { $deals } rozdania wynikają
   *[many] wszystkie rozdania ({ $deals }) wynikają
} z sekretu obiecanego przed pierwszą kartą.
known-deal = To rozdanie jest takie, jak ma być.
known-match = Każde rozdanie jest takie, jak ma być.
known-more = Można je było znać wcześniej: te same rozdania są w innej partii.
known-seed = Można je było znać wcześniej: ktoś podał ziarno sekretu.
wrong-deal = To rozdanie nie jest obiecanym.
wrong-match = Coś się nie zgadza z obietnicą.
wrong-promise = Sekret nie jest obiecanym.
# $name to ten, kto powinien rozdawać pierwszy.
wrong-seed = Podane ziarno nie daje tego sekretu.
wrong-lot = Według losu pierwszy rozdający to { $name }.
# $deals to jedna liczba albo kilka, np. 3 i 5.
wrong-deals = { $number ->
    [one] Rozdanie { $deals } nie wynika z sekretu.
   *[other] Rozdania { $deals } nie wynikają z sekretu.
}
wrong-elsewhere = To rozdanie się zgadza, ale coś innego w tej partii nie.
open-match = Rozdań nie da się sprawdzić.
open-match-more = Ten zapis nie ma obietnicy albo nie ma sekretu, który do niej należy.
how = Skąd to wiadomo
made-here = Policzone od nowa na tym urządzeniu, z tego, co tu stoi; serwera nikt nie pytał.
step-promise = Obietnica
step-promise-more = Ogłoszona przed pierwszym rozdaniem: SHA-256 sekretu. Wiąże i nic nie zdradza.
step-secret = Sekret
step-secret-more = Ogłoszony po partii. Jego SHA-256 to { $good ->
    [yes] obietnica.
   *[no] coś innego:
}
step-seed = Podane ziarno
step-seed-more = { $good ->
    [yes] Sekret z niego wynika.
   *[no] Wynika z niego inny sekret.
}
step-nonces = Słowa losu
step-nonces-more = Co dodali gracze, w kolejności miejsc, żeby nikt sam nie wybierał rozdań.
step-none = nic
step-name = Nazwa partii
step-name-more = Wchodzi do każdego ziarna, żeby żadne dwie partie nie miały tych samych rozdań.
step-lot = Los
step-lot-more = { $good ->
    [yes] Według jego ziarna najpierw rozdaje { $name }, i tak było.
   *[no] Według jego ziarna najpierw rozdaje { $name }, ale w partii pierwszy rozdający to { $found }.
}
step-deals = Ziarna rozdań
step-deals-more = Każde to HMAC-SHA-256, z sekretem jako kluczem, z nazwy, numeru rozdania i słów losu. Ono tasuje talię, a karty rozdaje się po jednej, od lewej rozdającego.
deal-good = Rozdanie { $deal }: karty się zgadzają
deal-wrong = Rozdanie { $deal }: karty się nie zgadzają
# $due i $found to karty, np. 9♣.
deal-due = { $name }: powinno być { $due }, a jest { $found }.
deal-stock = Reszta talii nie jest taka, jak ma być.
good = dobrze
bad = źle
copy = Kopiuj
# Czytane na głos: co kopiuje przycisk.
copy-what = Kopiuj: { $what }
copied = Skopiowano
insecure = Ta przeglądarka sprawdza rozdania tylko na bezpiecznych stronach (https), a ta taka nie jest. Może je sprawdzić serwer; to dowodzi mniej.
ask-server = Niech sprawdzi serwer
verdict-fair = Serwer mówi: każde rozdanie jest zgodne z obietnicą.
verdict-named = Serwer mówi: każde rozdanie jest takie, jak ma być; można je było znać wcześniej.
verdict-replayed = Serwer mówi: wszystko zagrano według reguł. Rozdań nie da się sprawdzić.
verdict-wrong = Serwer mówi, że coś się nie zgadza:

## Co można z tym zrobić

keep-it = Zachowaj, pokaż
download = Pobierz zapis
download-what = Plik tekstowy, który można tu czytać, sprawdzać i znów otwierać.
download-short = Zapis
download-lines = Jako JSON Lines
share = Udostępnij link
copy-link = Kopiuj link
link-copied = Link jest skopiowany.
link-not-copied = Skopiuj go stąd:
play-again = Zagraj to rozdanie jeszcze raz
play-again-what = A gdyby? Zaczyna się tak, jak stało to rozdanie: te same karty, wyniki i rozdający. Boty grają za innych, a partia toczy się stąd dalej. Nie liczy się w żadnej statystyce.
play-again-go = Zagraj to rozdanie
play-again-opening = Karty się rozkładają …
same-deals = Te same rozdania dla znajomych
same-deals-what = Kto otworzy ten link, gra te same rozdania z tego samego miejsca, przeciw botom. Pod spodem wszyscy mogą się porównać.
same-deals-see = Obejrzyj

## Te same rozdania

same-title = Te same rozdania
same-about = { $name } ma za sobą tę partię: { $rules }, graczy: { $players }. Dostajesz te same karty, rozdanie po rozdaniu, póki trwa partia.
same-about-nobody = To była partia: { $rules }, graczy: { $players }. Dostajesz te same karty, rozdanie po rozdaniu, póki trwa partia.
same-about-you = Masz za sobą tę partię: { $rules }, graczy: { $players }. Dostajesz te same karty, rozdanie po rozdaniu, póki trwa partia.
same-fine = Pierwszy rozdający i karty każdego rozdania są te same. Co zagrać, zależy od ciebie, a rozdania zna każdy, kto obejrzy partię. Nie liczy się w żadnej statystyce.
same-name = Twoje imię
same-seat = Twoje miejsce
# Na liście miejsc. Tu w tamtej partii siedzi $name.
same-seat-of = { $number }: tam siedzi { $name }
same-go = Graj
same-before = Obejrzyj samą partię
compare = Jak poszło innym
compare-nobody = Nikt inny jeszcze nie grał tych rozdań.
compare-what = Ile kosztowały ostatnie lewy; mniej znaczy lepiej.
col-who = Kto
col-seat = Miejsce
col-result = Koniec
col-points = Zapłata
col-tricks = Ostatnie lewy
first-match = pierwsza
won = wygrana
# Kilku dzieli wygraną.
won-part = wspólna wygrana
lost = przegrana
neither = bez wygranej
points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## Co ktoś rozegrał

records = Zapisy
records-title = Co masz rozegrane
my-matches = Twoje partie
more-matches = Wcześniejsze partie
# Przy partii, której rozdania były znane.
mark-again = te same rozdania
none = Jeszcze nic
none-what = Tu leży każda partia, którą grasz do końca: ile kosztowała i wszystkie karty, odkryte.
none-play = Zagraj partię
no-more = To wszystkie.
statistics = W skrócie
statistics-what = Partie, których rozdania można było znać, się nie liczą.
fact-matches = { $matches ->
    [one] partia
    [few] partie
   *[many] partii
}
fact-won = wygrane
fact-cost = punktów za ostatnią lewę, średnio
fact-deals = { $deals ->
    [one] rozdanie
    [few] rozdania
   *[many] rozdań
}
plot-won = Wygrane partie
plot-won-what = Kreska pokazuje, ile byłoby po równo przy tylu graczach.
plot-cost = Ile kosztuje cię ostatnia lewa
plot-cost-what = Punkty średnio za każdą ostatnią lewę, którą bierzesz.
plot-last = Twoje ostatnie lewy
plot-last-what = Ze wszystkich rozdań. Kreska pokazuje, ile byłoby po równo przy tylu graczach.
# Sposób gry na wykresach. $players to ilu graczy.
way-players = { $variant }, { $players ->
    [one] jeden gracz
   *[other] { $players } graczy
}
percent = { $number }%
# Czytane na głos za procentem.
even = po równo byłoby { $number }%
of-matches = { $matches ->
    [one] jedna partia
    [few] { $matches } partie
   *[many] { $matches } partii
}
col-way = Gra
col-value = Ty
col-even = Po równo

## Zapis z pliku

open-file = Otwórz zapis
open-file-what = Dowolny plik .agurk: stąd, od znajomych albo napisany ręcznie. Pokaże się tu i nigdzie nie zostanie.
open-file-choose = Wybierz plik
open-file-drop = albo upuść go tutaj
open-file-large = To za dużo jak na zapis.
opened = Zapis z pliku; nic z niego tu nie zostaje.

## Inne urządzenie

device = Na innym urządzeniu
device-what = Twoje partie należą do tej przeglądarki. Ten link sprawia, że należą też do innej. Kto go ma, jest tobą: nie pokazuj go nikomu.
device-make = Utwórz link
device-made = Otwórz to na innym urządzeniu:
device-join = Używać tych zapisów tutaj?
device-join-what = Z tym linkiem ta przeglądarka jest tym samym graczem co tamta. Co rozegrano tu wcześniej, zostaje przy dotychczasowym graczu, którym nikt już być nie może.
device-join-go = Używaj ich tutaj
device-no = Zostaw
device-bad = Ten link już nie działa. Utwórz nowy.
