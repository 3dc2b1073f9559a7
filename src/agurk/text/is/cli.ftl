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

## agurk replay

deal = Gjöf { $number }
set-by-hand = Stig og líf voru sett handvirkt.

## agurk verify

verdict-fair = Heiðarlegt: leikurinn var spilaður eftir reglunum, og gjafirnar eru þær sem lofað var. Enginn valdi þær, ef þetta loforð var sýnt fyrir fyrstu gjöfina.
verdict-named = Leikurinn var spilaður eftir reglunum, og gjafirnar eru eins og þær eiga að vera, en hægt var að vita þær fyrir fram.
verdict-replayed = Leikurinn var spilaður eftir reglunum; ekki er hægt að sjá hvort gjafirnar voru heiðarlegar.
verdict-wrong = Eitthvað er rangt.
