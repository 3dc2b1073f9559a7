# What `agurk serve` prints.

serving-alone = Agurk is at { $address } (for this machine only; --host 0.0.0.0 lets others in). Ctrl-C ends it.
serving = Agurk is at { $address } (for everybody who can reach this machine). Ctrl-C ends it.
serving-there = Agurk is at { $address } (for everybody who can reach this machine, at { $there }). Ctrl-C ends it.
serving-named-alone = Agurk listens at { $here } (for this machine only, so for a proxy on it) and is at { $address } for others. Ctrl-C ends it.
serving-named = Agurk listens at { $here } (for everybody who can reach this machine) and is at { $address } for others. Ctrl-C ends it.
no-browser = No browser could be opened; open { $address } yourself.
