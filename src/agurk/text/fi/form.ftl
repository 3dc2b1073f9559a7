### What is wrong with house rules, for a form that shows it at the fields.

problem-contradiction = ”{ $one }” ja ”{ $other }” ovat ristiriidassa keskenään.
problem-range = ”{ $label }” on kokonaisluku väliltä { $least }–{ $most }.
problem-value = ”{ $label }”: tämä arvo ei käy.
problem-unknown = Sellaista sääntöä ei ole.
