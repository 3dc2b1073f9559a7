### Sidens setninger: et spill som er slutt, med åpne kort, og det man har spilt.
###
### $name er et navn slik noen skrev det, aldri bøyd. $you er "yes" der setningen taler til leseren,
### som $name da ikke trenger å nevne. Ingens kjønn er kjent: ingenting skal gjette på det.

## Et spill på et øyeblikk

match = Spill
about = { $rules } · { $players ->
    [one] én spiller
   *[other] { $players } spillere
} · { $deals ->
    [one] én omgang
   *[other] { $deals } omganger
}
loading = Spillet legges fram …
house = Husregler: { $rules }
again-of = Disse omgangene var spilt før, i et annet spill. De teller ikke i noen statistikk.
to-other = Se det spillet
not-over = Dette spillet er ikke slutt.
refused-not-found = Det er ikke noe spill på denne adressen, eller det er ikke slutt ennå.
no-deals = Dette spillet var slutt før et kort ble gitt.
to-deals = Gå gjennom omgangene
to-review = Hva kortene var verdt
deals = Omgangene
deal-number = Omgang { $deal }
col-deal = Nr.
col-dealer = Giver
col-last = Siste stikk
# $cards tegnes etterpå.
took-with = { $you ->
    [yes] Du, med
   *[no] { $name }, med
}
not-played = kastet inn
plus = +{ $points }
minus = −{ $points }
score-cell = { $points ->
    [0] { $score }
   *[other] { $score }, betalte { $points }
}
life-cell = en agurk
out-cell = ute

## Én omgang, trinn for trinn

deal-of = Omgang { $deal } av { $deals }
deal-choice = Omgang
deal-paid = { $deal }: { $you ->
    [yes] du betaler { $points }
   *[no] { $name } betaler { $points }
}
deal-plain = { $deal }: ingen betaler
to-match-short = Spill
previous-deal = Omgangen før
next-deal = Neste omgang
open-sheet = Omgangen med åpne kort
trick = Stikk
hand-of = Kortene { $name } fikk
hand-of-you = Kortene du fikk
card-gone = { $card }, lagt
steps = Trinn for trinn
controls = Gå gjennom omgangen
first-step = Til første trinn
last-step = Til siste trinn
previous-step = Ett trinn tilbake
next-step = Ett trinn fram
play = Spill av
pause = Stans
step-of = Trinn { $step } av { $steps }
keys = Piltaster går ett trinn, mellomrom spiller av, Page Up og Page Down bytter omgang.

## Om det gikk ærlig for seg. $by er navnet på en funksjon og oversettes ikke

fair = Gikk det ærlig for seg?
fair-checking = Omgangene lages på nytt …
fair-deal = Denne omgangen var ærlig.
fair-deal-more = Startordet stemmer med løftet som ble gitt før det første kortet.
fair-match = Alle omgangene var ærlige.
fair-match-more = Loddtrekningen og { $deals ->
    [one] omgangen
   *[other] alle { $deals } omgangene
} følger av hemmeligheten som ble lovet før det første kortet.
known-deal = Denne omgangen er som den skal være.
known-match = Alle omgangene er som de skal være.
known-more = Kortene kunne være kjent på forhånd: de samme omgangene var spilt i et annet spill.
known-seed = Kortene kunne være kjent på forhånd: noen valgte startordet for hemmeligheten.
wrong-deal = Denne omgangen er ikke den som ble lovet.
wrong-match = Noe er ikke slik det ble lovet.
wrong-promise = Hemmeligheten er ikke den som ble lovet.
wrong-seed = Startordet som noen valgte, gir ikke hemmeligheten.
wrong-lot = Loddtrekningen skulle ha gjort { $name } til første giver.
wrong-deals = { $number ->
    [one] Omgang { $deals } er ikke den hemmeligheten gir.
   *[other] Omgangene { $deals } er ikke de hemmeligheten gir.
}
wrong-elsewhere = Denne omgangen er riktig, men noe annet i spillet er det ikke.
open-match = Omgangene kan ikke prøves.
open-match-more = Denne opptegnelsen har ikke noe løfte, eller ikke hemmeligheten som hører til.
how = Hvordan man vet det
made-here = Laget på nytt på denne enheten ut fra det som står her; serveren ble ikke spurt.
step-promise = Løftet
step-promise-more = Offentliggjort før første omgang: SHA-256 av en hemmelighet. Det binder og røper ingenting.
step-secret = Hemmeligheten
step-secret-more = Offentliggjort etter spillet. SHA-256 av den er { $good ->
    [yes] løftet.
   *[no] noe annet:
}
step-seed = Startordet som ble valgt
step-seed-more = { $good ->
    [yes] Hemmeligheten følger av det.
   *[no] En annen hemmelighet følger av det.
}
step-nonces = Tilfeldige ord
step-nonces-more = Det spillerne la til, etter plassenes rekkefølge, så ingen alene valgte omgangene.
step-none = ingenting
step-name = Navnet på spillet
step-name-more = Det inngår i hvert startord, så ingen to spill har de samme omgangene.
step-lot = Loddtrekningen
step-lot-more = { $good ->
    [yes] Startordet gjør { $name } til første giver, og slik var det.
   *[no] Startordet gjør { $name } til første giver, men { $found } ga først.
}
step-deals = Startordene for omgangene
step-deals-more = Hvert er HMAC-SHA-256, med hemmeligheten som nøkkel, av navnet, nummeret på omgangen og de tilfeldige ordene. Det stokker kortene, og de gis ett og ett fra giverens venstre.
deal-good = Omgang { $deal }: kortene er de riktige
deal-wrong = Omgang { $deal }: kortene er ikke de riktige
deal-due = { $name } skulle hatt { $due }, men hadde { $found }.
deal-stock = Resten av kortstokken er ikke som den skal være.
good = riktig
bad = feil
copy = Kopier
copy-what = Kopier: { $what }
copied = Kopiert
insecure = Denne nettleseren prøver bare omganger på sikre sider (https), og det er ikke denne. Serveren kan prøve dem; det beviser mindre.
ask-server = La serveren prøve
verdict-fair = Serveren finner alle omgangene slik de ble lovet.
verdict-named = Serveren finner alle omgangene slik de skal være; kortene kunne være kjent på forhånd.
verdict-replayed = Serveren finner at alt ble spilt etter reglene. Omgangene kan ikke prøves.
verdict-wrong = Serveren finner noe galt:

## Hva man kan gjøre med det

keep-it = Ta vare på det, vis det
download = Last ned opptegnelsen
download-what = En tekstfil som kan leses, prøves og åpnes her igjen.
download-short = Opptegnelse
download-lines = Som JSON Lines
share = Del lenke
copy-link = Kopier lenke
link-copied = Lenken er kopiert.
link-not-copied = Kopier den herfra:
play-again = Spill denne omgangen igjen
play-again-what = Hva om? Det begynner slik denne omgangen sto: samme kort, poeng og giver. Boter spiller de andre, og spillet går videre derfra. Det teller ikke i noen statistikk.
play-again-go = Spill omgangen
play-again-opening = Kortene legges fram …
same-deals = Samme omganger til venner
same-deals-what = Den som åpner denne lenken, spiller de samme omgangene fra samme plass mot boter. Under den kan alle sammenligne.
same-deals-see = Se på det

## De samme omgangene

same-title = De samme omgangene
same-about = { $name } har spilt et spill { $rules } med { $players } spillere. Du får de samme kortene, omgang for omgang, så lenge spillet varer.
same-about-nobody = Det var et spill { $rules } med { $players } spillere. Du får de samme kortene, omgang for omgang, så lenge spillet varer.
same-about-you = Du har spilt dette spillet { $rules } med { $players } spillere. Du får de samme kortene, omgang for omgang, så lenge spillet varer.
same-fine = Den første giveren og kortene i hver omgang er de samme. Hva som spilles, er opp til deg, og den som ser på spillet, kjenner omgangene. Det teller ikke i noen statistikk.
same-name = Navnet ditt
same-seat = Plassen din
same-seat-of = { $number }: der { $name } satt
same-go = Spill
same-before = Se på selve spillet
compare = Slik gikk det andre
compare-nobody = Ingen andre har spilt disse omgangene ennå.
compare-what = Hva hver betalte for siste stikk; mindre er bedre.
col-who = Hvem
col-seat = Plass
col-result = Utfall
col-points = Betalte poeng
col-tricks = Siste stikk
first-match = det første
won = vant
won-part = delte seieren
lost = tapte
neither = vant ikke
points = { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}

## Hva man har spilt

records = Spilte spill
records-title = Det du har spilt
my-matches = Spillene dine
more-matches = Tidligere spill
mark-again = samme omganger
none = Ingenting ennå
none-what = Hvert spill du spiller til ende, tas vare på her: hva det kostet, og alle kort, åpent.
none-play = Spill et spill
no-more = Det var alle.
statistics = Kort sagt
statistics-what = Spill der omgangene kunne være kjent, teller ikke.
fact-matches = { $matches ->
    [one] spill i alt
   *[other] spill i alt
}
fact-won = vunnet
fact-cost = poeng for et siste stikk i snitt
fact-deals = { $deals ->
    [one] omgang
   *[other] omganger
}
plot-won = Vunne spill
plot-won-what = Streken er det som ville være jevnt blant så mange spillere.
plot-cost = Hva et siste stikk kostet deg
plot-cost-what = Poeng i snitt for hvert siste stikk du tok.
plot-last = Siste stikk du tok
plot-last-what = Av alle omganger. Streken er det som ville være jevnt blant så mange spillere.
way-players = { $variant }, { $players ->
    [one] én spiller
   *[other] { $players } spillere
}
percent = { $number } %
even = jevnt ville være { $number } %
of-matches = { $matches ->
    [one] ett spill
   *[other] { $matches } spill
}
col-way = Spill
col-value = Deg
col-even = Jevnt

## En opptegnelse fra en fil

open-file = Åpne en opptegnelse
open-file-what = En hvilken som helst .agurk-fil: en av disse, en fra en venn, en skrevet for hånd. Den vises her og lagres ikke.
open-file-choose = Velg en fil
open-file-drop = eller slipp den her
open-file-large = Det er for stort for en opptegnelse.
opened = En opptegnelse fra en fil; ingenting av den lagres her.

## En annen enhet

device = På en annen enhet
device-what = Spillene dine hører til denne nettleseren. Med denne lenken blir en annen også din. Den som har den, er deg: vis den ikke til noen.
device-make = Lag en lenke
device-made = Åpne denne på den andre enheten:
device-join = Bruke disse spillene her?
device-join-what = Med denne lenken blir denne nettleseren den samme spilleren som den andre. Det som ble spilt her før, blir hos den spilleren nettleseren var, og som ingen kan bli igjen.
device-join-go = Bruk dem her
device-no = La være
device-bad = Denne lenken gjelder ikke lenger. Lag en ny.
