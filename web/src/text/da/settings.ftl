### Hvordan denne enhed er stillet.

title = Indstillinger
kept-here = Gemmes kun på denne enhed.

## Hvem og på hvilket sprog

you = Dig
name = Dit navn
name-what = Det, andre kalder dig ved et bord. Du bliver spurgt igen, før du sætter dig.
language = Sprog
language-browser = Som browseren siger
language-what = Alt undtagen det, folk skriver.

## Hvordan det ser ud

looks = Udseende
preview = Sådan ser kort ud
theme = Farver
theme-device = Som enheden
theme-device-what = Lyst om dagen og mørkt om natten, hvis din enhed gør det.
theme-light = Lyst
theme-light-what = Mørkt blæk på papir.
theme-dark = Mørkt
theme-dark-what = Lyst blæk på mørkt papir; kortene er stadig lyse.
four-colours = En farve til hver kulør
four-colours-what = Ruder er blå, og klør er grønne. Kulører afgør intet i dette spil.
large-index = Store værdier
large-index-what = Værdien fylder kortet.
own-letters = Sprogets egne bogstaver
# $letters er det, der står på knægt, dame, konge og es, såsom "B D K E".
own-letters-what = Knægt, dame, konge og es er { $letters }; ellers J Q K A.

own-letters-same = På dette sprog er de også J Q K A.

## Hvordan der spilles

plays = Spillet
pace = Tempo
pace-calm = Roligt
pace-calm-what = Kortene tager sig tid.
pace-normal = Normalt
pace-normal-what = Som ved et bord.
pace-quick = Hurtigt
pace-quick-what = For dem, der ved, hvordan det går.
motion = Bevægelse
motion-device = Som enheden
motion-device-what = Stille, hvis din enhed er sat til mindre bevægelse.
motion-on = Med bevægelse
motion-on-what = Kortene flyver til bordet.
motion-off = Stille
motion-off-what = Intet flyver. Pauserne bliver, så du ser, hvem der lagde hvad.
confirm = Bekræft, før du spiller
confirm-what = Det første tryk vælger et kort, det andet lægger det.
text-table = Bordet som tekst
text-table-what = Alt i ord, til skærmlæsere, stor skrift og langsomme linjer.

## Hvordan du får besked

told = Din tur
sound = Lyd
sound-what = Et blødt bank, når det er din tur.
try-sound = Prøv den
notify = Besked
notify-what = Når siden er i baggrunden. Din browser spørger, om det er i orden.
notify-denied = Browseren tillader det ikke. Det kan ændres i browserens egne indstillinger for denne side.
notify-none = Denne browser kender ikke til beskeder.

## Hvad der gemmes

data = Dine data
data-what = Der er ingen konto. En cookie fortæller serveren, at du er den samme spiller som i går; under den gemmes dine spil med det navn, du havde.
delete = Slet mine data
delete-what = Du forlader dine pladser, dit navn tages ud af alle optegnelser, og din statistik er væk. Spillene bliver, for dem, du spillede med, med ingen på din plads. Det kan ikke gøres om. Links til pladser og dit navn glemmes også på denne enhed; andre indstillinger og regnskabsark bliver.
delete-sure = Slet for altid
delete-keep = Behold dem
deleting = Sletter …
# $matches er i hvor mange optegnelser navnet blev taget ud.
deleted = { $matches ->
    [0] Færdig. Der gemmes ikke mere om dig.
    [one] Færdig. Dit navn er taget ud af én optegnelse.
   *[other] Færdig. Dit navn er taget ud af { $matches } optegnelser.
}
nothing-kept = Der gemmes intet om dig.
