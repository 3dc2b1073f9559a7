### Vad protokollföraren säger om ett parti med riktiga kort.
###
### $name är en spelare eller "plats 2", $who en spelare eller flera; $points, $score, $before,
### $returns, $left, $units och $limit är tal.

## Vad en giv kostar

seat = Plats { $seat }
paid = { $name } betalar { $points }: { $before } och { $points } blir { $score }.
paid-first = { $name } betalar { $points }.
paid-nothing = { $name } tar sista sticket, som inte kostar något.
deducted = { $name } drar av { $points } och har { $score } kvar.
reset = Precis { $score }: { $name } är tillbaka på 0.
life-lost = { $how ->
    [reached] { $limit } är nått
   *[passed] { $score } är mer än { $limit }
}: en gurka till { $name }, som fortsätter på { $returns }, { $why ->
    [highest-of-others] den högsta poängen bland de andra
    [highest-card] vad det högsta behållna kortet kostar
   *[zero] som i början
}, och har { $left ->
    [one] ett
   *[other] { $left }
} liv kvar.
went-out = { $how ->
    [reached] { $limit } är nått
    [passed] { $score } är mer än { $limit }
   *[card] Det kortet förlorar genast
}: en gurka till { $name }, som är ute.
void-replay = Ingen skulle vara kvar, så given gäller inte.
void-rampo = Ingen skulle vara kvar. Rampo: ingen betalar, potten står kvar, och alla som började är med igen från 0.
stake-paid = { $name } betalar { $units ->
    [one] en enhet
   *[other] { $units } enheter
} till potten.
may-buy-in = { $name } får köpa in sig på { $score }, { $units ->
    [0] gratis.
    [one] för en enhet.
   *[other] för { $units } enheter.
}
bought = { $name } köper in sig på { $score }.
declined = { $name } köper inte in sig och är ute.
won-units = { $name } får { $units ->
    [one] en enhet
   *[other] { $units } enheter
}.
lost-units = { $name } betalar { $units ->
    [one] en enhet
   *[other] { $units } enheter
} till slut.

## Slutet på ett parti

over-last-in = { $who } är den sista som är med och vinner.
over-all-out = Ingen är kvar. { $who } { $count ->
    [one] hade lägst poäng och vinner
   *[other] delar segern
}.
over-lowest = Partiet är slut: { $who } har lägst poäng och { $count ->
    [one] vinner
   *[other] delar segern
}.
over-one-deal = Partiet är slut: { $who } vinner.
over-card = { $card } i sista sticket förlorar genast, så partiet är slut: { $who } vinner.
over-lost = { $who } har förlorat.

goes-on = Partiet fortsätter med { $players } spelare.

## Några kommer, några går

begun = { $who } spelar { $variant }.
sat-down = { $name } slår sig ner med { $score } poäng{ $lives ->
    [0] {""}
    [one] {" "}och ett liv
   *[other] {" "}och { $lives } liv
}{ $first ->
    [yes] .
   *[no] : det sämsta bland dem som är med, så att ingen tjänar på att komma sent.
}
sat-down-again = { $name } är tillbaka med { $score } poäng{ $lives ->
    [0] .
    [one] {" "}och ett liv.
   *[other] {" "}och { $lives } liv.
}
got-up = { $name } går med { $score } poäng.
dealer-named = { $name } ger nästa gång.

## Vad som nu kommer

next-deal = Giv { $number }: { $name } ger { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} till var och en.
next-deal-choice = Giv { $number }: { $name } ger och säger hur många kort var och en får, { $least } till { $most }.
next-buy-in = { $name } får köpa in sig på { $score } { $units ->
    [0] gratis.
    [one] för en enhet.
   *[other] för { $units } enheter.
} { $in ->
    [yes] Utan svar stannar { $name } på { $own }.
   *[no] Utan svar är { $name } ute med { $own }.
}

## Bladet

rule = { $limit ->
    [0] Den som betalar har förlorat.
   *[other] En gurka vid { $compare ->
        [gt] mer än { $limit }
       *[ge] { $limit } eller mer
    }{ $lives ->
        [one] .
       *[other] , { $lives } liv var.
    }
}
house = Husregler: { $rules }
deal = Giv
card = Kort
score = Poäng
lives = Liv
money = Pengar
total = Summa
out = ute
gone = gått
pot = I potten: { $units }
won = vann
lost = förlorade
mark-cucumber = en gurka: ett liv är förlorat
mark-dealer = gav
mark-void = gäller inte
mark-bought = köpte in sig
mark-joined = slog sig ner
mark-left = gick
mark-reset = precis träffat: tillbaka till 0
going-on = Inte avgjort än.
no-deals = Inget är betalat än.
match-number = Parti { $number }
page = Sida { $number } av { $pages }

## Samtal med den som för protokoll

ask-players = Vilka spelar? Namnen medurs runt bordet, med komma emellan, första givaren först:
kept-in = Allt sparas genast i { $file }
help-hint = Skriv vem som tog sista sticket och med vilket kort: { $example }. ? visar resten.
going-on-with = Bladet fortsätter där det slutade.
torn = Filens sista rad var bara halvskriven när programmet stannade, och är struken.
undone = Taget tillbaka: { $what }.
redone = Gjort igen: { $what }.
tried = Så skulle det gå; inget är infört.
lot = Lottningen gör { $name } till givare.
saved = Sparat: { $file }
left = Bladet är sparat i { $file }. Fortsätt med: { $command }
ended = Inmatningen tog slut. Bladet är sparat i { $file }; fortsätt med: { $command }
stopped = Stoppat. Bladet är sparat i { $file }; fortsätt med: { $command }
ask-again = `rematch` börjar ett nytt parti, `save NAME.svg` sparar det här.
who-is-asked = `buy { $name }` (köp) eller `no { $name }` (nej).
dispute-trick = Vilka kort låg i sticket före (Enter för inga)?
dispute-played = Vilket kort spelades?
dispute-hand = Vilka kort har spelaren kvar (Enter för inga)?
old-kept = Det förra bladet är sparat i { $file }

what-took = { $who } tog sista sticket med { $card }
what-points = { $who } tog sista sticket för { $points }
what-lost = { $who } tog sista sticket
what-bought = { $who } köpte in sig
what-declined = { $who } köpte inte in sig
what-joined = { $who } slog sig ner
what-left = { $who } gick
what-dealing = { $who } ska ge
what-rematch = ett nytt parti

## Hjälp

help-result = { $example }
    .does = vem som tog sista sticket, och kortet eller dess valör
help-shared = { $example }
    .does = flera med samma valör, i den ordning de spelade
help-points = { $example }
    .does = poängen i stället för kortet
help-kontra = { $example }
    .does = någon sade kontra
help-one = { $example }
    .does = det fanns en 1:a i sista sticket
help-doubled = { $example }
    .does = betalar dubbelt för ett byte; redoubled för två
help-lowest = { $example }
    .does = också vem som lade det lägsta sista kortet
help-buy = buy { $name }, no { $name }
    .does = köp in, eller inte
help-try = try { $example }
    .does = vad som skulle hända, utan att införa något
help-undo = undo, redo
    .does = ta tillbaka det införda, och gör det igen
help-join = join NAMN, join NAMN after { $name }
    .does = någon slår sig ner
help-leave = leave { $name }
    .does = någon reser sig
help-dealer = dealer { $name }, lot
    .does = vem som ger nästa gång: någon viss, eller efter lott
help-scores = scores
    .does = hur alla ligger till
help-sheet = sheet
    .does = hela protokollbladet
help-save = save NAMN.txt, .svg eller .agurk
    .does = bladet som text, för skrivaren eller som protokoll
help-dispute = dispute 9c / 6d / Kh 2s
    .does = stick, spelat kort, resten av handen: var det tillåtet?
help-rules = rules
    .does = reglerna för { $variant }
help-rematch = rematch
    .does = spela igen, när ett parti är slut
help-quit = quit
    .does = sluta; `agurk keep` fortsätter
