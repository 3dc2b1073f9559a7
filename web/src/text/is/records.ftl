### The page's sentences: a match that is over, face up, and what one has played.
###
### $name is a name as somebody wrote it, never inflected. $you is "yes" where the sentence speaks to
### the reader, whom $name then need not name. Nobody's sex is known: nothing may guess it.

## A match at a glance

match = Leikur
# $rules is the name of a variant, such as Danish Agurk.
about = { $rules } · { $players ->
    [1] einn spilari
    [one] { $players } spilari
   *[other] { $players } spilarar
} · { $deals ->
    [1] ein gjöf
    [one] { $deals } gjöf
   *[other] { $deals } gjafir
}
loading = Leikurinn er lagður á borðið …
# What follows names other rules than the usual ones, each as threshold=30.
house = Heimareglur: { $rules }
again-of = Þessar gjafir höfðu áður verið spilaðar í öðrum leik. Þær teljast ekki með í tölfræðinni.
to-other = Skoða þann leik
not-over = Þessum leik er ekki lokið.
refused-not-found = Hér er enginn leikur, eða honum er ekki lokið enn.
no-deals = Þessum leik lauk áður en nokkurt spil var gefið.
to-deals = Fara í gegnum gjafirnar
to-review = Hvers virði spilin voru
deals = Gjafirnar
deal-number = Gjöf { $deal }
# What each column has.
col-deal = Gjöf
col-dealer = Gjafari
col-last = Síðasti slagur
# $cards are drawn behind it.
took-with = { $you ->
    [yes] Þú, á
   *[no] { $name }, á
}
not-played = kastað inn
# What was paid for the last trick, behind a score; as short as can be.
plus = +{ $points }
minus = −{ $points }
# Read aloud in the cell of a score. $points is what was just paid, 0 for nothing.
score-cell = { $points ->
    [0] { $score }
   *[other] { $score }, fékk { $points }
}
life-cell = gúrka
out-cell = úr leik

## One deal, step by step

# The title of the page and of the view.
deal-of = Gjöf { $deal } af { $deals }
deal-choice = Gjöf
# In a list of deals to choose from.
deal-paid = { $deal }: { $you ->
    [yes] þú færð { $points }
   *[no] { $name } fær { $points }
}
deal-plain = { $deal }: enginn fær stig
to-match-short = Leikur
previous-deal = Gjöfin á undan
next-deal = Næsta gjöf
open-sheet = Gjöfin, öll spil uppi
trick = Slagur
# A row of the sheet: what somebody was dealt, of which the cards played are dimmed.
hand-of = Gefin spil: { $name }
hand-of-you = Spilin sem þú fékkst
card-gone = { $card }, búið að láta
steps = Skref fyrir skref
controls = Fara í gegnum gjöfina
first-step = Að fyrsta skrefi
last-step = Að síðasta skrefi
previous-step = Eitt skref til baka
next-step = Eitt skref áfram
play = Spila
pause = Stöðva
step-of = Skref { $step } af { $steps }
keys = Örvalyklar stíga skref, bilslá spilar, Page up og Page down skipta um gjöf.

## Whether it was fair. $by is the name of a function, and is not translated

fair = Var rétt gefið?
fair-checking = Gjafirnar eru gerðar upp á nýtt …
# Said by whoever made this page of the deals: they were the promised ones.
fair-deal = Þessi gjöf var heiðarleg.
fair-deal-more = Fræ hennar passar við loforðið sem birt var á undan fyrsta spilinu.
fair-match = Allar gjafirnar voru heiðarlegar.
fair-match-more = Hlutkestið og { $deals ->
    [1] gjöfin fylgja
    [one] allar gjafirnar, { $deals } talsins, fylgja
   *[other] allar gjafirnar, { $deals } talsins, fylgja
} leyndarmálinu sem lofað var á undan fyrsta spilinu.
known-deal = Þessi gjöf er eins og hún á að vera.
known-match = Allar gjafirnar eru eins og þær eiga að vera.
known-more = Þær mátti þekkja fyrir fram: sömu gjafir höfðu verið spilaðar í öðrum leik.
known-seed = Þær mátti þekkja fyrir fram: einhver nefndi fræ leyndarmálsins.
wrong-deal = Þessi gjöf er ekki sú sem lofað var.
wrong-match = Eitthvað er ekki eins og lofað var.
wrong-promise = Leyndarmálið er ekki það sem lofað var.
# $name is who should have dealt first.
wrong-seed = Fræið sem nefnt var gefur ekki leyndarmálið.
wrong-lot = Samkvæmt hlutkestinu átti { $name } að gefa fyrst.
# $deals is one number or several, such as 3 and 5.
wrong-deals = { $number ->
    [1] Gjöf { $deals } er ekki sú sem leyndarmálið gefur.
   *[other] Gjafir { $deals } eru ekki þær sem leyndarmálið gefur.
}
wrong-elsewhere = Þessi gjöf er rétt, en eitthvað annað í þessum leik er það ekki.
open-match = Ekki er hægt að sannreyna gjafirnar.
open-match-more = Í þessa skrá vantar loforð, eða leyndarmálið sem á við það.
how = Hvernig það er vitað
made-here = Gert upp á nýtt á þessu tæki úr því sem hér stendur; þjónninn var ekki spurður.
step-promise = Loforðið
step-promise-more = Birt fyrir fyrstu gjöf: SHA-256 af leyndarmáli. Það bindur og segir ekkert.
step-secret = Leyndarmálið
step-secret-more = Birt eftir leikinn. SHA-256 af því er { $good ->
    [yes] loforðið.
   *[no] annað:
}
step-seed = Fræið sem nefnt var
step-seed-more = { $good ->
    [yes] Leyndarmálið leiðir af því.
   *[no] Annað leyndarmál leiðir af því.
}
step-nonces = Tilviljunarorð
step-nonces-more = Það sem spilarar bættu við, í sætaröð, svo enginn réði gjöfunum einn.
step-none = ekkert
step-name = Heiti leiksins
step-name-more = Það fer í hvert fræ, svo engir tveir leikir hafi sömu gjafir.
step-lot = Hlutkestið
step-lot-more = { $good ->
    [yes] Eftir fræinu gefur { $name } fyrst, og þannig var það.
   *[no] Eftir fræinu gefur { $name } fyrst, en { $found } gaf fyrst.
}
step-deals = Fræ gjafanna
step-deals-more = Hvert er HMAC-SHA-256, með leyndarmálinu sem lykli, af heitinu, númeri gjafarinnar og tilviljunarorðunum. Það stokkar, og spilin eru gefin eitt í einu frá vinstri hönd gjafara.
deal-good = Gjöf { $deal }: spilin eru þau réttu
deal-wrong = Gjöf { $deal }: spilin eru ekki þau réttu
# $due and $found are cards such as 9♣.
deal-due = { $name } átti að fá { $due } en fékk { $found }.
deal-stock = Afgangur stokksins er ekki eins og hann á að vera.
good = rétt
bad = rangt
copy = Afrita
# Read aloud: what a button copies.
copy-what = Afrita: { $what }
copied = Afritað
insecure = Þessi vafri sannreynir gjafir aðeins á öruggum síðum (https), og þetta er ekki slík síða. Þjónninn getur gert það; það sannar minna.
ask-server = Láta þjóninn sannreyna
verdict-fair = Þjónninn segir allar gjafirnar eins og lofað var.
verdict-named = Þjónninn segir allar gjafirnar eins og þær eiga að vera; þær mátti þekkja fyrir fram.
verdict-replayed = Þjónninn segir allt spilað eftir reglunum. Ekki er hægt að sannreyna gjafirnar.
verdict-wrong = Þjónninn finnur eitthvað rangt:

## What can be done with it

keep-it = Geyma, sýna
download = Sækja skrána
download-what = Textaskrá sem má lesa, sannreyna og opna hér aftur.
download-short = Skrá
download-lines = Sem JSON Lines
share = Deila hlekk
copy-link = Afrita hlekk
link-copied = Hlekkurinn er afritaður.
link-not-copied = Afritaðu hann héðan:
play-again = Spila þessa gjöf aftur
play-again-what = Hvað ef? Byrjað er eins og þessi gjöf stóð: sömu spil, stig og gjafari. Þjarkar spila fyrir hin og leikurinn heldur áfram þaðan. Hann telst ekki með í tölfræðinni.
play-again-go = Spila þessa gjöf
play-again-opening = Spilin eru lögð upp …
same-deals = Sömu gjafir fyrir vini
same-deals-what = Hver sem opnar þennan hlekk spilar sömu gjafir úr sama sæti við þjarka. Fyrir neðan geta allir borið sig saman.
same-deals-see = Skoða það

## The same deals

same-title = Sömu gjafirnar
same-about = { $name } hefur spilað þennan leik: { $rules }, spilarar { $players }. Þú færð sömu spil, gjöf fyrir gjöf, meðan leikurinn endist.
same-about-nobody = Leikurinn var þessi: { $rules }, spilarar { $players }. Þú færð sömu spil, gjöf fyrir gjöf, meðan leikurinn endist.
same-about-you = Þú hefur spilað þennan leik: { $rules }, spilarar { $players }. Þú færð sömu spil, gjöf fyrir gjöf, meðan leikurinn endist.
same-fine = Fyrsti gjafari og spilin í hverri gjöf eru þau sömu. Þú ræður hvað þú lætur, og gjafirnar þekkir hver sem skoðar leikinn. Þetta telst ekki með í tölfræðinni.
same-name = Nafnið þitt
same-seat = Sætið þitt
# In a list of seats. $name sat there in the match.
same-seat-of = { $number }: þar sem { $name } sat
same-go = Spila
same-before = Skoða sjálfan leikinn
compare = Hvernig öðrum gekk
compare-nobody = Enginn annar hefur spilað þessar gjafir enn.
compare-what = Það sem hver fékk fyrir síðustu slagi; minna er betra.
col-who = Hver
col-seat = Sæti
col-result = Úrslit
col-points = Fengin stig
col-tricks = Síðustu slagir
first-match = sá fyrsti
won = vann
# Several share the win.
won-part = deildi sigrinum
lost = tapaði
neither = vann ekki
points = { $points ->
    [1] eitt stig
   *[other] { $points } stig
}

## What one has played

records = Spilaðir leikir
records-title = Það sem þú hefur spilað
my-matches = Leikirnir þínir
more-matches = Eldri leikir
# Beside a match whose deals were known.
mark-again = sömu gjafir
none = Ekkert enn
none-what = Hver leikur sem þú spilar til enda er geymdur hér: hvað hann kostaði og öll spilin, uppi.
none-play = Spila leik
no-more = Þetta er allt.
statistics = Í stuttu máli
statistics-what = Leikir þar sem þekkja mátti gjafirnar teljast ekki með.
fact-matches = { $matches ->
    [one] leikur
   *[other] leikir
}
fact-won = unnir
fact-cost = stig fyrir síðasta slag að meðaltali
fact-deals = { $deals ->
    [one] gjöf
   *[other] gjafir
}
plot-won = Unnir leikir
plot-won-what = Línan er jafnt meðal svo margra spilara.
plot-cost = Það sem síðasti slagur kostaði þig
plot-cost-what = Stig að meðaltali fyrir hvern síðasta slag sem þú tókst.
plot-last = Síðustu slagir sem þú tókst
plot-last-what = Af öllum gjöfum. Línan er jafnt meðal svo margra spilara.
# A way to play, in the plots. $players is how many.
way-players = { $variant }, { $players ->
    [1] einn spilari
    [one] { $players } spilari
   *[other] { $players } spilarar
}
percent = { $number } %
# Read aloud behind a percentage.
even = jafnt væri { $number } %
of-matches = { $matches ->
    [1] einn leikur
    [one] { $matches } leikur
   *[other] { $matches } leikir
}
col-way = Spil
col-value = Þú
col-even = Jafnt

## A record from a file

open-file = Opna skrá um leik
open-file-what = Hvaða .agurk-skrá sem er: héðan, frá vini eða skrifuð í höndunum. Hún er sýnd hér en ekki geymd.
open-file-choose = Veldu skrá
open-file-drop = eða slepptu henni hér
open-file-large = Þetta er of stórt til að vera skrá um leik.
opened = Leikur úr skrá; ekkert af honum er geymt hér.

## Another device

device = Á öðru tæki
device-what = Leikirnir þínir tilheyra þessum vafra. Þessi hlekkur lætur þá líka tilheyra öðrum vafra. Hver sem hefur hann er þú: sýndu hann engum.
device-make = Búa til hlekk
device-made = Opnaðu þetta á hinu tækinu:
device-join = Nota þessa leiki hér?
device-join-what = Þessi hlekkur gerir þennan vafra að sama spilara og hinn. Það sem áður var spilað hér fylgir spilaranum sem þessi vafri var, og enginn getur verið hann framar.
device-join-go = Nota þá hér
device-no = Láta það vera
device-bad = Þessi hlekkur gildir ekki lengur. Búðu til nýjan.
