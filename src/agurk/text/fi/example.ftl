### A few cards played by the rules of a variant. A, B and C are players.

example-lead = A aloittaa: { $lead }.
example-free = B:llä on { $hand }, ja hän saa lyödä { $plays }.
example-bound = B:llä on { $hand }, ja hänen on lyötävä { $play }.
example-plays-and-keeps = B lyö { $play } ja säästää { $best }.
example-plays = B lyö { $play }.
example-takes-as-equal = C lyö { $card }. Se on yhtä suuri kuin { $lead }, ja C, joka löi viimeisenä, vie tikin.
example-stays = C lyö { $card }, pienimmän korttinsa. { $taker } vie tikin.

example-early = Alkupään tikissä tämä ei maksa mitään.
example-last-alone = Jos nämä olisivat viimeiset kortit, { $taker } saisi { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}.
example-last-all = Jos nämä olisivat viimeiset kortit, { $payers } saisivat kukin { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}.
example-last-bonus = Jos nämä olisivat viimeiset kortit, { $taker } saisi { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}, ja saman verran pisteitä vähentäisi { $others }.
example-last-loses = Jos nämä olisivat viimeiset kortit, { $taker } olisi hävinnyt.
example-last-all-lose = Jos nämä olisivat viimeiset kortit, { $payers } olisivat hävinneet.

example-count = Toisessa jaossa pisteitä on näin: A { $first }, B { $second }, C { $before }. C saa { $points } lisää. { $before } + { $points } = { $after }.
example-count-life = Se on liikaa: C menettää elämän ja jatkaa, pisteitä { $score }.
example-count-out = Se on liikaa: C on ulkona.
example-count-over = Se on liikaa: C on yli rajan mutta pelaa mukana.
example-count-reset = Se on täsmälleen oikein: C palaa nollaan.
example-count-safe = C pelaa mukana.
