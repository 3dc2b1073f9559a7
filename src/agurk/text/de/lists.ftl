### Wie mehreres in einem Atemzug gesagt wird.

all-of = { $before } und { $last }
one-of = { $before } oder { $last }
