### Vad kommandona svarar, utöver själva reglerna.

## agurk legal

refused = Inte nu:

## agurk take

takes = Plats { $place } tar sticket med { $card }.
pays = Plats { $place } betalar { $points }.
takes-off = Plats { $place } drar av { $points }.
loses = Plats { $place } förlorar.
early = Det är inte sista sticket, så det kostar ingenting.
places = Platserna räknas från 0 i den ordning det spelas.

## agurk referee

was-legal = Tillåtet. { $reason }
was-not-legal = Inte tillåtet. { $reason }
should-have = Det skulle ha varit { $plays }.
witnesses = Resten av handen visar det: { $cards }.

## agurk deal

deals = Plats { $dealer } ger, plats { $leader } spelar ut.
deals-by-lot = Lottningen gör plats { $dealer } till givare; plats { $leader } spelar ut.
seat = Plats { $seat }
left = { $cards ->
    [0] Inga kort är kvar.
    [one] Ett kort är kvar.
   *[other] { $cards } kort är kvar.
}
seats = Platserna räknas från 0, medurs.

## agurk variants

variant = { $name } ({ $key }), { $players } spelare
source = Efter: { $source }.
revision = Utgåva { $revision }
same = { $one } och { $other } har samma regler.

## agurk count

count-cards = kort
count-ways = sätt

## agurk replay

deal = Giv { $number }
set-by-hand = Poäng och liv är satta för hand.

## agurk verify

verdict-fair = Ärligt: det är spelat efter reglerna, och korten är givna så som det var utlovat. Ingen har valt dem, om löftet visades före första given.
verdict-named = Det är spelat efter reglerna, och korten är givna som de ska; men de kunde vara kända i förväg.
verdict-replayed = Det är spelat efter reglerna; om korten är ärligt givna går inte att se.
verdict-wrong = Något är fel.
