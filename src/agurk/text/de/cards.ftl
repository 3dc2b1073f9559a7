### Karten, wie man sie in einem Satz nennt. Alle stehen im Nominativ, also auch in Sätzen nur dort,
### wo einer passt: als Subjekt, nach „als“, nach „wie“ oder nach einem Doppelpunkt.

the-rank = { $rank ->
    [11] der Bube
    [12] die Dame
    [13] der König
    [14] das Ass
   *[other] die { $rank }
}
the-number = die { $rank }
the-joker = der Joker
the-full = die { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
}-{ $rank }
rank-or-higher = { $rank ->
    [11] Bube
    [12] Dame
    [13] König
    [14] Ass
   *[other] { $rank }
} oder höher
unsuited-or-higher = { $name } oder höher
as-high = eine Karte so hoch wie { $card }

## Die Buchstaben der Bilder und des Asses

letter-11 = B
letter-12 = D
letter-13 = K
letter-14 = A
