### What a match says in the terminal, line by line.
###
### $you is "yes" where the sentence speaks to the player, who is called $name else; $cards are
### cards as they are drawn; $points, $score and $units are numbers.

## Beginning and going on

title = { $variant }, { $players } players
seats = At the table, clockwise: { $names }.
seat-bot = { $name } ({ $bot })
house-rules = House rules – { $rules }.
house-rule = { $label }: { $now } (was { $before })
promise = The deals follow from a secret. Its promise: { $promise }
seed-known = The deals follow from the seed { $seed }, and whoever knows it can work out every hand.
saved-in = Every card is saved at once: { $file }
help-hint = Type ? for help.
going-on = The match goes on where it stopped.
none-unfinished = There is no unfinished match in { $folder }. { $command } begins one.
others-unfinished = Unfinished, the newest first:
unfinished = { $file }: { $variant }, deal { $deal }
unfinished-damaged = { $file }: damaged

## What happens

drawn = { $you ->
    [yes] The lot makes you the first dealer.
   *[no] The lot makes { $name } the first dealer.
}
size-chosen = { $you ->
    [yes] You deal { $cards ->
        [one] one card
       *[other] { $cards } cards
    } to each.
   *[no] { $name } chooses { $cards ->
        [one] one card
       *[other] { $cards } cards
    } for each.
}
dealt = Deal { $number }: { $you ->
    [yes] you deal
   *[no] { $name } deals
} { $cards ->
    [one] one card
   *[other] { $cards } cards
} to each, and { $youlead ->
    [yes] you lead
   *[no] { $leader } leads
}.
redealt = The cards are thrown in, and { $you ->
    [yes] you deal
   *[no] { $name } deals
} again.
exchanged = { $count ->
    [0] { $you ->
        [yes] You keep
       *[no] { $name } keeps
    } all cards.
    [one] { $you ->
        [yes] You change
       *[no] { $name } changes
    } one card.
   *[other] { $you ->
        [yes] You change
       *[no] { $name } changes
    } { $count } cards.
}
kontra-called = { $you ->
    [yes] You call
   *[no] { $name } calls
} Kontra: whoever pays, pays double, { $you ->
    [yes] you
   *[no] { $name }
} four times.
kontra-passed = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
led = { $you ->
    [yes] You lead
   *[no] { $name } leads
} { $cards }.
played = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $cards }.
thrown = { $you ->
    [yes] You throw your lowest,
   *[no] { $name } throws the lowest,
} { $cards }.
corrected = { $you ->
    [yes] You take back
   *[no] { $name } takes back
} { $cards }{ $hand ->
    [none] .
   *[other] , and the hand lies open: { $hand }.
}
taken = { $you ->
    [yes] You take
   *[no] { $name } takes
} the trick.
taken-last = { $you ->
    [yes] You take
   *[no] { $name } takes
} the last trick with { $cards }.
paid = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $points }. { $before } and { $points } make { $score }.
paid-first = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $points }.
deducted = { $you ->
    [yes] You had an equal card, take { $points } off, and stand
   *[no] { $name } had an equal card, takes { $points } off, and stands
} at { $score }.
reset = Exactly { $score }: { $you ->
    [yes] you are
   *[no] { $name } is
} back at 0.
life-lost = { $score } is too much: a cucumber for { $you ->
    [yes] you, and you go on
   *[no] { $name }, who goes on
} at { $returns }. { $left ->
    [one] One life
   *[other] { $left } lives
} left.
went-out = { $score } is too much: { $you ->
    [yes] you are
   *[no] { $name } is
} out.
void-replay = Nobody would be left in, so the deal does not count and is played again.
void-rampo = Nobody would be left in. Rampo: nobody pays, and all who began are back in.
void-other = Nobody would be left in, so the deal does not count.
stake-paid = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $units ->
    [one] one unit
   *[other] { $units } units
} to the pot.
bought = { $you ->
    [yes] You buy in and go on
   *[no] { $name } buys in and goes on
} at { $score }.
not-bought = { $you ->
    [yes] You do not buy in.
   *[no] { $name } does not buy in.
}
won-units = { $you ->
    [yes] You receive
   *[no] { $name } receives
} { $units ->
    [one] one unit
   *[other] { $units } units
}.
lost-units = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $units ->
    [one] one unit
   *[other] { $units } units
} at the end.
taken-back = { $you ->
    [yes] You take back
   *[no] { $name } takes back
} { $cards }.
seated = { $name } takes a seat.

## The end

over-won = { $you ->
    [yes] You win the match.
   *[no] { $name } wins the match.
}
over-shared = { $names } share the win.
over-lost = { $count ->
    [one] { $you ->
        [yes] You have lost it.
       *[no] { $names } has lost it.
    }
   *[other] { $names } have lost it.
}
over-card = { $cards } in the last trick loses the match at once.
summary = { $deals ->
    [one] One deal was played:
   *[other] { $deals } deals were played:
}
summary-cost = { $you ->
    [yes] you
   *[no] { $name }
} paid { $points } in { $times ->
    [one] one
   *[other] { $times }
}
record-saved = The record is in { $file }
record-check = To check the deals against the promise: { $command }

## The sheet, the hand and the scores

you = You
sheet-title = Deal { $deal }, trick { $trick } of { $tricks }
sheet-title-sets = Deal { $deal }, trick { $trick }
sheet-title-last = Deal { $deal }, the last trick
sheet-title-done = Deal { $deal }, all played
sheet-dealer = { $you ->
    [yes] you dealt
   *[no] { $name } dealt
}
sheet-kontra = { $you ->
    [yes] you called Kontra
   *[no] { $name } called Kontra
}
last-column = last
holds = holds
would-pay = would pay { $points }
pays = pays { $points }
hand = Your hand
mark-lowest = lowest
mark-equals = equals
mark-beats = beats
scores = Scores after deal { $deal }
scores-first = Scores
caught-ge = caught at { $threshold }
caught-gt = caught above { $threshold }
score-out = out
score-keeps = keeps { $cards }
score-money = { $sign }{ $units } { $units ->
    [one] unit
   *[other] units
}
pot = In the pot: { $units }

## Questions

ask-card = Your turn. { $duty }
ask-sets = You may play { $plays }.
ask-size = You deal. How many cards does each get, { $least } to { $most }?
ask-keep = { $why ->
    [court] A king, queen or jack in the hand rules out the turn that costs nothing.
    [kept] You kept your hand in the second turn, so there is no third one for you.
    [first] The first who was asked changed none, so nobody else may.
    [dealer] The dealer keeps two cards at least.
    [previous] The player before you changed none, so you may not either.
   *[stock] The stock has too few cards left.
} You may change no cards now: Enter keeps them all.
ask-whole-hand = Do you change your whole hand? { $times ->
    [1] It costs nothing.
    [2] If you pay for the last trick, you then pay double.
   *[other] If you pay for the last trick, you then pay four times as much.
}
ask-change = Which cards do you change? { $allowed }
allowed-any = { $least ->
    [0] Up to { $most }, or "none".
   *[other] { $least } to { $most }.
}
allowed-exactly = { $number }, or "none".
ask-kontra = Do you call Kontra? Whoever pays then pays double; if that is you, four times.
ask-buy-in = You are caught with { $own }. Buy back in { $price } at { $score } points?
ask-buy-down = You have { $own }, and the highest of the others is { $score }. Buy in { $price } at { $score } points?
ask-on = Enter deals on.
price = { $stakes ->
    [0] for nothing
    [one] for one stake
   *[other] for { $stakes } stakes
}
pot-now = { $units ->
    [one] The pot holds one unit,
   *[other] The pot holds { $units } units,
} and { $left ->
    [one] you can do this once.
   *[other] you can do this { $left } more times.
}
refused-exit = If not, you are out.
yes-or-no = Yes or no?

## Answers that are not understood

not-yes-or-no = Answer yes or no.
not-a-size = Answer with a number from { $least } to { $most }.
not-a-number-of-cards = { $number ->
    [0] Say which.
    [one] Not one card.
   *[other] Not { $number } cards.
} { $allowed }
not-a-card = { $text } is no card and no command. Type a card such as { $example }, or ? for help.
not-in-hand = You do not hold { $text }.
no-such-place = There is no card { $text }; you hold { $count }.
why-what = Say which card: why { $example }
why-not-now = You have no card to play now.
redeal-not-now = A deal can be thrown in only before its first card is played.
reason-too-long = Say what is wrong with the deal in at most { $most } letters.
nothing-yet = No trick has been taken yet.
enter-or-command = Enter deals on; ? lists what else you can type.

## Help

help = Type a card ({ $card }), its rank ({ $rank }), or its place in your hand (#1 is the lowest).
help-yes-or-no = Type yes or no; y and n will do.
help-size = Type a number from { $least } to { $most }: so many cards each player gets.
help-change = Type the cards to change, one after the other: cards ({ $card }), their ranks ({ $rank }), or their places in your hand (#1 is the lowest). "none" keeps them all. { $allowed }
help-on = Enter deals on.
help-sets = Several cards together: { $cards }
help-only = Enter alone plays the card if there is only one that you may play.
help-commands = Or one of these:
help-why = why { $card }
help-why-does = why a card may be played, or why not
help-rules-does = the rules of { $variant }
help-scores-does = scores, lives and the pot
help-last-does = the last trick, or the deal just played
help-redeal-does = have a wrong deal dealt again, before its first card; a reason may follow
help-table-does = the cards on the table and your hand again
help-quit-does = leave; the match is saved, and `agurk resume` goes on
help-help-does = this list

## Leaving

left = The match is saved. To go on: { $command }
ended = The input ended before an answer was given. The match is saved; to go on: { $command }
stopped = Stopped. The match is saved; to go on: { $command }
not-saved = { $trouble } The match is saved up to the card before; to go on: { $command }
not-recorded = { $trouble } The match is over and nothing of it is lost; to save its record: { $command }
