### The table: what is going on, what may be done, and what has happened.
###
### $name is a name as somebody wrote it, never inflected; $you is "yes" where the sentence speaks to
### the reader, who is called $name else. Cards come as a card is called in a sentence.

you = You
# An empty seat.
seat-number = Seat { $number }
# $rank is 2 to 14, $suit c, d, h or s.
card = the { $rank ->
    [11] jack
    [12] queen
    [13] king
    [14] ace
   *[other] { $rank }
} of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}

## Above the hand, at most 36 letters with a name of 12

your-turn = Your turn
not-your-turn = It is not your turn.
thinking = { $you ->
    [yes] You are thinking
   *[no] { $name } is thinking
}

## What can be chosen

choice-kontra = Call Kontra
choice-no-kontra = Pass
choice-buy-in = Buy in
choice-no-buy-in = Do not buy in
choice-size = { $cards ->
    [one] One card
   *[other] { $cards } cards
}
choice-play = Play { $cards }
choice-change = Change { $cards }
choice-keep = Keep all cards
choice-change-all = Change all cards
choice-why-not = Why not?
