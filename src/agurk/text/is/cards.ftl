### Cards as people name them in a sentence.

the-rank = { $rank ->
    [2] tvistur
    [3] þristur
    [4] fjarki
    [5] fimma
    [6] sexa
    [7] sjöa
    [8] átta
    [9] nía
    [10] tía
    [11] gosi
    [12] drottning
    [13] kóngur
    [14] ás
   *[other] { $rank }
}
the-number = { $rank }
the-joker = jóker
the-full = { $suit ->
    [c] laufa
    [d] tígul
    [h] hjarta
   *[s] spaða
}{ the-rank }
rank-or-higher = { the-rank } eða hærra
unsuited-or-higher = { $name } eða hærra
as-high = jafnhátt og { $card }

## The letters of the ranks, where a reader wants those of the language

letter-11 = G
letter-12 = D
letter-13 = K
letter-14 = Á
