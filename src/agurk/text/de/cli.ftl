### Was die Befehle antworten, außer den Regeln selbst.

## agurk legal

refused = Jetzt nicht:

## agurk take

takes = Platz { $place } bekommt den Stich mit { $card }.
pays = Platz { $place } zahlt { $points }.
takes-off = Platz { $place } zieht { $points } ab.
loses = Platz { $place } verliert.
early = Es ist nicht der letzte Stich, also kostet er nichts.
places = Plätze zählen ab 0, in der Reihenfolge des Spiels.

## agurk referee

was-legal = Erlaubt. { $reason }
was-not-legal = Nicht erlaubt. { $reason }
should-have = Richtig gewesen wäre { $plays }.
witnesses = Die übrige Hand zeigt es: { $cards }.

## agurk deal

deals = Platz { $dealer } teilt aus, Platz { $leader } spielt aus.
deals-by-lot = Das Los bestimmt Platz { $dealer } zum Austeilen; Platz { $leader } spielt aus.
seat = Platz { $seat }
left = { $cards ->
    [0] Keine Karte ist übrig.
    [one] Eine Karte ist übrig.
   *[other] { $cards } Karten sind übrig.
}
seats = Plätze zählen ab 0, im Uhrzeigersinn.

## agurk variants

variant = { $name } ({ $key }), { $players } Spieler
source = Quelle: { $source }.
revision = Fassung { $revision }.
same = { $one } und { $other } haben dieselben Regeln.

## agurk count

count-cards = Karten
count-ways = Wege

## agurk simulate

simulated = { $variant }, { $players } Spieler, { $deals } Runden, gespielt von { $policy }.
simulated-hand = { $variant }, { $players } Spieler mit je { $hand } Karten, { $deals } Runden, gespielt von { $policy }.
simulated-last-trick = Die Karte, die den letzten Stich macht, kostet im Mittel { $cost } Punkte.
simulated-place = Platz
simulated-takes = macht den letzten Stich
simulated-cost = eine Runde kostet
simulated-places = Die Plätze zählen links vom Geber an; der letzte teilt aus. Was nach ± steht, gilt mit 95 % Wahrscheinlichkeit.
simulated-card = Karte
simulated-with = macht den letzten Stich
simulated-led = wird dazu ausgespielt
simulated-price-led = dann kostet er
simulated-variant = Variante
simulated-players = Spieler
simulated-price = der letzte Stich kostet
simulated-matches = { $variant }, { $players } Spieler, { $matches } Partien, gespielt von { $policy }.
simulated-length = Eine Partie hat im Mittel { $deals } Runden.
simulated-seat = Platz
simulated-wins = gewinnt
simulated-lives = verlorene Leben
simulated-buy-ins = Rückkäufe
simulated-money = Geld
simulated-rate = { $seconds } s, { $rate } in der Sekunde.
equity = { $variant }, { $players } Spieler: die Chance, die Partie zu gewinnen, wenn alle gleich weiterspielen: hoch aus und hoch darüber.
equity-exact = Die Chancen sind exakt für solches Spiel.
equity-estimated = Die Chancen schätzt ein Netz, das an gespielte Partien angepasst ist.
equity-sampled = Die Chancen kommen vom Weiterspielen von { $matches } Partien. Indessen entsteht eine Tabelle, damit es ein andermal schneller und besser geht.
equity-seat = Platz
equity-score = Punkte
equity-lives = Leben
equity-win = gewinnt
equity-safe = verliert nicht
plotted = { $variant }, { $players } Spieler, { $deals } Runden
plotted-places = Was eine Runde jeden Platz kostet
plotted-leads = Was der letzte Stich kostet, nach der ausgespielten Karte
plotted-variants = Was der letzte Stich kostet, nach Variante
plotted-place = Platz, vom Geber aus nach links
plotted-lead = zum letzten Stich ausgespielte Karte
plotted-variant = Variante
plotted-points = Punkte
plotted-equity = { $variant }: die Chance zu gewinnen nach eigenen Punkten
plotted-own = eigene Punkte
plotted-chance = Chance zu gewinnen
plotted-seat = Platz { $seat }, jetzt { $score }

## agurk replay

deal = Runde { $number }
set-by-hand = Punkte und Leben wurden von Hand gesetzt.

## agurk verify

verdict-fair = Ehrlich: Gespielt wurde nach den Regeln, und ausgeteilt, wie es versprochen war. Niemand hat sich die Karten ausgesucht, wenn dieses Versprechen vor der ersten Runde zu sehen war.
verdict-named = Gespielt wurde nach den Regeln und ausgeteilt, wie es sein sollte; die Karten konnten aber vorher bekannt sein.
verdict-replayed = Gespielt wurde nach den Regeln; ob ehrlich ausgeteilt wurde, ist nicht zu sehen.
verdict-wrong = Etwas stimmt nicht.
