### Det, siden siger på sin første visning og overalt.

back = Tilbage til forsiden
try-again = Prøv igen
view-failed = Denne del af siden kunne ikke hentes. Er der net?
nowhere = Der er ikke noget på denne adresse.
to-first = Til forsiden

## Den første visning

motto = Syv stik. Kun det sidste gør ondt.
in-short = Læg mindst så højt som det højeste kort, eller smid dit laveste. Den, der tager det sidste stik, betaler, hvad kortet er værd. Ved 21 tegnes der en agurk til dig.
play-now = Spil nu
play-what = { $variant } · { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
} · botter: { $level }
opening = Åbner et bord …
change-play = Skift spillere, regler eller niveau
invite = Inviter venner
invite-what = Send et link. Botter holder stolene varme.
keep-score = Før regnskab
keep-score-what = Ved køkkenbordet. Virker uden net.
learn = Lær spillet
learn-what = Reglerne med én omgang, på fire minutter.
records = Spillede spil
records-what = Dine spil, og hvad de kostede.
trust = Ingen konto, ingen sporing. Hver omgang kan prøves efter spillet.
settings = Indstillinger
language = Sprog
open-tables = Åbne borde
someone = Gæst

## Hvordan botter spiller, de svageste først

bot-beginner = begynder
bot-learner = lærling
bot-casual = amatør
bot-practised = øvet
bot-skilled = dygtig
bot-expert = ekspert
bot-master = mester
bot-uniform = tilfældig
bot-lowest = forsigtig
bot-sharp = skarp
bot-ladder = solid

## Når noget afvises

problem-offline = Serveren kan ikke nås. Prøv igen om lidt.
problem-busy = For meget på én gang. Vent lidt, og prøv igen.
problem-other = Det gik ikke: { $told }

## En ny udgave af siden

new-version = Der er en ny udgave af siden.
new-version-waits = Den nye udgave venter, til intet bord er åbent.
new-version-take = Brug den
new-version-later = Senere
