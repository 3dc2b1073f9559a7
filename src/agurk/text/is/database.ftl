# What the commands for a server's database print.

upgraded = { $database }: töflurnar eru nú þær sem þessi útgáfa notar.
up-to-date = { $database }: töflurnar eru þegar þær sem þessi útgáfa notar.
rotated = { $database }: nýr lykill er kominn til að undirrita með. { $kept ->
    [1] Það sem síðasti lykill undirritaði gildir áfram.
    [one] Það sem síðasti { $kept } lykill undirritaði gildir áfram.
   *[other] Það sem síðustu { $kept } lyklar undirrituðu gildir áfram.
}
retired = { $rooms ->
    [0] Ekkert herbergi var nógu gamalt.
    [1] Eitt herbergi var fjarlægt; leikir sem lauk þar eru kyrrir.
    [one] { $rooms } herbergi var fjarlægt; leikir sem lauk þar eru kyrrir.
   *[other] { $rooms } herbergi voru fjarlægð; leikir sem lauk þar eru kyrrir.
}
forgotten = { $matches ->
    [0] Nafnið og auðkennið eru horfin; þau voru ekki í neinum loknum leik.
    [1] Nafnið og auðkennið eru horfin, líka úr einum loknum leik.
    [one] Nafnið og auðkennið eru horfin, líka úr { $matches } loknum leik.
   *[other] Nafnið og auðkennið eru horfin, líka úr { $matches } loknum leikjum.
}
exported = { $rows ->
    [1] { $file }: ein lína úr { $database }. Skráin geymir leyndarmál.
    [one] { $file }: { $rows } lína úr { $database }. Skráin geymir leyndarmál.
   *[other] { $file }: { $rows } línur úr { $database }. Skráin geymir leyndarmál.
}
imported = { $rows ->
    [0] { $database }: allt úr { $file } var þegar til.
    [1] { $database }: einni línu fleira.
    [one] { $database }: { $rows } línu fleira.
   *[other] { $database }: { $rows } línum fleira.
}
progress = { $rows ->
    [one] { $rows } lína
   *[other] { $rows } línur
}
