### Learning the game.

title = Læra spilið
in-four-sentences = Allir fá sjö spil. Láttu að minnsta kosti jafnhátt og hæsta spilið í slagnum, eða kastaðu því lægsta. Sá sem tekur síðasta slaginn fær stig eins og spilið kostar. Við 21 er gúrka teiknuð; við þá næstu ertu úr leik.
lesson = Tíu stuttar æfingar
lesson-what = Fjórar mínútur. Prófaðu hvað má láta og sjáðu hvers vegna.
danish-rules = Dönsku reglurnar
danish-rules-what = Allt í orðum, með dæmi.
example = Einn slagur og ein talning
example-what = Farðu í gegn skref fyrir skref. Ýttu á spil hjá B til að sjá hvort það má láta.
all-variants = Reglur allra afbrigða
all-variants-what = { $count } leiðir til að spila, sagðar af sama forriti og dæmir þær.
search = Leita að nafni
family-danish = Danmörk
family-cucumber = Gúrka
family-swedish = Svíþjóð
family-norwegian = Noregur
family-finnish = Finnland
family-icelandic = Ísland
family-polish = Pólland
family-relatives = Skyld spil
players = { $least ->
    [one] { $least }
   *[other] { $least }
}–{ $most ->
    [one] { $most } spilari
   *[other] { $most } spilarar
}
rules = Reglur
print = Prenta
play-variant = Spila þetta við þjarka

## The example, step by step: three players, one trick, then a count

step-of = Skref { $step } af { $all }
next-step = Næsta
first-step = Frá byrjun
step-lead = A lætur út 9♣. Út má láta hvaða spil sem er.
step-choice = B verður að láta 9 eða hærra, eða lægsta spilið. Kónginn og tvistinn má láta, sexuna ekki.
step-throw = B kastar 2♠ og geymir kónginn. Enginn þarf að láta hærra.
step-equal = C lætur 9♥. Jafnhátt spil dugar, og litir skipta engu.
step-taken = C tekur slaginn: af tveimur níum sú sem síðar kom. C á næst út.
step-early = Slagir framan af kosta ekkert. Þeir ráða því einu hver á út.
step-last = Væri þetta síðasti slagurinn fengi C 9 stig.
step-count = Segjum að C hafi verið með 14: 14 og 9 eru 23. Það er 21 eða meira.
step-life = C fær gúrku. Hin eru með 5 og 12, svo C heldur áfram með 12.
# A card of B that was tapped.
try-legal = Þetta má láta: { $card } er jafnhátt og nía eða hærra.
try-lowest = Þetta má láta: { $card } er lægsta spilið á hendi.
try-not = Þetta má ekki láta: { $card } er undir níu og ekki lægsta spilið.
scores = Stig
score = { $player }: { $score }
column-hand = Á hendi
column-played = Slagur

## The lesson

lesson-title = Tíu stuttar æfingar
exercise = Æfing { $number } af { $all }
which-legal = Hvaða spil má láta? Merktu þau öll.
who-takes = Hver tekur þennan slag?
who-pays = Þetta er síðasti slagurinn. Hver fær stig og hve mörg?
what-then = Hvað gerist þá?
hand-is = Þín spil
trick-is = Slagurinn hingað til
nothing-led = Þú átt út.
check = Athuga
next = Næsta
again = Byrja aftur
right = Rétt.
wrong = Ekki alveg.
marked-missing = Þetta má láta líka: { $cards }.
marked-wrong = Þetta má ekki láta: { $cards }.
done = { $right ->
    [10] Tíu af tíu. Borðið bíður.
   *[other] { $right } af { $all }. Borðið bíður.
}
to-table = Spila leik
pays = { $player } fær { $points }
takes = { $player }
then-kept = Ekkert meira
then-life = Gúrka, og áfram með { $score }
then-out = Úr leik
then-kept-score = Stigin eru áfram { $score }.
scores-are = { $player } er með { $score } stig og { $lost ->
    [0] enga gúrku
    [1] eina gúrku
    [one] { $lost } gúrku
   *[other] { $lost } gúrkur
}. Hin eru með { $others }. { $player } fær { $points }.
why-lead = Sá sem á út má láta hvaða spil sem er.
why-head = Jafnhátt og hæsta spilið eða hærra; eða lægsta spilið á hendi.
why-equal = Jafnhátt spil dugar.
why-all-low = Þegar ekkert spil dugar má aðeins láta það lægsta.
why-two-lowest = Af tveimur jafnháum lægstu spilum má láta hvort sem er.
why-free = Enginn þarf að láta hærra: lægsta spilinu má kasta þótt hærra sé til.
why-last-equal = Af jafnháum hæstu spilum tekur það slaginn sem síðast kom.
why-price = Verðið er spilið sem tók síðasta slaginn: 2 til 10 eins og á því stendur, gosi 11, drottning 12, kóngur 13, ás 14.
why-life = Við 21 eða meira er gúrka teiknuð. Svo er haldið áfram með hæstu stig hinna.
why-exactly = Nákvæmlega 21 er líka of mikið.
why-out = Önnur gúrkan er sú síðasta.
