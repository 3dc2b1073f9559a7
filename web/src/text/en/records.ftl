### The page's sentences: a match that is over, face up, and what one has played.
###
### $name is a name as somebody wrote it, never inflected. $you is "yes" where the sentence speaks to
### the reader, whom $name then need not name. Nobody's sex is known: nothing may guess it.

## A match at a glance

match = Match
# $rules is the name of a variant, such as Danish Agurk.
about = { $rules } · { $players ->
    [one] one player
   *[other] { $players } players
} · { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
loading = The match is laid out …
# What follows names other rules than the usual ones, each as threshold=30.
house = House rules: { $rules }
again-of = These deals had been played before, in another match. They count in no statistics.
to-other = See that match
not-over = This match is not over.
refused-not-found = There is no match at this address, or it is not over yet.
no-deals = This match was over before a card was dealt.
to-deals = Step through the deals
to-review = What the cards were worth
deals = The deals
deal-number = Deal { $deal }
# What each column has.
col-deal = Deal
col-dealer = Dealer
col-last = Last trick
# $cards are drawn behind it.
took-with = { $you ->
    [yes] You, with
   *[no] { $name }, with
}
not-played = thrown in
# What was paid for the last trick, behind a score; as short as can be.
plus = +{ $points }
minus = −{ $points }
# Read aloud in the cell of a score. $points is what was just paid, 0 for nothing.
score-cell = { $points ->
    [0] { $score }
   *[other] { $score }, paid { $points }
}
life-cell = a cucumber
out-cell = out

## One deal, step by step

# The title of the page and of the view.
deal-of = Deal { $deal } of { $deals }
deal-choice = Deal
# In a list of deals to choose from.
deal-paid = { $deal }: { $you ->
    [yes] you pay { $points }
   *[no] { $name } pays { $points }
}
deal-plain = { $deal }: nobody pays
to-match-short = Match
previous-deal = The deal before
next-deal = The next deal
open-sheet = The deal, face up
trick = Trick
# A row of the sheet: what somebody was dealt, of which the cards played are dimmed.
hand-of = What { $name } was dealt
hand-of-you = What you were dealt
card-gone = { $card }, played
steps = Step by step
controls = Go through the deal
first-step = To the first step
last-step = To the last step
previous-step = One step back
next-step = One step on
play = Play
pause = Pause
step-of = Step { $step } of { $steps }
keys = Arrow keys step, Space plays, Page up and down change the deal.

## Whether it was fair. $by is the name of a function, and is not translated

fair = Whether it was fair
fair-checking = The deals are made again …
# Said by whoever made this page of the deals: they were the promised ones.
fair-deal = This deal was honest.
fair-deal-more = Its seed matches the promise published before the first card.
fair-match = Every deal was honest.
fair-match-more = The lot and { $deals ->
    [one] the deal follow
   *[other] all { $deals } deals follow
} from the secret that was promised before the first card.
known-deal = This deal is as it should be.
known-match = Every deal is as it should be.
known-more = It could be known before: the same deals had been played in another match.
known-seed = It could be known before: somebody named the seed of the secret.
wrong-deal = This deal is not the promised one.
wrong-match = Something is not as promised.
wrong-promise = The secret is not the one that was promised.
# $name is who should have dealt first.
wrong-seed = The seed that somebody named does not give the secret.
wrong-lot = The lot should have made { $name } the first dealer.
# $deals is one number or several, such as 3 and 5.
wrong-deals = { $number ->
    [one] Deal { $deals } is not what the secret gives.
   *[other] Deals { $deals } are not what the secret gives.
}
wrong-elsewhere = This deal is right, but something else in this match is not.
open-match = The deals cannot be checked.
open-match-more = This record has no promise, or not the secret that belongs to it.
how = How that is known
made-here = Made again on this device, by what is written here; the server was not asked.
step-promise = The promise
step-promise-more = Published before the first deal: the SHA-256 of a secret. It binds, and tells nothing.
step-secret = The secret
step-secret-more = Published after the match. Its SHA-256 is { $good ->
    [yes] the promise.
   *[no] another one:
}
step-seed = The seed that was named
step-seed-more = { $good ->
    [yes] The secret follows from it.
   *[no] Another secret follows from it.
}
step-nonces = Words of chance
step-nonces-more = What those who played added, in the order of seats, so that nobody alone chose the deals.
step-none = nothing
step-name = The name of the match
step-name-more = It goes into each seed, so that no two matches have the same deals.
step-lot = The lot
step-lot-more = { $good ->
    [yes] Its seed makes { $name } the first dealer, and so it was.
   *[no] Its seed makes { $name } the first dealer, but { $found } dealt first.
}
step-deals = The seeds of the deals
step-deals-more = Each is the HMAC-SHA-256, under the secret, of the name, the number of the deal, and the words of chance. It shuffles the pack, and the cards are handed out one by one from the dealer’s left.
deal-good = Deal { $deal }: the cards are the right ones
deal-wrong = Deal { $deal }: the cards are not the right ones
# $due and $found are cards such as 9♣.
deal-due = { $name } should have had { $due }, but had { $found }.
deal-stock = What was left over of the pack is not what it should be.
good = right
bad = wrong
copy = Copy
# Read aloud: what a button copies.
copy-what = Copy: { $what }
copied = Copied
insecure = This browser checks deals on secure pages (https) only, and this is none. The server can check them; that proves less.
ask-server = Let the server check
verdict-fair = The server finds every deal as promised.
verdict-named = The server finds every deal as it should be; it could be known before.
verdict-replayed = The server finds that all was played by the rules. The deals cannot be checked.
verdict-wrong = The server finds something wrong:

## What can be done with it

keep-it = Keep it, show it
download = Download record
download-what = A text file that can be read, checked and opened here again.
download-short = Record
download-lines = As JSON Lines
share = Share link
copy-link = Copy link
link-copied = The link is copied.
link-not-copied = Copy it from here:
play-again = Play this deal again
play-again-what = What if? It begins as this deal stood: the same cards, scores and dealer. Bots play the others, and the match goes on from there. It counts in no statistics.
play-again-go = Play this deal
play-again-opening = The cards are laid out …
same-deals = Same deals for friends
same-deals-what = Whoever opens this link plays the same deals from the same seat, against bots. Below it all can compare.
same-deals-see = Look at it

## The same deals

same-title = The same deals
same-about = { $name } has played a match of { $rules } with { $players } players. You get the same cards, deal for deal, as long as the match lasts.
same-about-nobody = This was a match of { $rules } with { $players } players. You get the same cards, deal for deal, as long as the match lasts.
same-about-you = You have played this match of { $rules } with { $players } players. You get the same cards, deal for deal, as long as the match lasts.
same-fine = The first dealer and the cards of each deal are the same. What is played is up to you, and deals are known to whoever looks at the match. It counts in no statistics.
same-name = Your name
same-seat = Your seat
# In a list of seats. $name sat there in the match.
same-seat-of = { $number }: where { $name } sat
same-go = Play
same-before = Look at the match itself
compare = How others did
compare-nobody = Nobody else has played these deals yet.
compare-what = What each paid for last tricks; less is better.
col-who = Who
col-seat = Seat
col-result = Result
col-points = Points paid
col-tricks = Last tricks
first-match = the first
won = won
# Several share the win.
won-part = shared the win
lost = lost
neither = not won
points = { $points ->
    [one] one point
   *[other] { $points } points
}

## What one has played

records = Records
records-title = What you have played
my-matches = Your matches
more-matches = Earlier matches
# Beside a match whose deals were known.
mark-again = same deals
none = Nothing yet
none-what = Every match that you play to its end is kept here: what it cost, and all cards, face up.
none-play = Play a match
no-more = These are all.
statistics = In short
statistics-what = Matches whose deals could be known do not count.
fact-matches = { $matches ->
    [one] match
   *[other] matches
}
fact-won = won
fact-cost = points for a last trick, on average
fact-deals = { $deals ->
    [one] deal
   *[other] deals
}
plot-won = Matches won
plot-won-what = The line is what would be even among so many players.
plot-cost = What a last trick cost you
plot-cost-what = Points on average, for each last trick you took.
plot-last = Last tricks you took
plot-last-what = Of all deals. The line is what would be even among so many players.
# A way to play, in the plots. $players is how many.
way-players = { $variant }, { $players ->
    [one] one player
   *[other] { $players } players
}
percent = { $number }%
# Read aloud behind a percentage.
even = even would be { $number }%
of-matches = { $matches ->
    [one] one match
   *[other] { $matches } matches
}
col-way = Game
col-value = You
col-even = Even

## A record from a file

open-file = Open a record
open-file-what = Any .agurk file: one of these, one of a friend’s, one written by hand. It is shown here and not kept.
open-file-choose = Choose a file
open-file-drop = or drop it here
open-file-large = That is too large for a record.
opened = A record from a file; nothing of it is kept here.

## Another device

device = On another device
device-what = Your matches belong to this browser. This link makes another one yours as well. Whoever has it is you: show it to nobody.
device-make = Make a link
device-made = Open this on the other device:
device-join = Use these records here?
device-join-what = This link makes this browser the same player as the other one. What was played here before stays with the player this browser was, whom nobody can be again.
device-join-go = Use them here
device-no = Leave it
device-bad = This link is no longer good. Make a new one.
