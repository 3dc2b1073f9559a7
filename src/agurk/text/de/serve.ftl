# Was `agurk serve` ausgibt.

serving-alone = Agurk läuft unter { $address } (nur für diesen Rechner; mit --host 0.0.0.0 kommen auch andere hinein). Strg-C beendet es.
serving = Agurk läuft unter { $address } (für alle, die diesen Rechner erreichen). Strg-C beendet es.
serving-there = Agurk läuft unter { $address } (für alle, die diesen Rechner erreichen, unter { $there }). Strg-C beendet es.
serving-named-alone = Agurk lauscht unter { $here } (nur für diesen Rechner, also für einen Proxy darauf); für andere ist es unter { $address } zu finden. Strg-C beendet es.
serving-named = Agurk lauscht unter { $here } (für alle, die diesen Rechner erreichen); für andere ist es unter { $address } zu finden. Strg-C beendet es.
no-browser = Es ließ sich kein Browser öffnen; öffne { $address } selbst.
