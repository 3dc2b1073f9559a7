### Choosing what is played, alone or with friends.

play-title = Spila við þjarka
invite-title = Bjóða vinum
your-name = Nafnið þitt
variant = Afbrigði
family-national = Eftir löndum
family-danish = Danmörk
family-cucumber = Annars staðar
family-swedish = Svíþjóð
family-norwegian = Noregur
family-finnish = Finnland
family-icelandic = Ísland
family-polish = Pólland
family-relatives = Skyld spil
# How sure we are that it is played like this.
grade = { $grade ->
    [A] Reglur úr góðum heimildum.
    [B] Reglur úr einni heimild.
   *[C] Reglur að því marki sem þær eru þekktar.
}
read-rules = Lesa reglurnar
players = Spilarar
fewer = Einum færri
more = Einum fleiri
level = Hvernig þjarkar spila
bot-beginner-what = Sér ekki lengra en að spilinu á hendinni og man ekkert.
bot-learner-what = Grunar hvers síðasti slagurinn krefst og man ekkert.
bot-casual-what = Leggur grófar áætlanir og gleymir hverjum slag um leið og hann er tekinn.
bot-practised-what = Sér endann nálgast og man síðasta slaginn.
bot-skilled-what = Leggur góðar áætlanir og man síðustu tvo slagi.
bot-expert-what = Skjátlast sjaldan og man síðustu fjóra slagi.
bot-master-what = Man hvert spil og les úr spili þínu hvað þú ert með á hendi.
quick-bots = Þjarkar spila strax
quick-bots-what = Annars hugsa þeir sig um, eins og fólk.
house-rules = Heimareglur
changed = { $count ->
    [one] { $count } breytt
   *[other] { $count } breytt
}
pace = Umhugsunartími
pace-none = Engin klukka
pace-none-what = Hver tekur þann tíma sem hann vill.
pace-relaxed = Rúmur
pace-relaxed-what = Mínúta á spil.
pace-quick = Naumur
pace-quick-what = 15 sekúndur á spil.
late = Þegar tíminn er úti
late-lowest = Lægsta spilið
late-lowest-what = Lægsta leyfilega spilið er látið.
late-bot = Þjarki
late-bot-what = Þjarki spilar þar til spilarinn kemur aftur.
spectators = Aðrir mega horfa á
spectators-what = Þeir sjá borðið en enga hönd.
undo = Taka má spil aftur
undo-what = Ef allir samþykkja og ekkert nýtt hefur sést.
hints = Vísbendingar eru gefnar
hints-what = Hvers virði hvert spil er; allir heyra þegar einhver spyr.
listed = Opið öllum
listed-what = Allir finna borðið þar sem spilið er valið og enginn getur skrifað frjálsan texta.
make-link = Búa til hlekkinn
making-link = Borðið er opnað …
open-tables = Opin borð
# $people: names, or a dash.
open-table = { $people } · { $free ->
    [0] ekkert laust sæti
    [1] eitt laust sæti
    [one] { $free } laust sæti
   *[other] { $free } laus sæti
} · { $stage ->
    [playing] spilað
   *[other] beðið
}
sit-down = Setjast
watch = Horfa á
