### Det regnskapet sier om et spill med virkelige kort.
###
### $name er en spiller eller "plass 2", $who en spiller eller flere; $points, $score, $before,
### $returns, $left, $units og $limit er tall.

## Hva en omgang koster

seat = Plass { $seat }
paid = { $name } betaler { $points }: { $before } og { $points } er { $score }.
paid-first = { $name } betaler { $points }.
paid-nothing = { $name } tar det siste stikket, som ikke koster noe.
deducted = { $name } trekker fra { $points } og har { $score } igjen.
reset = Akkurat { $score }: { $name } er tilbake på 0.
life-lost = { $how ->
    [reached] { $limit } er nådd
   *[passed] { $score } er mer enn { $limit }
}: en agurk til { $name }, som fortsetter med { $returns }, { $why ->
    [highest-of-others] den høyeste poengsummen blant de andre
    [highest-card] det som det høyeste av kortene foran en koster
   *[zero] som ved begynnelsen
}, og har { $left ->
    [one] ett
   *[other] { $left }
} liv igjen.
went-out = { $how ->
    [reached] { $limit } er nådd
    [passed] { $score } er mer enn { $limit }
   *[card] Det kortet taper med en gang
}: en agurk til { $name }, som er ute.
void-replay = Ingen ville vært igjen, så omgangen gjelder ikke.
void-rampo = Ingen ville vært igjen. Rampo: ingen betaler, potten blir stående, og alle som begynte, er med igjen fra 0.
stake-paid = { $name } betaler { $units ->
    [one] én enhet
   *[other] { $units } enheter
} til potten.
may-buy-in = { $name } kan kjøpe seg inn på { $score }, { $units ->
    [0] gratis.
    [one] for én enhet.
   *[other] for { $units } enheter.
}
bought = { $name } kjøper seg inn på { $score }.
declined = { $name } kjøper seg ikke inn og er ute.
won-units = { $name } får { $units ->
    [one] én enhet
   *[other] { $units } enheter
}.
lost-units = { $name } betaler { $units ->
    [one] én enhet
   *[other] { $units } enheter
} til slutt.

## Slutt på et spill

over-last-in = { $who } er den siste som er med, og vinner.
over-all-out = Ingen er igjen. { $who } { $count ->
    [one] hadde færrest poeng og vinner
   *[other] deler seieren
}.
over-lowest = Spillet er slutt: { $who } har færrest poeng og { $count ->
    [one] vinner
   *[other] deler seieren
}.
over-one-deal = Spillet er slutt: { $who } vinner.
over-card = { $card } i det siste stikket taper med en gang, så spillet er slutt: { $who } vinner.
over-lost = { $who } har tapt.

goes-on = Spillet fortsetter med { $players } spillere.

## Noen kommer, noen går

begun = { $who } spiller { $variant }.
sat-down = { $name } setter seg med { $score } poeng{ $lives ->
    [0] {""}
    [one] {" "}og ett liv
   *[other] {" "}og { $lives } liv
}{ $first ->
    [yes] .
   *[no] : det verste blant dem som er med, så ingen tjener på å komme sent.
}
sat-down-again = { $name } er tilbake med { $score } poeng{ $lives ->
    [0] .
    [one] {" "}og ett liv.
   *[other] {" "}og { $lives } liv.
}
got-up = { $name } går med { $score } poeng.
dealer-named = { $name } gir neste gang.

## Det som nå kommer

next-deal = Omgang { $number }: { $name } gir { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} til hver.
next-deal-choice = Omgang { $number }: { $name } gir og sier hvor mange kort hver får, { $least } til { $most }.
next-buy-in = { $name } kan kjøpe seg inn på { $score } { $units ->
    [0] gratis.
    [one] for én enhet.
   *[other] for { $units } enheter.
} { $in ->
    [yes] Uten svar blir { $name } på { $own }.
   *[no] Uten svar er { $name } ute med { $own }.
}

## Arket

rule = { $limit ->
    [0] Den som betaler, har tapt.
   *[other] En agurk ved { $compare ->
        [gt] mer enn { $limit }
       *[ge] { $limit } eller mer
    }{ $lives ->
        [one] .
       *[other] , { $lives } liv til hver.
    }
}
house = Husregler: { $rules }
deal = Nr.
card = Kort
score = Poeng
lives = Liv
money = Penger
total = I alt
out = ute
gone = gått
pot = I potten: { $units }
won = vant
lost = tapte
mark-cucumber = en agurk: et liv er tapt
mark-dealer = ga
mark-void = gjelder ikke
mark-bought = kjøpte seg inn
mark-joined = satte seg
mark-left = gikk
mark-reset = truffet akkurat: tilbake til 0
going-on = Ikke avgjort ennå.
no-deals = Ingenting er betalt ennå.
match-number = Spill { $number }
page = Side { $number } av { $pages }

## Samtale med den som fører regnskap

ask-players = Hvem spiller? Navnene med klokken rundt bordet, med komma mellom, den første giver først:
kept-in = Alt lagres med en gang i { $file }
help-hint = Skriv hvem som tok det siste stikket og med hvilket kort: { $example }. ? viser resten.
going-on-with = Arket fortsetter der det stoppet.
torn = Den siste linjen i filen var bare halvt skrevet da programmet stoppet, og er strøket.
undone = Tatt tilbake: { $what }.
redone = Gjort igjen: { $what }.
tried = Slik ville det gått; ingenting er skrevet.
lot = Loddtrekningen gjør { $name } til giver.
saved = Lagret: { $file }
left = Arket er lagret i { $file }. Fortsett med: { $command }
ended = Input tok slutt. Arket er lagret i { $file }; fortsett med: { $command }
stopped = Stoppet. Arket er lagret i { $file }; fortsett med: { $command }
ask-again = `rematch` begynner et nytt spill, `save NAME.svg` lagrer dette.
who-is-asked = `buy { $name }` (kjøp) eller `no { $name }` (nei).
dispute-trick = Hvilke kort lå i stikket før (Enter for ingen)?
dispute-played = Hvilket kort ble spilt?
dispute-hand = Hvilke kort har spilleren fortsatt (Enter for ingen)?
old-kept = Arket fra før er lagret i { $file }

what-took = { $who } tok det siste stikket med { $card }
what-points = { $who } tok det siste stikket for { $points }
what-lost = { $who } tok det siste stikket
what-bought = { $who } kjøpte seg inn
what-declined = { $who } kjøpte seg ikke inn
what-joined = { $who } satte seg
what-left = { $who } gikk
what-dealing = { $who } skal gi
what-rematch = et nytt spill

## Hjelp

help-result = { $example }
    .does = hvem som tok det siste stikket, og kortet eller verdien
help-shared = { $example }
    .does = flere med samme verdi, i den rekkefølgen de spilte
help-points = { $example }
    .does = poengene i stedet for kortet
help-kontra = { $example }
    .does = noen meldte kontra
help-one = { $example }
    .does = det var en 1-er i det siste stikket
help-doubled = { $example }
    .does = betaler dobbelt for å ha byttet; redoubled for to ganger
help-lowest = { $example }
    .does = også hvem som la det laveste siste kortet
help-buy = buy { $name }, no { $name }
    .does = kjøp inn, eller ikke
help-try = try { $example }
    .does = hva som ville skjedd, uten å skrive noe
help-undo = undo, redo
    .does = ta tilbake det skrevne, og gjør det igjen
help-join = join NAVN, join NAVN after { $name }
    .does = noen setter seg
help-leave = leave { $name }
    .does = noen reiser seg
help-dealer = dealer { $name }, lot
    .does = hvem som gir neste gang: en bestemt, eller etter lodd
help-scores = scores
    .does = hvordan alle står
help-sheet = sheet
    .does = hele regnskapsarket
help-save = save NAVN.txt, .svg eller .agurk
    .does = arket som tekst, til skriveren eller som opptegnelse
help-dispute = dispute 9c / 6d / Kh 2s
    .does = stikk, spilt kort, resten av hånden: var det tillatt?
help-rules = rules
    .does = reglene for { $variant }
help-rematch = rematch
    .does = spill igjen når et spill er slutt
help-quit = quit
    .does = stopp; `agurk keep` fortsetter
