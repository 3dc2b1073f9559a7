### What is wrong with house rules, for a form that shows it at the fields.

problem-contradiction = ”{ $one }” och ”{ $other }” motsäger varandra.
problem-range = ”{ $label }” är ett heltal från { $least } till { $most }.
problem-value = ”{ $label }” kan inte vara det.
problem-unknown = Det finns ingen sådan regel.
