### Nogle få kort spillet efter reglerne. A, B og C er spillere.

example-lead = A spiller { $lead } ud.
example-free = B har { $hand } og må lægge { $plays }.
example-bound = B har { $hand } og skal lægge { $play }.
example-plays-and-keeps = B lægger { $play } og beholder { $best }.
example-plays = B lægger { $play }.
example-takes-as-equal = C lægger { $card }. Det er lige så højt som { $lead }, og C, der kom sidst, tager stikket.
example-stays = C lægger { $card }, sit laveste kort. { $taker } tager stikket.

example-early = I et tidligt stik koster det ikke noget.
example-last-alone = Var det de sidste kort, skulle { $taker } betale { $points }.
example-last-all = Var det de sidste kort, skulle { $payers } hver betale { $points }.
example-last-bonus = Var det de sidste kort, skulle { $taker } betale { $points }, og { $others } kunne trække { $points } fra.
example-last-loses = Var det de sidste kort, havde { $taker } tabt.
example-last-all-lose = Var det de sidste kort, havde { $payers } tabt.

example-count = I en anden omgang har A { $first }, B { $second } og C { $before }, og C skal betale { $points } mere. { $before } + { $points } = { $after }.
example-count-life = Det er for meget: C mister et liv og fortsætter med { $score }.
example-count-out = Det er for meget: C er ude.
example-count-over = Det er for meget: C er over grænsen, men spiller videre.
example-count-reset = Det er præcis nok: C er tilbage på 0.
example-count-safe = C spiller videre.
