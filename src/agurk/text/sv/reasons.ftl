### Varför ett kort får spelas eller inte, ett meddelande för varje skäl, och vad som alls får spelas.
### Ett meddelande talar till spelaren; attributet `told` talar om någon som redan har lagt kortet.
###
### $play är det som spelas, $head det man måste nå upp till, $lowest det lägsta på handen; $cards och
### $asked är antal kort; $reach säger om handen når upp, $equal om bara lika höga kort når upp till
### ett set, $sets hur ett set nås, och $even om korten som ska nås är lika höga.

## Det är tillåtet

reason-lead = { $cards ->
    [one] Du spelar ut, och då är alla kort tillåtna.
   *[other] Du spelar ut, och lika höga kort får spelas ut tillsammans.
}
    .told = { $cards ->
        [one] Det var utspelet, och då är alla kort tillåtna.
       *[other] Det var utspelet, och lika höga kort får spelas ut tillsammans.
    }
reason-lead-lowest = Du spelar ut, och det måste vara ditt lägsta: { $play }.
    .told = Det lägsta måste spelas ut, och det var { $play }.
reason-only = Det är ditt sista kort, så det måste spelas.
    .told = Det var sista kortet på handen, så det måste spelas.
reason-lowest = { $reach ->
    [no] { $asked ->
        [one] Inget du har når upp till { $head }, så ditt lägsta måste läggas: { $play }.
       *[other] Du kan inte nå upp till { $head }, så dina lägsta måste läggas: { $play }.
    }
   *[yes] Det lägsta du har, { $play }, är alltid tillåtet.
}
    .told = { $reach ->
        [no] { $asked ->
            [one] Inget på handen nådde upp till { $head }, så det lägsta måste läggas: { $play }.
           *[other] Handen kunde inte nå upp till { $head }, så de lägsta måste läggas: { $play }.
        }
       *[yes] Det lägsta på handen, { $play }, är alltid tillåtet.
    }
reason-lowest-under-ace = { $led ->
    [yes] Ett ess är utspelat, så ditt lägsta måste läggas: { $play }.
   *[no] Det ligger ett ess i sticket, så ditt lägsta måste läggas: { $play }.
}
    .told = { $led ->
        [yes] Ett ess var utspelat, så det lägsta måste läggas: { $play }.
       *[no] Det låg ett ess i sticket, så det lägsta måste läggas: { $play }.
    }
reason-equals = { $cards ->
    [one] Det är lika högt som { $head }, och det räcker.
   *[other] De är lika höga som { $head }, och det räcker.
}
    .told = { $cards ->
        [one] Det är lika högt som { $head }, och det räcker.
       *[other] De är lika höga som { $head }, och det räcker.
    }
high-enough = { $even ->
    [yes] minst lika högt som { $head }
   *[no] minst lika högt som sin motsvarighet i { $head }
}
reason-beats = { $cards ->
    [one] Det är högre än { $head }.
   *[other] Vart och ett av dem är { high-enough }.
}
    .told = { $cards ->
        [one] Det är högre än { $head }.
       *[other] Vart och ett av dem är { high-enough }.
    }

## Det är inte tillåtet

reason-not-held = Du har inte { $play }.
    .told = { $Play } fanns inte på handen.
reason-under = { $asked ->
    [one] { $Play } är lägre än { $head }, och ditt lägsta kort är { $lowest }.
   *[other] { $equal ->
        [yes] Det krävs lika höga kort, vart och ett { high-enough }
       *[no] Inte vart och ett av { $play } är { high-enough }
    }, och dina lägsta är { $lowest }.
}
    .told = { $asked ->
        [one] { $Play } är lägre än { $head }, och det lägsta på handen var { $lowest }.
       *[other] { $equal ->
            [yes] Det krävdes lika höga kort, vart och ett { high-enough }
           *[no] Inte vart och ett av { $play } är { high-enough }
        }, och de lägsta på handen var { $lowest }.
    }
reason-must-head = { $Play } är lägre än { $head }, och du har ett kort som inte är det.
    .told = { $Play } är lägre än { $head }, och på handen fanns ett kort som inte är det.
reason-must-match = Du har ett kort som är lika högt som { $head }, och det måste läggas före { $play }.
    .told = På handen fanns ett kort som är lika högt som { $head }, och det måste läggas före { $play }.
reason-must-lead-lowest = Bara det lägsta får spelas ut, och ditt lägsta är { $lowest }.
    .told = Bara det lägsta får spelas ut, och det var { $lowest }.
reason-must-obey-ace = { $led ->
    [yes] Ett ess är utspelat, så du får bara lägga ditt lägsta: { $lowest }.
   *[no] Det ligger ett ess i sticket, så du får bara lägga ditt lägsta: { $lowest }.
}
    .told = { $led ->
        [yes] Ett ess var utspelat, så bara det lägsta fick läggas: { $lowest }.
       *[no] Det låg ett ess i sticket, så bara det lägsta fick läggas: { $lowest }.
    }
reason-keep-one = Ett kort måste sparas till sista sticket.
    .told = Ett kort måste sparas till sista sticket.
reason-unequal = Kort som spelas ut tillsammans måste vara lika höga, och det är inte { $play }.
    .told = Kort som spelas ut tillsammans måste vara lika höga, och det var inte { $play }.
reason-number = { $asked ->
    [one] Man spelar ett kort i taget, inte { $cards }.
   *[other] Det är utspelat { $asked } kort, så det ska läggas { $asked }, inte { $cards }.
}
    .told = { $asked ->
        [one] Man spelar ett kort i taget, inte { $cards }.
       *[other] Det var utspelat { $asked } kort, så det skulle läggas { $asked }, inte { $cards }.
    }

## Vad som får spelas

duty-lead = Spela ut vilket kort du vill.
duty-lead-lowest = Spela ut ditt lägsta kort, { $lowest }.
duty-lead-sets = Spela ut ett kort, eller flera lika höga, och spara ett till sista sticket.
duty-only = Lägg ditt sista kort, { $lowest }.
duty-any = Lägg vilket kort du vill.
duty-lowest = Lägg { $lowest }.
duty-head = Lägg { $high }.
duty-head-or-lowest = Lägg { $high }, eller { $lowest }.
duty-match = Lägg ett kort som är lika högt som { $head }.
duty-set = { $sets ->
    [equal_sets] Lägg { $asked } lika höga kort, vart och ett { high-enough }, eller dina lägsta, { $lowest }.
   *[other] Lägg { $asked } kort, vart och ett { high-enough }, eller dina lägsta, { $lowest }.
}
