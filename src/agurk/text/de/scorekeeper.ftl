### Was ein Punkteschreiber über eine Partie mit echten Karten sagt.
###
### $name ist eine Person oder "Platz 2", $who eine oder mehrere; $points, $score, $before, $returns,
### $left, $units und $limit sind Zahlen.

## Was eine Runde kostet

seat = Platz { $seat }
paid = { $name } zahlt { $points }: { $before } und { $points } macht { $score }.
paid-first = { $name } zahlt { $points }.
paid-nothing = { $name } bekommt den letzten Stich, und der kostet nichts.
deducted = { $name } zieht { $points } ab und steht bei { $score }.
reset = Genau { $score }: { $name } steht wieder bei 0.
life-lost = { $how ->
    [reached] { $limit } ist erreicht
   *[passed] { $score } ist mehr als { $limit }
}: eine Gurke für { $name }. Weiter geht es bei { $returns }, { $why ->
    [highest-of-others] dem höchsten Stand der anderen
    [highest-card] dem Preis der höchsten behaltenen Karte
   *[zero] wie am Anfang
}, mit noch { $left ->
    [one] einem
   *[other] { $left }
} Leben.
went-out = { $how ->
    [reached] { $limit } ist erreicht
    [passed] { $score } ist mehr als { $limit }
   *[card] Diese Karte verliert sofort
}: eine Gurke für { $name }, und damit raus.
void-replay = Niemand wäre mehr dabei, also zählt diese Runde nicht.
void-rampo = Niemand wäre mehr dabei. Rampo: Niemand zahlt, der Topf bleibt stehen, und alle vom Anfang sind bei 0 wieder dabei.
stake-paid = { $name } zahlt { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
} in den Topf.
may-buy-in = { $name } darf sich bei { $score } einkaufen{ $units ->
    [0] , umsonst.
    [one] , für eine Einheit.
   *[other] , für { $units } Einheiten.
}
bought = { $name } kauft sich bei { $score } ein.
declined = { $name } kauft sich nicht ein und ist raus.
won-units = { $name } bekommt { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
}.
lost-units = { $name } zahlt am Ende { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
}.

## Das Ende einer Partie

over-last-in = { $who } ist allein noch dabei und gewinnt.
over-all-out = Niemand ist mehr dabei. { $count ->
    [one] { $who } hatte den niedrigsten Stand und gewinnt
   *[other] Der Sieg wird geteilt: { $who }
}.
over-lowest = Die Partie ist aus: { $who } { $count ->
    [one] hat den niedrigsten Stand und gewinnt
   *[other] haben den niedrigsten Stand und teilen den Sieg
}.
over-one-deal = Die Partie ist aus: { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
}.
over-card = { $card } im letzten Stich verliert die Partie sofort, also ist sie aus: { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
}.
over-lost = { $who } { $count ->
    [one] hat verloren
   *[other] haben verloren
}.

goes-on = Die Partie geht mit { $players } Spielern weiter.

## Kommen und gehen

begun = { $who } spielen { $variant }.
sat-down = { $name } setzt sich bei { $score } dazu{ $lives ->
    [0] {""}
    [one] , mit einem Leben
   *[other] , mit { $lives } Leben
}{ $first ->
    [yes] .
   *[no] : der schlechteste Stand am Tisch, damit spätes Kommen niemandem nützt.
}
sat-down-again = { $name } ist bei { $score } zurück{ $lives ->
    [0] .
    [one] , mit einem Leben.
   *[other] , mit { $lives } Leben.
}
got-up = { $name } geht mit { $score }.
dealer-named = { $name } teilt als Nächstes aus.

## Was als Nächstes kommt

next-deal = Runde { $number }: { $name } teilt jedem { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} aus.
next-deal-choice = Runde { $number }: { $name } teilt aus und sagt, wie viele Karten jeder bekommt, { $least } bis { $most }.
next-buy-in = { $units ->
    [0] { $name } darf sich umsonst bei { $score } einkaufen.
    [one] { $name } darf sich für eine Einheit bei { $score } einkaufen.
   *[other] { $name } darf sich für { $units } Einheiten bei { $score } einkaufen.
} { $in ->
    [yes] Ohne Antwort bleibt { $name } bei { $own }.
   *[no] Ohne Antwort ist { $name } mit { $own } raus.
}

## Der Zettel

rule = { $limit ->
    [0] Wer zahlt, hat verloren.
   *[other] { $compare ->
        [gt] Eine Gurke bei mehr als { $limit }
       *[ge] Eine Gurke ab { $limit }
    }{ $lives ->
        [one] .
       *[other] , { $lives } Leben für jeden.
    }
}
house = Hausregeln: { $rules }
deal = Runde
card = Karte
score = Punkte
lives = Leben
money = Geld
total = Summe
out = raus
gone = weg
pot = Im Topf: { $units }
won = gewonnen
lost = verloren
mark-cucumber = eine Gurke: ein Leben weg
mark-dealer = teilte aus
mark-void = zählt nicht
mark-bought = eingekauft
mark-joined = setzte sich dazu
mark-left = ging
mark-reset = genau getroffen: zurück auf 0
going-on = Noch nicht entschieden.
no-deals = Noch hat niemand gezahlt.
match-number = Partie { $number }
page = Seite { $number } von { $pages }

## Gespräch mit der Person, die schreibt

ask-players = Wer spielt? Die Namen im Uhrzeigersinn um den Tisch, mit Kommas, wer zuerst austeilt voran:
kept-in = Jeder Eintrag wird sofort gespeichert in { $file }
help-hint = Tippe, wer den letzten Stich bekam und mit welcher Karte: { $example }. ? zeigt den Rest.
going-on-with = Der Zettel geht weiter, wo er aufgehört hat.
torn = Die letzte Zeile der Datei war erst halb geschrieben, als das Programm abbrach, und fällt weg.
undone = Zurückgenommen: { $what }.
redone = Doch wieder: { $what }.
tried = So wäre es; eingetragen ist nichts.
lot = Das Los trifft { $name }: { $name } teilt aus.
saved = Gespeichert: { $file }
left = Der Zettel liegt in { $file }. Um weiterzumachen: { $command }
ended = Die Eingabe ist zu Ende. Der Zettel liegt in { $file }; um weiterzumachen: { $command }
stopped = Angehalten. Der Zettel liegt in { $file }; um weiterzumachen: { $command }
ask-again = `rematch` beginnt eine neue Partie, `save NAME.svg` sichert diese.
who-is-asked = `buy { $name }` (ja) oder `no { $name }` (nein).
dispute-trick = Welche Karten lagen vorher im Stich (Enter für keine)?
dispute-played = Welche Karte wurde gespielt?
dispute-hand = Welche Karten sind noch auf der Hand (Enter für keine)?
old-kept = Der Zettel von vorher liegt in { $file }

what-took = letzter Stich an { $who } mit { $card }
what-points = letzter Stich an { $who } für { $points }
what-lost = letzter Stich an { $who }
what-bought = { $who } kauft sich ein
what-declined = { $who } kauft sich nicht ein
what-joined = { $who } setzt sich dazu
what-left = { $who } geht
what-dealing = { $who } teilt aus
what-rematch = die neue Partie

## Hilfe

help-result = { $example }
    .does = wer den letzten Stich bekam, und die Karte oder ihr Wert
help-shared = { $example }
    .does = mehrere mit gleich hoher Karte, in der Reihenfolge des Spiels
help-points = { $example }
    .does = die Punkte statt der Karte
help-kontra = { $example }
    .does = jemand hat Kontra gesagt
help-one = { $example }
    .does = eine 1 war im letzten Stich
help-doubled = { $example }
    .does = zahlt doppelt für einen Tausch; redoubled für zwei
help-lowest = { $example }
    .does = auch, wer die niedrigste letzte Karte spielte
help-buy = buy { $name }, no { $name }
    .does = sich einkaufen, oder nicht
help-try = try { $example }
    .does = was dabei herauskäme, ohne Eintrag
help-undo = undo, redo
    .does = einen Eintrag zurücknehmen, und wieder eintragen
help-join = join NAME, join NAME after { $name }
    .does = jemand setzt sich dazu
help-leave = leave { $name }
    .does = jemand steht auf
help-dealer = dealer { $name }, lot
    .does = wer als Nächstes austeilt: jemand, oder wen das Los trifft
help-scores = scores
    .does = wie alle stehen
help-sheet = sheet
    .does = der ganze Zettel
help-save = save NAME.txt, .svg oder .agurk
    .does = der Zettel als Text, für den Drucker oder als Aufzeichnung
help-dispute = dispute 9c / 6d / Kh 2s
    .does = Stich, gespielte Karte, restliche Karten: War das erlaubt?
help-rules = rules
    .does = die Regeln von { $variant }
help-rematch = rematch
    .does = noch einmal, wenn eine Partie aus ist
help-quit = quit
    .does = aufhören; `agurk keep` macht weiter
