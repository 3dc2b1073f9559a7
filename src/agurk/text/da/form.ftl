### What is wrong with house rules, for a form that shows it at the fields.

problem-contradiction = »{ $one }« og »{ $other }« modsiger hinanden.
problem-range = »{ $label }« er et helt tal fra { $least } til { $most }.
problem-value = »{ $label }« kan ikke være det.
problem-unknown = Sådan en regel findes ikke.
