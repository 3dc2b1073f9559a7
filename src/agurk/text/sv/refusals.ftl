### Why something was refused, by the slugs of the protocol, and what a check of a record finds.
### $told is the server's own sentence, which is English; other languages have a sentence instead.

refused-bad-request = Frågan går inte att förstå.
refused-closed = Bordet är stängt.
refused-error = Det tillåter inte spelet.
refused-fault = Något gick fel på servern. Försök igen.
refused-flood = Det var mycket på en gång. Vänta lite.
refused-full = Alla platser är tagna nu.
refused-gone = Du har gått.
refused-hello = Sidan och servern förstår inte varandra. Ladda om sidan.
refused-illegal-action = Det är inte tillåtet nu.
refused-incorrect-deal = Korten är inte rätt givna.
refused-media-type = Det är ingen text som går att läsa här.
refused-method-not-allowed = Den här adressen går inte att fråga så.
refused-moved = Bordet har just flyttat. Försök igen.
refused-no-deal = Det här partiet har ingen sådan giv.
refused-no-hint = Det finns inget tips för det här valet.
refused-no-match = Det finns inget sådant parti, eller så är det inte slut än.
refused-no-page = Sidan finns inte. Försök igen senare.
refused-no-review = Det går inte att säga vad korten i det här partiet var värda.
refused-no-spectators = Bara spelare får se bordet.
refused-no-table = Bordet finns inte längre.
refused-not-found = Det finns inget på den här adressen.
refused-not-here = Det går inte vid det här bordet.
refused-not-now = Det går inte nu.
refused-not-owner = Det får bara den som sköter bordet.
refused-not-public = Det får bara maskinen själv läsa.
refused-not-seated = Det får bara de som har en plats.
refused-not-yours = Det är inte du som avgör det nu.
refused-origin = Det kom från en sida på en annan plats.
refused-paused = Bordet tar paus.
refused-players = Så många kan inte spela efter de här reglerna.
refused-protocol = Den här sidan är för gammal. Ladda om den.
# $line is the line in which something is wrong, 0 if none is named.
refused-record = Det här protokollet går inte att läsa eller spela efter{ $line ->
    [0] .
   *[other] : rad { $line }.
}
refused-removed = Du togs bort från det här bordet och kan inte slå dig ner här igen.
refused-restart = Servern startar om; bordet går vidare om en stund.
refused-seat = Någon här har redan det namnet, eller så går det inte att visa. Ta ett annat.
refused-seat-taken = Den platsen blev just tagen. Välj en annan.
refused-slow = Förbindelsen var för långsam.
refused-stale = Bordet hade hunnit vidare. Titta efter och välj igen.
refused-text = Det står inte för något här.
refused-token = Länken gäller inte längre. Be om en ny.
refused-token-expired = Den här länken har gått ut. Be om en ny.
refused-too-large = Det är för stort.
refused-too-many = För mycket på en gång. Vänta lite och försök igen.
refused-too-slow = Det kom för långsamt. Försök igen.
refused-unavailable = Bordet går inte att nå. Försök igen om en stund.
refused-unknown-bot = Det finns ingen sådan bott.
refused-unknown-variant = Det finns inget sådant sätt att spela.
refused-variant = De här reglerna går inte ihop.
refused-wrong-time = Det går inte nu.

## What a check of a record finds

found-replayed = Allt var tillåtet.
found-undecided = Partiet är inte slut.
found-illegal = Något i det var inte tillåtet{ $line ->
    [0] .
   *[other] : rad { $line }.
}
found-no-hands = Händerna är inte kända, så givarna går inte att pröva.
found-no-promise = Det finns inget löfte, så givarna går inte att pröva.
found-no-secret = Det finns ingen hemlighet, så givarna går inte att pröva.
found-bad-secret = Hemligheten är skadad och ger inga givar.
found-promise-broken = Hemligheten är inte den som utlovades.
found-promise-kept = Hemligheten är den som utlovades.
found-seed-named = Hemligheten följer av ett startord som någon valde.
found-seed-false = Startordet som någon valde ger inte hemligheten.
found-deals-again = Givarna är de från ett tidigare parti.
# $deal is which deal, 0 for the lot.
found-deal-changed = { $deal ->
    [0] Lottningen är
   *[other] Giv { $deal } är
} inte den som hemligheten ger.
found-deals-fair = Lottningen och givarna är de som hemligheten ger.
