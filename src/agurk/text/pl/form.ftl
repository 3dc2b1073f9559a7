### What is wrong with house rules, for a form that shows it at the fields.

problem-contradiction = „{ $one }” i „{ $other }” wykluczają się.
problem-range = „{ $label }” to liczba całkowita od { $least } do { $most }.
problem-value = „{ $label }” nie może mieć takiej wartości.
problem-unknown = Nie ma takiej zasady.
