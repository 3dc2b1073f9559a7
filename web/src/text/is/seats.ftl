### Around the play: coming to a table, sitting down, asking the others, what follows a match.
###
### $name, $own, $other and $names are names as somebody wrote them, never inflected; $names may be
### several in one breath. $you is "yes" where the sentence speaks to the reader. $level is how a bot
### plays, in a word. Nobody's sex is known: nothing may guess it.

## Coming to a table

table = Borð
coming = Á leið að borðinu …
host = { $name } stýrir þessu borði.
playing-deal = Verið er að spila gjöf { $deal }.
take-a-seat = Fá sér sæti
full = Öll sæti eru setin
your-name = Nafnið þitt
sit-down = Setjast
sitting-down = Sest við borðið …
joins-later = Búið er að gefa. Þjarki spilar þessa gjöf og þú tekur við í þeirri næstu.
watch = Horfa á
no-watching = Aðeins þau sem sitja við borðið sjá það.
own-table = Opna eigið borð
this-table = Þetta borð
rules = Reglur við þetta borð
house-rules = Spilað öðruvísi hér
no-rules = Ekki er hægt að segja frá reglunum núna. Hladdu síðunni aftur seinna.
spent = Þessi hlekkur á sæti gildir ekki lengur. Þú getur tekið laust sæti.
seats = Sæti
seat = Sæti { $number }
free = laust
owner = stýrir borðinu
away-now = í burtu
stood-in = í burtu, þjarki spilar
bot = Þjarki, { $level }
# The reader's own seat in a list of people.
you = { $name } (þú)
# A link to a seat was followed by somebody who has one.
which-seat = Hvort sætið?
which-seat-what = Þessi hlekkur opnar sætið þar sem { $other } situr. Í þessum vafra ert þú { $own } við sama borð.
keep-seat = Vera áfram { $name }
take-seat = Spila sem { $name }

## What a table is like

pace-none = Engin klukka: hver tekur þann tíma sem hann vill.
pace-relaxed = Mínúta á spil.
pace-quick = 15 sekúndur á spil.
late-lowest = Þegar tíminn er úti er lægsta leyfilega spilið látið.
late-bot = Þegar tíminn er úti spilar þjarki þar til þú kemur aftur.
bots = Þjarkar setjast í auð sæti. Geta: { $level }.
private = Lokað: aðeins þau sem hafa hlekkinn finna það.
listed = Opið: það er á lista fyrir alla og enginn frjáls texti er leyfður.
undo-yes = Taka má spil aftur ef allir samþykkja.
undo-no = Látið spil liggur.
hints-alone = Vísbendingar fyrir þann sem spilar einn við botta.
hints-always = Allir mega fá vísbendingar; allir frétta af því.
hints-never = Engar vísbendingar.
# $watching is how many people watch.
watched = { $watching ->
    [0] Aðrir mega horfa á.
    [1] Aðrir mega horfa á; einn gerir það.
    [one] Aðrir mega horfa á; { $watching } gerir það.
   *[other] Aðrir mega horfa á; { $watching } gera það.
}
unwatched = Enginn má horfa á.

## No table

gone-no-table = Ekkert slíkt borð er til
    .what = Kannski vantar á hlekkinn, eða borðinu var lokað fyrir löngu.
gone-closed = Þessu borði var lokað
    .what = Hér er ekki spilað meir.
gone-removed = Þú misstir sætið við þetta borð
    .what = Sá sem stýrir borðinu lét sætið þitt af hendi.
gone-offline = Ekki næst í þjóninn
    .what = Er netsamband? Ekkert við borðið glatast.
gone-no-spectators = Aðeins spilarar mega sjá þetta borð
    .what = Sestu til að sjá hvað er spilað.
gone-protocol = Þessi síða er úrelt
    .what = Hladdu henni aftur.
gone-token = Þessi hlekkur gildir ekki lengur
    .what = Biddu um nýjan.
gone-token-expired = Þessi hlekkur er útrunninn
    .what = Biddu um nýjan.
gone-moved = Verið er að flytja borðið
    .what = Það kemur aftur eftir smástund.
gone-unavailable = Ekki næst í borðið
    .what = Reyndu aftur eftir smástund. Ekkert glatast.
# $told is the server's own sentence, in English.
gone-other = Ekki er hægt að sýna þetta borð
    .what = { $told }
try-again = Reyna aftur
load-again = Hlaða aftur
first-page = Upphafssíða
see-match = Skoða leikinn

## Links

invite = Hlekkur á þetta borð
invite-title = Spilum Agurk: { $rules }
copy = Afrita
copied = Afritað.
not-copied = Ekki tókst að afrita. Veldu textann og afritaðu hann í höndunum.
share = Deila
code = Kóði
code-alt = Hlekkurinn sem QR-kóði
code-what = Beindu myndavél síma hingað.

## Before the match

# $empty is how many seats nobody has.
starts-with = { $empty ->
    [0] Öll sæti eru setin.
    [1] Þjarki sest í auða sætið þegar þú byrjar.
    [one] Þjarkar setjast í { $empty } autt sæti þegar þú byrjar.
   *[other] Þjarkar setjast í { $empty } auð sæti þegar þú byrjar.
}
wait = Þetta byrjar sjálfkrafa hjá þér líka. Þú mátt hafa síðuna opna.
you-watch = Þú horfir á. Kannski er sæti handa þér.
watching-seat = Þú horfir á. Þjarki léti þér sætið sitt eftir.
start = Byrja
remove = Taka burt
remove-name = Taka burt: { $name }
remove-sure = Örugglega?
bot-for = Hver fær sæti { $number }
kept-free = Enginn enn
watching = { $watching ->
    [1] Einn horfir á.
    [one] { $watching } horfir á.
   *[other] { $watching } horfa á.
}
leave = Fara frá borðinu
leave-sure = Fara, örugglega?
close = Loka borðinu fyrir öllum
close-sure = Loka, örugglega?

## Asking the others

question = Spurning
asks-pause = { $you ->
    [yes] Þú biður um hlé.
   *[no] { $name } biður um hlé.
}
asks-undo = { $you ->
    [yes] Þú biður um að taka spilið þitt aftur.
   *[no] { $name } biður um að taka spil aftur.
}
asks-rematch = { $you ->
    [yes] Þú biður um annan leik.
   *[no] { $name } biður um annan leik.
}
# $seats is how many have agreed.
agreed = { $seats ->
    [1] { $you ->
        [yes] Þú samþykkir.
       *[no] { $names } samþykkir.
    }
   *[other] Samþykkt hafa: { $names }.
}
awaited = Enn er beðið: { $names }.
yes = Já
no = Nei
withdraw = Hætta við
go-on = Halda áfram
take-again = Taka aftur við spilunum
take-again-what = Þjarki spilar fyrir þig. Þú tekur við í næsta spili.

## Deciding something beside a card

# $seconds is what is left. What happens then: the decision is declined, or a bot takes the seat.
time-left = { $seconds ->
    [1] Ein sekúnda eftir.
    [one] { $seconds } sekúnda eftir.
   *[other] { $seconds } sekúndur eftir.
}
then-buy-in = Svo kaupirðu þig ekki inn.
then-kontra = Svo segirðu pass.
then-exchange = Svo heldurðu öllum spilunum.
then-size = Svo er það ákveðið fyrir þig.
then-bot = Svo spilar þjarki fyrir þig.
# Declining means that the match is over for the reader.
out-else = Annars ertu úr leik.

## The menu

menu = Valmynd
ask-pause = Biðja um hlé
ask-pause-off = Ekki núna.
ask-undo = Taka spilið mitt aftur
ask-undo-off = Aðeins meðan þitt spil er það síðasta.
redeal = Segja rangt gefið
dispute = Vefengja spil
dispute-what = Reglurnar skera úr strax og allir heyra hvernig fór. Hvers síðasta spil?
forced = Láta skylduspil sjálfkrafa
forced-what = Þegar aðeins eitt er leyfilegt.
people = Fólk
invite-others = Bjóða öðrum
other-device = Sætið mitt á öðru tæki
sound = Hljóð
sound-what = Bank þegar þú átt leik.
text-table = Borðið sem texti
text-table-what = Allt í orðum.
settings = Stillingar
part-people = Fólk við þetta borð
part-rules = Reglur við þetta borð
part-device = Sætið mitt á öðru tæki
part-invite = Bjóða öðrum
part-dispute = Vefengja spil
device-what = Opnaðu þennan hlekk á hinu tækinu og haltu áfram þar. Hver sem hefur hann spilar þínum spilum, svo haltu honum fyrir þig. Hann gildir í sjö daga.
device-link = Hlekkur á sætið mitt
device-make = Búa til hlekkinn

## Talking

talk = Spjall
say = Segðu eitthvað
send = Segja
phrases = Meira …
mute = Þagga: { $name }
hear = Heyra aftur: { $name }
picture-smile = Bros
picture-laugh = Hlátur
picture-cry = Tár
picture-sweat = Úff
picture-clap = Lófaklapp
picture-cucumber = Gúrka

## The line to the table

away = Samband við borðið rofnaði. Reyni aftur.

## After the match

results = Svona fór
player = Spilari
result = Úrslit
result-won = vinnur
result-lost = tapar
cucumbers = Gúrkur
points = Stig
money = Einingar
rematch = Spila aftur
start-again = Nýr leikur án þess að spyrja
share-match = Deila
match-title = Leikur í Agurk: { $rules }

# Under a link that leads to this machine itself.
only-here = Tengillinn virkar aðeins á þessari tölvu. Aðrir komast inn þegar þjónninn er ræstur með --host 0.0.0.0 og þessi síða er opnuð á slóðinni sem hann nefnir fyrir þá.
