### Wokół gry: dojście do stołu, siadanie, pytania do innych, i co jest po partii.
###
### $name, $own, $other i $names to imiona, jak ktoś je napisał, zawsze w mianowniku; $names może być
### kilka jednym tchem. $you jest "yes", gdy zdanie mówi do czytającego. $level to, jak gra bot, jednym
### słowem. Płci nikt nie zna: zdania się do niej nie odnoszą.

## Dojście do stołu

table = Stół
coming = W drodze do stołu …
host = Ten stół prowadzi { $name }.
playing-deal = Trwa rozdanie { $deal }.
take-a-seat = Zajmij miejsce
full = Wszystkie miejsca są zajęte
your-name = Twoje imię
sit-down = Usiądź
sitting-down = Siadasz …
joins-later = Karty są rozdane. To rozdanie gra bot; ty grasz od następnego.
watch = Patrz
no-watching = Ten stół widzą tylko ci, którzy mają miejsce.
own-table = Otwórz własny stół
this-table = Ten stół
rules = Reguły tego stołu
house-rules = Tu gra się inaczej
no-rules = Reguł nie da się teraz pokazać. Wczytaj stronę później jeszcze raz.
spent = Ten link do miejsca już nie działa. Możesz zająć wolne.
seats = Miejsca
seat = Miejsce { $number }
free = wolne
owner = prowadzi stół
away-now = chwilowo nie ma
stood-in = nie ma, gra bot
bot = Bot, { $level }
# Własne miejsce czytającego na liście ludzi.
you = { $name } (ty)
# Ktoś, kto ma już miejsce, otwiera link do innego.
which-seat = Które miejsce?
which-seat-what = Ten link otwiera miejsce: { $other }. W tej przeglądarce przy tym samym stole twoje imię to { $own }.
keep-seat = Zostań jako { $name }
take-seat = Graj jako { $name }

## Jaki jest stół

pace-none = Bez zegara: każdy myśli, ile chce.
pace-relaxed = Minuta na kartę.
pace-quick = 15 sekund na kartę.
late-lowest = Gdy czas minie, gra się najniższą dozwoloną kartą.
late-bot = Gdy czas minie, do twojego powrotu gra bot.
bots = Boty zajmują puste miejsca. Poziom: { $level }.
private = Prywatny: znajdą go tylko ci, którzy mają link.
listed = Otwarty: jest na liście dla wszystkich, bez własnych słów.
undo-yes = Kartę można cofnąć, jeśli wszyscy się zgodzą.
undo-no = Co zagrane, to zagrane.
hints-alone = Podpowiedzi dla tego, kto gra sam z botami.
hints-always = Każdy może brać podpowiedzi; wszyscy się o tym dowiedzą.
hints-never = Bez podpowiedzi.
# $watching to, ile osób patrzy.
watched = { $watching ->
    [0] Inni mogą patrzeć.
    [one] Inni mogą patrzeć; patrzy jedna osoba.
    [few] Inni mogą patrzeć; patrzą { $watching } osoby.
   *[many] Inni mogą patrzeć; patrzy { $watching } osób.
}
unwatched = Nikt nie może patrzeć.

## Nie ma stołu

gone-no-table = Nie ma takiego stołu
    .what = Może link jest ucięty albo stół od dawna zamknięty.
gone-closed = Ten stół jest zamknięty
    .what = Nikt już tu nie gra.
gone-removed = Nie masz już miejsca przy tym stole
    .what = Kto prowadzi stół, oddał twoje miejsce.
gone-offline = Nie ma połączenia z serwerem
    .what = Czy jest sieć? Przy stole nic nie przepada.
gone-no-spectators = Ten stół widzą tylko gracze
    .what = Zajmij miejsce, żeby widzieć grę.
gone-protocol = Ta strona jest nieaktualna
    .what = Wczytaj ją jeszcze raz.
gone-token = Ten link już nie działa
    .what = Poproś o nowy.
gone-token-expired = Ten link stracił ważność
    .what = Poproś o nowy.
gone-moved = Stół się przenosi
    .what = Za chwilę znów będzie.
gone-unavailable = Nie ma połączenia ze stołem
    .what = Spróbuj za chwilę. Nic nie przepadło.
# $told to zdanie serwera, po angielsku.
gone-other = Tego stołu nie da się pokazać
    .what = Serwer mówi: { $told }
try-again = Spróbuj jeszcze raz
load-again = Wczytaj jeszcze raz
first-page = Pierwsza strona
see-match = Zobacz partię

## Linki

invite = Link do tego stołu
invite-title = Partia gry Agurk: { $rules }
copy = Kopiuj
copied = Skopiowano.
not-copied = Nie udało się skopiować. Zaznacz link i skopiuj go ręcznie.
share = Udostępnij
code = Kod
code-alt = Link jako kod QR
code-what = Skieruj tu aparat telefonu.

## Przed partią

# $empty to, ile miejsc jest niczyich.
starts-with = { $empty ->
    [0] Wszystkie miejsca są zajęte.
    [one] Gdy zaczniesz, puste miejsce zajmie bot.
    [few] Gdy zaczniesz, { $empty } puste miejsca zajmą boty.
   *[many] Gdy zaczniesz, { $empty } pustych miejsc zajmą boty.
}
wait = U ciebie też zacznie się samo. Możesz zostawić tę stronę otwartą.
you-watch = Patrzysz. Może znajdzie się dla ciebie miejsce.
watching-seat = Patrzysz. Bot odda ci swoje miejsce.
start = Zacznij
remove = Usuń
remove-name = Usuń: { $name }
remove-sure = Na pewno usunąć?
bot-for = Kto zajmie miejsce { $number }
kept-free = Jeszcze nikt
watching = { $watching ->
    [one] Patrzy jedna osoba.
    [few] Patrzą { $watching } osoby.
   *[many] Patrzy { $watching } osób.
}
leave = Odejdź od stołu
leave-sure = Na pewno odejść?
close = Zamknij stół dla wszystkich
close-sure = Na pewno zamknąć?

## Pytania do innych

question = Pytanie
asks-pause = { $you ->
    [yes] Prosisz o przerwę.
   *[no] { $name } prosi o przerwę.
}
asks-undo = { $you ->
    [yes] Prosisz o cofnięcie swojej karty.
   *[no] { $name } prosi o cofnięcie karty.
}
asks-rematch = { $you ->
    [yes] Prosisz o rewanż.
   *[no] { $name } prosi o rewanż.
}
# $seats to, ilu się zgadza.
agreed = { $seats ->
    [one] { $you ->
        [yes] Zgadzasz się.
       *[no] { $names } zgadza się.
    }
   *[other] Zgoda: { $names }.
}
awaited = Brakuje odpowiedzi: { $names }.
yes = Tak
no = Nie
withdraw = Wycofaj
go-on = Graj dalej
take-again = Znów gram ja
take-again-what = Gra za ciebie bot. Od następnej karty znów grasz ty.

## Decyzja inna niż karta

# $seconds to, ile zostało. Potem to odmowa albo miejsce zajmuje bot.
time-left = { $seconds ->
    [one] Jeszcze jedna sekunda.
    [few] Jeszcze { $seconds } sekundy.
   *[many] Jeszcze { $seconds } sekund.
}
then-buy-in = Potem nie wkupujesz się.
then-kontra = Potem pasujesz.
then-exchange = Potem zachowujesz wszystkie karty.
then-size = Potem wybór zapadnie za ciebie.
then-bot = Potem gra za ciebie bot.
# Odmowa znaczy, że dla czytającego to koniec partii.
out-else = Jeśli nie, odpadasz.

## Menu

menu = Menu stołu
ask-pause = Poproś o przerwę
ask-pause-off = Nie teraz.
ask-undo = Cofnij moją kartę
ask-undo-off = Tylko póki twoja karta jest ostatnia.
redeal = Zgłoś złe rozdanie
dispute = Zakwestionuj zagranie
dispute-what = Reguły rozstrzygną od razu i wszyscy się dowiedzą, jak. Czyje ostatnie zagranie?
forced = Zagrywaj jedyną kartę samo
forced-what = Gdy dozwolona jest tylko jedna.
people = Ludzie
invite-others = Zaproś innych
other-device = Moje miejsce na innym urządzeniu
sound = Dźwięk
sound-what = Pukanie, gdy twoja kolej.
text-table = Stół jako tekst
text-table-what = Wszystko słowami.
settings = Ustawienia
part-people = Ludzie przy tym stole
part-rules = Reguły tego stołu
part-device = Moje miejsce na innym urządzeniu
part-invite = Zaproś innych
part-dispute = Zakwestionuj zagranie
device-what = Otwórz ten link na innym urządzeniu i tam graj dalej. Kto go ma, gra twoimi kartami, więc zachowaj go dla siebie. Działa siedem dni.
device-link = Link do mojego miejsca
device-make = Utwórz link

## Rozmowa

talk = Rozmowa
say = Powiedz coś
send = Powiedz
phrases = Więcej …
mute = Wycisz: { $name }
hear = Słuchaj: { $name }
picture-smile = Uśmiech
picture-laugh = Śmiech
picture-cry = Łza
picture-sweat = Uff
picture-clap = Brawa
picture-cucumber = Ogórek

## Łącze ze stołem

away = Brak połączenia ze stołem. Trwa nowa próba.

## Po partii

results = Jak się skończyło
player = Gracz
result = Koniec
result-won = wygrywa
result-lost = przegrywa
cucumbers = Ogórki
points = Punkty
money = Jednostki
rematch = Rewanż
start-again = Nowa partia bez pytania
share-match = Udostępnij
match-title = Rozegrana partia gry Agurk: { $rules }

# Under a link that leads to this machine itself.
only-here = Ten link działa tylko na tym komputerze. Inni wejdą, gdy serwer zostanie uruchomiony z --host 0.0.0.0, a ta strona będzie otwarta pod adresem, który poda on dla innych.
