### Å velge hva som spilles, alene eller med venner.

play-title = Spill mot boter
invite-title = Inviter venner
your-name = Navnet ditt
variant = Variant
family-national = Etter land
family-danish = Danmark
family-cucumber = Andre steder
family-swedish = Sverige
family-norwegian = Norge
family-finnish = Finland
family-icelandic = Island
family-polish = Polen
family-relatives = Spillets slektninger
# Hvor sikre vi er på at det spilles slik.
grade = { $grade ->
    [A] Regler fra gode kilder.
    [B] Regler fra én kilde.
   *[C] Regler så langt de er kjent.
}
read-rules = Les reglene
players = Spillere
fewer = En færre
more = En til
level = Hvor godt boter spiller
bot-beginner-what = Ser ikke lenger enn til kortet på hånden og husker ingenting.
bot-learner-what = Aner hva siste stikk krever, og husker ingenting.
bot-casual-what = Planlegger i grove trekk og glemmer hvert stikk når det er tatt.
bot-practised-what = Ser slutten komme og husker det siste stikket.
bot-skilled-what = Planlegger godt og husker de to siste stikkene.
bot-expert-what = Gjør sjelden feil og husker de fire siste stikkene.
bot-master-what = Husker hvert kort og leser av spillet ditt hva du har på hånden.
quick-bots = Boter spiller med en gang
quick-bots-what = Ellers tar de seg tid, slik folk gjør.
house-rules = Husregler
changed = { $count ->
    [one] { $count } endret
   *[other] { $count } endret
}
pace = Betenkningstid
pace-none = Ingen klokke
pace-none-what = Alle tar den tiden de vil.
pace-relaxed = Rolig
pace-relaxed-what = Ett minutt til et kort.
pace-quick = Raskt
pace-quick-what = 15 sekunder til et kort.
late = Når tiden er ute
late-lowest = Laveste kort
late-lowest-what = Det laveste lovlige kortet legges.
late-bot = En bot
late-bot-what = En bot spiller til plassens eier er tilbake.
spectators = Andre kan se på
spectators-what = De ser bordet, aldri en hånd.
undo = Et kort kan tas tilbake
undo-what = Hvis alle er enige og ingenting nytt er sett.
hints = Det gis tips
hints-what = Hva hvert kort er verdt; alle hører når noen spør.
listed = Åpent for alle
listed-what = Alle finner bordet der man velger hva man spiller, og ingen kan skrive fri tekst.
make-link = Lag lenken
making-link = Åpner bordet …
open-tables = Åpne bord
# $people: navn, eller en strek.
open-table = { $people } · { $free ->
    [0] ingen ledig plass
    [one] én ledig plass
   *[other] { $free } ledige plasser
} · { $stage ->
    [playing] spiller
   *[other] venter
}
sit-down = Sett deg
watch = Se på
