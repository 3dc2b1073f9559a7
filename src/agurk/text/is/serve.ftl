# What `agurk serve` prints.

serving-alone = Agurk er á { $address } (aðeins fyrir þessa tölvu; --host 0.0.0.0 hleypir öðrum inn). Ctrl-C stöðvar.
serving = Agurk er á { $address } (fyrir alla sem ná sambandi við þessa tölvu). Ctrl-C stöðvar.
serving-there = Agurk er á { $address } (fyrir alla sem ná sambandi við þessa tölvu, á { $there }). Ctrl-C stöðvar.
serving-named-alone = Agurk hlustar á { $here } (aðeins fyrir þessa tölvu, það er fyrir staðgengil á henni) og er á { $address } fyrir aðra. Ctrl-C stöðvar.
serving-named = Agurk hlustar á { $here } (fyrir alla sem ná sambandi við þessa tölvu) og er á { $address } fyrir aðra. Ctrl-C stöðvar.
no-browser = Ekki tókst að opna vafra. Slóðin er { $address }.
