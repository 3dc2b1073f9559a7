### Kort så som man nämner dem i en mening.

the-rank = { $rank ->
    [11] knekten
    [12] damen
    [13] kungen
    [14] esset
   *[other] { $rank }:an
}
the-number = { $rank }:an
the-joker = jokern
the-full = { $suit ->
    [c] klöver
    [d] ruter
    [h] hjärter
   *[s] spader
} { $rank ->
    [11] knekt
    [12] dam
    [13] kung
    [14] ess
   *[other] { $rank }
}
rank-or-higher = { $rank ->
    [11] knekt
    [12] dam
    [13] kung
    [14] ess
   *[other] { $rank }
} eller högre
unsuited-or-higher = { $name } eller högre
as-high = ett kort lika högt som { $card }

## Bokstäverna på klädda kort och ess

letter-11 = Kn
letter-12 = D
letter-13 = K
letter-14 = E
