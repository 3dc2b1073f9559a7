### Hvordan denne enheten er stilt inn.

title = Innstillinger
kept-here = Lagres bare på denne enheten.

## Hvem og på hvilket språk

you = Deg
name = Navnet ditt
name-what = Det andre kaller deg ved et bord. Du blir spurt igjen før du setter deg.
language = Språk
language-browser = Som nettleseren sier
language-what = Alt unntatt det folk skriver.

## Hvordan det ser ut

looks = Utseende
preview = Slik ser kort ut
theme = Farger
theme-device = Som enheten
theme-device-what = Lyst om dagen og mørkt om natten, hvis enheten din gjør det.
theme-light = Lyst
theme-light-what = Mørkt blekk på papir.
theme-dark = Mørkt
theme-dark-what = Lyst blekk på mørkt papir; kortene er fortsatt lyse.
four-colours = En farge til hver kortfarge
four-colours-what = Ruter er blå og kløver er grønne. Kortfargene avgjør ingenting i dette spillet.
large-index = Store verdier
large-index-what = Verdien fyller kortet.
own-letters = Språkets egne bokstaver
# $letters er det som står på knekt, dame, konge og ess, for eksempel "Kn D K E".
own-letters-what = Knekt, dame, konge og ess er { $letters }; ellers J Q K A.

own-letters-same = På dette språket er de også J Q K A.

## Hvordan det spilles

plays = Spillet
pace = Tempo
pace-calm = Rolig
pace-calm-what = Kortene tar seg tid.
pace-normal = Vanlig
pace-normal-what = Som ved et bord.
pace-quick = Raskt
pace-quick-what = For dem som vet hvordan det går.
motion = Bevegelse
motion-device = Som enheten
motion-device-what = Stille, hvis enheten din er satt til mindre bevegelse.
motion-on = Med bevegelse
motion-on-what = Kortene flyr til bordet.
motion-off = Stille
motion-off-what = Ingenting flyr. Pausene blir, så du ser hvem som la hva.
confirm = Bekreft før du spiller
confirm-what = Det første trykket velger et kort, det andre legger det.
text-table = Bordet som tekst
text-table-what = Alt i ord, for skjermlesere, stor skrift og trege linjer.

## Hvordan du får beskjed

told = Din tur
sound = Lyd
sound-what = Et mykt bank når det er din tur.
try-sound = Prøv den
notify = Varsel
notify-what = Når siden er i bakgrunnen. Nettleseren spør om det er greit.
notify-denied = Nettleseren tillater det ikke. Det kan endres i nettleserens egne innstillinger for denne siden.
notify-none = Denne nettleseren kjenner ikke til varsler.

## Hva som lagres

data = Dine data
data-what = Det er ingen konto. En informasjonskapsel sier til serveren at du er den samme spilleren som i går; under den lagres spillene dine, med navnet du hadde.
delete = Slett mine data
delete-what = Du forlater plassene dine, navnet ditt tas ut av alle opptegnelser, og statistikken din er borte. Spillene blir, for dem du spilte med, med ingen på din plass. Det kan ikke gjøres om. Lenker til plasser og navnet ditt glemmes også på denne enheten; andre innstillinger og regnskapsark blir.
delete-sure = Slett for godt
delete-keep = Behold dem
deleting = Sletter …
# $matches er hvor mange opptegnelser navnet ble tatt ut av.
deleted = { $matches ->
    [0] Ferdig. Ingenting lagres om deg lenger.
    [one] Ferdig. Navnet ditt er tatt ut av én opptegnelse.
   *[other] Ferdig. Navnet ditt er tatt ut av { $matches } opptegnelser.
}
nothing-kept = Ingenting lagres om deg.
