### Runt spelet: att komma till ett bord, slå sig ner, fråga de andra, och vad som följer på ett parti.
###
### $name, $own, $other och $names är namn så som någon skrev dem, aldrig böjda; $names kan vara flera
### i ett andetag. $you är "yes" där meningen talar till läsaren. $level är hur en bott spelar.
### Ingens kön är känt: inget får gissa det.

## Att komma till ett bord

table = Ett bord
coming = På väg till bordet …
host = { $name } sköter det här bordet.
playing-deal = Giv { $deal } spelas.
take-a-seat = Ta en plats
full = Alla platser är tagna
your-name = Ditt namn
sit-down = Slå dig ner
sitting-down = Slår dig ner …
joins-later = Korten är givna. En bott spelar den här given; du spelar från nästa.
watch = Titta på
no-watching = Bara de som har en plats ser det här bordet.
own-table = Öppna ett eget bord
this-table = Det här bordet
rules = Bordets regler
house-rules = Spelas annorlunda här
no-rules = Reglerna går inte att visa just nu. Ladda om sidan senare.
spent = Den länken till en plats gäller inte längre. Du kan ta en ledig.
seats = Platser
seat = Plats { $number }
free = ledig
owner = sköter bordet
away-now = borta
stood-in = borta, en bott spelar
bot = Bott, { $level }
you = { $name } (du)
which-seat = Vilken plats?
which-seat-what = Den här länken öppnar platsen där { $other } sitter. I den här webbläsaren är du { $own } vid samma bord.
keep-seat = Fortsätt som { $name }
take-seat = Spela som { $name }

## Hur ett bord är

pace-none = Ingen klocka: alla tar den tid de vill.
pace-relaxed = En minut för ett kort.
pace-quick = 15 sekunder för ett kort.
late-lowest = När tiden är ute läggs det lägsta tillåtna kortet.
late-bot = När tiden är ute spelar en bott tills du är tillbaka.
bots = Bottar tar tomma platser. Nivå: { $level }.
private = Privat: bara de som har länken hittar det.
listed = Öppet: det står på listan för alla, och det finns ingen fri text.
undo-yes = Ett kort får tas tillbaka om alla är överens.
undo-no = Lagt kort ligger.
hints-alone = Tips till den som spelar ensam med botar.
hints-always = Alla får ta tips; alla får höra om det.
hints-never = Inga tips.
watched = { $watching ->
    [0] Andra får titta på.
    [one] Andra får titta på; en gör det.
   *[other] Andra får titta på; { $watching } gör det.
}
unwatched = Ingen får titta på.

## Inget bord

gone-no-table = Det finns inget sådant bord
    .what = Kanske blev länken avklippt, eller bordet stängt för länge sedan.
gone-closed = Det här bordet är stängt
    .what = Här spelas inget mer.
gone-removed = Du togs bort från bordet
    .what = Den som sköter bordet gav bort din plats.
gone-offline = Servern går inte att nå
    .what = Finns det nät? Inget vid bordet är förlorat.
gone-no-spectators = Bara spelare får se det här bordet
    .what = Ta en plats för att se vad som spelas.
gone-protocol = Den här sidan är för gammal
    .what = Ladda om den.
gone-token = Den här länken gäller inte längre
    .what = Be om en ny.
gone-token-expired = Den här länken har gått ut
    .what = Be om en ny.
gone-moved = Bordet flyttar
    .what = Det är här igen om en stund.
gone-unavailable = Bordet går inte att nå
    .what = Försök igen om en stund. Inget är förlorat.
gone-other = Det här bordet går inte att visa
    .what = Servern säger: { $told }
try-again = Försök igen
load-again = Ladda om
first-page = Första sidan
see-match = Se partiet

## Länkar

invite = Länk till det här bordet
invite-title = Ett parti Agurk: { $rules }
copy = Kopiera
copied = Kopierat.
not-copied = Det gick inte att kopiera. Markera det och kopiera det själv.
share = Dela
code = Kod
code-alt = Länken som QR-kod
code-what = Rikta kameran på en telefon hit.

## Före partiet

starts-with = { $empty ->
    [0] Alla platser är tagna.
    [one] En bott tar den tomma platsen när du startar.
   *[other] Bottar tar de { $empty } tomma platserna när du startar.
}
wait = Det startar av sig själv, också för dig. Du kan låta sidan vara öppen.
you-watch = Du tittar på. Det kan finnas en plats för dig.
watching-seat = Du tittar på. En bott skulle ge dig sin plats.
start = Starta
remove = Ta bort
remove-name = Ta bort { $name }
remove-sure = Verkligen ta bort?
bot-for = Vem tar plats { $number }
kept-free = Ingen än
watching = { $watching ->
    [one] En tittar på.
   *[other] { $watching } tittar på.
}
leave = Lämna bordet
leave-sure = Verkligen gå?
close = Stäng bordet för alla
close-sure = Verkligen stänga det?

## Att fråga de andra

question = Fråga
asks-pause = { $you ->
    [yes] Du ber om en paus.
   *[no] { $name } ber om en paus.
}
asks-undo = { $you ->
    [yes] Du ber att få ta tillbaka ditt kort.
   *[no] { $name } ber att få ta tillbaka ett kort.
}
asks-rematch = { $you ->
    [yes] Du ber om revansch.
   *[no] { $name } ber om revansch.
}
agreed = { $seats ->
    [one] { $you ->
        [yes] Du säger ja.
       *[no] { $names } säger ja.
    }
   *[other] { $names } säger ja.
}
awaited = Väntar på { $names }.
yes = Ja
no = Nej
withdraw = Dra tillbaka
go-on = Fortsätt
take-again = Ta mina kort igen
take-again-what = En bott spelar för dig. Du spelar igen från nästa kort.

## Att avgöra något vid sidan av ett kort

time-left = { $seconds ->
    [one] En sekund kvar.
   *[other] { $seconds } sekunder kvar.
}
then-buy-in = Då köper du inte in dig.
then-kontra = Då säger du pass.
then-exchange = Då behåller du alla kort.
then-size = Då avgörs det åt dig.
then-bot = Då spelar en bott för dig.
out-else = Gör du det inte är du ute.

## Menyn

menu = Meny
ask-pause = Be om en paus
ask-pause-off = Inte nu.
ask-undo = Ta tillbaka mitt kort
ask-undo-off = Bara så länge ditt är det sista kortet.
redeal = Säg att given är fel
dispute = Ifrågasätt ett kort
dispute-what = Reglerna avgör det genast, och alla får veta hur. Vems senaste kort?
forced = Lägg tvungna kort av sig själva
forced-what = När bara ett är tillåtet.
people = Folk
invite-others = Bjud in andra
other-device = Min plats på en annan enhet
sound = Ljud
sound-what = En knackning när det är din tur.
text-table = Bordet som text
text-table-what = Allt i ord.
settings = Inställningar
part-people = Folk vid det här bordet
part-rules = Bordets regler
part-device = Min plats på en annan enhet
part-invite = Bjud in andra
part-dispute = Ifrågasätt ett kort
device-what = Öppna den här länken på din andra enhet och spela vidare där. Den som har den spelar dina kort, så behåll den för dig själv. Den gäller i sju dagar.
device-link = Länk till min plats
device-make = Gör länken

## Prat

talk = Prat
say = Säg något
send = Säg det
phrases = Mer …
mute = Tysta { $name }
hear = Hör { $name }
picture-smile = Ett leende
picture-laugh = Ett skratt
picture-cry = En tår
picture-sweat = Puh
picture-clap = Applåder
picture-cucumber = En gurka

## Linjen till bordet

away = Borta från bordet. Försöker igen.

## Efter partiet

results = Så gick det för alla
player = Spelare
result = Utfall
result-won = vinner
result-lost = förlorar
cucumbers = Gurkor
points = Poäng
money = Enheter
rematch = Revansch
start-again = Nytt parti utan att fråga
share-match = Dela
match-title = Ett parti Agurk: { $rules }

# Under a link that leads to this machine itself.
only-here = Länken fungerar bara på den här datorn. Andra kommer in när servern startas med --host 0.0.0.0 och sidan öppnas på den adress som den anger för dem.
