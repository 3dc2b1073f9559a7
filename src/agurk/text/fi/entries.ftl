### What is wrong about an entry on a score sheet.
###
### $name is a player, or what was given as a name; $names are players, with commas. $said and $word
### are what was typed, $card is a rank or a card as it is typed, $variant the name of the rules.

## Names

name-missing = Pelaaja tarvitsee nimen.
name-long = ”{ $start }...” on liian pitkä nimeksi; käytä enintään { $most } merkkiä.
# $name stands in quotation marks here.
name-odd = { $name } ei kelpaa nimeksi: käytä kirjaimia, numeroita ja välilyöntejä.
name-taken = { $name } on jo pöydässä; lisää kirjain, niin heidät erottaa.
name-command = ”{ $name }” on täällä komento; valitse toinen nimi.
# $names are joined by "tai" here.
name-unclear = ”{ $said }” voi olla { $names }; kirjoita nimeä pidemmälle.
name-unknown = Kenenkään nimi täällä ei ole ”{ $said }”. Pöydässä: { $names }.
not-here = { $name } ei ole pöydässä. Pöydässä: { $names }.
is-out = { $name } on ulkona. Vielä mukana: { $names }.

## What was typed

say-who = Kirjoita nimi, esimerkiksi { $name }.
say-who-after = Kirjoita sanan ”{ $word }” jälkeen nimi.
nothing-after = ”{ $said }” sanan ”{ $word }” jälkeen ei tarkoita mitään.
# $example is a player with a card.
not-understood = ”{ $said }” ei ole komento eikä pelaaja ja kortti, kuten { $example }. Kirjoita ?, niin saat ohjeita.

## The last trick

taker-missing = Kirjoita, kuka vei viimeisen tikin.
no-taker = Jonkun on täytynyt viedä viimeinen tikki.
one-card-each = Kukin pelaaja lyö viimeiseen tikkiin vain yhden kortin.
last-pays = { $variant }: yhtä suurista vain viimeisenä lyöty tuo pisteitä. Nimeä vain sen lyöjä.
no-lowest = Kerro myös, kuka löi pienimmän viimeisen kortin: se ratkaisee, kuka jatkaa.
cards-too-few = { $players } pelaajaa ei ole voinut lyödä arvoa { $card }; pakassa on niitä liian vähän.
cards-kept = Kaikki arvon { $card } kortit ovat pelaajien edessä, poissa pakasta.
suit-missing = Arvon { $card } kortit eivät maksa kaikki yhtä paljon: kerro myös maa, esimerkiksi { $example }.

## What it costs

no-kontra = { $variant }: Kontra ei kuulu näihin sääntöihin.
no-ones = { $variant }: 1 viimeisessä tikissä ei kaksinkertaista mitään.
no-exchange = { $variant }: vaihto ei kaksinkertaista mitään.
no-points = { $variant }: näissä säännöissä ei ole pisteitä.
card-or-points = Kerro kortti, joka vei viimeisen tikin, tai pisteet.
card-and-points = Kerro joko kortti tai pisteet, ei molempia.
points-range = Pisteitä voi olla 0–{ $most }, ei { $points }.
points-multiplied = Pisteet on jo kerrottu; kerro kortti, niin ne lasketaan puolestasi.

## When it can be entered

not-opened = Pöytäkirja on aloitettava ennen muita merkintöjä.
opened-already = Pöytäkirja on jo aloitettu.
nothing-to-undo = Mitään peruttavaa ei ole.
nothing-to-redo = Mitään uudelleen tehtävää ei ole.
is-over = Peli on ohi, voitti { $names }. `rematch` aloittaa uuden.
not-over = Peli ei ole ohi, joten uutta ei voi vielä aloittaa.
no-further-deal = Peli on ohi, kun kukaan ei osta itseään takaisin, joten uutta jakoa ei tule.
answer-first = Kerro ensin, ostaako { $name } itsensä takaisin.
asked-first = Ensin kysytään, ostaako { $name } itsensä takaisin.
no-buy-in = { $variant }: kukaan ei osta itseään takaisin.
no-buy-in-now = { $name } ei voi nyt ostaa itseään takaisin: se käy jaon jälkeen, kultakin enintään { $times ->
    [one] kerran
   *[other] { $times } kertaa
}, kun mukana on vähintään { $others ->
    [one] yksi muu
   *[other] { $others } muuta
}, ja jos pisteet vähenevät.

## Saving

file-taken = Pöytäkirja itse on tiedostossa { $file }; valitse toinen nimi.
file-homeless = Kotikansiota ei löydy: { $file }.
file-ending = Anna tiedostolle nimi, jonka lopussa on { $endings }.
record-seats = Pelaajia on ollut { $players }, liikaa tallenteeseen, jossa jokaisella on paikka. Tallenna pöytäkirja muodossa .txt tai .svg.
