### Hva som er galt med noe som skal skrives på arket.
###
### $name er en spiller eller det som ble skrevet som navn; $names er spillere med komma mellom.
### $said og $word er det som ble skrevet, $card en verdi eller et kort slik det skrives, $variant
### navnet på reglene.

## Navn

name-missing = En spiller må ha et navn.
name-long = «{ $start }...» er for langt til et navn; bruk høyst { $most } bokstaver.
# $name står i anførselstegn her.
name-odd = { $name } er ikke noe navn: bruk bokstaver, sifre og mellomrom.
name-taken = { $name } sitter allerede ved bordet; legg til en bokstav så de kan skilles fra hverandre.
name-command = «{ $name }» er en kommando her; ta et annet navn.
# $names er bundet sammen med «eller» her.
name-unclear = «{ $said }» kan være { $names }; skriv mer av navnet.
name-unknown = Ingen her heter «{ $said }». Ved bordet: { $names }.
not-here = { $name } sitter ikke ved bordet. Ved bordet: { $names }.
is-out = { $name } er ute. Fortsatt med: { $names }.

## Det som ble skrevet

say-who = Skriv hvem, for eksempel { $name }.
say-who-after = Skriv hvem etter «{ $word }».
nothing-after = «{ $said }» etter «{ $word }» betyr ingenting.
# $example er en spiller med et kort.
not-understood = «{ $said }» er ikke noen kommando og ikke en spiller med et kort som { $example }. Skriv ? for å få hjelp.

## Det siste stikket

taker-missing = Skriv hvem som tok det siste stikket.
no-taker = Noen må ha tatt det siste stikket.
one-card-each = Hver spiller legger bare ett kort i det siste stikket.
last-pays = { $variant }: Av like høye kort betaler bare det siste; skriv bare den spilleren.
no-lowest = Skriv også hvem som la det laveste siste kortet: det avgjør hvem som fortsetter.
cards-too-few = { $players } spillere kan ikke ha lagt { $card }; så mange er det ikke i kortstokken.
cards-kept = Alle kort med verdien { $card } ligger foran spillerne og er ikke i kortstokken.
suit-missing = Ikke alle kort med verdien { $card } koster det samme: skriv også fargen, for eksempel { $example }.

## Hva det koster

no-kontra = { $variant }: Her meldes det ikke kontra.
no-ones = { $variant }: En 1-er i det siste stikket dobler ingenting her.
no-exchange = { $variant }: Å bytte dobler ingenting her.
no-points = { $variant }: Her er det ingen poeng.
card-or-points = Skriv kortet som tok det siste stikket, eller poengene.
card-and-points = Skriv enten kortet eller poengene, ikke begge deler.
points-range = Poeng går fra 0 til { $most }; { $points } kan det ikke være.
points-multiplied = Poengene er allerede ganget; skriv kortet for å få det gjort.

## Når det kan skrives

not-opened = Arket må påbegynnes før noe annet kan skrives.
opened-already = Arket er allerede påbegynt.
nothing-to-undo = Det er ingenting å ta tilbake.
nothing-to-redo = Det er ingenting å gjøre igjen.
is-over = Spillet er slutt, vunnet av { $names }. `rematch` begynner et nytt.
not-over = Spillet er ikke slutt, så et nytt kan ikke begynne ennå.
no-further-deal = Spillet er slutt når ingen kjøper seg inn, så det blir ikke flere omganger.
answer-first = Skriv først om { $name } kjøper seg inn.
asked-first = Først blir { $name } spurt om å kjøpe seg inn.
no-buy-in = { $variant }: Her kjøper ingen seg inn.
no-buy-in-now = { $name } kan ikke kjøpe seg inn nå: det kan man etter en omgang, høyst { $times ->
    [one] én gang
   *[other] { $times } ganger
} hver, når minst { $others ->
    [one] én annen
   *[other] { $others } andre
} er med, og hvis poengsummen blir lavere.

## Å lagre

file-taken = Selve arket er lagret i { $file }; ta et annet navn.
file-homeless = Det er ingen hjemmemappe for { $file }.
file-ending = Gi filen et navn som slutter på { $endings }.
record-seats = { $players } har spilt, for mange til en opptegnelse med en plass til hver; lagre arket som .txt eller .svg.
