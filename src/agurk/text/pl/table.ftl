### Stół: co się dzieje, co można zrobić i co się stało.
###
### $name to imię, jak ktoś je napisał, zawsze w mianowniku. $you jest "yes", gdy zdanie mówi do
### czytającego; $name można wtedy pominąć. $cards i $rank to karty tak, jak nazywa się je w zdaniu,
### w mianowniku: „dziewiątka trefl”, „król”. Płci nikt nie zna: zdania się do niej nie odnoszą.

# Czytający, gdy imię stoi samo, i na końcu listy imion.
you = Ty
you-too = ty
# Puste miejsce.
seat-number = Miejsce { $number }
# $rank to od 2 do 14, $suit to c, d, h albo s.
card = { $rank ->
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
    [10] dziesiątka
    [11] walet
    [12] dama
    [13] król
    [14] as
   *[other] { $rank }
} { $suit ->
    [c] trefl
    [d] karo
    [h] kier
   *[s] pik
}
# Co przeglądarka pokazuje na karcie strony, i co mówi powiadomienie.
title-turn = Twoja kolej – Agurk
title-table = { $rules } – Agurk
notice = Inni czekają na twoją kartę.

## Wiersz nad ręką: najwyżej 36 liter, z imieniem do 12

# $high to „dziewiątka lub wyżej” albo karta, np. „as”; $lowest to karta, np. „trójka”.
turn-or-lowest = Ty: { $high } albo { $lowest }
turn = Twoja kolej
turn-high = Graj: { $high }
turn-lowest = Graj: { $lowest }
turn-lead = Twoja kolej: wychodzisz
turn-lead-lowest = Wychodzisz: { $lowest }
turn-any = Twoja kolej: dowolna karta
turn-some = Graj jedną z podniesionych kart
turn-last-card = Twoja kolej: ostatnia karta
turn-lead-set = Wyjdź jedną lub kilkoma równymi
turn-set = Twoja kolej: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
asked-size = Rozdajesz: po ile kart?
asked-exchange = Które karty wymieniasz?
asked-kontra = Dajesz kontrę?
asked-buy-in = Wkupujesz się?
thinking = { $you ->
    [yes] Myślisz
   *[no] { $name } myśli
}
others-size = { $you ->
    [yes] Mówisz, po ile kart
   *[no] { $name } mówi, po ile kart
}
others-exchange = { $you ->
    [yes] Wymieniasz karty
   *[no] { $name } wymienia karty
}
others-kontra = { $you ->
    [yes] Dajesz kontrę?
   *[no] Czy { $name } daje kontrę?
}
others-buy-in = { $you ->
    [yes] Wkupujesz się?
   *[no] Czy { $name } się wkupuje?
}
# Póki karta leci. $card to jej wartość, np. „dziewiątka”.
plays = { $you ->
    [yes] Zagrywasz: { $card }
   *[no] { $name } zagrywa: { $card }
}
plays-set = { $number ->
    [one] { $you ->
        [yes] Zagrywasz jedną kartę
       *[no] { $name } zagrywa jedną kartę
    }
    [few] { $you ->
        [yes] Zagrywasz { $number } karty
       *[no] { $name } zagrywa { $number } karty
    }
   *[many] { $you ->
        [yes] Zagrywasz { $number } kart
       *[no] { $name } zagrywa { $number } kart
    }
}
takes = { $you ->
    [yes] Bierzesz lewę
   *[no] { $name } bierze lewę
}
last-trick = Ostatnia lewa
pays = { $you ->
    [yes] Płacisz { $points }
   *[no] { $name } płaci { $points }
}
# Kilku dzieli cenę ostatniej lewy; $players to ilu.
pay = Płaci kilku graczy: { $players }
dealing = Karty są rozdawane
deal-soon = Za chwilę następne rozdanie
moment = Chwileczkę
lot = Los wskazuje, kto rozdaje pierwszy
# Kogo wskazał los.
lot-fell = { $you ->
    [yes] Los wskazuje ciebie
   *[no] Los wskazuje: { $name }
}
bot-for-you = Gra za ciebie bot
bot-for = Za gracza { $name } gra bot
stepped-away = Na chwilę nie ma gracza { $name }
paused = Przerwa przy stole
# Przed pierwszą partią; zaczyna ten, kto prowadzi stół.
waiting = { $you ->
    [yes] Zacznij, gdy będą wszyscy
   *[no] Partię zaczyna { $name }
}
waiting-nobody = Nikt nie prowadzi tego stołu
over = Koniec partii
over-won = { $you ->
    [yes] Wygrywasz partię
   *[no] { $name } wygrywa partię
}
over-lost-lead = { $you ->
    [yes] Przegrywasz partię
   *[no] { $name } przegrywa partię
}
# $winners to 2 lub więcej; kto, stoi w drugim wierszu.
over-shared-lead = Wspólna wygrana, graczy: { $winners }
coming = W drodze do stołu …
away = Brak połączenia ze stołem
ended = Tego stołu już nie ma
ended-closed = Stół jest zamknięty
ended-removed = Nie masz miejsca przy tym stole
ended-no-table = Nie ma takiego stołu
ended-no-spectators = Ten stół widzą tylko gracze
ended-token = Ten link już nie działa
ended-token-expired = Ten link stracił ważność
ended-protocol = Ta strona jest nieaktualna

## Drugi wiersz

holds = { $you ->
    [yes] Prowadzisz: { $cards }.
   *[no] { $name } prowadzi: { $cards }.
}
would-pay = { $you ->
    [yes] Ostatnia lewa: na razie płacisz { $points } ({ $cards }).
   *[no] Ostatnia lewa: na razie { $name } płaci { $points } ({ $cards }).
}
last-trick-more = Ostatnia lewa: kto ją bierze, płaci.
after-one = Po tobie gra { $name }.
after = { $players ->
    [0] W tej lewie grasz na końcu.
    [one] Po tobie gra jeszcze { $players } gracz.
   *[other] Po tobie gra jeszcze { $players } graczy.
}
asked-buy-in-more = Twój wynik to { $score }.
asked-kontra-more = Kto płaci, płaci wtedy podwójnie; jeśli to ty, poczwórnie.
asked-exchange-none = Teraz nie możesz wymienić żadnej.
asked-exchange-most = { $most ->
    [one] Możesz wymienić jedną kartę.
    [few] Możesz wymienić najwyżej { $most } karty.
   *[many] Możesz wymienić najwyżej { $most } kart.
}
# $counts to liczby kart, np. „0 lub 7”.
asked-exchange-exactly = Tyle kart możesz wymienić: { $counts }.
lot-more = Rozdania wynikają z sekretu, który jest obiecany teraz i pokazany na końcu.
lot-fell-more = { $you ->
    [yes] Najpierw rozdajesz ty.
   *[no] Najpierw rozdaje { $name }.
}
bot-for-you-more = Możesz znów grać, kiedy chcesz.
bot-for-more = Bot gra, póki nie wróci { $name }.
stepped-away-soon = Jeśli { $name } nie wróci, zagra bot.
stepped-away-bot = { $seconds ->
    [one] Jeśli { $name } nie wróci, za sekundę zagra bot.
    [few] Jeśli { $name } nie wróci, za { $seconds } sekundy zagra bot.
   *[many] Jeśli { $name } nie wróci, za { $seconds } sekund zagra bot.
}
stepped-away-time = { $seconds ->
    [one] Gra toczy się dalej najpóźniej za sekundę.
    [few] Gra toczy się dalej najpóźniej za { $seconds } sekundy.
   *[many] Gra toczy się dalej najpóźniej za { $seconds } sekund.
}
paused-more = Wznowić grę może każdy, kto gra.
waiting-more = Miejsca, które będą puste, zajmą boty.
# $names to jedno imię albo kilka; $losers to ilu.
over-lost = { $losers ->
    [one] { $you ->
        [yes] Przegrywasz.
       *[no] { $names } przegrywa.
    }
   *[other] Przegrana: { $names }.
}
over-shared = Wspólna wygrana: { $names }.
over-card = W ostatniej lewie to od razu koniec: { $cards }.
# Co wychodzi z zapłaty. $before i $points to razem $sum; gra się dalej z $after.
price-first = To razem { $sum }.
price-kept = { $before } i { $points } to razem { $sum }.
price-reset = { $before } i { $points } to dokładnie { $sum }, czyli znów 0. Ogórek nie zaokrągla w dół.
price-life = { $before } i { $points } to razem { $sum }: { $you ->
    [yes] dostajesz ogórka i grasz dalej z wynikiem { $after }.
   *[no] { $name } dostaje ogórka i gra dalej z wynikiem { $after }.
}
price-out = { $before } i { $points } to razem { $sum }: { $you ->
    [yes] odpadasz.
   *[no] { $name } odpada.
}
price-off = { $you ->
    [yes] Masz równą kartę: po odjęciu { $points } zostaje { $sum }.
   *[no] { $name } ma równą kartę: po odjęciu { $points } zostaje { $sum }.
}
away-more = Trwa nowa próba.
# Karta jest wybrana, a połączenia nie ma.
away-waiting = To zagranie pójdzie, gdy tylko stół wróci.
ended-closed-more = Nikt już tu nie gra.
ended-removed-more = Kto prowadzi stół, oddał twoje miejsce.
ended-no-table-more = Może link jest ucięty albo stół od dawna zamknięty.
ended-no-spectators-more = Zajmij miejsce, żeby widzieć grę.
ended-token-more = Poproś o nowy.
ended-token-expired-more = Poproś o nowy.
ended-protocol-more = Wczytaj ją jeszcze raz.

## Co można wybrać

choice-kontra = Daję kontrę
choice-no-kontra = Pasuję
choice-buy-in = Wkupuję się
choice-no-buy-in = Nie wkupuję się
choice-size = { $cards ->
    [one] Jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
choice-play = Zagraj: { $cards }
choice-change = Wymień: { $cards }
choice-keep = Zachowaj wszystkie karty
choice-change-all = Wymień wszystkie karty
choice-why-not = Dlaczego nie?
# Wszystkie pozostałe karty są wymuszone; zagrają się same do końca rozdania.
choice-rest = Zagraj resztę

## Gdy czegoś nie można

not-your-turn = To nie twoja kolej.

## Przebieg: nagłówki

group-table = Przy stole
group-deal = Rozdanie { $deal }
group-trick = Lewa { $trick }
group-taken = Lewa { $trick }: { $you ->
    [yes] bierzesz ją
   *[no] bierze { $name }
}
group-paid = Lewa { $trick }: { $you ->
    [yes] bierzesz ją i płacisz { $points }
   *[no] { $name } bierze i płaci { $points }
}

## Przebieg: jedno zdanie na każde zdarzenie

log-led = { $you ->
    [yes] Wychodzisz: { $cards }.
   *[no] { $name } wychodzi: { $cards }.
}
log-headed = { $you ->
    [yes] Zagrywasz: { $cards }. Prowadzi { $rank }.
   *[no] { $name } zagrywa: { $cards }. Prowadzi { $rank }.
}
log-headed-set = { $you ->
    [yes] Zagrywasz: { $cards }, i prowadzisz.
   *[no] { $name } zagrywa: { $cards }, i prowadzi.
}
# Karta, która nie prowadzi; $number to, ile kart.
log-thrown = { $you ->
    [yes] Zrzucasz: { $cards }.
   *[no] { $name } zrzuca: { $cards }.
}
log-thrown-lowest = { $number ->
    [one] { $you ->
        [yes] Zrzucasz najniższą kartę: { $cards }.
       *[no] { $name } zrzuca najniższą kartę: { $cards }.
    }
   *[other] { $you ->
        [yes] Zrzucasz najniższe karty: { $cards }.
       *[no] { $name } zrzuca najniższe karty: { $cards }.
    }
}
log-played = { $you ->
    [yes] Zagrywasz: { $cards }.
   *[no] { $name } zagrywa: { $cards }.
}
log-taken = { $you ->
    [yes] Bierzesz lewę: { $cards }.
   *[no] { $name } bierze lewę: { $cards }.
}
log-last-taken = { $you ->
    [yes] Bierzesz ostatnią lewę: { $cards }.
   *[no] { $name } bierze ostatnią lewę: { $cards }.
}
log-paid = { $you ->
    [yes] Płacisz { $points }. { $before } i { $points } to razem { $score }.
   *[no] { $name } płaci { $points }. { $before } i { $points } to razem { $score }.
}
log-paid-first = { $you ->
    [yes] Płacisz { $points }.
   *[no] { $name } płaci { $points }.
}
log-deducted = { $you ->
    [yes] Masz równą kartę: po odjęciu { $points } zostaje { $score }.
   *[no] { $name } ma równą kartę: po odjęciu { $points } zostaje { $score }.
}
log-score-reset = { $you ->
    [yes] Dokładnie { $score }: wracasz do 0.
   *[no] Dokładnie { $score }: { $name } wraca do 0.
}
log-life-lost = { $you ->
    [yes] { $score } to za dużo: dostajesz ogórka i grasz dalej z wynikiem { $returns }.
   *[no] { $score } to za dużo: { $name } dostaje ogórka i gra dalej z wynikiem { $returns }.
} { $left ->
    [one] Zostaje jedno życie.
    [few] Zostają { $left } życia.
   *[many] Zostaje { $left } żyć.
}
log-went-out = { $you ->
    [yes] { $score } to za dużo: odpadasz.
   *[no] { $score } to za dużo: { $name } odpada.
}
# $how to replay (rozdanie się nie liczy), rampo (wszyscy z początku wracają) albo co innego.
log-deal-void = { $how ->
    [replay] Nikt nie zostałby w grze, więc rozdanie się nie liczy i gra się je jeszcze raz.
    [rampo] Nikt nie zostałby w grze: nikt nie płaci, a wszyscy z początku wracają.
   *[other] Nikt nie zostałby w grze, więc rozdanie się nie liczy.
}
log-stake-paid = { $you ->
    [yes] Wpłacasz do puli
   *[no] { $name } wpłaca do puli
} { $units ->
    [one] jedną jednostkę.
    [few] { $units } jednostki.
   *[many] { $units } jednostek.
}
log-bought = { $you ->
    [yes] Wkupujesz się i grasz dalej z wynikiem { $score }.
   *[no] { $name } wkupuje się i gra dalej z wynikiem { $score }.
}
log-not-bought = { $you ->
    [yes] Nie wkupujesz się.
   *[no] { $name } nie wkupuje się.
}
log-won-units = { $you ->
    [yes] Dostajesz
   *[no] { $name } dostaje
} { $units ->
    [one] jedną jednostkę.
    [few] { $units } jednostki.
   *[many] { $units } jednostek.
}
log-lost-units = { $you ->
    [yes] Na koniec płacisz
   *[no] Na koniec { $name } płaci
} { $units ->
    [one] jedną jednostkę.
    [few] { $units } jednostki.
   *[many] { $units } jednostek.
}
# $winners i $losers to ilu, $names i $lost to kto; $top jest "yes", gdy kończy to $card.
log-match-over = { $top ->
    [yes] W ostatniej lewie to od razu koniec: { $card }.{" "}
   *[no] {""}
}{ $winners ->
    [0] Koniec partii.
    [one] { $you ->
        [yes] Wygrywasz partię.
       *[no] { $name } wygrywa partię.
    }
   *[other] Wspólna wygrana: { $names }.
}{ $losers ->
    [0] {""}
    [one] { $youlost ->
        [yes] {" "}Przegrywasz.
       *[no] {" "}{ $lost } przegrywa.
    }
   *[other] {" "}Przegrana: { $lost }.
}
log-match-begun = Zaczyna się partia: { $names }.
log-dealer-drawn = { $you ->
    [yes] Los wskazuje ciebie: najpierw rozdajesz ty.
   *[no] Los wskazuje: najpierw rozdaje { $name }.
}
log-size-chosen = { $you ->
    [yes] Wybierasz dla każdego
   *[no] { $name } wybiera dla każdego
} { $cards ->
    [one] jedną kartę.
    [few] { $cards } karty.
   *[many] { $cards } kart.
}
# Wychodzi $leader; $youlead jest "yes", gdy to czytający.
log-dealt = Rozdanie { $deal }: { $you ->
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
log-redealt = { $you ->
    [yes] Karty wracają do talii, a ty rozdajesz jeszcze raz.
   *[no] Karty wracają do talii, a { $name } rozdaje jeszcze raz.
}
log-redeal-demanded = { $you ->
    [yes] Zgłaszasz złe rozdanie.
   *[no] { $name } zgłasza złe rozdanie.
}
# $reason to, co ktoś napisał.
log-redeal-demanded-why = { $you ->
    [yes] Zgłaszasz złe rozdanie: { $reason }
   *[no] { $name } zgłasza złe rozdanie: { $reason }
}
log-exchanged = { $you ->
    [yes] Wymieniasz
   *[no] { $name } wymienia
} { $cards ->
    [one] jedną kartę.
    [few] { $cards } karty.
   *[many] { $cards } kart.
}
log-exchanged-none = { $you ->
    [yes] Zachowujesz wszystkie karty.
   *[no] { $name } zachowuje wszystkie karty.
}
log-kontra = { $you ->
    [yes] Dajesz kontrę.
   *[no] { $name } daje kontrę.
}
log-no-kontra = { $you ->
    [yes] Pasujesz.
   *[no] { $name } pasuje.
}
log-corrected = { $you ->
    [yes] Zabierasz z powrotem, czego nie wolno: { $cards }.
   *[no] { $name } zabiera z powrotem, czego nie wolno: { $cards }.
}
log-corrected-open = { $you ->
    [yes] Zabierasz z powrotem, czego nie wolno: { $cards }. Ręka leży odkryta: { $hand }.
   *[no] { $name } zabiera z powrotem, czego nie wolno: { $cards }. Ręka leży odkryta: { $hand }.
}
log-taken-back = { $you ->
    [yes] Zabierasz z powrotem: { $cards }.
   *[no] { $name } zabiera z powrotem: { $cards }.
}
# $name pyta o zagranie gracza $other, albo czytającego, gdy $own jest "yes".
log-settled = { $you ->
    [yes] Pytasz
   *[no] { $name } pyta
}, czy { $own ->
    [yes] masz prawo to zagrać
   *[no] { $other } ma prawo to zagrać
}: { $cards }. { $legal ->
    [yes] Było wolno.
   *[no] Nie było wolno.
}
log-hint-taken = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} podpowiedź.
log-nonce-added = { $you ->
    [yes] Dodajesz losowe litery do tasowania.
   *[no] { $name } dodaje losowe litery do tasowania.
}
log-secret-shown = Sekret rozdań jest teraz jawny i można je sprawdzić.
log-opened = Stół jest otwarty.
log-closed = Stół jest zamknięty.
log-seat-taken = { $you ->
    [yes] Siadasz do stołu.
   *[no] { $name } siada do stołu.
}
log-bot-placed = { $name }, czyli bot, zajmuje miejsce.
log-seat-left = { $you ->
    [yes] Odchodzisz od stołu.
   *[no] { $name } odchodzi od stołu.
}
log-seat-removed = { $you ->
    [yes] Tracisz miejsce przy stole.
   *[no] { $name } traci miejsce przy stole.
}
log-owner-none = Nikt teraz nie prowadzi stołu.
log-owner-changed = { $you ->
    [yes] Teraz ty prowadzisz stół.
   *[no] Teraz stół prowadzi { $name }.
}
# $what to pause, undo (cofnąć kartę właśnie zagraną) albo rematch.
log-asked = { $you ->
    [yes] Prosisz
   *[no] { $name } prosi
} { $what ->
    [pause] o przerwę.
    [undo] o cofnięcie ostatniej karty.
   *[rematch] o rewanż.
}
log-answered = { $you ->
    [yes] Mówisz
   *[no] { $name } mówi
} { $agreed ->
    [yes] tak.
   *[no] nie.
}
log-dropped = Nic z tego: nie wszyscy się zgadzają.
log-bot-sits-in = { $you ->
    [yes] Teraz gra za ciebie bot.
   *[no] Teraz za gracza { $name } gra bot.
}
log-person-plays = { $you ->
    [yes] Znów grasz ty.
   *[no] Teraz gra { $name }.
}
log-paused = Przy stole jest przerwa.
log-resumed = Przy stole gra się dalej.
# Tego, co umknęło, już się nie opowiada: jest w zapisie partii.
log-missed = Czegoś tu brakuje. Będzie w zapisie, gdy partia się skończy.
# $said to powiedzenie, napisany tekst albo jedno i drugie.
log-said = { $name }: { $said }

## Stół jako tekst: po jednym wierszu, do czytania z góry na dół

text-title = { $rules }. Rozdanie { $deal }, lewa { $trick } z { $tricks }.
text-title-deal = { $rules }. Rozdanie { $deal }.
# $state to lowest, equals, beats, off (teraz nie wolno), chosen albo plain.
text-card = { $state ->
    [lowest] { $card }, dół
    [equals] { $card }, równa
    [beats] { $card }, bije
    [off] { $card }, teraz nie wolno
    [chosen] { $card }, wybrana
   *[plain] { $card }
}
# $cards to kilka kart, ze średnikami.
text-hand = Twoja ręka: { $cards }.
text-no-trick = W lewie jeszcze nic nie leży.
# $how to leads (pierwsza karta lewy) albo plays; $state to holds, price (trzeba by płacić), paid albo none.
text-play = { $how ->
    [leads] { $you ->
        [yes] Wychodzisz:
       *[no] { $name } wychodzi:
    }
   *[plays] { $you ->
        [yes] Zagrywasz:
       *[no] { $name } zagrywa:
    }
} { $cards }{ $state ->
    [holds] , i to prowadzi.
    [price] , i na razie za to { $you ->
        [yes] płacisz
       *[no] płaci
    }.
    [paid] , i za to { $you ->
        [yes] płacisz
       *[no] płaci
    }.
   *[none] .
}
# Miejsce: imię i co się o nim mówi, ze średnikami.
text-seat = { $name }: { $told }.
text-bot = gra bot
text-stand-in = na razie gra bot
text-free = nikt tu nie siedzi
text-away = chwilowo nie ma
text-here = przy stole
text-out = odpada
text-dealer = rozdaje
text-score = { $points } z { $threshold } punktów
text-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
text-lives = { $lost ->
    [0] żadnego ogórka z { $all }
    [one] jeden ogórek z { $all }
    [few] { $lost } ogórki z { $all }
   *[many] { $lost } ogórków z { $all }
}
text-bought = { $times ->
    [one] jedno wkupienie
    [few] { $times } wkupienia
   *[many] { $times } wkupień
}
# $sign to plus, gdy to zysk, minus, gdy strata.
text-money = { $sign ->
    [minus] strata: { $units ->
        [one] jedna jednostka
        [few] { $units } jednostki
       *[many] { $units } jednostek
    }
   *[plus] zysk: { $units ->
        [one] jedna jednostka
        [few] { $units } jednostki
       *[many] { $units } jednostek
    }
}
text-count = { $cards ->
    [one] jedna karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
text-earlier = zagrane: { $cards }
text-seen = na tej ręce wszyscy widzieli: { $cards }
text-kept = zachowane poza talią: { $cards }
text-pot = { $units ->
    [one] W puli jest jedna jednostka.
    [few] W puli są { $units } jednostki.
   *[many] W puli jest { $units } jednostek.
}

## Co można powiedzieć przy każdym stole

phrase-hello = Cześć
phrase-good-luck = Powodzenia
phrase-well-played = Dobre zagranie
phrase-thanks = Dzięki
phrase-oops = Ojej
phrase-hurry = Twoja kolej …
phrase-one-moment = Chwileczkę
phrase-good-game = Dobra gra
phrase-smile = 🙂
phrase-laugh = 😄
phrase-cry = 😢
phrase-sweat = Uff
phrase-clap = 👏
phrase-cucumber = 🥒

## Jak nazywają się części stołu

part-table = Stół
part-place = Twoje miejsce
part-hand = Twoja ręka
part-scores = Wyniki
part-log = Dotychczasowy przebieg
part-side = Wyniki i przebieg
part-sound = Dźwięk
part-close = Zamknij
part-next = Następne rozdanie
part-start = Zacznij
part-rematch = Rewanż
# $deal to 0 przed pierwszym.
part-title = { $deal ->
    [0] { $rules }
   *[other] { $rules } · rozdanie { $deal }
}
# Na wąskim pasku; jak najkrócej.
part-deal = Rozd. { $deal }
part-trick = Lewa { $trick } z { $tricks }
# Pod "3/7" na środku stołu.
part-trick-word = lewa
# Nad imionami arkusza, na lewo od numerów lew.
part-trick-head = Lewa
# Czytane na głos. $state to lowest, equals, beats, off (teraz nie wolno) albo plain.
part-card = { $state ->
    [lowest] { $card }, dół
    [equals] { $card }, równa
    [beats] { $card }, bije
    [off] { $card }, teraz nie wolno
   *[plain] { $card }
}
part-earlier = Zagrane karty: { $name }
part-kept = Zachowane poza talią
part-seen = Widziane przez wszystkich, na ręce
# Czytane na głos.
part-cucumbers = { $lost ->
    [0] Żadnego ogórka z { $all }
    [one] Jeden ogórek z { $all }
    [few] { $lost } ogórki z { $all }
   *[many] { $lost } ogórków z { $all }
}
part-points = { $threshold ->
    [0] { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }
   *[other] { $score } z { $threshold } punktów
}
# Obok nagłówka „Wyniki”. $lives to 1, gdy odpada się od razu.
part-threshold = { $lives ->
    [1] koniec od { $points }
   *[other] ogórek od { $points }
}
part-units = { $units ->
    [one] { $units } jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
}
part-pot = W puli: { $units ->
    [one] jedna jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
}
part-kontra = { $you ->
    [yes] Kontra jest twoja
   *[no] Kontrę daje { $name }
}
part-stock = W talonie: { $cards }
part-aside = Nierozdane:

# Pod dozwoloną kartą.
why-lowest = dół
why-equals = równa
why-beats = bije

# Na miejscu karty, która dopiero padnie.
place-you = ty
place-thinks = …

# Na karcie, która jest najwyższa dotąd albo na końcu.
flag-holds = prowadzi
flag-takes = bierze
flag-would-pay = zapłaci { $points }
flag-pays = płaci { $points }

# Obok imienia; jak najkrócej.
chip-bot = bot
chip-stand-in = na razie bot
chip-plays = teraz gra
chip-to-come = jeszcze gra
chip-leads = wychodzi
chip-deals = rozdaje
chip-away = nie ma
chip-host = prowadzi stół
chip-out = odpada
chip-kontra = kontra
chip-redeal = złe rozdanie?
chip-price = +{ $points }
chip-changed = { $cards ->
    [0] zachowuje
   *[other] wymiana: { $cards }
}
chip-bought = { $times ->
    [one] wkupienie
   *[other] wkupienie ×{ $times }
}
