### Why something was refused, by the slugs of the protocol, and what a check of a record finds.
### $told is the server's own sentence, which is English; other languages have a sentence instead.

refused-bad-request = { $told }
refused-closed = The table is closed.
refused-error = { $told }
refused-fault = Something went wrong on the server. Try again.
refused-flood = That was a lot at once. Wait a moment.
refused-full = All seats are taken by now.
refused-gone = You have left.
refused-hello = The page and the server do not understand each other. Load the page again.
refused-illegal-action = { $told }
refused-incorrect-deal = { $told }
refused-media-type = { $told }
refused-method-not-allowed = { $told }
refused-moved = The table has just moved. Try again.
refused-no-deal = This match has no such deal.
refused-no-hint = There is no hint for this decision.
refused-no-match = There is no such match, or it is not over yet.
refused-no-page = The page is not there. Try again later.
refused-no-review = What the cards of this match were worth cannot be told.
refused-no-spectators = Only players may see this table.
refused-no-table = The table is not there any more.
refused-not-found = There is nothing at this address.
refused-not-here = { $told }
refused-not-now = { $told }
refused-not-owner = Only whoever looks after the table may do that.
refused-not-public = Only the machine itself may read that.
refused-not-seated = Only those who have a seat may do that.
refused-not-yours = That is not yours to decide now.
refused-origin = That came from a page of another site.
refused-paused = The table pauses.
refused-players = { $told }
refused-protocol = This page is out of date. Load it again.
# $line is the line in which something is wrong, 0 if none is named.
refused-record = This record cannot be read or replayed{ $line ->
    [0] .
   *[other] : line { $line }.
}
refused-removed = You were taken off this table and cannot sit down here again.
refused-restart = The server starts again; the table goes on in a moment.
refused-seat = Somebody here has that name already, or it cannot be shown. Take another one.
refused-seat-taken = That seat has just been taken. Choose another one.
refused-slow = The connection was too slow.
refused-stale = The table had moved on. Look, and choose again.
refused-text = { $told }
refused-token = This link is no longer good. Ask for a new one.
refused-token-expired = This link has run out. Ask for a new one.
refused-too-large = That is too large.
refused-too-many = Too much at once. Wait a moment and try again.
refused-too-slow = That came too slowly. Try again.
refused-unavailable = The table cannot be reached. Try again in a moment.
refused-unknown-bot = There is no such bot.
refused-unknown-variant = There is no such way to play.
refused-variant = { $told }
refused-wrong-time = { $told }

## What a check of a record finds

found-replayed = All of it was legal.
found-undecided = The match is not over.
found-illegal = Something in it was not legal{ $line ->
    [0] .
   *[other] : line { $line }.
}
found-no-hands = The hands are not known, so the deals cannot be checked.
found-no-promise = There is no promise, so the deals cannot be checked.
found-no-secret = There is no secret, so the deals cannot be checked.
found-bad-secret = The secret is damaged and gives no deals.
found-promise-broken = The secret is not the one that was promised.
found-promise-kept = The secret is the one that was promised.
found-seed-named = The secret follows from a seed that somebody named.
found-seed-false = The seed that somebody named does not give the secret.
found-deals-again = The deals are those of an earlier match.
# $deal is which deal, 0 for the lot.
found-deal-changed = { $deal ->
    [0] The lot is
   *[other] Deal { $deal } is
} not what the secret gives.
found-deals-fair = The lot and the deals are what the secret gives.
