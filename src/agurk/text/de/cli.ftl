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

## agurk replay

deal = Runde { $number }
set-by-hand = Punkte und Leben wurden von Hand gesetzt.

## agurk verify

verdict-fair = Ehrlich: Gespielt wurde nach den Regeln, und ausgeteilt, wie es versprochen war. Niemand hat sich die Karten ausgesucht, wenn dieses Versprechen vor der ersten Runde zu sehen war.
verdict-named = Gespielt wurde nach den Regeln und ausgeteilt, wie es sein sollte; die Karten konnten aber vorher bekannt sein.
verdict-replayed = Gespielt wurde nach den Regeln; ob ehrlich ausgeteilt wurde, ist nicht zu sehen.
verdict-wrong = Etwas stimmt nicht.
