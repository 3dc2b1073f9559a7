### Bordet: vad som pågår, vad man får göra, och vad som har hänt.
###
### $name är ett namn så som någon skrev det, aldrig böjt. $you är "yes" där meningen talar till
### läsaren, som $name då inte behöver nämna. $cards och $rank är kort så som de heter i en mening,
### till exempel "klöver 9" och "9:an". Ingens kön är känt: inget får gissa det.

you = Du
you-too = du
seat-number = Plats { $number }
card = { $suit ->
    [c] klöver
    [d] ruter
    [h] hjärter
   *[s] spader
} { $rank ->
    [11] knekt
    [12] dam
    [13] kung
    [14] ess
   *[other] { $rank }
}
title-turn = Din tur – Agurk
title-table = { $rules } – Agurk
notice = De andra väntar på ditt kort.

## Raden över handen: högst 36 bokstäver, med ett namn på 12

turn-or-lowest = Din tur: { $high }, eller { $lowest }
turn = Din tur
turn-high = Din tur: { $high }
turn-lowest = Din tur: { $lowest }
turn-lead = Din tur: du spelar ut
turn-lead-lowest = Din tur: spela ut { $lowest }
turn-any = Din tur: vilket kort du vill
turn-some = Din tur: ett av de lyfta korten
turn-last-card = Din tur: ditt sista kort
turn-lead-set = Din tur: spela ut ett eller flera
turn-set = Din tur: { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}
asked-size = Du ger: hur många kort var?
asked-exchange = Vilka kort byter du?
asked-kontra = Säger du kontra?
asked-buy-in = Köper du in dig?
thinking = { $you ->
    [yes] Du tänker
   *[no] { $name } tänker
}
others-size = { $you ->
    [yes] Du säger hur många kort
   *[no] { $name } säger hur många kort
}
others-exchange = { $you ->
    [yes] Du byter kort
   *[no] { $name } byter kort
}
others-kontra = { $you ->
    [yes] Säger du kontra?
   *[no] Säger { $name } kontra?
}
others-buy-in = { $you ->
    [yes] Köper du in dig?
   *[no] Köper { $name } in sig?
}
plays = { $you ->
    [yes] Du lägger { $card }
   *[no] { $name } lägger { $card }
}
plays-set = { $you ->
    [yes] Du lägger { $number } kort
   *[no] { $name } lägger { $number } kort
}
takes = { $you ->
    [yes] Du tar sticket
   *[no] { $name } tar sticket
}
last-trick = Sista sticket
pays = { $you ->
    [yes] Du betalar { $points }
   *[no] { $name } betalar { $points }
}
pay = { $players } spelare betalar
dealing = Korten ges
deal-soon = Nästa giv kommer om en stund
moment = Ett ögonblick
lot = Första givaren lottas
lot-fell = { $you ->
    [yes] Lotten faller på dig
   *[no] Lotten faller på { $name }
}
bot-for-you = En bott spelar för dig
bot-for = En bott spelar för { $name }
stepped-away = { $name } har gått från bordet
paused = Bordet tar paus
waiting = { $you ->
    [yes] Starta när alla är här
   *[no] { $name } startar partiet
}
waiting-nobody = Ingen sköter det här bordet
over = Partiet är slut
over-won = { $you ->
    [yes] Du vinner partiet
   *[no] { $name } vinner partiet
}
over-lost-lead = { $you ->
    [yes] Du förlorar partiet
   *[no] { $name } förlorar partiet
}
over-shared-lead = { $winners } delar segern
coming = På väg till bordet …
away = Borta från bordet
ended = Det här bordet är borta
ended-closed = Bordet är stängt
ended-removed = Du togs bort från bordet
ended-no-table = Det finns inget sådant bord
ended-no-spectators = Bara spelare får se bordet
ended-token = Länken gäller inte längre
ended-token-expired = Den här länken har gått ut
ended-protocol = Den här sidan är för gammal

## Den andra raden

holds = { $you ->
    [yes] Du håller med { $cards }.
   *[no] { $name } håller med { $cards }.
}
would-pay = { $you ->
    [yes] Sista sticket: du skulle betala { $points } för { $cards }.
   *[no] Sista sticket: { $name } skulle betala { $points } för { $cards }.
}
last-trick-more = Sista sticket: den som tar det betalar.
after-one = { $name } spelar efter dig.
after = { $players ->
    [0] Du spelar sist.
   *[other] { $players } spelar efter dig.
}
asked-buy-in-more = Du har { $score }.
asked-kontra-more = Den som betalar betalar då dubbelt; är det du, fyrdubbelt.
asked-exchange-none = Du får inte byta några nu.
asked-exchange-most = { $most ->
    [one] Du får byta ett kort.
   *[other] Du får byta upp till { $most } kort.
}
asked-exchange-exactly = Du får byta { $counts } kort.
lot-more = Korten följer av en hemlighet som utlovas nu och visas till sist.
lot-fell-more = { $you ->
    [yes] Du ger först.
   *[no] { $name } ger först.
}
bot-for-you-more = Ta dina kort igen när du vill.
bot-for-more = Tills { $name } är tillbaka.
stepped-away-soon = En bott tar över om { $name } stannar borta.
stepped-away-bot = { $seconds ->
    [one] En bott spelar för { $name } om en sekund.
   *[other] En bott spelar för { $name } om { $seconds } sekunder.
}
stepped-away-time = { $seconds ->
    [one] Spelet går vidare senast om en sekund.
   *[other] Spelet går vidare senast om { $seconds } sekunder.
}
paused-more = Alla som spelar kan fortsätta.
waiting-more = Bottar tar de platser som är tomma då.
over-lost = { $losers ->
    [one] { $you ->
        [yes] Du har förlorat.
       *[no] { $names } har förlorat.
    }
   *[other] { $names } har förlorat.
}
over-shared = { $names } delar segern.
over-card = Det är slut genast med { $cards } i sista sticket.
price-first = Det blir { $sum }.
price-kept = { $before } och { $points } blir { $sum }.
price-reset = { $before } och { $points } blir precis { $sum }, och det är 0 igen. En gurka avrundar inte nedåt.
price-life = { $before } och { $points } blir { $sum }: { $you ->
    [yes] en gurka till dig. Du fortsätter på { $after }.
   *[no] en gurka till { $name }, som fortsätter på { $after }.
}
price-out = { $before } och { $points } blir { $sum }: { $you ->
    [yes] du är ute.
   *[no] { $name } är ute.
}
price-off = { $you ->
    [yes] Du hade ett lika högt kort: { $points } av ger { $sum }.
   *[no] { $name } hade ett lika högt kort: { $points } av ger { $sum }.
}
away-more = Försöker igen.
away-waiting = Det läggs så snart bordet är här igen.
ended-closed-more = Här spelas inget mer.
ended-removed-more = Den som sköter bordet gav bort din plats.
ended-no-table-more = Kanske blev länken avklippt, eller bordet stängt för länge sedan.
ended-no-spectators-more = Ta en plats för att se vad som spelas.
ended-token-more = Be om en ny.
ended-token-expired-more = Be om en ny.
ended-protocol-more = Ladda om den.

## Vad som kan väljas

choice-kontra = Säg kontra
choice-no-kontra = Säg pass
choice-buy-in = Köp in dig
choice-no-buy-in = Köp inte in dig
choice-size = { $cards ->
    [one] Ett kort
   *[other] { $cards } kort
}
choice-play = Lägg { $cards }
choice-change = Byt { $cards }
choice-keep = Behåll alla kort
choice-change-all = Byt alla kort
choice-why-not = Varför inte?
choice-rest = Lägg resten

## När något inte går

not-your-turn = Det är inte din tur.

## Vad som är berättat: rubriker

group-table = Vid bordet
group-deal = Giv { $deal }
group-trick = Stick { $trick }
group-taken = Stick { $trick }: { $you ->
    [yes] du tar det
   *[no] { $name } tar det
}
group-paid = Stick { $trick }: { $you ->
    [yes] du tar det och betalar { $points }
   *[no] { $name } tar det och betalar { $points }
}

## Vad som är berättat: en mening för varje sak som händer

log-led = { $you ->
    [yes] Du spelar ut { $cards }.
   *[no] { $name } spelar ut { $cards }.
}
log-headed = { $you ->
    [yes] Du lägger { $cards }; { $rank } håller.
   *[no] { $name } lägger { $cards }; { $rank } håller.
}
log-headed-set = { $you ->
    [yes] Du lägger { $cards }, och de håller.
   *[no] { $name } lägger { $cards }, och de håller.
}
log-thrown = { $you ->
    [yes] Du kastar { $cards }.
   *[no] { $name } kastar { $cards }.
}
log-thrown-lowest = { $number ->
    [one] { $you ->
        [yes] Du kastar ditt lägsta kort, { $cards }.
       *[no] { $name } kastar sitt lägsta kort, { $cards }.
    }
   *[other] { $you ->
        [yes] Du kastar dina lägsta kort, { $cards }.
       *[no] { $name } kastar sina lägsta kort, { $cards }.
    }
}
log-played = { $you ->
    [yes] Du lägger { $cards }.
   *[no] { $name } lägger { $cards }.
}
log-taken = { $you ->
    [yes] Du tar sticket med { $cards }.
   *[no] { $name } tar sticket med { $cards }.
}
log-last-taken = { $you ->
    [yes] Du tar sista sticket med { $cards }.
   *[no] { $name } tar sista sticket med { $cards }.
}
log-paid = { $you ->
    [yes] Du betalar { $points }. { $before } och { $points } blir { $score }.
   *[no] { $name } betalar { $points }. { $before } och { $points } blir { $score }.
}
log-paid-first = { $you ->
    [yes] Du betalar { $points }.
   *[no] { $name } betalar { $points }.
}
log-deducted = { $you ->
    [yes] Du hade ett lika högt kort: { $points } av ger { $score }.
   *[no] { $name } hade ett lika högt kort: { $points } av ger { $score }.
}
log-score-reset = { $you ->
    [yes] Precis { $score }: du är tillbaka på 0.
   *[no] Precis { $score }: { $name } är tillbaka på 0.
}
log-life-lost = { $you ->
    [yes] { $score } är för mycket: en gurka till dig. Du fortsätter på { $returns }
   *[no] { $score } är för mycket: en gurka till { $name }, som fortsätter på { $returns }
} och har { $left ->
    [one] ett
   *[other] { $left }
} liv kvar.
log-went-out = { $you ->
    [yes] { $score } är för mycket: du är ute.
   *[no] { $score } är för mycket: { $name } är ute.
}
log-deal-void = { $how ->
    [replay] Ingen skulle vara kvar, så given gäller inte och spelas om.
    [rampo] Ingen skulle vara kvar: ingen betalar, och alla som började är med igen.
   *[other] Ingen skulle vara kvar, så given gäller inte.
}
log-stake-paid = { $you ->
    [yes] Du betalar
   *[no] { $name } betalar
} { $units ->
    [one] en enhet
   *[other] { $units } enheter
} till potten.
log-bought = { $you ->
    [yes] Du köper in dig och fortsätter på { $score }.
   *[no] { $name } köper in sig och fortsätter på { $score }.
}
log-not-bought = { $you ->
    [yes] Du köper inte in dig.
   *[no] { $name } köper inte in sig.
}
log-won-units = { $you ->
    [yes] Du får
   *[no] { $name } får
} { $units ->
    [one] en enhet
   *[other] { $units } enheter
}.
log-lost-units = { $you ->
    [yes] Du betalar
   *[no] { $name } betalar
} { $units ->
    [one] en enhet
   *[other] { $units } enheter
} till slut.
log-match-over = { $top ->
    [yes] Det är slut genast med { $card } i sista sticket.{" "}
   *[no] {""}
}{ $winners ->
    [0] Partiet är slut.
    [one] { $you ->
        [yes] Du vinner partiet.
       *[no] { $name } vinner partiet.
    }
   *[other] { $names } delar segern.
}{ $losers ->
    [0] {""}
    [one] { $youlost ->
        [yes] {" "}Du har förlorat.
       *[no] {" "}{ $lost } har förlorat.
    }
   *[other] {" "}{ $lost } har förlorat.
}
log-match-begun = Ett parti börjar: { $names }.
log-dealer-drawn = { $you ->
    [yes] Lottningen gör dig till första givare.
   *[no] Lottningen gör { $name } till första givare.
}
log-size-chosen = { $you ->
    [yes] Du väljer
   *[no] { $name } väljer
} { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} var.
log-dealt = Giv { $deal }: { $you ->
    [yes] du ger
   *[no] { $name } ger
} { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} var, och { $youlead ->
    [yes] du spelar ut
   *[no] { $leader } spelar ut
}.
log-redealt = { $you ->
    [yes] Korten kastas in, och du ger om.
   *[no] Korten kastas in, och { $name } ger om.
}
log-redeal-demanded = { $you ->
    [yes] Du säger att given är fel.
   *[no] { $name } säger att given är fel.
}
log-redeal-demanded-why = { $you ->
    [yes] Du säger att given är fel: { $reason }
   *[no] { $name } säger att given är fel: { $reason }
}
log-exchanged = { $you ->
    [yes] Du byter
   *[no] { $name } byter
} { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
log-exchanged-none = { $you ->
    [yes] Du behåller alla kort.
   *[no] { $name } behåller alla kort.
}
log-kontra = { $you ->
    [yes] Du säger kontra.
   *[no] { $name } säger kontra.
}
log-no-kontra = { $you ->
    [yes] Du säger pass.
   *[no] { $name } säger pass.
}
log-corrected = { $you ->
    [yes] Du tar tillbaka { $cards }; det var inte tillåtet.
   *[no] { $name } tar tillbaka { $cards }; det var inte tillåtet.
}
log-corrected-open = { $you ->
    [yes] Du tar tillbaka { $cards }; det var inte tillåtet. Handen ligger öppen: { $hand }.
   *[no] { $name } tar tillbaka { $cards }; det var inte tillåtet. Handen ligger öppen: { $hand }.
}
log-taken-back = { $you ->
    [yes] Du tar tillbaka { $cards }.
   *[no] { $name } tar tillbaka { $cards }.
}
log-settled = { $you ->
    [yes] Du frågar
   *[no] { $name } frågar
} om { $own ->
    [yes] du
   *[no] { $other }
} fick lägga { $cards }. { $legal ->
    [yes] Det var tillåtet.
   *[no] Det var inte tillåtet.
}
log-hint-taken = { $you ->
    [yes] Du tar
   *[no] { $name } tar
} ett tips.
log-nonce-added = { $you ->
    [yes] Du lägger slumpbokstäver till blandningen.
   *[no] { $name } lägger slumpbokstäver till blandningen.
}
log-secret-shown = Givarnas hemlighet är öppen nu, och de kan prövas.
log-opened = Bordet är öppet.
log-closed = Bordet är stängt.
log-seat-taken = { $you ->
    [yes] Du slår dig ner.
   *[no] { $name } slår sig ner.
}
log-bot-placed = { $name }, en bott, tar plats.
log-seat-left = { $you ->
    [yes] Du lämnar bordet.
   *[no] { $name } lämnar bordet.
}
log-seat-removed = { $you ->
    [yes] Du togs bort från bordet.
   *[no] { $name } togs bort från bordet.
}
log-owner-none = Ingen sköter bordet nu.
log-owner-changed = { $you ->
    [yes] Du sköter bordet nu.
   *[no] { $name } sköter bordet nu.
}
log-asked = { $you ->
    [yes] Du ber
   *[no] { $name } ber
} { $what ->
    [pause] om en paus.
    [undo] att få ta tillbaka det sista kortet.
   *[rematch] om revansch.
}
log-answered = { $you ->
    [yes] Du säger
   *[no] { $name } säger
} { $agreed ->
    [yes] ja.
   *[no] nej.
}
log-dropped = Det blir inget av: alla var inte överens.
log-bot-sits-in = { $you ->
    [yes] En bott spelar för dig nu.
   *[no] En bott spelar för { $name } nu.
}
log-person-plays = { $you ->
    [yes] Du spelar igen.
   *[no] { $name } spelar nu.
}
log-paused = Bordet tar paus.
log-resumed = Spelet går vidare.
log-missed = Här saknas något. Det står i protokollet när partiet är slut.
log-said = { $name }: { $said }

## Bordet som text: en rad för varje sak, läst uppifrån och ner

text-title = { $rules }. Giv { $deal }, stick { $trick } av { $tricks }.
text-title-deal = { $rules }. Giv { $deal }.
text-card = { $state ->
    [lowest] { $card }, lägst
    [equals] { $card }, lika
    [beats] { $card }, högre
    [off] { $card }, inte tillåtet nu
    [chosen] { $card }, valt
   *[plain] { $card }
}
text-hand = Din hand: { $cards }.
text-no-trick = Inget ligger i sticket än.
text-play = { $how ->
    [leads] { $you ->
        [yes] Du spelade ut
       *[no] { $name } spelade ut
    }
   *[plays] { $you ->
        [yes] Du lade
       *[no] { $name } lade
    }
} { $cards }{ $state ->
    [holds] {" "}och håller sticket.
    [price] {" "}och skulle betala för det.
    [paid] {" "}och betalade för det.
   *[none] .
}
text-seat = { $name }: { $told }.
text-bot = en bott
text-stand-in = en bott vikarierar
text-free = ingen sitter här
text-away = borta
text-here = här
text-out = ute
text-dealer = gav
text-score = { $points } av { $threshold } poäng
text-points = { $points } poäng
text-lives = { $lost ->
    [0] ingen gurka av { $all }
    [one] en gurka av { $all }
   *[other] { $lost } gurkor av { $all }
}
text-bought = { $times ->
    [one] köpte in sig en gång
   *[other] köpte in sig { $times } gånger
}
text-money = { $sign ->
    [minus] { $units ->
        [one] en enhet förlorad
       *[other] { $units } enheter förlorade
    }
   *[plus] { $units ->
        [one] en enhet vunnen
       *[other] { $units } enheter vunna
    }
}
text-count = { $cards ->
    [one] ett kort på handen
   *[other] { $cards } kort på handen
}
text-earlier = lade { $cards }
text-seen = alla har sett { $cards } på den här handen
text-kept = { $cards } ligger ute
text-pot = { $units ->
    [one] En enhet ligger i potten.
   *[other] { $units } enheter ligger i potten.
}

## Vad som kan sägas vid alla bord

phrase-hello = Hej
phrase-good-luck = Lycka till
phrase-well-played = Bra spelat
phrase-thanks = Tack
phrase-oops = Hoppsan
phrase-hurry = Din tur …
phrase-one-moment = Ett ögonblick
phrase-good-game = Bra parti
phrase-smile = 🙂
phrase-laugh = 😄
phrase-cry = 😢
phrase-sweat = Puh
phrase-clap = 👏
phrase-cucumber = 🥒

## Vad bordets delar heter

part-table = Bordet
part-place = Din plats
part-hand = Din hand
part-scores = Poäng
part-log = Berättat hittills
part-side = Poäng och förlopp
part-sound = Ljud
part-close = Stäng
part-next = Nästa giv
part-start = Starta
part-rematch = Revansch
part-title = { $deal ->
    [0] { $rules }
   *[other] { $rules } · giv { $deal }
}
part-deal = Giv { $deal }
part-trick = Stick { $trick } av { $tricks }
# Under "3/7" mitt på bordet.
part-trick-word = stick
part-trick-head = Stick
part-card = { $state ->
    [lowest] { $card }, lägst
    [equals] { $card }, lika
    [beats] { $card }, högre
    [off] { $card }, inte tillåtet nu
   *[plain] { $card }
}
part-earlier = Kort som { $name } har lagt
part-kept = Kort som ligger ute
part-seen = Sedda av alla, på handen
part-cucumbers = { $lost ->
    [0] Ingen gurka av { $all }
    [one] En gurka av { $all }
   *[other] { $lost } gurkor av { $all }
}
part-points = { $threshold ->
    [0] { $score ->
        [one] En poäng
       *[other] { $score } poäng
    }
   *[other] { $score } av { $threshold } poäng
}
part-threshold = { $lives ->
    [1] ute vid { $points }
   *[other] gurka vid { $points }
}
part-units = { $units ->
    [one] { $units } enhet
   *[other] { $units } enheter
}
part-pot = I potten: { $units ->
    [one] en enhet
   *[other] { $units } enheter
}
part-kontra = { $you ->
    [yes] Du sade kontra
   *[no] { $name } sade kontra
}
part-stock = I talongen: { $cards }
part-aside = Inte givna:

# Under ett kort som får läggas.
why-lowest = lägst
why-equals = lika
why-beats = slår

# På platsen för ett kort som ännu ska läggas.
place-you = du
place-thinks = …

# På kortet som är högst hittills, eller var det till slut.
flag-holds = håller
flag-takes = tar det
flag-would-pay = skulle betala { $points }
flag-pays = betalar { $points }

# Bredvid ett namn; så kort som möjligt.
chip-bot = bott
chip-stand-in = bott så länge
chip-plays = spelar nu
chip-to-come = kvar
chip-leads = spelar ut
chip-deals = ger
chip-away = borta
chip-host = värd
chip-out = ute
chip-kontra = kontra
chip-redeal = fel giv?
chip-price = +{ $points }
chip-changed = { $cards ->
    [0] behåller alla
   *[other] bytte { $cards }
}
chip-bought = { $times ->
    [one] köpte in sig
   *[other] köpte in sig { $times } gånger
}
