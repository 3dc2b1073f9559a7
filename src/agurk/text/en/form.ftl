### What is wrong with house rules, for a form that shows it at the fields.

problem-contradiction = “{ $one }” and “{ $other }” contradict each other.
problem-range = “{ $label }” is a whole number from { $least } to { $most }.
problem-value = “{ $label }” cannot be that.
problem-unknown = There is no such rule.
