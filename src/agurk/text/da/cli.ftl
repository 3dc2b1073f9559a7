### Hvad kommandoerne svarer, ud over selve reglerne.

## agurk legal

refused = Ikke nu:

## agurk take

takes = Plads { $place } tager stikket med { $card }.
pays = Plads { $place } betaler { $points }.
takes-off = Plads { $place } trækker { $points } fra.
loses = Plads { $place } taber.
early = Det er ikke det sidste stik, så det koster ikke noget.
places = Pladserne tælles fra 0 i den rækkefølge, der spilles.

## agurk referee

was-legal = Tilladt. { $reason }
was-not-legal = Ikke tilladt. { $reason }
should-have = Det skulle have været { $plays }.
witnesses = Resten af hånden viser det: { $cards }.

## agurk deal

deals = Plads { $dealer } giver, plads { $leader } spiller ud.
deals-by-lot = Lodtrækningen gør plads { $dealer } til giver; plads { $leader } spiller ud.
seat = Plads { $seat }
left = { $cards ->
    [0] Der er ingen kort tilbage.
    [one] Der er ét kort tilbage.
   *[other] Der er { $cards } kort tilbage.
}
seats = Pladserne tælles fra 0, med uret.

## agurk variants

variant = { $name } ({ $key }), { $players } spillere
source = Efter: { $source }.
revision = Udgave { $revision }
same = { $one } og { $other } har de samme regler.

## agurk count

count-cards = kort
count-ways = måder

## agurk simulate

simulated = { $variant }, { $players } spillere, { $deals } omgange, spillet af { $policy }.
simulated-hand = { $variant }, { $players } spillere med { $hand } kort hver, { $deals } omgange, spillet af { $policy }.
simulated-last-trick = Kortet, der tager sidste stik, koster { $cost } point i gennemsnit.
simulated-place = plads
simulated-takes = tager sidste stik
simulated-cost = en omgang koster
simulated-places = Pladserne tælles fra giverens venstre; den sidste giver. Det, der står efter ±, gælder med 95 % sandsynlighed.
simulated-card = kort
simulated-with = tager sidste stik
simulated-led = bliver spillet ud til det
simulated-price-led = så koster det
simulated-variant = variant
simulated-players = spillere
simulated-price = sidste stik koster
simulated-matches = { $variant }, { $players } spillere, { $matches } spil, spillet af { $policy }.
simulated-length = Et spil har { $deals } omgange i gennemsnit.
simulated-seat = plads
simulated-wins = vinder
simulated-lives = tabte liv
simulated-buy-ins = genkøb
simulated-money = penge
simulated-rate = { $seconds } s, { $rate } i sekundet.
equity = { $variant }, { $players } spillere: chancen for at vinde spillet, hvis alle spiller ens videre: højt ud og højt over.
equity-exact = Chancerne er eksakte for sådan et spil.
equity-estimated = Chancerne er anslået af et net, der er tilpasset spillede spil.
equity-sampled = Chancerne kommer af at spille { $matches } spil videre. Imens laves en tabel, så det går hurtigere og bedre en anden gang.
equity-seat = plads
equity-score = point
equity-lives = liv
equity-win = vinder
equity-safe = taber ikke
plotted = { $variant }, { $players } spillere, { $deals } omgange
plotted-places = Hvad en omgang koster hver plads
plotted-leads = Hvad sidste stik koster, efter kortet der spilles ud
plotted-variants = Hvad sidste stik koster, efter variant
plotted-place = plads, fra giverens venstre
plotted-lead = kort spillet ud til sidste stik
plotted-variant = variant
plotted-points = point
plotted-equity = { $variant }: chancen for at vinde efter egne point
plotted-own = egne point
plotted-chance = chance for at vinde
plotted-seat = plads { $seat }, nu { $score }

## agurk replay

deal = Omgang { $number }
set-by-hand = Point og liv er sat i hånden.

## agurk verify

verdict-fair = Ærligt: der er spillet efter reglerne, og kortene er givet, som det var lovet. Ingen har valgt dem, hvis løftet blev vist før den første omgang.
verdict-named = Der er spillet efter reglerne, og kortene er givet, som de skulle; men de kunne kendes på forhånd.
verdict-replayed = Der er spillet efter reglerne; om kortene er givet ærligt, kan ikke ses.
verdict-wrong = Der er noget galt.
