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

and = { $before } and { $last }
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
