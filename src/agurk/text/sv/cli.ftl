### Vad kommandona svarar, utöver själva reglerna.

## agurk legal

refused = Inte nu:

## agurk take

takes = Plats { $place } tar sticket med { $card }.
pays = Plats { $place } betalar { $points }.
takes-off = Plats { $place } drar av { $points }.
loses = Plats { $place } förlorar.
early = Det är inte sista sticket, så det kostar ingenting.
places = Platserna räknas från 0 i den ordning det spelas.

## agurk referee

was-legal = Tillåtet. { $reason }
was-not-legal = Inte tillåtet. { $reason }
should-have = Det skulle ha varit { $plays }.
witnesses = Resten av handen visar det: { $cards }.

## agurk deal

deals = Plats { $dealer } ger, plats { $leader } spelar ut.
deals-by-lot = Lottningen gör plats { $dealer } till givare; plats { $leader } spelar ut.
seat = Plats { $seat }
left = { $cards ->
    [0] Inga kort är kvar.
    [one] Ett kort är kvar.
   *[other] { $cards } kort är kvar.
}
seats = Platserna räknas från 0, medurs.

## agurk variants

variant = { $name } ({ $key }), { $players } spelare
source = Efter: { $source }.
revision = Utgåva { $revision }
same = { $one } och { $other } har samma regler.

## agurk count

count-cards = kort
count-ways = sätt

## agurk simulate

simulated = { $variant }, { $players } spelare, { $deals } givar, spelade av { $policy }.
simulated-hand = { $variant }, { $players } spelare med { $hand } kort var, { $deals } givar, spelade av { $policy }.
simulated-last-trick = Kortet som tar sista sticket kostar { $cost } poäng i genomsnitt.
simulated-place = plats
simulated-takes = tar sista sticket
simulated-cost = en giv kostar
simulated-places = Platserna räknas från givarens vänstra sida; den sista ger. Det som står efter ± gäller med 95 % sannolikhet.
simulated-card = kort
simulated-with = tar sista sticket
simulated-led = spelas ut till det
simulated-price-led = då kostar det
simulated-variant = variant
simulated-players = spelare
simulated-price = sista sticket kostar
simulated-matches = { $variant }, { $players } spelare, { $matches } partier, spelade av { $policy }.
simulated-length = Ett parti har { $deals } givar i genomsnitt.
simulated-seat = plats
simulated-wins = vinner
simulated-lives = förlorade liv
simulated-buy-ins = återköp
simulated-money = pengar
simulated-rate = { $seconds } s, { $rate } i sekunden.
equity = { $variant }, { $players } spelare: chansen att vinna spelet om alla spelar likadant vidare: högt ut och högt över.
equity-exact = Chanserna är exakta för sådant spel.
equity-estimated = Chanserna är uppskattade av ett nät som är anpassat till spelade spel.
equity-sampled = Chanserna kommer av att { $matches } spel spelas vidare. Under tiden görs en tabell, så att det går fortare och bättre en annan gång.
equity-seat = plats
equity-score = poäng
equity-lives = liv
equity-win = vinner
equity-safe = förlorar inte
plotted = { $variant }, { $players } spelare, { $deals } givar
plotted-places = Vad en giv kostar varje plats
plotted-leads = Vad sista sticket kostar, efter kortet som spelas ut
plotted-variants = Vad sista sticket kostar, efter variant
plotted-place = plats, från givarens vänstra sida
plotted-lead = kort utspelat till sista sticket
plotted-variant = variant
plotted-points = poäng
plotted-equity = { $variant }: chansen att vinna efter egna poäng
plotted-own = egna poäng
plotted-chance = chans att vinna
plotted-seat = plats { $seat }, nu { $score }

## agurk replay

deal = Giv { $number }
set-by-hand = Poäng och liv är satta för hand.

## agurk verify

verdict-fair = Ärligt: det är spelat efter reglerna, och korten är givna så som det var utlovat. Ingen har valt dem, om löftet visades före första given.
verdict-named = Det är spelat efter reglerna, och korten är givna som de ska; men de kunde vara kända i förväg.
verdict-replayed = Det är spelat efter reglerna; om korten är ärligt givna går inte att se.
verdict-wrong = Något är fel.
