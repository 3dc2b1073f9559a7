### Wybór tego, w co się gra, samotnie albo ze znajomymi.

play-title = Gra z botami
invite-title = Zaproś znajomych
your-name = Twoje imię
variant = Wariant
family-national = Według krajów
family-danish = Dania
family-cucumber = Gdzie indziej
family-swedish = Szwecja
family-norwegian = Norwegia
family-finnish = Finlandia
family-icelandic = Islandia
family-polish = Polska
family-relatives = Krewni tej gry
# Na ile pewne jest, że tak się gra.
grade = { $grade ->
    [A] Reguły z dobrych źródeł.
    [B] Reguły z jednego źródła.
   *[C] Reguły na tyle, na ile są znane.
}
read-rules = Przeczytaj reguły
players = Gracze
fewer = O jednego mniej
more = O jednego więcej
level = Jak dobrze grają boty
bot-beginner-what = Nie widzi dalej niż do karty w ręce i niczego nie pamięta.
bot-learner-what = Przeczuwa, czego trzeba w ostatniej lewie, i niczego nie pamięta.
bot-casual-what = Planuje z grubsza i zapomina każdą lewę, gdy tylko jest wzięta.
bot-practised-what = Widzi zbliżający się koniec i pamięta ostatnią lewę.
bot-skilled-what = Dobrze planuje i pamięta dwie ostatnie lewy.
bot-expert-what = Rzadko się myli i pamięta cztery ostatnie lewy.
bot-master-what = Pamięta każdą kartę i z twojej gry czyta, co masz w ręce.
quick-bots = Boty grają od razu
quick-bots-what = Inaczej się zastanawiają, jak ludzie.
house-rules = Zasady domowe
changed = { $count ->
    [one] { $count } zmiana
    [few] { $count } zmiany
   *[many] { $count } zmian
}
pace = Czas do namysłu
pace-none = Bez zegara
pace-none-what = Każdy myśli, ile chce.
pace-relaxed = Spokojnie
pace-relaxed-what = Minuta na kartę.
pace-quick = Szybko
pace-quick-what = 15 sekund na kartę.
late = Gdy czas minie
late-lowest = Najniższa karta
late-lowest-what = Gra się najniższą dozwoloną kartą.
late-bot = Bot
late-bot-what = Bot gra z tego miejsca, póki jego gracz nie wróci.
spectators = Inni mogą patrzeć
spectators-what = Widzą stół, ale niczyjej ręki.
undo = Kartę można cofnąć
undo-what = Jeśli wszyscy się zgodzą, a nic nowego nie wyszło na jaw.
hints = Są podpowiedzi
hints-what = Ile warta jest każda karta; wszyscy się dowiedzą, gdy ktoś zapyta.
listed = Otwarty dla wszystkich
listed-what = Każdy znajdzie stół tam, gdzie wybiera się grę, i nikt nie może pisać dowolnego tekstu.
make-link = Utwórz link
making-link = Stół się otwiera …
open-tables = Otwarte stoły
# $people: imiona albo kreska.
open-table = { $people } · { $free ->
    [0] brak wolnych miejsc
    [one] jedno wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
} · { $stage ->
    [playing] gra trwa
   *[other] czeka
}
sit-down = Usiądź
watch = Patrz
