### What is wrong with house rules, for a form that shows it at the fields.

problem-contradiction = „{ $one }“ og „{ $other }“ stangast á.
problem-range = „{ $label }“ er heil tala frá { $least } til { $most }.
problem-value = „{ $label }“ getur ekki verið það.
problem-unknown = Engin slík regla er til.
