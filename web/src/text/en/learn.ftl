### Learning the game.

title = Learn
in-four-sentences = Everybody gets seven cards. Play at least as high as the highest card of the trick, or throw your lowest. Whoever takes the last trick pays what its card is worth. At 21 a cucumber is drawn; a second one, and you are out.
lesson = Ten short exercises
lesson-what = Four minutes. Try what may be played, and see why.
danish-rules = The Danish rules
danish-rules-what = Everything in words, with an example.
example = One trick and one count
example-what = Go through it step by step. Tap a card of B to see whether it may be played.
all-variants = The rules of every variant
all-variants-what = { $count } ways to play, told by the same program that referees them.
search = Search by name
family-danish = Denmark
family-cucumber = Cucumber
family-swedish = Sweden
family-norwegian = Norway
family-finnish = Finland
family-icelandic = Iceland
family-polish = Poland
family-relatives = Relatives of the game
players = { $least ->
    [one] { $least }
   *[other] { $least }
}–{ $most } players
rules = Rules
print = Print
play-variant = Play it against bots

## The example, step by step: three players, one trick, then a count

step-of = Step { $step } of { $all }
next-step = Next
first-step = From the start
step-lead = A leads the 9♣. Any card may be led.
step-choice = B must play 9 or higher, or the lowest card. The king and the 2 may be played, the 6 may not.
step-throw = B throws the 2♠ and keeps the king. Nobody has to beat a card.
step-equal = C plays the 9♥. An equal card is high enough, and suits do not matter.
step-taken = C takes the trick: of two nines the last one played. C leads to the next.
step-early = An early trick costs nothing. It only decides who leads.
step-last = Were it the last trick, C would pay 9.
step-count = Say C had 14: 14 and 9 make 23. That is 21 or more.
step-life = A cucumber for C. The others have 5 and 12, so C goes on at 12.
# A card of B that was tapped.
try-legal = { $card } may be played: it is as high as the 9 or higher.
try-lowest = { $card } may be played: it is the lowest card of the hand.
try-not = { $card } may not be played: it is under the 9, and not the lowest card.
scores = Scores
score = { $player }: { $score }
column-hand = Hand
column-played = Trick

## The lesson

lesson-title = Ten short exercises
exercise = Exercise { $number } of { $all }
which-legal = Which cards may be played? Mark all of them.
who-takes = Who takes this trick?
who-pays = It is the last trick. Who pays, and how much?
what-then = What happens then?
hand-is = Your hand
trick-is = The trick so far
nothing-led = You lead.
check = Check
next = Next
again = Start again
right = Right.
wrong = Not quite.
marked-missing = { $cards } may be played too.
marked-wrong = { $cards } may not be played.
done = { $right ->
    [10] Ten of ten. The table is waiting.
   *[other] { $right } of { $all }. The table is waiting.
}
to-table = Play a match
pays = { $player } pays { $points }
takes = { $player }
then-kept = Nothing more
then-life = A cucumber, and on at { $score }
then-out = Out
then-kept-score = The score stays { $score }.
scores-are = { $player } has { $score } points and { $lost ->
    [0] no cucumber
    [one] one cucumber
   *[other] { $lost } cucumbers
}. The others have { $others }. { $player } pays { $points }.
why-lead = Who leads may play any card.
why-head = As high as the highest card, or higher; or the lowest card of the hand.
why-equal = An equal card is high enough.
why-all-low = When no card is high enough, only the lowest may be played.
why-two-lowest = Of two equal lowest cards either may be played.
why-free = Nobody has to beat: the lowest card may be thrown although a higher one is held.
why-last-equal = Of equal highest cards the last one played takes the trick.
why-price = The price is the card that took the last trick: 2 to 10 as printed, jack 11, queen 12, king 13, ace 14.
why-life = At 21 or more a cucumber is drawn. One goes on at the highest score of the others.
why-exactly = Exactly 21 is too much as well.
why-out = The second cucumber is the last.
