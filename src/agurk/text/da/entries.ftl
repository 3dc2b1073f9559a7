### Hvad der er galt med noget, der skal skrives på arket.
###
### $name er en spiller eller det, der blev skrevet som navn; $names er spillere med komma imellem.
### $said og $word er det, der blev skrevet, $card en værdi eller et kort, som det skrives, $variant
### reglernes navn.

## Navne

name-missing = En spiller skal have et navn.
name-long = »{ $start }...« er for langt til et navn; brug højst { $most } bogstaver.
# $name står i citationstegn her.
name-odd = { $name } er ikke noget navn: brug bogstaver, cifre og mellemrum.
name-taken = { $name } sidder allerede ved bordet; føj et bogstav til, så de kan kendes fra hinanden.
name-command = »{ $name }« er en kommando her; tag et andet navn.
# $names er bundet sammen med »eller« her.
name-unclear = »{ $said }« kan være { $names }; skriv mere af navnet.
name-unknown = Ingen her hedder »{ $said }«. Ved bordet: { $names }.
not-here = { $name } sidder ikke ved bordet. Ved bordet: { $names }.
is-out = { $name } er ude. Stadig med: { $names }.

## Det, der blev skrevet

say-who = Skriv hvem, for eksempel { $name }.
say-who-after = Skriv hvem efter »{ $word }«.
nothing-after = »{ $said }« efter »{ $word }« betyder ikke noget.
# $example er en spiller med et kort.
not-understood = »{ $said }« er ikke nogen kommando og ikke en spiller med et kort som { $example }. Skriv ? for at få hjælp.

## Det sidste stik

taker-missing = Skriv, hvem der tog det sidste stik.
no-taker = Nogen må have taget det sidste stik.
one-card-each = Hver spiller lægger kun ét kort i det sidste stik.
last-pays = { $variant }: Af lige høje kort betaler kun det sidste; skriv kun den spiller.
no-lowest = Skriv også, hvem der lagde det laveste sidste kort: det afgør, hvem der fortsætter.
cards-too-few = { $players } spillere kan ikke have lagt { $card }; så mange er der ikke i kortspillet.
cards-kept = Alle kort med værdien { $card } ligger foran spillerne og er ikke i kortspillet.
suit-missing = Ikke alle kort med værdien { $card } koster det samme: skriv også kuløren, for eksempel { $example }.

## Hvad det koster

no-kontra = { $variant }: Her meldes der ikke kontra.
no-ones = { $variant }: En 1'er i det sidste stik fordobler ikke noget her.
no-exchange = { $variant }: At bytte fordobler ikke noget her.
no-points = { $variant }: Her er der ingen point.
card-or-points = Skriv kortet, der tog det sidste stik, eller pointene.
card-and-points = Skriv enten kortet eller pointene, ikke begge dele.
points-range = Point går fra 0 til { $most }; { $points } kan det ikke være.
points-multiplied = Pointene er allerede ganget; skriv kortet for at få det gjort.

## Hvornår det kan skrives

not-opened = Arket skal påbegyndes, før noget andet kan skrives.
opened-already = Arket er allerede påbegyndt.
nothing-to-undo = Der er ikke noget at tage tilbage.
nothing-to-redo = Der er ikke noget at gøre igen.
is-over = Spillet er slut, vundet af { $names }. `rematch` begynder et nyt.
not-over = Spillet er ikke slut, så et nyt kan ikke begynde endnu.
no-further-deal = Spillet er slut, når ingen køber sig ind, så der er ikke flere omgange.
answer-first = Skriv først, om { $name } køber sig ind.
asked-first = Først bliver { $name } spurgt om at købe sig ind.
no-buy-in = { $variant }: Her køber ingen sig ind.
no-buy-in-now = { $name } kan ikke købe sig ind nu: det kan man efter en omgang, højst { $times ->
    [one] én gang
   *[other] { $times } gange
} hver, når mindst { $others ->
    [one] én anden
   *[other] { $others } andre
} er med, og hvis pointtallet bliver lavere.

## At gemme

file-taken = Selve arket er gemt i { $file }; tag et andet navn.
file-homeless = Der er ingen hjemmemappe for { $file }.
file-ending = Giv filen et navn, der ender på { $endings }.
record-seats = { $players } har spillet, for mange til en optegnelse med en plads til hver; gem arket som .txt eller .svg.
