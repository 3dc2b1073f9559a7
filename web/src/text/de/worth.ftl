# Was Karten wert sind: Tipps am Tisch und der Rückblick auf eine Partie, die zu Ende ist.

# Eine Zahl in Prozent.
percent = { $number } %
error = ± { $number }

## Tipps
hint = Tipp
hint-keys = Tipp (Taste ?)
coming = Wird gesucht …
close = Tipp schließen
of-what = Deine Chance, die Partie zu gewinnen, nach jeder Karte
# Eine Karte, vorgelesen; $best ist yes oder no.
read = { $card }: { $number } Prozent{ $best ->
    [yes] , die beste
   *[no] {""}
}

## Der Rückblick
waiting = Der Rückblick wartet, bis er an der Reihe ist.
looking = { $done } von { $of } Karten sind angesehen.
course = Gewinnchance, Runde für Runde
start = Vor der ersten Runde
whose = Wessen Karten
marks = Umrandet: was gespielt wurde. Unterstrichen: die beste.
on = auf { $cards }
# $you ist yes oder no.
gave-away = In dieser Runde haben { $you ->
    [yes] deine Karten
   *[no] die Karten von { $name }
} { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
} Chance gekostet.
gave-nothing = In dieser Runde haben { $you ->
    [yes] deine Karten
   *[no] die Karten von { $name }
} nichts gekostet.
lost-points = { $points ->
    [one] Ein Prozentpunkt
   *[other] { $points } Prozentpunkte
} verschenkt
see-deal = Diese Runde Schritt für Schritt ansehen
