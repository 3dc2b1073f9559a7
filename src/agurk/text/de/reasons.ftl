### Warum eine Karte gespielt werden darf oder nicht, eine Nachricht für jeden Grund, und was überhaupt
### gespielt werden darf. Eine Nachricht spricht zu dir; ihr Attribut `told` spricht von jemandem,
### dessen Karte schon liegt. Karten kommen im Nominativ herein ("der König").

high-enough = { $even ->
    [yes] mindestens so hoch wie { $head }
   *[no] mindestens so hoch wie ihr Gegenstück in { $head }
}

## Es ist erlaubt

reason-lead = { $cards ->
    [one] Du spielst aus, und da ist jede Karte erlaubt.
   *[other] Du spielst aus, und gleiche Karten dürfen zusammen ausgespielt werden.
}
    .told = Es war das Ausspiel, und { $cards ->
        [one] da ist jede Karte erlaubt
       *[other] gleiche Karten dürfen zusammen ausgespielt werden
    }.
reason-lead-lowest = Du spielst aus, und das muss deine niedrigste sein: { $play }.
    .told = Ausgespielt werden muss die niedrigste, und das war { $play }.
reason-only = Es ist deine letzte Karte, also musst du sie spielen.
    .told = Es war die letzte Karte der Hand, also musste sie gespielt werden.
reason-lowest = { $reach ->
    [no] { $asked ->
        [one] Keine deiner Karten ist so hoch wie { $head }, also muss die niedrigste weg: { $play }.
       *[other] Du hast nicht { $asked } passende Karten, so hoch wie { $head }, also müssen die niedrigsten weg: { $play }.
    }
   *[yes] { $asked ->
        [one] Deine niedrigste, { $play }, ist immer erlaubt.
       *[other] Deine niedrigsten, { $play }, sind immer erlaubt.
    }
}
    .told = { $reach ->
        [no] { $asked ->
            [one] Keine Karte der Hand war so hoch wie { $head }, also musste die niedrigste weg: { $play }.
           *[other] Auf der Hand waren nicht { $asked } passende Karten, so hoch wie { $head }, also mussten die niedrigsten weg: { $play }.
        }
       *[yes] { $asked ->
            [one] Die niedrigste der Hand, { $play }, ist immer erlaubt.
           *[other] Die niedrigsten der Hand, { $play }, sind immer erlaubt.
        }
    }
reason-lowest-under-ace = { $led ->
    [yes] Ein Ass wurde ausgespielt, also muss die niedrigste weg: { $play }.
   *[no] Im Stich liegt ein Ass, also muss die niedrigste weg: { $play }.
}
    .told = { $led ->
        [yes] Ein Ass wurde ausgespielt, also musste die niedrigste weg: { $play }.
       *[no] Im Stich lag ein Ass, also musste die niedrigste weg: { $play }.
    }
reason-equals = { $cards ->
    [one] Sie ist gleich hoch wie { $head }, und das genügt.
   *[other] Sie sind gleich hoch wie { $head }, und das genügt.
}
    .told = { $cards ->
        [one] Sie ist gleich hoch wie { $head }, und das genügt.
       *[other] Sie sind gleich hoch wie { $head }, und das genügt.
    }
reason-beats = { $cards ->
    [one] Sie ist höher als { $head }.
   *[other] Jede ist { high-enough }.
}
    .told = { $cards ->
        [one] Sie ist höher als { $head }.
       *[other] Jede ist { high-enough }.
    }

## Es ist nicht erlaubt

reason-not-held = Nicht auf deiner Hand: { $play }.
    .told = Nicht auf der Hand: { $play }.
reason-under = { $asked ->
    [one] { $Play } ist niedriger als { $head }, und deine niedrigste ist { $lowest }.
   *[other] { $equal ->
        [yes] Nur gleiche Karten, { high-enough }, halten mit
       *[no] Von { $play } ist nicht jede { high-enough }
    }, und deine niedrigsten sind { $lowest }.
}
    .told = { $asked ->
        [one] { $Play } ist niedriger als { $head }, und die niedrigste der Hand war { $lowest }.
       *[other] { $equal ->
            [yes] Nur gleiche Karten, { high-enough }, halten mit
           *[no] Von { $play } ist nicht jede { high-enough }
        }, und die niedrigsten der Hand waren { $lowest }.
    }
reason-must-head = { $Play } ist niedriger als { $head }, und du hast eine Karte, die hoch genug ist.
    .told = { $Play } ist niedriger als { $head }, und auf der Hand war eine Karte, die hoch genug ist.
reason-must-match = Solange du eine Karte hast, die gleich hoch ist wie { $head }, geht { $play } nicht.
    .told = Solange auf der Hand eine Karte war, die gleich hoch ist wie { $head }, ging { $play } nicht.
reason-must-lead-lowest = Ausspielen darfst du nur deine niedrigste, und das ist { $lowest }.
    .told = Ausgespielt werden darf nur die niedrigste, und das war { $lowest }.
reason-must-obey-ace = { $led ->
    [yes] Ein Ass wurde ausgespielt, also ist nur deine niedrigste erlaubt: { $lowest }.
   *[no] Im Stich liegt ein Ass, also ist nur deine niedrigste erlaubt: { $lowest }.
}
    .told = { $led ->
        [yes] Ein Ass wurde ausgespielt, also war nur die niedrigste erlaubt: { $lowest }.
       *[no] Im Stich lag ein Ass, also war nur die niedrigste erlaubt: { $lowest }.
    }
reason-keep-one = Eine Karte muss für den letzten Stich bleiben.
    .told = Eine Karte musste für den letzten Stich bleiben.
reason-unequal = Zusammen ausgespielte Karten müssen gleich sein, und { $play } sind es nicht.
    .told = Zusammen ausgespielte Karten müssen gleich sein, und { $play } sind es nicht.
reason-number = { $asked ->
    [one] Gespielt wird eine Karte, nicht { $cards }.
   *[other] { $asked } Karten wurden ausgespielt, also müssen { $asked } folgen, nicht { $cards }.
}
    .told = { $asked ->
        [one] Gespielt wird eine Karte, nicht { $cards }.
       *[other] { $asked } Karten wurden ausgespielt, also müssen { $asked } folgen, nicht { $cards }.
    }

## Was gespielt werden darf

duty-lead = Spiel eine beliebige Karte aus.
duty-lead-lowest = Spiel deine niedrigste aus: { $lowest }.
duty-lead-sets = Spiel eine Karte aus oder mehrere gleiche, und behalte eine für den letzten Stich.
duty-only = Dir bleibt nur { $lowest }, deine letzte Karte.
duty-any = Spiel eine beliebige Karte.
duty-lowest = Erlaubt ist nur { $lowest }.
duty-head = Spiel { $high }.
duty-head-or-lowest = Spiel { $high }; erlaubt ist auch { $lowest }.
duty-match = Spiel eine Karte, die gleich hoch ist wie { $head }.
duty-set = { $sets ->
    [equal_sets] Spiel { $asked } gleiche Karten, { high-enough }, oder deine niedrigsten: { $lowest }.
   *[other] Spiel { $asked } Karten, jede { high-enough }, oder deine niedrigsten: { $lowest }.
}
