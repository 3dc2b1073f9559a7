### Die Regeln jeder Variante, Satz für Satz.
### Jeder Satz kann jedes Feld der Variante bei seinem Namen nennen, mit dem Wert, wie Hausregeln ihn
### schreiben, und die wenigen, die ausgerechnet werden: $players (one, range), $pack_size,
### $ace_cost, $joker_cost, $club_six_cost, $club_seven_cost, $spade_seven_cost.

## Überschriften

rules-heading-cards = Spieler und Karten
rules-heading-deal = Austeilen
rules-heading-before = Vor dem Spiel
rules-heading-play = Spiel
rules-heading-last = Der letzte Stich
rules-heading-score = Punkte
rules-heading-money = Geld
rules-heading-end = Ende der Partie
rules-heading-idle = Ohne Wirkung
rules-heading-example = Beispiel
rules-heading-about = Quelle

## Spieler und Karten

rules-aim = { $values ->
    [none] Niemand will den letzten Stich: Wer ihn bekommt, verliert. Die Stiche davor entscheiden nur, wer ausspielt.
   *[other] Niemand will den letzten Stich: Wer ihn bekommt, zahlt. Die Stiche davor kosten nichts und entscheiden nur, wer ausspielt.
}
rules-players = { $players ->
    [one] Für { $least_players } Spieler.
   *[range] Für { $least_players } bis { $most_players } Spieler.
}
rule-least-players = Mindestens { $least_players } Spieler.
rule-most-players = Höchstens { $most_players } Spieler.
rule-pack-std52 = Das gewöhnliche Blatt mit 52 Karten, von der höchsten zur niedrigsten: Ass König Dame Bube 10 9 8 7 6 5 4 3 2. Farben spielen keine Rolle.
rule-pack-gurken60 = Ein Blatt mit 60 Karten ohne Farben: die Zahlen von der 15, der höchsten, hinunter bis zur 1, jede viermal.
rule-pack-kille42 = Die 42 Kille-Karten, jede zweimal, von der höchsten zur niedrigsten: Harlekin, Kuku, Husar, Husu, Kavall, Värdshus, die Zahlen von 12 bis 1, Kransen, Blompottan, Blaren.
rule-decks = { $decks ->
    [1] Gespielt wird mit einem Blatt.
   *[other] { $decks } Blätter werden zusammengemischt: insgesamt { $pack_size } Karten.
}
rule-jokers = { $jokers ->
    [0] Keine Joker.
    [1] Ein Joker kommt dazu.
   *[other] { $jokers } Joker kommen dazu.
}
rule-joker-as-none = Joker spielen nicht mit.
rule-joker-as-above_ace = Ein Joker ist höher als jedes Ass.
rule-joker-as-ace = Ein Joker ist ein weiteres Ass.
rule-top-card-none = { $pack ->
    [std52] { $joker_as ->
        [above_ace] Nur Joker stehen über dem Ass.
       *[other] Keine Karte steht über dem Ass.
    }
   *[other] Keine Karte hat einen anderen Platz als ihren eigenen.
}
rule-top-card-club_six = Die Kreuz-6 steht über dem Ass und ist keiner anderen 6 gleich{ $joker_as ->
    [above_ace] , aber einem Joker
   *[other] {""}
}.
rule-top-card-black_sevens = Die Kreuz-7 ist die höchste Karte, die Pik-7 die nächste, beide über dem Ass; sie sind keiner anderen 7 gleich{ $joker_as ->
    [above_ace] . Die Pik-7 ist einem Joker gleich
   *[other] {""}
}.
rule-top-card-black_sevens_at_7 = { rule-top-card-black_sevens }

## Austeilen

rules-lot = Wer zuerst austeilt, bestimmt das Los.
rules-cards-each = { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
}
rule-hand-rule-fixed = Jeder bekommt { rules-cards-each }, einzeln ausgeteilt, links vom Austeiler beginnend.
rule-hand-rule-dealer_choice = Vor jeder Runde sagt der Austeiler, wie viele Karten jeder bekommt: mindestens { $hand_min }, höchstens { $hand_max ->
    [0] so viele, wie das Blatt für alle gleich hergibt
   *[other] { $hand_max }, wenn das Blatt sie hergibt
}.
rule-hand-rule-loser_card = In der ersten Runde bekommt jeder { rules-cards-each }. Danach bekommt jeder so viele Karten, wie die Karte kostet, die den letzten Stich bekam.
rule-hand-rule-countdown = In der ersten Runde bekommt jeder { rules-cards-each }, in jeder weiteren eine weniger, hinunter bis { $hand_min }. Dann fängt es wieder bei { $hand } an.
rule-hand-rule-cycle = In der ersten Runde bekommt jeder { rules-cards-each }, in jeder weiteren eine weniger, hinunter bis { $hand_min }, dann eine mehr, hinauf bis { $hand }, und so fort.
rule-hand-rule-equal_all = Das Blatt wird ausgeteilt, soweit es reicht, gleich viele Karten an alle{ $hand_max ->
    [0] {""}
   *[other] , aber nie mehr als { $hand_max }
}.
rule-hand = { $hand_rule ->
    [fixed] Jeder bekommt { rules-cards-each }.
    [loser_card] In der ersten Runde bekommt jeder { rules-cards-each }.
    [countdown] In der ersten Runde bekommt jeder { rules-cards-each }.
    [cycle] In der ersten Runde bekommt jeder { rules-cards-each }.
   *[other] Wie viele Karten jeder bekommt, ergibt sich anders.
}
rule-hand-min = Niemand bekommt weniger als { $hand_min ->
    [one] eine Karte
   *[other] { $hand_min } Karten
}.
rule-hand-max = { $hand_max ->
    [0] Nur das Blatt begrenzt die Hand.
    [one] Niemand bekommt mehr als eine Karte.
   *[other] Niemand bekommt mehr als { $hand_max } Karten.
}
rule-hand-short-refuse = { $keep_cards ->
    [yes] Wenn wegen der liegen gebliebenen Karten zu wenige da sind, bekommt jeder so viele, wie das Blatt noch für alle gleich hergibt.
   *[other] Das Blatt muss so viele Karten für alle haben.
}
rule-hand-short-cap = Reicht das Blatt dafür nicht, bekommt jeder so viele, wie es für alle gleich hergibt.
rule-hand-short-first = Reicht das Blatt dafür nicht, bekommt jeder { rules-cards-each }; ist auch das zu viel, so viele, wie das Blatt für alle gleich hergibt.
rule-aside-hidden = { $exchange ->
    [none] { $hand_rule ->
        [equal_all] Übrige Karten kommen
       *[other] Die anderen Karten kommen
    } verdeckt zur Seite; niemand sieht sie.
   *[other] Die anderen Karten sind der Stapel, verdeckt.
}
rule-aside-shown = Übrige Karten liegen für alle offen.
rule-next-dealer-left_active = { $end ->
    [one_deal] Nach jeder Runde teilt der linke Nachbar aus.
    [all_but_one_over] Nach jeder Runde teilt der linke Nachbar aus.
   *[other] Nach jeder Runde teilt der nächste links aus, der noch dabei ist.
}
rule-next-dealer-loser = Wer den letzten Stich bekommen hat, teilt als Nächstes aus{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] , oder der nächste links, wenn er raus ist
}.
rule-next-dealer-lowest_last_card = Wer im letzten Stich die niedrigste Karte gespielt hat, teilt als Nächstes aus, bei gleichen die zuerst gespielte{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] , oder der nächste links, wenn er raus ist
}.
rule-first-lead-dealer_left = Zum ersten Stich spielt aus, wer links vom Austeiler sitzt.
rule-first-lead-dealer = Zum ersten Stich spielt der Austeiler aus.
rule-first-lead-taker = In der ersten Runde spielt zum ersten Stich aus, wer links vom Austeiler sitzt. Danach ist es, wer den letzten Stich der vorigen Runde bekommen hat, oder der nächste links, wenn er raus ist.
rule-first-lead-lowest_last_card = In der ersten Runde spielt zum ersten Stich aus, wer links vom Austeiler sitzt. Danach ist es, wer im letzten Stich der vorigen Runde die niedrigste Karte gespielt hat, bei gleichen die zuerst gespielte, oder der nächste links, wenn er raus ist.
rules-wrong-deal = Fällt vor der ersten gespielten Karte auf, dass falsch ausgeteilt wurde, teilt derselbe Austeiler neu aus.

## Vor dem Spiel

rule-exchange-none = Karten werden nicht getauscht.
rule-exchange-first_sets_n = Reihum links vom Austeiler dürfen alle Karten mit dem Stapel tauschen. Der erste tauscht beliebig viele; jeder andere tauscht ebenso viele oder keine. Sind im Stapel weniger, sind es alle, die noch da sind, oder keine.
rule-exchange-dealer_sets_n_keep2 = Alle dürfen Karten mit dem Stapel tauschen, der Austeiler zuerst, dann reihum die anderen von links. Der Austeiler tauscht beliebig viele, behält aber zwei Karten; jeder andere tauscht ebenso viele oder keine. Sind im Stapel weniger, sind es alle, die noch da sind, oder keine.
rule-exchange-le_first = Reihum links vom Austeiler dürfen alle Karten mit dem Stapel tauschen, solange er reicht. Der erste tauscht beliebig viele; danach tauscht niemand mehr als er.
rule-exchange-le_previous = Reihum links vom Austeiler dürfen alle Karten mit dem Stapel tauschen, solange er reicht. Der erste tauscht beliebig viele; danach tauscht niemand mehr als der vorige.
rule-exchange-free = Reihum links vom Austeiler dürfen alle beliebig viele Karten mit dem Stapel tauschen, solange er reicht.
rule-exchange-rassi = In drei Durchgängen, jeder links vom Austeiler beginnend, dürfen alle die ganze Hand mit dem Stapel tauschen oder nichts davon. { $pack ->
    [std52] Im ersten Durchgang darf nur eine Hand ohne König, Dame und Bube getauscht werden, im zweiten jede, im dritten
   *[other] In den ersten zwei Durchgängen darf jede Hand getauscht werden, im dritten
} nur die von jemandem, der im zweiten getauscht hat. Ein Stapel, der für eine ganze Hand nicht reicht, gibt nichts.
rule-multiplier-none = Nichts verdoppelt den Preis.
rule-multiplier-kontra = Reihum links vom Austeiler darf jeder Kontra sagen; nach dem ersten Kontra wird niemand mehr gefragt. Wer dann für den letzten Stich zahlt, zahlt doppelt, und wer Kontra gesagt hat und selbst zahlt, vierfach.
rule-multiplier-rassi = Im ersten Durchgang tauschen kostet nichts. Wer im zweiten getauscht hat und für den letzten Stich zahlt, zahlt doppelt, und wer auch im dritten getauscht hat, vierfach.
rule-multiplier-ones_x2 = Liegt unter den letzten Karten mindestens eine 1, verdoppelt das den Preis, und zwar nur einmal.

## Spiel

rules-to-head = { $reference ->
    [previous] die zuletzt gespielte Karte
   *[highest] die höchste Karte im Stich
}
rule-lead-any = Ausgespielt wird eine beliebige Karte.
rule-lead-lowest = Ausgespielt wird die niedrigste Karte der Hand.
rule-lead-sets = Ausgespielt wird eine Karte oder mehrere von gleichem Wert, doch eine Karte bleibt für den letzten Stich.
rule-follow-optional = { $lead ->
    [sets] Die anderen geben im Uhrzeigersinn ebenso viele Karten zu: Karten, die mithalten, oder die niedrigsten der Hand. Die Wahl ist frei: Auch wer mithalten könnte, darf die niedrigsten spielen.
   *[other] Die anderen geben im Uhrzeigersinn zu, jeder eine Karte, die mindestens so hoch ist wie { rules-to-head }, oder die niedrigste der Hand. Die Wahl ist frei: Auch wer höher gehen könnte, darf die niedrigste spielen.
}
rule-set-follow-elementwise = Mehrere Karten halten mit, wenn von der niedrigsten an aufwärts jede mindestens so hoch ist wie ihr Gegenstück im bisher besten Satz.
rule-set-follow-equal_sets = Nur untereinander gleiche Karten halten mit, wenn sie mindestens so hoch sind wie der bisher beste Satz; ungleiche bekommen nichts, so hoch sie auch sind.
rule-set-follow-all_ge_max = Mehrere Karten halten mit, wenn jede von ihnen mindestens so hoch ist wie die höchste einzelne Karte im Stich.
rule-follow-forced = Die anderen geben im Uhrzeigersinn zu. Wer eine Karte hat, die mindestens so hoch ist wie { rules-to-head }, muss eine solche spielen; wer keine hat, gibt die niedrigste der Hand zu.
rule-follow-match_first = Die anderen geben im Uhrzeigersinn zu. Wer eine Karte hat, die gleich hoch ist wie { rules-to-head }, muss sie spielen; wer keine hat, eine höhere; wer auch die nicht hat, die niedrigste der Hand.
rules-equal-lowest = Von mehreren gleich niedrigen Karten ist jede recht.
rule-reference-highest = Mithalten heißt es mit der höchsten Karte im Stich.
rule-reference-previous = Mithalten muss man nur mit der zuletzt gespielten Karte, doch den Stich bekommt die höchste von allen.
rule-ace-none = { $pack ->
    [std52] Ein Ass hat keine besondere Kraft: Ein weiteres Ass darf darauf folgen.
   *[other] Keine Karte hat eine besondere Kraft.
}
rule-ace-led = Wird ein Ass ausgespielt, müssen alle anderen die niedrigste Karte der Hand spielen, auch wer ein Ass hat.
rule-ace-any = Liegt ein Ass im Stich, müssen alle danach die niedrigste Karte der Hand spielen, auch wer ein Ass hat.
rule-ace-next = Wer gleich nach einem Ass spielt, muss die niedrigste Karte der Hand spielen, auch wer mit einem weiteren Ass mithalten könnte.
rules-ace-taking = Vor dem letzten Stich nimmt ein Ass, das unter diesem Zwang gespielt wird, dem Ass davor den Stich nicht weg{ $ace ->
    [next] ; eines, das später nach einer anderen Karte kommt, schon
   *[other] {""}
}.
rules-taking = { $lead ->
    [sets] { $set_follow ->
        [all_ge_max] Wer die höchste einzelne Karte spielt, bekommt den Stich, bei gleichen die zuletzt gespielte, und spielt zum nächsten aus.
       *[other] Der beste Satz bekommt den Stich, bei gleichen der zuletzt gespielte, und wer ihn gespielt hat, spielt zum nächsten aus.
    }
   *[other] Die höchste Karte bekommt den Stich, bei gleichen die zuletzt gespielte, und wer sie gespielt hat, spielt zum nächsten aus.
}
rules-open-cards = Gespielte Karten bleiben offen vor ihrem Spieler liegen.

## Der letzte Stich

rule-last-reveal-in_turn = Die letzte Karte wird wie jede andere der Reihe nach gespielt, auch wenn es nichts mehr zu wählen gibt.
rule-last-reveal-simultaneous = Die letzten Karten werden alle zugleich aufgedeckt; wo es auf ihre Reihenfolge ankommt, gilt sie im Uhrzeigersinn ab dem Ausspiel.
rule-last-ace-high = { $pack ->
    [std52] Das Ass hat im letzten Stich denselben Rang wie davor.
   *[other] Die Karten haben im letzten Stich denselben Rang wie davor.
}
rule-last-ace-low = Im letzten Stich ist das Ass die niedrigste Karte, unter der 2{ $values ->
    [none] {""}
   *[other] , und kostet { $ace_cost }
}.
rule-penalty-tie-last_only = { $values ->
    [none] Die höchste Karte bekommt den letzten Stich. Bei gleichen ist es die zuletzt gespielte, und nur wer sie gespielt hat, verliert.
   *[other] Die höchste Karte bekommt den letzten Stich, und wer sie gespielt hat, zahlt. Bei gleichen zahlt nur die zuletzt gespielte.
}
rule-penalty-tie-all = { $values ->
    [none] Wer im letzten Stich die höchste Karte spielt, verliert, und ebenso alle, die eine gleich hohe spielen.
   *[other] Wer im letzten Stich die höchste Karte spielt, zahlt, und ebenso alle, die eine gleich hohe spielen.
}
rule-penalty-tie-bonus = { $values ->
    [none] Die höchste Karte bekommt den letzten Stich. Bei gleichen ist es die zuletzt gespielte, und nur wer sie gespielt hat, verliert; die anderen hätten einen Gewinn, wenn es Punkte gäbe.
   *[other] Die höchste Karte bekommt den letzten Stich. Bei gleichen zahlt die zuletzt gespielte, und die anderen ziehen ihren Preis vom eigenen Stand ab, nie unter 0.
}
rule-values-none = Punkte gibt es nicht.
rule-values-std = { $pack ->
    [gurken60] Eine Karte kostet ihre Zahl.
    [kille42] Eine Karte kostet ihren Platz, von unten gezählt: Blaren 1, Blompottan 2, Kransen 3, die Zahlen von 1 bis 12 kosten 4 bis 15, Värdshus 16, Kavall 17, Husu 18, Husar 19, Kuku 20, Harlekin 21.
   *[std52] Eine Karte kostet ihren Wert: 2 bis 10, was aufgedruckt ist, Bube 11, Dame 12, König 13{ $last_ace ->
        [high] , Ass 14
       *[low] {""}
    }.
}
rule-values-times5 = { $pack ->
    [gurken60] Eine Karte kostet ihre Zahl mal fünf.
    [kille42] Eine Karte kostet ihren Platz mal fünf, von unten gezählt: Blaren 5, Blompottan 10, Kransen 15, die Zahlen von 1 bis 12 kosten 20 bis 75, Värdshus 80, Kavall 85, Husu 90, Husar 95, Kuku 100, Harlekin 105.
   *[std52] Eine Karte kostet ihren Wert mal fünf: eine 2 kostet 10, eine 10 kostet 50, Bube 55, Dame 60, König 65{ $last_ace ->
        [high] , Ass 70
       *[low] {""}
    }.
}
rule-values-courts_ace_11 = { $pack ->
    [gurken60] Karten von 1 bis 10 kosten ihre Zahl, alle höheren 11.
    [kille42] Blaren kostet 1, Blompottan 2, Kransen 3, die Zahlen von 1 bis 7 kosten 4 bis 10, alle höheren Karten 11.
   *[std52] Karten von 2 bis 10 kosten, was aufgedruckt ist, Bube, Dame und König 11{ $last_ace ->
        [high] , das Ass auch
       *[low] {""}
    }.
}
rule-values-courts_10_ace_11 = { $pack ->
    [gurken60] Karten von 1 bis 10 kosten ihre Zahl, 11 bis 13 kosten 10, 14 und 15 kosten 11.
    [kille42] Blaren kostet 1, Blompottan 2, Kransen 3, die Zahlen von 1 bis 7 kosten 4 bis 10, 8 bis 10 kosten 10, alle höheren Karten 11.
   *[std52] Karten von 2 bis 10 kosten, was aufgedruckt ist, Bube, Dame und König 10{ $last_ace ->
        [high] , das Ass 11
       *[low] {""}
    }.
}
rule-values-gurken = { $pack ->
    [gurken60] Eine Karte kostet die aufgedruckten Gurken: eine 1 keine, 2 bis 5 eine, 6 bis 9 zwei, 10 und 11 drei, 12 bis 14 vier, 15 fünf.
    [kille42] Eine Karte kostet Gurken: Blaren keine, Blompottan, Kransen, 1 und 2 eine, 3 bis 6 zwei, 7 und 8 drei, 9 bis 11 vier, 12 und alle höheren fünf.
   *[std52] Eine Karte kostet Gurken: 2 bis 5 eine, 6 bis 9 zwei, 10 und Bube drei, Dame und König vier{ $last_ace ->
        [high] , Ass vier
       *[low] {""}
    }.
}
rule-values-one = Der letzte Stich kostet einen Punkt, egal mit welcher Karte.
rules-joker-cost = Ein Joker kostet { $joker_cost }.
rules-club-six-cost = Die Kreuz-6 kostet { $club_six_cost }.
rules-black-sevens-cost = Die Kreuz-7 kostet { $club_seven_cost }, die Pik-7 { $spade_seven_cost }.
rule-keep-cards = { $keep_cards ->
    [yes] Wer zahlt, behält die Karte offen vor sich; sie fehlt im Blatt, bis er raus ist.
   *[no] Ausgeteilt wird jedes Mal das volle Blatt.
}
rule-top-card-loses = { $top_card_loses ->
    [yes] Wer den letzten Stich mit { $top_card ->
        [black_sevens] einer schwarzen 7
        [black_sevens_at_7] einer schwarzen 7
       *[club_six] der Kreuz-6
    } bekommt, verliert sofort die Partie; von den anderen gewinnt, wer am niedrigsten steht.
   *[no] Keine einzelne Karte beendet die Partie.
}

## Punkte

rule-lives = { $lives ->
    [1] Alle haben ein Leben.
   *[other] Alle haben { $lives } Leben. Wer alle verloren hat, ist raus.
}
rule-threshold = { $threshold ->
    [0] Kein Punktestand ist zu viel.
   *[other] { $end ->
        [one_deal] Ein Stand von { $threshold } wäre in einer längeren Partie zu viel.
        [all_but_one_over] Wer { rules-too-much } hat, ist über der Grenze, aber niemand scheidet aus.
       *[other] { $lives ->
            [1] Wer { rules-too-much } hat, ist raus: eine Gurke.
           *[other] Wer { rules-too-much } hat, verliert ein Leben: eine Gurke.
        }
    }
}
rules-too-much = { $compare ->
    [gt] mehr als { rules-points }
   *[ge] { rules-points } oder mehr
}
rules-points = { $threshold ->
    [one] einen Punkt
   *[other] { $threshold } Punkte
}
rule-compare-ge = { $threshold ->
    [1] Ein einziger Punkt ist schon zu viel.
   *[other] Genau { $threshold } ist schon zu viel.
}
rule-compare-gt = Genau { $threshold } ist noch nicht zu viel.
rule-exact-reset = { $exact_reset ->
    [0] Kein Punktestand wird gelöscht.
   *[other] Wer genau { $exact_reset } hat, geht auf 0 zurück{ $keep_cards ->
        [yes] {" "}und gibt die behaltenen Karten ins Blatt zurück
       *[no] {""}
    }.
}
rule-life-lost-none = { $lives ->
    [1] Mit einem Leben gibt es keine Rückkehr.
   *[other] Wer ein Leben verliert und noch eins hat, macht mit 0 weiter.
}
rule-life-lost-max_other_active = Wer ein Leben verliert und noch eins hat, macht mit dem höchsten Stand der anderen weiter, die noch dabei sind{ $penalty_tie ->
    [all] ; wer durch denselben Stich ein Leben verliert, zählt dabei nicht
   *[other] {""}
}.
rule-life-lost-keep_highest_card = Wer ein Leben verliert und noch eins hat, behält von den behaltenen Karten nur die höchste, und ihr Preis ist der neue Stand.

## Geld

rule-money-none = Es geht um nichts.
rule-money-ante_pot = Vor der Partie zahlen alle einen Einsatz von { $stake ->
    [one] einer Einheit
   *[other] { $stake } Einheiten
} in den Topf. Wer gewinnt, bekommt den Topf; gewinnen mehrere, teilen sie ihn.
rule-money-pay_difference = Am Ende zahlen alle dem Sieger eine Einheit für jeden Punkt, den sie höher stehen.
rule-money-first_out_pays = Wer zuerst raus ist, bei mehreren zugleich jeder, zahlt 5 Einheiten in den Topf{ $pack ->
    [std52] , oder 10, wenn er mit Bube, Dame oder König rausfliegt
   *[other] {""}
}. Wer gewinnt, bekommt den Topf.
rule-stake = Ein Einsatz ist { $stake ->
    [one] eine Einheit
   *[other] { $stake } Einheiten
}.
rule-buy-in-none = Einkaufen gibt es nicht.
rule-buy-in-on_elimination = Wer rausfliegt, darf sich einkaufen und macht mit dem höchsten Stand derer weiter, die noch dabei sind.
rule-buy-in-any_time = Wer rausfliegt, darf sich einkaufen und macht mit dem höchsten Stand derer weiter, die noch dabei sind. Zwischen zwei Runden darf dasselbe auch, wer noch dabei ist und dadurch niedriger steht.
rule-buy-in-times = { $buy_in_times ->
    [1] Jeder darf sich in einer Partie einmal einkaufen.
   *[other] Jeder darf sich in einer Partie { $buy_in_times }-mal einkaufen.
}
rule-buy-in-others = { $buy_in_others ->
    [one] Dazu muss mindestens ein anderer noch dabei sein.
   *[other] Dazu müssen mindestens { $buy_in_others } andere noch dabei sein.
}
rule-buy-in-stakes = { $buy_in_stakes ->
    [0] Einkaufen ist frei.
    [1] Einkaufen kostet einen Einsatz, der in den Topf geht.
   *[other] Einkaufen kostet { $buy_in_stakes } Einsätze, die in den Topf gehen.
}
rules-buy-in-order = Gefragt wird reihum links vom Austeiler; wer sich eingekauft hat, zählt für den nächsten als dabei.

## Ende der Partie

rule-end-last_in = Wer als Letzter übrig ist, gewinnt.
rule-end-first_out = Die Partie endet, sobald jemand raus ist. Wer raus ist, verliert, und von den anderen gewinnt, wer am niedrigsten steht.
rule-end-two_left = Die Partie endet, wenn noch zwei übrig sind. Wer niedriger steht, gewinnt.
rule-end-all_but_one_over = Die Partie endet, wenn alle bis auf einen über der Grenze sind, oder alle. Wer am niedrigsten steht, gewinnt.
rule-end-one_deal = Eine Runde ist eine Partie. Wer { $values ->
    [none] den letzten Stich bekommt
   *[other] zahlt
}, hat verloren, und alle anderen gewinnen.
rule-all-out-lowest_total = Fliegen durch gleich hohe letzte Karten alle raus, die noch dabei sind, gewinnt davon, wer am niedrigsten steht; wer gleich steht, teilt den Sieg.
rule-all-out-share_all = Fliegen durch gleich hohe letzte Karten alle raus, die noch dabei sind, teilen sie alle den Sieg.
rule-all-out-replay = Würden durch gleich hohe letzte Karten alle rausfliegen, die noch dabei sind, zählt die Runde nicht und wird wiederholt.
rule-all-out-rampo = Rampo: Würden durch gleich hohe letzte Karten alle rausfliegen, die noch dabei sind, zahlt niemand, der Topf bleibt stehen, und alle, die die Partie begonnen haben, fangen wieder bei 0 an.

## Ohne Wirkung

rules-idle = Auch eingestellt, hier ohne Wirkung: { $settings }.
rules-setting = { $label }: { $value }

## Quelle

rules-source = Nach: { $source }.
rule-grade-A = Die Quelle wurde ganz gelesen.
rule-grade-B = Aus zweiter Hand bekannt, oder mit Lücken, die eine Lesart füllt.
rule-grade-C = Aus einem Programm oder einer kurzen Seite bekannt.
rules-revision = Fassung { $revision } dieser Regeln.
