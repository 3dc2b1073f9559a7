### What this device is set to.

title = Stillingar
kept-here = Geymt aðeins á þessu tæki.

## Who and in which language

you = Þú
name = Nafn
name-what = Það sem aðrir kalla þig við borð. Spurt er aftur áður en þú sest.
language = Tungumál
language-browser = Eins og vafrinn segir
language-what = Allt nema það sem fólk skrifar.

## How it looks

looks = Útlit
preview = Svona líta spilin út
theme = Litir
theme-device = Eins og tækið
theme-device-what = Ljóst á daginn og dökkt á nóttunni, ef tækið gerir það.
theme-light = Ljóst
theme-light-what = Dökkt blek á pappír.
theme-dark = Dökkt
theme-dark-what = Ljóst blek á dökkum pappír; spilin eru áfram ljós.
four-colours = Hver sort í sínum lit
four-colours-what = Tígull er blár og lauf græn. Sortin ræður engu í þessu spili.
large-index = Stór gildi
large-index-what = Gildið fyllir spilið.
own-letters = Stafir tungumálsins
# $letters is what stands on jack, queen, king and ace, such as "B D K E".
own-letters-what = Gosi, drottning, kóngur og ás eru { $letters }; annars J Q K A.
own-letters-same = Í þessu tungumáli eru þau líka J Q K A.

## How it plays

plays = Spilamennska
pace = Hraði
pace-calm = Rólegur
pace-calm-what = Spilunum liggur ekkert á.
pace-normal = Venjulegur
pace-normal-what = Eins og við borð.
pace-quick = Mikill
pace-quick-what = Fyrir þau sem kunna þetta.
motion = Hreyfing
motion-device = Eins og tækið
motion-device-what = Kyrrt, ef tækið er stillt á minni hreyfingu.
motion-on = Á hreyfingu
motion-on-what = Spilin fljúga á borðið.
motion-off = Kyrrt
motion-off-what = Ekkert flýgur. Hléin haldast, svo þú sjáir hver lét hvað.
confirm = Staðfesta áður en látið er
confirm-what = Fyrst ýtirðu til að velja spil, svo til að láta það.
text-table = Borðið sem texti
text-table-what = Allt í orðum, fyrir skjálesara, stórt letur og hægt net.

## How you are told

told = Þegar þú átt leik
sound = Hljóð
sound-what = Létt bank þegar þú átt leik.
try-sound = Prófa
notify = Tilkynning
notify-what = Þegar þessi síða er í bakgrunni. Vafrinn spyr hvort það sé í lagi.
notify-denied = Vafrinn leyfir það ekki. Því má breyta í stillingum vafrans fyrir þessa síðu.
notify-none = Þessi vafri kann engar tilkynningar.

## What is kept

data = Gögnin þín
data-what = Engin skráning er til. Vefkaka segir þjóninum að þú sért sami spilari og í gær; við hana eru leikirnir þínir geymdir, með nafninu sem þú notaðir.
delete = Eyða gögnunum mínum
delete-what = Þú yfirgefur sætin þín, nafnið þitt er tekið úr öllum skráðum leikjum og tölfræðin þín hverfur. Leikirnir standa áfram fyrir þá sem spiluðu með þér, með engan í þínu sæti. Þetta er ekki hægt að taka aftur. Hlekkir á sæti og nafnið þitt gleymast líka á þessu tæki; aðrar stillingar og stigablöð standa.
delete-sure = Eyða endanlega
delete-keep = Halda þeim
deleting = Eyði …
# $matches is in how many records the name was taken out.
deleted = { $matches ->
    [0] Búið. Ekkert er lengur geymt um þig.
    [1] Búið. Nafnið þitt var tekið úr einum leik.
    [one] Búið. Nafnið þitt var tekið úr { $matches } leik.
   *[other] Búið. Nafnið þitt var tekið úr { $matches } leikjum.
}
nothing-kept = Ekkert er geymt um þig.
