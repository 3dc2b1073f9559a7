### Å lære spillet.

title = Lær spillet
in-four-sentences = Alle får sju kort. Legg minst like høyt som stikkets høyeste kort, eller kast ditt laveste. Den som tar det siste stikket, betaler det kortet er verdt. Ved 21 tegnes det en agurk; ved den andre er du ute.
lesson = Ti korte øvelser
lesson-what = Fire minutter. Prøv hva som kan legges, og se hvorfor.
danish-rules = De danske reglene
danish-rules-what = Alt i ord, med et eksempel.
example = Ett stikk og ett regnskap
example-what = Gå gjennom det trinn for trinn. Trykk på et av kortene til B for å se om det kan legges.
all-variants = Reglene for alle variantene
all-variants-what = { $count } måter å spille på, fortalt av det samme programmet som dømmer dem.
search = Søk på navn
family-danish = Danmark
family-cucumber = Cucumber
family-swedish = Sverige
family-norwegian = Norge
family-finnish = Finland
family-icelandic = Island
family-polish = Polen
family-relatives = Spillets slektninger
players = { $least ->
    [one] { $least }
   *[other] { $least }
}–{ $most } spillere
rules = Regler
print = Skriv ut
play-variant = Spill det mot boter

## Eksempelet, trinn for trinn: tre spillere, ett stikk, så regnskapet

step-of = Trinn { $step } av { $all }
next-step = Neste
first-step = Fra begynnelsen
step-lead = A spiller ut 9♣. Et hvilket som helst kort kan spilles ut.
step-choice = B må legge 9 eller høyere, eller det laveste kortet. Kongen og 2-eren kan legges, 6-eren kan ikke.
step-throw = B kaster 2♠ og beholder kongen. Ingen må slå et kort.
step-equal = C legger 9♥. Et like høyt kort er nok, og fargene betyr ingenting.
step-taken = C tar stikket: av to niere den som kom sist. C spiller ut til det neste.
step-early = Et tidlig stikk koster ingenting. Det avgjør bare hvem som spiller ut.
step-last = Var det det siste stikket, måtte C betale 9.
step-count = Si at C hadde 14: 14 og 9 er 23. Det er 21 eller mer.
step-life = En agurk til C. De andre har 5 og 12, så C fortsetter med 12.
# Et av kortene til B som ble trykket på.
try-legal = { $card } kan legges: det er like høyt som 9-eren eller høyere.
try-lowest = { $card } kan legges: det er håndens laveste kort.
try-not = { $card } kan ikke legges: det er under 9-eren og ikke det laveste kortet.
scores = Poeng
score = { $player }: { $score }
column-hand = Hånd
column-played = Stikk

## Øvelsene

lesson-title = Ti korte øvelser
exercise = Øvelse { $number } av { $all }
which-legal = Hvilke kort kan legges? Merk alle.
who-takes = Hvem tar dette stikket?
who-pays = Det er det siste stikket. Hvem betaler, og hvor mye?
what-then = Hva skjer så?
hand-is = Hånden din
trick-is = Stikket til nå
nothing-led = Du spiller ut.
check = Se etter
next = Neste
again = Begynn på nytt
right = Riktig.
wrong = Ikke helt.
marked-missing = { $cards } kan også legges.
marked-wrong = { $cards } kan ikke legges.
done = { $right ->
    [10] Ti av ti. Bordet venter.
   *[other] { $right } av { $all }. Bordet venter.
}
to-table = Spill et spill
pays = { $player } betaler { $points }
takes = { $player }
then-kept = Ikke noe mer
then-life = En agurk, og videre med { $score }
then-out = Ute
then-kept-score = Det blir ved { $score }.
scores-are = { $player } har { $score } poeng og { $lost ->
    [0] ingen agurk
    [one] én agurk
   *[other] { $lost } agurker
}. De andre har { $others }. { $player } betaler { $points }.
why-lead = Den som spiller ut, kan legge et hvilket som helst kort.
why-head = Like høyt som det høyeste kortet eller høyere; eller håndens laveste kort.
why-equal = Et like høyt kort er nok.
why-all-low = Når ingen kort er høye nok, kan bare det laveste legges.
why-two-lowest = Av to like lave kort kan begge legges.
why-free = Ingen må slå: det laveste kortet kan kastes selv om man har et høyere.
why-last-equal = Av like høye kort tar det stikket som kom sist.
why-price = Prisen er kortet som tok det siste stikket: 2 til 10 som trykt, knekt 11, dame 12, konge 13, ess 14.
why-life = Ved 21 eller mer tegnes det en agurk. Man fortsetter med den høyeste poengsummen blant de andre.
why-exactly = Akkurat 21 er også for mye.
why-out = Den andre agurken er den siste.
