### What the terminal's own screens say.
###
### $you is "yes" where the sentence speaks to the player, whom $name then need not name.

## The table

deal = Omg. { $deal }
place-you = dig
chip-bot = bot
chip-away = væk
chip-deals = giver
too-small = Bordet har brug for { $wide } × { $high } tegn; her er { $cells } × { $lines }. Gør vinduet større.

## The sentence above the hand

thinking =
    { $you ->
        [yes] Du tænker
       *[no] { $name } tænker
    }
others-size =
    { $you ->
        [yes] Du siger, hvor mange kort
       *[no] { $name } siger, hvor mange kort
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
        [yes] Køber du dig ind?
       *[no] Køber { $name } sig ind?
    }
lot = Der trækkes lod om første giver
dealing = Kortene gives
over = Spillet er slut
asked-size = Du giver: hvor mange kort til hver?
asked-exchange = Hvilke kort bytter du?
asked-buy-in = Køber du dig ind?
pays-lead =
    { $you ->
        [yes] Du betaler { $points }
       *[no] { $name } betaler { $points }
    }
pay-lead = { $players ->
    [0] Ingen betaler
   *[other] { $players } spillere betaler
}
cover = Nu er det { $name }
cover-more = Ingen andre ser med. Enter viser kortene for { $name }.

## The line below it

holds =
    { $you ->
        [yes] Du holder med { $cards }.
       *[no] { $name } holder med { $cards }.
    }
would-pay-more =
    { $you ->
        [yes] Det sidste stik: du ville betale { $points } for { $cards }.
       *[no] Det sidste stik: { $name } ville betale { $points } for { $cards }.
    }
last-trick-more = Det sidste stik: den, der tager det, betaler.
after-one = { $name } spiller efter dig.
after =
    { $players ->
        [0] Du spiller sidst.
       *[other] { $players } spiller efter dig.
    }
exchange-none = Du må ikke bytte nogen nu: Enter beholder dem alle.
exchange-most = Markér { $least ->
    [0] op til { $most }
   *[other] { $least } til { $most }
} med mellemrum; Enter bytter dem.
exchange-exactly = Markér { $most } med mellemrum, eller ingen; Enter bytter dem.
not-so-many = Så mange kort kan ikke byttes nu.
not-saved = Partiet er standset, for det kan ikke gemmes: { $why }
record-kept = Optegnelsen ligger i { $file }
not-recorded = Optegnelsen kunne ikke gemmes: { $why }

## What can be chosen

choice-kontra = Meld kontra
choice-no-kontra = Meld pas
choice-buy-in = Køb dig ind
choice-no-buy-in = Køb dig ikke ind
choice-keep = Behold alle kort
choice-change-all = Byt alle kort
offer-start = Start spillet
offer-pause = Bed om en pause
offer-resume = Fortsæt
offer-undo = Tag mit kort tilbage
offer-redeal = Meld forkert givet
offer-rematch = Revanche
offer-yes = Ja
offer-no = Nej
offer-return = Tag mine kort igen
offer-claim = Læg resten
offer-hint = Tip
menu-talk = Sig noget
menu-dispute = Drag et kort i tvivl
menu-go-back = Tilbage til bordet
menu-rules = Bordets regler
menu-theme = Andre farver
menu-colours = En farve til hver kulør
menu-leave = Forlad bordet; partiet gemmes

## The keys

key-menu = menuen
key-help = hjælp
key-back = tilbage
key-next = næste felt
key-go-on = videre
key-leave = gå
key-choose = vælg
key-start = begynd
key-hint = tip
key-talk = snak
key-yes = ja
key-no = nej
key-mark = markér
key-why = hvorfor?
key-log = hidtil
key-scores = regnskab
help-table = Piletasterne går fra kort til kort, Tab til det næste, der må spilles. En tastet rang går til sit kort.
    Enter spiller; mellemrum markerer kort, der hører sammen eller byttes.
    Lovlige kort er løftet, i kraftig ramme, med et ord under. De andre er sænket og stiplet; F2 siger hvorfor.
    En blok på begge sider af et kort siger, at det tog stikket eller holder det nu.
    ○ er et spist stik, ◉ det igangværende, ● et kommende, ◆ det sidste, som koster.
    ? siger, hvad hvert kort er værd, hvor der gives tip. F3 fortæller, hvad der er sket, F4 stillingen, F5 reglerne.
    Med andre: F6 siger noget, F7 drager et kort i tvivl, F8 og F9 svarer ja og nej på et spørgsmål.
    Esc åbner menuen. Musen virker overalt.
talk = Hvad siger du?
talk-write = Eller skriv det her (Tab)
talk-mute = Slå { $name } fra
talk-hear = Hør { $name }
dispute-whose = Reglerne afgør det straks, og alle hører hvordan. Hvis seneste kort?
hint-coming = Ser efter …
hint-of-what = Din chance for at vinde partiet står under hvert kort.
percent = { $number } %

## The first screen

motto = Syv stik. Kun det sidste gør ondt.
start-go-on = Spil videre på det afbrudte parti
start-bots = Spil mod botter
start-hot-seat = Spil ved ét tastatur
start-join = Sæt dig ved et bord på en server
start-keep = Før regnskab
start-record = Åbn en optegnelse
start-rules = Reglerne
start-language = Sprog: dansk
start-theme = Farver: mørke, lyse eller stærk kontrast
start-colours = En farve til hver kulør
start-quit = Afslut
fault = Programmet stødte på en fejl og stoppede; et parti er gemt til og med det sidste kort. Mere står i { $file }

## What is played

form-variant = Variant
form-house = Husregler
form-players = Spillere
form-name = Dit navn
form-names = Navne, adskilt af komma
form-level = Hvor godt botter spiller
form-pace = Tempo
form-begin = Begynd
form-who = Sig, hvem der spiller.
bot-beginner = begynder
bot-learner = lærling
bot-casual = amatør
bot-practised = øvet
bot-skilled = dygtig
bot-expert = ekspert
bot-master = mester
bot-uniform = tilfældig
bot-lowest = forsigtig
bot-sharp = skarp
bot-ladder = solid
pace-calm = Roligt
pace-normal = Som ved et bord
pace-quick = Hurtigt
pace-at-once = Straks

## On a server

join-link = Link til bordet
join-watch = Se kun på
join-go = Sæt dig
join-coming = På vej til bordet …
join-guest = Gæst
away = Væk fra bordet. Prøver igen.
away-waiting = Det lægges, så snart bordet er her igen.
problem-other = Det gik ikke: { $told }
time-left =
    { $seconds ->
        [one] Ét sekund tilbage.
       *[other] { $seconds } sekunder tilbage.
    }
stepped-away = { $name } er gået fra bordet
asks-pause =
    { $you ->
        [yes] Du beder om en pause.
       *[no] { $name } beder om en pause.
    }
asks-undo =
    { $you ->
        [yes] Du beder om at tage dit kort tilbage.
       *[no] { $name } beder om at tage et kort tilbage.
    }
asks-rematch =
    { $you ->
        [yes] Du beder om revanche.
       *[no] { $name } beder om revanche.
    }
paused = Bordet holder pause
waiting =
    { $you ->
        [yes] Start, når alle er her
       *[no] { $name } starter spillet
    }
waiting-nobody = Ingen passer dette bord
bot-for-you = En bot spiller for dig
ended-closed = Bordet er lukket
ended-removed = Du blev taget fra dette bord
ended-no-table = Der er ikke noget sådant bord
ended-no-spectators = Kun spillere må se dette bord
ended-token = Dette link gælder ikke mere
ended-token-expired = Dette link er udløbet
ended-protocol = Serveren taler en anden version; dette program skal opdateres
ended-left = Du har forladt bordet
offer-give-up = Opgiv min plads

## Keeping score

keep-line = Hvem tog sidste stik, og med hvad: bo 9
keep-over = Partiet er slut: rematch begynder et nyt.
key-undo = fortryd
key-redo = gentag
key-anew = nyt ark
key-legal = var det lovligt?
key-rules = regler

## Matches that are over

record-file = En fil med en optegnelse
record-nothing = Der er intet parti i denne fil.
record-which = Hvilket parti?
step-of = Trin { $step } af { $steps }
key-step = trin
key-deal = runde
key-review = hvad kortene var værd
reviewing = Et øjeblik: kortene vejes …
