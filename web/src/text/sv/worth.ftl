# Vad kort är värda: tips vid bordet och genomgången av ett parti som är slut.

# Ett antal procent.
percent = { $number } %
error = ± { $number }

## Tips
hint = Tips
hint-keys = Tips (tryck på ?)
coming = Letar …
close = Stäng tipset
of-what = Din chans att vinna matchen efter varje kort
# Ett kort, läst högt; $best är yes eller no.
read = { $card }: { $number } procent{ $best ->
    [yes] , det bästa
   *[no] {""}
}

## Genomgången
waiting = Genomgången väntar på sin tur.
looking = { $done } av { $of } kort har granskats.
course = Chans att vinna, giv för giv
start = Före första given
whose = Vems kort
marks = Ring: det spelade kortet. Streck under: det bästa.
on = på { $cards }
# $you är yes eller no.
gave-away = I den här given kostade { $you ->
    [yes] dina kort
   *[no] korten från { $name }
} { $points ->
    [one] en procentenhet
   *[other] { $points } procentenheter
} av chansen.
gave-nothing = I den här given kostade { $you ->
    [yes] dina kort
   *[no] korten från { $name }
} ingenting.
lost-points = { $points ->
    [one] En procentenhet
   *[other] { $points } procentenheter
} förlorade
see-deal = Se given steg för steg
