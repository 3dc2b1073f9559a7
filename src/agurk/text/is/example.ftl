### A few cards played by the rules of a variant. A, B and C are players.

example-lead = A spilar út { $lead }.
example-free = B er með { $hand } á hendi og má láta { $plays }.
example-bound = B er með { $hand } á hendi og verður að láta { $play }.
example-plays-and-keeps = B lætur { $play } og geymir { $best }.
example-plays = B lætur { $play }.
example-takes-as-equal = C lætur { $card }. Það er jafnhátt og { $lead }, og C, sem lét síðast, tekur slaginn.
example-stays = C lætur { $card }, lægsta spilið á hendi. { $taker } tekur slaginn.

example-early = Framan af gjöf kostar þetta ekkert.
example-last-alone = Væru þetta síðustu spilin fengi { $taker } { $points } stig.
example-last-all = Væru þetta síðustu spilin fengju { $payers } { $points } stig á mann.
example-last-bonus = Væru þetta síðustu spilin fengi { $taker } { $points } stig, og jafnmörg stig drægjust frá hjá { $others }.
example-last-loses = Væru þetta síðustu spilin hefði { $taker } tapað.
example-last-all-lose = Væru þetta síðustu spilin hefðu { $payers } tapað.

example-count = Í annarri gjöf er A með { $first }, B með { $second } og C með { $before }, og C fær { $points } í viðbót. { $before } + { $points } = { $after }.
example-count-life = Það er of mikið: C missir líf og heldur áfram með { $score }.
example-count-out = Það er of mikið: C er úr leik.
example-count-over = Það er of mikið: C er yfir markinu en spilar áfram.
example-count-reset = Það er nákvæmlega rétt: C fer aftur á 0.
example-count-safe = C spilar áfram.
