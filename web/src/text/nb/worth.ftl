# Hva kort er verdt: tips ved bordet og gjennomgangen av et spill som er slutt.

# Et antall prosent.
percent = { $number } %
error = ± { $number }

## Tips
hint = Tips
hint-keys = Tips (trykk på ?)
coming = Ser etter …
close = Lukk tipset
of-what = Din sjanse til å vinne partiet etter hvert kort
# Et kort, lest høyt; $best er yes eller no.
read = { $card }: { $number } prosent{ $best ->
    [yes] , det beste
   *[no] {""}
}

## Gjennomgangen
waiting = Gjennomgangen venter på tur.
looking = { $done } av { $of } kort er sett på.
course = Sjanse til å vinne, giv for giv
start = Før første giv
whose = Hvem sine kort
marks = Ring: kortet som ble spilt. Strek under: det beste.
on = på { $cards }
# $you er yes eller no.
gave-away = I denne given kostet { $you ->
    [yes] dine kort
   *[no] kortene fra { $name }
} { $points ->
    [one] ett prosentpoeng
   *[other] { $points } prosentpoeng
} av sjansen.
gave-nothing = I denne given kostet { $you ->
    [yes] dine kort
   *[no] kortene fra { $name }
} ingenting.
lost-points = { $points ->
    [one] Ett prosentpoeng
   *[other] { $points } prosentpoeng
} tapt
see-deal = Se denne given steg for steg
