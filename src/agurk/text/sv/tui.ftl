### What the terminal's own screens say.
###
### $you is "yes" where the sentence speaks to the player, whom $name then need not name.

## The table

deal = Giv { $deal }
place-you = du
chip-bot = bott
chip-away = borta
chip-deals = ger
too-small = Bordet behöver { $wide } × { $high } tecken; här finns { $cells } × { $lines }. Gör fönstret större.

## The sentence above the hand

thinking =
    { $you ->
        [yes] Du tänker
       *[no] { $name } tänker
    }
others-size =
    { $you ->
        [yes] Du säger hur många kort
       *[no] { $name } säger hur många kort
    }
others-exchange =
    { $you ->
        [yes] Du byter kort
       *[no] { $name } byter kort
    }
others-kontra =
    { $you ->
        [yes] Säger du kontra?
       *[no] Säger { $name } kontra?
    }
others-buy-in =
    { $you ->
        [yes] Köper du in dig?
       *[no] Köper { $name } in sig?
    }
lot = Första givaren lottas
dealing = Korten ges
over = Partiet är slut
asked-size = Du ger: hur många kort var?
asked-exchange = Vilka kort byter du?
asked-buy-in = Köper du in dig?
pays-lead =
    { $you ->
        [yes] Du betalar { $points }
       *[no] { $name } betalar { $points }
    }
pay-lead = { $players ->
    [0] Ingen betalar
   *[other] { $players } spelare betalar
}
cover = Nu är det { $name }
cover-more = Ingen annan tittar. Enter visar korten för { $name }.

## The line below it

holds =
    { $you ->
        [yes] Du håller med { $cards }.
       *[no] { $name } håller med { $cards }.
    }
would-pay-more =
    { $you ->
        [yes] Sista sticket: du skulle betala { $points } för { $cards }.
       *[no] Sista sticket: { $name } skulle betala { $points } för { $cards }.
    }
last-trick-more = Sista sticket: den som tar det betalar.
after-one = { $name } spelar efter dig.
after =
    { $players ->
        [0] Du spelar sist.
       *[other] { $players } spelar efter dig.
    }
exchange-none = Du får inte byta några nu: Enter behåller alla.
exchange-most = Märk { $least ->
    [0] upp till { $most }
   *[other] { $least } till { $most }
} med blanksteg; Enter byter dem.
exchange-exactly = Märk { $most } med blanksteg, eller inga; Enter byter dem.
not-so-many = Så många kort kan inte bytas nu.
not-saved = Partiet har stannat, för det kan inte sparas: { $why }
record-kept = Protokollet finns i { $file }
not-recorded = Protokollet kunde inte sparas: { $why }

## What can be chosen

choice-kontra = Säg kontra
choice-no-kontra = Säg pass
choice-buy-in = Köp in dig
choice-no-buy-in = Köp inte in dig
choice-keep = Behåll alla kort
choice-change-all = Byt alla kort
offer-start = Starta
offer-pause = Be om en paus
offer-resume = Fortsätt
offer-undo = Ta tillbaka mitt kort
offer-redeal = Säg att given är fel
offer-rematch = Revansch
offer-yes = Ja
offer-no = Nej
offer-return = Ta mina kort igen
offer-claim = Lägg resten
offer-hint = Tips
menu-talk = Säg något
menu-dispute = Ifrågasätt ett kort
menu-go-back = Tillbaka till bordet
menu-rules = Bordets regler
menu-theme = Andra färger
menu-colours = En egen färg för ruter och klöver
menu-leave = Lämna bordet; partiet sparas

## The keys

key-menu = meny
key-help = hjälp
key-back = tillbaka
key-next = nästa fält
key-go-on = vidare
key-leave = gå
key-choose = välj
key-start = starta
key-hint = tips
key-talk = prata
key-yes = ja
key-no = nej
key-mark = märk
key-why = varför?
key-log = hittills
key-scores = ställning
help-table = Piltangenterna går från kort till kort, Tab till nästa som får spelas. En skriven valör går till sitt kort.
    Enter spelar; blanksteg märker kort som hör ihop eller byts.
    Tillåtna kort är lyfta, i kraftig ram, med ett ord under. De andra är sänkta och streckade; F2 säger varför.
    Ett block på båda sidor om ett kort säger att det tog sticket eller håller det nu.
    ○ är ett ätet stick, ◉ det pågående, ● ett kommande, ◆ det sista, som kostar.
    ? säger vad varje kort är värt, där tips ges. F3 berättar vad som har hänt, F4 ställningen, F5 reglerna.
    Med andra: F6 säger något, F7 ifrågasätter ett kort, F8 och F9 svarar ja och nej på en fråga.
    Esc öppnar menyn. Musen fungerar överallt.
talk = Vad säger du?
talk-write = Eller skriv det här (Tab)
talk-mute = Tysta { $name }
talk-hear = Hör { $name }
dispute-whose = Reglerna avgör det genast, och alla får veta hur. Vems senaste kort?
hint-coming = Letar …
hint-of-what = Din chans att vinna matchen står under varje kort.
percent = { $number } %

## The first screen

motto = Sju stick. Bara det sista svider.
start-go-on = Fortsätt partiet som lämnades
start-bots = Spela mot bottar
start-hot-seat = Spela vid ett tangentbord
start-join = Sätt dig vid ett bord på en server
start-keep = För protokoll
start-record = Öppna ett protokoll
start-rules = Reglerna
start-language = Språk: svenska
start-theme = Färger: mörka, ljusa eller stark kontrast
start-colours = En egen färg för ruter och klöver
start-quit = Avsluta
fault = Programmet stötte på ett eget fel och stannade; en match är sparad till och med det sista kortet. Mer står i { $file }

## What is played

form-variant = Variant
form-house = Husregler
form-players = Spelare
form-name = Ditt namn
form-names = Namn, med komma emellan
form-level = Hur bra bottar spelar
form-pace = Tempo
form-begin = Börja
form-who = Säg vilka som spelar.
bot-beginner = nybörjare
bot-learner = lärling
bot-casual = amatör
bot-practised = van
bot-skilled = skicklig
bot-expert = expert
bot-master = mästare
bot-uniform = slumpmässig
bot-lowest = försiktig
bot-sharp = skarp
bot-ladder = stadig
pace-calm = Lugnt
pace-normal = Som vid ett bord
pace-quick = Snabbt
pace-at-once = Genast

## On a server

join-link = Länk till bordet
join-watch = Titta bara på
join-go = Slå dig ner
join-coming = På väg till bordet …
join-guest = Gäst
away = Borta från bordet. Försöker igen.
away-waiting = Det läggs så snart bordet är här igen.
problem-other = Det gick inte: { $told }
time-left =
    { $seconds ->
        [one] En sekund kvar.
       *[other] { $seconds } sekunder kvar.
    }
stepped-away = { $name } har gått från bordet
asks-pause =
    { $you ->
        [yes] Du ber om en paus.
       *[no] { $name } ber om en paus.
    }
asks-undo =
    { $you ->
        [yes] Du ber att få ta tillbaka ditt kort.
       *[no] { $name } ber att få ta tillbaka ett kort.
    }
asks-rematch =
    { $you ->
        [yes] Du ber om revansch.
       *[no] { $name } ber om revansch.
    }
paused = Bordet tar paus
waiting =
    { $you ->
        [yes] Starta när alla är här
       *[no] { $name } startar partiet
    }
waiting-nobody = Ingen sköter det här bordet
bot-for-you = En bott spelar för dig
ended-closed = Bordet är stängt
ended-removed = Du togs bort från bordet
ended-no-table = Det finns inget sådant bord
ended-no-spectators = Bara spelare får se bordet
ended-token = Länken gäller inte längre
ended-token-expired = Den här länken har gått ut
ended-protocol = Servern talar en annan version; programmet behöver uppdateras
ended-left = Du har lämnat bordet
offer-give-up = Lämna min plats

## Keeping score

keep-line = Vem tog sista sticket, och med vad: bo 9
keep-over = Partiet är slut: rematch börjar ett nytt.
key-undo = ångra
key-redo = gör om
key-anew = nytt blad
key-legal = var det tillåtet?
key-rules = regler

## Matches that are over

record-file = En fil med ett protokoll
record-nothing = Det finns inget parti i filen.
record-which = Vilken match?
step-of = Steg { $step } av { $steps }
key-step = steg
key-deal = giv
key-review = vad korten var värda
reviewing = Ett ögonblick: korten vägs …
