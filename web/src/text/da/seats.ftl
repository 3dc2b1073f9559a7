### Rundt om spillet: at komme til et bord, sætte sig, spørge de andre, og hvad der følger efter et spil.
###
### $name, $own, $other og $names er navne, som nogen skrev dem, aldrig bøjet; $names kan være flere i
### ét åndedrag. $you er "yes", hvor sætningen taler til læseren. $level er, hvordan en bot spiller.
### Ingens køn kendes: intet må gætte på det.

## At komme til et bord

table = Et bord
coming = På vej til bordet …
host = { $name } passer dette bord.
playing-deal = Omgang { $deal } er i gang.
take-a-seat = Tag plads
full = Alle pladser er taget
your-name = Dit navn
sit-down = Sæt dig
sitting-down = Sætter dig …
joins-later = Kortene er givet. En bot spiller denne omgang; du spiller fra den næste.
watch = Se på
no-watching = Kun de, der har en plads, ser dette bord.
own-table = Åbn dit eget bord
this-table = Dette bord
rules = Bordets regler
house-rules = Spilles anderledes her
no-rules = Reglerne kan ikke fortælles lige nu. Hent siden igen senere.
spent = Det link til en plads gælder ikke mere. Du kan tage en fri plads.
seats = Pladser
seat = Plads { $number }
free = fri
owner = passer bordet
away-now = væk
stood-in = væk, en bot spiller
bot = Bot, { $level }
you = { $name } (dig)
which-seat = Hvilken plads?
which-seat-what = Dette link åbner pladsen, hvor { $other } sidder. I denne browser er du { $own } ved samme bord.
keep-seat = Bliv ved at være { $name }
take-seat = Spil som { $name }

## Hvordan et bord er

pace-none = Intet ur: alle tager den tid, de vil.
pace-relaxed = Et minut til et kort.
pace-quick = 15 sekunder til et kort.
late-lowest = Når tiden er gået, lægges det laveste tilladte kort.
late-bot = Når tiden er gået, spiller en bot, til du er tilbage.
bots = Botter tager tomme pladser. Niveau: { $level }.
private = Privat: kun de, der har linket, finder det.
listed = Åbent: det er på listen for alle, og der er ingen fri tekst.
undo-yes = Et kort må tages tilbage, hvis alle er enige.
undo-no = Lagte kort ligger.
hints-alone = Tip til den, der spiller alene med botter.
hints-always = Alle må få tip; alle hører om det.
hints-never = Ingen tip.
watched = { $watching ->
    [0] Andre må se på.
    [one] Andre må se på; én gør det.
   *[other] Andre må se på; { $watching } gør det.
}
unwatched = Ingen må se på.

## Intet bord

gone-no-table = Der er ikke noget sådant bord
    .what = Måske blev linket klippet over, eller bordet lukket for længe siden.
gone-closed = Dette bord er lukket
    .what = Her spilles der ikke mere.
gone-removed = Du blev taget fra dette bord
    .what = Den, der passer bordet, gav din plads væk.
gone-offline = Serveren kan ikke nås
    .what = Er der net? Intet ved bordet er tabt.
gone-no-spectators = Kun spillere må se dette bord
    .what = Tag plads for at se, hvad der spilles.
gone-protocol = Denne side er forældet
    .what = Hent den igen.
gone-token = Dette link gælder ikke mere
    .what = Bed om et nyt.
gone-token-expired = Dette link er udløbet
    .what = Bed om et nyt.
gone-moved = Bordet flytter
    .what = Det er her igen om lidt.
gone-unavailable = Bordet kan ikke nås
    .what = Prøv igen om lidt. Intet er tabt.
gone-other = Dette bord kan ikke vises
    .what = Serveren siger: { $told }
try-again = Prøv igen
load-again = Hent igen
first-page = Forside
see-match = Se spillet

## Links

invite = Link til dette bord
invite-title = Et spil agurk: { $rules }
copy = Kopiér
copied = Kopieret.
not-copied = Det kunne ikke kopieres. Markér det, og kopiér det selv.
share = Del
code = Kode
code-alt = Linket som QR-kode
code-what = Ret en telefons kamera herhen.

## Før spillet

starts-with = { $empty ->
    [0] Alle pladser er taget.
    [one] En bot tager den tomme plads, når du starter.
   *[other] Botter tager de { $empty } tomme pladser, når du starter.
}
wait = Det starter af sig selv, også for dig. Du kan lade siden stå åben.
you-watch = Du ser på. Der kan være en plads til dig.
watching-seat = Du ser på. En bot ville give dig sin plads.
start = Start spillet
remove = Fjern
remove-name = Fjern { $name }
remove-sure = Virkelig fjerne?
bot-for = Hvem tager plads { $number }
kept-free = Ingen endnu
watching = { $watching ->
    [one] Én ser på.
   *[other] { $watching } ser på.
}
leave = Forlad bordet
leave-sure = Virkelig gå?
close = Luk bordet for alle
close-sure = Virkelig lukke det?

## At spørge de andre

question = Spørgsmål
asks-pause = { $you ->
    [yes] Du beder om en pause.
   *[no] { $name } beder om en pause.
}
asks-undo = { $you ->
    [yes] Du beder om at tage dit kort tilbage.
   *[no] { $name } beder om at tage et kort tilbage.
}
asks-rematch = { $you ->
    [yes] Du beder om revanche.
   *[no] { $name } beder om revanche.
}
agreed = { $seats ->
    [one] { $you ->
        [yes] Du siger ja.
       *[no] { $names } siger ja.
    }
   *[other] { $names } siger ja.
}
awaited = Venter på { $names }.
yes = Ja
no = Nej
withdraw = Træk tilbage
go-on = Fortsæt
take-again = Tag mine kort igen
take-again-what = En bot spiller for dig. Du spiller igen fra næste kort.

## At afgøre noget ved siden af et kort

time-left = { $seconds ->
    [one] Ét sekund tilbage.
   *[other] { $seconds } sekunder tilbage.
}
then-buy-in = Så køber du dig ikke ind.
then-kontra = Så melder du pas.
then-exchange = Så beholder du alle kort.
then-size = Så bliver det afgjort for dig.
then-bot = Så spiller en bot for dig.
out-else = Gør du det ikke, er du ude.

## Menuen

menu = Menuen
ask-pause = Bed om en pause
ask-pause-off = Ikke nu.
ask-undo = Tag mit kort tilbage
ask-undo-off = Kun så længe dit er det sidste kort.
redeal = Meld forkert givet
dispute = Drag et kort i tvivl
dispute-what = Reglerne afgør det straks, og alle hører hvordan. Hvis seneste kort?
forced = Læg tvungne kort af sig selv
forced-what = Når kun ét må lægges.
people = Folk
invite-others = Inviter andre
other-device = Min plads på en anden enhed
sound = Lyd
sound-what = Et bank, når det er din tur.
text-table = Bordet som tekst
text-table-what = Alt i ord.
settings = Indstillinger
part-people = Folk ved dette bord
part-rules = Bordets regler
part-device = Min plads på en anden enhed
part-invite = Inviter andre
part-dispute = Drag et kort i tvivl
device-what = Åbn dette link på din anden enhed, og spil videre der. Den, der har det, spiller dine kort, så hold det for dig selv. Det gælder i syv dage.
device-link = Link til min plads
device-make = Lav linket

## Snak

talk = Snak
say = Sig noget
send = Sig det
phrases = Mere …
mute = Slå { $name } fra
hear = Hør { $name }
picture-smile = Et smil
picture-laugh = En latter
picture-cry = En tåre
picture-sweat = Pyha
picture-clap = Bifald
picture-cucumber = En agurk

## Linjen til bordet

away = Væk fra bordet. Prøver igen.

## Efter spillet

results = Sådan gik det alle
player = Spiller
result = Udfald
result-won = vinder
result-lost = taber
cucumbers = Agurker
points = Point
money = Enheder
rematch = Revanche
start-again = Nyt spil uden at spørge
share-match = Del
match-title = Et spil agurk: { $rules }

# Under a link that leads to this machine itself.
only-here = Linket virker kun på denne computer. Andre kan komme ind, når serveren startes med --host 0.0.0.0 og siden åbnes på den adresse, som den nævner for dem.
