### Keeping score at a table with real cards.
###
### $name is a player, $names are several in one breath, neither of them inflected. $points, $score,
### $before, $returns and $units are numbers. What happened is said by scorekeeper.ftl.

## The sheets on this device

score-title = Keep score
new-sheet = New sheet
new-sheet-what = Who plays, by which rules
sheets = Sheets on this device
no-sheets = Nothing is kept here yet.
kept-most = Sheets are kept on this device only, the latest { $most } of them.
kept-nowhere = This browser keeps nothing: the sheet is gone when this page is closed.
# A line of the list. $players are names in one breath.
sheet-going = { $players } · deal { $deal }
sheet-over = { $players } · won by { $names }
# A sheet that was written by a later page, or is damaged. $name is what the table is called.
sheet-unread = { $name } cannot be read here.
# A button: the file as it is, for another page to read.
save-unread = Save as a file
too-many-sheets = { $most } unfinished sheets are kept here, and there is no room for more. Delete one first.
remove-sheet = Delete { $name }
remove-really = Delete this sheet?
remove-yes = Delete
keep-it = Keep
no-such-sheet = This sheet is not on this device.

## A new sheet

sheet-name = Name of the table
usual-name = Kitchen table
who-plays = Who plays? Clockwise round the table, whoever deals first on top.
player-number = Player { $number }
remove-player = Leave out player { $number }
add-player = One more player
draw-lot = Draw lots for the first dealer
variant = Variant
family-national = By country
house-rules = House rules
threshold = A cucumber at this score
threshold-more = A cucumber above this score
lives = Lives
fewer = One fewer
more = One more
buy-in = Buying in
buy-in-what = Who is out may come back once, at the highest score of the others.
begin = Begin
clash-reset-beyond = A score of { $reset } is set back to 0, so the cucumber must come later.
clash-reset-costs = A score of { $reset } is set back to 0, so it cannot cost a cucumber as well.
clash-too-few-left = Cards that are paid for lie out, and up to this score too few would be left to deal.

## Noting a deal

# The title in the bar. $name is what the table is called.
bar-title = { $name } · deal { $deal }
undo = Undo
redo = Redo
more-menu = Sheet and more
match-over = The match is over
who-took = Who took the last trick?
who-took-several = Who had the highest card?
# Players with the same rank are chosen one after the other.
in-order = In the order they played
shared = Several had it
which-card = With which card?
which-points = How many points?
note-points = Points instead
note-card = Card instead
deals = { $name } deals { $cards ->
    [one] one card each
   *[other] { $cards } cards each
}
deals-choice = { $name } deals { $least } to { $most } cards each
pot = Pot: { $units }
out = out
gone = left
# $lost of $all lives are gone; read aloud, as cucumbers are drawn.
cucumbers = { $lost ->
    [0] no cucumber
    [one] one cucumber
   *[other] { $lost } cucumbers
} of { $all }
# What is paid, added to the score: +12
plus = +{ $points }
kontra = Who called Kontra?
nobody = Nobody
one-played = A 1 was in the trick
# How the cost of $name multiplies for exchanges.
exchanged = Exchanges of { $name }
exchanged-once = none, or free
exchanged-twice = one: twice
exchanged-four = two: four times
lowest = Who played the lowest card? The first of equals.
choose-who = Choose a player

## What the button says before it is pressed

choose-taker = Choose who took it
choose-card = Choose the card
choose-points = Write the points
choose-lowest = Choose who played the lowest
pays = { $name } pays { $points }
pays-life = { $name } pays { $points }: a cucumber
pays-out = { $name } pays { $points }, and is out
pays-reset = { $name } pays { $points }: back to 0
pay-each = { $names } pay { $points } each
# Each something else; how much follows.
pay-unlike = { $names } pay
pays-nothing = { $name } takes it for nothing
loses = { $names } { $count ->
    [one] loses
   *[other] lose
}
counts-not = The deal does not count
sum = { $before } and { $points } make { $score }.
sum-first = That makes { $score }.
sum-of = { $name }: { $score }.
back-in = Back in at { $returns }.
back-in-of = { $name } is back in at { $returns }.
is-out = { $name } is out.
takes-off = { $name } takes { $points } off: { $score }.

## Buying in, and the end

buy-in-at = Buy in at { $score }
stay-out = Stay out
stay-in = Keep { $score }
rematch = Rematch
to-sheets = All sheets

## The sheet

the-sheet = The sheet
print = Print
share = Share
copied = Copied
save-record = Save as .agurk
deal-column = Deal
card-column = Card
total-row = Now
does-not-count = does not count
bought-in = bought in
sat-down = sat down
got-up = left
no-deals = Nothing has been paid yet.
dealt-by = dealt by { $name }
# The sheet as plain text, a line a player.
share-line = { $name }: { $score }
share-line-lives = { $name }: { $score }, { $lost ->
    [0] no cucumber
    [one] one cucumber
   *[other] { $lost } cucumbers
}
share-line-out = { $name }: out

## A dispute

dispute = A card in dispute
dispute-what = Was it legal? Choose a line, then its cards.
dispute-trick = In the trick before it
dispute-played = The card in question
dispute-left = Still in the hand
dispute-none = none
next-player = Next player
take-back = Take the last card back
was-legal = Legal. { $reason }
was-not-legal = Not legal. { $reason }
should-have = It should have been { $plays }.
witnesses = The hand left shows it: { $cards }.
dispute-ask = Cards

## Round the table

round-table = Round the table
next-dealer = Who deals next?
sit-down = Somebody sits down
sit-down-name = Name
sit-after = To the left of
sit-end = At the end
sit = Sit down
get-up = Somebody leaves
get-up-name = { $name } leaves

## What cannot be

wrong-players = These rules are for { $least } to { $most } players, not { $players }.
wrong-no-name = Every player needs a name.
wrong-long-name = A name has up to { $most } letters.
wrong-odd-name = { $name } cannot be written on a sheet: take letters, digits and spaces.
wrong-same-name = Two players are called { $name }. Add a letter to tell them apart.
wrong-too-few-cards = The pack cannot give { $players } players { $cards } cards each.
wrong-too-few-equal = So many cannot have played the same rank.
wrong-all-kept = Every card of this rank lies out already.
wrong-no-room = More than { $most } cannot play by these rules.
wrong-too-often = { $card } comes more often than the pack has it.
wrong-no-lowest = Say who played the lowest card, too: it decides who goes on.
wrong-odd-points = Points are a whole number from 0.
wrong-no-record = Players came and went so that this cannot be written as a record.
wrong-other = That cannot be noted now.
