### Co strona mówi na początku i wszędzie.

back = Wróć na pierwszą stronę
try-again = Spróbuj jeszcze raz
view-failed = Tej części strony nie udało się wczytać. Czy jest sieć?
nowhere = Pod tym adresem nic nie ma.
to-first = Na pierwszą stronę

## Pierwsza strona

motto = Siedem lew. Boli tylko ostatnia.
in-short = Zagraj co najmniej tak wysoko jak najwyższa karta albo zrzuć najniższą. Kto bierze ostatnią lewę, płaci tyle, ile warta jest jego karta. Przy 21 dostajesz ogórka.
play-now = Graj teraz
play-what = { $variant } · { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
} · boty: { $level }
opening = Stół się otwiera …
change-play = Zmień graczy, reguły lub poziom
invite = Zaproś znajomych
invite-what = Wyślij link. Boty grzeją krzesła.
keep-score = Zapisuj punkty
keep-score-what = Przy kuchennym stole. Działa bez sieci.
learn = Nauka
learn-what = Reguły na jednym rozdaniu, w cztery minuty.
records = Zapisy
records-what = Twoje partie i ile kosztowały.
trust = Bez konta, bez śledzenia. Po partii każde rozdanie można sprawdzić.
settings = Ustawienia
language = Język
open-tables = Otwarte stoły
someone = Gość

## Boty, od najsłabszego

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

## Gdy coś się nie uda

problem-offline = Nie ma połączenia z serwerem. Spróbuj za chwilę.
problem-busy = Za dużo naraz. Poczekaj chwilę i spróbuj jeszcze raz.
problem-other = To się nie udało: { $told }

## Nowa wersja strony

new-version = Jest nowa wersja strony.
new-version-waits = Nowa wersja poczeka, aż żaden stół nie będzie otwarty.
new-version-take = Użyj jej
new-version-later = Później
