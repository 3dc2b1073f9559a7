### Cards as people name them in a sentence.

the-rank = { $rank ->
    [2] kakkonen
    [3] kolmonen
    [4] nelonen
    [5] viitonen
    [6] kuutonen
    [7] seiska
    [8] kasi
    [9] ysi
    [10] kymppi
    [11] jätkä
    [12] rouva
    [13] kuningas
    [14] ässä
   *[other] { $rank }
}
the-number = { $rank }
the-joker = jokeri
the-full = { $suit ->
    [c] risti
    [d] ruutu
    [h] hertta
   *[s] pata
}{ the-rank }
rank-or-higher = { the-rank } tai suurempi
unsuited-or-higher = { $name } tai suurempi
as-high = yhtä suuri kortti kuin { $card }

## The letters of the ranks, where a reader wants those of the language

letter-11 = J
letter-12 = Q
letter-13 = K
letter-14 = A
