### Hvorfor et kort kan spilles eller ikke, én melding for hver grunn, og hva som i det hele tatt kan spilles.
### En melding taler til spilleren; attributten `told` taler om en som alt har lagt kortet.
###
### $play er det som spilles, $head det man må nå opp til, $lowest det laveste på hånden; $cards og
### $asked er antall kort; $reach sier om hånden når opp, $equal om bare like høye kort når opp til et
### sett, $sets hvordan et sett nås, og $even om kortene som skal nås, er like høye.

high-enough = { $even ->
    [yes] minst på høyde med { $head }
   *[no] minst på høyde med sitt motstykke i { $head }
}

## Det er tillatt

reason-lead = { $cards ->
    [one] Du spiller ut, og da er alle kort tillatt.
   *[other] Du spiller ut, og like høye kort kan spilles ut sammen.
}
    .told = { $cards ->
        [one] Det var utspillet, og da er alle kort tillatt.
       *[other] Det var utspillet, og like høye kort kan spilles ut sammen.
    }
reason-lead-lowest = Du spiller ut, og det må være ditt laveste: { $play }.
    .told = Det laveste må spilles ut, og det var { $play }.
reason-only = Det er det siste kortet ditt, så det må spilles.
    .told = Det var det siste kortet på hånden, så det måtte spilles.
reason-lowest = { $reach ->
    [no] { $asked ->
        [one] Ingenting du har, når opp til { $head }, så ditt laveste må legges: { $play }.
       *[other] Du kan ikke nå opp til { $head }, så dine laveste må legges: { $play }.
    }
   *[yes] Det laveste du har, { $play }, er alltid tillatt.
}
    .told = { $reach ->
        [no] { $asked ->
            [one] Ingenting på hånden nådde opp til { $head }, så det laveste måtte legges: { $play }.
           *[other] Hånden kunne ikke nå opp til { $head }, så de laveste måtte legges: { $play }.
        }
       *[yes] Det laveste på hånden, { $play }, er alltid tillatt.
    }
reason-lowest-under-ace = { $led ->
    [yes] Det er spilt ut et ess, så ditt laveste må legges: { $play }.
   *[no] Det ligger et ess i stikket, så ditt laveste må legges: { $play }.
}
    .told = { $led ->
        [yes] Det var spilt ut et ess, så det laveste måtte legges: { $play }.
       *[no] Det lå et ess i stikket, så det laveste måtte legges: { $play }.
    }
reason-equals = { $cards ->
    [one] Det er like høyt som { $head }, og det er nok.
   *[other] De er like høye som { $head }, og det er nok.
}
    .told = { $cards ->
        [one] Det er like høyt som { $head }, og det er nok.
       *[other] De er like høye som { $head }, og det er nok.
    }
reason-beats = { $cards ->
    [one] Det er høyere enn { $head }.
   *[other] Hvert av dem er { high-enough }.
}
    .told = { $cards ->
        [one] Det er høyere enn { $head }.
       *[other] Hvert av dem er { high-enough }.
    }

## Det er ikke tillatt

reason-not-held = Du har ikke { $play }.
    .told = { $Play } var ikke på hånden.
reason-under = { $asked ->
    [one] { $Play } er lavere enn { $head }, og ditt laveste kort er { $lowest }.
   *[other] { $equal ->
        [yes] Det må like høye kort til, { high-enough }
       *[no] Ikke hvert kort i { $play } er { high-enough }
    }, og dine laveste er { $lowest }.
}
    .told = { $asked ->
        [one] { $Play } er lavere enn { $head }, og det laveste på hånden var { $lowest }.
       *[other] { $equal ->
            [yes] Det måtte like høye kort til, { high-enough }
           *[no] Ikke hvert kort i { $play } er { high-enough }
        }, og de laveste på hånden var { $lowest }.
    }
reason-must-head = { $Play } er lavere enn { $head }, og du har et kort som ikke er det.
    .told = { $Play } er lavere enn { $head }, og på hånden var det et kort som ikke er det.
reason-must-match = Du har et kort som er like høyt som { $head }, og det må legges før { $play }.
    .told = På hånden var det et kort som er like høyt som { $head }, og det måtte legges før { $play }.
reason-must-lead-lowest = Bare det laveste kan spilles ut, og ditt laveste er { $lowest }.
    .told = Bare det laveste kan spilles ut, og det var { $lowest }.
reason-must-obey-ace = { $led ->
    [yes] Det er spilt ut et ess, så du kan bare legge ditt laveste: { $lowest }.
   *[no] Det ligger et ess i stikket, så du kan bare legge ditt laveste: { $lowest }.
}
    .told = { $led ->
        [yes] Det var spilt ut et ess, så bare det laveste kunne legges: { $lowest }.
       *[no] Det lå et ess i stikket, så bare det laveste kunne legges: { $lowest }.
    }
reason-keep-one = Ett kort må spares til det siste stikket.
    .told = Ett kort måtte spares til det siste stikket.
reason-unequal = Kort som spilles ut sammen, må være like høye, og det er ikke { $play }.
    .told = Kort som spilles ut sammen, må være like høye, og det var ikke { $play }.
reason-number = { $asked ->
    [one] Det spilles ett kort om gangen, ikke { $cards }.
   *[other] Det er spilt ut { $asked } kort, så det må legges { $asked }, ikke { $cards }.
}
    .told = { $asked ->
        [one] Det spilles ett kort om gangen, ikke { $cards }.
       *[other] Det var spilt ut { $asked } kort, så det måtte legges { $asked }, ikke { $cards }.
    }

## Hva som kan spilles

duty-lead = Spill ut hvilket kort du vil.
duty-lead-lowest = Spill ut ditt laveste kort, { $lowest }.
duty-lead-sets = Spill ut ett kort, eller flere like høye, og spar ett til det siste stikket.
duty-only = Legg ditt siste kort, { $lowest }.
duty-any = Legg hvilket kort du vil.
duty-lowest = Legg { $lowest }.
duty-head = Legg { $high }.
duty-head-or-lowest = Legg { $high }, eller { $lowest }.
duty-match = Legg et kort som er like høyt som { $head }.
duty-set = { $sets ->
    [equal_sets] Legg { $asked } like høye kort, { high-enough }, eller dine laveste, { $lowest }.
   *[other] Legg { $asked } kort, hvert { high-enough }, eller dine laveste, { $lowest }.
}
