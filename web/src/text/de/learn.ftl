### Das Spiel lernen.

title = Lernen
in-four-sentences = Jeder bekommt sieben Karten. Spiel mindestens so hoch wie die höchste Karte im Stich, oder wirf deine niedrigste ab. Wer den letzten Stich bekommt, zahlt, was seine Karte wert ist. Bei 21 wird eine Gurke gezeichnet; bei der zweiten bist du raus.
lesson = Zehn kurze Übungen
lesson-what = Vier Minuten. Probier aus, was erlaubt ist, und sieh, warum.
danish-rules = Die dänischen Regeln
danish-rules-what = Alles in Worten, mit einem Beispiel.
example = Ein Stich und eine Abrechnung
example-what = Geh es Schritt für Schritt durch. Tippe eine Karte von B an: Ist sie erlaubt?
all-variants = Die Regeln aller Varianten
all-variants-what = { $count } Arten zu spielen, erklärt vom selben Programm, das sie überwacht.
search = Nach Namen suchen
family-danish = Dänemark
family-cucumber = Cucumber
family-swedish = Schweden
family-norwegian = Norwegen
family-finnish = Finnland
family-icelandic = Island
family-polish = Polen
family-relatives = Verwandte Spiele
players = { $least ->
    [one] { $least }
   *[other] { $least }
}–{ $most } Spieler
rules = Regeln
print = Drucken
play-variant = Gegen Bots spielen

## Das Beispiel, Schritt für Schritt: drei Spieler, ein Stich, dann eine Abrechnung

step-of = Schritt { $step } von { $all }
next-step = Weiter
first-step = Von vorn
step-lead = A spielt 9♣ aus. Ausspielen darf man jede Karte.
step-choice = B muss 9 oder höher spielen, oder die niedrigste Karte. Der König und die 2 sind erlaubt, die 6 nicht.
step-throw = B wirft 2♠ ab und behält den König. Niemand muss stechen.
step-equal = C spielt 9♥. Eine gleiche Karte ist hoch genug, und Farben spielen keine Rolle.
step-taken = C bekommt den Stich: Von zwei Neunen zählt die zuletzt gespielte. C spielt als Nächstes aus.
step-early = Ein früher Stich kostet nichts. Er entscheidet nur, wer ausspielt.
step-last = Wäre es der letzte Stich, würde C 9 zahlen.
step-count = Angenommen, C hatte 14: 14 und 9 macht 23. Das ist 21 oder mehr.
step-life = Eine Gurke für C. Die anderen haben 5 und 12, also macht C bei 12 weiter.
# Eine Karte von B, die angetippt wurde.
try-legal = { $card } ist erlaubt: so hoch wie die 9, oder höher.
try-lowest = { $card } ist erlaubt: die niedrigste Karte der Hand.
try-not = { $card } ist nicht erlaubt: unter der 9, und nicht die niedrigste Karte.
scores = Punkte
score = { $player }: { $score }
column-hand = Hand
column-played = Stich

## Die Übungen

lesson-title = Zehn kurze Übungen
exercise = Übung { $number } von { $all }
which-legal = Welche Karten sind erlaubt? Markiere alle.
who-takes = Wer bekommt diesen Stich?
who-pays = Es ist der letzte Stich. Wer zahlt, und wie viel?
what-then = Was geschieht dann?
hand-is = Deine Hand
trick-is = Der Stich bisher
nothing-led = Du spielst aus.
check = Prüfen
next = Weiter
again = Noch einmal von vorn
right = Richtig.
wrong = Nicht ganz.
marked-missing = Auch erlaubt: { $cards }.
marked-wrong = Nicht erlaubt: { $cards }.
done = { $right ->
    [10] Zehn von zehn. Der Tisch wartet.
   *[other] { $right } von { $all }. Der Tisch wartet.
}
to-table = Eine Partie spielen
pays = { $player } zahlt { $points }
takes = { $player }
then-kept = Sonst nichts
then-life = Eine Gurke, und weiter bei { $score }
then-out = Raus
then-kept-score = Es bleibt bei { $score }.
scores-are = { $player } hat { $score } Punkte und { $lost ->
    [0] keine Gurke
    [one] eine Gurke
   *[other] { $lost } Gurken
}. Die anderen haben { $others }. { $player } zahlt { $points }.
why-lead = Wer ausspielt, darf jede Karte spielen.
why-head = So hoch wie die höchste Karte, oder höher; oder die niedrigste Karte der Hand.
why-equal = Eine gleiche Karte ist hoch genug.
why-all-low = Ist keine Karte hoch genug, ist nur die niedrigste erlaubt.
why-two-lowest = Von zwei gleichen niedrigsten Karten sind beide erlaubt.
why-free = Niemand muss stechen: Die niedrigste Karte ist erlaubt, auch mit einer höheren auf der Hand.
why-last-equal = Von gleichen höchsten Karten bekommt die zuletzt gespielte den Stich.
why-price = Der Preis ist die Karte, die den letzten Stich bekam: 2 bis 10 wie aufgedruckt, Bube 11, Dame 12, König 13, Ass 14.
why-life = Bei 21 oder mehr wird eine Gurke gezeichnet. Weiter geht es beim höchsten Stand der anderen.
why-exactly = Genau 21 ist auch schon zu viel.
why-out = Die zweite Gurke ist die letzte.
