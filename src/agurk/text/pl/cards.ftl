### Karty tak, jak nazywa się je w zdaniu. Wszystkie stoją w mianowniku, więc i w zdaniach tylko tam,
### gdzie on pasuje: jako podmiot, po „niż”, po „jak”, po „to” albo po dwukropku.

the-rank = { $rank ->
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
    [10] dziesiątka
    [11] walet
    [12] dama
    [13] król
    [14] as
   *[other] { $rank }
}
the-number = { $rank ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
    [10] dziesiątka
    [11] jedenastka
    [12] dwunastka
    [13] trzynastka
    [14] czternastka
    [15] piętnastka
   *[other] { $rank }
}
the-joker = joker
the-full = { the-rank } { $suit ->
    [c] trefl
    [d] karo
    [h] kier
   *[s] pik
}
rank-or-higher = { the-rank } lub wyżej
unsuited-or-higher = { $name } lub wyżej
as-high = karta tak wysoka jak { $card }

## Litery figur i asa

letter-11 = W
letter-12 = D
letter-13 = K
letter-14 = A
