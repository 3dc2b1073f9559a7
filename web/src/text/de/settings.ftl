### Was auf diesem Gerät eingestellt ist.

title = Einstellungen
kept-here = Bleibt nur auf diesem Gerät.

## Wer und in welcher Sprache

you = Du
name = Dein Name
name-what = Wie dich andere am Tisch nennen. Vor dem Hinsetzen wirst du noch einmal gefragt.
language = Sprache
language-browser = Wie der Browser
language-what = Alles, außer was Leute schreiben.

## Wie es aussieht

looks = Aussehen
preview = So sehen die Karten aus
theme = Farben
theme-device = Wie das Gerät
theme-device-what = Tags hell und nachts dunkel, wenn dein Gerät das so macht.
theme-light = Hell
theme-light-what = Dunkle Tinte auf Papier.
theme-dark = Dunkel
theme-dark-what = Helle Tinte auf dunklem Papier; Karten bleiben hell.
four-colours = Jede Farbe in eigenem Ton
four-colours-what = Karo ist blau und Kreuz ist grün. In diesem Spiel entscheiden Farben nichts.
large-index = Große Werte
large-index-what = Der Wert füllt die Karte.
own-letters = Buchstaben der Sprache
# $letters ist, was auf Bube, Dame, König und Ass steht, etwa "B D K A".
own-letters-what = Bube, Dame, König und Ass sind { $letters }; sonst J Q K A.

own-letters-same = In dieser Sprache sind es auch J Q K A.

## Wie gespielt wird

plays = Beim Spielen
pace = Tempo
pace-calm = Ruhig
pace-calm-what = Karten lassen sich Zeit.
pace-normal = Normal
pace-normal-what = Wie am Tisch.
pace-quick = Schnell
pace-quick-what = Für alle, die wissen, wie es geht.
motion = Bewegung
motion-device = Wie das Gerät
motion-device-what = Ruhig, wenn dein Gerät auf weniger Bewegung eingestellt ist.
motion-on = Bewegt
motion-on-what = Karten fliegen auf den Tisch.
motion-off = Ruhig
motion-off-what = Nichts fliegt. Die Pausen bleiben, damit du siehst, wer was gespielt hat.
confirm = Vor dem Spielen bestätigen
confirm-what = Der erste Druck wählt eine Karte, der zweite spielt sie.
text-table = Der Tisch als Text
text-table-what = Alles in Worten, für Vorleseprogramme, große Schrift und langsame Leitungen.

## Wie du es erfährst

told = Du bist dran
sound = Ton
sound-what = Ein leises Klopfen, wenn du dran bist.
try-sound = Anhören
notify = Benachrichtigung
notify-what = Wenn diese Seite im Hintergrund ist. Dein Browser fragt, ob das in Ordnung ist.
notify-denied = Der Browser erlaubt es nicht. Ändern lässt es sich in den Einstellungen des Browsers für diese Seite.
notify-none = Dieser Browser kennt keine Benachrichtigungen.

## Was aufgehoben wird

data = Deine Daten
data-what = Es gibt kein Konto. Ein Cookie sagt dem Server, dass du noch dieselbe Person bist wie gestern; darunter liegen deine Partien, mit dem Namen, den du hattest.
delete = Meine Daten löschen
delete-what = Du verlässt deine Plätze, dein Name kommt aus allen Aufzeichnungen, und deine Statistik ist weg. Die Partien bleiben, für alle, die mit dir gespielt haben, mit niemandem auf deinem Platz. Das lässt sich nicht rückgängig machen. Links zu Plätzen und dein Name werden auch auf diesem Gerät vergessen; andere Einstellungen und Zettel bleiben.
delete-sure = Endgültig löschen
delete-keep = Behalten
deleting = Wird gelöscht …
# $matches ist, aus wie vielen Aufzeichnungen der Name genommen wurde.
deleted = { $matches ->
    [0] Erledigt. Von dir ist nichts mehr da.
    [one] Erledigt. Dein Name ist aus einer Aufzeichnung entfernt.
   *[other] Erledigt. Dein Name ist aus { $matches } Aufzeichnungen entfernt.
}
nothing-kept = Von dir ist nichts aufgehoben.
