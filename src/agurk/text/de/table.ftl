### Der Tisch: was gerade ist, was man tun kann, und was geschehen ist.
###
### $name ist ein Name, wie ihn jemand geschrieben hat, nie gebeugt. $you ist "yes", wo der Satz zum
### Leser spricht, den $name dann nicht nennen muss. $cards und $rank sind Karten, wie sie in einem Satz
### heißen, im Nominativ: "Kreuz-9", "der König". Ob Frau oder Mann, weiß niemand.

# Der Leser, wo der Name allein steht, und am Ende einer Liste von Namen.
you = Du
you-too = du
# Ein leerer Platz.
seat-number = Platz { $number }
# $rank ist 2 bis 14, $suit ist c, d, h oder s.
card = { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
}-{ $rank ->
    [11] Bube
    [12] Dame
    [13] König
    [14] Ass
   *[other] { $rank }
}
# Was im Browser auf dem Reiter steht, und was eine Benachrichtigung sagt.
title-turn = Du bist dran – Agurk
title-table = { $rules } – Agurk
notice = Die anderen warten auf deine Karte.

## Die Zeile über der Hand: höchstens 36 Buchstaben, mit einem Namen von 12

# $high ist "9 oder höher" oder eine Karte wie "das Ass"; $lowest eine Karte wie "die 3".
turn-or-lowest = Dran: { $high }, oder { $lowest }
turn = Du bist dran
turn-high = Du bist dran: { $high }
turn-lowest = Du bist dran: { $lowest }
turn-lead = Du bist dran: Du spielst aus
turn-lead-lowest = Du spielst aus: { $lowest }
turn-any = Du bist dran: jede Karte geht
turn-some = Du bist dran: eine der erhöhten
turn-last-card = Du bist dran: deine letzte Karte
turn-lead-set = Spiel eine aus, oder mehrere gleiche
turn-set = Du bist dran: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
asked-size = Du teilst aus: wie viele für jeden?
asked-exchange = Welche Karten tauschst du?
asked-kontra = Sagst du Kontra?
asked-buy-in = Kaufst du dich ein?
thinking = { $you ->
    [yes] Du überlegst
   *[no] { $name } überlegt
}
others-size = { $you ->
    [yes] Du sagst, wie viele Karten
   *[no] { $name } sagt, wie viele Karten
}
others-exchange = { $you ->
    [yes] Du tauschst Karten
   *[no] { $name } tauscht Karten
}
others-kontra = { $you ->
    [yes] Sagst du Kontra?
   *[no] Sagt { $name } Kontra?
}
others-buy-in = { $you ->
    [yes] Kaufst du dich ein?
   *[no] Kauft { $name } sich ein?
}
# Während eine Karte fliegt. $card ist ihr Wert, etwa "die 9".
plays = { $you ->
    [yes] Du spielst: { $card }
   *[no] { $name } spielt: { $card }
}
plays-set = { $you ->
    [yes] Du spielst { $number } Karten
   *[no] { $name } spielt { $number } Karten
}
takes = { $you ->
    [yes] Du bekommst den Stich
   *[no] { $name } bekommt den Stich
}
last-trick = Der letzte Stich
pays = { $you ->
    [yes] Du zahlst { $points }
   *[no] { $name } zahlt { $points }
}
# Mehrere teilen den Preis des letzten Stichs; $players ist, wie viele.
pay = { $players } Spieler zahlen
dealing = Die Karten werden ausgeteilt
deal-soon = Gleich kommt die nächste Runde
moment = Einen Moment
lot = Das Los sagt, wer zuerst austeilt
# Wen das Los getroffen hat.
lot-fell = { $you ->
    [yes] Das Los trifft dich
   *[no] Das Los trifft { $name }
}
bot-for-you = Ein Bot spielt für dich
bot-for = Ein Bot spielt für { $name }
stepped-away = { $name } ist kurz weg
paused = Der Tisch macht Pause
# Vor der ersten Partie; wer den Tisch leitet, fängt an.
waiting = { $you ->
    [yes] Fang an, wenn alle da sind
   *[no] { $name } fängt die Partie an
}
waiting-nobody = Niemand leitet diesen Tisch
over = Die Partie ist aus
over-won = { $you ->
    [yes] Du gewinnst die Partie
   *[no] { $name } gewinnt die Partie
}
over-lost-lead = { $you ->
    [yes] Du verlierst die Partie
   *[no] { $name } verliert die Partie
}
# $winners ist 2 oder mehr; wer es ist, steht in der zweiten Zeile.
over-shared-lead = { $winners } teilen den Sieg
coming = Auf dem Weg zum Tisch …
away = Keine Verbindung zum Tisch
ended = Dieser Tisch ist weg
ended-closed = Der Tisch ist geschlossen
ended-removed = Du bist nicht mehr an diesem Tisch
ended-no-table = Einen solchen Tisch gibt es nicht
ended-no-spectators = Nur wer mitspielt, sieht den Tisch
ended-token = Dieser Link gilt nicht mehr
ended-token-expired = Dieser Link ist abgelaufen
ended-protocol = Diese Seite ist veraltet

## Die zweite Zeile

holds = { $you ->
    [yes] Du liegst vorn: { $cards }.
   *[no] { $name } liegt vorn: { $cards }.
}
would-pay = { $you ->
    [yes] Der letzte Stich: Du würdest { $points } zahlen ({ $cards }).
   *[no] Der letzte Stich: { $name } würde { $points } zahlen ({ $cards }).
}
last-trick-more = Der letzte Stich: Wer ihn bekommt, zahlt.
after-one = { $name } spielt nach dir.
after = { $players ->
    [0] Du spielst zuletzt.
   *[other] Nach dir spielen noch { $players }.
}
asked-buy-in-more = Du hast { $score }.
asked-kontra-more = Wer zahlt, zahlt dann doppelt; bist du es selbst, vierfach.
asked-exchange-none = Du darfst jetzt keine tauschen.
asked-exchange-most = { $most ->
    [one] Du darfst eine Karte tauschen.
   *[other] Du darfst bis zu { $most } Karten tauschen.
}
# $counts sind Kartenzahlen, etwa "0 oder 7".
asked-exchange-exactly = Du darfst { $counts } Karten tauschen.
lot-more = Die Karten folgen aus einem Geheimnis: jetzt versprochen, am Ende gezeigt.
lot-fell-more = { $you ->
    [yes] Du teilst zuerst aus.
   *[no] { $name } teilt zuerst aus.
}
bot-for-you-more = Spiel wieder selbst, wann immer du magst.
bot-for-more = Bis { $name } zurück ist.
stepped-away-soon = Ein Bot springt ein, wenn { $name } wegbleibt.
stepped-away-bot = { $seconds ->
    [one] In einer Sekunde spielt ein Bot für { $name }.
   *[other] In { $seconds } Sekunden spielt ein Bot für { $name }.
}
stepped-away-time = { $seconds ->
    [one] Spätestens in einer Sekunde geht es weiter.
   *[other] Spätestens in { $seconds } Sekunden geht es weiter.
}
paused-more = Wer mitspielt, darf weitermachen.
waiting-more = Bots nehmen die Plätze, die dann leer sind.
# $names ist ein Name oder mehrere; $losers ist, wie viele.
over-lost = { $losers ->
    [one] { $you ->
        [yes] Du hast verloren.
       *[no] { $names } hat verloren.
    }
   *[other] Verloren: { $names }.
}
over-shared = Der Sieg wird geteilt: { $names }.
over-card = Im letzten Stich beendet das die Partie sofort: { $cards }.
# Was eine Zahlung ergibt. $before und $points macht $sum; weiter geht es bei $after.
price-first = Das macht { $sum }.
price-kept = { $before } und { $points } macht { $sum }.
price-reset = { $before } und { $points } macht genau { $sum }, und das ist wieder 0. Eine Gurke rundet nicht ab.
price-life = { $before } und { $points } macht { $sum }: { $you ->
    [yes] eine Gurke für dich. Du machst bei { $after } weiter.
   *[no] eine Gurke für { $name }. Weiter geht es bei { $after }.
}
price-out = { $before } und { $points } macht { $sum }: { $you ->
    [yes] Du bist raus.
   *[no] { $name } ist raus.
}
price-off = { $you ->
    [yes] Du hattest eine gleiche Karte: { $points } ab macht { $sum }.
   *[no] { $name } hatte eine gleiche Karte: { $points } ab macht { $sum }.
}
away-more = Neuer Versuch läuft.
# Eine Karte wurde gewählt, während die Leitung weg war.
away-waiting = Das wird gespielt, sobald der Tisch wieder da ist.
ended-closed-more = Hier wird nicht mehr gespielt.
ended-removed-more = Wer den Tisch leitet, hat deinen Platz weggegeben.
ended-no-table-more = Vielleicht ist der Link abgeschnitten, oder der Tisch ist längst geschlossen.
ended-no-spectators-more = Nimm Platz, um zu sehen, was gespielt wird.
ended-token-more = Lass dir einen neuen geben.
ended-token-expired-more = Lass dir einen neuen geben.
ended-protocol-more = Lade sie neu.

## Was sich wählen lässt

choice-kontra = Kontra sagen
choice-no-kontra = Passen
choice-buy-in = Einkaufen
choice-no-buy-in = Nicht einkaufen
choice-size = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
}
choice-play = Spielen: { $cards }
choice-change = Tauschen: { $cards }
choice-keep = Alle Karten behalten
choice-change-all = Alle Karten tauschen
choice-why-not = Warum nicht?
# Alle übrigen Karten sind erzwungen; sie spielen sich dann von selbst, bis die Runde aus ist.
choice-rest = Den Rest spielen

## Wenn etwas nicht geht

not-your-turn = Du bist nicht dran.

## Der Verlauf: Überschriften

group-table = Am Tisch
group-deal = Runde { $deal }
group-trick = Stich { $trick }
group-taken = Stich { $trick }: { $you ->
    [yes] Du bekommst ihn
   *[no] { $name } bekommt ihn
}
group-paid = Stich { $trick }: { $you ->
    [yes] Du bekommst ihn und zahlst { $points }
   *[no] { $name } bekommt ihn und zahlt { $points }
}

## Der Verlauf: ein Satz für alles, was geschieht

log-led = { $you ->
    [yes] Du spielst aus: { $cards }.
   *[no] { $name } spielt aus: { $cards }.
}
log-headed = { $you ->
    [yes] Du spielst: { $cards }. Vorn liegt { $rank }.
   *[no] { $name } spielt: { $cards }. Vorn liegt { $rank }.
}
log-headed-set = { $you ->
    [yes] Du spielst { $cards } und liegst vorn.
   *[no] { $name } spielt { $cards } und liegt vorn.
}
# Eine Karte, die nicht vorn liegt; $number ist, wie viele Karten.
log-thrown = { $you ->
    [yes] Du wirfst ab: { $cards }.
   *[no] { $name } wirft ab: { $cards }.
}
log-thrown-lowest = { $number ->
    [one] { $you ->
        [yes] Du wirfst deine niedrigste Karte ab: { $cards }.
       *[no] { $name } wirft die niedrigste Karte ab: { $cards }.
    }
   *[other] { $you ->
        [yes] Du wirfst deine niedrigsten Karten ab: { $cards }.
       *[no] { $name } wirft die niedrigsten Karten ab: { $cards }.
    }
}
log-played = { $you ->
    [yes] Du spielst: { $cards }.
   *[no] { $name } spielt: { $cards }.
}
log-taken = { $you ->
    [yes] Du bekommst den Stich: { $cards }.
   *[no] { $name } bekommt den Stich: { $cards }.
}
log-last-taken = { $you ->
    [yes] Du bekommst den letzten Stich: { $cards }.
   *[no] { $name } bekommt den letzten Stich: { $cards }.
}
log-paid = { $you ->
    [yes] Du zahlst { $points }. { $before } und { $points } macht { $score }.
   *[no] { $name } zahlt { $points }. { $before } und { $points } macht { $score }.
}
log-paid-first = { $you ->
    [yes] Du zahlst { $points }.
   *[no] { $name } zahlt { $points }.
}
log-deducted = { $you ->
    [yes] Du hattest eine gleiche Karte: { $points } ab macht { $score }.
   *[no] { $name } hatte eine gleiche Karte: { $points } ab macht { $score }.
}
log-score-reset = { $you ->
    [yes] Genau { $score }: Du stehst wieder bei 0.
   *[no] Genau { $score }: { $name } steht wieder bei 0.
}
log-life-lost = { $you ->
    [yes] { $score } ist zu viel: eine Gurke für dich. Du machst bei { $returns } weiter
   *[no] { $score } ist zu viel: eine Gurke für { $name }. Weiter geht es bei { $returns }
}, mit noch { $left ->
    [one] einem Leben
   *[other] { $left } Leben
}.
log-went-out = { $you ->
    [yes] { $score } ist zu viel: Du bist raus.
   *[no] { $score } ist zu viel: { $name } ist raus.
}
# $how ist replay (die Runde zählt nicht), rampo (alle vom Anfang sind wieder dabei) oder etwas anderes.
log-deal-void = { $how ->
    [replay] Niemand wäre mehr dabei, also zählt die Runde nicht und wird wiederholt.
    [rampo] Niemand wäre mehr dabei: Niemand zahlt, und alle vom Anfang sind wieder dabei.
   *[other] Niemand wäre mehr dabei, also zählt die Runde nicht.
}
log-stake-paid = { $you ->
    [yes] Du zahlst
   *[no] { $name } zahlt
} { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
} in den Topf.
log-bought = { $you ->
    [yes] Du kaufst dich ein und machst bei { $score } weiter.
   *[no] { $name } kauft sich ein und macht bei { $score } weiter.
}
log-not-bought = { $you ->
    [yes] Du kaufst dich nicht ein.
   *[no] { $name } kauft sich nicht ein.
}
log-won-units = { $you ->
    [yes] Du bekommst
   *[no] { $name } bekommt
} { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
}.
log-lost-units = { $you ->
    [yes] Du zahlst am Ende
   *[no] { $name } zahlt am Ende
} { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
}.
# $winners und $losers sind, wie viele, $names und $lost, wer; $top ist "yes", wenn $card alles beendet.
log-match-over = { $top ->
    [yes] Im letzten Stich beendet das die Partie sofort: { $card }.{" "}
   *[no] {""}
}{ $winners ->
    [0] Die Partie ist aus.
    [one] { $you ->
        [yes] Du gewinnst die Partie.
       *[no] { $name } gewinnt die Partie.
    }
   *[other] Der Sieg wird geteilt: { $names }.
}{ $losers ->
    [0] {""}
    [one] { $youlost ->
        [yes] {" "}Du hast verloren.
       *[no] {" "}{ $lost } hat verloren.
    }
   *[other] {" "}Verloren: { $lost }.
}
log-match-begun = Eine Partie beginnt: { $names }.
log-dealer-drawn = { $you ->
    [yes] Das Los trifft dich: Du teilst zuerst aus.
   *[no] Das Los trifft { $name }: { $name } teilt zuerst aus.
}
log-size-chosen = { $you ->
    [yes] Du wählst
   *[no] { $name } wählt
} { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für jeden.
# $leader spielt aus; $youlead ist "yes", wenn das der Leser ist.
log-dealt = Runde { $deal }: { $you ->
    [yes] Du teilst
   *[no] { $name } teilt
} jedem { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} aus, und { $youlead ->
    [yes] du spielst
   *[no] { $leader } spielt
} aus.
log-redealt = { $you ->
    [yes] Die Karten werden zusammengeworfen, und du teilst neu aus.
   *[no] Die Karten werden zusammengeworfen, und { $name } teilt neu aus.
}
log-redeal-demanded = { $you ->
    [yes] Du sagst, es ist falsch ausgeteilt.
   *[no] { $name } sagt, es ist falsch ausgeteilt.
}
# $reason ist, was jemand geschrieben hat.
log-redeal-demanded-why = { $you ->
    [yes] Du sagst, es ist falsch ausgeteilt: { $reason }
   *[no] { $name } sagt, es ist falsch ausgeteilt: { $reason }
}
log-exchanged = { $you ->
    [yes] Du tauschst
   *[no] { $name } tauscht
} { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
log-exchanged-none = { $you ->
    [yes] Du behältst alle Karten.
   *[no] { $name } behält alle Karten.
}
log-kontra = { $you ->
    [yes] Du sagst Kontra.
   *[no] { $name } sagt Kontra.
}
log-no-kontra = { $you ->
    [yes] Du passt.
   *[no] { $name } passt.
}
log-corrected = { $you ->
    [yes] Du nimmst zurück, was nicht erlaubt war: { $cards }.
   *[no] { $name } nimmt zurück, was nicht erlaubt war: { $cards }.
}
log-corrected-open = { $you ->
    [yes] Du nimmst zurück, was nicht erlaubt war: { $cards }. Die Hand liegt offen: { $hand }.
   *[no] { $name } nimmt zurück, was nicht erlaubt war: { $cards }. Die Hand liegt offen: { $hand }.
}
log-taken-back = { $you ->
    [yes] Du nimmst zurück: { $cards }.
   *[no] { $name } nimmt zurück: { $cards }.
}
# $name fragt nach einer Karte von $other, oder einer des Lesers, wenn $own "yes" ist.
log-settled = { $you ->
    [yes] Du fragst
   *[no] { $name } fragt
}, ob { $own ->
    [yes] du das spielen durftest
   *[no] { $other } das spielen durfte
}: { $cards }. { $legal ->
    [yes] Es war erlaubt.
   *[no] Es war nicht erlaubt.
}
log-hint-taken = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} einen Tipp.
log-nonce-added = { $you ->
    [yes] Du gibst Zufallsbuchstaben zum Mischen dazu.
   *[no] { $name } gibt Zufallsbuchstaben zum Mischen dazu.
}
log-secret-shown = Das Geheimnis der Karten ist jetzt offen, und sie lassen sich prüfen.
log-opened = Der Tisch ist offen.
log-closed = Der Tisch ist geschlossen.
log-seat-taken = { $you ->
    [yes] Du setzt dich.
   *[no] { $name } setzt sich.
}
log-bot-placed = { $name }, ein Bot, nimmt einen Platz.
log-seat-left = { $you ->
    [yes] Du gehst vom Tisch.
   *[no] { $name } geht vom Tisch.
}
log-seat-removed = { $you ->
    [yes] Dein Platz am Tisch ist dir genommen.
   *[no] { $name } musste vom Tisch.
}
log-owner-none = Niemand leitet jetzt den Tisch.
log-owner-changed = { $you ->
    [yes] Du leitest jetzt den Tisch.
   *[no] { $name } leitet jetzt den Tisch.
}
# $what ist pause, undo (die eben gespielte Karte zurücknehmen) oder rematch.
log-asked = { $you ->
    [yes] Du möchtest
   *[no] { $name } möchte
} { $what ->
    [pause] eine Pause.
    [undo] die letzte Karte zurücknehmen.
   *[rematch] noch eine Partie.
}
log-answered = { $you ->
    [yes] Du sagst
   *[no] { $name } sagt
} { $agreed ->
    [yes] ja.
   *[no] nein.
}
log-dropped = Daraus wird nichts: Nicht alle haben zugestimmt.
log-bot-sits-in = { $you ->
    [yes] Ein Bot spielt jetzt für dich.
   *[no] Ein Bot spielt jetzt für { $name }.
}
log-person-plays = { $you ->
    [yes] Du spielst wieder.
   *[no] { $name } spielt jetzt.
}
log-paused = Der Tisch macht Pause.
log-resumed = Am Tisch geht es weiter.
# Was verpasst wurde, wird nicht mehr erzählt: Es steht in der Aufzeichnung der Partie.
log-missed = Hier fehlt etwas. Es steht in der Aufzeichnung, sobald die Partie aus ist.
# $said ist eine Redensart, ein geschriebener Text, oder beides.
log-said = { $name }: { $said }

## Der Tisch als Text: eine Zeile für alles, von oben nach unten zu lesen

text-title = { $rules }. Runde { $deal }, Stich { $trick } von { $tricks }.
text-title-deal = { $rules }. Runde { $deal }.
# $state ist lowest, equals, beats, off (jetzt nicht erlaubt), chosen oder plain.
text-card = { $state ->
    [lowest] { $card }, tief
    [equals] { $card }, gleich
    [beats] { $card }, höher
    [off] { $card }, jetzt nicht erlaubt
    [chosen] { $card }, gewählt
   *[plain] { $card }
}
# $cards sind mehrere, mit Strichpunkten dazwischen.
text-hand = Deine Hand: { $cards }.
text-no-trick = Im Stich liegt noch nichts.
# $how ist leads (die erste Karte im Stich) oder plays; $state ist holds, price (würde zahlen), paid oder none.
text-play = { $how ->
    [leads] { $you ->
        [yes] Du hast ausgespielt:
       *[no] { $name } hat ausgespielt:
    }
   *[plays] { $you ->
        [yes] Du hast gespielt:
       *[no] { $name } hat gespielt:
    }
} { $cards }{ $state ->
    [holds] , und das liegt vorn.
    [price] , und { $you ->
        [yes] müsstest
       *[no] müsste
    } dafür zahlen.
    [paid] , und dafür gezahlt.
   *[none] .
}
# Ein Platz: sein Name, und was von ihm zu sagen ist, mit Strichpunkten dazwischen.
text-seat = { $name }: { $told }.
text-bot = ein Bot
text-stand-in = ein Bot springt ein
text-free = hier sitzt niemand
text-away = weg
text-here = da
text-out = raus
text-dealer = hat ausgeteilt
text-score = { $points } von { $threshold } Punkten
text-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
text-lives = { $lost ->
    [0] keine Gurke von { $all }
    [one] eine Gurke von { $all }
   *[other] { $lost } Gurken von { $all }
}
text-bought = { $times ->
    [one] einmal eingekauft
   *[other] { $times }-mal eingekauft
}
# $sign ist plus für gewonnene Einheiten, minus für verlorene.
text-money = { $sign ->
    [minus] { $units ->
        [one] eine Einheit verloren
       *[other] { $units } Einheiten verloren
    }
   *[plus] { $units ->
        [one] eine Einheit gewonnen
       *[other] { $units } Einheiten gewonnen
    }
}
text-count = { $cards ->
    [one] eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
text-earlier = gespielt: { $cards }
text-seen = auf dieser Hand haben alle gesehen: { $cards }
text-kept = außerhalb des Blatts behalten: { $cards }
text-pot = { $units ->
    [one] Im Topf liegt eine Einheit.
   *[other] Im Topf liegen { $units } Einheiten.
}

## Was man an jedem Tisch sagen kann

phrase-hello = Hallo
phrase-good-luck = Viel Glück
phrase-well-played = Gut gespielt
phrase-thanks = Danke
phrase-oops = Hoppla
phrase-hurry = Du bist dran …
phrase-one-moment = Einen Moment
phrase-good-game = Schöne Partie
phrase-smile = 🙂
phrase-laugh = 😄
phrase-cry = 😢
phrase-sweat = Puh
phrase-clap = 👏
phrase-cucumber = 🥒

## Wie die Teile des Tisches heißen

part-table = Der Tisch
part-place = Dein Platz
part-hand = Deine Hand
part-scores = Punkte
part-log = Was bisher war
part-side = Punkte und Verlauf
part-sound = Ton
part-close = Schließen
part-next = Nächste Runde
part-start = Anfangen
part-rematch = Revanche
# $deal ist 0 vor der ersten.
part-title = { $deal ->
    [0] { $rules }
   *[other] { $rules } · Runde { $deal }
}
# In der schmalen Leiste, so kurz wie möglich.
part-deal = Rd. { $deal }
part-trick = Stich { $trick } von { $tricks }
# Unter "3/7" in der Mitte des Tisches.
part-trick-word = Stich
# Über den Namen eines Zettels, links von den Nummern der Stiche.
part-trick-head = Stich
# Wird vorgelesen. $state ist lowest, equals, beats, off (jetzt nicht erlaubt) oder plain.
part-card = { $state ->
    [lowest] { $card }, tief
    [equals] { $card }, gleich
    [beats] { $card }, höher
    [off] { $card }, jetzt nicht erlaubt
   *[plain] { $card }
}
part-earlier = Gespielte Karten: { $name }
part-kept = Außerhalb des Blatts behalten
part-seen = Von allen gesehen, auf der Hand
# Wird vorgelesen.
part-cucumbers = { $lost ->
    [0] Keine Gurke von { $all }
    [one] Eine Gurke von { $all }
   *[other] { $lost } Gurken von { $all }
}
part-points = { $threshold ->
    [0] { $score ->
        [one] Ein Punkt
       *[other] { $score } Punkte
    }
   *[other] { $score } von { $threshold } Punkten
}
# Neben der Überschrift "Punkte". $lives ist 1, wo man dann sofort raus ist.
part-threshold = { $lives ->
    [1] raus ab { $points }
   *[other] Gurke ab { $points }
}
part-units = { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
}
part-pot = Im Topf: { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
}
part-kontra = { $you ->
    [yes] Du hast Kontra gesagt
   *[no] { $name } hat Kontra gesagt
}
part-stock = Im Stapel: { $cards }
part-aside = Nicht ausgeteilt:

# Unter einer erlaubten Karte.
why-lowest = tief
why-equals = gleich
why-beats = höher

# Am Platz einer Karte, die noch kommt.
place-you = du
place-thinks = …

# An der Karte, die bisher oder am Ende die höchste ist.
flag-holds = liegt vorn
flag-takes = bekommt ihn
flag-would-pay = würde { $points } zahlen
flag-pays = zahlt { $points }

# Neben einem Namen; so kurz wie möglich.
chip-bot = Bot
chip-stand-in = Bot springt ein
chip-plays = ist dran
chip-to-come = kommt noch
chip-leads = spielt aus
chip-deals = teilt aus
chip-away = weg
chip-host = leitet
chip-out = raus
chip-kontra = Kontra
chip-redeal = falsch ausgeteilt?
chip-price = +{ $points }
chip-changed = { $cards ->
    [0] behält alle
   *[other] tauschte { $cards }
}
chip-bought = { $times ->
    [one] eingekauft
   *[other] { $times }-mal eingekauft
}
