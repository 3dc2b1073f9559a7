### Några få kort spelade efter reglerna. A, B och C är spelare.

example-lead = A spelar ut { $lead }.
example-free = B har { $hand } och får lägga { $plays }.
example-bound = B har { $hand } och måste lägga { $play }.
example-plays-and-keeps = B lägger { $play } och behåller { $best }.
example-plays = B lägger { $play }.
example-takes-as-equal = C lägger { $card }. Det är lika högt som { $lead }, och C, som kom sist, tar sticket.
example-stays = C lägger { $card }, sitt lägsta kort. { $taker } tar sticket.

example-early = I ett tidigt stick kostar det ingenting.
example-last-alone = Vore det här de sista korten skulle { $taker } få betala { $points }.
example-last-all = Vore det här de sista korten skulle { $payers } få betala { $points } var.
example-last-bonus = Vore det här de sista korten skulle { $taker } få betala { $points }, och { $others } få dra av { $points }.
example-last-loses = Vore det här de sista korten hade { $taker } förlorat.
example-last-all-lose = Vore det här de sista korten hade { $payers } förlorat.

example-count = I en annan giv har A { $first }, B { $second } och C { $before }, och C får betala { $points } till. { $before } + { $points } = { $after }.
example-count-life = Det är för mycket: C förlorar ett liv och fortsätter på { $score }.
example-count-out = Det är för mycket: C är ute.
example-count-over = Det är för mycket: C är över gränsen, men spelar vidare.
example-count-reset = Det är precis lagom: C är tillbaka på 0.
example-count-safe = C spelar vidare.
