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
or = { $before } or { $last }
