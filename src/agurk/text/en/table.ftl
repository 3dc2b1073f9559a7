### The table: what is going on, what may be done, and what has happened.
###
### $name is a name as somebody wrote it, never inflected. $you is "yes" where the sentence speaks to
### the reader, whom $name then need not name. $cards and $rank are cards as they are called in a
### sentence, such as "the 9 of clubs" and "the 9". Nobody's sex is known: nothing may guess it.

# The reader, where the name stands alone, and at the end of a list of names.
you = You
you-too = you
# An empty seat.
seat-number = Seat { $number }
# $rank is 2 to 14, $suit is c, d, h or s.
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
# What the browser shows on its tab, and what a notification says.
title-turn = Your turn – Agurk
title-table = { $rules } – Agurk
notice = The others wait for your card.

## The lead above the hand: at most 36 letters, with a name of 12

# $high is "9 or higher" or a card such as "the ace"; $lowest a card such as "the 3".
turn-or-lowest = Your turn: { $high }, or { $lowest }
turn = Your turn
turn-high = Your turn: { $high }
turn-lowest = Your turn: { $lowest }
turn-lead = Your turn: you lead
turn-lead-lowest = Your turn: lead { $lowest }
turn-any = Your turn: any card
turn-some = Your turn: one of the raised cards
turn-last-card = Your turn: your last card
turn-lead-set = Your turn: lead one or a set
turn-set = Your turn: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
asked-size = You deal: how many cards to each?
asked-exchange = Which cards do you change?
asked-kontra = Do you call Kontra?
asked-buy-in = Do you buy in?
thinking = { $you ->
    [yes] You are thinking
   *[no] { $name } is thinking
}
others-size = { $you ->
    [yes] You say how many cards
   *[no] { $name } says how many cards
}
others-exchange = { $you ->
    [yes] You change cards
   *[no] { $name } changes cards
}
others-kontra = { $you ->
    [yes] Do you call Kontra?
   *[no] Does { $name } call Kontra?
}
others-buy-in = { $you ->
    [yes] Do you buy in?
   *[no] Does { $name } buy in?
}
# While a card flies. $card is its rank, such as "the 9".
plays = { $you ->
    [yes] You play { $card }
   *[no] { $name } plays { $card }
}
plays-set = { $you ->
    [yes] You play { $number } cards
   *[no] { $name } plays { $number } cards
}
takes = { $you ->
    [yes] You take the trick
   *[no] { $name } takes the trick
}
last-trick = The last trick
pays = { $you ->
    [yes] You pay { $points }
   *[no] { $name } pays { $points }
}
# Several share the price of the last trick; $players is how many.
pay = { $players } players pay
dealing = The cards are dealt
deal-soon = The next deal comes in a moment
moment = One moment
lot = The lot draws the first dealer
# The dealer that the lot drew.
lot-fell = { $you ->
    [yes] The lot falls on you
   *[no] The lot falls on { $name }
}
bot-for-you = A bot plays for you
bot-for = A bot plays for { $name }
stepped-away = { $name } stepped away
paused = The table pauses
# Before the first match; the one who looks after the table starts it.
waiting = { $you ->
    [yes] Start when all are here
   *[no] Waiting for { $name } to start
}
waiting-nobody = Nobody looks after this table
over = The match is over
over-won = { $you ->
    [yes] You win the match
   *[no] { $name } wins the match
}
over-lost-lead = { $you ->
    [yes] You lose the match
   *[no] { $name } loses the match
}
# $winners is 2 or more; who they are stands in the second line.
over-shared-lead = { $winners } share the win
coming = Coming to the table …
away = Away from the table
ended = This table is gone
ended-closed = The table is closed
ended-removed = You were taken off this table
ended-no-table = There is no such table
ended-no-spectators = Only players may see this table
ended-token = This link is no longer good
ended-token-expired = This link has run out
ended-protocol = This page is out of date

## The second line

holds = { $you ->
    [yes] You hold with { $cards }.
   *[no] { $name } holds with { $cards }.
}
would-pay = { $you ->
    [yes] The last trick: you would pay { $points } for { $cards }.
   *[no] The last trick: { $name } would pay { $points } for { $cards }.
}
last-trick-more = The last trick: whoever takes it pays.
after-one = { $name } plays after you.
after = { $players ->
    [0] You play last.
   *[other] { $players } play after you.
}
asked-buy-in-more = You have { $score }.
asked-kontra-more = Whoever pays then pays double; if that is you, four times.
asked-exchange-none = You may not change any now.
asked-exchange-most = { $most ->
    [one] You may change one card.
   *[other] You may change up to { $most } cards.
}
# $counts is numbers of cards, such as "0 or 7".
asked-exchange-exactly = You may change { $counts } cards.
lot-more = The deals follow from a secret that is promised now and shown at the end.
lot-fell-more = { $you ->
    [yes] You deal first.
   *[no] { $name } deals first.
}
bot-for-you-more = Take your cards again whenever you like.
bot-for-more = Until { $name } is back.
stepped-away-soon = A bot takes over if { $name } stays away.
stepped-away-bot = { $seconds ->
    [one] A bot plays for { $name } in one second.
   *[other] A bot plays for { $name } in { $seconds } seconds.
}
stepped-away-time = { $seconds ->
    [one] Play goes on in one second at the latest.
   *[other] Play goes on in { $seconds } seconds at the latest.
}
paused-more = Anybody who plays may go on.
waiting-more = Bots take the seats that are empty then.
# $names is one name or several; $losers is how many.
over-lost = { $losers ->
    [one] { $you ->
        [yes] You have lost.
       *[no] { $names } has lost.
    }
   *[other] { $names } have lost.
}
over-shared = { $names } share the win.
over-card = It ends at once with { $cards } in the last trick.
# What a payment comes to. $before and $points make $sum; it goes on at $after.
price-first = That makes { $sum }.
price-kept = { $before } and { $points } make { $sum }.
price-reset = { $before } and { $points } make { $sum } exactly, and that is 0 again. A cucumber does not round down.
price-life = { $before } and { $points } make { $sum }: { $you ->
    [yes] a cucumber for you. You go on at { $after }.
   *[no] a cucumber for { $name }, who goes on at { $after }.
}
price-out = { $before } and { $points } make { $sum }: { $you ->
    [yes] you are out.
   *[no] { $name } is out.
}
price-off = { $you ->
    [yes] You had an equal card: { $points } off makes { $sum }.
   *[no] { $name } had an equal card: { $points } off makes { $sum }.
}
away-more = Trying again.
# A card was chosen while the line was away.
away-waiting = This is played as soon as the table is there again.
ended-closed-more = Nothing more is played here.
ended-removed-more = Whoever looks after the table gave your seat away.
ended-no-table-more = Perhaps the link was cut off, or the table was closed long ago.
ended-no-spectators-more = Take a seat to see what is played.
ended-token-more = Ask for a new one.
ended-token-expired-more = Ask for a new one.
ended-protocol-more = Load it again.

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
# All cards that are left are forced; they are then played by themselves until the deal ends.
choice-rest = Play the rest

## When something cannot be done

not-your-turn = It is not your turn.

## The log: headings

group-table = At the table
group-deal = Deal { $deal }
group-trick = Trick { $trick }
group-taken = Trick { $trick }: { $you ->
    [yes] you take it
   *[no] { $name } takes it
}
group-paid = Trick { $trick }: { $you ->
    [yes] you take it and pay { $points }
   *[no] { $name } takes it and pays { $points }
}

## The log: one sentence for each thing that happens

log-led = { $you ->
    [yes] You lead { $cards }.
   *[no] { $name } leads { $cards }.
}
log-headed = { $you ->
    [yes] You play { $cards }; { $rank } holds.
   *[no] { $name } plays { $cards }; { $rank } holds.
}
log-headed-set = { $you ->
    [yes] You play { $cards }, and they hold.
   *[no] { $name } plays { $cards }, and they hold.
}
# A card that holds nothing; $number is how many cards.
log-thrown = { $you ->
    [yes] You throw { $cards }.
   *[no] { $name } throws { $cards }.
}
log-thrown-lowest = { $number ->
    [one] { $you ->
        [yes] You throw your lowest card, { $cards }.
       *[no] { $name } throws the lowest card, { $cards }.
    }
   *[other] { $you ->
        [yes] You throw your lowest cards, { $cards }.
       *[no] { $name } throws the lowest cards, { $cards }.
    }
}
log-played = { $you ->
    [yes] You play { $cards }.
   *[no] { $name } plays { $cards }.
}
log-taken = { $you ->
    [yes] You take the trick with { $cards }.
   *[no] { $name } takes the trick with { $cards }.
}
log-last-taken = { $you ->
    [yes] You take the last trick with { $cards }.
   *[no] { $name } takes the last trick with { $cards }.
}
log-paid = { $you ->
    [yes] You pay { $points }. { $before } and { $points } make { $score }.
   *[no] { $name } pays { $points }. { $before } and { $points } make { $score }.
}
log-paid-first = { $you ->
    [yes] You pay { $points }.
   *[no] { $name } pays { $points }.
}
log-deducted = { $you ->
    [yes] You had an equal card: { $points } off makes { $score }.
   *[no] { $name } had an equal card: { $points } off makes { $score }.
}
log-score-reset = { $you ->
    [yes] Exactly { $score }: you are back at 0.
   *[no] Exactly { $score }: { $name } is back at 0.
}
log-life-lost = { $you ->
    [yes] { $score } is too much: a cucumber for you. You go on at { $returns }
   *[no] { $score } is too much: a cucumber for { $name }, who goes on at { $returns }
} with { $left ->
    [one] one life
   *[other] { $left } lives
} left.
log-went-out = { $you ->
    [yes] { $score } is too much: you are out.
   *[no] { $score } is too much: { $name } is out.
}
# $how is replay (the deal does not count), rampo (all who began are back in) or something else.
log-deal-void = { $how ->
    [replay] Nobody would be left, so the deal does not count and is played again.
    [rampo] Nobody would be left: nobody pays, and all who began are back in.
   *[other] Nobody would be left, so the deal does not count.
}
log-stake-paid = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $units ->
    [one] one unit
   *[other] { $units } units
} to the pot.
log-bought = { $you ->
    [yes] You buy in and go on at { $score }.
   *[no] { $name } buys in and goes on at { $score }.
}
log-not-bought = { $you ->
    [yes] You do not buy in.
   *[no] { $name } does not buy in.
}
log-won-units = { $you ->
    [yes] You receive
   *[no] { $name } receives
} { $units ->
    [one] one unit
   *[other] { $units } units
}.
log-lost-units = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $units ->
    [one] one unit
   *[other] { $units } units
} at the end.
# $winners and $losers are how many, $names and $lost who they are; $top is "yes" if $card ended it.
log-match-over = { $top ->
    [yes] It ends at once with { $card } in the last trick.{" "}
   *[no] {""}
}{ $winners ->
    [0] The match is over.
    [one] { $you ->
        [yes] You win the match.
       *[no] { $name } wins the match.
    }
   *[other] { $names } share the win.
}{ $losers ->
    [0] {""}
    [one] { $youlost ->
        [yes] {" "}You have lost.
       *[no] {" "}{ $lost } has lost.
    }
   *[other] {" "}{ $lost } have lost.
}
log-match-begun = A match begins: { $names }.
log-dealer-drawn = { $you ->
    [yes] The lot makes you the first dealer.
   *[no] The lot makes { $name } the first dealer.
}
log-size-chosen = { $you ->
    [yes] You choose
   *[no] { $name } chooses
} { $cards ->
    [one] one card
   *[other] { $cards } cards
} for each.
# $leader leads; $youlead is "yes" if that is the reader.
log-dealt = Deal { $deal }: { $you ->
    [yes] you deal
   *[no] { $name } deals
} { $cards ->
    [one] one card
   *[other] { $cards } cards
} to each, and { $youlead ->
    [yes] you lead
   *[no] { $leader } leads
}.
log-redealt = { $you ->
    [yes] The cards are thrown in, and you deal again.
   *[no] The cards are thrown in, and { $name } deals again.
}
log-redeal-demanded = { $you ->
    [yes] You call the deal incorrect.
   *[no] { $name } calls the deal incorrect.
}
# $reason is what somebody wrote.
log-redeal-demanded-why = { $you ->
    [yes] You call the deal incorrect: { $reason }
   *[no] { $name } calls the deal incorrect: { $reason }
}
log-exchanged = { $you ->
    [yes] You change
   *[no] { $name } changes
} { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
log-exchanged-none = { $you ->
    [yes] You keep all cards.
   *[no] { $name } keeps all cards.
}
log-kontra = { $you ->
    [yes] You call Kontra.
   *[no] { $name } calls Kontra.
}
log-no-kontra = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
log-corrected = { $you ->
    [yes] You take back { $cards }, which was not legal.
   *[no] { $name } takes back { $cards }, which was not legal.
}
log-corrected-open = { $you ->
    [yes] You take back { $cards }, which was not legal. The hand lies open: { $hand }.
   *[no] { $name } takes back { $cards }, which was not legal. The hand lies open: { $hand }.
}
log-taken-back = { $you ->
    [yes] You take back { $cards }.
   *[no] { $name } takes back { $cards }.
}
# $name asked about a play of $other, or of the reader's own if $own is "yes".
log-settled = { $you ->
    [yes] You ask
   *[no] { $name } asks
} whether { $own ->
    [yes] you
   *[no] { $other }
} could play { $cards }. { $legal ->
    [yes] It was legal.
   *[no] It was not legal.
}
log-hint-taken = { $you ->
    [yes] You take
   *[no] { $name } takes
} a hint.
log-nonce-added = { $you ->
    [yes] You add random letters to the shuffle.
   *[no] { $name } adds random letters to the shuffle.
}
log-secret-shown = The secret of the deals is open now, and they can be checked.
log-opened = The table is open.
log-closed = The table is closed.
log-seat-taken = { $you ->
    [yes] You sit down.
   *[no] { $name } sits down.
}
log-bot-placed = { $name }, a bot, takes a seat.
log-seat-left = { $you ->
    [yes] You leave the table.
   *[no] { $name } leaves the table.
}
log-seat-removed = { $you ->
    [yes] You were taken off the table.
   *[no] { $name } was taken off the table.
}
log-owner-none = Nobody looks after the table now.
log-owner-changed = { $you ->
    [yes] You look after the table now.
   *[no] { $name } looks after the table now.
}
# $what is pause, undo (to take back the card just played) or rematch.
log-asked = { $you ->
    [yes] You ask
   *[no] { $name } asks
} { $what ->
    [pause] to pause.
    [undo] to take the last card back.
   *[rematch] to play again.
}
log-answered = { $you ->
    [yes] You say
   *[no] { $name } says
} { $agreed ->
    [yes] yes.
   *[no] no.
}
log-dropped = Nothing comes of it: not everybody agreed.
log-bot-sits-in = { $you ->
    [yes] A bot plays for you now.
   *[no] A bot plays for { $name } now.
}
log-person-plays = { $you ->
    [yes] You play again.
   *[no] { $name } plays now.
}
log-paused = The table pauses.
log-resumed = The table goes on.
# What was missed is no longer told: the record of the match has it.
log-missed = Something was missed here. The record has it, once the match is over.
# $said is a phrase, a text that somebody wrote, or both.
log-said = { $name }: { $said }

## The table as text: one line for each thing, to be read from top to bottom

text-title = { $rules }. Deal { $deal }, trick { $trick } of { $tricks }.
text-title-deal = { $rules }. Deal { $deal }.
# $state is lowest, equals, beats, off (may not be played now), chosen or plain.
text-card = { $state ->
    [lowest] { $card }, lowest
    [equals] { $card }, equals
    [beats] { $card }, beats
    [off] { $card }, not legal now
    [chosen] { $card }, chosen
   *[plain] { $card }
}
# $cards is several, with semicolons between them.
text-hand = Your hand: { $cards }.
text-no-trick = Nothing lies in the trick yet.
# $how is leads (the first card of the trick) or plays; $state is holds, price (it would pay), paid or none.
text-play = { $how ->
    [leads] { $you ->
        [yes] You led
       *[no] { $name } led
    }
   *[plays] { $you ->
        [yes] You played
       *[no] { $name } played
    }
} { $cards }{ $state ->
    [holds] {" "}and { $you ->
        [yes] hold
       *[no] holds
    } the trick.
    [price] {" "}and would pay for it.
    [paid] {" "}and paid for it.
   *[none] .
}
# A seat: its name, and what is told of it with semicolons in between.
text-seat = { $name }: { $told }.
text-bot = a bot
text-stand-in = a bot stands in
text-free = nobody sits here
text-away = away
text-here = here
text-out = out
text-dealer = dealt
text-score = { $points } of { $threshold } points
text-points = { $points } points
text-lives = { $lost ->
    [0] no cucumber of { $all }
    [one] one cucumber of { $all }
   *[other] { $lost } cucumbers of { $all }
}
text-bought = { $times ->
    [one] bought in once
   *[other] bought in { $times } times
}
# $sign is plus for units won, minus for units lost.
text-money = { $sign ->
    [minus] { $units ->
        [one] one unit lost
       *[other] { $units } units lost
    }
   *[plus] { $units ->
        [one] one unit won
       *[other] { $units } units won
    }
}
text-count = { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}
text-earlier = played { $cards }
text-seen = all have seen { $cards } in this hand
text-kept = { $cards } kept out of the pack
text-pot = { $units ->
    [one] One unit is in the pot.
   *[other] { $units } units are in the pot.
}

## What can be said at any table

phrase-hello = Hello
phrase-good-luck = Good luck
phrase-well-played = Well played
phrase-thanks = Thanks
phrase-oops = Oops
phrase-hurry = Your turn …
phrase-one-moment = One moment
phrase-good-game = Good game
phrase-smile = 🙂
phrase-laugh = 😄
phrase-cry = 😢
phrase-sweat = Phew
phrase-clap = 👏
phrase-cucumber = 🥒

## What the table's parts are called

part-table = The table
part-place = Your place
part-hand = Your hand
part-scores = Scores
part-log = Told so far
part-side = Scores and log
part-sound = Sound
part-close = Close
part-next = Next deal
part-start = Start
part-rematch = Rematch
# $deal is 0 before the first one.
part-title = { $deal ->
    [0] { $rules }
   *[other] { $rules } · deal { $deal }
}
part-deal = Deal { $deal }
part-trick = Trick { $trick } of { $tricks }
# Under "3/7" in the middle of the table.
part-trick-word = trick
# Above the names of a score sheet, left of the numbers of the tricks.
part-trick-head = Trick
# Read aloud. $state is lowest, equals, beats, off (may not be played now) or plain.
part-card = { $state ->
    [lowest] { $card }, lowest
    [equals] { $card }, equals
    [beats] { $card }, beats
    [off] { $card }, not legal now
   *[plain] { $card }
}
part-earlier = Cards played by { $name }
part-kept = Kept out of the pack
part-seen = Seen by all, in the hand
# Read aloud.
part-cucumbers = { $lost ->
    [0] No cucumber of { $all }
    [one] One cucumber of { $all }
   *[other] { $lost } cucumbers of { $all }
}
part-points = { $threshold ->
    [0] { $score ->
        [one] One point
       *[other] { $score } points
    }
   *[other] { $score } of { $threshold } points
}
# Beside the heading "Scores". $lives is 1 where whoever gets there is out at once.
part-threshold = { $lives ->
    [1] out at { $points }
   *[other] a cucumber at { $points }
}
part-units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
part-pot = In the pot: { $units ->
    [one] one unit
   *[other] { $units } units
}
part-kontra = { $you ->
    [yes] You called Kontra
   *[no] { $name } called Kontra
}
part-stock = In the stock: { $cards }
part-aside = Not dealt:

# Under a legal card.
why-lowest = lowest
why-equals = equals
why-beats = beats

# On the place of a card that is still to be played.
place-you = you
place-thinks = …

# On the card that is highest so far, or was in the end.
flag-holds = holds
flag-takes = takes it
flag-would-pay = would pay { $points }
flag-pays = pays { $points }

# Beside a name; as short as can be.
chip-bot = bot
chip-stand-in = bot for now
chip-plays = plays now
chip-to-come = to come
chip-leads = leads
chip-deals = deals
chip-away = away
chip-host = host
chip-out = out
chip-kontra = Kontra
chip-redeal = wrong deal?
chip-price = +{ $points }
chip-changed = { $cards ->
    [0] keeps all
   *[other] changed { $cards }
}
chip-bought = { $times ->
    [one] bought in
   *[other] bought in { $times } times
}
