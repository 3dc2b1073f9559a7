### Vad sidan säger i sin första vy och överallt.

back = Tillbaka till första sidan
try-again = Försök igen
view-failed = Den här delen av sidan gick inte att hämta. Finns det nät?
nowhere = Det finns ingenting på den här adressen.
to-first = Till första sidan

## Den första vyn

motto = Sju stick. Bara det sista svider.
in-short = Lägg minst lika högt som det högsta kortet, eller kasta ditt lägsta. Den som tar sista sticket betalar vad kortet är värt. Vid 21 ritas en gurka åt dig.
play-now = Spela nu
play-what = { $variant } · { $players ->
    [one] { $players } spelare
   *[other] { $players } spelare
} · bottar: { $level }
opening = Öppnar ett bord …
change-play = Byt spelare, regler eller nivå
invite = Bjud in vänner
invite-what = Skicka en länk. Bottar håller stolarna varma.
keep-score = För protokoll
keep-score-what = Vid köksbordet. Fungerar utan nät.
learn = Lär dig spelet
learn-what = Reglerna med en giv, på fyra minuter.
records = Spelade partier
records-what = Dina partier, och vad de kostade.
trust = Inget konto, ingen spårning. Varje giv kan prövas efter partiet.
settings = Inställningar
language = Språk
open-tables = Öppna bord
someone = Gäst

## Hur bottar spelar, de svagaste först

bot-beginner = nybörjare
bot-learner = lärling
bot-casual = amatör
bot-practised = van
bot-skilled = skicklig
bot-expert = expert
bot-master = mästare
bot-uniform = slumpmässig
bot-lowest = försiktig
bot-sharp = skarp
bot-ladder = stadig

## När något avvisas

problem-offline = Servern går inte att nå. Försök igen om en stund.
problem-busy = För mycket på en gång. Vänta lite och försök igen.
problem-other = Det gick inte: { $told }

## En ny utgåva av sidan

new-version = Det finns en ny utgåva av sidan.
new-version-waits = Den nya utgåvan väntar tills inget bord är öppet.
new-version-take = Använd den
new-version-later = Senare
