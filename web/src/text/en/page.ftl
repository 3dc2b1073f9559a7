### What the page says on its first view, and on every view.

back = Back to the first page
try-again = Try again
view-failed = This part of the page could not be loaded. Is the network there?
nowhere = There is nothing at this address.
to-first = To the first page

## The first view

motto = Seven tricks. Only the last one hurts.
in-short = Play at least as high as the highest card, or throw your lowest. Whoever takes the last trick pays what its card is worth. At 21 a cucumber is drawn for you.
play-now = Play now
play-what = { $variant } · { $players ->
    [one] { $players } player
   *[other] { $players } players
} · { $level } bots
opening = Opening a table …
change-play = Change players, rules or level
invite = Invite friends
invite-what = Send a link. Bots keep the chairs warm.
keep-score = Keep score
keep-score-what = At the kitchen table. Works offline.
learn = Learn
learn-what = The rules with one deal, in four minutes.
records = Records
records-what = Your matches, and what they cost.
trust = No account, no tracking. Every deal can be checked after the match.
settings = Settings
language = Language
open-tables = Open tables
someone = Guest

## Bots, the weakest first

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

## When something is refused

problem-offline = The server cannot be reached. Try again in a moment.
problem-busy = Too much at once. Wait a moment and try again.
problem-other = That did not work: { $told }

## A new version of the page

new-version = A new version of the page is here.
new-version-waits = The new version waits until no table is open.
new-version-take = Use it
new-version-later = Later
