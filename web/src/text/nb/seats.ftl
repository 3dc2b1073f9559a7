### Rundt spillet: å komme til et bord, sette seg, spørre de andre, og det som følger etter et spill.
###
### $name, $own, $other og $names er navn slik noen skrev dem, aldri bøyd; $names kan være flere i ett
### åndedrag. $you er "yes" der setningen taler til leseren. $level er hvordan en bot spiller.
### Ingens kjønn er kjent: ingenting skal gjette på det.

## Å komme til et bord

table = Et bord
coming = På vei til bordet …
host = { $name } passer dette bordet.
playing-deal = Omgang { $deal } er i gang.
take-a-seat = Ta plass
full = Alle plasser er tatt
your-name = Navnet ditt
sit-down = Sett deg
sitting-down = Setter deg …
joins-later = Kortene er gitt. En bot spiller denne omgangen; du spiller fra den neste.
watch = Se på
no-watching = Bare de som har en plass, ser dette bordet.
own-table = Åpne ditt eget bord
this-table = Dette bordet
rules = Reglene ved bordet
house-rules = Spilles annerledes her
no-rules = Reglene kan ikke fortelles akkurat nå. Last siden på nytt senere.
spent = Den lenken til en plass gjelder ikke lenger. Du kan ta en ledig plass.
seats = Plasser
seat = Plass { $number }
free = ledig
owner = passer bordet
away-now = borte
stood-in = borte, en bot spiller
bot = Bot, { $level }
you = { $name } (deg)
which-seat = Hvilken plass?
which-seat-what = Denne lenken åpner plassen der { $other } sitter. I denne nettleseren er du { $own } ved samme bord.
keep-seat = Fortsett som { $name }
take-seat = Spill som { $name }

## Hvordan et bord er

pace-none = Ingen klokke: alle tar den tiden de vil.
pace-relaxed = Ett minutt til et kort.
pace-quick = 15 sekunder til et kort.
late-lowest = Når tiden er ute, legges det laveste lovlige kortet.
late-bot = Når tiden er ute, spiller en bot til du er tilbake.
bots = Boter tar tomme plasser. Nivå: { $level }.
private = Privat: bare de som har lenken, finner det.
listed = Åpent: det står på listen for alle, og det er ingen fri tekst.
undo-yes = Et kort kan tas tilbake hvis alle er enige.
undo-no = Lagt kort ligger.
hints-alone = Tips til den som spiller alene med boter.
hints-always = Alle kan få tips; alle hører om det.
hints-never = Ingen tips.
watched = { $watching ->
    [0] Andre kan se på.
    [one] Andre kan se på; én gjør det.
   *[other] Andre kan se på; { $watching } gjør det.
}
unwatched = Ingen kan se på.

## Ikke noe bord

gone-no-table = Det er ikke noe slikt bord
    .what = Kanskje ble lenken kuttet, eller bordet lukket for lenge siden.
gone-closed = Dette bordet er lukket
    .what = Her spilles det ikke mer.
gone-removed = Du ble tatt fra dette bordet
    .what = Den som passer bordet, ga bort plassen din.
gone-offline = Serveren kan ikke nås
    .what = Er du på nett? Ingenting ved bordet er tapt.
gone-no-spectators = Bare spillere kan se dette bordet
    .what = Ta plass for å se hva som spilles.
gone-protocol = Denne siden er foreldet
    .what = Last den på nytt.
gone-token = Denne lenken gjelder ikke lenger
    .what = Be om en ny.
gone-token-expired = Denne lenken er utløpt
    .what = Be om en ny.
gone-moved = Bordet flytter
    .what = Det er her igjen om litt.
gone-unavailable = Bordet kan ikke nås
    .what = Prøv igjen om litt. Ingenting er tapt.
gone-other = Dette bordet kan ikke vises
    .what = Serveren sier: { $told }
try-again = Prøv igjen
load-again = Last på nytt
first-page = Forside
see-match = Se spillet

## Lenker

invite = Lenke til dette bordet
invite-title = Et spill agurk: { $rules }
copy = Kopier
copied = Kopiert.
not-copied = Det kunne ikke kopieres. Merk det og kopier det selv.
share = Del
code = Kode
code-alt = Lenken som QR-kode
code-what = Rett kameraet på en telefon hit.

## Før spillet

starts-with = { $empty ->
    [0] Alle plasser er tatt.
    [one] En bot tar den tomme plassen når du starter.
   *[other] Boter tar de { $empty } tomme plassene når du starter.
}
wait = Det starter av seg selv, også for deg. Du kan la siden stå åpen.
you-watch = Du ser på. Det kan være en plass til deg.
watching-seat = Du ser på. En bot ville gitt deg plassen sin.
start = Start spillet
remove = Fjern
remove-name = Fjern { $name }
remove-sure = Virkelig fjerne?
bot-for = Hvem tar plass { $number }
kept-free = Ingen ennå
watching = { $watching ->
    [one] Én ser på.
   *[other] { $watching } ser på.
}
leave = Forlat bordet
leave-sure = Virkelig gå?
close = Lukk bordet for alle
close-sure = Virkelig lukke det?

## Å spørre de andre

question = Spørsmål
asks-pause = { $you ->
    [yes] Du ber om en pause.
   *[no] { $name } ber om en pause.
}
asks-undo = { $you ->
    [yes] Du ber om å få ta tilbake kortet ditt.
   *[no] { $name } ber om å få ta tilbake et kort.
}
asks-rematch = { $you ->
    [yes] Du ber om revansje.
   *[no] { $name } ber om revansje.
}
agreed = { $seats ->
    [one] { $you ->
        [yes] Du sier ja.
       *[no] { $names } sier ja.
    }
   *[other] { $names } sier ja.
}
awaited = Venter på { $names }.
yes = Ja
no = Nei
withdraw = Trekk tilbake
go-on = Fortsett
take-again = Ta kortene mine igjen
take-again-what = En bot spiller for deg. Du spiller igjen fra neste kort.

## Å avgjøre noe ved siden av et kort

time-left = { $seconds ->
    [one] Ett sekund igjen.
   *[other] { $seconds } sekunder igjen.
}
then-buy-in = Da kjøper du deg ikke inn.
then-kontra = Da melder du pass.
then-exchange = Da beholder du alle kort.
then-size = Da blir det avgjort for deg.
then-bot = Da spiller en bot for deg.
out-else = Gjør du det ikke, er du ute.

## Menyen

menu = Meny
ask-pause = Be om en pause
ask-pause-off = Ikke nå.
ask-undo = Ta tilbake kortet mitt
ask-undo-off = Bare så lenge ditt er det siste kortet.
redeal = Meld feilgitt
dispute = Dra et kort i tvil
dispute-what = Reglene avgjør det med en gang, og alle hører hvordan. Hvem sitt siste kort?
forced = Legg tvungne kort av seg selv
forced-what = Når bare ett er lovlig.
people = Folk
invite-others = Inviter andre
other-device = Plassen min på en annen enhet
sound = Lyd
sound-what = Et bank når det er din tur.
text-table = Bordet som tekst
text-table-what = Alt i ord.
settings = Innstillinger
part-people = Folk ved dette bordet
part-rules = Reglene ved bordet
part-device = Plassen min på en annen enhet
part-invite = Inviter andre
part-dispute = Dra et kort i tvil
device-what = Åpne denne lenken på den andre enheten og spill videre der. Den som har den, spiller kortene dine, så hold den for deg selv. Den gjelder i sju dager.
device-link = Lenke til plassen min
device-make = Lag lenken

## Prat

talk = Prat
say = Si noe
send = Si det
phrases = Mer …
mute = Demp { $name }
hear = Hør { $name }
picture-smile = Et smil
picture-laugh = En latter
picture-cry = En tåre
picture-sweat = Puh
picture-clap = Applaus
picture-cucumber = En agurk

## Linjen til bordet

away = Borte fra bordet. Prøver igjen.

## Etter spillet

results = Slik gikk det alle
player = Spiller
result = Utfall
result-won = vinner
result-lost = taper
cucumbers = Agurker
points = Poeng
money = Enheter
rematch = Revansje
start-again = Nytt spill uten å spørre
share-match = Del
match-title = Et spill agurk: { $rules }

# Under a link that leads to this machine itself.
only-here = Lenken virker bare på denne maskinen. Andre kommer inn når serveren startes med --host 0.0.0.0 og siden åpnes på adressen som den oppgir for dem.
