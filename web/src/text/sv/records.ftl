### Sidans meningar: ett parti som är slut, med öppna kort, och vad man har spelat.
###
### $name är ett namn så som någon skrev det, aldrig böjt. $you är "yes" där meningen talar till
### läsaren, som $name då inte behöver nämna. Ingens kön är känt: inget får gissa det.

## Ett parti i en blick

match = Parti
about = { $rules } · { $players ->
    [one] en spelare
   *[other] { $players } spelare
} · { $deals ->
    [one] en giv
   *[other] { $deals } givar
}
loading = Partiet läggs fram …
house = Husregler: { $rules }
again-of = De här givarna hade spelats förut, i ett annat parti. De räknas inte i någon statistik.
to-other = Se det partiet
not-over = Det här partiet är inte slut.
refused-not-found = Det finns inget parti på den här adressen, eller så är det inte slut än.
no-deals = Det här partiet var slut innan ett kort gavs.
to-deals = Gå igenom givarna
to-review = Vad korten var värda
deals = Givarna
deal-number = Giv { $deal }
col-deal = Giv
col-dealer = Givare
col-last = Sista sticket
# $cards ritas efteråt.
took-with = { $you ->
    [yes] Du, med
   *[no] { $name }, med
}
not-played = inkastad
plus = +{ $points }
minus = −{ $points }
score-cell = { $points ->
    [0] { $score }
   *[other] { $score }, betalade { $points }
}
life-cell = en gurka
out-cell = ute

## En giv, steg för steg

deal-of = Giv { $deal } av { $deals }
deal-choice = Giv
deal-paid = { $deal }: { $you ->
    [yes] du betalar { $points }
   *[no] { $name } betalar { $points }
}
deal-plain = { $deal }: ingen betalar
to-match-short = Parti
previous-deal = Given före
next-deal = Nästa giv
open-sheet = Given med öppna kort
trick = Stick
hand-of = Korten { $name } fick
hand-of-you = Korten du fick
card-gone = { $card }, lagt
steps = Steg för steg
controls = Gå igenom given
first-step = Till första steget
last-step = Till sista steget
previous-step = Ett steg tillbaka
next-step = Ett steg framåt
play = Spela upp
pause = Pausa
step-of = Steg { $step } av { $steps }
keys = Piltangenter går ett steg, blanksteg spelar upp, Page Up och Page Down byter giv.

## Om det gick ärligt till. $by är namnet på en funktion och översätts inte

fair = Gick det ärligt till?
fair-checking = Givarna görs om …
fair-deal = Den här given var ärlig.
fair-deal-more = Dess startord stämmer med löftet som gavs före första kortet.
fair-match = Alla givar var ärliga.
fair-match-more = Lottningen och { $deals ->
    [one] given
   *[other] alla { $deals } givar
} följer av hemligheten som utlovades före första kortet.
known-deal = Den här given är som den ska vara.
known-match = Alla givar är som de ska vara.
known-more = Korten kunde vara kända i förväg: samma givar hade spelats i ett annat parti.
known-seed = Korten kunde vara kända i förväg: någon valde hemlighetens startord.
wrong-deal = Den här given är inte den utlovade.
wrong-match = Något är inte som det utlovades.
wrong-promise = Hemligheten är inte den som utlovades.
wrong-seed = Startordet som någon valde ger inte hemligheten.
wrong-lot = Lottningen skulle ha gjort { $name } till första givare.
wrong-deals = { $number ->
    [one] Giv { $deals } är inte den som hemligheten ger.
   *[other] Givarna { $deals } är inte de som hemligheten ger.
}
wrong-elsewhere = Den här given är rätt, men något annat i partiet är det inte.
open-match = Givarna går inte att pröva.
open-match-more = Det här protokollet har inget löfte, eller inte hemligheten som hör till.
how = Hur man vet det
made-here = Gjort om på den här enheten av det som står här; servern blev inte tillfrågad.
step-promise = Löftet
step-promise-more = Offentliggjort före första given: SHA-256 av en hemlighet. Det binder och avslöjar inget.
step-secret = Hemligheten
step-secret-more = Offentliggjord efter partiet. Dess SHA-256 är { $good ->
    [yes] löftet.
   *[no] något annat:
}
step-seed = Startordet som valdes
step-seed-more = { $good ->
    [yes] Hemligheten följer av det.
   *[no] En annan hemlighet följer av det.
}
step-nonces = Slumpord
step-nonces-more = Vad spelarna lade till, i platsernas ordning, så att ingen ensam valde givarna.
step-none = inget
step-name = Partiets namn
step-name-more = Det ingår i varje startord, så att inga två partier har samma givar.
step-lot = Lottningen
step-lot-more = { $good ->
    [yes] Dess startord gör { $name } till första givare, och så var det.
   *[no] Dess startord gör { $name } till första givare, men { $found } gav först.
}
step-deals = Givarnas startord
step-deals-more = Vart och ett är HMAC-SHA-256, med hemligheten som nyckel, av namnet, givens nummer och slumporden. Det blandar leken, och korten ges ett och ett från givarens vänster.
deal-good = Giv { $deal }: korten är de rätta
deal-wrong = Giv { $deal }: korten är inte de rätta
deal-due = { $name } skulle ha haft { $due } men hade { $found }.
deal-stock = Resten av leken är inte som den ska vara.
good = rätt
bad = fel
copy = Kopiera
copy-what = Kopiera: { $what }
copied = Kopierat
insecure = Den här webbläsaren prövar bara givar på säkra sidor (https), och det är inte den här. Servern kan pröva dem; det bevisar mindre.
ask-server = Låt servern pröva
verdict-fair = Servern finner alla givar som de utlovades.
verdict-named = Servern finner alla givar som de ska vara; korten kunde vara kända i förväg.
verdict-replayed = Servern finner att allt spelades efter reglerna. Givarna går inte att pröva.
verdict-wrong = Servern finner något fel:

## Vad man kan göra med det

keep-it = Spara det, visa det
download = Ladda ner protokollet
download-what = En textfil som kan läsas, prövas och öppnas här igen.
download-short = Protokoll
download-lines = Som JSON Lines
share = Dela länk
copy-link = Kopiera länk
link-copied = Länken är kopierad.
link-not-copied = Kopiera den härifrån:
play-again = Spela den här given igen
play-again-what = Tänk om? Det börjar så som den här given stod: samma kort, poäng och givare. Bottar spelar de andra, och partiet går vidare därifrån. Det räknas inte i någon statistik.
play-again-go = Spela given
play-again-opening = Korten läggs fram …
same-deals = Samma givar för vänner
same-deals-what = Den som öppnar den här länken spelar samma givar från samma plats, mot bottar. Nedanför kan alla jämföra.
same-deals-see = Titta på det

## Samma givar

same-title = Samma givar
same-about = { $name } har spelat ett parti { $rules } med { $players } spelare. Du får samma kort, giv för giv, så länge partiet varar.
same-about-nobody = Det var ett parti { $rules } med { $players } spelare. Du får samma kort, giv för giv, så länge partiet varar.
same-about-you = Du har spelat det här partiet { $rules } med { $players } spelare. Du får samma kort, giv för giv, så länge partiet varar.
same-fine = Den första givaren och korten i varje giv är desamma. Vad som spelas är upp till dig, och den som tittar på partiet känner givarna. Det räknas inte i någon statistik.
same-name = Ditt namn
same-seat = Din plats
same-seat-of = { $number }: där { $name } satt
same-go = Spela
same-before = Titta på själva partiet
compare = Så gick det för andra
compare-nobody = Ingen annan har spelat de här givarna än.
compare-what = Vad var och en betalade för sista stick; mindre är bättre.
col-who = Vem
col-seat = Plats
col-result = Utfall
col-points = Betalade poäng
col-tricks = Sista stick
first-match = det första
won = vann
won-part = delade segern
lost = förlorade
neither = vann inte
points = { $points ->
    [one] en poäng
   *[other] { $points } poäng
}

## Vad man har spelat

records = Spelade partier
records-title = Vad du har spelat
my-matches = Dina partier
more-matches = Tidigare partier
mark-again = samma givar
none = Inget än
none-what = Varje parti du spelar till slut sparas här: vad det kostade, och alla kort, öppet.
none-play = Spela ett parti
no-more = Det var alla.
statistics = I korthet
statistics-what = Partier vars givar kunde vara kända räknas inte.
fact-matches = { $matches ->
    [one] parti
   *[other] partier
}
fact-won = vunna
fact-cost = poäng för ett sista stick i snitt
fact-deals = { $deals ->
    [one] giv
   *[other] givar
}
plot-won = Vunna partier
plot-won-what = Strecket är vad som skulle vara jämnt bland så många spelare.
plot-cost = Vad ett sista stick kostade dig
plot-cost-what = Poäng i snitt för varje sista stick du tog.
plot-last = Sista stick du tog
plot-last-what = Av alla givar. Strecket är vad som skulle vara jämnt bland så många spelare.
way-players = { $variant }, { $players ->
    [one] en spelare
   *[other] { $players } spelare
}
percent = { $number } %
even = jämnt vore { $number } %
of-matches = { $matches ->
    [one] ett parti
   *[other] { $matches } partier
}
col-way = Spel
col-value = Du
col-even = Jämnt

## Ett protokoll från en fil

open-file = Öppna ett protokoll
open-file-what = Vilken .agurk-fil som helst: en av de här, en väns, en skriven för hand. Den visas här och sparas inte.
open-file-choose = Välj en fil
open-file-drop = eller släpp den här
open-file-large = Det är för stort för ett protokoll.
opened = Ett protokoll från en fil; inget av det sparas här.

## En annan enhet

device = På en annan enhet
device-what = Dina partier hör till den här webbläsaren. Med den här länken blir en annan också din. Den som har den är du: visa den inte för någon.
device-make = Gör en länk
device-made = Öppna den här på den andra enheten:
device-join = Använda de här partierna här?
device-join-what = Med den här länken blir den här webbläsaren samma spelare som den andra. Det som spelades här förut stannar hos den spelare som webbläsaren var, och som ingen kan bli igen.
device-join-go = Använd dem här
device-no = Låt bli
device-bad = Den här länken gäller inte längre. Gör en ny.
