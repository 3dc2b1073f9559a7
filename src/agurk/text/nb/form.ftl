### What is wrong with house rules, for a form that shows it at the fields.

problem-contradiction = «{ $one }» og «{ $other }» motsier hverandre.
problem-range = «{ $label }» er et helt tall fra { $least } til { $most }.
problem-value = «{ $label }» kan ikke være det.
problem-unknown = Det finnes ingen slik regel.
