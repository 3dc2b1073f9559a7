### Why something was refused, by the slugs of the protocol, and what a check of a record finds.
### $told is the server's own sentence, which is English; other languages have a sentence instead.

refused-bad-request = Forespørgslen kan ikke forstås.
refused-closed = Bordet er lukket.
refused-error = Det tillader spillet ikke.
refused-fault = Noget gik galt på serveren. Prøv igen.
refused-flood = Det var meget på én gang. Vent lidt.
refused-full = Alle pladser er taget nu.
refused-gone = Du er gået.
refused-hello = Siden og serveren forstår ikke hinanden. Hent siden igen.
refused-illegal-action = Det er ikke tilladt nu.
refused-incorrect-deal = Kortene er ikke givet rigtigt.
refused-media-type = Det er ingen tekst, som kan læses her.
refused-method-not-allowed = Denne adresse kan ikke spørges sådan.
refused-moved = Bordet er lige flyttet. Prøv igen.
refused-no-deal = Dette spil har ingen sådan omgang.
refused-no-hint = Der er intet tip til dette valg.
refused-no-match = Der er intet sådant spil, eller det er ikke slut endnu.
refused-no-page = Siden er her ikke. Prøv igen senere.
refused-no-review = Det kan ikke siges, hvad kortene i dette spil var værd.
refused-no-spectators = Kun spillere må se dette bord.
refused-no-table = Bordet er her ikke mere.
refused-not-found = Der er intet på denne adresse.
refused-not-here = Det kan ikke lade sig gøre ved dette bord.
refused-not-now = Det kan ikke gøres nu.
refused-not-owner = Det må kun den, der passer bordet.
refused-not-public = Det må kun maskinen selv læse.
refused-not-seated = Det må kun de, der har en plads.
refused-not-yours = Det er ikke dig, der afgør det nu.
refused-origin = Det kom fra en side på et andet sted.
refused-paused = Bordet holder pause.
refused-players = Så mange kan ikke spille efter disse regler.
refused-protocol = Denne side er forældet. Hent den igen.
# $line is the line in which something is wrong, 0 if none is named.
refused-record = Denne optegnelse kan ikke læses eller spilles efter{ $line ->
    [0] .
   *[other] : linje { $line }.
}
refused-removed = Du blev taget fra dette bord og kan ikke sætte dig her igen.
refused-restart = Serveren starter igen; bordet går videre om lidt.
refused-seat = Nogen her har allerede det navn, eller det kan ikke vises. Tag et andet.
refused-seat-taken = Den plads er lige blevet taget. Vælg en anden.
refused-slow = Forbindelsen var for langsom.
refused-stale = Bordet var nået videre. Se efter, og vælg igen.
refused-text = Det står ikke for noget her.
refused-token = Dette link gælder ikke mere. Bed om et nyt.
refused-token-expired = Dette link er udløbet. Bed om et nyt.
refused-too-large = Det er for stort.
refused-too-many = For meget på én gang. Vent lidt, og prøv igen.
refused-too-slow = Det kom for langsomt. Prøv igen.
refused-unavailable = Bordet kan ikke nås. Prøv igen om lidt.
refused-unknown-bot = Der er ingen sådan bot.
refused-unknown-variant = Sådan en måde at spille på findes ikke.
refused-variant = Disse regler passer ikke sammen.
refused-wrong-time = Det kan ikke gøres nu.

## What a check of a record finds

found-replayed = Alt var tilladt.
found-undecided = Spillet er ikke slut.
found-illegal = Noget i den var ikke tilladt{ $line ->
    [0] .
   *[other] : linje { $line }.
}
found-no-hands = Hænderne kendes ikke, så omgangene kan ikke prøves.
found-no-promise = Der er intet løfte, så omgangene kan ikke prøves.
found-no-secret = Der er ingen hemmelighed, så omgangene kan ikke prøves.
found-bad-secret = Hemmeligheden er beskadiget og giver ingen omgange.
found-promise-broken = Hemmeligheden er ikke den, der blev lovet.
found-promise-kept = Hemmeligheden er den, der blev lovet.
found-seed-named = Hemmeligheden følger af et startord, som nogen valgte.
found-seed-false = Startordet, som nogen valgte, giver ikke hemmeligheden.
found-deals-again = Omgangene er dem fra et tidligere spil.
# $deal is which deal, 0 for the lot.
found-deal-changed = { $deal ->
    [0] Lodtrækningen er ikke den,
   *[other] Omgang { $deal } er ikke den,
} hemmeligheden giver.
found-deals-fair = Lodtrækningen og omgangene er dem, hemmeligheden giver.
