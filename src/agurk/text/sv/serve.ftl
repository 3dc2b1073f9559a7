# Vad `agurk serve` skriver.

serving-alone = Agurk finns på { $address } (bara för den här maskinen; --host 0.0.0.0 släpper in andra). Ctrl-C avslutar.
serving = Agurk finns på { $address } (för alla som når den här maskinen). Ctrl-C avslutar.
serving-there = Agurk finns på { $address } (för alla som når den här maskinen, på { $there }). Ctrl-C avslutar.
serving-named-alone = Agurk lyssnar på { $here } (bara för den här maskinen, alltså för en proxy på den) och finns på { $address } för andra. Ctrl-C avslutar.
serving-named = Agurk lyssnar på { $here } (för alla som når den här maskinen) och finns på { $address } för andra. Ctrl-C avslutar.
no-browser = Ingen webbläsare gick att öppna; öppna { $address } själv.
