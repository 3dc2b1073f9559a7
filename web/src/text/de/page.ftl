### Was die Seite am Anfang sagt, und überall.

back = Zurück zur ersten Seite
try-again = Noch einmal versuchen
view-failed = Dieser Teil der Seite konnte nicht geladen werden. Ist das Netz da?
nowhere = Unter dieser Adresse gibt es nichts.
to-first = Zur ersten Seite

## Die erste Seite

motto = Sieben Stiche. Nur der letzte tut weh.
in-short = Spiel mindestens so hoch wie die höchste Karte, oder wirf deine niedrigste ab. Wer den letzten Stich bekommt, zahlt, was seine Karte wert ist. Bei 21 wird dir eine Gurke gezeichnet.
play-now = Jetzt spielen
play-what = { $variant } · { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
} · Bots: { $level }
opening = Ein Tisch wird geöffnet …
change-play = Spieler, Regeln oder Stärke ändern
invite = Freunde einladen
invite-what = Schick einen Link. Bots halten die Stühle warm.
keep-score = Punkte schreiben
keep-score-what = Am Küchentisch. Geht ohne Netz.
learn = Lernen
learn-what = Die Regeln an einer Runde, in vier Minuten.
records = Aufzeichnungen
records-what = Deine Partien, und was sie gekostet haben.
trust = Kein Konto, kein Tracking. Nach der Partie lässt sich jede Runde nachprüfen.
settings = Einstellungen
language = Sprache
open-tables = Offene Tische
someone = Gast

## Bots, die schwächsten zuerst

bot-beginner = Anfänger
bot-learner = Lehrling
bot-casual = Amateur
bot-practised = geübt
bot-skilled = stark
bot-expert = Experte
bot-master = Meister
bot-uniform = zufällig
bot-lowest = scheu
bot-sharp = scharf
bot-ladder = besonnen

## Wenn etwas abgelehnt wird

problem-offline = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
problem-busy = Zu viel auf einmal. Warte kurz und versuch es noch einmal.
problem-other = Das ging nicht: { $told }

## Eine neue Fassung der Seite

new-version = Es gibt eine neue Fassung der Seite.
new-version-waits = Die neue Fassung wartet, bis kein Tisch mehr offen ist.
new-version-take = Verwenden
new-version-later = Später
