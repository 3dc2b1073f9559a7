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
bot-beginner-what = Sieht nicht weiter als bis zur Karte in der Hand und merkt sich nichts.
bot-learner-what = Ahnt, worauf es im letzten Stich ankommt, und merkt sich nichts.
bot-casual-what = Plant grob und vergisst jeden Stich, sobald er genommen ist.
bot-practised-what = Sieht das Ende kommen und merkt sich den letzten Stich.
bot-skilled-what = Plant gut und merkt sich die letzten zwei Stiche.
bot-expert-what = Irrt sich selten und merkt sich die letzten vier Stiche.
bot-master-what = Merkt sich jede Karte und liest aus deinem Spiel, was du hältst.
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
