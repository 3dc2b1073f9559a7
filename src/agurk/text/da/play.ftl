### Hvad et spil siger i terminalen, linje for linje.
###
### $you er "yes", hvor sætningen taler til spilleren, der ellers hedder $name; $cards er kort, som
### de tegnes; $points, $score og $units er tal.

## Begyndelse og fortsættelse

title = { $variant }, { $players } spillere
seats = Ved bordet, med uret: { $names }.
seat-bot = { $name } ({ $bot })
house-rules = Husregler – { $rules }.
house-rule = { $label }: { $now } (før { $before })
promise = Kortene følger af en hemmelighed. Løftet om den: { $promise }
seed-known = Kortene følger af startordet { $seed }, og den, der kender det, kan regne alle hænder ud.
saved-in = Hvert kort gemmes med det samme: { $file }
help-hint = Skriv ? for hjælp.
going-on = Spillet fortsætter, hvor det stoppede.
none-unfinished = Der er intet uafsluttet spil i { $folder }. { $command } begynder et.
others-unfinished = Uafsluttede, de nyeste først:
unfinished = { $file }: { $variant }, omgang { $deal }
unfinished-damaged = { $file }: beskadiget

## Hvad der sker

drawn = { $you ->
    [yes] Lodtrækningen gør dig til første giver.
   *[no] Lodtrækningen gør { $name } til første giver.
}
size-chosen = { $you ->
    [yes] Du giver
   *[no] { $name } vælger
} { $cards ->
    [one] ét kort
   *[other] { $cards } kort
} til hver.
dealt = Omgang { $number }: { $you ->
    [yes] du
   *[no] { $name }
} giver { $cards ->
    [one] ét kort
   *[other] { $cards } kort
} til hver, og { $youlead ->
    [yes] du
   *[no] { $leader }
} spiller ud.
redealt = Kortene kastes ind, og { $you ->
    [yes] du
   *[no] { $name }
} giver om.
exchanged = { $you ->
    [yes] Du
   *[no] { $name }
} { $count ->
    [0] beholder alle kort.
    [one] bytter ét kort.
   *[other] bytter { $count } kort.
}
kontra-called = { $you ->
    [yes] Du melder kontra: den, der betaler, betaler dobbelt, du selv firedobbelt.
   *[no] { $name } melder kontra: den, der betaler, betaler dobbelt, { $name } selv firedobbelt.
}
kontra-passed = { $you ->
    [yes] Du melder pas.
   *[no] { $name } melder pas.
}
led = { $you ->
    [yes] Du
   *[no] { $name }
} spiller { $cards } ud.
played = { $you ->
    [yes] Du
   *[no] { $name }
} lægger { $cards }.
thrown = { $you ->
    [yes] Du smider dit laveste,
   *[no] { $name } smider sit laveste,
} { $cards }.
corrected = { $you ->
    [yes] Du
   *[no] { $name }
} tager { $cards } tilbage{ $hand ->
    [none] .
   *[other] , og hånden ligger åben: { $hand }.
}
taken = { $you ->
    [yes] Du
   *[no] { $name }
} tager stikket.
taken-last = { $you ->
    [yes] Du
   *[no] { $name }
} tager det sidste stik med { $cards }.
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
} havde et lige så højt kort, trækker { $points } fra og står på { $score }.
reset = Præcis { $score }: { $you ->
    [yes] du
   *[no] { $name }
} er tilbage på 0.
life-lost = { $score } er for meget: en agurk til { $you ->
    [yes] dig, og du
   *[no] { $name }, som
} fortsætter med { $returns }. { $left ->
    [one] Ét
   *[other] { $left }
} liv tilbage.
went-out = { $score } er for meget: { $you ->
    [yes] du
   *[no] { $name }
} er ude.
void-replay = Ingen ville være tilbage, så omgangen gælder ikke og spilles om.
void-rampo = Ingen ville være tilbage. Rampo: ingen betaler, og alle, der begyndte, er med igen.
void-other = Ingen ville være tilbage, så omgangen gælder ikke.
stake-paid = { $you ->
    [yes] Du
   *[no] { $name }
} betaler { $units ->
    [one] én enhed
   *[other] { $units } enheder
} til puljen.
bought = { $you ->
    [yes] Du køber dig
   *[no] { $name } køber sig
} ind og fortsætter med { $score }.
not-bought = { $you ->
    [yes] Du køber dig ikke ind.
   *[no] { $name } køber sig ikke ind.
}
won-units = { $you ->
    [yes] Du
   *[no] { $name }
} får { $units ->
    [one] én enhed
   *[other] { $units } enheder
}.
lost-units = { $you ->
    [yes] Du
   *[no] { $name }
} betaler { $units ->
    [one] én enhed
   *[other] { $units } enheder
} til slut.
taken-back = { $you ->
    [yes] Du
   *[no] { $name }
} tager { $cards } tilbage.
seated = { $name } tager plads.

## Slutningen

over-won = { $you ->
    [yes] Du vinder spillet.
   *[no] { $name } vinder spillet.
}
over-shared = { $names } deler sejren.
over-lost = { $you ->
    [yes] Du har tabt.
   *[no] { $names } har tabt.
}
over-card = { $cards } i det sidste stik taber straks spillet.
summary = { $deals ->
    [one] Der blev spillet én omgang:
   *[other] Der blev spillet { $deals } omgange:
}
summary-cost = { $you ->
    [yes] du
   *[no] { $name }
} betalte { $points } på { $times ->
    [one] én
   *[other] { $times }
}
record-saved = Optegnelsen er i { $file }
record-check = Sådan prøves kortene mod løftet: { $command }

## Arket, hånden og stillingen

you = Du
sheet-title = Omgang { $deal }, stik { $trick } af { $tricks }
sheet-title-sets = Omgang { $deal }, stik { $trick }
sheet-title-last = Omgang { $deal }, det sidste stik
sheet-title-done = Omgang { $deal }, alt er spillet
sheet-dealer = { $you ->
    [yes] du gav
   *[no] { $name } gav
}
sheet-kontra = { $you ->
    [yes] du meldte kontra
   *[no] { $name } meldte kontra
}
last-column = sidst
holds = holder
would-pay = ville betale { $points }
pays = betaler { $points }
hand = Din hånd
mark-lowest = lavest
mark-equals = samme
mark-beats = højere
scores = Point efter omgang { $deal }
scores-first = Point
caught-ge = agurk ved { $threshold }
caught-gt = agurk over { $threshold }
score-out = ude
score-keeps = har { $cards }
score-money = { $sign }{ $units } { $units ->
    [one] enhed
   *[other] enheder
}
pot = I puljen: { $units }

## Spørgsmål

ask-card = Din tur. { $duty }
ask-sets = Du må lægge { $plays }.
ask-size = Du giver. Hvor mange kort skal hver have, { $least } til { $most }?
ask-keep = { $why ->
    [court] En konge, dame eller knægt på hånden udelukker den runde, der er gratis.
    [kept] Du beholdt din hånd i den anden runde, så der er ingen tredje til dig.
    [first] Den første, der blev spurgt, byttede ingen, så det må andre heller ikke.
    [dealer] Giveren beholder mindst to kort.
    [previous] Spilleren før dig byttede ingen, så det må du heller ikke.
   *[stock] Der er for få kort tilbage i talonen.
} Du må ikke bytte kort nu: Enter beholder dem alle.
ask-whole-hand = Bytter du hele hånden? { $times ->
    [1] Det er gratis.
    [2] Skal du betale for det sidste stik, betaler du så dobbelt.
   *[other] Skal du betale for det sidste stik, betaler du så fire gange så meget.
}
ask-change = Hvilke kort bytter du? { $allowed }
allowed-any = { $least ->
    [0] Op til { $most }, eller "none".
   *[other] { $least } til { $most }.
}
allowed-exactly = { $number }, eller "none".
ask-kontra = Melder du kontra? Den, der betaler, betaler så dobbelt; er det dig, firedobbelt.
ask-buy-in = { $own } er for meget. Køber du dig ind igen { $price } og fortsætter med { $score }?
ask-buy-down = Du har { $own }, og den højeste af de andre har { $score }. Køber du dig ned på { $score } { $price }?
ask-on = Enter giver videre.
price = { $stakes ->
    [0] gratis
    [one] for ét indskud
   *[other] for { $stakes } indskud
}
pot-now = { $units ->
    [one] Der er én enhed i puljen,
   *[other] Der er { $units } enheder i puljen,
} og { $left ->
    [one] du kan gøre det én gang.
   *[other] du kan gøre det { $left } gange til.
}
refused-exit = Ellers er du ude.
yes-or-no = Yes (ja) eller no (nej)?

## Svar, der ikke forstås

not-yes-or-no = Svar yes (ja) eller no (nej).
not-a-size = Svar med et tal fra { $least } til { $most }.
not-a-number-of-cards = { $number ->
    [0] Sig hvilke.
    [one] Ikke ét kort.
   *[other] Ikke { $number } kort.
} { $allowed }
not-a-card = { $text } er hverken et kort eller en kommando. Skriv et kort, for eksempel { $example }, eller ? for hjælp.
not-in-hand = Du har ikke { $text }.
no-such-place = Der er intet kort { $text }; du har { $count }.
why-what = Sig hvilket kort: why { $example }
why-not-now = Du skal ikke lægge noget kort nu.
redeal-not-now = Der kan kun gives om, før det første kort er spillet.
reason-too-long = Sig med højst { $most } bogstaver, hvad der er galt med kortgivningen.
nothing-yet = Der er ikke taget noget stik endnu.
enter-or-command = Enter giver videre; ? viser, hvad du ellers kan skrive.

## Hjælp

help = Skriv et kort ({ $card }), dets værdi ({ $rank }) eller dets plads på hånden (#1 er det laveste).
help-yes-or-no = Skriv yes (ja) eller no (nej); y og n er nok.
help-size = Skriv et tal fra { $least } til { $most }: så mange kort får hver spiller.
help-change = Skriv de kort, du vil bytte, efter hinanden: kort ({ $card }), deres værdi ({ $rank }) eller deres plads på hånden (#1 er det laveste). "none" beholder dem alle. { $allowed }
help-on = Enter giver videre.
help-sets = Flere kort sammen: { $cards }
help-only = Enter alene lægger kortet, hvis der kun er ét, du må lægge.
help-commands = Eller en af disse:
help-why = why { $card }
help-why-does = hvorfor et kort må lægges, eller hvorfor ikke
help-rules-does = reglerne for { $variant }
help-scores-does = point, liv og puljen
help-last-does = det sidste stik, eller den omgang, der lige er spillet
help-redeal-does = få en forkert givet omgang givet om, før dens første kort; en grund kan følge efter
help-table-does = kortene på bordet og din hånd igen
help-quit-does = gå; spillet gemmes, og `agurk resume` fortsætter det
help-help-does = denne liste

## Farvel

left = Spillet er gemt. Fortsæt med: { $command }
ended = Der kom ikke noget svar, før input sluttede. Spillet er gemt; fortsæt med: { $command }
stopped = Stoppet. Spillet er gemt; fortsæt med: { $command }
not-saved = { $trouble } Spillet er gemt til og med kortet før; fortsæt med: { $command }
not-recorded = { $trouble } Spillet er slut, og intet af det er tabt; gem optegnelsen med: { $command }
