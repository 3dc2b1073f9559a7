# Co wypisuje `agurk serve`.

serving-alone = Agurk działa pod adresem { $address } (tylko dla tego komputera; --host 0.0.0.0 wpuszcza innych). Ctrl-C kończy.
serving = Agurk działa pod adresem { $address } (dla wszystkich, którzy mają dostęp do tego komputera). Ctrl-C kończy.
serving-there = Agurk działa pod adresem { $address } (dla wszystkich, którzy mają dostęp do tego komputera, pod adresem { $there }). Ctrl-C kończy.
serving-named-alone = Agurk nasłuchuje pod adresem { $here } (tylko dla tego komputera, czyli dla działającego na nim proxy), a dla innych jest pod adresem { $address }. Ctrl-C kończy.
serving-named = Agurk nasłuchuje pod adresem { $here } (dla wszystkich, którzy mają dostęp do tego komputera), a dla innych jest pod adresem { $address }. Ctrl-C kończy.
no-browser = Nie udało się otworzyć przeglądarki; otwórz { $address } samodzielnie.
