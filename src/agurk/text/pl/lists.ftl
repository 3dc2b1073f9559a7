### Jak kilka rzeczy mówi się jednym tchem.

all-of = { $before } i { $last }
one-of = { $before } lub { $last }
