### Det kommandoene svarer, utenom selve reglene.

## agurk legal

refused = Ikke nå:

## agurk take

takes = Plass { $place } tar stikket med { $card }.
pays = Plass { $place } betaler { $points }.
takes-off = Plass { $place } trekker fra { $points }.
loses = Plass { $place } taper.
early = Det er ikke det siste stikket, så det koster ingenting.
places = Plassene telles fra 0 i den rekkefølgen det spilles.

## agurk referee

was-legal = Tillatt. { $reason }
was-not-legal = Ikke tillatt. { $reason }
should-have = Det skulle ha vært { $plays }.
witnesses = Resten av hånden viser det: { $cards }.

## agurk deal

deals = Plass { $dealer } gir, plass { $leader } spiller ut.
deals-by-lot = Loddtrekningen gjør plass { $dealer } til giver; plass { $leader } spiller ut.
seat = Plass { $seat }
left = { $cards ->
    [0] Ingen kort er igjen.
    [one] Ett kort er igjen.
   *[other] { $cards } kort er igjen.
}
seats = Plassene telles fra 0, med klokken.

## agurk variants

variant = { $name } ({ $key }), { $players } spillere
source = Etter: { $source }.
revision = Utgave { $revision }
same = { $one } og { $other } har de samme reglene.

## agurk count

count-cards = kort
count-ways = måter

## agurk simulate

simulated = { $variant }, { $players } spillere, { $deals } omganger, spilt av { $policy }.
simulated-hand = { $variant }, { $players } spillere med { $hand } kort hver, { $deals } omganger, spilt av { $policy }.
simulated-last-trick = Kortet som tar siste stikk, koster { $cost } poeng i gjennomsnitt.
simulated-place = plass
simulated-takes = tar siste stikk
simulated-cost = en omgang koster
simulated-places = Plassene telles fra giverens venstre; den siste gir. Det som står etter ±, gjelder med 95 % sannsynlighet.
simulated-card = kort
simulated-with = tar siste stikk
simulated-led = spilles ut til det
simulated-price-led = da koster det
simulated-variant = variant
simulated-players = spillere
simulated-price = siste stikk koster
simulated-matches = { $variant }, { $players } spillere, { $matches } partier, spilt av { $policy }.
simulated-length = Et parti har { $deals } omganger i gjennomsnitt.
simulated-seat = plass
simulated-wins = vinner
simulated-lives = tapte liv
simulated-buy-ins = gjenkjøp
simulated-money = penger
simulated-rate = { $seconds } s, { $rate } i sekundet.
equity = { $variant }, { $players } spillere: sjansen for å vinne spillet hvis alle spiller likt videre: høyt ut og høyt over.
equity-exact = Sjansene er eksakte for slikt spill.
equity-estimated = Sjansene er anslått av et nett som er tilpasset spilte spill.
equity-sampled = Sjansene kommer av at { $matches } spill spilles videre. Imens lages en tabell, så det går fortere og bedre en annen gang.
equity-seat = plass
equity-score = poeng
equity-lives = liv
equity-win = vinner
equity-safe = taper ikke
plotted = { $variant }, { $players } spillere, { $deals } omganger
plotted-places = Hva en omgang koster hver plass
plotted-leads = Hva siste stikk koster, etter kortet som spilles ut
plotted-variants = Hva siste stikk koster, etter variant
plotted-place = plass, fra giverens venstre
plotted-lead = kort spilt ut til siste stikk
plotted-variant = variant
plotted-points = poeng
plotted-equity = { $variant }: sjansen for å vinne etter egne poeng
plotted-own = egne poeng
plotted-chance = sjanse for å vinne
plotted-seat = plass { $seat }, nå { $score }

## agurk replay

deal = Omgang { $number }
set-by-hand = Poeng og liv er satt for hånd.

## agurk verify

verdict-fair = Ærlig: det er spilt etter reglene, og kortene er gitt slik det var lovet. Ingen har valgt dem, hvis løftet ble vist før den første omgangen.
verdict-named = Det er spilt etter reglene, og kortene er gitt som de skulle, men de kunne være kjent på forhånd.
verdict-replayed = Det er spilt etter reglene; om kortene er gitt ærlig, kan ingen se.
verdict-wrong = Noe er galt.
