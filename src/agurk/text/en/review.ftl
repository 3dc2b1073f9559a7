### What cards were worth: why another play was better, and the words of a review.
### A message tells of a card that was played; its attribute `hint` advises before one is.
###
### $better and $worse are two plays, $Better the same with a capital letter; beside them numbers
### are percent.

why-keep-low = { $Better } would have kept { $worse } for the end.
    .hint = { $Better } keeps { $worse } for the end.
why-save-high = Throwing the lowest would have kept { $worse } for a later trick.
    .hint = Throw the lowest, and keep { $worse } for a later trick.
why-enough = { $Better } would have been enough, and kept { $worse } for a later trick.
    .hint = { $Better } is enough, and keeps { $worse } for a later trick.
why-rid = { $Better } could have gone here; a high card is dear at the end.
    .hint = Let { $better } go here; a high card is dear at the end.
why-lead-keep = Leading { $better } would have kept { $worse } for the end.
    .hint = Leading { $better } keeps { $worse } for the end.
why-lead-rid = Leading { $better } would have got it out of the hand in time.
    .hint = Leading { $better } gets it out of the hand in time.
why-lead-low = Leading { $better } would have kept { $worse } for a later trick.
    .hint = Leading { $better } keeps { $worse } for a later trick.
why-other = { $Better } would have been better.
    .hint = { $Better } is best.
why-pays = Paying for the last trick: in { $better } % of cases, not { $worse } %.
why-chance = Chance to win: { $better } %, not { $worse } %.

## The review
title = What the cards were worth
deal = Deal { $deal }
trick = Trick
player = Player
seat = Seat { $seat }
leads = leads
played = Played
best = Best
lost = Lost
only = only card
is-best = best
exact = exact
chances = Chance to win after each card
accuracy = How well each played
choices = Choices
best-cards = Best cards
lost-each = Lost a choice
luck = Luck and skill
luck-deal = The deal
luck-own = Own cards
luck-others = Others’ cards
luck-sum = In all
turning = Turning points
turning-deal = the cards dealt
turning-card = { $player } played { $cards }
costly = What cost most
costly-none = No card cost anything worth a word.
note = Chances to win the match, in percent, by what the player knew at that moment. What stands after ± is the standard error.
note-near = These are house rules without chances of their own, so those of the preset nearest to them are taken.
note-going = The match is not over; it is reviewed as far as it has come.
