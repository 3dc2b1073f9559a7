### Hvad regnskabet siger om et spil med rigtige kort.
###
### $name er en spiller eller "plads 2", $who en spiller eller flere; $points, $score, $before,
### $returns, $left, $units og $limit er tal.

## Hvad en omgang koster

seat = Plads { $seat }
paid = { $name } betaler { $points }: { $before } og { $points } er { $score }.
paid-first = { $name } betaler { $points }.
paid-nothing = { $name } tager det sidste stik, som ikke koster noget.
deducted = { $name } trækker { $points } fra og har { $score } tilbage.
reset = Præcis { $score }: { $name } er tilbage på 0.
life-lost = { $how ->
    [reached] { $limit } er nået
   *[passed] { $score } er mere end { $limit }
}: en agurk til { $name }, som fortsætter med { $returns }, { $why ->
    [highest-of-others] det højeste pointtal blandt de andre
    [highest-card] det, som det højeste beholdte kort koster
   *[zero] som ved begyndelsen
}, og har { $left ->
    [one] ét
   *[other] { $left }
} liv tilbage.
went-out = { $how ->
    [reached] { $limit } er nået
    [passed] { $score } er mere end { $limit }
   *[card] Det kort taber straks
}: en agurk til { $name }, som er ude.
void-replay = Ingen ville være tilbage, så omgangen gælder ikke.
void-rampo = Ingen ville være tilbage. Rampo: ingen betaler, puljen bliver stående, og alle, der begyndte, er med igen fra 0.
stake-paid = { $name } betaler { $units ->
    [one] én enhed
   *[other] { $units } enheder
} til puljen.
may-buy-in = { $name } kan købe sig ind på { $score }, { $units ->
    [0] gratis.
    [one] for én enhed.
   *[other] for { $units } enheder.
}
bought = { $name } køber sig ind på { $score }.
declined = { $name } køber sig ikke ind og er ude.
won-units = { $name } får { $units ->
    [one] én enhed
   *[other] { $units } enheder
}.
lost-units = { $name } betaler { $units ->
    [one] én enhed
   *[other] { $units } enheder
} til slut.

## Slut på et spil

over-last-in = { $who } er den sidste, der er med, og vinder.
over-all-out = Ingen er tilbage. { $who } { $count ->
    [one] havde færrest point og vinder
   *[other] deler sejren
}.
over-lowest = Spillet er slut: { $who } har færrest point og { $count ->
    [one] vinder
   *[other] deler sejren
}.
over-one-deal = Spillet er slut: { $who } vinder.
over-card = { $card } i det sidste stik taber straks spillet, så det er slut: { $who } vinder.
over-lost = { $who } har tabt.

goes-on = Spillet fortsætter med { $players } spillere.

## Nogen kommer, nogen går

begun = { $who } spiller { $variant }.
sat-down = { $name } sætter sig med { $score } point{ $lives ->
    [0] {""}
    [one] {" "}og ét liv
   *[other] {" "}og { $lives } liv
}{ $first ->
    [yes] .
   *[no] : det værste blandt dem, der er med, så ingen vinder på at komme sent.
}
sat-down-again = { $name } er tilbage med { $score } point{ $lives ->
    [0] .
    [one] {" "}og ét liv.
   *[other] {" "}og { $lives } liv.
}
got-up = { $name } går med { $score } point.
dealer-named = { $name } giver næste gang.

## Hvad der nu kommer

next-deal = Omgang { $number }: { $name } giver { $cards ->
    [one] ét kort
   *[other] { $cards } kort
} til hver.
next-deal-choice = Omgang { $number }: { $name } giver og siger, hvor mange kort hver får, { $least } til { $most }.
next-buy-in = { $name } kan købe sig ind på { $score } { $units ->
    [0] gratis.
    [one] for én enhed.
   *[other] for { $units } enheder.
} { $in ->
    [yes] Uden svar bliver { $name } på { $own }.
   *[no] Uden svar er { $name } ude med { $own }.
}

## Arket

rule = { $limit ->
    [0] Den, der betaler, har tabt.
   *[other] En agurk ved { $compare ->
        [gt] mere end { $limit }
       *[ge] { $limit } eller mere
    }{ $lives ->
        [one] .
       *[other] , { $lives } liv til hver.
    }
}
house = Husregler: { $rules }
deal = Nr.
card = Kort
score = Point
lives = Liv
money = Penge
total = I alt
out = ude
gone = gået
pot = I puljen: { $units }
won = vandt
lost = tabte
mark-cucumber = en agurk: et liv er tabt
mark-dealer = gav
mark-void = gælder ikke
mark-bought = købte sig ind
mark-joined = satte sig
mark-left = gik
mark-reset = ramt præcis: tilbage til 0
going-on = Ikke afgjort endnu.
no-deals = Der er ikke betalt noget endnu.
match-number = Spil { $number }
page = Side { $number } af { $pages }

## Samtale med den, der fører regnskab

ask-players = Hvem spiller? Navnene med uret rundt om bordet, med komma imellem, den første giver først:
kept-in = Alt gemmes med det samme i { $file }
help-hint = Skriv, hvem der tog det sidste stik, og med hvilket kort: { $example }. ? viser resten.
going-on-with = Arket fortsætter, hvor det stoppede.
torn = Filens sidste linje var kun halvt skrevet, da programmet stoppede, og er sløjfet.
undone = Taget tilbage: { $what }.
redone = Gjort igen: { $what }.
tried = Sådan ville det gå; der er ikke skrevet noget.
lot = Lodtrækningen gør { $name } til giver.
saved = Gemt: { $file }
left = Arket er gemt i { $file }. Fortsæt med: { $command }
ended = Input sluttede. Arket er gemt i { $file }; fortsæt med: { $command }
stopped = Stoppet. Arket er gemt i { $file }; fortsæt med: { $command }
ask-again = `rematch` begynder et nyt spil, `save NAME.svg` gemmer dette.
who-is-asked = `buy { $name }` (køb) eller `no { $name }` (nej).
dispute-trick = Hvilke kort lå i stikket før (Enter for ingen)?
dispute-played = Hvilket kort blev spillet?
dispute-hand = Hvilke kort har spilleren stadig (Enter for ingen)?
old-kept = Arket fra før er gemt i { $file }

what-took = { $who } tog det sidste stik med { $card }
what-points = { $who } tog det sidste stik for { $points }
what-lost = { $who } tog det sidste stik
what-bought = { $who } købte sig ind
what-declined = { $who } købte sig ikke ind
what-joined = { $who } satte sig
what-left = { $who } gik
what-dealing = { $who } skal give
what-rematch = et nyt spil

## Hjælp

help-result = { $example }
    .does = hvem der tog det sidste stik, og kortet eller dets værdi
help-shared = { $example }
    .does = flere med samme værdi, i den rækkefølge, de spillede
help-points = { $example }
    .does = pointene i stedet for kortet
help-kontra = { $example }
    .does = nogen meldte kontra
help-one = { $example }
    .does = der var en 1'er i det sidste stik
help-doubled = { $example }
    .does = betaler dobbelt for at have byttet; redoubled for to gange
help-lowest = { $example }
    .does = også, hvem der lagde det laveste sidste kort
help-buy = buy { $name }, no { $name }
    .does = køb ind, eller ikke
help-try = try { $example }
    .does = hvad der ville ske, uden at skrive noget
help-undo = undo, redo
    .does = tag det skrevne tilbage, og gør det igen
help-join = join NAVN, join NAVN after { $name }
    .does = nogen sætter sig
help-leave = leave { $name }
    .does = nogen rejser sig
help-dealer = dealer { $name }, lot
    .does = hvem der giver næste gang: en bestemt, eller efter lod
help-scores = scores
    .does = hvordan alle står
help-sheet = sheet
    .does = hele regnskabsarket
help-save = save NAVN.txt, .svg eller .agurk
    .does = arket som tekst, til printeren eller som optegnelse
help-dispute = dispute 9c / 6d / Kh 2s
    .does = stik, spillet kort, resten af hånden: var det tilladt?
help-rules = rules
    .does = reglerne for { $variant }
help-rematch = rematch
    .does = spil igen, når et spil er slut
help-quit = quit
    .does = stop; `agurk keep` fortsætter
