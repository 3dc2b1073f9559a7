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

## agurk replay

deal = Deal { $number }
set-by-hand = Scores and lives were set by hand.

## agurk verify

verdict-fair = Fair: it was played by the rules, and the deals are those that were promised. Nobody chose them, if this promise was shown before the first one.
verdict-named = It was played by the rules, and the deals are as they should be; but they could be known beforehand.
verdict-replayed = It was played by the rules; whether the deals were honest cannot be seen.
verdict-wrong = Something is wrong.
