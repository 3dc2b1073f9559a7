# What `agurk serve` prints.

serving-alone = Agurk is at { $address } (for this machine only; --host 0.0.0.0 lets others in). Ctrl-C ends it.
serving = Agurk is at { $address } (for everybody who can reach this machine). Ctrl-C ends it.
no-browser = No browser could be opened; open { $address } yourself.
