### Why something was refused, by the slugs of the protocol, and what a check of a record finds.
### $told is the server's own sentence, which is English; other languages have a sentence instead.

refused-bad-request = Beiðnin skilst ekki.
refused-closed = Borðinu var lokað.
refused-error = Leikurinn leyfir það ekki.
refused-fault = Eitthvað fór úrskeiðis hjá þjóninum. Reyndu aftur.
refused-flood = Þetta var mikið í einu. Bíddu aðeins.
refused-full = Nú eru öll sæti setin.
refused-gone = Þú fórst frá borðinu.
refused-hello = Síðan og þjónninn skilja ekki hvort annað. Hladdu síðunni aftur.
refused-illegal-action = Það er ekki leyfilegt núna.
refused-incorrect-deal = Spilin eru ekki rétt gefin.
refused-media-type = Þetta er ekki texti sem hægt er að lesa hér.
refused-method-not-allowed = Ekki er hægt að spyrja þetta vistfang svona.
refused-moved = Borðið var flutt rétt í þessu. Reyndu aftur.
refused-no-deal = Engin slík gjöf er í þessum leik.
refused-no-hint = Engin vísbending er um þessa ákvörðun.
refused-no-match = Enginn slíkur leikur er til, eða honum er ekki lokið enn.
refused-no-page = Síðan er ekki til. Reyndu aftur síðar.
refused-no-review = Ekki er hægt að segja hvers virði spilin í þessum leik voru.
refused-no-spectators = Aðeins spilarar sjá þetta borð.
refused-no-table = Borðið er ekki lengur til.
refused-not-found = Hér er ekkert að finna.
refused-not-here = Það er ekki hægt við þetta borð.
refused-not-now = Það er ekki hægt núna.
refused-not-owner = Aðeins sá sem stýrir borðinu má gera það.
refused-not-public = Aðeins vélin sjálf má lesa það.
refused-not-seated = Aðeins þau sem sitja við borðið mega gera það.
refused-not-yours = Það er ekki þitt að ráða því núna.
refused-origin = Þetta kom af síðu á öðrum vef.
refused-paused = Það er hlé við borðið.
refused-players = Svo mörg geta ekki spilað eftir þessum reglum.
refused-protocol = Þessi síða er úrelt. Hladdu henni aftur.
# $line is the line in which something is wrong, 0 if none is named.
refused-record = Þessa skrá er ekki hægt að lesa eða spila eftir{ $line ->
    [0] .
   *[other] : lína { $line }.
}
refused-removed = Þú misstir sætið við þetta borð og getur ekki sest hér aftur.
refused-restart = Þjónninn fer aftur í gang; borðið heldur áfram eftir smástund.
refused-seat = Einhver hér heitir það nú þegar, eða nafnið er ekki hægt að sýna. Veldu annað.
refused-seat-taken = Það sæti var tekið rétt í þessu. Veldu annað.
refused-slow = Tengingin var of hæg.
refused-stale = Leikurinn var kominn lengra. Skoðaðu borðið og veldu aftur.
refused-text = Það merkir ekkert hér.
refused-token = Þessi hlekkur gildir ekki lengur. Biddu um nýjan.
refused-token-expired = Þessi hlekkur er útrunninn. Biddu um nýjan.
refused-too-large = Það er of stórt.
refused-too-many = Of mikið í einu. Bíddu aðeins og reyndu aftur.
refused-too-slow = Það kom of hægt. Reyndu aftur.
refused-unavailable = Ekki næst í borðið. Reyndu aftur eftir smástund.
refused-unknown-bot = Enginn slíkur þjarki er til.
refused-unknown-variant = Slík leikaðferð er ekki til.
refused-variant = Þessar reglur fara ekki saman.
refused-wrong-time = Það er ekki hægt núna.

## What a check of a record finds

found-replayed = Allt var leyfilegt.
found-undecided = Leiknum er ekki lokið.
found-illegal = Eitthvað í henni var ekki leyfilegt{ $line ->
    [0] .
   *[other] : lína { $line }.
}
found-no-hands = Hendurnar eru ekki þekktar, svo að ekki er hægt að sannreyna gjafirnar.
found-no-promise = Ekkert loforð er til, svo að ekki er hægt að sannreyna gjafirnar.
found-no-secret = Ekkert leyndarmál er til, svo að ekki er hægt að sannreyna gjafirnar.
found-bad-secret = Leyndarmálið er skemmt og gefur engar gjafir.
found-promise-broken = Leyndarmálið er ekki það sem lofað var.
found-promise-kept = Leyndarmálið er það sem lofað var.
found-seed-named = Leyndarmálið leiðir af fræi sem einhver nefndi.
found-seed-false = Fræið sem nefnt var gefur ekki leyndarmálið.
found-deals-again = Gjafirnar eru þær sömu og í fyrri leik.
# $deal is which deal, 0 for the lot.
found-deal-changed = { $deal ->
    [0] Hlutkestið er ekki það
   *[other] Gjöf { $deal } er ekki sú
} sem leyndarmálið gefur.
found-deals-fair = Hlutkestið og gjafirnar eru það sem leyndarmálið gefur.
