### Punkte schreiben an einem Tisch mit echten Karten.
###
### $name ist eine Person, $names sind mehrere in einem Atemzug, beide ungebeugt. $points, $score,
### $before, $returns und $units sind Zahlen. Was geschehen ist, sagt scorekeeper.ftl.

## Die Zettel auf diesem Gerät

score-title = Punkte schreiben
new-sheet = Neuer Zettel
new-sheet-what = Wer spielt, und nach welchen Regeln
sheets = Zettel auf diesem Gerät
no-sheets = Hier liegt noch nichts.
kept-most = Die { $most } neuesten Zettel liegen auf diesem Gerät, sonst nirgends.
kept-nowhere = Dieser Browser hebt nichts auf: Der Zettel ist weg, wenn die Seite geschlossen wird.
# Eine Zeile der Liste. $players sind Namen in einem Atemzug.
sheet-going = { $players } · Runde { $deal }
sheet-over = { $players } · gewonnen: { $names }
sheet-unread = { $name } ist hier nicht lesbar.
save-unread = Als Datei speichern
too-many-sheets = Hier liegen { $most } Zettel, die nicht zu Ende sind, und für mehr ist kein Platz. Lösche zuerst einen.
remove-sheet = { $name } löschen
remove-really = Diesen Zettel löschen?
remove-yes = Löschen
keep-it = Behalten
no-such-sheet = Dieser Zettel liegt nicht auf diesem Gerät.

## Ein neuer Zettel

sheet-name = Name des Tisches
usual-name = Küchentisch
who-plays = Wer spielt? Im Uhrzeigersinn um den Tisch, oben, wer zuerst austeilt.
player-number = Spieler { $number }
remove-player = Spieler { $number } weglassen
add-player = Noch jemand
draw-lot = Auslosen, wer zuerst austeilt
variant = Variante
family-national = Nach Ländern
house-rules = Hausregeln
threshold = Eine Gurke ab diesem Stand
threshold-more = Eine Gurke über diesem Stand
lives = Leben
fewer = Eins weniger
more = Eins mehr
buy-in = Einkaufen
buy-in-what = Wer raus ist, darf einmal wiederkommen, beim höchsten Stand der anderen.
begin = Anfangen
clash-reset-beyond = Ein Stand von { $reset } wird wieder zu 0, also muss die Gurke später kommen.
clash-reset-costs = Ein Stand von { $reset } wird wieder zu 0, also kann er nicht auch noch eine Gurke kosten.
clash-too-few-left = Bezahlte Karten bleiben liegen, und bis zu diesem Stand wären zu wenige zum Austeilen übrig.

## Eine Runde eintragen

# Die Überschrift in der Leiste. $name ist, wie der Tisch heißt.
bar-title = { $name } · Runde { $deal }
undo = Zurücknehmen
redo = Doch wieder
more-menu = Zettel und mehr
match-over = Die Partie ist aus
who-took = Wer bekam den letzten Stich?
who-took-several = Wer hatte die höchste Karte?
# Spieler mit gleicher Karte werden nacheinander gewählt.
in-order = In der Reihenfolge des Spiels
shared = Mehrere hatten sie
which-card = Mit welcher Karte?
which-points = Wie viele Punkte?
note-points = Lieber Punkte
note-card = Lieber die Karte
deals = { $name } teilt jedem { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} aus
deals-choice = { $name } teilt jedem { $least } bis { $most } Karten aus
pot = Im Topf: { $units }
out = raus
gone = weg
# $lost von $all Leben sind weg; wird vorgelesen, da Gurken gezeichnet sind.
cucumbers = { $lost ->
    [0] keine Gurke
    [one] eine Gurke
   *[other] { $lost } Gurken
} von { $all }
# Was gezahlt wird, zum Stand dazu: +12
plus = +{ $points }
kontra = Wer hat Kontra gesagt?
nobody = Niemand
one-played = Eine 1 lag im Stich
# Wie sich der Preis für $name durch Tauschen vervielfacht.
exchanged = Getauscht: { $name }
exchanged-once = nie, oder umsonst
exchanged-twice = einmal: doppelt
exchanged-four = zweimal: vierfach
lowest = Wer hat die niedrigste Karte gespielt? Bei gleichen die erste.
choose-who = Wähle jemanden

## Was der Knopf sagt, bevor er gedrückt wird

choose-taker = Wähle, wer ihn bekam
choose-card = Wähle die Karte
choose-points = Schreib die Punkte
choose-lowest = Wähle, wer die niedrigste hatte
pays = { $name } zahlt { $points }
pays-life = { $name } zahlt { $points }: eine Gurke
pays-out = { $name } zahlt { $points } und ist raus
pays-reset = { $name } zahlt { $points }: zurück auf 0
pay-each = { $names } zahlen je { $points }
# Jeder etwas anderes; wie viel, folgt.
pay-unlike = { $names } zahlen
pays-nothing = { $name } bekommt ihn umsonst
loses = { $names } { $count ->
    [one] verliert
   *[other] verlieren
}
counts-not = Die Runde zählt nicht
sum = { $before } und { $points } macht { $score }.
sum-first = Das macht { $score }.
sum-of = { $name }: { $score }.
back-in = Weiter geht es bei { $returns }.
back-in-of = { $name } macht bei { $returns } weiter.
is-out = { $name } ist raus.
takes-off = { $name } zieht { $points } ab: { $score }.

## Einkaufen, und das Ende

buy-in-at = Bei { $score } einkaufen
stay-out = Draußen bleiben
stay-in = { $score } behalten
rematch = Revanche
to-sheets = Alle Zettel

## Der Zettel

the-sheet = Der Zettel
print = Drucken
share = Teilen
copied = Kopiert
save-record = Als .agurk speichern
deal-column = Runde
card-column = Karte
total-row = Jetzt
does-not-count = zählt nicht
bought-in = eingekauft
sat-down = setzte sich dazu
got-up = ging
no-deals = Noch hat niemand gezahlt.
dealt-by = ausgeteilt von { $name }
# Der Zettel als bloßer Text, eine Zeile für jeden.
share-line = { $name }: { $score }
share-line-lives = { $name }: { $score }, { $lost ->
    [0] keine Gurke
    [one] eine Gurke
   *[other] { $lost } Gurken
}
share-line-out = { $name }: raus

## Ein Streitfall

dispute = Eine strittige Karte
dispute-what = War das erlaubt? Wähle eine Zeile, dann ihre Karten.
dispute-trick = Vorher im Stich
dispute-played = Die strittige Karte
dispute-left = Noch auf der Hand
dispute-none = keine
next-player = Der Nächste
take-back = Letzte Karte zurücknehmen
was-legal = Erlaubt. { $reason }
was-not-legal = Nicht erlaubt. { $reason }
should-have = Richtig gewesen wäre: { $plays }.
witnesses = Das zeigt der Rest der Hand: { $cards }.
dispute-ask = Karten

## Um den Tisch

round-table = Um den Tisch
next-dealer = Wer teilt als Nächstes aus?
sit-down = Jemand setzt sich dazu
sit-down-name = Name
sit-after = Links von
sit-end = Am Ende
sit = Hinsetzen
get-up = Jemand geht
get-up-name = { $name } geht

## Was nicht sein kann

wrong-players = Diese Regeln sind für { $least } bis { $most } Spieler, nicht für { $players }.
wrong-no-name = Jeder braucht einen Namen.
wrong-long-name = Ein Name hat höchstens { $most } Buchstaben.
wrong-odd-name = { $name } lässt sich nicht auf einen Zettel schreiben: Nimm Buchstaben, Ziffern und Leerzeichen.
wrong-same-name = Zweimal heißt jemand { $name }. Ein Buchstabe mehr hält beide auseinander.
wrong-too-few-cards = Das Blatt reicht nicht: { $players } Spieler, jeder mit { $cards } Karten.
wrong-too-few-equal = So viele können nicht gleich hohe Karten gespielt haben.
wrong-all-kept = Alle gleich hohen Karten liegen schon aus.
wrong-no-room = Mehr als { $most } können nach diesen Regeln nicht spielen.
wrong-too-often = { $card } kommt öfter vor als im Blatt.
wrong-no-lowest = Sag auch, wer die niedrigste Karte gespielt hat: Danach geht es weiter.
wrong-odd-points = Punkte sind eine ganze Zahl ab 0.
wrong-no-record = Nach diesem Kommen und Gehen lässt sich das nicht als Aufzeichnung schreiben.
wrong-other = Das lässt sich jetzt nicht eintragen.
