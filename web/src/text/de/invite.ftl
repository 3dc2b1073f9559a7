### Wählen, was gespielt wird, allein oder mit Freunden.

play-title = Gegen Bots spielen
invite-title = Freunde einladen
your-name = Dein Name
variant = Variante
family-national = Nach Ländern
family-danish = Dänemark
family-cucumber = Anderswo
family-swedish = Schweden
family-norwegian = Norwegen
family-finnish = Finnland
family-icelandic = Island
family-polish = Polen
family-relatives = Verwandte Spiele
# Wie sicher wir sind, dass so gespielt wird.
grade = { $grade ->
    [A] Regeln aus guten Quellen.
    [B] Regeln aus einer Quelle.
   *[C] Regeln, soweit man sie kennt.
}
read-rules = Die Regeln lesen
players = Spieler
fewer = Einer weniger
more = Einer mehr
level = Wie gut die Bots spielen
bot-uniform-what = Spielt irgendeine erlaubte Karte.
bot-lowest-what = Hebt hohe Karten bis zum Schluss auf, also genau verkehrt herum.
bot-sharp-what = Sticht mit der höchsten Karte, solange es nichts kostet.
bot-ladder-what = Plant, wie die hohen Karten wegkommen. Nicht leicht zu schlagen.
quick-bots = Bots spielen sofort
quick-bots-what = Sonst nehmen sie sich Zeit, wie Menschen auch.
house-rules = Hausregeln
changed = { $count ->
    [one] { $count } geändert
   *[other] { $count } geändert
}
pace = Bedenkzeit
pace-none = Ohne Uhr
pace-none-what = Jeder lässt sich Zeit, so viel er mag.
pace-relaxed = Gemütlich
pace-relaxed-what = Eine Minute für eine Karte.
pace-quick = Zügig
pace-quick-what = 15 Sekunden für eine Karte.
late = Wenn die Zeit um ist
late-lowest = Niedrigste Karte
late-lowest-what = Die niedrigste erlaubte Karte wird gespielt.
late-bot = Ein Bot
late-bot-what = Ein Bot spielt für den Platz, bis sein Mensch zurück ist.
spectators = Andere dürfen zusehen
spectators-what = Sie sehen den Tisch, aber keine Hand.
undo = Eine Karte darf zurück
undo-what = Wenn alle zustimmen und nichts Neues zu sehen war.
hints = Es gibt Tipps
hints-what = Was jede Karte wert ist; alle hören, wenn jemand fragt.
listed = Offen für alle
listed-what = Alle finden den Tisch dort, wo man das Spiel wählt, und niemand kann freien Text schreiben.
make-link = Link erstellen
making-link = Der Tisch wird geöffnet …
open-tables = Offene Tische
# $people: Namen, oder ein Strich.
open-table = { $people } · { $free ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $free } Plätze frei
} · { $stage ->
    [playing] es wird gespielt
   *[other] es wird gewartet
}
sit-down = Hinsetzen
watch = Zusehen
