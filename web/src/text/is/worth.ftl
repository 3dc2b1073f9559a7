# Hvers virði spil eru: vísbendingar við borðið og yfirferð yfir leik sem er lokið.

# Fjöldi prósenta.
percent = { $number }%
error = ± { $number }

## Vísbendingar
hint = Vísbending
hint-keys = Vísbending (ýttu á ?)
coming = Leita …
close = Loka vísbendingu
of-what = Líkur þínar á að vinna leikinn eftir hvert spil
# Eitt spil, lesið upphátt; $best er yes eða no.
read = { $card }: { $number } prósent{ $best ->
    [yes] , besta spilið
   *[no] {""}
}

## Yfirferðin
waiting = Yfirferðin bíður eftir að röðin komi að henni.
looking = Búið er að skoða { $done } af { $of } spilum.
course = Líkur á sigri, gjöf fyrir gjöf
start = Fyrir fyrstu gjöf
whose = Spil hvers
marks = Hringur: spilið sem var látið. Undirstrikað: besta spilið.
on = á { $cards }
# $you er yes eða no.
gave-away = Í þessari gjöf kostuðu { $you ->
    [yes] spilin þín
   *[no] spilin hjá { $name }
} { $points ->
    [1] eitt prósentustig
   *[other] { $points } prósentustig
} af líkunum.
gave-nothing = Í þessari gjöf kostuðu { $you ->
    [yes] spilin þín
   *[no] spilin hjá { $name }
} ekkert.
lost-points = Tap { $points ->
    [1] eitt prósentustig
   *[other] { $points } prósentustig
}
see-deal = Sjá gjöfina skref fyrir skref
