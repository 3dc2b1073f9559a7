### Hvorfor et kort må spilles eller ej, én meddelelse for hver grund, og hvad man overhovedet må spille.
### En meddelelse taler til spilleren; attributten `told` taler om en, hvis kort allerede ligger.
###
### $play er det, der spilles, $head det, man skal nå op på, $lowest det laveste på hånden; $cards
### og $asked er antal kort; $reach siger, om hånden kan nå, $equal, om kun lige høje kort når op på
### et sæt, $sets, hvordan et sæt nås, og $even, om de kort, der skal nås, er lige høje.

high-enough = { $even ->
    [yes] mindst på højde med { $head }
   *[no] mindst på højde med sit modstykke i { $head }
}

## Det er tilladt

reason-lead = { $cards ->
    [one] Du spiller ud, og alle kort er tilladt.
   *[other] Du spiller ud, og lige høje kort må spilles ud sammen.
}
    .told = { $cards ->
        [one] Det var udspillet, og dér er alle kort tilladt.
       *[other] Det var udspillet, og lige høje kort må spilles ud sammen.
    }
reason-lead-lowest = Du spiller ud, og det skal være dit laveste: { $play }.
    .told = Det laveste skal spilles ud, og det var { $play }.
reason-only = Det er dit sidste kort, så det skal spilles.
    .told = Det var det sidste kort på hånden, så det skulle spilles.
reason-lowest = { $reach ->
    [no] { $asked ->
        [one] Intet, du har, når op på { $head }, så dit laveste skal lægges: { $play }.
       *[other] Du kan ikke nå op på { $head }, så dine laveste skal lægges: { $play }.
    }
   *[yes] Det laveste, du har, { $play }, er altid tilladt.
}
    .told = { $reach ->
        [no] { $asked ->
            [one] Intet på hånden nåede op på { $head }, så det laveste skulle lægges: { $play }.
           *[other] Hånden kunne ikke nå op på { $head }, så de laveste skulle lægges: { $play }.
        }
       *[yes] Det laveste på hånden, { $play }, er altid tilladt.
    }
reason-lowest-under-ace = { $led ->
    [yes] Der er spillet es ud, så dit laveste skal lægges: { $play }.
   *[no] Der ligger et es i stikket, så dit laveste skal lægges: { $play }.
}
    .told = { $led ->
        [yes] Der var spillet es ud, så det laveste skulle lægges: { $play }.
       *[no] Der lå et es i stikket, så det laveste skulle lægges: { $play }.
    }
reason-equals = { $cards ->
    [one] Det er lige så højt som { $head }, og det er nok.
   *[other] De er lige så høje som { $head }, og det er nok.
}
    .told = { $cards ->
        [one] Det er lige så højt som { $head }, og det er nok.
       *[other] De er lige så høje som { $head }, og det er nok.
    }
reason-beats = { $cards ->
    [one] Det er højere end { $head }.
   *[other] Hvert af dem er { high-enough }.
}
    .told = { $cards ->
        [one] Det er højere end { $head }.
       *[other] Hvert af dem er { high-enough }.
    }

## Det er ikke tilladt

reason-not-held = Du har ikke { $play }.
    .told = { $Play } var ikke på hånden.
reason-under = { $asked ->
    [one] { $Play } er lavere end { $head }, og dit laveste kort er { $lowest }.
   *[other] { $equal ->
        [yes] Der skal lige høje kort til, { high-enough }
       *[no] Ikke hvert kort i { $play } er { high-enough }
    }, og dine laveste er { $lowest }.
}
    .told = { $asked ->
        [one] { $Play } er lavere end { $head }, og det laveste på hånden var { $lowest }.
       *[other] { $equal ->
            [yes] Der skulle lige høje kort til, { high-enough }
           *[no] Ikke hvert kort i { $play } er { high-enough }
        }, og de laveste på hånden var { $lowest }.
    }
reason-must-head = { $Play } er lavere end { $head }, og du har et kort, der ikke er det.
    .told = { $Play } er lavere end { $head }, og på hånden var der et kort, der ikke er det.
reason-must-match = Du har et kort, der er lige så højt som { $head }, og det skal lægges før { $play }.
    .told = På hånden var der et kort, der er lige så højt som { $head }, og det skulle lægges før { $play }.
reason-must-lead-lowest = Kun det laveste må spilles ud, og dit laveste er { $lowest }.
    .told = Kun det laveste må spilles ud, og det var { $lowest }.
reason-must-obey-ace = { $led ->
    [yes] Der er spillet es ud, så du må kun lægge dit laveste: { $lowest }.
   *[no] Der ligger et es i stikket, så du må kun lægge dit laveste: { $lowest }.
}
    .told = { $led ->
        [yes] Der var spillet es ud, så kun det laveste måtte lægges: { $lowest }.
       *[no] Der lå et es i stikket, så kun det laveste måtte lægges: { $lowest }.
    }
reason-keep-one = Ét kort skal gemmes til det sidste stik.
    .told = Ét kort skulle gemmes til det sidste stik.
reason-unequal = Kort, der spilles ud sammen, skal være lige høje, og det er { $play } ikke.
    .told = Kort, der spilles ud sammen, skal være lige høje, og det var { $play } ikke.
reason-number = { $asked ->
    [one] Der spilles ét kort ad gangen, ikke { $cards }.
   *[other] Der er spillet { $asked } kort ud, så der skal lægges { $asked }, ikke { $cards }.
}
    .told = { $asked ->
        [one] Der spilles ét kort ad gangen, ikke { $cards }.
       *[other] Der var spillet { $asked } kort ud, så der skulle lægges { $asked }, ikke { $cards }.
    }

## Hvad man må spille

duty-lead = Spil et kort ud, lige hvilket du vil.
duty-lead-lowest = Spil dit laveste kort ud, { $lowest }.
duty-lead-sets = Spil ét kort ud, eller flere lige høje, og gem ét til det sidste stik.
duty-only = Læg dit sidste kort, { $lowest }.
duty-any = Læg et kort, lige hvilket du vil.
duty-lowest = Læg { $lowest }.
duty-head = Læg { $high }.
duty-head-or-lowest = Læg { $high }, eller { $lowest }.
duty-match = Læg et kort, der er lige så højt som { $head }.
duty-set = { $sets ->
    [equal_sets] Læg { $asked } lige høje kort, { high-enough }, eller dine laveste, { $lowest }.
   *[other] Læg { $asked } kort, hvert { high-enough }, eller dine laveste, { $lowest }.
}
