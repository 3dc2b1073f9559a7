### Was an einem Eintrag auf dem Zettel nicht stimmt.
###
### $name ist eine Person, oder was als Name angegeben wurde; $names sind Personen, mit Kommas. $said
### und $word sind, was getippt wurde, $card ein Wert oder eine Karte, wie man sie tippt, $variant der
### Name der Regeln.

## Namen

name-missing = Jeder braucht einen Namen.
name-long = „{ $start }...“ ist als Name zu lang; nimm höchstens { $most } Buchstaben.
# $name steht hier in Anführungszeichen.
name-odd = { $name } ist kein Name: Nimm Buchstaben, Ziffern und Leerzeichen.
name-taken = { $name } sitzt schon am Tisch; ein Buchstabe mehr hält beide auseinander.
name-command = „{ $name }“ ist hier ein Befehl; nimm einen anderen Namen.
# $names sind hier durch „oder“ verbunden.
name-unclear = „{ $said }“ kann { $names } sein; tippe mehr vom Namen.
name-unknown = Niemand hier heißt „{ $said }“. Am Tisch: { $names }.
not-here = { $name } sitzt nicht am Tisch. Am Tisch: { $names }.
is-out = { $name } ist raus. Noch dabei: { $names }.

## Was getippt wurde

say-who = Tippe einen Namen, zum Beispiel { $name }.
say-who-after = Tippe nach „{ $word }“ einen Namen.
nothing-after = „{ $said }“ nach „{ $word }“ bedeutet nichts.
# $example ist jemand mit einer Karte.
not-understood = „{ $said }“ ist kein Befehl und niemand mit einer Karte wie { $example }. ? zeigt die Hilfe.

## Der letzte Stich

taker-missing = Tippe, wer den letzten Stich bekam.
no-taker = Jemand muss den letzten Stich bekommen haben.
one-card-each = Jeder spielt nur eine Karte zum letzten Stich.
last-pays = { $variant }: Von gleichen Karten zahlt nur die letzte. Nenne nur, wer sie gespielt hat.
no-lowest = Sag auch, wer die niedrigste letzte Karte gespielt hat: Danach geht es weiter.
cards-too-few = { $players } Spieler können nicht { $card } gespielt haben; so viele hat das Blatt nicht.
cards-kept = Alle Karten mit dem Wert { $card } liegen vor den Spielern und fehlen im Blatt.
suit-missing = Nicht alle Karten mit dem Wert { $card } kosten gleich viel: Nenne auch die Farbe, zum Beispiel { $example }.

## Was es kostet

no-kontra = { $variant }: Kontra gibt es hier nicht.
no-ones = { $variant }: Eine 1 im letzten Stich verdoppelt hier nichts.
no-exchange = { $variant }: Ein Tausch verdoppelt hier nichts.
no-points = { $variant }: Punkte gibt es hier nicht.
card-or-points = Nenne die Karte, die den letzten Stich bekam, oder die Punkte.
card-and-points = Nenne entweder die Karte oder die Punkte, nicht beides.
points-range = Punkte gehen von 0 bis { $most }; { $points } geht nicht.
points-multiplied = Punkte sind schon vervielfacht; nenne die Karte, dann wird das ausgerechnet.

## Wann es eingetragen werden kann

not-opened = Erst muss der Zettel angefangen werden, dann kommen Einträge.
opened-already = Der Zettel ist schon angefangen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts wieder einzutragen.
is-over = Die Partie ist aus, gewonnen: { $names }. `rematch` beginnt eine neue.
not-over = Die Partie ist noch nicht aus, also kann keine neue beginnen.
no-further-deal = Kauft sich niemand ein, ist die Partie aus; eine weitere Runde gibt es dann nicht.
answer-first = Sag zuerst, ob { $name } sich einkauft.
asked-first = Zuerst wird { $name } nach dem Einkaufen gefragt.
no-buy-in = { $variant }: Hier kauft sich niemand ein.
no-buy-in-now = { $name } kann sich jetzt nicht einkaufen: Das geht nach einer Runde, für jeden höchstens { $times ->
    [one] einmal
   *[other] { $times } Mal
}, wenn mindestens { $others ->
    [one] ein anderer dabei ist
   *[other] { $others } andere dabei sind
} und der Stand niedriger wird.

## Sichern

file-taken = Der Zettel selbst liegt in { $file }; nimm einen anderen Namen.
file-homeless = Für { $file } gibt es keinen Benutzerordner.
file-ending = Gib der Datei einen Namen, der auf { $endings } endet.
record-seats = { $players } haben gespielt, zu viele für eine Aufzeichnung mit einem Platz für jeden; sichere den Zettel als .txt oder .svg.
