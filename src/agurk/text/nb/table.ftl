### Bordet: hva som foregår, hva man kan gjøre, og hva som har skjedd.
###
### $name er et navn slik noen skrev det, aldri bøyd. $you er "yes" der setningen taler til leseren,
### som $name da ikke trenger å nevne. $cards og $rank er kort slik de heter i en setning, for
### eksempel "kløver 9" og "9-eren". Ingens kjønn er kjent: ingenting skal gjette på det.

you = Du
you-too = du
seat-number = Plass { $number }
card = { $suit ->
    [c] kløver
    [d] ruter
    [h] hjerter
   *[s] spar
} { $rank ->
    [11] knekt
    [12] dame
    [13] konge
    [14] ess
   *[other] { $rank }
}
title-turn = Din tur – Agurk
title-table = { $rules } – Agurk
notice = De andre venter på kortet ditt.

## Linjen over hånden: høyst 36 bokstaver, med et navn på 12

turn-or-lowest = Legg { $high }, eller { $lowest }
turn = Din tur
turn-high = Din tur: { $high }
turn-lowest = Din tur: { $lowest }
turn-lead = Din tur: du spiller ut
turn-lead-lowest = Din tur: spill ut { $lowest }
turn-any = Din tur: hvilket kort du vil
turn-some = Din tur: et av de løftede kortene
turn-last-card = Din tur: ditt siste kort
turn-lead-set = Din tur: spill ut ett, eller et sett
turn-set = Din tur: { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}
asked-size = Du gir: hvor mange kort til hver?
asked-exchange = Hvilke kort bytter du?
asked-kontra = Melder du kontra?
asked-buy-in = Kjøper du deg inn?
thinking = { $you ->
    [yes] Du tenker
   *[no] { $name } tenker
}
others-size = { $you ->
    [yes] Du sier hvor mange kort
   *[no] { $name } sier hvor mange kort
}
others-exchange = { $you ->
    [yes] Du bytter kort
   *[no] { $name } bytter kort
}
others-kontra = { $you ->
    [yes] Melder du kontra?
   *[no] Melder { $name } kontra?
}
others-buy-in = { $you ->
    [yes] Kjøper du deg inn?
   *[no] Kjøper { $name } seg inn?
}
plays = { $you ->
    [yes] Du legger { $card }
   *[no] { $name } legger { $card }
}
plays-set = { $you ->
    [yes] Du legger { $number } kort
   *[no] { $name } legger { $number } kort
}
takes = { $you ->
    [yes] Du tar stikket
   *[no] { $name } tar stikket
}
last-trick = Det siste stikket
pays = { $you ->
    [yes] Du betaler { $points }
   *[no] { $name } betaler { $points }
}
pay = { $players } spillere betaler
dealing = Kortene gis
deal-soon = Neste omgang kommer om litt
moment = Et øyeblikk
lot = Det trekkes lodd om første giver
lot-fell = { $you ->
    [yes] Loddet faller på deg
   *[no] Loddet faller på { $name }
}
bot-for-you = En bot spiller for deg
bot-for = En bot spiller for { $name }
stepped-away = { $name } har gått fra bordet
paused = Bordet tar pause
waiting = { $you ->
    [yes] Start når alle er her
   *[no] { $name } starter spillet
}
waiting-nobody = Ingen passer dette bordet
over = Spillet er slutt
over-won = { $you ->
    [yes] Du vinner spillet
   *[no] { $name } vinner spillet
}
over-lost-lead = { $you ->
    [yes] Du taper spillet
   *[no] { $name } taper spillet
}
over-shared-lead = { $winners } deler seieren
coming = På vei til bordet …
away = Borte fra bordet
ended = Dette bordet er borte
ended-closed = Bordet er lukket
ended-removed = Du ble tatt fra dette bordet
ended-no-table = Det er ikke noe slikt bord
ended-no-spectators = Bare spillere kan se dette bordet
ended-token = Denne lenken gjelder ikke lenger
ended-token-expired = Denne lenken er utløpt
ended-protocol = Denne siden er foreldet

## Den andre linjen

holds = { $you ->
    [yes] Du holder med { $cards }.
   *[no] { $name } holder med { $cards }.
}
would-pay = { $you ->
    [yes] Det siste stikket: du ville betalt { $points } for { $cards }.
   *[no] Det siste stikket: { $name } ville betalt { $points } for { $cards }.
}
last-trick-more = Det siste stikket: den som tar det, betaler.
after-one = { $name } spiller etter deg.
after = { $players ->
    [0] Du spiller sist.
   *[other] { $players } spiller etter deg.
}
asked-buy-in-more = Du har { $score }.
asked-kontra-more = Den som betaler, betaler da dobbelt; er det deg, firedobbelt.
asked-exchange-none = Du kan ikke bytte noen nå.
asked-exchange-most = { $most ->
    [one] Du kan bytte ett kort.
   *[other] Du kan bytte opptil { $most } kort.
}
asked-exchange-exactly = Du kan bytte { $counts } kort.
lot-more = Kortene følger av en hemmelighet som loves nå og vises til slutt.
lot-fell-more = { $you ->
    [yes] Du gir først.
   *[no] { $name } gir først.
}
bot-for-you-more = Ta kortene dine igjen når du vil.
bot-for-more = Til { $name } er tilbake.
stepped-away-soon = En bot tar over hvis { $name } blir borte.
stepped-away-bot = { $seconds ->
    [one] En bot spiller for { $name } om ett sekund.
   *[other] En bot spiller for { $name } om { $seconds } sekunder.
}
stepped-away-time = { $seconds ->
    [one] Spillet går videre senest om ett sekund.
   *[other] Spillet går videre senest om { $seconds } sekunder.
}
paused-more = Alle som spiller, kan fortsette.
waiting-more = Boter tar de plassene som er tomme da.
over-lost = { $losers ->
    [one] { $you ->
        [yes] Du har tapt.
       *[no] { $names } har tapt.
    }
   *[other] { $names } har tapt.
}
over-shared = { $names } deler seieren.
over-card = Det er slutt med en gang med { $cards } i det siste stikket.
price-first = Det er { $sum }.
price-kept = { $before } og { $points } er { $sum }.
price-reset = { $before } og { $points } er akkurat { $sum }, og det blir 0 igjen. En agurk runder ikke ned.
price-life = { $before } og { $points } er { $sum }: { $you ->
    [yes] en agurk til deg. Du fortsetter med { $after }.
   *[no] en agurk til { $name }, som fortsetter med { $after }.
}
price-out = { $before } og { $points } er { $sum }: { $you ->
    [yes] du er ute.
   *[no] { $name } er ute.
}
price-off = { $you ->
    [yes] Du hadde et like høyt kort: { $points } fra gir { $sum }.
   *[no] { $name } hadde et like høyt kort: { $points } fra gir { $sum }.
}
away-more = Prøver igjen.
away-waiting = Det legges så snart bordet er her igjen.
ended-closed-more = Her spilles det ikke mer.
ended-removed-more = Den som passer bordet, ga bort plassen din.
ended-no-table-more = Kanskje ble lenken kuttet, eller bordet lukket for lenge siden.
ended-no-spectators-more = Ta plass for å se hva som spilles.
ended-token-more = Be om en ny.
ended-token-expired-more = Be om en ny.
ended-protocol-more = Last den på nytt.

## Det som kan velges

choice-kontra = Meld kontra
choice-no-kontra = Meld pass
choice-buy-in = Kjøp deg inn
choice-no-buy-in = Ikke kjøp deg inn
choice-size = { $cards ->
    [one] Ett kort
   *[other] { $cards } kort
}
choice-play = Legg { $cards }
choice-change = Bytt { $cards }
choice-keep = Behold alle kort
choice-change-all = Bytt alle kort
choice-why-not = Hvorfor ikke?
choice-rest = Legg resten

## Når noe ikke kan gjøres

not-your-turn = Det er ikke din tur.

## Det som er fortalt: overskrifter

group-table = Ved bordet
group-deal = Omgang { $deal }
group-trick = Stikk { $trick }
group-taken = Stikk { $trick }: { $you ->
    [yes] du tar det
   *[no] { $name } tar det
}
group-paid = Stikk { $trick }: { $you ->
    [yes] du tar det og betaler { $points }
   *[no] { $name } tar det og betaler { $points }
}

## Det som er fortalt: en setning for hver ting som skjer

log-led = { $you ->
    [yes] Du spiller ut { $cards }.
   *[no] { $name } spiller ut { $cards }.
}
log-headed = { $you ->
    [yes] Du legger { $cards }; { $rank } holder.
   *[no] { $name } legger { $cards }; { $rank } holder.
}
log-headed-set = { $you ->
    [yes] Du legger { $cards }, og de holder.
   *[no] { $name } legger { $cards }, og de holder.
}
log-thrown = { $you ->
    [yes] Du kaster { $cards }.
   *[no] { $name } kaster { $cards }.
}
log-thrown-lowest = { $number ->
    [one] { $you ->
        [yes] Du kaster ditt laveste kort, { $cards }.
       *[no] { $name } kaster sitt laveste kort, { $cards }.
    }
   *[other] { $you ->
        [yes] Du kaster dine laveste kort, { $cards }.
       *[no] { $name } kaster sine laveste kort, { $cards }.
    }
}
log-played = { $you ->
    [yes] Du legger { $cards }.
   *[no] { $name } legger { $cards }.
}
log-taken = { $you ->
    [yes] Du tar stikket med { $cards }.
   *[no] { $name } tar stikket med { $cards }.
}
log-last-taken = { $you ->
    [yes] Du tar det siste stikket med { $cards }.
   *[no] { $name } tar det siste stikket med { $cards }.
}
log-paid = { $you ->
    [yes] Du betaler { $points }. { $before } og { $points } er { $score }.
   *[no] { $name } betaler { $points }. { $before } og { $points } er { $score }.
}
log-paid-first = { $you ->
    [yes] Du betaler { $points }.
   *[no] { $name } betaler { $points }.
}
log-deducted = { $you ->
    [yes] Du hadde et like høyt kort: { $points } fra gir { $score }.
   *[no] { $name } hadde et like høyt kort: { $points } fra gir { $score }.
}
log-score-reset = { $you ->
    [yes] Akkurat { $score }: du er tilbake på 0.
   *[no] Akkurat { $score }: { $name } er tilbake på 0.
}
log-life-lost = { $you ->
    [yes] { $score } er for mye: en agurk til deg. Du fortsetter med { $returns }
   *[no] { $score } er for mye: en agurk til { $name }, som fortsetter med { $returns }
} og har { $left ->
    [one] ett
   *[other] { $left }
} liv igjen.
log-went-out = { $you ->
    [yes] { $score } er for mye: du er ute.
   *[no] { $score } er for mye: { $name } er ute.
}
log-deal-void = { $how ->
    [replay] Ingen ville vært igjen, så omgangen gjelder ikke og spilles om igjen.
    [rampo] Ingen ville vært igjen: ingen betaler, og alle som begynte, er med igjen.
   *[other] Ingen ville vært igjen, så omgangen gjelder ikke.
}
log-stake-paid = { $you ->
    [yes] Du betaler
   *[no] { $name } betaler
} { $units ->
    [one] én enhet
   *[other] { $units } enheter
} til potten.
log-bought = { $you ->
    [yes] Du kjøper deg inn og fortsetter med { $score }.
   *[no] { $name } kjøper seg inn og fortsetter med { $score }.
}
log-not-bought = { $you ->
    [yes] Du kjøper deg ikke inn.
   *[no] { $name } kjøper seg ikke inn.
}
log-won-units = { $you ->
    [yes] Du får
   *[no] { $name } får
} { $units ->
    [one] én enhet
   *[other] { $units } enheter
}.
log-lost-units = { $you ->
    [yes] Du betaler
   *[no] { $name } betaler
} { $units ->
    [one] én enhet
   *[other] { $units } enheter
} til slutt.
log-match-over = { $top ->
    [yes] Det er slutt med en gang med { $card } i det siste stikket.{" "}
   *[no] {""}
}{ $winners ->
    [0] Spillet er slutt.
    [one] { $you ->
        [yes] Du vinner spillet.
       *[no] { $name } vinner spillet.
    }
   *[other] { $names } deler seieren.
}{ $losers ->
    [0] {""}
    [one] { $youlost ->
        [yes] {" "}Du har tapt.
       *[no] {" "}{ $lost } har tapt.
    }
   *[other] {" "}{ $lost } har tapt.
}
log-match-begun = Et spill begynner: { $names }.
log-dealer-drawn = { $you ->
    [yes] Loddtrekningen gjør deg til første giver.
   *[no] Loddtrekningen gjør { $name } til første giver.
}
log-size-chosen = { $you ->
    [yes] Du velger
   *[no] { $name } velger
} { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} til hver.
log-dealt = Omgang { $deal }: { $you ->
    [yes] du gir
   *[no] { $name } gir
} { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} til hver, og { $youlead ->
    [yes] du spiller ut
   *[no] { $leader } spiller ut
}.
log-redealt = { $you ->
    [yes] Kortene kastes inn, og du gir om igjen.
   *[no] Kortene kastes inn, og { $name } gir om igjen.
}
log-redeal-demanded = { $you ->
    [yes] Du melder feilgitt.
   *[no] { $name } melder feilgitt.
}
log-redeal-demanded-why = { $you ->
    [yes] Du melder feilgitt: { $reason }
   *[no] { $name } melder feilgitt: { $reason }
}
log-exchanged = { $you ->
    [yes] Du bytter
   *[no] { $name } bytter
} { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
log-exchanged-none = { $you ->
    [yes] Du beholder alle kort.
   *[no] { $name } beholder alle kort.
}
log-kontra = { $you ->
    [yes] Du melder kontra.
   *[no] { $name } melder kontra.
}
log-no-kontra = { $you ->
    [yes] Du melder pass.
   *[no] { $name } melder pass.
}
log-corrected = { $you ->
    [yes] Du tar tilbake { $cards }; det var ikke lovlig.
   *[no] { $name } tar tilbake { $cards }; det var ikke lovlig.
}
log-corrected-open = { $you ->
    [yes] Du tar tilbake { $cards }; det var ikke lovlig. Hånden ligger åpen: { $hand }.
   *[no] { $name } tar tilbake { $cards }; det var ikke lovlig. Hånden ligger åpen: { $hand }.
}
log-taken-back = { $you ->
    [yes] Du tar tilbake { $cards }.
   *[no] { $name } tar tilbake { $cards }.
}
log-settled = { $you ->
    [yes] Du spør
   *[no] { $name } spør
} om { $own ->
    [yes] du
   *[no] { $other }
} kunne legge { $cards }. { $legal ->
    [yes] Det var lovlig.
   *[no] Det var ikke lovlig.
}
log-hint-taken = { $you ->
    [yes] Du tar
   *[no] { $name } tar
} et tips.
log-nonce-added = { $you ->
    [yes] Du legger tilfeldige bokstaver til stokkingen.
   *[no] { $name } legger tilfeldige bokstaver til stokkingen.
}
log-secret-shown = Hemmeligheten bak omgangene er åpen nå, og de kan prøves.
log-opened = Bordet er åpent.
log-closed = Bordet er lukket.
log-seat-taken = { $you ->
    [yes] Du setter deg.
   *[no] { $name } setter seg.
}
log-bot-placed = { $name }, en bot, tar plass.
log-seat-left = { $you ->
    [yes] Du forlater bordet.
   *[no] { $name } forlater bordet.
}
log-seat-removed = { $you ->
    [yes] Du ble tatt fra bordet.
   *[no] { $name } ble tatt fra bordet.
}
log-owner-none = Ingen passer bordet nå.
log-owner-changed = { $you ->
    [yes] Du passer bordet nå.
   *[no] { $name } passer bordet nå.
}
log-asked = { $you ->
    [yes] Du ber om
   *[no] { $name } ber om
} { $what ->
    [pause] en pause.
    [undo] å få ta tilbake det siste kortet.
   *[rematch] revansje.
}
log-answered = { $you ->
    [yes] Du sier
   *[no] { $name } sier
} { $agreed ->
    [yes] ja.
   *[no] nei.
}
log-dropped = Det blir ikke noe av: ikke alle var enige.
log-bot-sits-in = { $you ->
    [yes] En bot spiller for deg nå.
   *[no] En bot spiller for { $name } nå.
}
log-person-plays = { $you ->
    [yes] Du spiller igjen.
   *[no] { $name } spiller nå.
}
log-paused = Bordet tar pause.
log-resumed = Spillet går videre.
log-missed = Her mangler det noe. Det står i opptegnelsen når spillet er slutt.
log-said = { $name }: { $said }

## Bordet som tekst: en linje for hver ting, lest ovenfra og ned

text-title = { $rules }. Omgang { $deal }, stikk { $trick } av { $tricks }.
text-title-deal = { $rules }. Omgang { $deal }.
text-card = { $state ->
    [lowest] { $card }, lavest
    [equals] { $card }, likt
    [beats] { $card }, høyere
    [off] { $card }, ikke lovlig nå
    [chosen] { $card }, valgt
   *[plain] { $card }
}
text-hand = Hånden din: { $cards }.
text-no-trick = Det ligger ingenting i stikket ennå.
text-play = { $how ->
    [leads] { $you ->
        [yes] Du spilte ut
       *[no] { $name } spilte ut
    }
   *[plays] { $you ->
        [yes] Du la
       *[no] { $name } la
    }
} { $cards }{ $state ->
    [holds] {" "}og holder stikket.
    [price] {" "}og ville betalt for det.
    [paid] {" "}og betalte for det.
   *[none] .
}
text-seat = { $name }: { $told }.
text-bot = en bot
text-stand-in = en bot vikarierer
text-free = ingen sitter her
text-away = borte
text-here = her
text-out = ute
text-dealer = ga
text-score = { $points } av { $threshold } poeng
text-points = { $points } poeng
text-lives = { $lost ->
    [0] ingen agurk av { $all }
    [one] én agurk av { $all }
   *[other] { $lost } agurker av { $all }
}
text-bought = { $times ->
    [one] kjøpte seg inn én gang
   *[other] kjøpte seg inn { $times } ganger
}
text-money = { $sign ->
    [minus] { $units ->
        [one] én enhet tapt
       *[other] { $units } enheter tapt
    }
   *[plus] { $units ->
        [one] én enhet vunnet
       *[other] { $units } enheter vunnet
    }
}
text-count = { $cards ->
    [one] ett kort på hånden
   *[other] { $cards } kort på hånden
}
text-earlier = la { $cards }
text-seen = alle har sett { $cards } på denne hånden
text-kept = { $cards } ligger ute
text-pot = { $units ->
    [one] Det er én enhet i potten.
   *[other] Det er { $units } enheter i potten.
}

## Det som kan sies ved ethvert bord

phrase-hello = Hei
phrase-good-luck = Lykke til
phrase-well-played = Godt spilt
phrase-thanks = Takk
phrase-oops = Oi
phrase-hurry = Din tur …
phrase-one-moment = Et øyeblikk
phrase-good-game = Bra spill
phrase-smile = 🙂
phrase-laugh = 😄
phrase-cry = 😢
phrase-sweat = Puh
phrase-clap = 👏
phrase-cucumber = 🥒

## Hva delene av bordet heter

part-table = Bordet
part-place = Plassen din
part-hand = Hånden din
part-scores = Poeng
part-log = Fortalt til nå
part-side = Poeng og forløp
part-sound = Lyd
part-close = Lukk
part-next = Neste omgang
part-start = Start spillet
part-rematch = Revansje
part-title = { $deal ->
    [0] { $rules }
   *[other] { $rules } · omgang { $deal }
}
# I den smale linjen; så kort som mulig.
part-deal = Omg. { $deal }
part-trick = Stikk { $trick } av { $tricks }
# Under "3/7" midt på bordet.
part-trick-word = stikk
part-trick-head = Stikk
part-card = { $state ->
    [lowest] { $card }, lavest
    [equals] { $card }, likt
    [beats] { $card }, høyere
    [off] { $card }, ikke lovlig nå
   *[plain] { $card }
}
part-earlier = Kort { $name } har lagt
part-kept = Kort som ligger ute
part-seen = Sett av alle, på hånden
part-cucumbers = { $lost ->
    [0] Ingen agurk av { $all }
    [one] Én agurk av { $all }
   *[other] { $lost } agurker av { $all }
}
part-points = { $threshold ->
    [0] { $score ->
        [one] Ett poeng
       *[other] { $score } poeng
    }
   *[other] { $score } av { $threshold } poeng
}
part-threshold = { $lives ->
    [1] ute ved { $points }
   *[other] agurk ved { $points }
}
part-units = { $units ->
    [one] { $units } enhet
   *[other] { $units } enheter
}
part-pot = I potten: { $units ->
    [one] én enhet
   *[other] { $units } enheter
}
part-kontra = { $you ->
    [yes] Du meldte kontra
   *[no] { $name } meldte kontra
}
part-stock = I talongen: { $cards }
part-aside = Ikke gitt:

# Under et kort som kan legges.
why-lowest = lavest
why-equals = likt
why-beats = slår

# På plassen til et kort som skal legges.
place-you = deg
place-thinks = …

# På kortet som er høyest til nå, eller var det til slutt.
flag-holds = holder
flag-takes = tar det
flag-would-pay = ville betalt { $points }
flag-pays = betaler { $points }

# Ved siden av et navn; så kort som mulig.
chip-bot = bot
chip-stand-in = bot så lenge
chip-plays = spiller nå
chip-to-come = mangler
chip-leads = spiller ut
chip-deals = gir
chip-away = borte
chip-host = vert
chip-out = ute
chip-kontra = kontra
chip-redeal = feilgitt?
chip-price = +{ $points }
chip-changed = { $cards ->
    [0] beholder alle
   *[other] byttet { $cards }
}
chip-bought = { $times ->
    [one] kjøpte seg inn
   *[other] kjøpte seg inn { $times } ganger
}
