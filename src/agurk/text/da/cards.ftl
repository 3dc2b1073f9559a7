### Kort, som man nævner dem i en sætning.

the-rank = { $rank ->
    [11] knægten
    [12] damen
    [13] kongen
    [14] esset
   *[other] { $rank }'eren
}
the-number = { $rank }'eren
the-joker = jokeren
the-full = { $suit ->
    [c] klør
    [d] ruder
    [h] hjerter
   *[s] spar
} { $rank ->
    [11] knægt
    [12] dame
    [13] konge
    [14] es
   *[other] { $rank }
}
rank-or-higher = { $rank ->
    [11] knægt
    [12] dame
    [13] konge
    [14] es
   *[other] { $rank }
} eller højere
unsuited-or-higher = { $name } eller højere
as-high = et kort så højt som { $card }

## Bogstaverne på billedkort og es

letter-11 = B
letter-12 = D
letter-13 = K
letter-14 = E
