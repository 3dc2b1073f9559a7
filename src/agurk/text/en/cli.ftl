### What the commands answer, apart from the rules themselves.

## agurk legal

refused = Not now:

## agurk take

takes = Place { $place } takes the trick with { $card }.
pays = Place { $place } pays { $points }.
takes-off = Place { $place } takes { $points } off.
loses = Place { $place } loses.
early = It is not the last trick, so it costs nothing.
places = Places count from 0, in order of play.

## agurk referee

was-legal = Legal. { $reason }
was-not-legal = Not legal. { $reason }
should-have = It should have been { $plays }.
witnesses = The hand left shows it: { $cards }.

## agurk deal

deals = Seat { $dealer } deals, seat { $leader } leads.
deals-by-lot = The lot makes seat { $dealer } the dealer; seat { $leader } leads.
seat = Seat { $seat }
left = { $cards ->
    [0] No card is left.
    [one] One card is left.
   *[other] { $cards } cards are left.
}
seats = Seats count from 0, clockwise.

## agurk variants

variant = { $name } ({ $key }), { $players } players
source = From: { $source }.
revision = Revision { $revision }.
same = { $one } and { $other } have the same rules.

## agurk count

count-cards = cards
count-ways = ways

## agurk simulate

simulated = { $variant }, { $players } players, { $deals } deals, played by { $policy }.
simulated-hand = { $variant }, { $players } players with { $hand } cards each, { $deals } deals, played by { $policy }.
simulated-last-trick = The card that takes the last trick costs { $cost } points on average.
simulated-place = place
simulated-takes = takes the last trick
simulated-cost = a deal costs
simulated-places = Places count from the dealer's left; the last one deals. What stands after ± holds with a chance of 95 %.
simulated-card = card
simulated-with = takes the last trick
simulated-led = is led to it
simulated-price-led = then it costs
simulated-variant = variant
simulated-players = players
simulated-price = the last trick costs
simulated-matches = { $variant }, { $players } players, { $matches } matches, played by { $policy }.
simulated-length = A match has { $deals } deals on average.
simulated-seat = seat
simulated-wins = wins
simulated-lives = lives lost
simulated-buy-ins = buy-ins
simulated-money = money
simulated-rate = { $seconds } s, { $rate } a second.
equity = { $variant }, { $players } players: the chance to win the match if all go on to play alike, by leading and heading high.
equity-exact = The chances are exact for such play.
equity-estimated = The chances are estimated by a net that was fitted to matches.
equity-sampled = The chances come of playing { $matches } matches on. A table is being made meanwhile, so that it goes faster and better another time.
equity-seat = seat
equity-score = score
equity-lives = lives
equity-win = wins
equity-safe = does not lose
plotted = { $variant }, { $players } players, { $deals } deals
plotted-places = What a deal costs each place
plotted-leads = What the last trick costs, by the card led to it
plotted-variants = What the last trick costs, by variant
plotted-place = place, from the dealer's left
plotted-lead = card led to the last trick
plotted-variant = variant
plotted-points = points
plotted-equity = { $variant }: the chance to win by one's own score
plotted-own = points of one's own
plotted-chance = chance to win
plotted-seat = seat { $seat }, now { $score }

## agurk replay

deal = Deal { $number }
set-by-hand = Scores and lives were set by hand.

## agurk verify

verdict-fair = Fair: it was played by the rules, and the deals are those that were promised. Nobody chose them, if this promise was shown before the first one.
verdict-named = It was played by the rules, and the deals are as they should be; but they could be known beforehand.
verdict-replayed = It was played by the rules; whether the deals were honest cannot be seen.
verdict-wrong = Something is wrong.
