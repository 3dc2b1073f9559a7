### Choosing what is played, alone or with friends.

play-title = Pelaa botteja vastaan
invite-title = Kutsu kavereita
your-name = Nimesi
variant = Muunnelma
family-national = Maittain
family-danish = Tanska
family-cucumber = Muualla
family-swedish = Ruotsi
family-norwegian = Norja
family-finnish = Suomi
family-icelandic = Islanti
family-polish = Puola
family-relatives = Pelin sukulaisia
# How sure we are that it is played like this.
grade = { $grade ->
    [A] Säännöt hyvistä lähteistä.
    [B] Säännöt yhdestä lähteestä.
   *[C] Säännöt sikäli kuin ne tunnetaan.
}
read-rules = Lue säännöt
players = Pelaajia
fewer = Yksi vähemmän
more = Yksi enemmän
level = Millainen botti on
bot-beginner-what = Ei näe kädessään olevaa korttia pidemmälle eikä muista mitään.
bot-learner-what = Aavistaa, mitä viimeinen tikki vaatii, eikä muista mitään.
bot-casual-what = Suunnittelee suurpiirteisesti ja unohtaa tikin heti, kun se on otettu.
bot-practised-what = Näkee lopun tulevan ja muistaa viimeisimmän tikin.
bot-skilled-what = Suunnittelee hyvin ja muistaa kaksi viimeisintä tikkiä.
bot-expert-what = Erehtyy harvoin ja muistaa neljä viimeisintä tikkiä.
bot-master-what = Muistaa joka kortin ja päättelee pelistäsi, mitä kädessäsi on.
quick-bots = Botit lyövät heti
quick-bots-what = Muuten ne miettivät kuin ihmiset.
house-rules = Kotisäännöt
changed = { $count ->
    [one] { $count } muutettu
   *[other] { $count } muutettu
}
pace = Miettimisaika
pace-none = Ei kelloa
pace-none-what = Jokainen miettii niin kauan kuin haluaa.
pace-relaxed = Väljä
pace-relaxed-what = Minuutti korttia kohti.
pace-quick = Nopea
pace-quick-what = 15 sekuntia korttia kohti.
late = Kun aika loppuu
late-lowest = Pienin kortti
late-lowest-what = Lyödään pienin sallittu kortti.
late-bot = Botti
late-bot-what = Botti pelaa, kunnes pelaaja palaa.
spectators = Muut saavat katsoa
spectators-what = He näkevät pöydän mutta eivät kenenkään kättä.
undo = Kortin saa ottaa takaisin
undo-what = Jos kaikki suostuvat eikä mitään uutta ole nähty.
hints = Vihjeitä saa
hints-what = Minkä arvoinen kukin kortti on; kaikki kuulevat, kun joku kysyy.
listed = Avoin kaikille
listed-what = Pöytä näkyy kaikille siellä, missä peli valitaan. Vapaata tekstiä ei voi kirjoittaa.
make-link = Tee linkki
making-link = Pöytää avataan …
open-tables = Avoimet pöydät
# $people: names, or a dash.
open-table = { $people } · { $free ->
    [0] ei vapaita paikkoja
    [one] yksi vapaa paikka
   *[other] { $free } vapaata paikkaa
} · { $stage ->
    [playing] peli käynnissä
   *[other] odotetaan
}
sit-down = Istu pöytään
watch = Katso
