### Vad ett parti säger i terminalen, rad för rad.
###
### $you är "yes" där meningen talar till spelaren, som annars heter $name; $cards är kort så som de
### ritas; $points, $score och $units är tal.

## Början och fortsättning

title = { $variant }, { $players } spelare
seats = Vid bordet, medurs: { $names }.
seat-bot = { $name } ({ $bot })
house-rules = Husregler – { $rules }.
house-rule = { $label }: { $now } (förut { $before })
promise = Korten följer av en hemlighet. Löftet om den: { $promise }
seed-known = Korten följer av startordet { $seed }, och den som känner det kan räkna ut alla händer.
saved-in = Varje kort sparas genast: { $file }
help-hint = Skriv ? för hjälp.
going-on = Partiet fortsätter där det slutade.
none-unfinished = Det finns inget oavslutat parti i { $folder }. { $command } börjar ett.
others-unfinished = Oavslutade, de nyaste först:
unfinished = { $file }: { $variant }, giv { $deal }
unfinished-damaged = { $file }: skadad

## Vad som händer

drawn = { $you ->
    [yes] Lottningen gör dig till första givare.
   *[no] Lottningen gör { $name } till första givare.
}
size-chosen = { $you ->
    [yes] Du ger
   *[no] { $name } väljer
} { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} till var och en.
dealt = Giv { $number }: { $you ->
    [yes] du
   *[no] { $name }
} ger { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} till var och en, och { $youlead ->
    [yes] du
   *[no] { $leader }
} spelar ut.
redealt = Korten kastas in, och { $you ->
    [yes] du
   *[no] { $name }
} ger om.
exchanged = { $you ->
    [yes] Du
   *[no] { $name }
} { $count ->
    [0] behåller alla kort.
    [one] byter ett kort.
   *[other] byter { $count } kort.
}
kontra-called = { $you ->
    [yes] Du säger kontra: den som betalar betalar dubbelt, du själv fyrdubbelt.
   *[no] { $name } säger kontra: den som betalar betalar dubbelt, { $name } själv fyrdubbelt.
}
kontra-passed = { $you ->
    [yes] Du säger pass.
   *[no] { $name } säger pass.
}
led = { $you ->
    [yes] Du
   *[no] { $name }
} spelar ut { $cards }.
played = { $you ->
    [yes] Du
   *[no] { $name }
} lägger { $cards }.
thrown = { $you ->
    [yes] Du kastar ditt lägsta,
   *[no] { $name } kastar sitt lägsta,
} { $cards }.
corrected = { $you ->
    [yes] Du
   *[no] { $name }
} tar tillbaka { $cards }{ $hand ->
    [none] .
   *[other] , och handen ligger öppen: { $hand }.
}
taken = { $you ->
    [yes] Du
   *[no] { $name }
} tar sticket.
taken-last = { $you ->
    [yes] Du
   *[no] { $name }
} tar sista sticket med { $cards }.
paid = { $you ->
    [yes] Du
   *[no] { $name }
} betalar { $points }. { $before } och { $points } blir { $score }.
paid-first = { $you ->
    [yes] Du
   *[no] { $name }
} betalar { $points }.
deducted = { $you ->
    [yes] Du
   *[no] { $name }
} hade ett lika högt kort, drar av { $points } och står på { $score }.
reset = Precis { $score }: { $you ->
    [yes] du
   *[no] { $name }
} är tillbaka på 0.
life-lost = { $score } är för mycket: en gurka till { $you ->
    [yes] dig, och du
   *[no] { $name }, som
} fortsätter på { $returns }. { $left ->
    [one] Ett
   *[other] { $left }
} liv kvar.
went-out = { $score } är för mycket: { $you ->
    [yes] du
   *[no] { $name }
} är ute.
void-replay = Ingen skulle vara kvar, så given gäller inte och spelas om.
void-rampo = Ingen skulle vara kvar. Rampo: ingen betalar, och alla som började är med igen.
void-other = Ingen skulle vara kvar, så given gäller inte.
stake-paid = { $you ->
    [yes] Du
   *[no] { $name }
} betalar { $units ->
    [one] en enhet
   *[other] { $units } enheter
} till potten.
bought = { $you ->
    [yes] Du köper in dig
   *[no] { $name } köper in sig
} och fortsätter på { $score }.
not-bought = { $you ->
    [yes] Du köper inte in dig.
   *[no] { $name } köper inte in sig.
}
won-units = { $you ->
    [yes] Du
   *[no] { $name }
} får { $units ->
    [one] en enhet
   *[other] { $units } enheter
}.
lost-units = { $you ->
    [yes] Du
   *[no] { $name }
} betalar { $units ->
    [one] en enhet
   *[other] { $units } enheter
} till slut.
taken-back = { $you ->
    [yes] Du
   *[no] { $name }
} tar tillbaka { $cards }.
seated = { $name } slår sig ner.

## Slutet

over-won = { $you ->
    [yes] Du vinner partiet.
   *[no] { $name } vinner partiet.
}
over-shared = { $names } delar segern.
over-lost = { $you ->
    [yes] Du har förlorat.
   *[no] { $names } har förlorat.
}
over-card = { $cards } i sista sticket förlorar genast partiet.
summary = { $deals ->
    [one] En giv spelades:
   *[other] { $deals } givar spelades:
}
summary-cost = { $you ->
    [yes] du
   *[no] { $name }
} betalade { $points } på { $times ->
    [one] en
   *[other] { $times }
}
record-saved = Protokollet finns i { $file }
record-check = Så prövas korten mot löftet: { $command }

## Bladet, handen och ställningen

you = Du
sheet-title = Giv { $deal }, stick { $trick } av { $tricks }
sheet-title-sets = Giv { $deal }, stick { $trick }
sheet-title-last = Giv { $deal }, sista sticket
sheet-title-done = Giv { $deal }, allt är spelat
sheet-dealer = { $you ->
    [yes] du gav
   *[no] { $name } gav
}
sheet-kontra = { $you ->
    [yes] du sade kontra
   *[no] { $name } sade kontra
}
last-column = sist
holds = håller
would-pay = skulle betala { $points }
pays = betalar { $points }
hand = Din hand
mark-lowest = lägst
mark-equals = lika
mark-beats = högre
scores = Poäng efter giv { $deal }
scores-first = Poäng
caught-ge = gurka vid { $threshold }
caught-gt = gurka över { $threshold }
score-out = ute
score-keeps = har { $cards }
score-money = { $sign }{ $units } { $units ->
    [one] enhet
   *[other] enheter
}
pot = I potten: { $units }

## Frågor

ask-card = Din tur. { $duty }
ask-sets = Du får lägga { $plays }.
ask-size = Du ger. Hur många kort ska var och en få, { $least } till { $most }?
ask-keep = { $why ->
    [court] En kung, dam eller knekt på handen utesluter den runda som är gratis.
    [kept] Du behöll handen i andra rundan, så det finns ingen tredje för dig.
    [first] Den första som fick frågan bytte inga, så det får inte heller andra.
    [dealer] Givaren behåller minst två kort.
    [previous] Spelaren före dig bytte inga, så det får inte heller du.
   *[stock] Talongen har för få kort kvar.
} Du får inte byta kort nu: Enter behåller alla.
ask-whole-hand = Byter du hela handen? { $times ->
    [1] Det är gratis.
    [2] Får du betala för sista sticket betalar du då dubbelt.
   *[other] Får du betala för sista sticket betalar du då fyra gånger så mycket.
}
ask-change = Vilka kort byter du? { $allowed }
allowed-any = { $least ->
    [0] Upp till { $most }, eller "none".
   *[other] { $least } till { $most }.
}
allowed-exactly = { $number }, eller "none".
ask-kontra = Säger du kontra? Den som betalar betalar då dubbelt; är det du, fyrdubbelt.
ask-buy-in = { $own } är för mycket. Köper du in dig igen { $price } och fortsätter på { $score }?
ask-buy-down = Du har { $own }, och den högsta av de andra har { $score }. Köper du ner dig till { $score } { $price }?
ask-on = Enter ger vidare.
price = { $stakes ->
    [0] gratis
    [one] för en insats
   *[other] för { $stakes } insatser
}
pot-now = { $units ->
    [one] Det finns en enhet i potten,
   *[other] Det finns { $units } enheter i potten,
} och { $left ->
    [one] du kan göra det en gång.
   *[other] du kan göra det { $left } gånger till.
}
refused-exit = Annars är du ute.
yes-or-no = Yes (ja) eller no (nej)?

## Svar som inte går att förstå

not-yes-or-no = Svara yes (ja) eller no (nej).
not-a-size = Svara med ett tal från { $least } till { $most }.
not-a-number-of-cards = { $number ->
    [0] Säg vilka.
    [one] Inte ett kort.
   *[other] Inte { $number } kort.
} { $allowed }
not-a-card = { $text } är varken kort eller kommando. Skriv ett kort, till exempel { $example }, eller ? för hjälp.
not-in-hand = Du har inte { $text }.
no-such-place = Det finns inget kort { $text }; du har { $count }.
why-what = Säg vilket kort: why { $example }
why-not-now = Du ska inte lägga något kort nu.
redeal-not-now = Det går bara att ge om innan första kortet är spelat.
reason-too-long = Säg med högst { $most } bokstäver vad som är fel med given.
nothing-yet = Inget stick är taget än.
enter-or-command = Enter ger vidare; ? visar vad annat du kan skriva.

## Hjälp

help = Skriv ett kort ({ $card }), dess valör ({ $rank }) eller dess plats på handen (#1 är det lägsta).
help-yes-or-no = Skriv yes (ja) eller no (nej); y och n räcker.
help-size = Skriv ett tal från { $least } till { $most }: så många kort får varje spelare.
help-change = Skriv korten du vill byta, efter varandra: kort ({ $card }), deras valör ({ $rank }) eller deras plats på handen (#1 är det lägsta). "none" behåller alla. { $allowed }
help-on = Enter ger vidare.
help-sets = Flera kort tillsammans: { $cards }
help-only = Enter ensamt lägger kortet om det bara finns ett som du får lägga.
help-commands = Eller något av detta:
help-why = why { $card }
help-why-does = varför ett kort får läggas, eller varför inte
help-rules-does = reglerna för { $variant }
help-scores-does = poäng, liv och potten
help-last-does = sista sticket, eller given som just är spelad
help-redeal-does = få en felaktig giv given om, före dess första kort; ett skäl får följa efter
help-table-does = korten på bordet och din hand igen
help-quit-does = gå; partiet sparas, och `agurk resume` fortsätter det
help-help-does = den här listan

## Avsked

left = Partiet är sparat. Fortsätt med: { $command }
ended = Det kom inget svar innan inmatningen tog slut. Partiet är sparat; fortsätt med: { $command }
stopped = Stoppat. Partiet är sparat; fortsätt med: { $command }
not-saved = { $trouble } Partiet är sparat till och med kortet före; fortsätt med: { $command }
not-recorded = { $trouble } Partiet är slut, och inget av det är förlorat; spara protokollet med: { $command }
