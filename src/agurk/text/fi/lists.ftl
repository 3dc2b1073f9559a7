### How several things are said in one breath.

all-of = { $before } ja { $last }
one-of = { $before } tai { $last }
