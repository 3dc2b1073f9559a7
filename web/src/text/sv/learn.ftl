### Att lära sig spelet.

title = Lär dig spelet
in-four-sentences = Alla får sju kort. Lägg minst lika högt som stickets högsta kort, eller kasta ditt lägsta. Den som tar sista sticket betalar vad kortet är värt. Vid 21 ritas en gurka; vid den andra är du ute.
lesson = Tio korta övningar
lesson-what = Fyra minuter. Prova vad som får läggas, och se varför.
danish-rules = De danska reglerna
danish-rules-what = Allt i ord, med ett exempel.
example = Ett stick och en räkning
example-what = Gå igenom det steg för steg. Tryck på ett av B:s kort för att se om det får läggas.
all-variants = Reglerna för alla varianter
all-variants-what = { $count } sätt att spela, berättade av samma program som dömer dem.
search = Sök på namn
family-danish = Danmark
family-cucumber = Cucumber
family-swedish = Sverige
family-norwegian = Norge
family-finnish = Finland
family-icelandic = Island
family-polish = Polen
family-relatives = Spelets släktingar
players = { $least ->
    [one] { $least }
   *[other] { $least }
}–{ $most } spelare
rules = Regler
print = Skriv ut
play-variant = Spela det mot bottar

## Exemplet, steg för steg: tre spelare, ett stick, sedan en räkning

step-of = Steg { $step } av { $all }
next-step = Nästa
first-step = Från början
step-lead = A spelar ut 9♣. Vilket kort som helst får spelas ut.
step-choice = B måste lägga 9 eller högre, eller det lägsta kortet. Kungen och 2:an får läggas, 6:an får inte.
step-throw = B kastar 2♠ och behåller kungen. Ingen behöver slå ett kort.
step-equal = C lägger 9♥. Ett lika högt kort räcker, och färgerna betyder ingenting.
step-taken = C tar sticket: av två nior den som kom sist. C spelar ut till nästa.
step-early = Ett tidigt stick kostar ingenting. Det avgör bara vem som spelar ut.
step-last = Vore det sista sticket skulle C betala 9.
step-count = Säg att C hade 14: 14 och 9 blir 23. Det är 21 eller mer.
step-life = En gurka till C. De andra har 5 och 12, så C fortsätter på 12.
# Ett av B:s kort som någon tryckte på.
try-legal = { $card } får läggas: det är lika högt som 9:an eller högre.
try-lowest = { $card } får läggas: det är handens lägsta kort.
try-not = { $card } får inte läggas: det är under 9:an och inte det lägsta kortet.
scores = Poäng
score = { $player }: { $score }
column-hand = Handen
column-played = Stick

## Övningarna

lesson-title = Tio korta övningar
exercise = Övning { $number } av { $all }
which-legal = Vilka kort får läggas? Märk alla.
who-takes = Vem tar det här sticket?
who-pays = Det är sista sticket. Vem betalar, och hur mycket?
what-then = Vad händer då?
hand-is = Din hand
trick-is = Sticket hittills
nothing-led = Du spelar ut.
check = Rätta
next = Nästa
again = Börja om
right = Rätt.
wrong = Inte riktigt.
marked-missing = { $cards } får också läggas.
marked-wrong = { $cards } får inte läggas.
done = { $right ->
    [10] Tio av tio. Bordet väntar.
   *[other] { $right } av { $all }. Bordet väntar.
}
to-table = Spela ett parti
pays = { $player } betalar { $points }
takes = { $player }
then-kept = Inget mer
then-life = En gurka, och vidare på { $score }
then-out = Ute
then-kept-score = Det stannar på { $score }.
scores-are = { $player } har { $score } poäng och { $lost ->
    [0] ingen gurka
    [one] en gurka
   *[other] { $lost } gurkor
}. De andra har { $others }. { $player } betalar { $points }.
why-lead = Den som spelar ut får lägga vilket kort som helst.
why-head = Lika högt som det högsta kortet eller högre; eller handens lägsta kort.
why-equal = Ett lika högt kort räcker.
why-all-low = När inget kort är högt nog får bara det lägsta läggas.
why-two-lowest = Av två lika låga kort får vilket som helst läggas.
why-free = Ingen behöver slå: det lägsta kortet får kastas även om man har ett högre.
why-last-equal = Av lika höga kort tar det sticket som kom sist.
why-price = Priset är kortet som tog sista sticket: 2 till 10 som tryckt, knekt 11, dam 12, kung 13, ess 14.
why-life = Vid 21 eller mer ritas en gurka. Man fortsätter på den högsta poängen bland de andra.
why-exactly = Precis 21 är också för mycket.
why-out = Den andra gurkan är den sista.
