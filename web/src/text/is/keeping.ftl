### Keeping score at a table with real cards.
###
### $name is a player, $names are several in one breath, neither of them inflected. $points, $score,
### $before, $returns and $units are numbers. What happened is said by scorekeeper.ftl.

## The sheets on this device

score-title = Skrifa stig
new-sheet = Nýtt stigablað
new-sheet-what = Hverjir spila, eftir hvaða reglum
sheets = Stigablöð á þessu tæki
no-sheets = Hér er ekkert geymt enn.
kept-most = { $most } nýjustu stigablöðin eru geymd á þessu tæki og hvergi annars staðar.
kept-nowhere = Þessi vafri geymir ekkert: stigablaðið hverfur þegar síðunni er lokað.
# A line of the list. $players are names in one breath.
sheet-going = { $players } · gjöf { $deal }
sheet-over = { $players } · sigur: { $names }
# A sheet that was written by a later page, or is damaged. $name is what the table is called.
sheet-unread = { $name }: þetta blað er ekki hægt að lesa hér.
# A button: the file as it is, for another page to read.
save-unread = Vista sem skrá
too-many-sheets = { $most ->
    [one] { $most } óklárað stigablað er geymt hér og ekki er pláss fyrir fleiri.
   *[other] { $most } ókláruð stigablöð eru geymd hér og ekki er pláss fyrir fleiri.
} Eyddu einu fyrst.
remove-sheet = Eyða: { $name }
remove-really = Eyða þessu stigablaði?
remove-yes = Eyða
keep-it = Halda
no-such-sheet = Þetta stigablað er ekki á þessu tæki.

## A new sheet

sheet-name = Heiti borðsins
usual-name = Eldhúsborðið
who-plays = Hverjir spila? Réttsælis kringum borðið, sá efst sem gefur fyrst.
player-number = Spilari { $number }
remove-player = Sleppa spilara { $number }
add-player = Einn spilari í viðbót
draw-lot = Draga um hver gefur fyrst
variant = Afbrigði
family-national = Eftir löndum
house-rules = Heimareglur
threshold = Gúrka við þessi stig
threshold-more = Gúrka yfir þessum stigum
lives = Líf
fewer = Einu færra
more = Einu fleira
buy-in = Innkaup
buy-in-what = Sá sem er úr leik má koma aftur einu sinni, með hæstu stig hinna.
begin = Byrja
clash-reset-beyond = Við { $reset } stig er farið aftur á 0, svo gúrkan verður að koma síðar.
clash-reset-costs = Við { $reset } stig er farið aftur á 0, svo þau geta ekki líka kostað gúrku.
clash-too-few-left = Tapspil liggja úti, og áður en þessum stigum er náð yrðu of fá spil eftir til að gefa.

## Noting a deal

# The title in the bar. $name is what the table is called.
bar-title = { $name } · gjöf { $deal }
undo = Taka aftur
redo = Gera aftur
more-menu = Blaðið og fleira
match-over = Leiknum er lokið
who-took = Hver tók síðasta slaginn?
who-took-several = Hver átti hæsta spilið?
# Players with the same rank are chosen one after the other.
in-order = Í þeirri röð sem látið var
shared = Fleiri áttu það
which-card = Á hvaða spil?
which-points = Hve mörg stig?
note-points = Stig í staðinn
note-card = Spil í staðinn
deals = { $name } gefur { $cards ->
    [1] eitt spil
   *[other] { $cards } spil
} á mann
deals-choice = { $name } gefur { $least } til { $most } spil á mann
pot = Pottur: { $units }
out = úr leik
gone = fór
# $lost of $all lives are gone; read aloud, as cucumbers are drawn.
cucumbers = { $lost ->
    [0] engin gúrka
    [1] ein gúrka
    [one] { $lost } gúrka
   *[other] { $lost } gúrkur
} af { $all }
# What is paid, added to the score: +12
plus = +{ $points }
kontra = Hver sagði Kontra?
nobody = Enginn
one-played = 1 var í slagnum
# How the cost of $name multiplies for exchanges.
exchanged = Skipti: { $name }
exchanged-once = engin, eða ókeypis
exchanged-twice = ein: tvöfalt
exchanged-four = tvenn: fjórfalt
lowest = Hver lét lægsta spilið? Sá fyrsti ef fleiri létu jafnlágt.
choose-who = Veldu spilara

## What the button says before it is pressed

choose-taker = Veldu hver tók hann
choose-card = Veldu spilið
choose-points = Skrifaðu stigin
choose-lowest = Veldu hver lét það lægsta
pays = { $name } fær { $points }
pays-life = { $name } fær { $points }: gúrka
pays-out = { $name } fær { $points } og er úr leik
pays-reset = { $name } fær { $points }: aftur á 0
pay-each = { $names } fá { $points } á mann
# Each something else; how much follows.
pay-unlike = { $names } fá stig
pays-nothing = { $name } tekur hann fyrir ekkert
loses = { $names } { $count ->
    [1] tapar
   *[other] tapa
}
counts-not = Gjöfin telst ekki með
sum = { $before } og { $points } eru { $score }.
sum-first = Staðan er nú { $score }.
sum-of = { $name }: { $score }.
back-in = Aftur með á { $returns }.
back-in-of = { $name } er aftur með á { $returns }.
is-out = { $name } er úr leik.
takes-off = { $name } dregur { $points } frá: { $score }.

## Buying in, and the end

buy-in-at = Kaupa sig inn á { $score }
stay-out = Vera úr leik
stay-in = Halda { $score }
rematch = Spila aftur
to-sheets = Öll stigablöð

## The sheet

the-sheet = Stigablaðið
print = Prenta
share = Deila
copied = Afritað
save-record = Vista sem .agurk
deal-column = Gjöf
card-column = Spil
total-row = Nú
does-not-count = telst ekki með
bought-in = keypti sig inn
sat-down = settist
got-up = fór
no-deals = Engin stig eru komin enn.
dealt-by = gjafari: { $name }
# The sheet as plain text, a line a player.
share-line = { $name }: { $score }
share-line-lives = { $name }: { $score }, { $lost ->
    [0] engin gúrka
    [1] ein gúrka
    [one] { $lost } gúrka
   *[other] { $lost } gúrkur
}
share-line-out = { $name }: úr leik

## A dispute

dispute = Deilt um spil
dispute-what = Var það leyfilegt? Veldu línu, svo spilin í hana.
dispute-trick = Í slagnum á undan því
dispute-played = Spilið sem deilt er um
dispute-left = Enn á hendi
dispute-none = engin
next-player = Næsti spilari
take-back = Taka síðasta spilið aftur
was-legal = Leyfilegt. { $reason }
was-not-legal = Ekki leyfilegt. { $reason }
should-have = Þetta hefði átt að láta: { $plays }.
witnesses = Spilin sem eftir eru sýna það: { $cards }.
dispute-ask = Spil

## Round the table

round-table = Kringum borðið
next-dealer = Hver gefur næst?
sit-down = Einhver sest við borðið
sit-down-name = Nafn
sit-after = Vinstra megin við
sit-end = Aftast
sit = Setjast
get-up = Einhver fer
get-up-name = { $name } fer

## What cannot be

wrong-players = Þessar reglur eru fyrir { $least } til { $most } spilara, ekki { $players }.
wrong-no-name = Allir spilarar verða að hafa nafn.
wrong-long-name = Nafn má vera í mesta lagi { $most } stafir.
wrong-odd-name = { $name } er ekki hægt að skrifa á blaðið: notaðu bókstafi, tölustafi og bil.
wrong-same-name = Tveir spilarar heita { $name }. Bættu við staf til aðgreiningar.
wrong-too-few-cards = Stokkurinn endist ekki: { $players } spilarar, { $cards } spil á mann.
wrong-too-few-equal = Svo margir geta ekki hafa látið sama gildi.
wrong-all-kept = Öll spil með þessu gildi liggja úti nú þegar.
wrong-no-room = Ekki geta fleiri en { $most } spilað eftir þessum reglum.
wrong-too-often = { $card } kemur oftar fyrir en í stokknum.
wrong-no-lowest = Segðu líka hver lét lægsta spilið: það ræður framhaldinu.
wrong-odd-points = Stig eru heil tala frá 0.
wrong-no-record = Spilarar komu og fóru þannig að ekki er hægt að gera úr þessu skrá um leikinn.
wrong-other = Það er ekki hægt að færa inn núna.
