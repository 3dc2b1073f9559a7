### A few cards played by the rules of a variant. A, B and C are players.

example-lead = A leads { $lead }.
example-free = B holds { $hand } and may play { $plays }.
example-bound = B holds { $hand } and must play { $play }.
example-plays-and-keeps = B plays { $play } and keeps { $best }.
example-plays = B plays { $play }.
example-takes-as-equal = C plays { $card }. It equals the { $lead }, and C, the last to play it, takes the trick.
example-stays = C plays { $card }, the lowest in hand. { $taker } takes the trick.

example-early = In an early trick this costs nothing.
example-last-alone = Were these the last cards, { $taker } would pay { $points }.
example-last-all = Were these the last cards, { $payers } would each pay { $points }.
example-last-bonus = Were these the last cards, { $taker } would pay { $points }, and { $others } would take { $points } off.
example-last-loses = Were these the last cards, { $taker } would have lost.
example-last-all-lose = Were these the last cards, { $payers } would have lost.

example-count = In another deal A has { $first }, B has { $second }, C has { $before } and pays { $points } more. { $before } + { $points } = { $after }.
example-count-life = That is too much: C loses a life and goes on with { $score }.
example-count-out = That is too much: C is out.
example-count-over = That is too much: C is over, and plays on.
example-count-reset = That is exactly right: C is back at 0.
example-count-safe = C plays on.
