### Co partia mówi w terminalu, wiersz po wierszu.
###
### $you jest "yes", gdy zdanie mówi do gracza, który inaczej nazywa się $name; $cards to karty tak, jak
### się je rysuje; $points, $score i $units to liczby. Imiona stoją w mianowniku, czasowniki w czasie
### teraźniejszym.

## Początek i dalszy ciąg

title = { $variant }, { $players ->
    [one] 1 gracz
   *[other] { $players } graczy
}
seats = Przy stole, zgodnie z ruchem wskazówek zegara: { $names }.
seat-bot = { $name } ({ $bot })
house-rules = Zasady domowe – { $rules }.
house-rule = { $label }: { $now } (zamiast: { $before })
promise = Rozdania wynikają z sekretu. Jego obietnica: { $promise }
seed-known = Rozdania wynikają z ziarna { $seed }; kto je zna, może obliczyć każdą rękę.
saved-in = Każda karta zapisuje się od razu: { $file }
help-hint = ? pokazuje pomoc.
going-on = Partia toczy się dalej od miejsca, w którym stanęła.
none-unfinished = W { $folder } nie ma niedokończonej partii. Nową zaczyna { $command }.
others-unfinished = Niedokończone, od najnowszej:
unfinished = { $file }: { $variant }, rozdanie { $deal }
unfinished-damaged = { $file }: uszkodzony plik

## Co się dzieje

drawn = { $you ->
    [yes] Los wskazuje ciebie: najpierw rozdajesz ty.
   *[no] Los wskazuje: najpierw rozdaje { $name }.
}
size-chosen = { $you ->
    [yes] Rozdajesz każdemu
   *[no] { $name } wybiera dla każdego
} { $cards ->
    [one] jedną kartę.
    [few] { $cards } karty.
   *[many] { $cards } kart.
}
dealt = Rozdanie { $number }: { $you ->
    [yes] rozdajesz
   *[no] { $name } rozdaje
} każdemu { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}, { $youlead ->
    [yes] wychodzisz ty
   *[no] wychodzi { $leader }
}.
redealt = Karty wracają do talii, a { $you ->
    [yes] ty rozdajesz
   *[no] { $name } rozdaje
} jeszcze raz.
exchanged = { $count ->
    [0] { $you ->
        [yes] Zachowujesz
       *[no] { $name } zachowuje
    } wszystkie karty.
    [one] { $you ->
        [yes] Wymieniasz
       *[no] { $name } wymienia
    } jedną kartę.
    [few] { $you ->
        [yes] Wymieniasz
       *[no] { $name } wymienia
    } { $count } karty.
   *[many] { $you ->
        [yes] Wymieniasz
       *[no] { $name } wymienia
    } { $count } kart.
}
kontra-called = { $you ->
    [yes] Dajesz kontrę: kto płaci, płaci podwójnie, a ty poczwórnie.
   *[no] { $name } daje kontrę: kto płaci, płaci podwójnie, a { $name } poczwórnie.
}
kontra-passed = { $you ->
    [yes] Pasujesz.
   *[no] { $name } pasuje.
}
led = { $you ->
    [yes] Wychodzisz:
   *[no] { $name } wychodzi:
} { $cards }.
played = { $you ->
    [yes] Dokładasz
   *[no] { $name } dokłada
} { $cards }.
thrown = { $you ->
    [yes] Zrzucasz, co masz najniższego:
   *[no] { $name } zrzuca, co ma najniższego:
} { $cards }.
corrected = { $you ->
    [yes] Zabierasz z powrotem
   *[no] { $name } zabiera z powrotem
} { $cards }{ $hand ->
    [none] .
   *[other] , a ręka leży odkryta: { $hand }.
}
taken = { $you ->
    [yes] Bierzesz lewę.
   *[no] { $name } bierze lewę.
}
taken-last = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} ostatnią lewę: { $cards }.
paid = { $you ->
    [yes] Płacisz
   *[no] { $name } płaci
} { $points }. { $before } i { $points } to razem { $score }.
paid-first = { $you ->
    [yes] Płacisz
   *[no] { $name } płaci
} { $points }.
deducted = { $you ->
    [yes] Masz równą kartę, odejmujesz { $points } i twój wynik to
   *[no] { $name } ma równą kartę, odejmuje { $points } i ma wynik
} { $score }.
reset = Dokładnie { $score }: { $you ->
    [yes] wracasz
   *[no] { $name } wraca
} do 0.
life-lost = { $score } to za dużo: { $you ->
    [yes] dostajesz ogórka i grasz
   *[no] { $name } dostaje ogórka i gra
} dalej z wynikiem { $returns }. { $left ->
    [one] Zostaje jedno życie.
    [few] Zostają { $left } życia.
   *[many] Zostaje { $left } żyć.
}
went-out = { $score } to za dużo: { $you ->
    [yes] odpadasz.
   *[no] { $name } odpada.
}
void-replay = Nikt nie zostałby w grze, więc rozdanie się nie liczy i gra się je jeszcze raz.
void-rampo = Nikt nie zostałby w grze. Rampo: nikt nie płaci, a wszyscy z początku wracają.
void-other = Nikt nie zostałby w grze, więc rozdanie się nie liczy.
stake-paid = { $you ->
    [yes] Wpłacasz
   *[no] { $name } wpłaca
} do puli { $units ->
    [one] jedną jednostkę.
    [few] { $units } jednostki.
   *[many] { $units } jednostek.
}
bought = { $you ->
    [yes] Wkupujesz się i grasz
   *[no] { $name } wkupuje się i gra
} dalej z wynikiem { $score }.
not-bought = { $you ->
    [yes] Nie wkupujesz się.
   *[no] { $name } nie wkupuje się.
}
won-units = { $you ->
    [yes] Dostajesz
   *[no] { $name } dostaje
} { $units ->
    [one] jedną jednostkę.
    [few] { $units } jednostki.
   *[many] { $units } jednostek.
}
lost-units = { $you ->
    [yes] Na koniec płacisz
   *[no] Na koniec { $name } płaci
} { $units ->
    [one] jedną jednostkę.
    [few] { $units } jednostki.
   *[many] { $units } jednostek.
}
taken-back = { $you ->
    [yes] Zabierasz z powrotem
   *[no] { $name } zabiera z powrotem
} { $cards }.
seated = { $name } siada do stołu.

## Koniec

over-won = { $you ->
    [yes] Wygrywasz partię.
   *[no] { $name } wygrywa partię.
}
over-shared = Wspólna wygrana: { $names }.
over-lost = { $count ->
    [one] { $you ->
        [yes] Przegrywasz.
       *[no] { $names } przegrywa.
    }
   *[other] Przegrywają { $names }.
}
over-card = { $cards } w ostatniej lewie od razu przegrywa partię.
summary = { $deals ->
    [one] Rozegrano jedno rozdanie. Kto ile płaci:
    [few] Rozegrano { $deals } rozdania. Kto ile płaci:
   *[many] Rozegrano { $deals } rozdań. Kto ile płaci:
}
summary-cost = { $you ->
    [yes] ty
   *[no] { $name }
} { $points } ({ $times ->
    [one] 1 raz
   *[other] { $times } razy
})
record-saved = Zapis partii jest w { $file }
record-check = Żeby sprawdzić rozdania z obietnicą: { $command }

## Arkusz, ręka i wyniki

you = Ty
sheet-title = Rozdanie { $deal }, lewa { $trick } z { $tricks }
sheet-title-sets = Rozdanie { $deal }, lewa { $trick }
sheet-title-last = Rozdanie { $deal }, ostatnia lewa
sheet-title-done = Rozdanie { $deal }, wszystko zagrane
sheet-dealer = { $you ->
    [yes] ty rozdajesz
   *[no] rozdaje { $name }
}
sheet-kontra = { $you ->
    [yes] kontra jest twoja
   *[no] kontrę daje { $name }
}
last-column = ostatnia
holds = prowadzi
would-pay = zapłaci { $points }
pays = płaci { $points }
hand = Twoja ręka
mark-lowest = dół
mark-equals = równa
mark-beats = bije
scores = Wyniki po rozdaniu { $deal }
scores-first = Wyniki
caught-ge = ogórek od { $threshold }
caught-gt = ogórek powyżej { $threshold }
score-out = odpada
score-keeps = zachowuje { $cards }
score-money = { $sign }{ $units } { $units ->
    [one] jednostka
    [few] jednostki
   *[many] jednostek
}
pot = W puli: { $units }

## Pytania

ask-card = Twoja kolej. { $duty }
ask-sets = Wolno zagrać: { $plays }.
ask-size = Rozdajesz. Ile kart dostaje każdy, od { $least } do { $most }?
ask-keep = { $why ->
    [court] Król, dama lub walet na ręce wyklucza kolejkę, która nic nie kosztuje.
    [kept] W drugiej kolejce twoja ręka została bez zmian, więc trzeciej dla ciebie nie ma.
    [first] Gracz pytany jako pierwszy nic nie wymienia, więc nikomu innemu też nie wolno.
    [dealer] Rozdający zachowuje co najmniej dwie karty.
    [previous] Gracz przed tobą nic nie wymienia, więc tobie też nie wolno.
   *[stock] W talonie jest za mało kart.
} Nie możesz teraz wymienić kart: Enter zachowuje wszystkie.
ask-whole-hand = Wymieniasz całą rękę? { $times ->
    [1] Nic to nie kosztuje.
    [2] Jeśli zapłacisz za ostatnią lewę, zapłacisz podwójnie.
   *[other] Jeśli zapłacisz za ostatnią lewę, zapłacisz poczwórnie.
}
ask-change = Które karty wymieniasz? { $allowed }
allowed-any = { $least ->
    [0] Najwyżej { $most }, albo "none", czyli nic.
   *[other] Od { $least } do { $most }.
}
allowed-exactly = { $number }, albo "none", czyli nic.
ask-kontra = Dajesz kontrę? Kto płaci, płaci wtedy podwójnie; jeśli to ty, poczwórnie.
ask-buy-in = Twój wynik { $own } to za dużo. Wkupujesz się { $price } z wynikiem { $score }?
ask-buy-down = Twój wynik to { $own }, a najwyższy wynik innych to { $score }. Wkupujesz się { $price } z wynikiem { $score }?
ask-on = Enter rozdaje dalej.
price = { $stakes ->
    [0] za darmo
    [one] za jedną stawkę
    [few] za { $stakes } stawki
   *[many] za { $stakes } stawek
}
pot-now = { $units ->
    [one] W puli jest jedna jednostka,
    [few] W puli są { $units } jednostki,
   *[many] W puli jest { $units } jednostek,
} a wkupić się możesz jeszcze { $left ->
    [one] raz.
   *[other] { $left } razy.
}
refused-exit = Jeśli nie, odpadasz.
yes-or-no = Tak (yes) czy nie (no)?

## Niezrozumiałe odpowiedzi

not-yes-or-no = Odpowiedz yes (tak) albo no (nie).
not-a-size = Podaj liczbę od { $least } do { $most }.
not-a-number-of-cards = { $number ->
    [0] Powiedz, które.
    [one] Nie jedną kartę.
    [few] Nie { $number } karty.
   *[many] Nie { $number } kart.
} { $allowed }
not-a-card = { $text } to ani karta, ani polecenie. Wpisz kartę, na przykład { $example }, albo ? po pomoc.
not-in-hand = Na ręce nie ma { $text }.
no-such-place = Nie ma karty { $text }; kart na ręce jest { $count }.
why-what = Powiedz, która karta: why { $example }
why-not-now = Nie masz teraz karty do zagrania.
redeal-not-now = Rozdać jeszcze raz można tylko przed pierwszą kartą.
reason-too-long = Powiedz najwyżej { $most ->
    [one] jedną literą
   *[other] { $most } literami
}, co jest nie tak z rozdaniem.
nothing-yet = Nikt jeszcze nie ma żadnej lewy.
enter-or-command = Enter rozdaje dalej; ? pokazuje, co jeszcze można wpisać.

## Pomoc

help = Wpisz kartę ({ $card }), jej wartość ({ $rank }) albo jej miejsce na ręce (#1 to najniższa).
help-yes-or-no = Wpisz yes (tak) albo no (nie); wystarczy y albo n.
help-size = Wpisz liczbę od { $least } do { $most }: tyle kart dostanie każdy gracz.
help-change = Wpisz karty do wymiany, jedną po drugiej: karty ({ $card }), ich wartości ({ $rank }) albo ich miejsca na ręce (#1 to najniższa). "none" zachowuje wszystkie. { $allowed }
help-on = Enter rozdaje dalej.
help-sets = Kilka kart razem: { $cards }
help-only = Sam Enter zagrywa kartę, jeśli dozwolona jest tylko jedna.
help-commands = Albo jedno z tych poleceń:
help-why = why { $card }
help-why-does = dlaczego wolno zagrać kartę albo nie
help-rules-does = reguły gry { $variant }
help-scores-does = wyniki, życia i pula
help-last-does = ostatnia lewa albo ostatnie rozdanie
help-redeal-does = złe rozdanie jeszcze raz, przed pierwszą kartą; można dodać powód
help-table-does = jeszcze raz karty na stole i twoja ręka
help-quit-does = wyjście; partia jest zapisana, a `agurk resume` gra dalej
help-help-does = ta lista

## Wyjście

left = Partia jest zapisana. Żeby grać dalej: { $command }
ended = Wejście skończyło się przed odpowiedzią. Partia jest zapisana; żeby grać dalej: { $command }
stopped = Przerwano. Partia jest zapisana; żeby grać dalej: { $command }
not-saved = { $trouble } Partia jest zapisana do poprzedniej karty; żeby grać dalej: { $command }
not-recorded = { $trouble } Partia jest skończona i nic z niej nie przepadło; żeby zachować jej zapis: { $command }
