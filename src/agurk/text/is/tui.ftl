### What the terminal's own screens say.
###
### $you is "yes" where the sentence speaks to the player, whom $name then need not name.

## The table

deal = Gjöf { $deal }
place-you = þú
chip-bot = þjarki
chip-away = í burtu
chip-deals = gefur
too-small = Borðið þarf { $wide } × { $high } stafi; hér eru { $cells } × { $lines }. Stækkaðu gluggann.

## The sentence above the hand

thinking =
    { $you ->
        [yes] Þú hugsar
       *[no] { $name } hugsar
    }
others-size =
    { $you ->
        [yes] Þú segir hve mörg spil
       *[no] { $name } segir hve mörg spil
    }
others-exchange =
    { $you ->
        [yes] Þú skiptir um spil
       *[no] { $name } skiptir um spil
    }
others-kontra =
    { $you ->
        [yes] Segirðu Kontra?
       *[no] Segir { $name } Kontra?
    }
others-buy-in =
    { $you ->
        [yes] Kaupirðu þig inn?
       *[no] Kaupir { $name } sig inn?
    }
lot = Dregið er um hver gefur fyrst
dealing = Verið er að gefa
over = Leiknum er lokið
asked-size = Þú gefur: hve mörg spil á mann?
asked-exchange = Um hvaða spil skiptirðu?
asked-buy-in = Kaupirðu þig inn?
pays-lead =
    { $you ->
        [yes] Þú færð { $points } stig
       *[no] { $name } fær { $points } stig
    }
pay-lead = { $players ->
    [0] Enginn fær stig
   *[other] { $players } leikmenn fá stig
}
cover = Næst spilar { $name }
cover-more = Enginn annar horfir. Enter sýnir spilin: { $name }.

## The line below it

holds =
    { $you ->
        [yes] Þú átt slaginn: { $cards }.
       *[no] { $name } á slaginn: { $cards }.
    }
would-pay-more =
    { $you ->
        [yes] Síðasti slagurinn: þú fengir { $points } stig. Hæst er { $cards }.
       *[no] Síðasti slagurinn: { $name } fengi { $points } stig. Hæst er { $cards }.
    }
last-trick-more = Síðasti slagurinn: sá sem tekur hann fær stig.
after-one = { $name } lætur á eftir þér.
after =
    { $players ->
        [0] Þú lætur síðast.
        [1] Einn lætur á eftir þér.
        [one] { $players } lætur á eftir þér.
       *[other] { $players } láta á eftir þér.
    }
exchange-none = Nú má engu skipta: Enter heldur öllum.
exchange-most = Merktu { $least ->
    [0] allt að { $most }
   *[other] { $least } til { $most }
} með bilslá; Enter skiptir þeim.
exchange-exactly = Merktu { $most } með bilslá, eða ekkert; Enter skiptir þeim.
not-so-many = Svo mörgum spilum er ekki hægt að skipta nú.
not-saved = Leikurinn stöðvaðist því ekki er hægt að vista hann: { $why }
record-kept = Skráin er í { $file }
not-recorded = Ekki tókst að vista skrána: { $why }

## What can be chosen

choice-kontra = Segja Kontra
choice-no-kontra = Pass
choice-buy-in = Kaupa sig inn
choice-no-buy-in = Ekki kaupa sig inn
choice-keep = Halda öllum spilunum
choice-change-all = Skipta um öll spilin
offer-start = Byrja
offer-pause = Biðja um hlé
offer-resume = Halda áfram
offer-undo = Taka spilið mitt aftur
offer-redeal = Segja rangt gefið
offer-rematch = Spila aftur
offer-yes = Já
offer-no = Nei
offer-return = Taka aftur við spilunum
offer-claim = Láta það sem eftir er
offer-hint = Vísbending
menu-talk = Segðu eitthvað
menu-dispute = Vefengja spil
menu-go-back = Aftur að borðinu
menu-rules = Reglur við þetta borð
menu-theme = Aðrir litir
menu-colours = Hver sort í sínum lit
menu-leave = Fara frá borðinu; leikurinn geymist

## The keys

key-menu = valmynd
key-help = hjálp
key-back = til baka
key-next = næsti reitur
key-go-on = áfram
key-leave = hætta
key-choose = velja
key-start = byrja
key-hint = vísbending
key-talk = segja
key-yes = já
key-no = nei
key-mark = merkja
key-why = hvers vegna?
key-log = hingað til
key-scores = staðan
help-table = Örvalyklar fara frá spili til spils, Tab á það næsta sem má spila. Gildi sem er slegið inn fer á sitt spil.
    Enter spilar; bilslá merkir spil sem fara saman eða er skipt.
    Leyfileg spil eru lyft, í þykkum ramma, með orði undir. Hin eru lækkuð og strikuð; F2 segir hvers vegna.
    Kubbur beggja vegna spils segir að það hafi tekið slaginn eða eigi hann nú.
    ○ er étinn slagur, ◉ sá sem stendur yfir, ● sá sem kemur, ◆ sá síðasti, sem kostar.
    ? segir hvers virði hvert spil er, þar sem vísbendingar eru gefnar. F3 segir hvað gerðist, F4 stöðuna, F5 reglurnar.
    Með öðrum: F6 segir eitthvað, F7 vefengir spil, F8 og F9 svara spurningu með já og nei.
    Esc opnar valmyndina. Músin virkar alls staðar.
talk = Hvað segir þú?
talk-write = Eða skrifaðu það hér (Tab)
talk-mute = Þagga: { $name }
talk-hear = Heyra aftur: { $name }
dispute-whose = Reglurnar skera úr strax og allir heyra hvernig fór. Hvers síðasta spil?
hint-coming = Leita …
hint-of-what = Líkur þínar á að vinna leikinn standa undir hverju spili.
percent = { $number }%

## The first screen

motto = Sjö slagir. Aðeins sá síðasti svíður.
start-go-on = Halda áfram með leikinn
start-bots = Spila við þjarka
start-hot-seat = Spila við eitt lyklaborð
start-join = Setjast við borð á þjóni
start-keep = Skrifa stig
start-record = Opna skrá
start-rules = Reglurnar
start-language = Tungumál: íslenska
start-theme = Litir: dökkir, ljósir eða sterk skil
start-colours = Hver sort í sínum lit
start-quit = Hætta
fault = Villa kom upp í forritinu og það stöðvaðist; leikurinn er geymdur til og með síðasta spili. Meira stendur í { $file }

## What is played

form-variant = Afbrigði
form-house = Heimareglur
form-players = Spilarar
form-name = Nafnið þitt
form-names = Nöfn, með kommum á milli
form-level = Hvernig þjarkar spila
form-pace = Hraði
form-begin = Byrja
form-who = Segðu hverjir spila.
bot-beginner = byrjandi
bot-learner = nemi
bot-casual = áhugamaður
bot-practised = vanur
bot-skilled = fær
bot-expert = sérfræðingur
bot-master = meistari
bot-uniform = handahófskenndur
bot-lowest = feiminn
bot-sharp = hvass
bot-ladder = yfirvegaður
pace-calm = Rólegur
pace-normal = Eins og við borð
pace-quick = Mikill
pace-at-once = Strax

## On a server

join-link = Tengill á borðið
join-watch = Aðeins horfa
join-go = Setjast
join-coming = Á leið að borðinu …
join-guest = Gestur
away = Samband við borðið rofnaði. Reyni aftur.
away-waiting = Þetta er látið um leið og samband næst.
problem-other = Þetta tókst ekki: { $told }
time-left =
    { $seconds ->
        [1] Ein sekúnda eftir.
        [one] { $seconds } sekúnda eftir.
       *[other] { $seconds } sekúndur eftir.
    }
stepped-away = { $name } brá sér frá
asks-pause =
    { $you ->
        [yes] Þú biður um hlé.
       *[no] { $name } biður um hlé.
    }
asks-undo =
    { $you ->
        [yes] Þú biður um að taka spilið þitt aftur.
       *[no] { $name } biður um að taka spil aftur.
    }
asks-rematch =
    { $you ->
        [yes] Þú biður um annan leik.
       *[no] { $name } biður um annan leik.
    }
paused = Hlé við borðið
waiting =
    { $you ->
        [yes] Byrjaðu þegar allir eru hér
       *[no] { $name } byrjar leikinn
    }
waiting-nobody = Enginn stýrir þessu borði
bot-for-you = Þjarki spilar fyrir þig
ended-closed = Borðinu var lokað
ended-removed = Þú misstir sætið við þetta borð
ended-no-table = Ekkert slíkt borð er til
ended-no-spectators = Aðeins spilarar sjá þetta borð
ended-token = Þessi hlekkur gildir ekki lengur
ended-token-expired = Þessi hlekkur er útrunninn
ended-protocol = Þjónninn talar aðra útgáfu; uppfæra þarf forritið
ended-left = Þú fórst frá borðinu
offer-give-up = Gefa sætið frá mér

## Keeping score

keep-line = Hver tók síðasta slaginn og með hverju: bo 9
keep-over = Leiknum er lokið: rematch byrjar nýjan.
key-undo = taka aftur
key-redo = gera aftur
key-anew = nýtt blað
key-legal = var það leyfilegt?
key-rules = reglur

## Matches that are over

record-file = Skrá með leik
record-nothing = Enginn leikur er í þessari skrá.
record-which = Hvaða leikur?
step-of = Skref { $step } af { $steps }
key-step = skref
key-deal = gjöf
key-review = hvers virði spilin voru
reviewing = Augnablik: spilin eru vegin …
