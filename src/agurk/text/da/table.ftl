### Bordet: hvad der foregår, hvad man må gøre, og hvad der er sket.
###
### $name er et navn, som nogen skrev det, aldrig bøjet. $you er "yes", hvor sætningen taler til
### læseren, som $name så ikke behøver at nævne. $cards og $rank er kort, som de hedder i en sætning,
### såsom "klør 9" og "9'eren". Ingens køn kendes: intet må gætte på det.

you = Du
you-too = du
seat-number = Plads { $number }
card = { $suit ->
    [c] klør
    [d] ruder
    [h] hjerter
   *[s] spar
} { $rank ->
    [11] knægt
    [12] dame
    [13] konge
    [14] es
   *[other] { $rank }
}
title-turn = Din tur – Agurk
title-table = { $rules } – Agurk
notice = De andre venter på dit kort.

## Linjen over hånden: højst 36 bogstaver, med et navn på 12

turn-or-lowest = Læg { $high }, eller { $lowest }
turn = Din tur
turn-high = Din tur: { $high }
turn-lowest = Din tur: { $lowest }
turn-lead = Din tur: du spiller ud
turn-lead-lowest = Din tur: spil { $lowest } ud
turn-any = Din tur: ethvert kort
turn-some = Din tur: et af de løftede kort
turn-last-card = Din tur: dit sidste kort
turn-lead-set = Din tur: spil ét ud, eller et sæt
turn-set = Din tur: { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}
asked-size = Du giver: hvor mange kort til hver?
asked-exchange = Hvilke kort bytter du?
asked-kontra = Melder du kontra?
asked-buy-in = Køber du dig ind?
thinking = { $you ->
    [yes] Du tænker
   *[no] { $name } tænker
}
others-size = { $you ->
    [yes] Du siger, hvor mange kort
   *[no] { $name } siger, hvor mange kort
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
    [yes] Køber du dig ind?
   *[no] Køber { $name } sig ind?
}
plays = { $you ->
    [yes] Du lægger { $card }
   *[no] { $name } lægger { $card }
}
plays-set = { $you ->
    [yes] Du lægger { $number } kort
   *[no] { $name } lægger { $number } kort
}
takes = { $you ->
    [yes] Du tager stikket
   *[no] { $name } tager stikket
}
last-trick = Det sidste stik
pays = { $you ->
    [yes] Du betaler { $points }
   *[no] { $name } betaler { $points }
}
pay = { $players } spillere betaler
dealing = Kortene gives
deal-soon = Næste omgang kommer om lidt
moment = Et øjeblik
lot = Der trækkes lod om første giver
lot-fell = { $you ->
    [yes] Loddet falder på dig
   *[no] Loddet falder på { $name }
}
bot-for-you = En bot spiller for dig
bot-for = En bot spiller for { $name }
stepped-away = { $name } er gået fra bordet
paused = Bordet holder pause
waiting = { $you ->
    [yes] Start, når alle er her
   *[no] { $name } starter spillet
}
waiting-nobody = Ingen passer dette bord
over = Spillet er slut
over-won = { $you ->
    [yes] Du vinder spillet
   *[no] { $name } vinder spillet
}
over-lost-lead = { $you ->
    [yes] Du taber spillet
   *[no] { $name } taber spillet
}
over-shared-lead = { $winners } deler sejren
coming = På vej til bordet …
away = Væk fra bordet
ended = Dette bord er væk
ended-closed = Bordet er lukket
ended-removed = Du blev taget fra dette bord
ended-no-table = Der er ikke noget sådant bord
ended-no-spectators = Kun spillere må se dette bord
ended-token = Dette link gælder ikke mere
ended-token-expired = Dette link er udløbet
ended-protocol = Denne side er forældet

## Den anden linje

holds = { $you ->
    [yes] Du holder med { $cards }.
   *[no] { $name } holder med { $cards }.
}
would-pay = { $you ->
    [yes] Det sidste stik: du ville betale { $points } for { $cards }.
   *[no] Det sidste stik: { $name } ville betale { $points } for { $cards }.
}
last-trick-more = Det sidste stik: den, der tager det, betaler.
after-one = { $name } spiller efter dig.
after = { $players ->
    [0] Du spiller sidst.
   *[other] { $players } spiller efter dig.
}
asked-buy-in-more = Du har { $score }.
asked-kontra-more = Den, der betaler, betaler så dobbelt; er det dig, firedobbelt.
asked-exchange-none = Du må ikke bytte nogen nu.
asked-exchange-most = { $most ->
    [one] Du må bytte ét kort.
   *[other] Du må bytte op til { $most } kort.
}
asked-exchange-exactly = Du må bytte { $counts } kort.
lot-more = Kortene følger af en hemmelighed, som loves nu og vises til sidst.
lot-fell-more = { $you ->
    [yes] Du giver først.
   *[no] { $name } giver først.
}
bot-for-you-more = Tag dine kort igen, når du vil.
bot-for-more = Til { $name } er tilbage.
stepped-away-soon = En bot tager over, hvis { $name } bliver væk.
stepped-away-bot = { $seconds ->
    [one] En bot spiller for { $name } om ét sekund.
   *[other] En bot spiller for { $name } om { $seconds } sekunder.
}
stepped-away-time = { $seconds ->
    [one] Spillet går videre senest om ét sekund.
   *[other] Spillet går videre senest om { $seconds } sekunder.
}
paused-more = Alle, der spiller, kan fortsætte.
waiting-more = Botter tager de pladser, der er tomme til den tid.
over-lost = { $losers ->
    [one] { $you ->
        [yes] Du har tabt.
       *[no] { $names } har tabt.
    }
   *[other] { $names } har tabt.
}
over-shared = { $names } deler sejren.
over-card = Det slutter straks med { $cards } i det sidste stik.
price-first = Det er { $sum }.
price-kept = { $before } og { $points } er { $sum }.
price-reset = { $before } og { $points } er præcis { $sum }, og det bliver 0 igen. En agurk runder ikke ned.
price-life = { $before } og { $points } er { $sum }: { $you ->
    [yes] en agurk til dig. Du fortsætter med { $after }.
   *[no] en agurk til { $name }, som fortsætter med { $after }.
}
price-out = { $before } og { $points } er { $sum }: { $you ->
    [yes] du er ude.
   *[no] { $name } er ude.
}
price-off = { $you ->
    [yes] Du havde et lige så højt kort: { $points } fra giver { $sum }.
   *[no] { $name } havde et lige så højt kort: { $points } fra giver { $sum }.
}
away-more = Prøver igen.
away-waiting = Det lægges, så snart bordet er her igen.
ended-closed-more = Her spilles der ikke mere.
ended-removed-more = Den, der passer bordet, gav din plads væk.
ended-no-table-more = Måske blev linket klippet over, eller bordet lukket for længe siden.
ended-no-spectators-more = Tag plads for at se, hvad der spilles.
ended-token-more = Bed om et nyt.
ended-token-expired-more = Bed om et nyt.
ended-protocol-more = Hent den igen.

## Det, der kan vælges

choice-kontra = Meld kontra
choice-no-kontra = Meld pas
choice-buy-in = Køb dig ind
choice-no-buy-in = Køb dig ikke ind
choice-size = { $cards ->
    [one] Ét kort
   *[other] { $cards } kort
}
choice-play = Læg { $cards }
choice-change = Byt { $cards }
choice-keep = Behold alle kort
choice-change-all = Byt alle kort
choice-why-not = Hvorfor ikke?
choice-rest = Læg resten

## Når noget ikke kan gøres

not-your-turn = Det er ikke din tur.

## Det, der er fortalt: overskrifter

group-table = Ved bordet
group-deal = Omgang { $deal }
group-trick = Stik { $trick }
group-taken = Stik { $trick }: { $you ->
    [yes] du tager det
   *[no] { $name } tager det
}
group-paid = Stik { $trick }: { $you ->
    [yes] du tager det og betaler { $points }
   *[no] { $name } tager det og betaler { $points }
}

## Det, der er fortalt: en sætning for hver ting, der sker

log-led = { $you ->
    [yes] Du spiller { $cards } ud.
   *[no] { $name } spiller { $cards } ud.
}
log-headed = { $you ->
    [yes] Du lægger { $cards }; { $rank } holder.
   *[no] { $name } lægger { $cards }; { $rank } holder.
}
log-headed-set = { $you ->
    [yes] Du lægger { $cards }, og de holder.
   *[no] { $name } lægger { $cards }, og de holder.
}
log-thrown = { $you ->
    [yes] Du smider { $cards }.
   *[no] { $name } smider { $cards }.
}
log-thrown-lowest = { $number ->
    [one] { $you ->
        [yes] Du smider dit laveste kort, { $cards }.
       *[no] { $name } smider sit laveste kort, { $cards }.
    }
   *[other] { $you ->
        [yes] Du smider dine laveste kort, { $cards }.
       *[no] { $name } smider sine laveste kort, { $cards }.
    }
}
log-played = { $you ->
    [yes] Du lægger { $cards }.
   *[no] { $name } lægger { $cards }.
}
log-taken = { $you ->
    [yes] Du tager stikket med { $cards }.
   *[no] { $name } tager stikket med { $cards }.
}
log-last-taken = { $you ->
    [yes] Du tager det sidste stik med { $cards }.
   *[no] { $name } tager det sidste stik med { $cards }.
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
    [yes] Du havde et lige så højt kort: { $points } fra giver { $score }.
   *[no] { $name } havde et lige så højt kort: { $points } fra giver { $score }.
}
log-score-reset = { $you ->
    [yes] Præcis { $score }: du er tilbage på 0.
   *[no] Præcis { $score }: { $name } er tilbage på 0.
}
log-life-lost = { $you ->
    [yes] { $score } er for meget: en agurk til dig. Du fortsætter med { $returns }
   *[no] { $score } er for meget: en agurk til { $name }, som fortsætter med { $returns }
} og har { $left ->
    [one] ét
   *[other] { $left }
} liv tilbage.
log-went-out = { $you ->
    [yes] { $score } er for meget: du er ude.
   *[no] { $score } er for meget: { $name } er ude.
}
log-deal-void = { $how ->
    [replay] Ingen ville være tilbage, så omgangen gælder ikke og spilles om.
    [rampo] Ingen ville være tilbage: ingen betaler, og alle, der begyndte, er med igen.
   *[other] Ingen ville være tilbage, så omgangen gælder ikke.
}
log-stake-paid = { $you ->
    [yes] Du betaler
   *[no] { $name } betaler
} { $units ->
    [one] én enhed
   *[other] { $units } enheder
} til puljen.
log-bought = { $you ->
    [yes] Du køber dig ind og fortsætter med { $score }.
   *[no] { $name } køber sig ind og fortsætter med { $score }.
}
log-not-bought = { $you ->
    [yes] Du køber dig ikke ind.
   *[no] { $name } køber sig ikke ind.
}
log-won-units = { $you ->
    [yes] Du får
   *[no] { $name } får
} { $units ->
    [one] én enhed
   *[other] { $units } enheder
}.
log-lost-units = { $you ->
    [yes] Du betaler
   *[no] { $name } betaler
} { $units ->
    [one] én enhed
   *[other] { $units } enheder
} til slut.
log-match-over = { $top ->
    [yes] Det slutter straks med { $card } i det sidste stik.{" "}
   *[no] {""}
}{ $winners ->
    [0] Spillet er slut.
    [one] { $you ->
        [yes] Du vinder spillet.
       *[no] { $name } vinder spillet.
    }
   *[other] { $names } deler sejren.
}{ $losers ->
    [0] {""}
    [one] { $youlost ->
        [yes] {" "}Du har tabt.
       *[no] {" "}{ $lost } har tabt.
    }
   *[other] {" "}{ $lost } har tabt.
}
log-match-begun = Et spil begynder: { $names }.
log-dealer-drawn = { $you ->
    [yes] Lodtrækningen gør dig til første giver.
   *[no] Lodtrækningen gør { $name } til første giver.
}
log-size-chosen = { $you ->
    [yes] Du vælger
   *[no] { $name } vælger
} { $cards ->
    [one] ét kort
   *[other] { $cards } kort
} til hver.
log-dealt = Omgang { $deal }: { $you ->
    [yes] du giver
   *[no] { $name } giver
} { $cards ->
    [one] ét kort
   *[other] { $cards } kort
} til hver, og { $youlead ->
    [yes] du spiller ud
   *[no] { $leader } spiller ud
}.
log-redealt = { $you ->
    [yes] Kortene kastes ind, og du giver om.
   *[no] Kortene kastes ind, og { $name } giver om.
}
log-redeal-demanded = { $you ->
    [yes] Du melder forkert givet.
   *[no] { $name } melder forkert givet.
}
log-redeal-demanded-why = { $you ->
    [yes] Du melder forkert givet: { $reason }
   *[no] { $name } melder forkert givet: { $reason }
}
log-exchanged = { $you ->
    [yes] Du bytter
   *[no] { $name } bytter
} { $cards ->
    [one] ét kort
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
    [yes] Du melder pas.
   *[no] { $name } melder pas.
}
log-corrected = { $you ->
    [yes] Du tager { $cards } tilbage; det var ikke tilladt.
   *[no] { $name } tager { $cards } tilbage; det var ikke tilladt.
}
log-corrected-open = { $you ->
    [yes] Du tager { $cards } tilbage; det var ikke tilladt. Hånden ligger åben: { $hand }.
   *[no] { $name } tager { $cards } tilbage; det var ikke tilladt. Hånden ligger åben: { $hand }.
}
log-taken-back = { $you ->
    [yes] Du tager { $cards } tilbage.
   *[no] { $name } tager { $cards } tilbage.
}
log-settled = { $you ->
    [yes] Du spørger
   *[no] { $name } spørger
}, om { $own ->
    [yes] du
   *[no] { $other }
} måtte lægge { $cards }. { $legal ->
    [yes] Det var tilladt.
   *[no] Det var ikke tilladt.
}
log-hint-taken = { $you ->
    [yes] Du får
   *[no] { $name } får
} et tip.
log-nonce-added = { $you ->
    [yes] Du føjer tilfældige bogstaver til blandingen.
   *[no] { $name } føjer tilfældige bogstaver til blandingen.
}
log-secret-shown = Omgangenes hemmelighed er åben nu, og de kan prøves.
log-opened = Bordet er åbent.
log-closed = Bordet er lukket.
log-seat-taken = { $you ->
    [yes] Du sætter dig.
   *[no] { $name } sætter sig.
}
log-bot-placed = { $name }, en bot, tager plads.
log-seat-left = { $you ->
    [yes] Du forlader bordet.
   *[no] { $name } forlader bordet.
}
log-seat-removed = { $you ->
    [yes] Du blev taget fra bordet.
   *[no] { $name } blev taget fra bordet.
}
log-owner-none = Ingen passer bordet nu.
log-owner-changed = { $you ->
    [yes] Du passer bordet nu.
   *[no] { $name } passer bordet nu.
}
log-asked = { $you ->
    [yes] Du beder om
   *[no] { $name } beder om
} { $what ->
    [pause] en pause.
    [undo] at tage det sidste kort tilbage.
   *[rematch] revanche.
}
log-answered = { $you ->
    [yes] Du siger
   *[no] { $name } siger
} { $agreed ->
    [yes] ja.
   *[no] nej.
}
log-dropped = Det bliver ikke til noget: ikke alle var enige.
log-bot-sits-in = { $you ->
    [yes] En bot spiller for dig nu.
   *[no] En bot spiller for { $name } nu.
}
log-person-plays = { $you ->
    [yes] Du spiller igen.
   *[no] { $name } spiller nu.
}
log-paused = Bordet holder pause.
log-resumed = Spillet går videre.
log-missed = Her mangler noget. Det står i optegnelsen, når spillet er slut.
log-said = { $name }: { $said }

## Bordet som tekst: en linje for hver ting, læst oppefra og ned

text-title = { $rules }. Omgang { $deal }, stik { $trick } af { $tricks }.
text-title-deal = { $rules }. Omgang { $deal }.
text-card = { $state ->
    [lowest] { $card }, lavest
    [equals] { $card }, samme
    [beats] { $card }, højere
    [off] { $card }, ikke tilladt nu
    [chosen] { $card }, valgt
   *[plain] { $card }
}
text-hand = Din hånd: { $cards }.
text-no-trick = Der ligger intet i stikket endnu.
text-play = { $how ->
    [leads] { $you ->
        [yes] Du åbnede med
       *[no] { $name } åbnede med
    }
   *[plays] { $you ->
        [yes] Du lagde
       *[no] { $name } lagde
    }
} { $cards }{ $state ->
    [holds] {" "}og holder stikket.
    [price] {" "}og ville betale for det.
    [paid] {" "}og betalte for det.
   *[none] .
}
text-seat = { $name }: { $told }.
text-bot = en bot
text-stand-in = en bot vikarierer
text-free = ingen sidder her
text-away = væk
text-here = her
text-out = ude
text-dealer = gav
text-score = { $points } af { $threshold } point
text-points = { $points } point
text-lives = { $lost ->
    [0] ingen agurk af { $all }
    [one] én agurk af { $all }
   *[other] { $lost } agurker af { $all }
}
text-bought = { $times ->
    [one] købte sig ind én gang
   *[other] købte sig ind { $times } gange
}
text-money = { $sign ->
    [minus] { $units ->
        [one] én enhed tabt
       *[other] { $units } enheder tabt
    }
   *[plus] { $units ->
        [one] én enhed vundet
       *[other] { $units } enheder vundet
    }
}
text-count = { $cards ->
    [one] ét kort på hånden
   *[other] { $cards } kort på hånden
}
text-earlier = lagde { $cards }
text-seen = alle har set { $cards } på denne hånd
text-kept = { $cards } ligger ude
text-pot = { $units ->
    [one] Der er én enhed i puljen.
   *[other] Der er { $units } enheder i puljen.
}

## Det, der kan siges ved ethvert bord

phrase-hello = Hej
phrase-good-luck = Held og lykke
phrase-well-played = Godt spillet
phrase-thanks = Tak
phrase-oops = Ups
phrase-hurry = Din tur …
phrase-one-moment = Et øjeblik
phrase-good-game = Godt spil
phrase-smile = 🙂
phrase-laugh = 😄
phrase-cry = 😢
phrase-sweat = Pyha
phrase-clap = 👏
phrase-cucumber = 🥒

## Hvad bordets dele hedder

part-table = Bordet
part-place = Din plads
part-hand = Din hånd
part-scores = Point
part-log = Fortalt indtil nu
part-side = Point og forløb
part-sound = Lyd
part-close = Luk
part-next = Næste omgang
part-start = Start spillet
part-rematch = Revanche
part-title = { $deal ->
    [0] { $rules }
   *[other] { $rules } · omgang { $deal }
}
# I den smalle linje; så kort som muligt.
part-deal = Omg. { $deal }
part-trick = Stik { $trick } af { $tricks }
# Under "3/7" midt på bordet.
part-trick-word = stik
part-trick-head = Stik
part-card = { $state ->
    [lowest] { $card }, lavest
    [equals] { $card }, samme
    [beats] { $card }, højere
    [off] { $card }, ikke tilladt nu
   *[plain] { $card }
}
part-earlier = Kort, { $name } har lagt
part-kept = Kort, der ligger ude
part-seen = Set af alle, på hånden
part-cucumbers = { $lost ->
    [0] Ingen agurk af { $all }
    [one] Én agurk af { $all }
   *[other] { $lost } agurker af { $all }
}
part-points = { $threshold ->
    [0] { $score ->
        [one] Ét point
       *[other] { $score } point
    }
   *[other] { $score } af { $threshold } point
}
part-threshold = { $lives ->
    [1] ude ved { $points }
   *[other] agurk ved { $points }
}
part-units = { $units ->
    [one] { $units } enhed
   *[other] { $units } enheder
}
part-pot = I puljen: { $units ->
    [one] én enhed
   *[other] { $units } enheder
}
part-kontra = { $you ->
    [yes] Du meldte kontra
   *[no] { $name } meldte kontra
}
part-stock = I talonen: { $cards }
part-aside = Ikke givet:

# Under et kort, der må lægges.
why-lowest = lavest
why-equals = samme
why-beats = slår

# På pladsen for et kort, der endnu skal lægges.
place-you = dig
place-thinks = …

# På det kort, der er højest indtil nu, eller var det til sidst.
flag-holds = holder
flag-takes = tager det
flag-would-pay = ville betale { $points }
flag-pays = betaler { $points }

# Ved siden af et navn; så kort som muligt.
chip-bot = bot
chip-stand-in = bot så længe
chip-plays = spiller nu
chip-to-come = mangler
chip-leads = spiller ud
chip-deals = giver
chip-away = væk
chip-host = vært
chip-out = ude
chip-kontra = kontra
chip-redeal = forkert givet?
chip-price = +{ $points }
chip-changed = { $cards ->
    [0] beholder alle
   *[other] byttede { $cards }
}
chip-bought = { $times ->
    [one] købte sig ind
   *[other] købte sig ind { $times } gange
}
