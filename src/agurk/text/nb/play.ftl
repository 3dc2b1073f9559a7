### Det et spill sier i terminalen, linje for linje.
###
### $you er "yes" der setningen taler til spilleren, som ellers heter $name; $cards er kort slik de
### tegnes; $points, $score og $units er tall.

## Begynnelse og fortsettelse

title = { $variant }, { $players } spillere
seats = Ved bordet, med klokken: { $names }.
seat-bot = { $name } ({ $bot })
house-rules = Husregler – { $rules }.
house-rule = { $label }: { $now } (før { $before })
promise = Kortene følger av en hemmelighet. Løftet om den: { $promise }
seed-known = Kortene følger av startordet { $seed }, og den som kjenner det, kan regne ut alle hender.
saved-in = Hvert kort lagres med en gang: { $file }
help-hint = Skriv ? for hjelp.
going-on = Spillet fortsetter der det stoppet.
none-unfinished = Det er ikke noe uferdig spill i { $folder }. { $command } begynner et.
others-unfinished = Uferdige, de nyeste først:
unfinished = { $file }: { $variant }, omgang { $deal }
unfinished-damaged = { $file }: skadet

## Det som skjer

drawn = { $you ->
    [yes] Loddtrekningen gjør deg til første giver.
   *[no] Loddtrekningen gjør { $name } til første giver.
}
size-chosen = { $you ->
    [yes] Du gir
   *[no] { $name } velger
} { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} til hver.
dealt = Omgang { $number }: { $you ->
    [yes] du
   *[no] { $name }
} gir { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} til hver, og { $youlead ->
    [yes] du
   *[no] { $leader }
} spiller ut.
redealt = Kortene kastes inn, og { $you ->
    [yes] du
   *[no] { $name }
} gir om igjen.
exchanged = { $you ->
    [yes] Du
   *[no] { $name }
} { $count ->
    [0] beholder alle kort.
    [one] bytter ett kort.
   *[other] bytter { $count } kort.
}
kontra-called = { $you ->
    [yes] Du melder kontra: den som betaler, betaler dobbelt, du selv firedobbelt.
   *[no] { $name } melder kontra: den som betaler, betaler dobbelt, { $name } selv firedobbelt.
}
kontra-passed = { $you ->
    [yes] Du melder pass.
   *[no] { $name } melder pass.
}
led = { $you ->
    [yes] Du
   *[no] { $name }
} spiller ut { $cards }.
played = { $you ->
    [yes] Du
   *[no] { $name }
} legger { $cards }.
thrown = { $you ->
    [yes] Du kaster ditt laveste,
   *[no] { $name } kaster sitt laveste,
} { $cards }.
corrected = { $you ->
    [yes] Du
   *[no] { $name }
} tar tilbake { $cards }{ $hand ->
    [none] .
   *[other] , og hånden ligger åpen: { $hand }.
}
taken = { $you ->
    [yes] Du
   *[no] { $name }
} tar stikket.
taken-last = { $you ->
    [yes] Du
   *[no] { $name }
} tar det siste stikket med { $cards }.
paid = { $you ->
    [yes] Du
   *[no] { $name }
} betaler { $points }. { $before } og { $points } er { $score }.
paid-first = { $you ->
    [yes] Du
   *[no] { $name }
} betaler { $points }.
deducted = { $you ->
    [yes] Du
   *[no] { $name }
} hadde et like høyt kort, trekker fra { $points } og står på { $score }.
reset = Akkurat { $score }: { $you ->
    [yes] du
   *[no] { $name }
} er tilbake på 0.
life-lost = { $score } er for mye: en agurk til { $you ->
    [yes] deg, og du
   *[no] { $name }, som
} fortsetter med { $returns }. { $left ->
    [one] Ett
   *[other] { $left }
} liv igjen.
went-out = { $score } er for mye: { $you ->
    [yes] du
   *[no] { $name }
} er ute.
void-replay = Ingen ville vært igjen, så omgangen gjelder ikke og spilles om igjen.
void-rampo = Ingen ville vært igjen. Rampo: ingen betaler, og alle som begynte, er med igjen.
void-other = Ingen ville vært igjen, så omgangen gjelder ikke.
stake-paid = { $you ->
    [yes] Du
   *[no] { $name }
} betaler { $units ->
    [one] én enhet
   *[other] { $units } enheter
} til potten.
bought = { $you ->
    [yes] Du kjøper deg
   *[no] { $name } kjøper seg
} inn og fortsetter med { $score }.
not-bought = { $you ->
    [yes] Du kjøper deg ikke inn.
   *[no] { $name } kjøper seg ikke inn.
}
won-units = { $you ->
    [yes] Du
   *[no] { $name }
} får { $units ->
    [one] én enhet
   *[other] { $units } enheter
}.
lost-units = { $you ->
    [yes] Du
   *[no] { $name }
} betaler { $units ->
    [one] én enhet
   *[other] { $units } enheter
} til slutt.
taken-back = { $you ->
    [yes] Du
   *[no] { $name }
} tar tilbake { $cards }.
seated = { $name } setter seg.

## Slutten

over-won = { $you ->
    [yes] Du vinner spillet.
   *[no] { $name } vinner spillet.
}
over-shared = { $names } deler seieren.
over-lost = { $you ->
    [yes] Du har tapt.
   *[no] { $names } har tapt.
}
over-card = { $cards } i det siste stikket taper spillet med en gang.
summary = { $deals ->
    [one] Det ble spilt én omgang:
   *[other] Det ble spilt { $deals } omganger:
}
summary-cost = { $you ->
    [yes] du
   *[no] { $name }
} betalte { $points } på { $times ->
    [one] én
   *[other] { $times }
}
record-saved = Opptegnelsen er i { $file }
record-check = Slik prøves kortene mot løftet: { $command }

## Arket, hånden og stillingen

you = Du
sheet-title = Omgang { $deal }, stikk { $trick } av { $tricks }
sheet-title-sets = Omgang { $deal }, stikk { $trick }
sheet-title-last = Omgang { $deal }, det siste stikket
sheet-title-done = Omgang { $deal }, alt er spilt
sheet-dealer = { $you ->
    [yes] du ga
   *[no] { $name } ga
}
sheet-kontra = { $you ->
    [yes] du meldte kontra
   *[no] { $name } meldte kontra
}
last-column = sist
holds = holder
would-pay = ville betalt { $points }
pays = betaler { $points }
hand = Hånden din
mark-lowest = lavest
mark-equals = likt
mark-beats = høyere
scores = Poeng etter omgang { $deal }
scores-first = Poeng
caught-ge = agurk ved { $threshold }
caught-gt = agurk over { $threshold }
score-out = ute
score-keeps = har { $cards }
score-money = { $sign }{ $units } { $units ->
    [one] enhet
   *[other] enheter
}
pot = I potten: { $units }

## Spørsmål

ask-card = Din tur. { $duty }
ask-sets = Du kan legge { $plays }.
ask-size = Du gir. Hvor mange kort skal hver ha, { $least } til { $most }?
ask-keep = { $why ->
    [court] En konge, dame eller knekt på hånden utelukker den runden som er gratis.
    [kept] Du beholdt hånden i den andre runden, så det er ingen tredje for deg.
    [first] Den første som ble spurt, byttet ingen, så det kan ikke andre heller.
    [dealer] Giveren beholder minst to kort.
    [previous] Spilleren før deg byttet ingen, så det kan ikke du heller.
   *[stock] Det er for få kort igjen i talongen.
} Du kan ikke bytte kort nå: Enter beholder alle.
ask-whole-hand = Bytter du hele hånden? { $times ->
    [1] Det er gratis.
    [2] Må du betale for det siste stikket, betaler du da dobbelt.
   *[other] Må du betale for det siste stikket, betaler du da fire ganger så mye.
}
ask-change = Hvilke kort bytter du? { $allowed }
allowed-any = { $least ->
    [0] Opptil { $most }, eller "none".
   *[other] { $least } til { $most }.
}
allowed-exactly = { $number }, eller "none".
ask-kontra = Melder du kontra? Den som betaler, betaler da dobbelt; er det deg, firedobbelt.
ask-buy-in = { $own } er for mye. Kjøper du deg inn igjen { $price } og fortsetter med { $score }?
ask-buy-down = Du har { $own }, og den høyeste av de andre har { $score }. Kjøper du deg ned til { $score } { $price }?
ask-on = Enter gir videre.
price = { $stakes ->
    [0] gratis
    [one] for én innsats
   *[other] for { $stakes } innsatser
}
pot-now = { $units ->
    [one] Det er én enhet i potten,
   *[other] Det er { $units } enheter i potten,
} og { $left ->
    [one] du kan gjøre det én gang.
   *[other] du kan gjøre det { $left } ganger til.
}
refused-exit = Ellers er du ute.
yes-or-no = Yes (ja) eller no (nei)?

## Svar som ikke forstås

not-yes-or-no = Svar yes (ja) eller no (nei).
not-a-size = Svar med et tall fra { $least } til { $most }.
not-a-number-of-cards = { $number ->
    [0] Si hvilke.
    [one] Ikke ett kort.
   *[other] Ikke { $number } kort.
} { $allowed }
not-a-card = { $text } er verken et kort eller en kommando. Skriv et kort, for eksempel { $example }, eller ? for hjelp.
not-in-hand = Du har ikke { $text }.
no-such-place = Det er ikke noe kort { $text }; du har { $count }.
why-what = Si hvilket kort: why { $example }
why-not-now = Du skal ikke legge noe kort nå.
redeal-not-now = Det kan bare gis om igjen før det første kortet er spilt.
reason-too-long = Si med høyst { $most } bokstaver hva som er galt med kortgivingen.
nothing-yet = Ingen stikk er tatt ennå.
enter-or-command = Enter gir videre; ? viser hva annet du kan skrive.

## Hjelp

help = Skriv et kort ({ $card }), verdien ({ $rank }) eller plassen på hånden (#1 er det laveste).
help-yes-or-no = Skriv yes (ja) eller no (nei); y og n er nok.
help-size = Skriv et tall fra { $least } til { $most }: så mange kort får hver spiller.
help-change = Skriv kortene du vil bytte, etter hverandre: kort ({ $card }), verdien ({ $rank }) eller plassen på hånden (#1 er det laveste). "none" beholder alle. { $allowed }
help-on = Enter gir videre.
help-sets = Flere kort sammen: { $cards }
help-only = Enter alene legger kortet hvis det bare er ett du kan legge.
help-commands = Eller en av disse:
help-why = why { $card }
help-why-does = hvorfor et kort kan legges, eller hvorfor ikke
help-rules-does = reglene for { $variant }
help-scores-does = poeng, liv og potten
help-last-does = det siste stikket, eller omgangen som nettopp er spilt
help-redeal-does = få en omgang som er gitt feil, gitt om igjen før dens første kort; en grunn kan følge etter
help-table-does = kortene på bordet og hånden din igjen
help-quit-does = gå; spillet lagres, og `agurk resume` fortsetter det
help-help-does = denne listen

## Farvel

left = Spillet er lagret. Fortsett med: { $command }
ended = Det kom ikke noe svar før input tok slutt. Spillet er lagret; fortsett med: { $command }
stopped = Stoppet. Spillet er lagret; fortsett med: { $command }
not-saved = { $trouble } Spillet er lagret til og med kortet før; fortsett med: { $command }
not-recorded = { $trouble } Spillet er slutt, og ingenting av det er tapt; lagre opptegnelsen med: { $command }
