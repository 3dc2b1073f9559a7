# Hvad kort er værd: tip ved bordet og gennemgangen af et spil, der er slut.

# Et antal procent.
percent = { $number } %
error = ± { $number }

## Tip
hint = Tip
hint-keys = Tip (tryk på ?)
coming = Ser efter …
close = Luk tippet
of-what = Din chance for at vinde partiet efter hvert kort
# Et kort, læst højt; $best er yes eller no.
read = { $card }: { $number } procent{ $best ->
    [yes] , det bedste
   *[no] {""}
}

## Gennemgangen
waiting = Gennemgangen venter på sin tur.
looking = { $done } af { $of } kort er set på.
course = Chance for at vinde, giv for giv
start = Før første giv
whose = Hvis kort
marks = Ring: det spillede kort. Streg under: det bedste.
on = på { $cards }
# $you er yes eller no.
gave-away = I denne giv kostede { $you ->
    [yes] dine kort
   *[no] kortene fra { $name }
} { $points ->
    [one] ét procentpoint
   *[other] { $points } procentpoint
} af chancen.
gave-nothing = I denne giv kostede { $you ->
    [yes] dine kort
   *[no] kortene fra { $name }
} ingenting.
lost-points = { $points ->
    [one] Ét procentpoint
   *[other] { $points } procentpoint
} tabt
see-deal = Se denne giv trin for trin
