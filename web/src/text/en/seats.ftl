### Around the play: coming to a table, sitting down, asking the others, what follows a match.
###
### $name, $own, $other and $names are names as somebody wrote them, never inflected; $names may be
### several in one breath. $you is "yes" where the sentence speaks to the reader. $level is how a bot
### plays, in a word. Nobody's sex is known: nothing may guess it.

## Coming to a table

table = A table
coming = Coming to the table …
host = { $name } looks after this table.
playing-deal = Deal { $deal } is being played.
take-a-seat = Take a seat
full = All seats are taken
your-name = Your name
sit-down = Sit down
sitting-down = Sitting down …
joins-later = Cards are out. A bot plays this deal; you play from the next one on.
watch = Watch
no-watching = Only those who have a seat see this table.
own-table = Open a table of your own
this-table = This table
rules = Rules of this table
house-rules = Played differently here
no-rules = The rules cannot be told at the moment. Load the page again later.
spent = That link to a seat is no longer good. You can take a free one.
seats = Seats
seat = Seat { $number }
free = free
owner = looks after the table
away-now = away
stood-in = away, a bot plays
bot = Bot, { $level }
# The reader's own seat in a list of people.
you = { $name } (you)
# A link to a seat was followed by somebody who has one.
which-seat = Which seat?
which-seat-what = This link opens the seat of { $other }. In this browser you are { $own } at the same table.
keep-seat = Stay { $name }
take-seat = Play as { $name }

## What a table is like

pace-none = No clock: everybody takes as long as they like.
pace-relaxed = A minute for a card.
pace-quick = 15 seconds for a card.
late-lowest = When time is up, the lowest legal card is played.
late-bot = When time is up, a bot plays until you are back.
bots = Bots take empty seats. Level: { $level }.
private = Private: only those who have the link find it.
listed = Open: it is listed for everybody, and there is no free text.
undo-yes = A card may be taken back if all agree.
undo-no = Cards played stay played.
hints-alone = Hints for whoever plays alone with bots.
hints-always = Everybody may take hints; all hear of it.
hints-never = No hints.
# $watching is how many people watch.
watched = { $watching ->
    [0] Others may watch.
    [one] Others may watch; one does.
   *[other] Others may watch; { $watching } do.
}
unwatched = Nobody may watch.

## No table

gone-no-table = There is no such table
    .what = Perhaps the link was cut off, or the table was closed long ago.
gone-closed = This table is closed
    .what = Nothing more is played here.
gone-removed = You were taken off this table
    .what = Whoever looks after the table gave your seat away.
gone-offline = The server cannot be reached
    .what = Is the network there? Nothing at the table is lost.
gone-no-spectators = Only players may see this table
    .what = Take a seat to see what is played.
gone-protocol = This page is out of date
    .what = Load it again.
gone-token = This link is no longer good
    .what = Ask for a new one.
gone-token-expired = This link has run out
    .what = Ask for a new one.
gone-moved = The table moves
    .what = It is there again in a moment.
gone-unavailable = The table cannot be reached
    .what = Try again in a moment. Nothing is lost.
# $told is the server's own sentence, in English.
gone-other = This table cannot be shown
    .what = { $told }
try-again = Try again
load-again = Load again
first-page = First page
see-match = See the match

## Links

invite = Link to this table
invite-title = A game of Agurk: { $rules }
copy = Copy
copied = Copied.
not-copied = It could not be copied. Select it, and copy it by hand.
share = Share
code = Code
code-alt = The link as a QR code
code-what = Point the camera of a phone here.

## Before the match

# $empty is how many seats nobody has.
starts-with = { $empty ->
    [0] All seats are taken.
    [one] A bot takes the empty seat when you start.
   *[other] Bots take the { $empty } empty seats when you start.
}
wait = It starts by itself for you, too. You can leave this page open.
you-watch = You watch. There may be a seat for you.
watching-seat = You watch. A bot would give you its seat.
start = Start
remove = Remove
remove-name = Remove { $name }
remove-sure = Really remove?
bot-for = Who takes seat { $number }
kept-free = Nobody yet
watching = { $watching ->
    [one] One person watches.
   *[other] { $watching } people watch.
}
leave = Leave the table
leave-sure = Really leave?
close = Close the table for all
close-sure = Really close it?

## Asking the others

question = Question
asks-pause = { $you ->
    [yes] You ask for a pause.
   *[no] { $name } asks for a pause.
}
asks-undo = { $you ->
    [yes] You ask to take back your card.
   *[no] { $name } asks to take back a card.
}
asks-rematch = { $you ->
    [yes] You ask for a rematch.
   *[no] { $name } asks for a rematch.
}
# $seats is how many have agreed.
agreed = { $seats ->
    [one] { $you ->
        [yes] You agree.
       *[no] { $names } agrees.
    }
   *[other] { $names } agree.
}
awaited = Waiting for { $names }.
yes = Yes
no = No
withdraw = Withdraw
go-on = Go on
take-again = Take my cards again
take-again-what = A bot plays for you. You play again from the next card.

## Deciding something beside a card

# $seconds is what is left. What happens then: the decision is declined, or a bot takes the seat.
time-left = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
}
then-buy-in = Then you do not buy in.
then-kontra = Then you pass.
then-exchange = Then you keep all cards.
then-size = Then it is decided for you.
then-bot = Then a bot plays for you.
# Declining means that the match is over for the reader.
out-else = If you do not, you are out.

## The menu

menu = Menu
ask-pause = Ask for a pause
ask-pause-off = Not now.
ask-undo = Take back my card
ask-undo-off = Only while yours is the last card.
redeal = Call the deal incorrect
dispute = Call a play into question
dispute-what = The rules settle it at once, and everybody hears how. Whose latest play?
forced = Play forced cards by themselves
forced-what = When only one is legal.
people = People
invite-others = Invite others
other-device = My seat on another device
sound = Sound
sound-what = A knock when it is your turn.
text-table = Table as text
text-table-what = Everything in words.
settings = Settings
part-people = People at this table
part-rules = Rules of this table
part-device = My seat on another device
part-invite = Invite others
part-dispute = Call a play into question
device-what = Open this link on your other device and go on there. Whoever has it plays your cards, so keep it to yourself. It is good for seven days.
device-link = Link to my seat
device-make = Make the link

## Talking

talk = Talk
say = Say something
send = Say it
phrases = More …
mute = Mute { $name }
hear = Hear { $name }
picture-smile = A smile
picture-laugh = A laugh
picture-cry = A tear
picture-sweat = Phew
picture-clap = Applause
picture-cucumber = A cucumber

## The line to the table

away = Away from the table. Trying again.

## After the match

results = How all ended
player = Player
result = Result
result-won = wins
result-lost = loses
cucumbers = Cucumbers
points = Points
money = Units
rematch = Rematch
start-again = New match without asking
share-match = Share
match-title = A match of Agurk: { $rules }

# Under a link that leads to this machine itself.
only-here = This link works on this computer only. Others get in when the server is started with --host 0.0.0.0 and this page is opened at the address that it names for them.
