### How several things are said in one breath.

all-of = { $before } and { $last }
one-of = { $before } or { $last }
