### Die Sätze der Seite: eine Partie, die aus ist, offen, und was jemand gespielt hat.
###
### $name ist ein Name, wie ihn jemand geschrieben hat, nie gebeugt. $you ist "yes", wo der Satz zum
### Leser spricht, den $name dann nicht nennen muss. Ob Frau oder Mann, weiß niemand.

## Eine Partie auf einen Blick

match = Partie
# $rules ist der Name einer Variante, etwa Dänisches Agurk.
about = { $rules } · { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
} · { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
}
loading = Die Partie wird ausgelegt …
# Dann folgen andere als die üblichen Regeln, jede wie threshold=30.
house = Hausregeln: { $rules }
again-of = Diese Runden waren schon in einer anderen Partie gespielt. Sie zählen in keiner Statistik.
to-other = Zu jener Partie
not-over = Diese Partie ist nicht aus.
refused-not-found = Unter dieser Adresse gibt es keine Partie, oder sie ist noch nicht aus.
no-deals = Diese Partie war aus, bevor eine Karte ausgeteilt war.
to-deals = Die Runden durchgehen
to-review = Was die Karten wert waren
deals = Die Runden
deal-number = Runde { $deal }
# Was jede Spalte enthält.
col-deal = Runde
col-dealer = Teilt aus
col-last = Letzter Stich
# $cards werden dahinter gezeichnet.
took-with = { $you ->
    [yes] Du, mit
   *[no] { $name }, mit
}
not-played = zusammengeworfen
# Was für den letzten Stich gezahlt wurde, hinter einem Stand; so kurz wie möglich.
plus = +{ $points }
minus = −{ $points }
# Wird in der Zelle eines Stands vorgelesen. $points ist, was eben gezahlt wurde, 0 für nichts.
score-cell = { $points ->
    [0] { $score }
   *[other] { $score }, { $points } gezahlt
}
life-cell = eine Gurke
out-cell = raus

## Eine Runde, Schritt für Schritt

# Die Überschrift der Seite.
deal-of = Runde { $deal } von { $deals }
deal-choice = Runde
# In einer Liste von Runden zum Auswählen.
deal-paid = { $deal }: { $you ->
    [yes] Du zahlst { $points }
   *[no] { $name } zahlt { $points }
}
deal-plain = { $deal }: niemand zahlt
to-match-short = Partie
previous-deal = Die Runde davor
next-deal = Die nächste Runde
open-sheet = Die Runde, offen
trick = Stich
# Eine Zeile: was jemand bekommen hat; gespielte Karten sind blass.
hand-of = Ausgeteilte Karten: { $name }
hand-of-you = Deine ausgeteilten Karten
card-gone = { $card }, gespielt
steps = Schritt für Schritt
controls = Durch die Runde gehen
first-step = Zum ersten Schritt
last-step = Zum letzten Schritt
previous-step = Einen Schritt zurück
next-step = Einen Schritt weiter
play = Abspielen
pause = Anhalten
step-of = Schritt { $step } von { $steps }
keys = Pfeiltasten gehen schrittweise, die Leertaste spielt ab, Bild auf und ab wechseln die Runde.

## Ob es ehrlich war. $by ist der Name einer Funktion und wird nicht übersetzt

fair = Ob es ehrlich war
fair-checking = Die Runden werden nachgerechnet …
# Sagt, wer diese Seite aus den Runden gemacht hat: Es waren die versprochenen.
fair-deal = Diese Runde war ehrlich.
fair-deal-more = Ihr Startwert passt zum Versprechen, das vor der ersten Karte bekannt war.
fair-match = Jede Runde war ehrlich.
fair-match-more = Das Los und { $deals ->
    [one] die Runde folgen
   *[other] alle { $deals } Runden folgen
} aus dem Geheimnis, das vor der ersten Karte versprochen war.
known-deal = Diese Runde ist, wie sie sein soll.
known-match = Jede Runde ist, wie sie sein soll.
known-more = Man konnte sie vorher kennen: Dieselben Runden waren in einer anderen Partie gespielt.
known-seed = Man konnte sie vorher kennen: Jemand hat den Startwert des Geheimnisses genannt.
wrong-deal = Diese Runde ist nicht die versprochene.
wrong-match = Etwas ist nicht wie versprochen.
wrong-promise = Das Geheimnis ist nicht das versprochene.
# $name ist, wer zuerst hätte austeilen sollen.
wrong-seed = Der genannte Startwert ergibt das Geheimnis nicht.
wrong-lot = Nach dem Los hätte { $name } zuerst austeilen sollen.
# $deals ist eine Zahl oder mehrere, etwa 3 und 5.
wrong-deals = { $number ->
    [one] Runde { $deals } ist nicht, was das Geheimnis ergibt.
   *[other] Die Runden { $deals } sind nicht, was das Geheimnis ergibt.
}
wrong-elsewhere = Diese Runde stimmt, aber etwas anderes in dieser Partie nicht.
open-match = Die Runden lassen sich nicht prüfen.
open-match-more = Diese Aufzeichnung hat kein Versprechen, oder nicht das Geheimnis dazu.
how = Woher man das weiß
made-here = Auf diesem Gerät nachgerechnet, aus dem, was hier steht; der Server war nicht gefragt.
step-promise = Das Versprechen
step-promise-more = Bekannt vor der ersten Runde: der SHA-256 eines Geheimnisses. Er bindet und verrät nichts.
step-secret = Das Geheimnis
step-secret-more = Bekannt nach der Partie. Sein SHA-256 ist { $good ->
    [yes] das Versprechen.
   *[no] ein anderer:
}
step-seed = Der genannte Startwert
step-seed-more = { $good ->
    [yes] Das Geheimnis folgt daraus.
   *[no] Ein anderes Geheimnis folgt daraus.
}
step-nonces = Zufallswörter
step-nonces-more = Was alle am Tisch beigetragen haben, in der Reihenfolge der Plätze, damit niemand allein die Karten bestimmt.
step-none = nichts
step-name = Der Name der Partie
step-name-more = Er geht in jeden Startwert ein, damit keine zwei Partien dieselben Runden haben.
step-lot = Das Los
step-lot-more = { $good ->
    [yes] Nach seinem Startwert teilt { $name } zuerst aus, und so war es.
   *[no] Nach seinem Startwert teilt { $name } zuerst aus, aber es war { $found }.
}
step-deals = Die Startwerte der Runden
step-deals-more = Jeder ist der HMAC-SHA-256, mit dem Geheimnis als Schlüssel, aus dem Namen, der Nummer der Runde und den Zufallswörtern. Er mischt das Blatt, und die Karten werden einzeln ausgeteilt, links vom Austeiler beginnend.
deal-good = Runde { $deal }: Die Karten stimmen
deal-wrong = Runde { $deal }: Die Karten stimmen nicht
# $due und $found sind Karten wie 9♣.
deal-due = { $name } hätte { $due } haben sollen, hatte aber { $found }.
deal-stock = Was vom Blatt übrig war, ist nicht, was es sein soll.
good = richtig
bad = falsch
copy = Kopieren
# Wird vorgelesen: was ein Knopf kopiert.
copy-what = Kopieren: { $what }
copied = Kopiert
insecure = Dieser Browser prüft Runden nur auf sicheren Seiten (https), und diese ist keine. Der Server kann sie prüfen; das beweist weniger.
ask-server = Den Server prüfen lassen
verdict-fair = Der Server sagt: Jede Runde ist wie versprochen.
verdict-named = Der Server sagt: Jede Runde ist, wie sie sein soll; man konnte sie vorher kennen.
verdict-replayed = Der Server sagt: Gespielt wurde nach den Regeln. Die Runden lassen sich nicht prüfen.
verdict-wrong = Der Server sagt, dass etwas nicht stimmt:

## Was sich damit machen lässt

keep-it = Aufheben, herzeigen
download = Aufzeichnung herunterladen
download-what = Eine Textdatei zum Lesen, Prüfen und Wiederöffnen.
download-short = Aufzeichnung
download-lines = Als JSON Lines
share = Link teilen
copy-link = Link kopieren
link-copied = Der Link ist kopiert.
link-not-copied = Kopiere ihn von hier:
play-again = Diese Runde noch einmal spielen
play-again-what = Was wäre, wenn? Es beginnt, wie diese Runde stand: dieselben Karten, Punkte und derselbe Austeiler. Bots spielen die anderen, und die Partie geht von da an weiter. Sie zählt in keiner Statistik.
play-again-go = Diese Runde spielen
play-again-opening = Die Karten werden ausgelegt …
same-deals = Dieselben Runden für Freunde
same-deals-what = Wer diesen Link öffnet, spielt dieselben Runden vom selben Platz aus, gegen Bots. Darunter können sich alle vergleichen.
same-deals-see = Ansehen

## Dieselben Runden

same-title = Dieselben Runden
same-about = { $name } hat eine Partie gespielt: { $rules }, { $players } Spieler. Du bekommst dieselben Karten, Runde für Runde, solange die Partie dauert.
same-about-nobody = Das war eine Partie: { $rules }, { $players } Spieler. Du bekommst dieselben Karten, Runde für Runde, solange die Partie dauert.
same-about-you = Diese Partie hast du gespielt: { $rules }, { $players } Spieler. Du bekommst dieselben Karten, Runde für Runde, solange die Partie dauert.
same-fine = Der erste Austeiler und die Karten jeder Runde sind gleich. Was gespielt wird, liegt bei dir, und wer die Partie ansieht, kennt die Karten. Sie zählt in keiner Statistik.
same-name = Dein Name
same-seat = Dein Platz
# In einer Liste von Plätzen. $name saß dort in der Partie.
same-seat-of = { $number }: hier saß { $name }
same-go = Spielen
same-before = Die Partie selbst ansehen
compare = Wie es anderen ging
compare-nobody = Noch hat sonst niemand diese Runden gespielt.
compare-what = Was die letzten Stiche gekostet haben; weniger ist besser.
col-who = Wer
col-seat = Platz
col-result = Ergebnis
col-points = Gezahlt
col-tricks = Letzte Stiche
first-match = die erste
won = gewonnen
# Mehrere teilen den Sieg.
won-part = Sieg geteilt
lost = verloren
neither = nicht gewonnen
points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}

## Was jemand gespielt hat

records = Aufzeichnungen
records-title = Was du gespielt hast
my-matches = Deine Partien
more-matches = Frühere Partien
# Neben einer Partie, deren Runden bekannt waren.
mark-again = dieselben Runden
none = Noch nichts
none-what = Jede Partie, die du zu Ende spielst, liegt dann hier: was sie gekostet hat, und alle Karten offen.
none-play = Eine Partie spielen
no-more = Das sind alle.
statistics = In Kürze
statistics-what = Partien, deren Runden man kennen konnte, zählen nicht.
fact-matches = { $matches ->
    [one] Partie
   *[other] Partien
}
fact-won = gewonnen
fact-cost = Punkte für einen letzten Stich, im Schnitt
fact-deals = { $deals ->
    [one] Runde
   *[other] Runden
}
plot-won = Gewonnene Partien
plot-won-what = Der Strich zeigt, was bei so vielen Spielern gerecht verteilt wäre.
plot-cost = Was dich ein letzter Stich kostet
plot-cost-what = Punkte im Schnitt, für jeden letzten Stich, den du bekommst.
plot-last = Deine letzten Stiche
plot-last-what = Von allen Runden. Der Strich zeigt, was bei so vielen Spielern gerecht verteilt wäre.
# Eine Art zu spielen, in den Bildern. $players ist, wie viele.
way-players = { $variant }, { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}
percent = { $number } %
# Wird hinter einem Anteil vorgelesen.
even = gerecht verteilt wären { $number } %
of-matches = { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}
col-way = Spiel
col-value = Du
col-even = Gerecht

## Eine Aufzeichnung aus einer Datei

open-file = Aufzeichnung öffnen
open-file-what = Irgendeine .agurk-Datei: eine von diesen, eine von Freunden, eine von Hand geschriebene. Sie wird hier gezeigt und nicht aufgehoben.
open-file-choose = Datei auswählen
open-file-drop = oder hier ablegen
open-file-large = Das ist zu groß für eine Aufzeichnung.
opened = Eine Aufzeichnung aus einer Datei; nichts davon wird hier aufgehoben.

## Ein anderes Gerät

device = Auf einem anderen Gerät
device-what = Deine Partien gehören zu diesem Browser. Mit diesem Link gehören sie auch zu einem anderen. Wer ihn hat, ist du: Zeig ihn niemandem.
device-make = Link erstellen
device-made = Öffne das auf dem anderen Gerät:
device-join = Diese Aufzeichnungen hier verwenden?
device-join-what = Mit diesem Link gehört dieser Browser zur selben Person wie der andere. Was hier vorher gespielt wurde, bleibt bei der Person, zu der er bisher gehört, und die kann niemand mehr sein.
device-join-go = Hier verwenden
device-no = Lieber nicht
device-bad = Dieser Link gilt nicht mehr. Erstelle einen neuen.
