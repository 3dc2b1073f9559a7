### Choosing what is played, alone or with friends.

play-title = Play against bots
invite-title = Invite friends
your-name = Your name
variant = Variant
family-national = By country
family-danish = Denmark
family-cucumber = Elsewhere
family-swedish = Sweden
family-norwegian = Norway
family-finnish = Finland
family-icelandic = Iceland
family-polish = Poland
family-relatives = Relatives of the game
# How sure we are that it is played like this.
grade = { $grade ->
    [A] Rules from good sources.
    [B] Rules from one source.
   *[C] Rules as far as they are known.
}
read-rules = Read the rules
players = Players
fewer = One fewer
more = One more
level = How well bots play
bot-beginner-what = Sees no further than the card in its hand, and remembers nothing.
bot-learner-what = Has an inkling of the last trick, and remembers nothing.
bot-casual-what = Plans roughly, and forgets every trick once it is taken.
bot-practised-what = Sees the end coming, and remembers the last trick.
bot-skilled-what = Plans well, and remembers the last two tricks.
bot-expert-what = Hardly errs, and remembers the last four tricks.
bot-master-what = Remembers every card, and reads from your play what you hold.
quick-bots = Bots play at once
quick-bots-what = Else they take their time, as people do.
house-rules = House rules
changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
pace = Time to think
pace-none = No clock
pace-none-what = Everybody takes as long as they like.
pace-relaxed = Relaxed
pace-relaxed-what = A minute for a card.
pace-quick = Quick
pace-quick-what = 15 seconds for a card.
late = When time is up
late-lowest = Lowest card
late-lowest-what = The lowest legal card is played.
late-bot = A bot
late-bot-what = A bot plays the seat until its owner is back.
spectators = Others may watch
spectators-what = They see the table, never a hand.
undo = A card may be taken back
undo-what = If all agree, and nothing new was seen.
hints = Hints are given
hints-what = What each card is worth; all hear when somebody asks.
listed = Open to everybody
listed-what = Everybody finds the table where one chooses what to play, and nobody can write free text.
make-link = Make the link
making-link = Opening the table …
open-tables = Open tables
# $people: names, or a dash.
open-table = { $people } · { $free ->
    [0] no free seat
    [one] one free seat
   *[other] { $free } free seats
} · { $stage ->
    [playing] playing
   *[other] waiting
}
sit-down = Sit down
watch = Watch
