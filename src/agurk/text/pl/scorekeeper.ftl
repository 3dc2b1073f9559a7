### Co mówi ten, kto zapisuje punkty partii granej prawdziwymi kartami.
###
### $name to gracz albo "Miejsce 2", $who to gracz albo kilku; $points, $score, $before, $returns,
### $left, $units i $limit to liczby. Imiona stoją w mianowniku.

## Ile kosztuje rozdanie

seat = Miejsce { $seat }
paid = { $name } płaci { $points }: { $before } i { $points } to razem { $score }.
paid-first = { $name } płaci { $points }.
paid-nothing = { $name } bierze ostatnią lewę, która nic nie kosztuje.
deducted = { $name } odejmuje { $points } i ma { $score }.
reset = Dokładnie { $score }: { $name } wraca do 0.
life-lost = { $how ->
    [reached] Granica { $limit } osiągnięta
   *[passed] { $score } to więcej niż { $limit }
}: { $name } dostaje ogórka i gra dalej z wynikiem { $returns }, { $why ->
    [highest-of-others] najwyższym wśród innych
    [highest-card] czyli ceną najwyższej zachowanej karty
   *[zero] jak na początku
}. { $left ->
    [one] Zostaje jedno życie.
    [few] Zostają { $left } życia.
   *[many] Zostaje { $left } żyć.
}
went-out = { $how ->
    [reached] Granica { $limit } osiągnięta
    [passed] { $score } to więcej niż { $limit }
   *[card] Ta karta przegrywa od razu
}: { $name } dostaje ogórka i odpada.
void-replay = Nikt nie zostałby w grze, więc to rozdanie się nie liczy.
void-rampo = Nikt nie zostałby w grze. Rampo: nikt nie płaci, pula zostaje, a wszyscy z początku wracają z 0.
stake-paid = { $name } wpłaca do puli { $units ->
    [one] jedną jednostkę.
    [few] { $units } jednostki.
   *[many] { $units } jednostek.
}
may-buy-in = { $name } może wkupić się z wynikiem { $score }{ $units ->
    [0] , za darmo.
    [one] , za jedną jednostkę.
    [few] , za { $units } jednostki.
   *[many] , za { $units } jednostek.
}
bought = { $name } wkupuje się z wynikiem { $score }.
declined = { $name } nie wkupuje się i odpada.
won-units = { $name } dostaje { $units ->
    [one] jedną jednostkę.
    [few] { $units } jednostki.
   *[many] { $units } jednostek.
}
lost-units = Na koniec { $name } płaci { $units ->
    [one] jedną jednostkę.
    [few] { $units } jednostki.
   *[many] { $units } jednostek.
}

## Koniec partii

over-last-in = Tylko { $who } zostaje w grze i wygrywa.
over-all-out = Nikt nie zostaje w grze. { $who } { $count ->
    [one] ma najniższy wynik i wygrywa
   *[other] dzielą wygraną
}.
over-lowest = Koniec partii: { $who } { $count ->
    [one] ma najniższy wynik i wygrywa
   *[other] mają najniższy wynik i dzielą wygraną
}.
over-one-deal = Koniec partii: { $who } { $count ->
    [one] wygrywa
   *[other] wygrywają
}.
over-card = { $card } w ostatniej lewie od razu przegrywa partię, więc to koniec: { $who } { $count ->
    [one] wygrywa
   *[other] wygrywają
}.
over-lost = { $who } { $count ->
    [one] przegrywa
   *[other] przegrywają
}.

goes-on = Partia toczy się dalej, graczy jest { $players }.

## Przychodzenie i odchodzenie

begun = { $who } grają w { $variant }.
sat-down = { $name } siada z wynikiem { $score }{ $lives ->
    [0] {""}
    [one] {" "}i z jednym życiem
   *[other] {" "}i z { $lives } życiami
}{ $first ->
    [yes] .
   *[no] : najgorzej przy stole, żeby nikt nie zyskiwał na późnym przyjściu.
}
sat-down-again = { $name } wraca z wynikiem { $score }{ $lives ->
    [0] .
    [one] {" "}i z jednym życiem.
   *[other] {" "}i z { $lives } życiami.
}
got-up = { $name } odchodzi z wynikiem { $score }.
dealer-named = Następnym razem rozdaje { $name }.

## Co dalej

next-deal = Rozdanie { $number }: { $name } rozdaje każdemu { $cards ->
    [one] jedną kartę.
    [few] { $cards } karty.
   *[many] { $cards } kart.
}
next-deal-choice = Rozdanie { $number }: { $name } rozdaje i mówi, ile kart dostaje każdy, od { $least } do { $most }.
next-buy-in = { $units ->
    [0] { $name } może wkupić się za darmo z wynikiem { $score }.
    [one] { $name } może wkupić się za jedną jednostkę z wynikiem { $score }.
    [few] { $name } może wkupić się za { $units } jednostki z wynikiem { $score }.
   *[many] { $name } może wkupić się za { $units } jednostek z wynikiem { $score }.
} { $in ->
    [yes] Bez odpowiedzi { $name } zostaje przy { $own }.
   *[no] Bez odpowiedzi { $name } odpada z wynikiem { $own }.
}

## Arkusz

rule = { $limit ->
    [0] Kto płaci, przegrywa.
   *[other] { $compare ->
        [gt] Ogórek powyżej { $limit }
       *[ge] Ogórek od { $limit }
    }{ $lives ->
        [one] .
        [few] , każdy ma { $lives } życia.
       *[many] , każdy ma { $lives } żyć.
    }
}
house = Zasady domowe: { $rules }
deal = Rozd.
card = Karta
score = Wynik
lives = Życia
money = Pieniądze
total = Razem
out = odpada
gone = nie gra
pot = W puli: { $units }
won = wygrana
lost = przegrana
mark-cucumber = ogórek: strata życia
mark-dealer = rozdaje
mark-void = nie liczy się
mark-bought = wkupienie
mark-joined = siada do gry
mark-left = odchodzi
mark-reset = równo trafione: powrót do 0
going-on = Jeszcze nie wiadomo.
no-deals = Nikt jeszcze nie płaci.
match-number = Partia { $number }
page = Strona { $number } z { $pages }

## Rozmowa z tym, kto zapisuje

ask-players = Kto gra? Imiona zgodnie z ruchem wskazówek zegara, z przecinkami, na początku pierwszy rozdający:
kept-in = Każdy wpis zapisuje się od razu w { $file }
help-hint = Wpisz, kto bierze ostatnią lewę i jaką kartą: { $example }. ? pokazuje resztę.
going-on-with = Arkusz biegnie dalej od miejsca, w którym stanął.
torn = Ostatni wiersz pliku był zapisany do połowy, gdy program stanął, i odpada.
undone = Cofnięte: { $what }.
redone = Przywrócone: { $what }.
tried = Tak by było; nic nie jest wpisane.
lot = Los wskazuje: rozdaje { $name }.
saved = Zapisano: { $file }
left = Arkusz jest w { $file }. Żeby iść dalej: { $command }
ended = Wejście się skończyło. Arkusz jest w { $file }; żeby iść dalej: { $command }
stopped = Przerwano. Arkusz jest w { $file }; żeby iść dalej: { $command }
ask-again = `rematch` zaczyna następną partię, `save NAME.svg` zachowuje tę.
who-is-asked = `buy { $name }` (tak) albo `no { $name }` (nie).
dispute-trick = Jakie karty leżały przedtem w lewie (Enter, jeśli żadne)?
dispute-played = Jaką kartę zagrano?
dispute-hand = Jakie karty zostały na ręce (Enter, jeśli żadne)?
old-kept = Poprzedni arkusz jest w { $file }

what-took = ostatnia lewa, { $who }, karta { $card }
what-points = ostatnia lewa, { $who }, punkty { $points }
what-lost = ostatnia lewa, { $who }
what-bought = { $who } wkupuje się
what-declined = { $who } nie wkupuje się
what-joined = { $who } siada do gry
what-left = { $who } odchodzi
what-dealing = { $who } rozdaje
what-rematch = następna partia

## Pomoc

help-result = { $example }
    .does = kto bierze ostatnią lewę i jaką kartą (lub jej wartość)
help-shared = { $example }
    .does = kilku graczy z równymi kartami, w kolejności gry
help-points = { $example }
    .does = punkty zamiast karty
help-kontra = { $example }
    .does = ktoś daje kontrę
help-one = { $example }
    .does = w ostatniej lewie jest jedynka
help-doubled = { $example }
    .does = płaci podwójnie za wymianę; redoubled za dwie
help-lowest = { $example }
    .does = także kto zagrywa najniższą ostatnią kartę
help-buy = buy { $name }, no { $name }
    .does = wkupić się albo nie
help-try = try { $example }
    .does = co by z tego wyszło, bez wpisywania
help-undo = undo, redo
    .does = cofnąć wpis i przywrócić go
help-join = join NAME, join NAME after { $name }
    .does = ktoś siada do gry
help-leave = leave { $name }
    .does = ktoś wstaje od stołu
help-dealer = dealer { $name }, lot
    .does = kto rozdaje następny: ktoś albo kogo wskaże los
help-scores = scores
    .does = jak wszyscy stoją
help-sheet = sheet
    .does = cały arkusz
help-save = save NAME.txt, .svg lub .agurk
    .does = arkusz jako tekst, do druku albo jako zapis
help-dispute = dispute 9c / 6d / Kh 2s
    .does = lewa, zagrana karta, reszta kart: czy było wolno?
help-rules = rules
    .does = reguły gry { $variant }
help-rematch = rematch
    .does = gra jeszcze raz, gdy partia jest skończona
help-quit = quit
    .does = koniec; `agurk keep` pisze dalej
