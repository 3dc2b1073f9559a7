### Det siden sier på sin første visning og overalt.

back = Tilbake til forsiden
try-again = Prøv igjen
view-failed = Denne delen av siden kunne ikke hentes. Er du på nett?
nowhere = Det er ingenting på denne adressen.
to-first = Til forsiden

## Den første visningen

motto = Sju stikk. Bare det siste svir.
in-short = Legg minst like høyt som det høyeste kortet, eller kast ditt laveste. Den som tar det siste stikket, betaler det kortet er verdt. Ved 21 tegnes det en agurk til deg.
play-now = Spill nå
play-what = { $variant } · { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
} · boter: { $level }
opening = Åpner et bord …
change-play = Bytt spillere, regler eller nivå
invite = Inviter venner
invite-what = Send en lenke. Boter holder stolene varme.
keep-score = Før regnskap
keep-score-what = Ved kjøkkenbordet. Virker uten nett.
learn = Lær spillet
learn-what = Reglene med én omgang, på fire minutter.
records = Spilte spill
records-what = Spillene dine, og hva de kostet.
trust = Ingen konto, ingen sporing. Hver omgang kan prøves etter spillet.
settings = Innstillinger
language = Språk
open-tables = Åpne bord
someone = Gjest

## Hvordan boter spiller, de svakeste først

bot-beginner = nybegynner
bot-learner = lærling
bot-casual = amatør
bot-practised = øvet
bot-skilled = dyktig
bot-expert = ekspert
bot-master = mester
bot-uniform = tilfeldig
bot-lowest = forsiktig
bot-sharp = skarp
bot-ladder = solid

## Når noe avvises

problem-offline = Serveren kan ikke nås. Prøv igjen om litt.
problem-busy = For mye på én gang. Vent litt og prøv igjen.
problem-other = Det gikk ikke: { $told }

## En ny utgave av siden

new-version = Det er en ny utgave av siden.
new-version-waits = Den nye utgaven venter til ingen bord er åpne.
new-version-take = Bruk den
new-version-later = Senere
