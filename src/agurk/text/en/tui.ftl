### What the terminal's own screens say.
###
### $you is "yes" where the sentence speaks to the player, whom $name then need not name.

## The table

deal = Deal { $deal }
place-you = you
chip-bot = bot
chip-away = away
chip-deals = deals
too-small = The table needs { $wide } × { $high } characters; here are { $cells } × { $lines }. Make the window larger.

## The sentence above the hand

thinking =
    { $you ->
        [yes] You are thinking
       *[no] { $name } is thinking
    }
others-size =
    { $you ->
        [yes] You say how many cards
       *[no] { $name } says how many cards
    }
others-exchange =
    { $you ->
        [yes] You change cards
       *[no] { $name } changes cards
    }
others-kontra =
    { $you ->
        [yes] Do you call Kontra?
       *[no] Does { $name } call Kontra?
    }
others-buy-in =
    { $you ->
        [yes] Do you buy in?
       *[no] Does { $name } buy in?
    }
lot = The lot draws the first dealer
dealing = The cards are dealt
over = The match is over
asked-size = You deal: how many cards to each?
asked-exchange = Which cards do you change?
asked-buy-in = Do you buy in?
pays-lead =
    { $you ->
        [yes] You pay { $points }
       *[no] { $name } pays { $points }
    }
pay-lead = { $players ->
    [0] Nobody pays
   *[other] { $players } players pay
}
cover = { $name } plays next
cover-more = Nobody else looks. Enter shows the cards of { $name }.

## The line below it

holds =
    { $you ->
        [yes] You hold with { $cards }.
       *[no] { $name } holds with { $cards }.
    }
would-pay-more =
    { $you ->
        [yes] The last trick: you would pay { $points } for { $cards }.
       *[no] The last trick: { $name } would pay { $points } for { $cards }.
    }
last-trick-more = The last trick: whoever takes it pays.
after-one = { $name } plays after you.
after =
    { $players ->
        [0] You play last.
       *[other] { $players } play after you.
    }
exchange-none = You may not change any now: Enter keeps them all.
exchange-most = Mark { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
} with Space; Enter changes them.
exchange-exactly = Mark { $most } with Space, or none; Enter changes them.
not-so-many = So many cards cannot be changed now.
not-saved = The match stopped, for it cannot be saved: { $why }
record-kept = The record is in { $file }
not-recorded = The record could not be saved: { $why }

## What can be chosen

choice-kontra = Call Kontra
choice-no-kontra = Pass
choice-buy-in = Buy in
choice-no-buy-in = Do not buy in
choice-keep = Keep all cards
choice-change-all = Change all cards
offer-start = Start
offer-pause = Ask for a pause
offer-resume = Go on
offer-undo = Take back my card
offer-redeal = Call the deal incorrect
offer-rematch = Rematch
offer-yes = Yes
offer-no = No
offer-return = Take my cards again
offer-claim = Play the rest
offer-hint = Hint
menu-talk = Say something
menu-dispute = Call a play into question
menu-go-back = Back to the table
menu-rules = Rules of this table
menu-theme = Other colours
menu-colours = A colour for each suit
menu-leave = Leave the table; the match is kept

## The keys

key-menu = menu
key-help = help
key-back = back
key-next = next field
key-go-on = go on
key-leave = leave
key-choose = choose
key-start = start
key-hint = hint
key-talk = say
key-yes = yes
key-no = no
key-mark = mark
key-why = why?
key-log = told so far
key-scores = scores
help-table = Arrow keys go from card to card, Tab to the next that may be played. A rank that is typed goes to its card.
    Enter plays; Space marks cards that go together or are changed.
    Legal cards are raised, in heavy frames, with a word below. The others are sunk and dashed; F2 says why.
    A block at both sides of a card says that it took the trick, or holds it now.
    ○ is a trick that was eaten, ◉ the one under way, ● one to come, ◆ the last, which costs.
    ? says what each card is worth, where hints are given. F3 tells what happened, F4 how all stand, F5 the rules.
    With others: F6 says something, F7 calls a play into question, F8 and F9 answer a question with yes and no.
    Esc opens the menu. The mouse works everywhere.
talk = What do you say?
talk-write = Or write it here (Tab)
talk-mute = Mute { $name }
talk-hear = Hear { $name }
dispute-whose = The rules settle it at once, and everybody hears how. Whose latest play?
hint-coming = Looking …
hint-of-what = Your chance to win the match stands below each card.
percent = { $number }%

## The first screen

motto = Seven tricks. Only the last one hurts.
start-go-on = Go on with the match that was left
start-bots = Play against bots
start-hot-seat = Play at one keyboard
start-join = Sit down at a table on a server
start-keep = Keep score
start-record = Open a record
start-rules = The rules
start-language = Language: English
start-theme = Colours: dark, light, or strong contrast
start-colours = A colour for each suit
start-quit = Leave
fault = The program has met a fault of its own and stopped; a match is kept up to its last card. More is written in { $file }

## What is played

form-variant = Variant
form-house = House rules
form-players = Players
form-name = Your name
form-names = Names, with commas between
form-level = How well bots play
form-pace = Pace
form-begin = Begin
form-who = Say who plays.
bot-beginner = beginner
bot-learner = learner
bot-casual = casual
bot-practised = practised
bot-skilled = skilled
bot-expert = expert
bot-master = master
bot-uniform = random
bot-lowest = shy
bot-sharp = sharp
bot-ladder = steady
pace-calm = Calm
pace-normal = As at a table
pace-quick = Quick
pace-at-once = At once

## On a server

join-link = Link to the table
join-watch = Only look on
join-go = Sit down
join-coming = Coming to the table …
# What others call somebody who has given no name.
join-guest = Guest
away = Away from the table. Trying again.
away-waiting = This is played as soon as the table is there again.
problem-other = That did not work: { $told }
time-left =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
stepped-away = { $name } stepped away
asks-pause =
    { $you ->
        [yes] You ask for a pause.
       *[no] { $name } asks for a pause.
    }
asks-undo =
    { $you ->
        [yes] You ask to take back your card.
       *[no] { $name } asks to take back a card.
    }
asks-rematch =
    { $you ->
        [yes] You ask for a rematch.
       *[no] { $name } asks for a rematch.
    }
paused = The table pauses
waiting =
    { $you ->
        [yes] Start when all are here
       *[no] Waiting for { $name } to start
    }
waiting-nobody = Nobody looks after this table
bot-for-you = A bot plays for you
ended-closed = The table is closed
ended-removed = You were taken off this table
ended-no-table = There is no such table
ended-no-spectators = Only players may see this table
ended-token = This link is no longer good
ended-token-expired = This link has run out
ended-protocol = The server speaks another version; this program has to be updated
ended-left = You left the table
offer-give-up = Give up my seat

## Keeping score

keep-line = Who took the last trick, and with what: bo 9
keep-over = The match is over: rematch begins another.
key-undo = undo
key-redo = redo
key-anew = new sheet
key-legal = was it legal?
key-rules = rules

## Matches that are over

record-file = A file with a record
record-nothing = There is no match in this file.
record-which = Which match?
step-of = Step { $step } of { $steps }
key-step = step
key-deal = deal
key-review = what cards were worth
reviewing = One moment: the cards are weighed …
