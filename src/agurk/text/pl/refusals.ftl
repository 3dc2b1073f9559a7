### Why something was refused, by the slugs of the protocol, and what a check of a record finds.
### $told is the server's own sentence, which is English; other languages have a sentence instead.

refused-bad-request = Nie da się zrozumieć tego, o co proszono.
refused-closed = Stół jest zamknięty.
refused-error = Gra na to nie pozwala.
refused-fault = Na serwerze coś poszło źle. Spróbuj jeszcze raz.
refused-flood = To dużo naraz. Poczekaj chwilę.
refused-full = Wszystkie miejsca są już zajęte.
refused-gone = Nie ma cię już przy stole.
refused-hello = Strona i serwer się nie rozumieją. Wczytaj stronę jeszcze raz.
refused-illegal-action = Teraz tego nie wolno.
refused-incorrect-deal = Karty nie są dobrze rozdane.
refused-media-type = To nie jest tekst, który da się tu przeczytać.
refused-method-not-allowed = Tego adresu nie da się tak pytać.
refused-moved = Stół właśnie zmienił miejsce. Spróbuj jeszcze raz.
refused-no-deal = Ta partia nie ma takiego rozdania.
refused-no-hint = Do tej decyzji nie ma podpowiedzi.
refused-no-match = Nie ma takiej partii albo nie jest jeszcze skończona.
refused-no-page = Tej strony nie ma. Spróbuj później.
refused-no-review = Nie da się powiedzieć, ile warte były karty tej partii.
refused-no-spectators = Ten stół widzą tylko gracze.
refused-no-table = Tego stołu już nie ma.
refused-not-found = Pod tym adresem nic nie ma.
refused-not-here = Przy tym stole się nie da.
refused-not-now = Teraz się nie da.
refused-not-owner = To wolno tylko temu, kto prowadzi stół.
refused-not-public = To wolno czytać tylko samej maszynie.
refused-not-seated = To wolno tylko temu, kto ma miejsce.
refused-not-yours = Teraz to nie twoja decyzja.
refused-origin = To przyszło ze strony innego serwisu.
refused-paused = Przy stole jest przerwa.
refused-players = Według tych reguł nie może grać tyle osób.
refused-protocol = Ta strona jest nieaktualna. Wczytaj ją jeszcze raz.
# $line is the line in which something is wrong, 0 if none is named.
refused-record = Tego zapisu nie da się odczytać albo odtworzyć{ $line ->
    [0] .
   *[other] : wiersz { $line }.
}
refused-removed = Twoje miejsce przy tym stole przepadło i nie możesz tu znów usiąść.
refused-restart = Serwer uruchamia się na nowo; za chwilę gra potoczy się dalej.
refused-seat = Ktoś tu już ma to imię albo nie da się go pokazać. Wybierz inne.
refused-seat-taken = To miejsce ktoś właśnie zajął. Wybierz inne.
refused-slow = Połączenie było za wolne.
refused-stale = Stół był już dalej. Spójrz i wybierz jeszcze raz.
refused-text = To tutaj nic nie znaczy.
refused-token = Ten link już nie działa. Poproś o nowy.
refused-token-expired = Ten link stracił ważność. Poproś o nowy.
refused-too-large = To jest za duże.
refused-too-many = Za dużo naraz. Poczekaj chwilę i spróbuj jeszcze raz.
refused-too-slow = To przyszło za wolno. Spróbuj jeszcze raz.
refused-unavailable = Nie ma połączenia ze stołem. Spróbuj za chwilę.
refused-unknown-bot = Nie ma takiego bota.
refused-unknown-variant = Nie ma takiej odmiany gry.
refused-variant = Te reguły do siebie nie pasują.
refused-wrong-time = Teraz się nie da.

## What a check of a record finds

found-replayed = Wszystko było dozwolone.
found-undecided = Partia nie jest skończona.
found-illegal = Coś w nim nie było dozwolone{ $line ->
    [0] .
   *[other] : wiersz { $line }.
}
found-no-hands = Nie wiadomo, kto co miał, więc rozdań nie da się sprawdzić.
found-no-promise = Nie ma obietnicy, więc rozdań nie da się sprawdzić.
found-no-secret = Nie ma sekretu, więc rozdań nie da się sprawdzić.
found-bad-secret = Sekret jest uszkodzony i nie daje rozdań.
found-promise-broken = Sekret nie jest obiecanym.
found-promise-kept = Sekret jest tym obiecanym.
found-seed-named = Sekret wynika z ziarna, które ktoś podał.
found-seed-false = Podane ziarno nie daje tego sekretu.
found-deals-again = Rozdania są te same co we wcześniejszej partii.
# $deal is which deal, 0 for the lot.
found-deal-changed = { $deal ->
    [0] Los nie zgadza się
   *[other] Rozdanie { $deal } nie zgadza się
} z sekretem.
found-deals-fair = Los i rozdania zgadzają się z sekretem.
