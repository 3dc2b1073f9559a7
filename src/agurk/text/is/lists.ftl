### How several things are said in one breath.

all-of = { $before } og { $last }
one-of = { $before } eða { $last }
