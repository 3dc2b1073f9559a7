# Det `agurk serve` skriver.

serving-alone = Agurk er på { $address } (bare for denne maskinen; --host 0.0.0.0 slipper andre inn). Ctrl-C avslutter.
serving = Agurk er på { $address } (for alle som når denne maskinen). Ctrl-C avslutter.
serving-there = Agurk er på { $address } (for alle som når denne maskinen, på { $there }). Ctrl-C avslutter.
serving-named-alone = Agurk lytter på { $here } (bare for denne maskinen, altså for en proxy på den) og er på { $address } for andre. Ctrl-C avslutter.
serving-named = Agurk lytter på { $here } (for alle som når denne maskinen) og er på { $address } for andre. Ctrl-C avslutter.
no-browser = Ingen nettleser lot seg åpne; åpne { $address } selv.
