### Kort slik man nevner dem i en setning.

the-rank = { $rank ->
    [11] knekten
    [12] damen
    [13] kongen
    [14] esset
   *[other] { $rank }-eren
}
the-number = { $rank }-eren
the-joker = jokeren
the-full = { $suit ->
    [c] kløver
    [d] ruter
    [h] hjerter
   *[s] spar
} { $rank ->
    [11] knekt
    [12] dame
    [13] konge
    [14] ess
   *[other] { $rank }
}
rank-or-higher = { $rank ->
    [11] knekt
    [12] dame
    [13] konge
    [14] ess
   *[other] { $rank }
} eller høyere
unsuited-or-higher = { $name } eller høyere
as-high = et kort like høyt som { $card }

## Bokstavene på bildekort og ess

letter-11 = Kn
letter-12 = D
letter-13 = K
letter-14 = E
