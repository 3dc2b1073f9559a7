### Why something was refused, by the slugs of the protocol, and what a check of a record finds.
### $told is the server's own sentence, which is English; other languages have a sentence instead.

refused-bad-request = Forespørselen kan ikke forstås.
refused-closed = Bordet er lukket.
refused-error = Det tillater ikke spillet.
refused-fault = Noe gikk galt på serveren. Prøv igjen.
refused-flood = Det var mye på én gang. Vent litt.
refused-full = Alle plasser er tatt nå.
refused-gone = Du har gått.
refused-hello = Siden og serveren forstår ikke hverandre. Last siden på nytt.
refused-illegal-action = Det er ikke lovlig nå.
refused-incorrect-deal = Kortene er ikke riktig gitt.
refused-media-type = Det er ingen tekst som kan leses her.
refused-method-not-allowed = Denne adressen kan ikke spørres slik.
refused-moved = Bordet er nettopp flyttet. Prøv igjen.
refused-no-deal = Dette spillet har ingen slik omgang.
refused-no-hint = Det er ikke noe tips for dette valget.
refused-no-match = Det er ikke noe slikt spill, eller det er ikke slutt ennå.
refused-no-page = Siden er ikke her. Prøv igjen senere.
refused-no-review = Det kan ikke sies hva kortene i dette spillet var verdt.
refused-no-spectators = Bare spillere kan se dette bordet.
refused-no-table = Bordet er ikke her lenger.
refused-not-found = Det er ingenting på denne adressen.
refused-not-here = Det går ikke ved dette bordet.
refused-not-now = Det kan ikke gjøres nå.
refused-not-owner = Det kan bare den som passer bordet.
refused-not-public = Det kan bare maskinen selv lese.
refused-not-seated = Det kan bare de som har en plass.
refused-not-yours = Det er ikke du som avgjør det nå.
refused-origin = Det kom fra en side på et annet nettsted.
refused-paused = Bordet tar pause.
refused-players = Så mange kan ikke spille etter disse reglene.
refused-protocol = Denne siden er foreldet. Last den på nytt.
# $line is the line in which something is wrong, 0 if none is named.
refused-record = Denne opptegnelsen kan ikke leses eller spilles etter{ $line ->
    [0] .
   *[other] : linje { $line }.
}
refused-removed = Du ble tatt fra dette bordet og kan ikke sette deg her igjen.
refused-restart = Serveren starter på nytt; bordet går videre om litt.
refused-seat = Noen her har det navnet allerede, eller det kan ikke vises. Ta et annet.
refused-seat-taken = Den plassen er nettopp tatt. Velg en annen.
refused-slow = Forbindelsen var for langsom.
refused-stale = Bordet var kommet videre. Se etter og velg igjen.
refused-text = Det står ikke for noe her.
refused-token = Denne lenken gjelder ikke lenger. Be om en ny.
refused-token-expired = Denne lenken er utløpt. Be om en ny.
refused-too-large = Det er for stort.
refused-too-many = For mye på én gang. Vent litt og prøv igjen.
refused-too-slow = Det kom for langsomt. Prøv igjen.
refused-unavailable = Bordet kan ikke nås. Prøv igjen om litt.
refused-unknown-bot = Det er ingen slik bot.
refused-unknown-variant = Det finnes ingen slik måte å spille på.
refused-variant = Disse reglene passer ikke sammen.
refused-wrong-time = Det kan ikke gjøres nå.

## What a check of a record finds

found-replayed = Alt var lovlig.
found-undecided = Spillet er ikke slutt.
found-illegal = Noe i den var ikke lovlig{ $line ->
    [0] .
   *[other] : linje { $line }.
}
found-no-hands = Hendene er ikke kjent, så omgangene kan ikke prøves.
found-no-promise = Det er ikke noe løfte, så omgangene kan ikke prøves.
found-no-secret = Det er ingen hemmelighet, så omgangene kan ikke prøves.
found-bad-secret = Hemmeligheten er skadet og gir ingen omganger.
found-promise-broken = Hemmeligheten er ikke den som ble lovet.
found-promise-kept = Hemmeligheten er den som ble lovet.
found-seed-named = Hemmeligheten følger av et startord som noen valgte.
found-seed-false = Startordet som noen valgte, gir ikke hemmeligheten.
found-deals-again = Omgangene er de fra et tidligere spill.
# $deal is which deal, 0 for the lot.
found-deal-changed = { $deal ->
    [0] Loddtrekningen er
   *[other] Omgang { $deal } er
} ikke den hemmeligheten gir.
found-deals-fair = Loddtrekningen og omgangene er de hemmeligheten gir.
