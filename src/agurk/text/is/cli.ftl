### What the commands answer, apart from the rules themselves.

## agurk legal

refused = Ekki núna:

## agurk take

takes = Sæti { $place } tekur slaginn: { $card }.
pays = Sæti { $place } fær { $points } stig.
takes-off = Sæti { $place } dregur frá { $points } stig.
loses = Sæti { $place } tapar.
early = Þetta er ekki síðasti slagurinn, svo hann kostar ekkert.
places = Sætin eru talin frá 0, í þeirri röð sem látið er.

## agurk referee

was-legal = Leyfilegt. { $reason }
was-not-legal = Ekki leyfilegt. { $reason }
should-have = Rétt hefði verið { $plays }.
witnesses = Spilin sem eftir eru sýna það: { $cards }.

## agurk deal

deals = Sæti { $dealer } gefur, sæti { $leader } á út.
deals-by-lot = Hlutkesti: sæti { $dealer } gefur, sæti { $leader } á út.
seat = Sæti { $seat }
left = { $cards ->
    [0] Ekkert spil gengur af.
    [1] Eitt spil gengur af.
    [one] { $cards } spil gengur af.
   *[other] { $cards } spil ganga af.
}
seats = Sætin eru talin frá 0, réttsælis.

## agurk variants

variant = { $name } ({ $key }), fjöldi spilara { $players }
source = Heimild: { $source }.
revision = Útgáfa { $revision }.
same = Sömu reglur: { $one } og { $other }.

## agurk count

count-cards = spil
count-ways = leiðir

## agurk simulate

simulated = { $variant }, { $players } spilarar, { $deals } gjafir, { $policy } spilar.
simulated-hand = { $variant }, { $players } spilarar með { $hand } spil hver, { $deals } gjafir, { $policy } spilar.
simulated-last-trick = Spilið sem tekur síðasta slaginn kostar { $cost } stig að meðaltali.
simulated-place = sæti
simulated-takes = tekur síðasta slaginn
simulated-cost = gjöf kostar
simulated-places = Sætin eru talin frá vinstri hönd gjafara; sá síðasti gefur. Það sem stendur á eftir ± gildir með 95 % líkum.
simulated-card = spil
simulated-with = tekur síðasta slaginn
simulated-led = er látið út í hann
simulated-price-led = þá kostar hann
simulated-variant = afbrigði
simulated-players = spilarar
simulated-price = síðasti slagurinn kostar
simulated-matches = { $variant }, { $players } spilarar, { $matches } leikir, { $policy } spilar.
simulated-length = Leikur er { $deals } gjafir að meðaltali.
simulated-seat = sæti
simulated-wins = vinnur
simulated-lives = töpuð líf
simulated-buy-ins = endurkaup
simulated-money = peningar
simulated-rate = { $seconds } s, { $rate } á sekúndu.
equity = { $variant }, { $players } leikmenn: líkurnar á að vinna leikinn ef allir spila áfram eins: hátt út og hátt yfir.
equity-exact = Líkurnar eru nákvæmar fyrir slíka spilamennsku.
equity-estimated = Líkurnar eru áætlaðar af neti sem var lagað að spiluðum leikjum.
equity-sampled = Líkurnar fást með því að spila { $matches } leiki áfram. Á meðan verður tafla til, svo að það gangi hraðar og betur næst.
equity-seat = sæti
equity-score = stig
equity-lives = líf
equity-win = vinnur
equity-safe = tapar ekki
plotted = { $variant }, { $players } spilarar, { $deals } gjafir
plotted-places = Hvað gjöf kostar hvert sæti
plotted-leads = Hvað síðasti slagurinn kostar, eftir útspili
plotted-variants = Hvað síðasti slagurinn kostar, eftir afbrigði
plotted-place = sæti, frá vinstri hönd gjafara
plotted-lead = útspil í síðasta slag
plotted-variant = afbrigði
plotted-points = stig
plotted-equity = { $variant }: líkurnar á sigri eftir eigin stigum
plotted-own = eigin stig
plotted-chance = líkur á sigri
plotted-seat = sæti { $seat }, nú { $score }

## agurk replay

deal = Gjöf { $number }
set-by-hand = Stig og líf voru sett handvirkt.

## agurk verify

verdict-fair = Heiðarlegt: leikurinn var spilaður eftir reglunum, og gjafirnar eru þær sem lofað var. Enginn valdi þær, ef þetta loforð var sýnt fyrir fyrstu gjöfina.
verdict-named = Leikurinn var spilaður eftir reglunum, og gjafirnar eru eins og þær eiga að vera, en hægt var að vita þær fyrir fram.
verdict-replayed = Leikurinn var spilaður eftir reglunum; ekki er hægt að sjá hvort gjafirnar voru heiðarlegar.
verdict-wrong = Eitthvað er rangt.
