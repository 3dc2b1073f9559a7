### At føre regnskab ved et bord med rigtige kort.
###
### $name er en spiller, $names flere i ét åndedrag, ingen af dem bøjet. $points, $score, $before,
### $returns og $units er tal. Hvad der skete, siger scorekeeper.ftl.

## Arkene på denne enhed

score-title = Før regnskab
new-sheet = Nyt ark
new-sheet-what = Hvem der spiller, efter hvilke regler
sheets = Ark på denne enhed
no-sheets = Her er ikke gemt noget endnu.
kept-most = De { $most } seneste ark gemmes på denne enhed og ingen andre steder.
kept-nowhere = Denne browser gemmer intet: arket er væk, når siden lukkes.
sheet-going = { $players } · omgang { $deal }
sheet-over = { $players } · vundet af { $names }
sheet-unread = { $name } kan ikke læses her.
save-unread = Gem som fil
too-many-sheets = Her ligger { $most } ark, der ikke er spillet færdige, og der er ikke plads til flere. Slet et først.
remove-sheet = Slet { $name }
remove-really = Slet dette ark?
remove-yes = Slet
keep-it = Behold
no-such-sheet = Det ark er ikke på denne enhed.

## Et nyt ark

sheet-name = Bordets navn
usual-name = Køkkenbordet
who-plays = Hvem spiller? Med uret rundt om bordet, den første giver øverst.
player-number = Spiller { $number }
remove-player = Udelad spiller { $number }
add-player = En spiller mere
draw-lot = Træk lod om den første giver
variant = Variant
family-national = Efter land
house-rules = Husregler
threshold = En agurk ved så mange point
threshold-more = En agurk over så mange point
lives = Liv
fewer = En færre
more = En mere
buy-in = Købe sig ind
buy-in-what = Den, der er ude, må komme tilbage én gang med det højeste pointtal blandt de andre.
begin = Begynd
clash-reset-beyond = { $reset } point bliver til 0 igen, så agurken må komme senere.
clash-reset-costs = { $reset } point bliver til 0 igen, så det kan ikke også koste en agurk.
clash-too-few-left = Kort, der er betalt for, ligger ude, og før dette pointtal ville der være for få tilbage at give.

## At skrive en omgang op

bar-title = { $name } · omgang { $deal }
undo = Fortryd
redo = Gentag
more-menu = Ark og mere
match-over = Spillet er slut
who-took = Hvem tog det sidste stik?
who-took-several = Hvem havde det højeste kort?
in-order = I den rækkefølge, de spillede
shared = Flere havde det
which-card = Med hvilket kort?
which-points = Hvor mange point?
note-points = Point i stedet
note-card = Kort i stedet
deals = { $name } giver { $cards ->
    [one] ét kort til hver
   *[other] { $cards } kort til hver
}
deals-choice = { $name } giver { $least } til { $most } kort til hver
pot = Pulje: { $units }
out = ude
gone = gået
# Læses højt: $lost af alle $all liv er tabt.
cucumbers = { $lost ->
    [0] ingen agurk
    [one] én agurk
   *[other] { $lost } agurker
} af { $all }
plus = +{ $points }
kontra = Hvem meldte kontra?
nobody = Ingen
one-played = En 1'er lå i stikket
exchanged = Så tit byttede { $name }
exchanged-once = ingen gang, eller gratis
exchanged-twice = én gang: dobbelt
exchanged-four = to gange: firedobbelt
lowest = Hvem lagde det laveste kort? Den første af lige lave.
choose-who = Vælg en spiller

## Det, knappen siger, før der trykkes

choose-taker = Vælg, hvem der tog det
choose-card = Vælg kortet
choose-points = Skriv pointene
choose-lowest = Vælg, hvem der lagde det laveste
pays = { $name } betaler { $points }
pays-life = { $name } betaler { $points }: en agurk
pays-out = { $name } betaler { $points } og er ude
pays-reset = { $name } betaler { $points }: tilbage til 0
pay-each = { $names } betaler { $points } hver
pay-unlike = { $names } betaler
pays-nothing = { $name } tager det gratis
loses = { $names } taber
counts-not = Omgangen gælder ikke
sum = { $before } og { $points } er { $score }.
sum-first = Det er { $score }.
sum-of = { $name }: { $score }.
back-in = Med igen på { $returns }.
back-in-of = { $name } er med igen på { $returns }.
is-out = { $name } er ude.
takes-off = { $name } trækker { $points } fra: { $score }.

## At købe sig ind, og slutningen

buy-in-at = Køb ind på { $score }
stay-out = Bliv ude
stay-in = Behold { $score }
rematch = Revanche
to-sheets = Alle ark

## Arket

the-sheet = Arket
print = Udskriv
share = Del
copied = Kopieret
save-record = Gem som .agurk
deal-column = Nr.
card-column = Kort
total-row = Nu
does-not-count = gælder ikke
bought-in = købte sig ind
sat-down = satte sig
got-up = gik
no-deals = Der er ikke betalt noget endnu.
dealt-by = givet af { $name }
share-line = { $name }: { $score }
share-line-lives = { $name }: { $score }, { $lost ->
    [0] ingen agurk
    [one] én agurk
   *[other] { $lost } agurker
}
share-line-out = { $name }: ude

## En strid

dispute = Et kort til debat
dispute-what = Var det tilladt? Vælg en linje og så dens kort.
dispute-trick = I stikket før det
dispute-played = Kortet, det gælder
dispute-left = Stadig på hånden
dispute-none = ingen
next-player = Næste spiller
take-back = Tag det sidste kort tilbage
was-legal = Tilladt. { $reason }
was-not-legal = Ikke tilladt. { $reason }
should-have = Det skulle have været { $plays }.
witnesses = Resten af hånden viser det: { $cards }.
dispute-ask = Kort

## Rundt om bordet

round-table = Rundt om bordet
next-dealer = Hvem giver næste gang?
sit-down = Nogen sætter sig
sit-down-name = Navn
sit-after = Til venstre for
sit-end = Til sidst
sit = Sæt dig
get-up = Nogen går
get-up-name = { $name } går

## Det, der ikke kan lade sig gøre

wrong-players = Disse regler er for { $least } til { $most } spillere, ikke { $players }.
wrong-no-name = Hver spiller skal have et navn.
wrong-long-name = Et navn har højst { $most } bogstaver.
wrong-odd-name = { $name } kan ikke skrives på et ark: brug bogstaver, cifre og mellemrum.
wrong-same-name = To spillere hedder { $name }. Føj et bogstav til, så de kan kendes fra hinanden.
wrong-too-few-cards = Kortspillet rækker ikke til { $cards } kort til hver af { $players } spillere.
wrong-too-few-equal = Så mange kan ikke have lagt den samme værdi.
wrong-all-kept = Alle kort med denne værdi ligger allerede ude.
wrong-no-room = Flere end { $most } kan ikke spille efter disse regler.
wrong-too-often = { $card } er med flere gange, end kortspillet har det.
wrong-no-lowest = Sig også, hvem der lagde det laveste kort: det afgør, hvem der fortsætter.
wrong-odd-points = Point er et helt tal fra 0.
wrong-no-record = Spillere kom og gik, så det ikke kan skrives som en optegnelse.
wrong-other = Det kan ikke skrives op nu.
