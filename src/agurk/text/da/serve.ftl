# Hvad `agurk serve` skriver.

serving-alone = Agurk er på { $address } (kun for denne maskine; --host 0.0.0.0 lukker andre ind). Ctrl-C stopper.
serving = Agurk er på { $address } (for alle, der kan nå denne maskine). Ctrl-C stopper.
serving-there = Agurk er på { $address } (for alle, der kan nå denne maskine, på { $there }). Ctrl-C stopper.
serving-named-alone = Agurk lytter på { $here } (kun for denne maskine, altså for en proxy på den) og er på { $address } for andre. Ctrl-C stopper.
serving-named = Agurk lytter på { $here } (for alle, der kan nå denne maskine) og er på { $address } for andre. Ctrl-C stopper.
no-browser = Der kunne ikke åbnes nogen browser; åbn selv { $address }.
