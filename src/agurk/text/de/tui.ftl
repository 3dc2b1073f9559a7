### What the terminal's own screens say.
###
### $you is "yes" where the sentence speaks to the player, whom $name then need not name.

## The table

deal = Rd. { $deal }
place-you = du
chip-bot = Bot
chip-away = weg
chip-deals = teilt aus
too-small = Der Tisch braucht { $wide } × { $high } Zeichen; hier sind { $cells } × { $lines }. Mach das Fenster größer.

## The sentence above the hand

thinking =
    { $you ->
        [yes] Du überlegst
       *[no] { $name } überlegt
    }
others-size =
    { $you ->
        [yes] Du sagst, wie viele Karten
       *[no] { $name } sagt, wie viele Karten
    }
others-exchange =
    { $you ->
        [yes] Du tauschst Karten
       *[no] { $name } tauscht Karten
    }
others-kontra =
    { $you ->
        [yes] Sagst du Kontra?
       *[no] Sagt { $name } Kontra?
    }
others-buy-in =
    { $you ->
        [yes] Kaufst du dich ein?
       *[no] Kauft { $name } sich ein?
    }
lot = Das Los sagt, wer zuerst austeilt
dealing = Die Karten werden ausgeteilt
over = Die Partie ist aus
asked-size = Du teilst aus: wie viele für jeden?
asked-exchange = Welche Karten tauschst du?
asked-buy-in = Kaufst du dich ein?
pays-lead =
    { $you ->
        [yes] Du zahlst { $points }
       *[no] { $name } zahlt { $points }
    }
pay-lead = { $players ->
    [0] Niemand zahlt
   *[other] { $players } Spieler zahlen
}
cover = Jetzt spielt { $name }
cover-more = Niemand sonst schaut hin. Enter zeigt die Karten von { $name }.

## The line below it

holds =
    { $you ->
        [yes] Du liegst vorn: { $cards }.
       *[no] { $name } liegt vorn: { $cards }.
    }
would-pay-more =
    { $you ->
        [yes] Der letzte Stich: Du würdest { $points } zahlen ({ $cards }).
       *[no] Der letzte Stich: { $name } würde { $points } zahlen ({ $cards }).
    }
last-trick-more = Der letzte Stich: Wer ihn bekommt, zahlt.
after-one = { $name } spielt nach dir.
after =
    { $players ->
        [0] Du spielst zuletzt.
       *[other] Nach dir spielen noch { $players }.
    }
exchange-none = Jetzt darfst du keine tauschen: Enter behält alle.
exchange-most = Markiere { $least ->
    [0] bis zu { $most }
   *[other] { $least } bis { $most }
} mit der Leertaste; Enter tauscht sie.
exchange-exactly = Markiere { $most } mit der Leertaste, oder keine; Enter tauscht sie.
not-so-many = So viele Karten lassen sich jetzt nicht tauschen.
not-saved = Die Partie hält an, denn sie lässt sich nicht speichern: { $why }
record-kept = Die Aufzeichnung ist in { $file }
not-recorded = Die Aufzeichnung ließ sich nicht speichern: { $why }

## What can be chosen

choice-kontra = Kontra sagen
choice-no-kontra = Passen
choice-buy-in = Einkaufen
choice-no-buy-in = Nicht einkaufen
choice-keep = Alle Karten behalten
choice-change-all = Alle Karten tauschen
offer-start = Anfangen
offer-pause = Um eine Pause bitten
offer-resume = Weiter
offer-undo = Meine Karte zurücknehmen
offer-redeal = Falsch ausgeteilt
offer-rematch = Revanche
offer-yes = Ja
offer-no = Nein
offer-return = Wieder selbst spielen
offer-claim = Den Rest spielen
offer-hint = Tipp
menu-talk = Etwas sagen
menu-dispute = Eine Karte anzweifeln
menu-go-back = Zurück an den Tisch
menu-rules = Regeln an diesem Tisch
menu-theme = Andere Farben
menu-colours = Jede Farbe in eigenem Ton
menu-leave = Den Tisch verlassen; die Partie bleibt

## The keys

key-menu = Menü
key-help = Hilfe
key-back = zurück
key-next = nächstes Feld
key-go-on = weiter
key-leave = verlassen
key-choose = wählen
key-start = anfangen
key-hint = Tipp
key-talk = reden
key-yes = ja
key-no = nein
key-mark = markieren
key-why = warum?
key-log = bisher
key-scores = Stand
help-table = Die Pfeiltasten gehen von Karte zu Karte, Tab zur nächsten, die erlaubt ist. Ein getippter Rang führt zu seiner Karte.
    Enter spielt; die Leertaste markiert Karten, die zusammengehören oder getauscht werden.
    Erlaubte Karten sind angehoben, dick gerahmt, mit einem Wort darunter. Die anderen sind gesenkt und gestrichelt; F2 sagt, warum.
    Ein Block auf beiden Seiten einer Karte sagt, dass sie den Stich nahm oder gerade hält.
    ○ ist ein gegessener Stich, ◉ der laufende, ● ein kommender, ◆ der letzte, der kostet.
    ? sagt, was jede Karte wert ist, wo es Tipps gibt. F3 erzählt, was geschah, F4 den Stand, F5 die Regeln.
    Mit anderen: F6 sagt etwas, F7 zweifelt eine Karte an, F8 und F9 beantworten eine Frage mit Ja und Nein.
    Esc öffnet das Menü. Die Maus geht überall.
talk = Was sagst du?
talk-write = Oder schreib es hier (Tab)
talk-mute = { $name } stummschalten
talk-hear = { $name } wieder hören
dispute-whose = Die Regeln klären es sofort, und alle erfahren, wie. Wessen letzte Karte?
hint-coming = Wird gesucht …
hint-of-what = Deine Chance, die Partie zu gewinnen, steht unter jeder Karte.
percent = { $number } %

## The first screen

motto = Sieben Stiche. Nur der letzte tut weh.
start-go-on = Die verlassene Partie fortsetzen
start-bots = Gegen Bots spielen
start-hot-seat = An einer Tastatur spielen
start-join = An einen Tisch auf einem Server setzen
start-keep = Punkte schreiben
start-record = Eine Aufzeichnung öffnen
start-rules = Die Regeln
start-language = Sprache: Deutsch
start-theme = Farben: dunkel, hell oder starker Kontrast
start-colours = Jede Farbe in eigenem Ton
start-quit = Beenden
fault = Das Programm ist auf einen eigenen Fehler gestoßen und hat angehalten; eine Partie ist bis zur letzten Karte gesichert. Mehr steht in { $file }

## What is played

form-variant = Variante
form-house = Hausregeln
form-players = Spieler
form-name = Dein Name
form-names = Namen, mit Kommas dazwischen
form-level = Wie gut die Bots spielen
form-pace = Tempo
form-begin = Anfangen
form-who = Sag, wer spielt.
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
pace-calm = Ruhig
pace-normal = Wie am Tisch
pace-quick = Schnell
pace-at-once = Sofort

## On a server

join-link = Link zum Tisch
join-watch = Nur zusehen
join-go = Hinsetzen
join-coming = Auf dem Weg zum Tisch …
join-guest = Gast
away = Keine Verbindung zum Tisch. Neuer Versuch läuft.
away-waiting = Das wird gespielt, sobald der Tisch wieder da ist.
problem-other = Das ging nicht: { $told }
time-left =
    { $seconds ->
        [one] Noch eine Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
stepped-away = { $name } ist kurz weg
asks-pause =
    { $you ->
        [yes] Du bittest um eine Pause.
       *[no] { $name } bittet um eine Pause.
    }
asks-undo =
    { $you ->
        [yes] Du möchtest deine Karte zurücknehmen.
       *[no] { $name } möchte eine Karte zurücknehmen.
    }
asks-rematch =
    { $you ->
        [yes] Du möchtest eine Revanche.
       *[no] { $name } möchte eine Revanche.
    }
paused = Der Tisch macht Pause
waiting =
    { $you ->
        [yes] Fang an, wenn alle da sind
       *[no] { $name } fängt die Partie an
    }
waiting-nobody = Niemand leitet diesen Tisch
bot-for-you = Ein Bot spielt für dich
ended-closed = Der Tisch ist geschlossen
ended-removed = Du bist nicht mehr an diesem Tisch
ended-no-table = Einen solchen Tisch gibt es nicht
ended-no-spectators = Nur wer mitspielt, sieht den Tisch
ended-token = Dieser Link gilt nicht mehr
ended-token-expired = Dieser Link ist abgelaufen
ended-protocol = Der Server spricht eine andere Version; dieses Programm braucht ein Update
ended-left = Du hast den Tisch verlassen
offer-give-up = Meinen Platz aufgeben

## Keeping score

keep-line = Wer nahm den letzten Stich, und womit: bo 9
keep-over = Die Partie ist vorbei: rematch beginnt eine neue.
key-undo = zurücknehmen
key-redo = doch wieder
key-anew = neues Blatt
key-legal = war das erlaubt?
key-rules = Regeln

## Matches that are over

record-file = Eine Datei mit einer Aufzeichnung
record-nothing = In dieser Datei ist keine Partie.
record-which = Welche Partie?
step-of = Schritt { $step } von { $steps }
key-step = Schritt
key-deal = Runde
key-review = was die Karten wert waren
reviewing = Einen Moment: die Karten werden gewogen …
