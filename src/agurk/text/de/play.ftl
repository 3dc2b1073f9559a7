### Was eine Partie im Terminal sagt, Zeile für Zeile.
###
### $you ist "yes", wo der Satz zu der Person spricht, die sonst $name heißt; $cards sind Karten, wie
### sie gezeichnet werden; $points, $score und $units sind Zahlen.

## Anfangen und weitermachen

title = { $variant }, { $players } Spieler
seats = Am Tisch, im Uhrzeigersinn: { $names }.
seat-bot = { $name } ({ $bot })
house-rules = Hausregeln – { $rules }.
house-rule = { $label }: { $now } (sonst { $before })
promise = Die Karten folgen aus einem Geheimnis. Sein Versprechen: { $promise }
seed-known = Die Karten folgen aus dem Startwert { $seed }; wer ihn kennt, kann jede Hand ausrechnen.
saved-in = Jede Karte wird sofort gespeichert: { $file }
help-hint = ? zeigt die Hilfe.
going-on = Die Partie geht weiter, wo sie stehen geblieben ist.
none-unfinished = In { $folder } liegt keine unfertige Partie. { $command } beginnt eine.
others-unfinished = Unfertig, die neueste zuerst:
unfinished = { $file }: { $variant }, Runde { $deal }
unfinished-damaged = { $file }: beschädigt

## Was geschieht

drawn = { $you ->
    [yes] Das Los trifft dich: Du teilst zuerst aus.
   *[no] Das Los trifft { $name }: { $name } teilt zuerst aus.
}
size-chosen = { $you ->
    [yes] Du teilst jedem { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } aus.
   *[no] { $name } wählt { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } für jeden.
}
dealt = Runde { $number }: { $you ->
    [yes] Du teilst
   *[no] { $name } teilt
} jedem { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} aus, und { $youlead ->
    [yes] du spielst
   *[no] { $leader } spielt
} aus.
redealt = Die Karten werden zusammengeworfen, und { $you ->
    [yes] du teilst
   *[no] { $name } teilt
} neu aus.
exchanged = { $count ->
    [0] { $you ->
        [yes] Du behältst
       *[no] { $name } behält
    } alle Karten.
    [one] { $you ->
        [yes] Du tauschst
       *[no] { $name } tauscht
    } eine Karte.
   *[other] { $you ->
        [yes] Du tauschst
       *[no] { $name } tauscht
    } { $count } Karten.
}
kontra-called = { $you ->
    [yes] Du sagst Kontra: Wer zahlt, zahlt doppelt, und du vierfach.
   *[no] { $name } sagt Kontra: Wer zahlt, zahlt doppelt, und { $name } vierfach.
}
kontra-passed = { $you ->
    [yes] Du passt.
   *[no] { $name } passt.
}
led = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
} { $cards } aus.
played = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
} { $cards }.
thrown = { $you ->
    [yes] Du wirfst das Niedrigste ab:
   *[no] { $name } wirft das Niedrigste ab:
} { $cards }.
corrected = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} { $cards } zurück{ $hand ->
    [none] .
   *[other] , und die Hand liegt offen: { $hand }.
}
taken = { $you ->
    [yes] Du bekommst
   *[no] { $name } bekommt
} den Stich.
taken-last = { $you ->
    [yes] Du bekommst
   *[no] { $name } bekommt
} den letzten Stich mit { $cards }.
paid = { $you ->
    [yes] Du zahlst
   *[no] { $name } zahlt
} { $points }. { $before } und { $points } macht { $score }.
paid-first = { $you ->
    [yes] Du zahlst
   *[no] { $name } zahlt
} { $points }.
deducted = { $you ->
    [yes] Du hattest eine gleiche Karte, ziehst { $points } ab und stehst
   *[no] { $name } hatte eine gleiche Karte, zieht { $points } ab und steht
} bei { $score }.
reset = Genau { $score }: { $you ->
    [yes] Du stehst
   *[no] { $name } steht
} wieder bei 0.
life-lost = { $score } ist zu viel: eine Gurke für { $you ->
    [yes] dich. Du machst
   *[no] { $name }. { $name } macht
} bei { $returns } weiter, mit noch { $left ->
    [one] einem
   *[other] { $left }
} Leben.
went-out = { $score } ist zu viel: { $you ->
    [yes] Du bist
   *[no] { $name } ist
} raus.
void-replay = Niemand wäre mehr dabei, also zählt die Runde nicht und wird wiederholt.
void-rampo = Niemand wäre mehr dabei. Rampo: Niemand zahlt, und alle vom Anfang sind wieder dabei.
void-other = Niemand wäre mehr dabei, also zählt die Runde nicht.
stake-paid = { $you ->
    [yes] Du zahlst
   *[no] { $name } zahlt
} { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
} in den Topf.
bought = { $you ->
    [yes] Du kaufst dich ein und machst
   *[no] { $name } kauft sich ein und macht
} bei { $score } weiter.
not-bought = { $you ->
    [yes] Du kaufst dich nicht ein.
   *[no] { $name } kauft sich nicht ein.
}
won-units = { $you ->
    [yes] Du bekommst
   *[no] { $name } bekommt
} { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
}.
lost-units = { $you ->
    [yes] Du zahlst
   *[no] { $name } zahlt
} am Ende { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
}.
taken-back = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} { $cards } zurück.
seated = { $name } setzt sich dazu.

## Das Ende

over-won = { $you ->
    [yes] Du gewinnst die Partie.
   *[no] { $name } gewinnt die Partie.
}
over-shared = Der Sieg wird geteilt: { $names }.
over-lost = { $count ->
    [one] { $you ->
        [yes] Du hast verloren.
       *[no] { $names } hat verloren.
    }
   *[other] Verloren haben { $names }.
}
over-card = { $cards } im letzten Stich verliert die Partie sofort.
summary = { $deals ->
    [one] Gespielt wurde eine Runde:
   *[other] Gespielt wurden { $deals } Runden:
}
summary-cost = { $you ->
    [yes] du zahltest
   *[no] { $name } zahlte
} { $points } in { $times ->
    [one] einer
   *[other] { $times }
}
record-saved = Die Aufzeichnung liegt in { $file }
record-check = Um die Karten am Versprechen zu prüfen: { $command }

## Der Zettel, die Hand und die Punkte

you = Du
sheet-title = Runde { $deal }, Stich { $trick } von { $tricks }
sheet-title-sets = Runde { $deal }, Stich { $trick }
sheet-title-last = Runde { $deal }, der letzte Stich
sheet-title-done = Runde { $deal }, alles gespielt
sheet-dealer = { $you ->
    [yes] du hast ausgeteilt
   *[no] { $name } hat ausgeteilt
}
sheet-kontra = { $you ->
    [yes] du hast Kontra gesagt
   *[no] { $name } hat Kontra gesagt
}
last-column = letzter
holds = liegt vorn
would-pay = würde { $points } zahlen
pays = zahlt { $points }
hand = Deine Hand
mark-lowest = tief
mark-equals = gleich
mark-beats = höher
scores = Punkte nach Runde { $deal }
scores-first = Punkte
caught-ge = Gurke ab { $threshold }
caught-gt = Gurke über { $threshold }
score-out = raus
score-keeps = behält { $cards }
score-money = { $sign }{ $units } { $units ->
    [one] Einheit
   *[other] Einheiten
}
pot = Im Topf: { $units }

## Fragen

ask-card = Du bist dran. { $duty }
ask-sets = Auch erlaubt: { $plays }.
ask-size = Du teilst aus. Wie viele Karten bekommt jeder, { $least } bis { $most }?
ask-keep = { $why ->
    [court] Mit König, Dame oder Bube auf der Hand gibt es den Durchgang nicht, der nichts kostet.
    [kept] Du hast deine Hand im zweiten Durchgang behalten, also gibt es für dich keinen dritten.
    [first] Wer zuerst gefragt war, hat nichts getauscht, also darf es auch sonst niemand.
    [dealer] Wer austeilt, behält mindestens zwei Karten.
    [previous] Vor dir wurde nichts getauscht, also darfst du es auch nicht.
   *[stock] Im Stapel sind zu wenige Karten.
} Du darfst jetzt keine Karten tauschen: Mit Enter behältst du alle.
ask-whole-hand = Tauschst du deine ganze Hand? { $times ->
    [1] Das kostet nichts.
    [2] Zahlst du für den letzten Stich, dann zahlst du doppelt.
   *[other] Zahlst du für den letzten Stich, dann zahlst du vierfach.
}
ask-change = Welche Karten tauschst du? { $allowed }
allowed-any = { $least ->
    [0] Bis zu { $most }, oder "none" für keine.
   *[other] { $least } bis { $most }.
}
allowed-exactly = { $number }, oder "none" für keine.
ask-kontra = Sagst du Kontra? Wer zahlt, zahlt dann doppelt; bist du es selbst, vierfach.
ask-buy-in = Du bist mit { $own } über der Grenze. Kaufst du dich { $price } bei { $score } Punkten wieder ein?
ask-buy-down = Du hast { $own }, und der höchste Stand der anderen ist { $score }. Kaufst du dich { $price } bei { $score } Punkten ein?
ask-on = Mit Enter wird weiter ausgeteilt.
price = { $stakes ->
    [0] umsonst
    [one] für einen Einsatz
   *[other] für { $stakes } Einsätze
}
pot-now = { $units ->
    [one] Im Topf liegt eine Einheit,
   *[other] Im Topf liegen { $units } Einheiten,
} und das geht noch { $left ->
    [one] einmal.
   *[other] { $left }-mal.
}
refused-exit = Wenn nicht, bist du raus.
yes-or-no = Ja (yes) oder nein (no)?

## Antworten, die nicht verstanden werden

not-yes-or-no = Antworte mit yes (ja) oder no (nein).
not-a-size = Antworte mit einer Zahl von { $least } bis { $most }.
not-a-number-of-cards = { $number ->
    [0] Sag, welche.
    [one] Nicht eine Karte.
   *[other] Nicht { $number } Karten.
} { $allowed }
not-a-card = { $text } ist keine Karte und kein Befehl. Tippe eine Karte wie { $example }, oder ? für die Hilfe.
not-in-hand = Nicht auf deiner Hand: { $text }.
no-such-place = Eine Karte { $text } gibt es nicht; du hast { $count }.
why-what = Sag, welche Karte: why { $example }
why-not-now = Du hast jetzt keine Karte zu spielen.
redeal-not-now = Neu ausgeteilt werden kann nur vor der ersten gespielten Karte.
reason-too-long = Sag in höchstens { $most } Buchstaben, was beim Austeilen falsch war.
nothing-yet = Noch hat niemand einen Stich bekommen.
enter-or-command = Mit Enter wird weiter ausgeteilt; ? zeigt, was du sonst tippen kannst.

## Hilfe

help = Tippe eine Karte ({ $card }), ihren Wert ({ $rank }) oder ihren Platz in deiner Hand (#1 ist die niedrigste).
help-yes-or-no = Tippe yes (ja) oder no (nein); y und n genügen.
help-size = Tippe eine Zahl von { $least } bis { $most }: So viele Karten bekommt jeder.
help-change = Tippe die Karten, die du tauschst, eine nach der anderen: Karten ({ $card }), ihre Werte ({ $rank }) oder ihre Plätze in deiner Hand (#1 ist die niedrigste). Mit "none" behältst du alle. { $allowed }
help-on = Mit Enter wird weiter ausgeteilt.
help-sets = Mehrere Karten zusammen: { $cards }
help-only = Enter allein spielt die Karte, wenn nur eine erlaubt ist.
help-commands = Oder einen dieser Befehle:
help-why = why { $card }
help-why-does = warum eine Karte erlaubt ist oder nicht
help-rules-does = die Regeln von { $variant }
help-scores-does = Punkte, Leben und der Topf
help-last-does = der letzte Stich, oder die eben gespielte Runde
help-redeal-does = falsche Karten neu austeilen lassen, vor der ersten Karte; ein Grund darf folgen
help-table-does = noch einmal die Karten auf dem Tisch und deine Hand
help-quit-does = gehen; die Partie ist gespeichert, und `agurk resume` macht weiter
help-help-does = diese Liste

## Gehen

left = Die Partie ist gespeichert. Um weiterzumachen: { $command }
ended = Die Eingabe endete ohne Antwort. Die Partie ist gespeichert; um weiterzumachen: { $command }
stopped = Angehalten. Die Partie ist gespeichert; um weiterzumachen: { $command }
not-saved = { $trouble } Die Partie ist bis zur Karte davor gespeichert; um weiterzumachen: { $command }
not-recorded = { $trouble } Die Partie ist aus, und nichts davon ist verloren; um ihre Aufzeichnung zu speichern: { $command }
