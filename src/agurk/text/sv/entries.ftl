### Vad som är fel med något som ska föras in på bladet.
###
### $name är en spelare eller det som skrevs som namn; $names är spelare, med komma emellan. $said
### och $word är det som skrevs, $card en valör eller ett kort som det skrivs, $variant reglernas
### namn.

## Namn

name-missing = En spelare behöver ett namn.
name-long = ”{ $start }...” är för långt för ett namn; ta högst { $most } bokstäver.
# $name står inom citattecken här.
name-odd = { $name } är inget namn: använd bokstäver, siffror och mellanslag.
name-taken = { $name } sitter redan vid bordet; lägg till en bokstav så att de kan skiljas åt.
name-command = ”{ $name }” är ett kommando här; ta ett annat namn.
# $names binds ihop med ”eller” här.
name-unclear = ”{ $said }” kan vara { $names }; skriv mer av namnet.
name-unknown = Ingen här heter ”{ $said }”. Vid bordet: { $names }.
not-here = { $name } sitter inte vid bordet. Vid bordet: { $names }.
is-out = { $name } är ute. Fortfarande med: { $names }.

## Det som skrevs

say-who = Skriv vem, till exempel { $name }.
say-who-after = Skriv vem efter ”{ $word }”.
nothing-after = ”{ $said }” efter ”{ $word }” betyder ingenting.
# $example är en spelare med ett kort.
not-understood = ”{ $said }” är inget kommando och ingen spelare med ett kort som { $example }. Skriv ? för att få hjälp.

## Sista sticket

taker-missing = Skriv vem som tog sista sticket.
no-taker = Någon måste ha tagit sista sticket.
one-card-each = Varje spelare lägger bara ett kort i sista sticket.
last-pays = { $variant }: Av lika höga kort betalar bara det sista; skriv bara den spelaren.
no-lowest = Skriv också vem som lade det lägsta sista kortet: det avgör vem som fortsätter.
cards-too-few = { $players } spelare kan inte ha lagt { $card }; så många finns inte i leken.
cards-kept = Alla kort av valören { $card } ligger framför spelarna och är inte i leken.
suit-missing = Alla kort av valören { $card } kostar inte lika mycket: skriv också färgen, till exempel { $example }.

## Vad det kostar

no-kontra = { $variant }: Här säger ingen kontra.
no-ones = { $variant }: En 1:a i sista sticket dubblar ingenting här.
no-exchange = { $variant }: Ett byte dubblar ingenting här.
no-points = { $variant }: Här finns det inga poäng.
card-or-points = Skriv kortet som tog sista sticket, eller poängen.
card-and-points = Skriv antingen kortet eller poängen, inte båda.
points-range = Poängen går från 0 till { $most }; { $points } går inte.
points-multiplied = Poängen är redan multiplicerade; skriv kortet för att få det gjort.

## När det kan föras in

not-opened = Bladet måste påbörjas innan något annat kan föras in.
opened-already = Bladet är redan påbörjat.
nothing-to-undo = Det finns inget att ta tillbaka.
nothing-to-redo = Det finns inget att göra igen.
is-over = Partiet är slut och vanns av { $names }. `rematch` börjar ett nytt.
not-over = Partiet är inte slut, så ett nytt kan inte börja än.
no-further-deal = Partiet är slut när ingen köper in sig, så det blir ingen mer giv.
answer-first = Skriv först om { $name } köper in sig.
asked-first = Först får { $name } frågan om att köpa in sig.
no-buy-in = { $variant }: Här köper ingen in sig.
no-buy-in-now = { $name } får inte köpa in sig nu: det får man efter en giv, högst { $times ->
    [one] en gång
   *[other] { $times } gånger
} var, när minst { $others ->
    [one] en annan
   *[other] { $others } andra
} är med, och om poängen blir lägre.

## Att spara

file-taken = Själva bladet är sparat i { $file }; ta ett annat namn.
file-homeless = Det finns ingen hemmapp för { $file }.
file-ending = Ge filen ett namn som slutar på { $endings }.
record-seats = { $players } har spelat, för många för ett protokoll med en plats för var och en; spara bladet som .txt eller .svg.
