### Hur den här enheten är inställd.

title = Inställningar
kept-here = Sparas bara på den här enheten.

## Vem och på vilket språk

you = Du
name = Ditt namn
name-what = Vad andra kallar dig vid ett bord. Du får frågan igen innan du slår dig ner.
language = Språk
language-browser = Som webbläsaren säger
language-what = Allt utom det som folk skriver.

## Hur det ser ut

looks = Utseende
preview = Så ser kort ut
theme = Färger
theme-device = Som enheten
theme-device-what = Ljust på dagen och mörkt på natten, om din enhet gör så.
theme-light = Ljust
theme-light-what = Mörkt bläck på papper.
theme-dark = Mörkt
theme-dark-what = Ljust bläck på mörkt papper; korten är fortfarande ljusa.
four-colours = En egen färg för ruter och klöver
four-colours-what = Ruter är blå och klöver är grön. Kortens färger avgör inget i det här spelet.
large-index = Stora valörer
large-index-what = Valören fyller kortet.
own-letters = Språkets egna bokstäver
# $letters är det som står på knekt, dam, kung och ess, till exempel "Kn D K E".
own-letters-what = Knekt, dam, kung och ess är { $letters }; annars J Q K A.

own-letters-same = På det här språket är de också J Q K A.

## Hur det spelas

plays = Spelet
pace = Tempo
pace-calm = Lugnt
pace-calm-what = Korten tar tid på sig.
pace-normal = Vanligt
pace-normal-what = Som vid ett bord.
pace-quick = Snabbt
pace-quick-what = För dem som vet hur det går till.
motion = Rörelse
motion-device = Som enheten
motion-device-what = Stilla, om din enhet är inställd på mindre rörelse.
motion-on = Med rörelse
motion-on-what = Korten flyger till bordet.
motion-off = Stilla
motion-off-what = Inget flyger. Pauserna är kvar, så att du ser vem som lade vad.
confirm = Bekräfta innan du spelar
confirm-what = Det första trycket väljer ett kort, det andra lägger det.
text-table = Bordet som text
text-table-what = Allt i ord, för skärmläsare, stor stil och långsamma linjer.

## Hur du får veta det

told = Din tur
sound = Ljud
sound-what = En mjuk knackning när det är din tur.
try-sound = Prova det
notify = Avisering
notify-what = När sidan ligger i bakgrunden. Webbläsaren frågar om det går bra.
notify-denied = Webbläsaren tillåter det inte. Det går att ändra i webbläsarens egna inställningar för den här sidan.
notify-none = Den här webbläsaren har inga aviseringar.

## Vad som sparas

data = Dina uppgifter
data-what = Det finns inget konto. En kaka säger till servern att du är samma spelare som i går; under den sparas dina partier, med det namn du hade.
delete = Radera mina uppgifter
delete-what = Du lämnar dina platser, ditt namn tas ut ur alla protokoll och din statistik är borta. Partierna blir kvar, för dem som du spelade med, med ingen på din plats. Det går inte att ångra. Länkar till platser och ditt namn glöms också på den här enheten; andra inställningar och poängblad blir kvar.
delete-sure = Radera för gott
delete-keep = Behåll dem
deleting = Raderar …
# $matches är hur många protokoll namnet togs ut ur.
deleted = { $matches ->
    [0] Klart. Inget sparas om dig längre.
    [one] Klart. Ditt namn är borttaget ur ett protokoll.
   *[other] Klart. Ditt namn är borttaget ur { $matches } protokoll.
}
nothing-kept = Inget sparas om dig.
