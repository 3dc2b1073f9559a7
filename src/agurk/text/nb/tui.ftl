### What the terminal's own screens say.
###
### $you is "yes" where the sentence speaks to the player, whom $name then need not name.

## The table

deal = Omg. { $deal }
place-you = deg
chip-bot = bot
chip-away = borte
chip-deals = gir
too-small = Bordet trenger { $wide } × { $high } tegn; her er det { $cells } × { $lines }. Gjør vinduet større.

## The sentence above the hand

thinking =
    { $you ->
        [yes] Du tenker
       *[no] { $name } tenker
    }
others-size =
    { $you ->
        [yes] Du sier hvor mange kort
       *[no] { $name } sier hvor mange kort
    }
others-exchange =
    { $you ->
        [yes] Du bytter kort
       *[no] { $name } bytter kort
    }
others-kontra =
    { $you ->
        [yes] Melder du kontra?
       *[no] Melder { $name } kontra?
    }
others-buy-in =
    { $you ->
        [yes] Kjøper du deg inn?
       *[no] Kjøper { $name } seg inn?
    }
lot = Det trekkes lodd om første giver
dealing = Kortene gis
over = Spillet er slutt
asked-size = Du gir: hvor mange kort til hver?
asked-exchange = Hvilke kort bytter du?
asked-buy-in = Kjøper du deg inn?
pays-lead =
    { $you ->
        [yes] Du betaler { $points }
       *[no] { $name } betaler { $points }
    }
pay-lead = { $players ->
    [0] Ingen betaler
   *[other] { $players } spillere betaler
}
cover = Nå er det { $name }
cover-more = Ingen andre ser på. Enter viser kortene til { $name }.

## The line below it

holds =
    { $you ->
        [yes] Du holder med { $cards }.
       *[no] { $name } holder med { $cards }.
    }
would-pay-more =
    { $you ->
        [yes] Det siste stikket: du ville betalt { $points } for { $cards }.
       *[no] Det siste stikket: { $name } ville betalt { $points } for { $cards }.
    }
last-trick-more = Det siste stikket: den som tar det, betaler.
after-one = { $name } spiller etter deg.
after =
    { $players ->
        [0] Du spiller sist.
       *[other] { $players } spiller etter deg.
    }
exchange-none = Du kan ikke bytte noen nå: Enter beholder alle.
exchange-most = Merk { $least ->
    [0] opptil { $most }
   *[other] { $least } til { $most }
} med mellomrom; Enter bytter dem.
exchange-exactly = Merk { $most } med mellomrom, eller ingen; Enter bytter dem.
not-so-many = Så mange kort kan ikke byttes nå.
not-saved = Partiet er stanset, for det kan ikke lagres: { $why }
record-kept = Protokollen ligger i { $file }
not-recorded = Protokollen kunne ikke lagres: { $why }

## What can be chosen

choice-kontra = Meld kontra
choice-no-kontra = Meld pass
choice-buy-in = Kjøp deg inn
choice-no-buy-in = Ikke kjøp deg inn
choice-keep = Behold alle kort
choice-change-all = Bytt alle kort
offer-start = Start spillet
offer-pause = Be om en pause
offer-resume = Fortsett
offer-undo = Ta tilbake kortet mitt
offer-redeal = Meld feilgitt
offer-rematch = Revansje
offer-yes = Ja
offer-no = Nei
offer-return = Ta kortene mine igjen
offer-claim = Legg resten
offer-hint = Tips
menu-talk = Si noe
menu-dispute = Dra et kort i tvil
menu-go-back = Tilbake til bordet
menu-rules = Reglene ved bordet
menu-theme = Andre farger
menu-colours = En farge til hver kortfarge
menu-leave = Forlat bordet; partiet lagres

## The keys

key-menu = meny
key-help = hjelp
key-back = tilbake
key-next = neste felt
key-go-on = videre
key-leave = gå
key-choose = velg
key-start = begynn
key-hint = tips
key-talk = snakk
key-yes = ja
key-no = nei
key-mark = merk
key-why = hvorfor?
key-log = hittil
key-scores = stilling
help-table = Piltastene går fra kort til kort, Tab til det neste som kan spilles. En skrevet verdi går til sitt kort.
    Enter spiller; mellomrom merker kort som hører sammen eller byttes.
    Lovlige kort er løftet, i kraftig ramme, med et ord under. De andre er senket og stiplet; F2 sier hvorfor.
    En blokk på begge sider av et kort sier at det tok stikket eller holder det nå.
    ○ er et spist stikk, ◉ det som pågår, ● et kommende, ◆ det siste, som koster.
    ? sier hva hvert kort er verdt, der det gis tips. F3 forteller hva som har skjedd, F4 stillingen, F5 reglene.
    Med andre: F6 sier noe, F7 drar et kort i tvil, F8 og F9 svarer ja og nei på et spørsmål.
    Esc åpner menyen. Musen virker overalt.
talk = Hva sier du?
talk-write = Eller skriv det her (Tab)
talk-mute = Demp { $name }
talk-hear = Hør { $name }
dispute-whose = Reglene avgjør det med en gang, og alle hører hvordan. Hvem sitt siste kort?
hint-coming = Ser etter …
hint-of-what = Din sjanse til å vinne partiet står under hvert kort.
percent = { $number } %

## The first screen

motto = Sju stikk. Bare det siste svir.
start-go-on = Spill videre på partiet som ble forlatt
start-bots = Spill mot boter
start-hot-seat = Spill ved ett tastatur
start-join = Sett deg ved et bord på en server
start-keep = Før regnskap
start-record = Åpne en protokoll
start-rules = Reglene
start-language = Språk: norsk bokmål
start-theme = Farger: mørke, lyse eller sterk kontrast
start-colours = En farge til hver kortfarge
start-quit = Avslutt
fault = Programmet støtte på en feil og stoppet; et parti er lagret til og med det siste kortet. Mer står i { $file }

## What is played

form-variant = Variant
form-house = Husregler
form-players = Spillere
form-name = Navnet ditt
form-names = Navn, med komma mellom
form-level = Hvor godt boter spiller
form-pace = Tempo
form-begin = Begynn
form-who = Si hvem som spiller.
bot-beginner = nybegynner
bot-learner = lærling
bot-casual = amatør
bot-practised = øvet
bot-skilled = dyktig
bot-expert = ekspert
bot-master = mester
bot-uniform = tilfeldig
bot-lowest = forsiktig
bot-sharp = skarp
bot-ladder = solid
pace-calm = Rolig
pace-normal = Som ved et bord
pace-quick = Raskt
pace-at-once = Straks

## On a server

join-link = Lenke til bordet
join-watch = Bare se på
join-go = Sett deg
join-coming = På vei til bordet …
join-guest = Gjest
away = Borte fra bordet. Prøver igjen.
away-waiting = Det legges så snart bordet er her igjen.
problem-other = Det gikk ikke: { $told }
time-left =
    { $seconds ->
        [one] Ett sekund igjen.
       *[other] { $seconds } sekunder igjen.
    }
stepped-away = { $name } har gått fra bordet
asks-pause =
    { $you ->
        [yes] Du ber om en pause.
       *[no] { $name } ber om en pause.
    }
asks-undo =
    { $you ->
        [yes] Du ber om å få ta tilbake kortet ditt.
       *[no] { $name } ber om å få ta tilbake et kort.
    }
asks-rematch =
    { $you ->
        [yes] Du ber om revansje.
       *[no] { $name } ber om revansje.
    }
paused = Bordet tar pause
waiting =
    { $you ->
        [yes] Start når alle er her
       *[no] { $name } starter spillet
    }
waiting-nobody = Ingen passer dette bordet
bot-for-you = En bot spiller for deg
ended-closed = Bordet er lukket
ended-removed = Du ble tatt fra dette bordet
ended-no-table = Det er ikke noe slikt bord
ended-no-spectators = Bare spillere kan se dette bordet
ended-token = Denne lenken gjelder ikke lenger
ended-token-expired = Denne lenken er utløpt
ended-protocol = Serveren snakker en annen versjon; programmet må oppdateres
ended-left = Du har forlatt bordet
offer-give-up = Gi fra meg plassen

## Keeping score

keep-line = Hvem tok siste stikk, og med hva: bo 9
keep-over = Partiet er slutt: rematch begynner et nytt.
key-undo = angre
key-redo = gjør om igjen
key-anew = nytt ark
key-legal = var det lovlig?
key-rules = regler

## Matches that are over

record-file = En fil med en protokoll
record-nothing = Det er ikke noe parti i denne filen.
record-which = Hvilket parti?
step-of = Trinn { $step } av { $steps }
key-step = steg
key-deal = runde
key-review = hva kortene var verdt
reviewing = Et øyeblikk: kortene veies …
