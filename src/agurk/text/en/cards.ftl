### Cards as people name them in a sentence.

the-rank = { $rank ->
    [11] the jack
    [12] the queen
    [13] the king
    [14] the ace
   *[other] the { $rank }
}
the-number = the { $rank }
the-joker = the joker
the-full = the { $rank } of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
rank-or-higher = { $rank ->
    [11] jack
    [12] queen
    [13] king
    [14] ace
   *[other] { $rank }
} or higher
unsuited-or-higher = { $name } or higher
as-high = a card as high as { $card }

## The letters of the ranks, where a reader wants those of the language

letter-11 = J
letter-12 = Q
letter-13 = K
letter-14 = A
