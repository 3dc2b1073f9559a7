### Kilka kart według reguł wariantu. Grają A, B i C.

example-lead = A wychodzi: { $lead }.
example-free = B ma { $hand } i może zagrać { $plays }.
example-bound = B ma { $hand } i musi zagrać { $play }.
example-plays-and-keeps = B gra { $play } i zachowuje { $best }.
example-plays = B gra { $play }.
example-takes-as-equal = C gra { $card }. To tyle samo co { $lead }, a z równych kart bierze zagrana ostatnia: lewa jest dla C.
example-stays = C gra { $card }, najniższą kartę na ręce. { $taker } bierze lewę.

example-early = Dopóki to nie ostatnia lewa, nic to nie kosztuje.
example-last-alone = Gdyby to była ostatnia lewa, wynik byłby taki: { $taker } płaci { $points }.
example-last-all = Gdyby to była ostatnia lewa, wynik byłby taki: { $payers } płacą po { $points }.
example-last-bonus = Gdyby to była ostatnia lewa, wynik byłby taki: { $taker } płaci { $points }, a { $others } odejmuje { $points }.
example-last-loses = Gdyby to była ostatnia lewa, wynik byłby taki: { $taker } przegrywa.
example-last-all-lose = Gdyby to była ostatnia lewa, wynik byłby taki: { $payers } przegrywają.

example-count = W innym rozdaniu A ma { $first }, B ma { $second }, a C ma { $before } i płaci jeszcze { $points }. { $before } + { $points } = { $after }.
example-count-life = To za dużo: C traci życie i gra dalej z wynikiem { $score }.
example-count-out = To za dużo: C odpada.
example-count-over = To za dużo: C jest ponad granicą i gra dalej.
example-count-reset = To dokładnie tyle, ile trzeba: C wraca do 0.
example-count-safe = C gra dalej.
