### At lære spillet.

title = Lær spillet
in-four-sentences = Alle får syv kort. Læg mindst så højt som stikkets højeste kort, eller smid dit laveste. Den, der tager det sidste stik, betaler, hvad kortet er værd. Ved 21 tegnes der en agurk; ved den anden er du ude.
lesson = Ti korte øvelser
lesson-what = Fire minutter. Prøv, hvad der må lægges, og se hvorfor.
danish-rules = De danske regler
danish-rules-what = Alt i ord, med et eksempel.
example = Ét stik og ét regnskab
example-what = Gå det igennem trin for trin. Tryk på et af B's kort for at se, om det må lægges.
all-variants = Reglerne for alle varianter
all-variants-what = { $count } måder at spille på, fortalt af det samme program, som dømmer dem.
search = Søg på navn
family-danish = Danmark
family-cucumber = Cucumber
family-swedish = Sverige
family-norwegian = Norge
family-finnish = Finland
family-icelandic = Island
family-polish = Polen
family-relatives = Spillets slægtninge
players = { $least ->
    [one] { $least }
   *[other] { $least }
}–{ $most } spillere
rules = Regler
print = Udskriv
play-variant = Spil det mod botter

## Eksemplet, trin for trin: tre spillere, ét stik, så regnskabet

step-of = Trin { $step } af { $all }
next-step = Næste
first-step = Forfra
step-lead = A spiller 9♣ ud. Ethvert kort må spilles ud.
step-choice = B skal lægge 9 eller højere, eller det laveste kort. Kongen og 2'eren må lægges, 6'eren må ikke.
step-throw = B smider 2♠ og beholder kongen. Ingen behøver at slå et kort.
step-equal = C lægger 9♥. Et lige så højt kort er nok, og kulører betyder ikke noget.
step-taken = C tager stikket: af to niere den, der kom sidst. C spiller ud til det næste.
step-early = Et tidligt stik koster ikke noget. Det afgør kun, hvem der spiller ud.
step-last = Var det det sidste stik, skulle C betale 9.
step-count = Sæt, at C havde 14: 14 og 9 er 23. Det er 21 eller mere.
step-life = En agurk til C. De andre har 5 og 12, så C fortsætter med 12.
# Et af B's kort, der blev trykket på.
try-legal = { $card } må lægges: det er så højt som 9'eren eller højere.
try-lowest = { $card } må lægges: det er håndens laveste kort.
try-not = { $card } må ikke lægges: det er under 9'eren og ikke det laveste kort.
scores = Point
score = { $player }: { $score }
column-hand = Hånd
column-played = Stik

## Øvelserne

lesson-title = Ti korte øvelser
exercise = Øvelse { $number } af { $all }
which-legal = Hvilke kort må lægges? Markér dem alle.
who-takes = Hvem tager dette stik?
who-pays = Det er det sidste stik. Hvem betaler, og hvor meget?
what-then = Hvad sker der så?
hand-is = Din hånd
trick-is = Stikket indtil nu
nothing-led = Du spiller ud.
check = Se efter
next = Næste
again = Begynd forfra
right = Rigtigt.
wrong = Ikke helt.
marked-missing = { $cards } må også lægges.
marked-wrong = { $cards } må ikke lægges.
done = { $right ->
    [10] Ti af ti. Bordet venter.
   *[other] { $right } af { $all }. Bordet venter.
}
to-table = Spil et spil
pays = { $player } betaler { $points }
takes = { $player }
then-kept = Ikke mere
then-life = En agurk, og videre med { $score }
then-out = Ude
then-kept-score = Det bliver ved { $score }.
scores-are = { $player } har { $score } point og { $lost ->
    [0] ingen agurk
    [one] én agurk
   *[other] { $lost } agurker
}. De andre har { $others }. { $player } betaler { $points }.
why-lead = Den, der spiller ud, må lægge ethvert kort.
why-head = Så højt som det højeste kort eller højere; eller håndens laveste kort.
why-equal = Et lige så højt kort er nok.
why-all-low = Når intet kort er højt nok, må kun det laveste lægges.
why-two-lowest = Af to lige lave kort må begge lægges.
why-free = Ingen behøver at slå: det laveste kort må smides, selv om man har et højere.
why-last-equal = Af lige høje kort tager det stikket, der kom sidst.
why-price = Prisen er kortet, der tog det sidste stik: 2 til 10 som trykt, knægt 11, dame 12, konge 13, es 14.
why-life = Ved 21 eller mere tegnes der en agurk. Man fortsætter med det højeste pointtal blandt de andre.
why-exactly = Præcis 21 er også for meget.
why-out = Den anden agurk er den sidste.
