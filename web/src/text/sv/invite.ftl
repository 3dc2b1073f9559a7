### Att välja vad som spelas, ensam eller med vänner.

play-title = Spela mot bottar
invite-title = Bjud in vänner
your-name = Ditt namn
variant = Variant
family-national = Efter land
family-danish = Danmark
family-cucumber = På andra håll
family-swedish = Sverige
family-norwegian = Norge
family-finnish = Finland
family-icelandic = Island
family-polish = Polen
family-relatives = Spelets släktingar
# Hur säkra vi är på att det spelas så.
grade = { $grade ->
    [A] Regler från goda källor.
    [B] Regler från en enda källa.
   *[C] Regler så långt de är kända.
}
read-rules = Läs reglerna
players = Spelare
fewer = En färre
more = En till
level = Hur bra bottar spelar
bot-beginner-what = Ser inte längre än till kortet i handen och minns ingenting.
bot-learner-what = Anar vad sista sticket kräver och minns ingenting.
bot-casual-what = Planerar i grova drag och glömmer varje stick när det är taget.
bot-practised-what = Ser slutet komma och minns det senaste sticket.
bot-skilled-what = Planerar väl och minns de två senaste sticken.
bot-expert-what = Gör sällan fel och minns de fyra senaste sticken.
bot-master-what = Minns varje kort och läser av ditt spel vad du har på handen.
quick-bots = Bottar spelar genast
quick-bots-what = Annars tar de tid på sig, som folk gör.
house-rules = Husregler
changed = { $count ->
    [one] { $count } ändrad
   *[other] { $count } ändrade
}
pace = Betänketid
pace-none = Ingen klocka
pace-none-what = Alla tar den tid de vill.
pace-relaxed = Lugnt
pace-relaxed-what = En minut för ett kort.
pace-quick = Snabbt
pace-quick-what = 15 sekunder för ett kort.
late = När tiden är ute
late-lowest = Lägsta kortet
late-lowest-what = Det lägsta tillåtna kortet läggs.
late-bot = En bott
late-bot-what = En bott spelar tills platsens ägare är tillbaka.
spectators = Andra får titta på
spectators-what = De ser bordet, aldrig en hand.
undo = Ett kort får tas tillbaka
undo-what = Om alla är överens och inget nytt har synts.
hints = Tips ges
hints-what = Vad varje kort är värt; alla får höra när någon frågar.
listed = Öppet för alla
listed-what = Alla hittar bordet där man väljer vad man spelar, och ingen kan skriva fri text.
make-link = Gör länken
making-link = Öppnar bordet …
open-tables = Öppna bord
# $people: namn, eller ett streck.
open-table = { $people } · { $free ->
    [0] ingen ledig plats
    [one] en ledig plats
   *[other] { $free } lediga platser
} · { $stage ->
    [playing] spelar
   *[other] väntar
}
sit-down = Slå dig ner
watch = Titta på
