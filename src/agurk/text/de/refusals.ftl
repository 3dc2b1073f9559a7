### Why something was refused, by the slugs of the protocol, and what a check of a record finds.
### $told is the server's own sentence, which is English; other languages have a sentence instead.

refused-bad-request = Die Anfrage ist nicht zu verstehen.
refused-closed = Der Tisch ist geschlossen.
refused-error = Das lässt das Spiel nicht zu.
refused-fault = Auf dem Server ging etwas schief. Versuch es noch einmal.
refused-flood = Das war viel auf einmal. Warte kurz.
refused-full = Inzwischen sind alle Plätze besetzt.
refused-gone = Du bist gegangen.
refused-hello = Die Seite und der Server verstehen einander nicht. Lade die Seite neu.
refused-illegal-action = Das ist jetzt nicht erlaubt.
refused-incorrect-deal = Die Karten sind nicht richtig ausgeteilt.
refused-media-type = Das ist kein Text, der sich hier lesen lässt.
refused-method-not-allowed = So lässt sich diese Adresse nicht fragen.
refused-moved = Der Tisch ist gerade umgezogen. Versuch es noch einmal.
refused-no-deal = Diese Partie hat keine solche Runde.
refused-no-hint = Für diese Entscheidung gibt es keinen Tipp.
refused-no-match = Eine solche Partie gibt es nicht, oder sie ist noch nicht aus.
refused-no-page = Die Seite ist nicht da. Versuch es später noch einmal.
refused-no-review = Was die Karten dieser Partie wert waren, lässt sich nicht sagen.
refused-no-spectators = Nur wer mitspielt, sieht den Tisch.
refused-no-table = Den Tisch gibt es nicht mehr.
refused-not-found = Unter dieser Adresse gibt es nichts.
refused-not-here = Das geht an diesem Tisch nicht.
refused-not-now = Das geht jetzt nicht.
refused-not-owner = Das darf nur, wer den Tisch leitet.
refused-not-public = Das darf nur die Maschine selbst lesen.
refused-not-seated = Das darf nur, wer einen Platz hat.
refused-not-yours = Das entscheidest jetzt nicht du.
refused-origin = Das kam von einer Seite anderswo.
refused-paused = Der Tisch macht Pause.
refused-players = So viele können nach diesen Regeln nicht spielen.
refused-protocol = Diese Seite ist veraltet. Lade sie neu.
# $line is the line in which something is wrong, 0 if none is named.
refused-record = Diese Aufzeichnung lässt sich nicht lesen oder nachspielen{ $line ->
    [0] .
   *[other] : Zeile { $line }.
}
refused-removed = Dein Platz an diesem Tisch ist vergeben, und du kannst dich hier nicht wieder hinsetzen.
refused-restart = Der Server startet neu; am Tisch geht es gleich weiter.
refused-seat = So heißt hier schon jemand, oder der Name lässt sich nicht zeigen. Nimm einen anderen.
refused-seat-taken = Der Platz ist gerade weg. Nimm einen anderen.
refused-slow = Die Verbindung war zu langsam.
refused-stale = Der Tisch war schon weiter. Sieh hin und wähle noch einmal.
refused-text = Das steht hier für nichts.
refused-token = Dieser Link gilt nicht mehr. Lass dir einen neuen geben.
refused-token-expired = Dieser Link ist abgelaufen. Lass dir einen neuen geben.
refused-too-large = Das ist zu groß.
refused-too-many = Zu viel auf einmal. Warte kurz und versuch es noch einmal.
refused-too-slow = Das kam zu langsam. Versuch es noch einmal.
refused-unavailable = Der Tisch ist nicht zu erreichen. Versuch es gleich noch einmal.
refused-unknown-bot = Einen solchen Bot gibt es nicht.
refused-unknown-variant = Eine solche Spielart gibt es nicht.
refused-variant = Diese Regeln passen nicht zusammen.
refused-wrong-time = Das geht jetzt nicht.

## What a check of a record finds

found-replayed = Alles war erlaubt.
found-undecided = Die Partie ist nicht aus.
found-illegal = Etwas darin war nicht erlaubt{ $line ->
    [0] .
   *[other] : Zeile { $line }.
}
found-no-hands = Die Blätter sind nicht bekannt, also lassen sich die Runden nicht prüfen.
found-no-promise = Es gibt kein Versprechen, also lassen sich die Runden nicht prüfen.
found-no-secret = Es gibt kein Geheimnis, also lassen sich die Runden nicht prüfen.
found-bad-secret = Das Geheimnis ist beschädigt und ergibt keine Runden.
found-promise-broken = Das Geheimnis ist nicht das versprochene.
found-promise-kept = Das Geheimnis ist das versprochene.
found-seed-named = Das Geheimnis folgt aus einem Startwert, den jemand genannt hat.
found-seed-false = Der genannte Startwert ergibt das Geheimnis nicht.
found-deals-again = Die Runden sind die einer früheren Partie.
# $deal is which deal, 0 for the lot.
found-deal-changed = { $deal ->
    [0] Das Los ist
   *[other] Runde { $deal } ist
} nicht, was das Geheimnis ergibt.
found-deals-fair = Das Los und die Runden sind, was das Geheimnis ergibt.
