### What is wrong with house rules, for a form that shows it at the fields.

problem-contradiction = „{ $one }“ und „{ $other }“ widersprechen sich.
problem-range = „{ $label }“ ist eine ganze Zahl von { $least } bis { $most }.
problem-value = „{ $label }“ kann das nicht sein.
problem-unknown = Eine solche Regel gibt es nicht.
