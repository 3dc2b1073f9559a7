### Ein paar Karten nach den Regeln einer Variante. A, B und C spielen.

example-lead = A spielt { $lead } aus.
example-free = B hat { $hand } und darf { $plays } spielen.
example-bound = B hat { $hand } und muss { $play } spielen.
example-plays-and-keeps = B spielt { $play } und behält { $best }.
example-plays = B spielt { $play }.
example-takes-as-equal = C spielt { $card }. Das ist gleich hoch wie { $lead }; C hat zuletzt gespielt und bekommt den Stich.
example-stays = C spielt { $card }, die niedrigste Karte der Hand. { $taker } bekommt den Stich.

example-early = In einem frühen Stich kostet das nichts.
example-last-alone = Wären das die letzten Karten, würde { $taker } { $points } zahlen.
example-last-all = Wären das die letzten Karten, würden { $payers } je { $points } zahlen.
example-last-bonus = Wären das die letzten Karten, würde { $taker } { $points } zahlen, und { $others } dürfte { $points } abziehen.
example-last-loses = Wären das die letzten Karten, hätte { $taker } verloren.
example-last-all-lose = Wären das die letzten Karten, hätten { $payers } verloren.

example-count = In einer anderen Runde hat A { $first }, B { $second } und C { $before }; C zahlt { $points } dazu. { $before } + { $points } = { $after }.
example-count-life = Das ist zu viel: C verliert ein Leben und macht mit { $score } weiter.
example-count-out = Das ist zu viel: C ist raus.
example-count-over = Das ist zu viel: C ist über der Grenze und spielt weiter mit.
example-count-reset = Das trifft es genau: C steht wieder bei 0.
example-count-safe = C spielt weiter mit.
