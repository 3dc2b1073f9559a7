### What the page says on its first view, and on every view.

back = Aftur á upphafssíðu
try-again = Reyna aftur
view-failed = Ekki tókst að sækja þennan hluta síðunnar. Er netsamband?
nowhere = Hér er ekki neitt.
to-first = Á upphafssíðu

## The first view

motto = Sjö slagir. Aðeins sá síðasti svíður.
in-short = Láttu að minnsta kosti jafnhátt og hæsta spilið, eða kastaðu því lægsta. Sá sem tekur síðasta slaginn fær stig eins og spilið kostar. Við 21 er gúrka teiknuð handa þér.
play-now = Spila strax
play-what = { $variant } · { $players ->
    [one] { $players } spilari
   *[other] { $players } spilarar
} · þjarkar: { $level }
opening = Borðið er opnað …
change-play = Breyta spilurum, reglum eða getu
invite = Bjóða vinum
invite-what = Sendu hlekk. Þjarkar halda sætunum heitum.
keep-score = Skrifa stig
keep-score-what = Við eldhúsborðið. Virkar án nets.
learn = Læra spilið
learn-what = Reglurnar og ein gjöf á fjórum mínútum.
records = Spilaðir leikir
records-what = Leikirnir þínir og hvað þeir kostuðu.
trust = Engin skráning, engar njósnir. Hverja gjöf má sannreyna eftir leikinn.
settings = Stillingar
language = Tungumál
open-tables = Opin borð
someone = Gestur

## Bots, the weakest first

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

## When something is refused

problem-offline = Ekki næst í þjóninn. Reyndu aftur eftir smástund.
problem-busy = Of mikið í einu. Bíddu aðeins og reyndu aftur.
problem-other = Þetta tókst ekki: { $told }

## A new version of the page

new-version = Ný útgáfa af síðunni er komin.
new-version-waits = Nýja útgáfan bíður þar til ekkert borð er opið.
new-version-take = Nota hana
new-version-later = Seinna
