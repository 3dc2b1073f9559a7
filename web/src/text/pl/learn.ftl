### Nauka gry.

title = Nauka
in-four-sentences = Każdy dostaje siedem kart. Zagraj co najmniej tak wysoko jak najwyższa karta w lewie albo zrzuć najniższą. Kto bierze ostatnią lewę, płaci tyle, ile warta jest jego karta. Przy 21 rysuje się ogórka; przy drugim odpadasz.
lesson = Dziesięć krótkich ćwiczeń
lesson-what = Cztery minuty. Spróbuj, co wolno zagrać, i zobacz dlaczego.
danish-rules = Reguły duńskie
danish-rules-what = Wszystko słowami, z przykładem.
example = Jedna lewa i jeden rachunek
example-what = Przejdź ją krok po kroku. Dotknij karty gracza B i zobacz, czy wolno ją zagrać.
all-variants = Reguły wszystkich wariantów
all-variants-what = { $count ->
    [one] Jeden sposób gry, opisany
    [few] { $count } sposoby gry, opisane
   *[many] { $count } sposobów gry, opisanych
} przez ten sam program, który w nich sędziuje.
search = Szukaj po nazwie
family-danish = Dania
family-cucumber = Cucumber
family-swedish = Szwecja
family-norwegian = Norwegia
family-finnish = Finlandia
family-icelandic = Islandia
family-polish = Polska
family-relatives = Krewni tej gry
players = { $least ->
    [one] { $least }
   *[other] { $least }
}–{ $most } graczy
rules = Reguły
print = Drukuj
play-variant = Zagraj z botami

## Przykład krok po kroku: trzech graczy, jedna lewa, potem rachunek

step-of = Krok { $step } z { $all }
next-step = Dalej
first-step = Od początku
step-lead = A wychodzi: 9♣. Wyjść wolno każdą kartą.
step-choice = B musi zagrać dziewiątkę lub wyżej albo najniższą kartę. Króla i dwójkę wolno zagrać, szóstki nie.
step-throw = B zrzuca 2♠ i zachowuje króla. Nikt nie musi przebijać.
step-equal = C zagrywa 9♥. Równa karta jest dość wysoka, a kolory nie mają znaczenia.
step-taken = C bierze lewę: z dwóch dziewiątek liczy się zagrana ostatnia. C wychodzi w następnej.
step-early = Wczesna lewa nic nie kosztuje. Decyduje tylko o tym, kto wychodzi.
step-last = Gdyby to była ostatnia lewa, C płaci 9.
step-count = Niech C ma 14: 14 i 9 to razem 23. To 21 lub więcej.
step-life = C dostaje ogórka. Inni mają 5 i 12, więc C gra dalej z wynikiem 12.
# Dotknięta karta gracza B.
try-legal = { $card }: wolno, to tyle co dziewiątka lub więcej.
try-lowest = { $card }: wolno, to najniższa karta na ręce.
try-not = { $card }: nie wolno, to mniej niż dziewiątka, a nie najniższa karta.
scores = Wyniki
score = { $player }: { $score }
column-hand = Ręka
column-played = Lewa

## Ćwiczenia

lesson-title = Dziesięć krótkich ćwiczeń
exercise = Ćwiczenie { $number } z { $all }
which-legal = Które karty wolno zagrać? Zaznacz wszystkie.
who-takes = Kto bierze tę lewę?
who-pays = To ostatnia lewa. Kto płaci i ile?
what-then = Co dzieje się potem?
hand-is = Twoja ręka
trick-is = Lewa dotąd
nothing-led = Ty wychodzisz.
check = Sprawdź
next = Dalej
again = Zacznij od nowa
right = Dobrze.
wrong = Nie całkiem.
marked-missing = Wolno też zagrać: { $cards }.
marked-wrong = Nie wolno zagrać: { $cards }.
done = { $right ->
    [10] Dziesięć z dziesięciu. Stół czeka.
   *[other] { $right } z { $all }. Stół czeka.
}
to-table = Zagraj partię
pays = { $player } płaci { $points }
takes = { $player }
then-kept = Nic więcej
then-life = Ogórek i dalej z wynikiem { $score }
then-out = Odpada
then-kept-score = Wynik to nadal { $score }.
scores-are = { $player }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}, { $lost ->
    [0] bez ogórka
    [one] jeden ogórek
    [few] { $lost } ogórki
   *[many] { $lost } ogórków
}. Inni mają { $others }. { $player } płaci { $points }.
why-lead = Kto wychodzi, może zagrać każdą kartę.
why-head = Tak wysoko jak najwyższa karta lub wyżej; albo najniższa karta z ręki.
why-equal = Równa karta jest dość wysoka.
why-all-low = Gdy żadna karta nie jest dość wysoka, wolno zagrać tylko najniższą.
why-two-lowest = Z dwóch równych najniższych wolno zagrać każdą.
why-free = Nikt nie musi przebijać: najniższą wolno zrzucić nawet z wyższą na ręce.
why-last-equal = Z równych najwyższych kart lewę bierze zagrana ostatnia.
why-price = Ceną jest karta, która bierze ostatnią lewę: od 2 do 10 tyle, co na karcie, walet 11, dama 12, król 13, as 14.
why-life = Przy 21 lub więcej rysuje się ogórka. Gra się dalej z najwyższym wynikiem innych.
why-exactly = Dokładnie 21 to też za dużo.
why-out = Drugi ogórek jest ostatni.
