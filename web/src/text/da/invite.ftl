### At vælge, hvad der spilles, alene eller med venner.

play-title = Spil mod botter
invite-title = Inviter venner
your-name = Dit navn
variant = Variant
family-national = Efter land
family-danish = Danmark
family-cucumber = Andre steder
family-swedish = Sverige
family-norwegian = Norge
family-finnish = Finland
family-icelandic = Island
family-polish = Polen
family-relatives = Spillets slægtninge
# Hvor sikre vi er på, at det spilles sådan.
grade = { $grade ->
    [A] Regler fra gode kilder.
    [B] Regler fra én kilde.
   *[C] Regler, så vidt de kendes.
}
read-rules = Læs reglerne
players = Spillere
fewer = En færre
more = En mere
level = Hvor godt botter spiller
bot-beginner-what = Ser ikke længere end til kortet i hånden og husker intet.
bot-learner-what = Aner, hvad det sidste stik kræver, og husker intet.
bot-casual-what = Planlægger i grove træk og glemmer hvert stik, når det er taget.
bot-practised-what = Ser slutningen komme og husker det seneste stik.
bot-skilled-what = Planlægger godt og husker de to seneste stik.
bot-expert-what = Fejler sjældent og husker de fire seneste stik.
bot-master-what = Husker hvert kort og læser af dit spil, hvad du har på hånden.
quick-bots = Botter spiller straks
quick-bots-what = Ellers tager de sig tid, som mennesker gør.
house-rules = Husregler
changed = { $count ->
    [one] { $count } ændret
   *[other] { $count } ændrede
}
pace = Betænkningstid
pace-none = Intet ur
pace-none-what = Alle tager den tid, de vil.
pace-relaxed = Roligt
pace-relaxed-what = Et minut til et kort.
pace-quick = Hurtigt
pace-quick-what = 15 sekunder til et kort.
late = Når tiden er gået
late-lowest = Laveste kort
late-lowest-what = Det laveste tilladte kort lægges.
late-bot = En bot
late-bot-what = En bot spiller, til pladsens ejer er tilbage.
spectators = Andre må se på
spectators-what = De ser bordet, aldrig en hånd.
undo = Et kort må tages tilbage
undo-what = Hvis alle er enige, og intet nyt er set.
hints = Der gives tip
hints-what = Hvad hvert kort er værd; alle hører, når nogen spørger.
listed = Åbent for alle
listed-what = Alle finder bordet dér, hvor man vælger sit spil, og ingen kan skrive fri tekst.
make-link = Lav linket
making-link = Åbner bordet …
open-tables = Åbne borde
# $people: navne, eller en streg.
open-table = { $people } · { $free ->
    [0] ingen fri plads
    [one] én fri plads
   *[other] { $free } frie pladser
} · { $stage ->
    [playing] spiller
   *[other] venter
}
sit-down = Sæt dig
watch = Se på
