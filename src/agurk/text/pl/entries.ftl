### Co jest nie tak z wpisem do arkusza.
###
### $name to gracz albo to, co podano jako imię; $names to gracze, z przecinkami. $said i $word to
### wpisane słowa, $card to wartość albo karta, tak jak się ją wpisuje, $variant to nazwa reguł.
### Imiona i nazwy stoją w mianowniku.

## Imiona

name-missing = Gracz musi mieć imię.
name-long = „{ $start }...” to za długie imię. Liter może być najwyżej { $most }.
# $name stoi tu w cudzysłowie.
name-odd = { $name } to nie imię: użyj liter, cyfr i odstępów.
name-taken = { $name } już jest przy stole; dodaj literę, żeby odróżnić te imiona.
name-command = „{ $name }” to tutaj polecenie; wybierz inne imię.
# $names łączy tu „lub”.
name-unclear = „{ $said }” może znaczyć { $names }; wpisz więcej liter.
name-unknown = Nikt tu nie ma na imię „{ $said }”. Przy stole: { $names }.
not-here = { $name } nie siedzi przy stole. Przy stole: { $names }.
is-out = { $name } już nie gra. Nadal w grze: { $names }.

## To, co wpisano

say-who = Wpisz imię, na przykład { $name }.
say-who-after = Po „{ $word }” wpisz imię.
nothing-after = „{ $said }” po „{ $word }” nic nie znaczy.
# $example to gracz z kartą.
not-understood = „{ $said }” to ani polecenie, ani gracz z kartą, na przykład { $example }. Wpisz ?, żeby zobaczyć pomoc.

## Ostatnia lewa

taker-missing = Wpisz, kto bierze ostatnią lewę.
no-taker = Ktoś musi wziąć ostatnią lewę.
one-card-each = Do ostatniej lewy każdy zagrywa tylko jedną kartę.
last-pays = { $variant }: z równych kart płaci tylko ostatnia. Wpisz tylko tego gracza.
no-lowest = Wpisz też, kto zagrywa najniższą ostatnią kartę: od tego zależy, co dalej.
cards-too-few = W talii jest za mało kart wartości { $card } na { $players } graczy.
cards-kept = Wszystkie karty wartości { $card } leżą przed graczami, poza talią.
suit-missing = Nie wszystkie karty wartości { $card } kosztują tyle samo: podaj też kolor, na przykład { $example }.

## Ile to kosztuje

no-kontra = { $variant }: tu nie ma kontry.
no-ones = { $variant }: jedynka w ostatniej lewie niczego tu nie podwaja.
no-exchange = { $variant }: wymiana niczego tu nie podwaja.
no-points = { $variant }: tu nie ma punktów.
card-or-points = Podaj kartę, która bierze ostatnią lewę, albo punkty.
card-and-points = Podaj albo kartę, albo punkty, nie jedno i drugie.
points-range = Punktów może być od 0 do { $most }, nie { $points }.
points-multiplied = Punkty są już pomnożone; podaj kartę, a pomnożą się same.

## Kiedy można to wpisać

not-opened = Najpierw trzeba zacząć arkusz, potem wpisywać.
opened-already = Arkusz jest już zaczęty.
nothing-to-undo = Nie ma czego cofnąć.
nothing-to-redo = Nie ma czego przywrócić.
is-over = Koniec partii, wygrana: { $names }. `rematch` zaczyna następną.
not-over = Partia jeszcze trwa, więc następnej nie można zacząć.
no-further-deal = Gdy nikt się nie wkupuje, partia jest skończona i nie ma następnego rozdania.
answer-first = Najpierw wpisz, czy { $name } się wkupuje.
asked-first = Pytanie o wkupienie się najpierw dostaje { $name }.
no-buy-in = { $variant }: tu nikt się nie wkupuje.
no-buy-in-now = { $name } nie może się teraz wkupić: można to zrobić po rozdaniu, najwyżej { $times ->
    [one] raz
   *[other] { $times } razy
}, gdy w grze jest co najmniej { $others ->
    [one] jeden inny gracz
   *[other] { $others } innych graczy
} i jeśli wynik będzie niższy.

## Zapisywanie

file-taken = W { $file } jest sam arkusz; wybierz inną nazwę.
file-homeless = Nie ma folderu domowego: { $file }.
file-ending = Nadaj plikowi nazwę, która kończy się na { $endings }.
record-seats = Graczy jest { $players }, za dużo na zapis z miejscem dla każdego; zapisz arkusz jako .txt lub .svg.
