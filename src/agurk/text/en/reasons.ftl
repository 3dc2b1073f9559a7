### Why a card may be played or not, one message for each reason, and what may be played at all.
### A message speaks to the player; its attribute `told` speaks of one, when the card lies already.
###
### $play is what is played, $head what has to be headed, $lowest the lowest in hand, $ace the card
### that binds; $cards and $asked are numbers of cards; $reach says whether the hand can head,
### $equal whether only equal cards head a set, $sets how sets are headed, and $even whether the cards
### to be headed are equal.

high-enough = { $even ->
    [yes] at least as high as { $head }
   *[no] at least as high as its counterpart in { $head }
}

## It is legal

reason-lead = { $cards ->
    [one] You lead, and any card may be led.
   *[other] You lead, and equal cards may be led together.
}
    .told = It was led, and { $cards ->
        [one] any card may be led
       *[other] equal cards may be led together
    }.
reason-lead-lowest = You lead, and the lowest must be led: { $play }.
    .told = The lowest must be led, and { $play } was the lowest.
reason-only = It is your last card, so it has to be played.
    .told = It was the last card in hand, so it had to be played.
reason-lowest = { $reach ->
    [no] { $asked ->
        [one] Nothing you hold reaches { $head }, so the lowest has to go: { $play }.
       *[other] You cannot head { $head }, so the lowest have to go: { $play }.
    }
   *[yes] Your lowest, { $play }, is always allowed.
}
    .told = { $reach ->
        [no] { $asked ->
            [one] Nothing in hand reached { $head }, so the lowest had to go: { $play }.
           *[other] The hand could not head { $head }, so the lowest had to go: { $play }.
        }
       *[yes] The lowest in hand, { $play }, is always allowed.
    }
reason-lowest-under-ace = { $led ->
    [yes] An ace was led, so the lowest has to go: { $play }.
   *[no] An ace is in the trick, so the lowest has to go: { $play }.
}
    .told = { $led ->
        [yes] An ace was led, so the lowest had to go: { $play }.
       *[no] An ace was in the trick, so the lowest had to go: { $play }.
    }
reason-equals = { $cards ->
    [one] It equals { $head }, and that is enough.
   *[other] They equal { $head }, and that is enough.
}
    .told = { $cards ->
        [one] It equals { $head }, and that is enough.
       *[other] They equal { $head }, and that is enough.
    }
reason-beats = { $cards ->
    [one] It is higher than { $head }.
   *[other] Each is { high-enough }.
}
    .told = { $cards ->
        [one] It is higher than { $head }.
       *[other] Each is { high-enough }.
    }

## It is not legal

reason-not-held = You do not hold { $play }.
    .told = { $play } was not in the hand.
reason-under = { $asked ->
    [one] { $Play } is under { $head }, and your lowest is { $lowest }.
   *[other] { $equal ->
        [yes] Only equal cards { high-enough } head it
       *[no] Not each of { $play } is { high-enough }
    }, and your lowest are { $lowest }.
}
    .told = { $asked ->
        [one] { $Play } is under { $head }, and the lowest in hand was { $lowest }.
       *[other] { $equal ->
            [yes] Only equal cards { high-enough } head it
           *[no] Not each of { $play } is { high-enough }
        }, and the lowest in hand were { $lowest }.
    }
reason-must-head = { $Play } is under { $head }, and you hold a card that is not.
    .told = { $Play } is under { $head }, and the hand held a card that is not.
reason-must-match = You hold a card that equals { $head }, so it is due before { $play }.
    .told = The hand held a card that equals { $head }, so it was due before { $play }.
reason-must-lead-lowest = Only the lowest may be led, and yours is { $lowest }.
    .told = Only the lowest may be led, and that was { $lowest }.
reason-must-obey-ace = { $led ->
    [yes] An ace was led, so only your lowest may follow: { $lowest }.
   *[no] An ace is in the trick, so only your lowest may follow: { $lowest }.
}
    .told = { $led ->
        [yes] An ace was led, so only the lowest could follow: { $lowest }.
       *[no] An ace was in the trick, so only the lowest could follow: { $lowest }.
    }
reason-keep-one = One card has to be kept for the last trick.
    .told = One card had to be kept for the last trick.
reason-unequal = Cards led together must be equal, and { $play } are not.
    .told = Cards led together must be equal, and { $play } are not.
reason-number = { $asked ->
    [one] One card is played at a time, not { $cards }.
   *[other] { $asked } cards were led, so { $asked } must follow, not { $cards }.
}
    .told = { $asked ->
        [one] One card is played at a time, not { $cards }.
       *[other] { $asked } cards were led, so { $asked } must follow, not { $cards }.
    }

## What may be played

duty-lead = Lead any card.
duty-lead-lowest = Lead your lowest, { $lowest }.
duty-lead-sets = Lead one card, or several equal ones, and keep one for the last trick.
duty-only = Play your last card, { $lowest }.
duty-any = Play any card.
duty-lowest = Play { $lowest }.
duty-head = Play { $high }.
duty-head-or-lowest = Play { $high }, or { $lowest }.
duty-match = Play a card that equals { $head }.
duty-set = { $sets ->
    [equal_sets] Play { $asked } equal cards, { high-enough }, or your lowest, { $lowest }.
   *[other] Play { $asked } cards, each { high-enough }, or your lowest, { $lowest }.
}
