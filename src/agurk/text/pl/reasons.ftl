### Dlaczego wolno zagrać kartę albo nie, po jednej wiadomości na każdy powód, i co w ogóle wolno zagrać.
### Wiadomość mówi do ciebie; jej atrybut `told` mówi o kimś, czyja karta już leży. Karty przychodzą
### w mianowniku („dziewiątka”), a rodzaj zależy od karty, więc zdania się do niego nie odnoszą.

high-enough = { $even ->
    [yes] co najmniej tak wysoka jak { $head }
   *[no] co najmniej tak wysoka jak jej odpowiednik w { $head }
}

## Wolno

reason-lead = { $cards ->
    [one] Wychodzisz, a wyjść wolno każdą kartą.
   *[other] Wychodzisz, a równymi kartami wolno wyjść razem.
}
    .told = To było wyjście, a { $cards ->
        [one] wyjść wolno każdą kartą
       *[other] równymi kartami wolno wyjść razem
    }.
reason-lead-lowest = Wychodzisz, a wyjść trzeba najniższą: { $play }.
    .told = Wyjść trzeba najniższą kartą, a najniższa na ręce to { $play }.
reason-only = To twoja ostatnia karta, więc musisz nią zagrać.
    .told = To była ostatnia karta na ręce, więc trzeba było nią zagrać.
reason-lowest = { $reach ->
    [no] { $asked ->
        [one] Nie masz karty tak wysokiej jak { $head }, więc pozostaje najniższa: { $play }.
       *[other] Nie masz tylu pasujących kart tak wysokich jak { $head }, więc pozostają najniższe: { $play }.
    }
   *[yes] { $asked ->
        [one] Twoja najniższa, { $play }, jest zawsze dozwolona.
       *[other] Twoje najniższe, { $play }, są zawsze dozwolone.
    }
}
    .told = { $reach ->
        [no] { $asked ->
            [one] Na ręce nie było karty tak wysokiej jak { $head }, więc pozostawała najniższa: { $play }.
           *[other] Na ręce nie było tylu pasujących kart tak wysokich jak { $head }, więc pozostawały najniższe: { $play }.
        }
       *[yes] { $asked ->
            [one] Najniższa na ręce, { $play }, jest zawsze dozwolona.
           *[other] Najniższe na ręce, { $play }, są zawsze dozwolone.
        }
    }
reason-lowest-under-ace = { $led ->
    [yes] Lewę otworzył as, więc pozostaje najniższa: { $play }.
   *[no] W lewie leży as, więc pozostaje najniższa: { $play }.
}
    .told = { $led ->
        [yes] Lewę otworzył as, więc pozostawała najniższa: { $play }.
       *[no] W lewie leżał as, więc pozostawała najniższa: { $play }.
    }
reason-equals = { $cards ->
    [one] To karta równie wysoka jak { $head }, a to wystarcza.
   *[other] To karty równie wysokie jak { $head }, a to wystarcza.
}
    .told = { $cards ->
        [one] To karta równie wysoka jak { $head }, a to wystarcza.
       *[other] To karty równie wysokie jak { $head }, a to wystarcza.
    }
reason-beats = { $cards ->
    [one] To karta wyższa niż { $head }.
   *[other] Każda jest { high-enough }.
}
    .told = { $cards ->
        [one] To karta wyższa niż { $head }.
       *[other] Każda jest { high-enough }.
    }

## Nie wolno

reason-not-held = { $cards ->
    [one] Tej karty nie masz na ręce: { $play }.
   *[other] Tych kart nie masz na ręce: { $play }.
}
    .told = { $cards ->
        [one] Tej karty nie było na ręce: { $play }.
       *[other] Tych kart nie było na ręce: { $play }.
    }
reason-under = { $asked ->
    [one] { $Play } to mniej niż { $head }, a twoja najniższa karta to { $lowest }.
   *[other] { $equal ->
        [yes] Przebijają tylko równe karty, każda { high-enough }
       *[no] Z kart { $play } nie każda jest { high-enough }
    }, a twoje najniższe to { $lowest }.
}
    .told = { $asked ->
        [one] { $Play } to mniej niż { $head }, a najniższa karta na ręce to { $lowest }.
       *[other] { $equal ->
            [yes] Przebijają tylko równe karty, każda { high-enough }
           *[no] Z kart { $play } nie każda jest { high-enough }
        }, a najniższe na ręce to { $lowest }.
    }
reason-must-head = { $Play } to mniej niż { $head }, a masz kartę dość wysoką.
    .told = { $Play } to mniej niż { $head }, a na ręce była karta dość wysoka.
reason-must-match = Dopóki masz kartę równie wysoką jak { $head }, { $play } musi poczekać.
    .told = Dopóki na ręce jest karta równie wysoka jak { $head }, { $play } musi poczekać.
reason-must-lead-lowest = Wyjść wolno tylko najniższą, a twoja najniższa karta to { $lowest }.
    .told = Wyjść wolno tylko najniższą, a najniższa karta na ręce to { $lowest }.
reason-must-obey-ace = { $led ->
    [yes] Lewę otworzył as, więc dozwolona jest tylko twoja najniższa: { $lowest }.
   *[no] W lewie leży as, więc dozwolona jest tylko twoja najniższa: { $lowest }.
}
    .told = { $led ->
        [yes] Lewę otworzył as, więc dozwolona była tylko najniższa: { $lowest }.
       *[no] W lewie leżał as, więc dozwolona była tylko najniższa: { $lowest }.
    }
reason-keep-one = Jedna karta musi zostać na ostatnią lewę.
    .told = Jedna karta musiała zostać na ostatnią lewę.
reason-unequal = Wyjść razem wolno tylko równymi kartami, a { $play } nie są równe.
    .told = Wyjść razem wolno tylko równymi kartami, a { $play } nie są równe.
reason-number = { $asked ->
    [one] Gra się jedną kartą, nie { $cards }.
    [few] Lewę otworzyły { $asked } karty, więc trzeba dołożyć { $asked }, nie { $cards }.
   *[many] Lewę otworzyło { $asked } kart, więc trzeba dołożyć { $asked }, nie { $cards }.
}
    .told = { $asked ->
        [one] Gra się jedną kartą, nie { $cards }.
        [few] Lewę otworzyły { $asked } karty, więc trzeba dołożyć { $asked }, nie { $cards }.
       *[many] Lewę otworzyło { $asked } kart, więc trzeba dołożyć { $asked }, nie { $cards }.
    }

## Co wolno zagrać

duty-lead = Wyjdź dowolną kartą.
duty-lead-lowest = Wyjdź najniższą kartą: { $lowest }.
duty-lead-sets = Wyjdź jedną kartą albo kilkoma równymi i zostaw jedną na ostatnią lewę.
duty-only = Została ci ostatnia karta: { $lowest }.
duty-any = Zagraj dowolną kartę.
duty-lowest = Pasuje tylko najniższa: { $lowest }.
duty-head = Pasuje tylko { $high }.
duty-head-or-lowest = Pasuje { $high } albo najniższa: { $lowest }.
duty-match = Pasuje tylko karta równie wysoka jak { $head }.
duty-set = { $sets ->
    [equal_sets] Zagraj { $asked ->
        [few] { $asked } równe karty
       *[many] { $asked } równych kart
    }, każda { high-enough }, albo swoje najniższe: { $lowest }.
   *[other] Zagraj { $asked ->
        [few] { $asked } karty
       *[many] { $asked } kart
    }, każda { high-enough }, albo swoje najniższe: { $lowest }.
}
