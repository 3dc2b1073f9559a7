# What cards are worth: hints at the table, and the review of a match that is over.

# A number of percent.
percent = { $number }%
error = ± { $number }

## Hints
hint = Hint
hint-keys = Hint (press ?)
coming = Looking …
close = Close the hint
of-what = Your chance to win the match after each card
# One card, read aloud; $best is yes or no.
read = { $card }: { $number } percent{ $best ->
    [yes] , the best
   *[no] {""}
}

## The review
waiting = The review waits for its turn.
looking = { $done } of { $of } cards have been looked at.
course = Chance to win, deal by deal
start = Before the first deal
whose = Whose cards
marks = Ringed: what was played. Underlined: the best.
on = on { $cards }
# $you is yes or no.
gave-away = { $you ->
    [yes] Your cards
   *[no] { $name }’s cards
} gave away { $points ->
    [one] one point
   *[other] { $points } points
} of chance in this deal.
gave-nothing = { $you ->
    [yes] Your cards
   *[no] { $name }’s cards
} gave away nothing in this deal.
lost-points = { $points ->
    [one] One point
   *[other] { $points } points
} given away
see-deal = See this deal step by step
