### Co odpowiadają polecenia, poza samymi regułami.

## agurk legal

refused = Teraz nie:

## agurk take

takes = Miejsce { $place } bierze lewę: { $card }.
pays = Miejsce { $place } płaci { $points }.
takes-off = Miejsce { $place } odejmuje { $points }.
loses = Miejsce { $place } przegrywa.
early = To nie ostatnia lewa, więc nic nie kosztuje.
places = Miejsca liczy się od 0, w kolejności gry.

## agurk referee

was-legal = Dozwolone. { $reason }
was-not-legal = Niedozwolone. { $reason }
should-have = Należało zagrać: { $plays }.
witnesses = Widać to po reszcie kart: { $cards }.

## agurk deal

deals = Rozdaje miejsce { $dealer }, wychodzi miejsce { $leader }.
deals-by-lot = Los wskazuje: rozdaje miejsce { $dealer }; wychodzi miejsce { $leader }.
seat = Miejsce { $seat }
left = { $cards ->
    [0] Nie została żadna karta.
    [one] Została jedna karta.
    [few] Zostały { $cards } karty.
   *[many] Zostało { $cards } kart.
}
seats = Miejsca liczy się od 0, zgodnie z ruchem wskazówek zegara.

## agurk variants

variant = { $name } ({ $key }), liczba graczy: { $players }
source = Źródło: { $source }.
revision = Wersja { $revision }.
same = { $one } i { $other } mają te same reguły.

## agurk count

count-cards = karty
count-ways = sposoby

## agurk simulate

simulated = { $variant }, graczy: { $players }, rozdań: { $deals }, gra { $policy }.
simulated-hand = { $variant }, graczy: { $players }, kart dla każdego: { $hand }, rozdań: { $deals }, gra { $policy }.
simulated-last-trick = Karta, która bierze ostatnią lewę, kosztuje średnio { $cost } pkt.
simulated-place = miejsce
simulated-takes = bierze ostatnią lewę
simulated-cost = koszt rozdania
simulated-places = Miejsca liczy się od lewej rozdającego; ostatni rozdaje. To, co stoi po ±, zachodzi z szansą 95 %.
simulated-card = karta
simulated-with = bierze ostatnią lewę
simulated-led = otwiera ją
simulated-price-led = wtedy kosztuje
simulated-variant = odmiana
simulated-players = graczy
simulated-price = ostatnia lewa kosztuje
simulated-matches = { $variant }, graczy: { $players }, partii: { $matches }, gra { $policy }.
simulated-length = Partia ma średnio { $deals } rozdań.
simulated-seat = miejsce
simulated-wins = wygrywa
simulated-lives = stracone życia
simulated-buy-ins = wykupy
simulated-money = pieniądze
simulated-rate = { $seconds } s, { $rate } na sekundę.
equity = { $variant }, liczba graczy: { $players }. Szansa na wygranie partii, jeśli wszyscy dalej grają tak samo: wychodzą i przebijają wysoko.
equity-exact = Szanse są dokładne przy takiej grze.
equity-estimated = Szanse szacuje sieć dopasowana do rozegranych partii.
equity-sampled = Szanse wynikają z dogrania { $matches } partii. Tymczasem powstaje tablica, żeby następnym razem było szybciej i lepiej.
equity-seat = miejsce
equity-score = punkty
equity-lives = życia
equity-win = wygrywa
equity-safe = nie przegrywa
plotted = { $variant }, graczy: { $players }, rozdań: { $deals }
plotted-places = Ile rozdanie kosztuje każde miejsce
plotted-leads = Ile kosztuje ostatnia lewa, według karty otwarcia
plotted-variants = Ile kosztuje ostatnia lewa, według odmiany
plotted-place = miejsce, od lewej rozdającego
plotted-lead = karta otwierająca ostatnią lewę
plotted-variant = odmiana
plotted-points = punkty
plotted-equity = { $variant }: szansa na wygraną według własnych punktów
plotted-own = własne punkty
plotted-chance = szansa na wygraną
plotted-seat = miejsce { $seat }, teraz { $score }

## agurk replay

deal = Rozdanie { $number }
set-by-hand = Wyniki i życia ustawiono ręcznie.

## agurk verify

verdict-fair = Uczciwie: gra toczyła się według reguł, a rozdania są takie, jak obiecano. Nikt ich nie wybierał, jeśli tę obietnicę pokazano przed pierwszym rozdaniem.
verdict-named = Gra toczyła się według reguł, a rozdania są takie, jakie powinny być; można było jednak znać je wcześniej.
verdict-replayed = Gra toczyła się według reguł; czy rozdania były uczciwe, tego nie widać.
verdict-wrong = Coś się nie zgadza.
