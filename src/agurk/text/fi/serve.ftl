# What `agurk serve` prints.

serving-alone = Agurk on osoitteessa { $address } (vain tälle koneelle; --host 0.0.0.0 päästää muutkin). Ctrl-C lopettaa.
serving = Agurk on osoitteessa { $address } (kaikille, jotka saavat yhteyden tähän koneeseen). Ctrl-C lopettaa.
serving-there = Agurk on osoitteessa { $address } (kaikille, jotka saavat yhteyden tähän koneeseen, osoitteessa { $there }). Ctrl-C lopettaa.
serving-named-alone = Agurk kuuntelee osoitteessa { $here } (vain tällä koneella, siis välityspalvelinta varten) ja on muille osoitteessa { $address }. Ctrl-C lopettaa.
serving-named = Agurk kuuntelee osoitteessa { $here } (kaikille, jotka saavat yhteyden tähän koneeseen) ja on muille osoitteessa { $address }. Ctrl-C lopettaa.
no-browser = Selainta ei voitu avata; avaa { $address } itse.
