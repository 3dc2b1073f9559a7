### What is wrong about an entry on a score sheet.
###
### $name is a player, or what was given as a name; $names are players, with commas. $said and $word
### are what was typed, $card is a rank or a card as it is typed, $variant the name of the rules.

## Names

name-missing = A player needs a name.
name-long = "{ $start }..." is too long for a name; take up to { $most } letters.
# $name stands in quotation marks here.
name-odd = { $name } is no name: take letters, digits and spaces.
name-taken = { $name } is at the table already; add a letter to tell them apart.
name-command = "{ $name }" is a command here; take another name.
# $names are joined by "or" here.
name-unclear = "{ $said }" can be { $names }; write more of the name.
name-unknown = Nobody here is called "{ $said }"; here are { $names }.
not-here = { $name } is not at the table; here are { $names }.
is-out = { $name } is out; still in are { $names }.

## What was typed

say-who = Say who, such as { $name }.
say-who-after = Say who after "{ $word }".
nothing-after = "{ $said }" after "{ $word }" means nothing.
# $example is a player with a card.
not-understood = "{ $said }" is no command, and no player with a card such as { $example }. Type ? for help.

## The last trick

taker-missing = Say who took the last trick.
no-taker = Somebody must have taken the last trick.
one-card-each = Each player plays only one card to the last trick.
last-pays = In { $variant } only the last of equal cards pays: name that player alone.
no-lowest = Say who played the lowest last card, too: it decides who goes on.
cards-too-few = { $players } players cannot have played { $card }; the pack has too few.
cards-kept = Every { $card } lies before a player, out of the pack.
suit-missing = Not every { $card } costs the same: name the suit, such as { $example }.

## What it costs

no-kontra = { $variant } has no Kontra.
no-ones = In { $variant } a 1 in the last trick doubles nothing.
no-exchange = In { $variant } no exchange doubles what is paid.
no-points = { $variant } has no points.
card-or-points = Name the card that took the last trick, or the points.
card-and-points = Name either the card or the points, not both.
points-range = Points are 0 to { $most }, not { $points }.
points-multiplied = Points are multiplied already; name the card to have it done.

## When it can be entered

not-opened = The first entry has to open the sheet.
opened-already = The sheet is begun already.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to do again.
is-over = The match is over, won by { $names }. A rematch begins another.
not-over = The match is not over, so there is nothing to begin again.
no-further-deal = The match is over once nobody buys in, so there is no further deal.
answer-first = First say whether { $name } buys in.
asked-first = { $name } is asked first whether to buy in.
no-buy-in = In { $variant } nobody buys in.
no-buy-in-now = { $name } cannot buy in now: that is asked after a deal, at most { $times } times each, with at least { $others } others in, and if the score becomes lower.

## Saving

file-taken = The sheet itself is kept in { $file }; take another name.
file-homeless = There is no home folder for { $file }.
file-ending = Give the file a name that ends with { $endings }.
# $why says in English how many these rules are for; other languages leave it out.
record-seats = { $players } have played, too many for a record with a seat for each; save the sheet as .txt or .svg. { $why }
