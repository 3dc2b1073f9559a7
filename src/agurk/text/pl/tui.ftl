### What the terminal's own screens say.
###
### $you is "yes" where the sentence speaks to the player, whom $name then need not name.

## The table

deal = Rozd. { $deal }
place-you = ty
chip-bot = bot
chip-away = nie ma
chip-deals = rozdaje
too-small = Stół potrzebuje { $wide } × { $high } znaków; tu jest { $cells } × { $lines }. Powiększ okno.

## The sentence above the hand

thinking =
    { $you ->
        [yes] Myślisz
       *[no] { $name } myśli
    }
others-size =
    { $you ->
        [yes] Mówisz, po ile kart
       *[no] { $name } mówi, po ile kart
    }
others-exchange =
    { $you ->
        [yes] Wymieniasz karty
       *[no] { $name } wymienia karty
    }
others-kontra =
    { $you ->
        [yes] Dajesz kontrę?
       *[no] Czy { $name } daje kontrę?
    }
others-buy-in =
    { $you ->
        [yes] Wkupujesz się?
       *[no] Czy { $name } się wkupuje?
    }
lot = Los wskazuje, kto rozdaje pierwszy
dealing = Karty są rozdawane
over = Koniec partii
asked-size = Rozdajesz: po ile kart?
asked-exchange = Które karty wymieniasz?
asked-buy-in = Wkupujesz się?
pays-lead =
    { $you ->
        [yes] Płacisz { $points }
       *[no] { $name } płaci { $points }
    }
pay-lead = { $players ->
    [0] Nikt nie płaci
   *[other] Płacących: { $players }
}
cover = Teraz gra { $name }
cover-more = Nikt inny nie patrzy. Enter pokazuje karty: { $name }.

## The line below it

holds =
    { $you ->
        [yes] Prowadzisz: { $cards }.
       *[no] { $name } prowadzi: { $cards }.
    }
would-pay-more =
    { $you ->
        [yes] Ostatnia lewa: na razie płacisz { $points } ({ $cards }).
       *[no] Ostatnia lewa: na razie { $name } płaci { $points } ({ $cards }).
    }
last-trick-more = Ostatnia lewa: kto ją bierze, płaci.
after-one = Po tobie gra { $name }.
after =
    { $players ->
        [0] W tej lewie grasz na końcu.
        [one] Po tobie gra jeszcze { $players } gracz.
       *[other] Po tobie gra jeszcze { $players } graczy.
    }
exchange-none = Teraz nie wolno wymieniać: Enter zostawia wszystkie.
exchange-most = Zaznacz { $least ->
    [0] najwyżej { $most }
   *[other] od { $least } do { $most }
} spacją; Enter wymienia.
exchange-exactly = Zaznacz { $most } spacją albo żadnej; Enter wymienia.
not-so-many = Tylu kart nie można teraz wymienić.
not-saved = Mecz stanął, bo nie można go zapisać: { $why }
record-kept = Zapis jest w pliku { $file }
not-recorded = Zapisu nie udało się zachować: { $why }

## What can be chosen

choice-kontra = Daję kontrę
choice-no-kontra = Pasuję
choice-buy-in = Wkupuję się
choice-no-buy-in = Nie wkupuję się
choice-keep = Zachowaj wszystkie karty
choice-change-all = Wymień wszystkie karty
offer-start = Zacznij
offer-pause = Poproś o przerwę
offer-resume = Graj dalej
offer-undo = Cofnij moją kartę
offer-redeal = Zgłoś złe rozdanie
offer-rematch = Rewanż
offer-yes = Tak
offer-no = Nie
offer-return = Znów gram ja
offer-claim = Zagraj resztę
offer-hint = Podpowiedź
menu-talk = Powiedz coś
menu-dispute = Zakwestionuj zagranie
menu-go-back = Z powrotem do stołu
menu-rules = Reguły tego stołu
menu-theme = Inne kolory
menu-colours = Każdy kolor w innej barwie
menu-leave = Odejdź od stołu; mecz zostaje zapisany

## The keys

key-menu = menu stołu
key-help = pomoc
key-back = wstecz
key-next = następne pole
key-go-on = dalej
key-leave = wyjdź
key-choose = wybierz
key-start = zacznij
key-hint = rada
key-talk = powiedz
key-yes = tak
key-no = nie
key-mark = zaznacz
key-why = dlaczego?
key-log = dotąd
key-scores = punkty
help-table = Strzałki przechodzą od karty do karty, Tab do następnej, którą wolno zagrać. Wpisana ranga prowadzi do swojej karty.
    Enter zagrywa; spacja zaznacza karty, które idą razem albo do wymiany.
    Dozwolone karty są uniesione, w grubej ramce, ze słowem pod spodem. Inne są opuszczone i kreskowane; F2 mówi dlaczego.
    Blok po obu stronach karty mówi, że wzięła lewę albo teraz prowadzi.
    ○ to lewa zjedzona, ◉ bieżąca, ● przyszła, ◆ ostatnia, która kosztuje.
    ? mówi, ile warta jest każda karta, jeśli stół daje podpowiedzi. F3 opowiada, co się stało, F4 podaje punkty, F5 reguły.
    Z innymi: F6 coś mówi, F7 kwestionuje zagranie, F8 i F9 odpowiadają na pytanie tak i nie.
    Esc otwiera menu. Mysz działa wszędzie.
talk = Co mówisz?
talk-write = Albo napisz tutaj (Tab)
talk-mute = Wycisz: { $name }
talk-hear = Słuchaj: { $name }
dispute-whose = Reguły rozstrzygną od razu i wszyscy się dowiedzą, jak. Czyje ostatnie zagranie?
hint-coming = Szukam …
hint-of-what = Twoja szansa na wygranie meczu stoi pod każdą kartą.
percent = { $number }%

## The first screen

motto = Siedem lew. Boli tylko ostatnia.
start-go-on = Dokończ przerwany mecz
start-bots = Gra z botami
start-hot-seat = Graj przy jednej klawiaturze
start-join = Usiądź do stołu na serwerze
start-keep = Zapisuj punkty
start-record = Otwórz zapis
start-rules = Zasady
start-language = Język: polski
start-theme = Kolory: ciemne, jasne lub mocny kontrast
start-colours = Każdy kolor w innej barwie
start-quit = Zakończ
fault = Program napotkał własny błąd i się zatrzymał; mecz jest zapisany do ostatniej karty. Więcej jest w pliku { $file }

## What is played

form-variant = Wariant
form-house = Zasady domowe
form-players = Gracze
form-name = Twoje imię
form-names = Imiona, oddzielone przecinkami
form-level = Jak dobrze grają boty
form-pace = Tempo
form-begin = Zacznij
form-who = Powiedz, kto gra.
bot-beginner = początkujący
bot-learner = uczeń
bot-casual = amator
bot-practised = wprawny
bot-skilled = mocny
bot-expert = ekspert
bot-master = mistrz
bot-uniform = losowy
bot-lowest = nieśmiały
bot-sharp = ostry
bot-ladder = solidny
pace-calm = Spokojne
pace-normal = Jak przy stole
pace-quick = Szybkie
pace-at-once = Od razu

## On a server

join-link = Odnośnik do stołu
join-watch = Tylko patrz
join-go = Usiądź
join-coming = W drodze do stołu …
join-guest = Gość
away = Brak połączenia ze stołem. Trwa nowa próba.
away-waiting = To zagranie pójdzie, gdy tylko stół wróci.
problem-other = To się nie udało: { $told }
time-left =
    { $seconds ->
        [one] Jeszcze jedna sekunda.
        [few] Jeszcze { $seconds } sekundy.
       *[many] Jeszcze { $seconds } sekund.
    }
stepped-away = Na chwilę nie ma gracza { $name }
asks-pause =
    { $you ->
        [yes] Prosisz o przerwę.
       *[no] { $name } prosi o przerwę.
    }
asks-undo =
    { $you ->
        [yes] Prosisz o cofnięcie swojej karty.
       *[no] { $name } prosi o cofnięcie karty.
    }
asks-rematch =
    { $you ->
        [yes] Prosisz o rewanż.
       *[no] { $name } prosi o rewanż.
    }
paused = Przerwa przy stole
waiting =
    { $you ->
        [yes] Zacznij, gdy będą wszyscy
       *[no] Partię zaczyna { $name }
    }
waiting-nobody = Nikt nie prowadzi tego stołu
bot-for-you = Gra za ciebie bot
ended-closed = Stół jest zamknięty
ended-removed = Nie masz miejsca przy tym stole
ended-no-table = Nie ma takiego stołu
ended-no-spectators = Ten stół widzą tylko gracze
ended-token = Ten link już nie działa
ended-token-expired = Ten link stracił ważność
ended-protocol = Serwer mówi inną wersją; program trzeba zaktualizować
ended-left = Nie siedzisz już przy stole
offer-give-up = Oddaj moje miejsce

## Keeping score

keep-line = Kto wziął ostatnią lewę i czym: bo 9
keep-over = Mecz skończony: rematch zaczyna nowy.
key-undo = cofnij
key-redo = przywróć
key-anew = nowy arkusz
key-legal = czy było wolno?
key-rules = reguły

## Matches that are over

record-file = Plik z zapisem
record-nothing = W tym pliku nie ma meczu.
record-which = Który mecz?
step-of = Krok { $step } z { $steps }
key-step = krok
key-deal = rozdanie
key-review = ile warte były karty
reviewing = Chwila: karty są ważone …
