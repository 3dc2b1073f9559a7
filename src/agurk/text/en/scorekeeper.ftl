### What a scorekeeper says about a match with real cards.
###
### $name is a player or "seat 2", $who a player or several; $points, $score, $before, $returns,
### $left, $units and $limit are numbers.

## What a deal costs

seat = Seat { $seat }
paid = { $name } pays { $points }: { $before } and { $points } make { $score }.
paid-first = { $name } pays { $points }.
paid-nothing = { $name } takes the last trick, which costs nothing.
deducted = { $name } takes { $points } off, which leaves { $score }.
reset = { $score } exactly: { $name } is back at 0.
life-lost = { $how ->
    [reached] { $limit } is reached
   *[passed] { $score } is more than { $limit }
}: a cucumber for { $name }, who goes on with { $returns }, { $why ->
    [highest-of-others] the highest score of the others
    [highest-card] the value of the highest card kept
   *[zero] as at the beginning
}, and has { $left ->
    [one] one life
   *[other] { $left } lives
} left.
went-out = { $how ->
    [reached] { $limit } is reached
    [passed] { $score } is more than { $limit }
   *[card] That card loses at once
}: a cucumber for { $name }, who is out.
void-replay = Nobody would be left in, so this deal does not count.
void-rampo = Nobody would be left in. Rampo: nobody pays, the pot stays, and all who began are back in at 0.
stake-paid = { $name } pays { $units ->
    [one] one unit
   *[other] { $units } units
} to the pot.
may-buy-in = { $name } may buy in at { $score }{ $units ->
    [0] , for nothing.
    [one] , for one unit.
   *[other] , for { $units } units.
}
bought = { $name } buys in at { $score }.
declined = { $name } does not buy in, and is out.
won-units = { $name } receives { $units ->
    [one] one unit
   *[other] { $units } units
}.
lost-units = { $name } pays { $units ->
    [one] one unit
   *[other] { $units } units
} at the end.

## The end of a match

over-last-in = { $who } is the last one in, and wins.
over-all-out = Nobody is left in. { $who } { $count ->
    [one] had the lowest score, and wins
   *[other] share the win
}.
over-lowest = The match is over: { $who } { $count ->
    [one] has the lowest score, and wins
   *[other] have the lowest score, and share the win
}.
over-one-deal = The match is over: { $who } { $count ->
    [one] wins
   *[other] win
}.
over-card = { $card } in the last trick loses the match at once, so it is over: { $who } { $count ->
    [one] wins
   *[other] win
}.
over-lost = { $who } { $count ->
    [one] has lost
   *[other] have lost
}.

goes-on = The match goes on with { $players } players.

## Coming and going

begun = { $who } play { $variant }.
sat-down = { $name } sits down at { $score }{ $lives ->
    [0] {""}
    [one] , with one life
   *[other] , with { $lives } lives
}{ $first ->
    [yes] .
   *[no] : the worst of those in, so that nobody gains by coming late.
}
sat-down-again = { $name } is back at { $score }{ $lives ->
    [0] .
    [one] , with one life.
   *[other] , with { $lives } lives.
}
got-up = { $name } leaves with { $score }.
dealer-named = { $name } deals next.

## What comes next

next-deal = Deal { $number }: { $name } deals { $cards ->
    [one] one card
   *[other] { $cards } cards
} to each.
next-deal-choice = Deal { $number }: { $name } deals, and names how many cards each gets, { $least } to { $most }.
next-buy-in = { $units ->
    [0] { $name } may buy in at { $score } for nothing.
    [one] { $name } may buy in at { $score } for one unit.
   *[other] { $name } may buy in at { $score } for { $units } units.
} { $in ->
    [yes] Without an answer { $name } stays at { $own }.
   *[no] Without an answer { $name } is out with { $own }.
}

## The sheet

rule = { $limit ->
    [0] Whoever pays has lost.
   *[other] { $compare ->
        [gt] A cucumber at more than { $limit }
       *[ge] A cucumber at { $limit } or more
    }{ $lives ->
        [one] .
       *[other] , { $lives } lives each.
    }
}
house = House rules: { $rules }
deal = Deal
card = Card
score = Score
lives = Lives
money = Money
total = Total
out = out
gone = left
pot = In the pot: { $units }
won = won
lost = lost
mark-cucumber = a cucumber: a life is lost
mark-dealer = dealt
mark-void = does not count
mark-bought = bought in
mark-joined = sat down
mark-left = left
mark-reset = met exactly: back to 0
going-on = Not decided yet.
no-deals = Nothing has been paid yet.
match-number = Match { $number }
page = Page { $number } of { $pages }

## Talking to whoever keeps the score

ask-players = Who plays? Names clockwise round the table, with commas, the first dealer first:
kept-in = Every entry is saved at once in { $file }
help-hint = Type who took the last trick and with which card: { $example }. ? lists the rest.
going-on-with = The sheet goes on where it stopped.
torn = The last line of the file was half written when the program stopped, and is dropped.
undone = Taken back: { $what }.
redone = Done again: { $what }.
tried = It would be so; nothing is entered.
lot = The lot makes { $name } the dealer.
saved = Saved: { $file }
left = The sheet is kept in { $file }. To go on: { $command }
ended = The input ended. The sheet is kept in { $file }; to go on: { $command }
stopped = Stopped. The sheet is kept in { $file }; to go on: { $command }
ask-again = `rematch` begins another match, `save NAME.svg` keeps this one.
who-is-asked = `buy { $name }` or `no { $name }`.
dispute-trick = Which cards lay in the trick before (Enter for none)?
dispute-played = Which card was played?
dispute-hand = Which cards does the player still hold (Enter for none)?
old-kept = The sheet before is kept in { $file }

what-took = { $who } took the last trick with { $card }
what-points = { $who } took the last trick for { $points }
what-lost = { $who } took the last trick
what-bought = { $who } bought in
what-declined = { $who } did not buy in
what-joined = { $who } sat down
what-left = { $who } left
what-dealing = { $who } to deal
what-rematch = the rematch

## Help

help-result = { $example }
    .does = who took the last trick, and the card or its rank
help-shared = { $example }
    .does = several with the same rank, in order of play
help-points = { $example }
    .does = the points instead of the card
help-kontra = { $example }
    .does = somebody called Kontra
help-one = { $example }
    .does = a 1 was in the last trick
help-doubled = { $example }
    .does = pays twice for an exchange; redoubled for two
help-lowest = { $example }
    .does = who played the lowest last card, too
help-buy = buy { $name }, no { $name }
    .does = buy in, or not
help-try = try { $example }
    .does = what would come of it, entering nothing
help-undo = undo, redo
    .does = take back what was entered, and do it again
help-join = join NAME, join NAME after { $name }
    .does = somebody sits down
help-leave = leave { $name }
    .does = somebody gets up
help-dealer = dealer { $name }, lot
    .does = who deals next: somebody, or whom the lot makes
help-scores = scores
    .does = how all stand
help-sheet = sheet
    .does = the whole score sheet
help-save = save NAME.txt, .svg or .agurk
    .does = the sheet as text, for the printer, or as a record
help-dispute = dispute 9c / 6d / Kh 2s
    .does = trick, played card, cards left: was it legal?
help-rules = rules
    .does = the rules of { $variant }
help-rematch = rematch
    .does = play again, once a match is over
help-quit = quit
    .does = stop; `agurk keep` goes on
