### Att föra protokoll vid ett bord med riktiga kort.
###
### $name är en spelare, $names flera i ett andetag, ingen av dem böjd. $points, $score, $before,
### $returns och $units är tal. Vad som hände säger scorekeeper.ftl.

## Bladen på den här enheten

score-title = För protokoll
new-sheet = Nytt blad
new-sheet-what = Vilka som spelar, efter vilka regler
sheets = Blad på den här enheten
no-sheets = Här är inget sparat än.
kept-most = De { $most } senaste bladen sparas på den här enheten och ingen annanstans.
kept-nowhere = Den här webbläsaren sparar inget: bladet är borta när sidan stängs.
sheet-going = { $players } · giv { $deal }
sheet-over = { $players } · vanns av { $names }
sheet-unread = { $name } kan inte läsas här.
save-unread = Spara som fil
too-many-sheets = Här finns { $most } blad som inte är färdiga, och det finns inte plats för fler. Radera ett först.
remove-sheet = Radera { $name }
remove-really = Radera det här bladet?
remove-yes = Radera
keep-it = Behåll
no-such-sheet = Det bladet finns inte på den här enheten.

## Ett nytt blad

sheet-name = Bordets namn
usual-name = Köksbordet
who-plays = Vilka spelar? Medurs runt bordet, den första givaren överst.
player-number = Spelare { $number }
remove-player = Utelämna spelare { $number }
add-player = En spelare till
draw-lot = Dra lott om den första givaren
variant = Variant
family-national = Efter land
house-rules = Husregler
threshold = En gurka vid så många poäng
threshold-more = En gurka över så många poäng
lives = Liv
fewer = En färre
more = En till
buy-in = Köpa in sig
buy-in-what = Den som är ute får komma tillbaka en gång, på den högsta poängen bland de andra.
begin = Börja
clash-reset-beyond = { $reset } poäng blir 0 igen, så gurkan måste komma senare.
clash-reset-costs = { $reset } poäng blir 0 igen, så det kan inte kosta en gurka också.
clash-too-few-left = Kort som är betalda ligger ute, och före den här poängen skulle det finnas för få kvar att ge.

## Att skriva upp en giv

bar-title = { $name } · giv { $deal }
undo = Ångra
redo = Gör om
more-menu = Blad och mer
match-over = Partiet är slut
who-took = Vem tog sista sticket?
who-took-several = Vem hade det högsta kortet?
in-order = I den ordning de spelade
shared = Flera hade det
which-card = Med vilket kort?
which-points = Hur många poäng?
note-points = Poäng i stället
note-card = Kort i stället
deals = { $name } ger { $cards ->
    [one] ett kort var
   *[other] { $cards } kort var
}
deals-choice = { $name } ger { $least } till { $most } kort var
pot = Pott: { $units }
out = ute
gone = har gått
# Läses högt: $lost av alla $all liv är förlorade.
cucumbers = { $lost ->
    [0] ingen gurka
    [one] en gurka
   *[other] { $lost } gurkor
} av { $all }
plus = +{ $points }
kontra = Vem sade kontra?
nobody = Ingen
one-played = En 1:a låg i sticket
exchanged = Så många gånger bytte { $name }
exchanged-once = ingen, eller gratis
exchanged-twice = en gång: dubbelt
exchanged-four = två gånger: fyrdubbelt
lowest = Vem lade det lägsta kortet? Den första av lika låga.
choose-who = Välj en spelare

## Vad knappen säger innan den trycks ner

choose-taker = Välj vem som tog det
choose-card = Välj kortet
choose-points = Skriv poängen
choose-lowest = Välj vem som lade det lägsta
pays = { $name } betalar { $points }
pays-life = { $name } betalar { $points }: en gurka
pays-out = { $name } betalar { $points } och är ute
pays-reset = { $name } betalar { $points }: tillbaka till 0
pay-each = { $names } betalar { $points } var
pay-unlike = { $names } betalar
pays-nothing = { $name } tar det gratis
loses = { $names } förlorar
counts-not = Given gäller inte
sum = { $before } och { $points } blir { $score }.
sum-first = Det blir { $score }.
sum-of = { $name }: { $score }.
back-in = Med igen på { $returns }.
back-in-of = { $name } är med igen på { $returns }.
is-out = { $name } är ute.
takes-off = { $name } drar av { $points }: { $score }.

## Att köpa in sig, och slutet

buy-in-at = Köp in på { $score }
stay-out = Stanna ute
stay-in = Behåll { $score }
rematch = Revansch
to-sheets = Alla blad

## Bladet

the-sheet = Bladet
print = Skriv ut
share = Dela
copied = Kopierat
save-record = Spara som .agurk
deal-column = Giv
card-column = Kort
total-row = Nu
does-not-count = gäller inte
bought-in = köpte in sig
sat-down = slog sig ner
got-up = gick
no-deals = Inget är betalt än.
dealt-by = { $name } gav
share-line = { $name }: { $score }
share-line-lives = { $name }: { $score }, { $lost ->
    [0] ingen gurka
    [one] en gurka
   *[other] { $lost } gurkor
}
share-line-out = { $name }: ute

## En tvist

dispute = Ett omtvistat kort
dispute-what = Var det tillåtet? Välj en rad och sedan dess kort.
dispute-trick = I sticket före det
dispute-played = Kortet det gäller
dispute-left = Ännu på handen
dispute-none = inga
next-player = Nästa spelare
take-back = Ta tillbaka det sista kortet
was-legal = Tillåtet. { $reason }
was-not-legal = Inte tillåtet. { $reason }
should-have = Det skulle ha varit { $plays }.
witnesses = Resten av handen visar det: { $cards }.
dispute-ask = Kort

## Runt bordet

round-table = Runt bordet
next-dealer = Vem ger nästa gång?
sit-down = Någon slår sig ner
sit-down-name = Namn
sit-after = Till vänster om
sit-end = Sist
sit = Slå dig ner
get-up = Någon går
get-up-name = { $name } går

## Vad som inte går

wrong-players = De här reglerna är för { $least } till { $most } spelare, inte { $players }.
wrong-no-name = Varje spelare behöver ett namn.
wrong-long-name = Ett namn har högst { $most } bokstäver.
wrong-odd-name = { $name } går inte att skriva på ett blad: använd bokstäver, siffror och mellanslag.
wrong-same-name = Två spelare heter { $name }. Lägg till en bokstav så att de kan skiljas åt.
wrong-too-few-cards = Leken räcker inte till { $cards } kort var för { $players } spelare.
wrong-too-few-equal = Så många kan inte ha lagt samma valör.
wrong-all-kept = Alla kort av den här valören ligger redan ute.
wrong-no-room = Fler än { $most } kan inte spela efter de här reglerna.
wrong-too-often = { $card } är med fler gånger än leken har det.
wrong-no-lowest = Säg också vem som lade det lägsta kortet: det avgör vem som fortsätter.
wrong-odd-points = Poäng är ett heltal från 0.
wrong-no-record = Spelare kom och gick så att det inte går att skriva som ett protokoll.
wrong-other = Det går inte att skriva upp nu.
