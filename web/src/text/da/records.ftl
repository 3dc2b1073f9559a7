### Sidens sætninger: et spil, der er slut, med åbne kort, og hvad man har spillet.
###
### $name er et navn, som nogen skrev det, aldrig bøjet. $you er "yes", hvor sætningen taler til
### læseren, som $name så ikke behøver at nævne. Ingens køn kendes: intet må gætte på det.

## Et spil i ét blik

match = Spil
about = { $rules } · { $players ->
    [one] én spiller
   *[other] { $players } spillere
} · { $deals ->
    [one] én omgang
   *[other] { $deals } omgange
}
loading = Spillet lægges frem …
house = Husregler: { $rules }
again-of = Disse omgange var spillet før, i et andet spil. De tæller ikke i nogen statistik.
to-other = Se det spil
not-over = Dette spil er ikke slut.
refused-not-found = Der er intet spil på denne adresse, eller det er ikke slut endnu.
no-deals = Dette spil sluttede, før et kort blev givet.
to-deals = Gå gennem omgangene
to-review = Hvad kortene var værd
deals = Omgangene
deal-number = Omgang { $deal }
col-deal = Nr.
col-dealer = Giver
col-last = Sidste stik
# $cards tegnes bagefter.
took-with = { $you ->
    [yes] Du, med
   *[no] { $name }, med
}
not-played = kastet ind
plus = +{ $points }
minus = −{ $points }
score-cell = { $points ->
    [0] { $score }
   *[other] { $score }, betalte { $points }
}
life-cell = en agurk
out-cell = ude

## Én omgang, trin for trin

deal-of = Omgang { $deal } af { $deals }
deal-choice = Omgang
deal-paid = { $deal }: { $you ->
    [yes] du betaler { $points }
   *[no] { $name } betaler { $points }
}
deal-plain = { $deal }: ingen betaler
to-match-short = Spil
previous-deal = Omgangen før
next-deal = Næste omgang
open-sheet = Omgangen med åbne kort
trick = Stik
hand-of = Kortene, { $name } fik
hand-of-you = Kortene, du fik
card-gone = { $card }, lagt
steps = Trin for trin
controls = Gå gennem omgangen
first-step = Til første trin
last-step = Til sidste trin
previous-step = Et trin tilbage
next-step = Et trin frem
play = Afspil
pause = Hold pause
step-of = Trin { $step } af { $steps }
keys = Piletaster går et trin, mellemrum afspiller, Page Up og Page Down skifter omgang.

## Om det gik ærligt til. $by er navnet på en funktion og oversættes ikke

fair = Gik det ærligt til?
fair-checking = Omgangene laves igen …
fair-deal = Denne omgang var ærlig.
fair-deal-more = Dens startord passer med løftet, der blev givet før det første kort.
fair-match = Alle omgange var ærlige.
fair-match-more = Lodtrækningen og { $deals ->
    [one] omgangen
   *[other] alle { $deals } omgange
} følger af hemmeligheden, der blev lovet før det første kort.
known-deal = Denne omgang er, som den skal være.
known-match = Alle omgange er, som de skal være.
known-more = Kortene kunne kendes forud: de samme omgange var spillet i et andet spil.
known-seed = Kortene kunne kendes forud: nogen valgte hemmelighedens startord.
wrong-deal = Denne omgang er ikke den lovede.
wrong-match = Noget er ikke, som det blev lovet.
wrong-promise = Hemmeligheden er ikke den, der blev lovet.
wrong-seed = Startordet, som nogen valgte, giver ikke hemmeligheden.
wrong-lot = Lodtrækningen skulle have gjort { $name } til første giver.
wrong-deals = { $number ->
    [one] Omgang { $deals } er ikke den, hemmeligheden giver.
   *[other] Omgangene { $deals } er ikke dem, hemmeligheden giver.
}
wrong-elsewhere = Denne omgang er rigtig, men noget andet i spillet er ikke.
open-match = Omgangene kan ikke prøves.
open-match-more = Denne optegnelse har intet løfte, eller ikke den hemmelighed, der hører til.
how = Hvordan man ved det
made-here = Lavet igen på denne enhed ud fra det, der står her; serveren blev ikke spurgt.
step-promise = Løftet
step-promise-more = Offentliggjort før første omgang: SHA-256 af en hemmelighed. Det binder og røber intet.
step-secret = Hemmeligheden
step-secret-more = Offentliggjort efter spillet. Dens SHA-256 er { $good ->
    [yes] løftet.
   *[no] noget andet:
}
step-seed = Startordet, der blev valgt
step-seed-more = { $good ->
    [yes] Hemmeligheden følger af det.
   *[no] En anden hemmelighed følger af det.
}
step-nonces = Tilfældige ord
step-nonces-more = Det, spillerne føjede til, i pladsernes orden, så ingen alene valgte omgangene.
step-none = intet
step-name = Spillets navn
step-name-more = Det indgår i hvert startord, så ingen to spil har de samme omgange.
step-lot = Lodtrækningen
step-lot-more = { $good ->
    [yes] Dens startord gør { $name } til første giver, og sådan var det.
   *[no] Dens startord gør { $name } til første giver, men { $found } gav først.
}
step-deals = Omgangenes startord
step-deals-more = Hvert er HMAC-SHA-256, med hemmeligheden som nøgle, af navnet, omgangens nummer og de tilfældige ord. Det blander kortene, og de gives ét ad gangen fra giverens venstre.
deal-good = Omgang { $deal }: kortene er de rigtige
deal-wrong = Omgang { $deal }: kortene er ikke de rigtige
deal-due = { $name } skulle have haft { $due }, men havde { $found }.
deal-stock = Resten af kortene er ikke, som den skulle være.
good = rigtigt
bad = forkert
copy = Kopiér
copy-what = Kopiér: { $what }
copied = Kopieret
insecure = Denne browser prøver kun omgange på sikre sider (https), og det er denne ikke. Serveren kan prøve dem; det beviser mindre.
ask-server = Lad serveren prøve
verdict-fair = Serveren finder alle omgange, som de blev lovet.
verdict-named = Serveren finder alle omgange, som de skal være; kortene kunne kendes forud.
verdict-replayed = Serveren finder, at alt blev spillet efter reglerne. Omgangene kan ikke prøves.
verdict-wrong = Serveren finder noget forkert:

## Hvad man kan gøre med det

keep-it = Gem det, vis det
download = Hent optegnelsen
download-what = En tekstfil, der kan læses, prøves og åbnes her igen.
download-short = Optegnelse
download-lines = Som JSON Lines
share = Del link
copy-link = Kopiér link
link-copied = Linket er kopieret.
link-not-copied = Kopiér det herfra:
play-again = Spil denne omgang igen
play-again-what = Hvad nu hvis? Det begynder, som denne omgang stod: samme kort, point og giver. Botter spiller de andre, og spillet går videre derfra. Det tæller ikke i nogen statistik.
play-again-go = Spil omgangen
play-again-opening = Kortene lægges frem …
same-deals = Samme omgange til venner
same-deals-what = Den, der åbner dette link, spiller de samme omgange fra den samme plads mod botter. Nedenunder kan alle sammenligne.
same-deals-see = Se på det

## De samme omgange

same-title = De samme omgange
same-about = { $name } har spillet et spil { $rules } med { $players } spillere. Du får de samme kort, omgang for omgang, så længe spillet varer.
same-about-nobody = Det var et spil { $rules } med { $players } spillere. Du får de samme kort, omgang for omgang, så længe spillet varer.
same-about-you = Du har spillet dette spil { $rules } med { $players } spillere. Du får de samme kort, omgang for omgang, så længe spillet varer.
same-fine = Den første giver og kortene i hver omgang er de samme. Hvad der spilles, er op til dig, og den, der ser på spillet, kender omgangene. Det tæller ikke i nogen statistik.
same-name = Dit navn
same-seat = Din plads
same-seat-of = { $number }: hvor { $name } sad
same-go = Spil
same-before = Se på selve spillet
compare = Sådan gik det andre
compare-nobody = Ingen andre har spillet disse omgange endnu.
compare-what = Hvad hver betalte for sidste stik; mindre er bedre.
col-who = Hvem
col-seat = Plads
col-result = Udfald
col-points = Betalte point
col-tricks = Sidste stik
first-match = det første
won = vandt
won-part = delte sejren
lost = tabte
neither = vandt ikke
points = { $points ->
    [one] ét point
   *[other] { $points } point
}

## Hvad man har spillet

records = Spillede spil
records-title = Det, du har spillet
my-matches = Dine spil
more-matches = Tidligere spil
mark-again = samme omgange
none = Intet endnu
none-what = Hvert spil, du spiller til ende, gemmes her: hvad det kostede, og alle kort, åbent.
none-play = Spil et spil
no-more = Det var alle.
statistics = Kort sagt
statistics-what = Spil, hvis omgange kunne kendes, tæller ikke.
fact-matches = { $matches ->
    [one] spil i alt
   *[other] spil i alt
}
fact-won = vundet
fact-cost = point for et sidste stik i gennemsnit
fact-deals = { $deals ->
    [one] omgang
   *[other] omgange
}
plot-won = Vundne spil
plot-won-what = Stregen er det, der ville være jævnt blandt så mange spillere.
plot-cost = Hvad et sidste stik kostede dig
plot-cost-what = Point i gennemsnit for hvert sidste stik, du tog.
plot-last = Sidste stik, du tog
plot-last-what = Af alle omgange. Stregen er det, der ville være jævnt blandt så mange spillere.
way-players = { $variant }, { $players ->
    [one] én spiller
   *[other] { $players } spillere
}
percent = { $number } %
even = jævnt ville være { $number } %
of-matches = { $matches ->
    [one] ét spil
   *[other] { $matches } spil
}
col-way = Spil
col-value = Dig
col-even = Jævnt

## En optegnelse fra en fil

open-file = Åbn en optegnelse
open-file-what = Enhver .agurk-fil: en af disse, en vens, en skrevet i hånden. Den vises her og gemmes ikke.
open-file-choose = Vælg en fil
open-file-drop = eller slip den her
open-file-large = Det er for stort til en optegnelse.
opened = En optegnelse fra en fil; intet af den gemmes her.

## En anden enhed

device = På en anden enhed
device-what = Dine spil hører til denne browser. Med dette link bliver en anden også din. Den, der har det, er dig: vis det ikke til nogen.
device-make = Lav et link
device-made = Åbn dette på den anden enhed:
device-join = Bruge disse spil her?
device-join-what = Med dette link bliver denne browser den samme spiller som den anden. Det, der blev spillet her før, bliver hos den spiller, browseren var, og som ingen kan blive igen.
device-join-go = Brug dem her
device-no = Lad være
device-bad = Dette link gælder ikke mere. Lav et nyt.
