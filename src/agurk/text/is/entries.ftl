### What is wrong about an entry on a score sheet.
###
### $name is a player, or what was given as a name; $names are players, with commas. $said and $word
### are what was typed, $card is a rank or a card as it is typed, $variant the name of the rules.

## Names

name-missing = Spilari verður að hafa nafn.
name-long = „{ $start }...“ er of langt nafn; notaðu í mesta lagi { $most } stafi.
# $name stands in quotation marks here.
name-odd = { $name } er ekki nafn: notaðu bókstafi, tölustafi og bil.
name-taken = { $name } er nú þegar við borðið; bættu við staf til aðgreiningar.
name-command = „{ $name }“ er skipun hér; veldu annað nafn.
# $names are joined by "eða" here.
name-unclear = „{ $said }“ getur verið { $names }; sláðu inn meira af nafninu.
name-unknown = Enginn hér heitir „{ $said }“. Við borðið: { $names }.
not-here = { $name } er ekki við borðið. Við borðið: { $names }.
is-out = { $name } er úr leik. Enn með: { $names }.

## What was typed

say-who = Sláðu inn nafn, til dæmis { $name }.
say-who-after = Sláðu inn nafn á eftir „{ $word }“.
nothing-after = „{ $said }“ á eftir „{ $word }“ merkir ekkert.
# $example is a player with a card.
not-understood = „{ $said }“ er hvorki skipun né spilari með spil eins og { $example }. Sláðu inn ? til að fá hjálp.

## The last trick

taker-missing = Sláðu inn hver tók síðasta slaginn.
no-taker = Einhver hlýtur að hafa tekið síðasta slaginn.
one-card-each = Hver spilari lætur aðeins eitt spil í síðasta slag.
last-pays = { $variant }: af jafnháum spilum kostar aðeins það síðasta. Nefndu aðeins þann spilara.
no-lowest = Segðu líka hver lét lægsta síðasta spilið: það ræður framhaldinu.
cards-too-few = { $players } spilarar geta ekki hafa látið { $card }; svo mörg eru ekki í stokknum.
cards-kept = Öll spil með gildið { $card } liggja hjá spilurum og eru ekki í stokknum.
suit-missing = Ekki kosta öll spil með gildið { $card } jafnmikið: nefndu litinn líka, til dæmis { $example }.

## What it costs

no-kontra = { $variant }: hér er ekki sagt Kontra.
no-ones = { $variant }: 1 í síðasta slag tvöfaldar ekkert hér.
no-exchange = { $variant }: skipti tvöfalda ekkert hér.
no-points = { $variant }: hér eru engin stig.
card-or-points = Nefndu spilið sem tók síðasta slaginn, eða stigin.
card-and-points = Nefndu annaðhvort spilið eða stigin, ekki hvort tveggja.
points-range = Stig eru frá 0 til { $most }, ekki { $points }.
points-multiplied = Stigin eru þegar margfölduð; nefndu spilið til að láta margfalda.

## When it can be entered

not-opened = Byrja þarf á stigablaðinu áður en annað er fært inn.
opened-already = Þegar er byrjað á stigablaðinu.
nothing-to-undo = Það er ekkert að taka aftur.
nothing-to-redo = Það er ekkert að gera á ný.
is-over = Leiknum er lokið, sigur: { $names }. `rematch` byrjar nýjan.
not-over = Leiknum er ekki lokið, svo ekki er hægt að byrja nýjan enn.
no-further-deal = Leiknum er lokið þegar enginn kaupir sig inn, svo ekki verður gefið aftur.
answer-first = Segðu fyrst hvort { $name } kaupir sig inn.
asked-first = Fyrst er spurt hvort { $name } kaupi sig inn.
no-buy-in = { $variant }: hér kaupir enginn sig inn.
no-buy-in-now = { $name } má ekki kaupa sig inn núna: það má eftir gjöf, í mesta lagi { $times ->
    [1] einu sinni
   *[other] { $times } sinnum
} á mann, ef minnst { $others ->
    [1] einn annar er með
    [one] { $others } annar er með
   *[other] { $others } aðrir eru með
}, og ef stigunum fækkar.

## Saving

file-taken = Sjálft stigablaðið er geymt í { $file }; veldu annað nafn.
file-homeless = Engin heimamappa er til fyrir { $file }.
file-ending = Gefðu skránni nafn sem endar á { $endings }.
record-seats = { $players } hafa spilað, of margir fyrir skrá um leikinn með sæti handa öllum; vistaðu blaðið sem .txt eða .svg.
