### Noen få kort spilt etter reglene. A, B og C er spillere.

example-lead = A spiller ut { $lead }.
example-free = B har { $hand } og kan legge { $plays }.
example-bound = B har { $hand } og må legge { $play }.
example-plays-and-keeps = B legger { $play } og beholder { $best }.
example-plays = B legger { $play }.
example-takes-as-equal = C legger { $card }. Det er like høyt som { $lead }, og C, som kom sist, tar stikket.
example-stays = C legger { $card }, sitt laveste kort. { $taker } tar stikket.

example-early = I et tidlig stikk koster det ingenting.
example-last-alone = Var dette de siste kortene, måtte { $taker } betale { $points }.
example-last-all = Var dette de siste kortene, måtte { $payers } betale { $points } hver.
example-last-bonus = Var dette de siste kortene, måtte { $taker } betale { $points }, og { $others } kunne trekke fra { $points }.
example-last-loses = Var dette de siste kortene, hadde { $taker } tapt.
example-last-all-lose = Var dette de siste kortene, hadde { $payers } tapt.

example-count = I en annen omgang har A { $first }, B { $second } og C { $before }, og C må betale { $points } til. { $before } + { $points } = { $after }.
example-count-life = Det er for mye: C mister et liv og fortsetter med { $score }.
example-count-out = Det er for mye: C er ute.
example-count-over = Det er for mye: C er over grensen, men spiller videre.
example-count-reset = Det er akkurat nok: C er tilbake på 0.
example-count-safe = C spiller videre.
