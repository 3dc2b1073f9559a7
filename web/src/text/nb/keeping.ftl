### Å føre regnskap ved et bord med ekte kort.
###
### $name er en spiller, $names flere i ett åndedrag, ingen av dem bøyd. $points, $score, $before,
### $returns og $units er tall. Det som skjedde, sier scorekeeper.ftl.

## Arkene på denne enheten

score-title = Før regnskap
new-sheet = Nytt ark
new-sheet-what = Hvem som spiller, etter hvilke regler
sheets = Ark på denne enheten
no-sheets = Her er det ikke lagret noe ennå.
kept-most = De { $most } siste arkene lagres på denne enheten og ingen andre steder.
kept-nowhere = Denne nettleseren lagrer ingenting: arket er borte når siden lukkes.
sheet-going = { $players } · omgang { $deal }
sheet-over = { $players } · vunnet av { $names }
sheet-unread = { $name } kan ikke leses her.
save-unread = Lagre som fil
too-many-sheets = Her ligger { $most } ark som ikke er ferdige, og det er ikke plass til flere. Slett et først.
remove-sheet = Slett { $name }
remove-really = Slette dette arket?
remove-yes = Slett
keep-it = Behold
no-such-sheet = Det arket er ikke på denne enheten.

## Et nytt ark

sheet-name = Navnet på bordet
usual-name = Kjøkkenbordet
who-plays = Hvem spiller? Med klokken rundt bordet, den første giveren øverst.
player-number = Spiller { $number }
remove-player = Utelat spiller { $number }
add-player = En spiller til
draw-lot = Trekk lodd om den første giveren
variant = Variant
family-national = Etter land
house-rules = Husregler
threshold = En agurk ved så mange poeng
threshold-more = En agurk over så mange poeng
lives = Liv
fewer = En færre
more = En til
buy-in = Kjøpe seg inn
buy-in-what = Den som er ute, kan komme tilbake én gang med den høyeste poengsummen blant de andre.
begin = Begynn
clash-reset-beyond = { $reset } poeng blir 0 igjen, så agurken må komme senere.
clash-reset-costs = { $reset } poeng blir 0 igjen, så det kan ikke også koste en agurk.
clash-too-few-left = Kort som er betalt for, ligger ute, og før denne poengsummen ville det være for få igjen å gi.

## Å føre opp en omgang

bar-title = { $name } · omgang { $deal }
undo = Angre
redo = Gjør om igjen
more-menu = Ark og mer
match-over = Spillet er slutt
who-took = Hvem tok det siste stikket?
who-took-several = Hvem hadde det høyeste kortet?
in-order = I den rekkefølgen de spilte
shared = Flere hadde det
which-card = Med hvilket kort?
which-points = Hvor mange poeng?
note-points = Poeng i stedet
note-card = Kort i stedet
deals = { $name } gir { $cards ->
    [one] ett kort til hver
   *[other] { $cards } kort til hver
}
deals-choice = { $name } gir { $least } til { $most } kort til hver
pot = Pott: { $units }
out = ute
gone = gått
# Leses høyt: $lost av alle $all liv er tapt.
cucumbers = { $lost ->
    [0] ingen agurk
    [one] én agurk
   *[other] { $lost } agurker
} av { $all }
plus = +{ $points }
kontra = Hvem meldte kontra?
nobody = Ingen
one-played = En 1-er lå i stikket
exchanged = Så mange ganger byttet { $name }
exchanged-once = ingen, eller gratis
exchanged-twice = én gang: dobbelt
exchanged-four = to ganger: firedobbelt
lowest = Hvem la det laveste kortet? Den første av like lave.
choose-who = Velg en spiller

## Det knappen sier før den trykkes

choose-taker = Velg hvem som tok det
choose-card = Velg kortet
choose-points = Skriv poengene
choose-lowest = Velg hvem som la det laveste
pays = { $name } betaler { $points }
pays-life = { $name } betaler { $points }: en agurk
pays-out = { $name } betaler { $points } og er ute
pays-reset = { $name } betaler { $points }: tilbake til 0
pay-each = { $names } betaler { $points } hver
pay-unlike = { $names } betaler
pays-nothing = { $name } tar det gratis
loses = { $names } taper
counts-not = Omgangen gjelder ikke
sum = { $before } og { $points } er { $score }.
sum-first = Det er { $score }.
sum-of = { $name }: { $score }.
back-in = Med igjen på { $returns }.
back-in-of = { $name } er med igjen på { $returns }.
is-out = { $name } er ute.
takes-off = { $name } trekker fra { $points }: { $score }.

## Å kjøpe seg inn, og slutten

buy-in-at = Kjøp inn på { $score }
stay-out = Bli ute
stay-in = Behold { $score }
rematch = Revansje
to-sheets = Alle ark

## Arket

the-sheet = Arket
print = Skriv ut
share = Del
copied = Kopiert
save-record = Lagre som .agurk
deal-column = Nr.
card-column = Kort
total-row = Nå
does-not-count = gjelder ikke
bought-in = kjøpte seg inn
sat-down = satte seg
got-up = gikk
no-deals = Det er ikke betalt noe ennå.
dealt-by = gitt av { $name }
share-line = { $name }: { $score }
share-line-lives = { $name }: { $score }, { $lost ->
    [0] ingen agurk
    [one] én agurk
   *[other] { $lost } agurker
}
share-line-out = { $name }: ute

## En strid

dispute = Et omstridt kort
dispute-what = Var det lovlig? Velg en linje og så kortene på den.
dispute-trick = I stikket før det
dispute-played = Kortet det gjelder
dispute-left = Fortsatt på hånden
dispute-none = ingen
next-player = Neste spiller
take-back = Ta tilbake det siste kortet
was-legal = Lovlig. { $reason }
was-not-legal = Ikke lovlig. { $reason }
should-have = Det skulle vært { $plays }.
witnesses = Resten av hånden viser det: { $cards }.
dispute-ask = Kort

## Rundt bordet

round-table = Rundt bordet
next-dealer = Hvem gir neste gang?
sit-down = Noen setter seg
sit-down-name = Navn
sit-after = Til venstre for
sit-end = Til slutt
sit = Sett deg
get-up = Noen går
get-up-name = { $name } går

## Det som ikke går

wrong-players = Disse reglene er for { $least } til { $most } spillere, ikke { $players }.
wrong-no-name = Hver spiller må ha et navn.
wrong-long-name = Et navn har høyst { $most } bokstaver.
wrong-odd-name = { $name } kan ikke skrives på et ark: bruk bokstaver, sifre og mellomrom.
wrong-same-name = To spillere heter { $name }. Legg til en bokstav så de kan skilles fra hverandre.
wrong-too-few-cards = Kortstokken rekker ikke til { $cards } kort til hver av { $players } spillere.
wrong-too-few-equal = Så mange kan ikke ha lagt den samme verdien.
wrong-all-kept = Alle kort med denne verdien ligger allerede ute.
wrong-no-room = Flere enn { $most } kan ikke spille etter disse reglene.
wrong-too-often = { $card } er med flere ganger enn kortstokken har det.
wrong-no-lowest = Si også hvem som la det laveste kortet: det avgjør hvem som fortsetter.
wrong-odd-points = Poeng er et helt tall fra 0.
wrong-no-record = Spillere kom og gikk, slik at det ikke kan skrives som en opptegnelse.
wrong-other = Det kan ikke føres opp nå.
