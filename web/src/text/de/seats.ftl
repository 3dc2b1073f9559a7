### Um das Spiel herum: an einen Tisch kommen, sich hinsetzen, die anderen fragen, und was nach einer
### Partie kommt.
###
### $name, $own, $other und $names sind Namen, wie sie jemand geschrieben hat, nie gebeugt; $names
### können mehrere in einem Atemzug sein. $you ist "yes", wo der Satz zum Leser spricht. $level ist, wie
### ein Bot spielt, in einem Wort. Ob Frau oder Mann, weiß niemand.

## An einen Tisch kommen

table = Ein Tisch
coming = Auf dem Weg zum Tisch …
host = { $name } leitet diesen Tisch.
playing-deal = Gerade läuft Runde { $deal }.
take-a-seat = Nimm Platz
full = Alle Plätze sind besetzt
your-name = Dein Name
sit-down = Hinsetzen
sitting-down = Du setzt dich …
joins-later = Die Karten sind verteilt. Ein Bot spielt diese Runde; du spielst ab der nächsten.
watch = Zusehen
no-watching = Diesen Tisch sieht nur, wer einen Platz hat.
own-table = Selbst einen Tisch öffnen
this-table = Dieser Tisch
rules = Regeln an diesem Tisch
house-rules = Hier wird anders gespielt
no-rules = Die Regeln lassen sich gerade nicht zeigen. Lade die Seite später neu.
spent = Dieser Link zu einem Platz gilt nicht mehr. Nimm einen freien.
seats = Plätze
seat = Platz { $number }
free = frei
owner = leitet den Tisch
away-now = weg
stood-in = weg, ein Bot spielt
bot = Bot, { $level }
# Der Platz des Lesers in einer Liste von Leuten.
you = { $name } (du)
# Jemand mit einem Platz ist einem Link zu einem anderen gefolgt.
which-seat = Welcher Platz?
which-seat-what = Dieser Link öffnet einen Platz: { $other }. In diesem Browser bist du am selben Tisch { $own }.
keep-seat = { $name } bleiben
take-seat = Als { $name } spielen

## Wie ein Tisch ist

pace-none = Ohne Uhr: Jeder lässt sich Zeit, so viel er mag.
pace-relaxed = Eine Minute für eine Karte.
pace-quick = 15 Sekunden für eine Karte.
late-lowest = Ist die Zeit um, wird die niedrigste erlaubte Karte gespielt.
late-bot = Ist die Zeit um, spielt ein Bot, bis du zurück bist.
bots = Bots nehmen leere Plätze. Stärke: { $level }.
private = Privat: Nur wer den Link hat, findet her.
listed = Offen: Er steht für alle in der Liste, und freien Text gibt es nicht.
undo-yes = Eine Karte darf zurück, wenn alle zustimmen.
undo-no = Gespielt ist gespielt.
hints-alone = Tipps, wenn jemand allein mit Bots spielt.
hints-always = Alle dürfen Tipps bekommen; alle erfahren davon.
hints-never = Keine Tipps.
# $watching ist, wie viele zusehen.
watched = { $watching ->
    [0] Andere dürfen zusehen.
    [one] Andere dürfen zusehen; jetzt sieht jemand zu.
   *[other] Andere dürfen zusehen; jetzt sind es { $watching }.
}
unwatched = Niemand darf zusehen.

## Kein Tisch

gone-no-table = Einen solchen Tisch gibt es nicht
    .what = Vielleicht ist der Link abgeschnitten, oder der Tisch ist längst geschlossen.
gone-closed = Dieser Tisch ist geschlossen
    .what = Hier wird nicht mehr gespielt.
gone-removed = Du bist nicht mehr an diesem Tisch
    .what = Wer den Tisch leitet, hat deinen Platz weggegeben.
gone-offline = Der Server ist nicht zu erreichen
    .what = Ist das Netz da? Am Tisch geht nichts verloren.
gone-no-spectators = Diesen Tisch sieht nur, wer mitspielt
    .what = Nimm Platz, um zu sehen, was gespielt wird.
gone-protocol = Diese Seite ist veraltet
    .what = Lade sie neu.
gone-token = Dieser Link gilt nicht mehr
    .what = Lass dir einen neuen geben.
gone-token-expired = Dieser Link ist abgelaufen
    .what = Lass dir einen neuen geben.
gone-moved = Der Tisch zieht um
    .what = Gleich ist er wieder da.
gone-unavailable = Der Tisch ist nicht zu erreichen
    .what = Versuch es gleich noch einmal. Nichts ist verloren.
# $told ist der Satz des Servers, auf Englisch.
gone-other = Dieser Tisch lässt sich nicht zeigen
    .what = Der Server sagt: { $told }
try-again = Noch einmal versuchen
load-again = Neu laden
first-page = Erste Seite
see-match = Partie ansehen

## Links

invite = Link zu diesem Tisch
invite-title = Eine Partie Agurk: { $rules }
copy = Kopieren
copied = Kopiert.
not-copied = Das Kopieren ging nicht. Markiere den Link und kopiere ihn von Hand.
share = Teilen
code = Code
code-alt = Der Link als QR-Code
code-what = Halte die Kamera eines Handys darauf.

## Vor der Partie

# $empty ist, wie viele Plätze niemand hat.
starts-with = { $empty ->
    [0] Alle Plätze sind besetzt.
    [one] Den leeren Platz nimmt ein Bot, wenn du anfängst.
   *[other] Die { $empty } leeren Plätze nehmen Bots, wenn du anfängst.
}
wait = Es beginnt auch bei dir von selbst. Du kannst die Seite offen lassen.
you-watch = Du siehst zu. Vielleicht gibt es einen Platz für dich.
watching-seat = Du siehst zu. Ein Bot würde dir seinen Platz geben.
start = Anfangen
remove = Wegschicken
remove-name = { $name } wegschicken
remove-sure = Wirklich wegschicken?
bot-for = Wer nimmt Platz { $number }
kept-free = Noch niemand
watching = { $watching ->
    [one] Eine Person sieht zu.
   *[other] { $watching } Leute sehen zu.
}
leave = Vom Tisch aufstehen
leave-sure = Wirklich gehen?
close = Den Tisch für alle schließen
close-sure = Wirklich schließen?

## Die anderen fragen

question = Frage
asks-pause = { $you ->
    [yes] Du bittest um eine Pause.
   *[no] { $name } bittet um eine Pause.
}
asks-undo = { $you ->
    [yes] Du möchtest deine Karte zurücknehmen.
   *[no] { $name } möchte eine Karte zurücknehmen.
}
asks-rematch = { $you ->
    [yes] Du möchtest eine Revanche.
   *[no] { $name } möchte eine Revanche.
}
# $seats ist, wie viele zugestimmt haben.
agreed = { $seats ->
    [one] { $you ->
        [yes] Du stimmst zu.
       *[no] { $names } stimmt zu.
    }
   *[other] Zugestimmt: { $names }.
}
awaited = Es fehlen noch: { $names }.
yes = Ja
no = Nein
withdraw = Zurückziehen
go-on = Weiter
take-again = Wieder selbst spielen
take-again-what = Ein Bot spielt für dich. Ab der nächsten Karte spielst du wieder.

## Etwas anderes als eine Karte entscheiden

# $seconds ist, was noch bleibt. Dann gilt es als abgelehnt, oder ein Bot nimmt den Platz.
time-left = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
then-buy-in = Dann kaufst du dich nicht ein.
then-kontra = Dann passt du.
then-exchange = Dann behältst du alle Karten.
then-size = Dann wird es für dich entschieden.
then-bot = Dann spielt ein Bot für dich.
# Ablehnen heißt, dass die Partie für den Leser aus ist.
out-else = Wenn nicht, bist du raus.

## Das Menü

menu = Menü
ask-pause = Um eine Pause bitten
ask-pause-off = Jetzt nicht.
ask-undo = Meine Karte zurücknehmen
ask-undo-off = Nur solange deine Karte die letzte ist.
redeal = Falsch ausgeteilt
dispute = Eine Karte anzweifeln
dispute-what = Die Regeln klären es sofort, und alle erfahren, wie. Wessen letzte Karte?
forced = Einzige Karten von selbst spielen
forced-what = Wenn nur eine erlaubt ist.
people = Leute
invite-others = Andere einladen
other-device = Mein Platz auf einem anderen Gerät
sound = Ton
sound-what = Ein Klopfen, wenn du dran bist.
text-table = Tisch als Text
text-table-what = Alles in Worten.
settings = Einstellungen
part-people = Leute an diesem Tisch
part-rules = Regeln an diesem Tisch
part-device = Mein Platz auf einem anderen Gerät
part-invite = Andere einladen
part-dispute = Eine Karte anzweifeln
device-what = Öffne diesen Link auf deinem anderen Gerät und spiel dort weiter. Wer ihn hat, spielt deine Karten, also behalte ihn für dich. Er gilt sieben Tage.
device-link = Link zu meinem Platz
device-make = Link erstellen

## Reden

talk = Reden
say = Sag etwas
send = Sagen
phrases = Mehr …
mute = { $name } stummschalten
hear = { $name } wieder hören
picture-smile = Ein Lächeln
picture-laugh = Ein Lachen
picture-cry = Eine Träne
picture-sweat = Puh
picture-clap = Applaus
picture-cucumber = Eine Gurke

## Die Leitung zum Tisch

away = Keine Verbindung zum Tisch. Neuer Versuch läuft.

## Nach der Partie

results = Wie es ausging
player = Spieler
result = Ergebnis
result-won = gewinnt
result-lost = verliert
cucumbers = Gurken
points = Punkte
money = Einheiten
rematch = Revanche
start-again = Neue Partie ohne Nachfrage
share-match = Teilen
match-title = Eine Partie Agurk: { $rules }

# Under a link that leads to this machine itself.
only-here = Der Link gilt nur auf diesem Rechner. Andere kommen herein, wenn der Server mit --host 0.0.0.0 startet und diese Seite unter der Adresse geöffnet wird, die er für sie nennt.
