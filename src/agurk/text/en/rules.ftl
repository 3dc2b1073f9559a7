### The rules of any variant, sentence by sentence.
### Each sentence may use every field of the variant by its name, with its value as house rules
### write it, and the few that are worked out: $players (one, range), $pack_size, $ace_cost,
### $joker_cost, $club_six_cost, $club_seven_cost, $spade_seven_cost.

## Headings

rules-heading-cards = Players and cards
rules-heading-deal = Deal
rules-heading-before = Before play
rules-heading-play = Play
rules-heading-last = The last trick
rules-heading-score = Score
rules-heading-money = Money
rules-heading-end = End of the match
rules-heading-idle = Without effect
rules-heading-example = Example
rules-heading-about = Source

## Players and cards

rules-aim = { $values ->
    [none] Nobody wants the last trick: whoever takes it loses. The tricks before it only decide who leads.
   *[other] Nobody wants the last trick: whoever takes it pays. The tricks before it cost nothing and only decide who leads.
}
rules-players = { $players ->
    [one] For { $least_players } players.
   *[range] For { $least_players } to { $most_players } players.
}
rule-least-players = At least { $least_players } players.
rule-most-players = At most { $most_players } players.
rule-pack-std52 = The ordinary pack of 52 cards, from high to low A K Q J 10 9 8 7 6 5 4 3 2. Suits decide nothing.
rule-pack-gurken60 = A pack of 60 cards without suits: the numbers from 15, the highest, down to 1, four of each.
rule-pack-kille42 = The 42 Kille cards, two of each, from high to low Harlekin, Kuku, Husar, Husu, Kavall, Värdshus, the numbers from 12 down to 1, Kransen, Blompottan, Blaren.
rule-decks = { $decks ->
    [1] One pack is used.
   *[other] { $decks } packs are shuffled together: { $pack_size } cards in all.
}
rule-jokers = { $jokers ->
    [0] No jokers.
    [1] One joker is added.
   *[other] { $jokers } jokers are added.
}
rule-joker-as-none = Jokers are not used.
rule-joker-as-above_ace = A joker is higher than every ace.
rule-joker-as-ace = A joker is one more ace.
rule-top-card-none = { $pack ->
    [std52] No card ranks above the ace{ $joker_as ->
        [above_ace] {" "}but the jokers
       *[other] {""}
    }.
   *[other] No card has another place than its own.
}
rule-top-card-club_six = The six of clubs ranks above the ace and equals no other six{ $joker_as ->
    [above_ace] , but it equals a joker
   *[other] {""}
}.
rule-top-card-black_sevens = The seven of clubs ranks highest of all, the seven of spades next, both above the ace; they equal no other seven{ $joker_as ->
    [above_ace] . The seven of spades equals a joker
   *[other] {""}
}.
rule-top-card-black_sevens_at_7 = { rule-top-card-black_sevens }

## Deal

rules-lot = The first dealer is drawn by lot.
rules-cards-each = { $hand ->
    [one] one card
   *[other] { $hand } cards
}
rule-hand-rule-fixed = Everybody gets { rules-cards-each }, dealt one at a time from the dealer's left.
rule-hand-rule-dealer_choice = Before each deal the dealer names how many cards everybody gets: at least { $hand_min }, at most { $hand_max ->
    [0] as many as the pack gives equally
   *[other] { $hand_max }, if the pack gives them
}.
rule-hand-rule-loser_card = In the first deal everybody gets { rules-cards-each }. After that everybody gets as many cards as the card that took the last trick costs.
rule-hand-rule-countdown = In the first deal everybody gets { rules-cards-each }, in each deal after it one fewer, down to { $hand_min }. Then it starts with { $hand } again.
rule-hand-rule-cycle = In the first deal everybody gets { rules-cards-each }, in each deal after it one fewer, down to { $hand_min }, then one more, up to { $hand }, and so on.
rule-hand-rule-equal_all = The pack is dealt out as far as it goes, equally many cards to everybody{ $hand_max ->
    [0] {""}
   *[other] , but never more than { $hand_max }
}.
rule-hand = { $hand_rule ->
    [fixed] Everybody gets { rules-cards-each }.
    [loser_card] In the first deal everybody gets { rules-cards-each }.
    [countdown] In the first deal everybody gets { rules-cards-each }.
    [cycle] In the first deal everybody gets { rules-cards-each }.
   *[other] How many cards everybody gets is found in another way.
}
rule-hand-min = Nobody gets fewer than { $hand_min ->
    [one] one card
   *[other] { $hand_min } cards
}.
rule-hand-max = { $hand_max ->
    [0] Only the pack limits the hand.
    [one] Nobody gets more than one card.
   *[other] Nobody gets more than { $hand_max } cards.
}
rule-hand-short-refuse = { $keep_cards ->
    [yes] Where cards kept by players leave too few, everybody gets as many as the pack still gives equally.
   *[other] The pack must have that many cards for everybody.
}
rule-hand-short-cap = Where the pack is too small for that, everybody gets as many as it gives equally.
rule-hand-short-first = Where the pack is too small for that, everybody gets { rules-cards-each }; if even that is too many, as many as the pack gives equally.
rule-aside-hidden = { $exchange ->
    [none] { $hand_rule ->
        [equal_all] Cards left over are
       *[other] The other cards are
    } put aside face down; nobody sees them.
   *[other] The other cards are the stock, face down.
}
rule-aside-shown = Cards left over are laid open for all to see.
rule-next-dealer-left_active = { $end ->
    [one_deal] The next deal falls to the player on the left.
    [all_but_one_over] The next deal falls to the player on the left.
   *[other] The next deal falls to the next player on the left who is still in.
}
rule-next-dealer-loser = Whoever took the last trick deals next{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] , or the next player on the left if that one is out
}.
rule-next-dealer-lowest_last_card = Whoever played the lowest card to the last trick deals next, the first of equals{ $end ->
    [one_deal] {""}
    [all_but_one_over] {""}
   *[other] , or the next player on the left if that one is out
}.
rule-first-lead-dealer_left = The player on the dealer's left leads to the first trick.
rule-first-lead-dealer = The dealer leads to the first trick.
rule-first-lead-taker = In the first deal the player on the dealer's left leads to the first trick. After that it is whoever took the last trick of the deal before, or the next player on the left if that one is out.
rule-first-lead-lowest_last_card = In the first deal the player on the dealer's left leads to the first trick. After that it is whoever played the lowest card to the last trick of the deal before, the first of equals, or the next player on the left if that one is out.
rules-wrong-deal = A wrong deal that is noticed before the first card is played is dealt again by the same dealer.

## Before play

rule-exchange-none = No cards are changed.
rule-exchange-first_sets_n = Players may change cards with the stock, in turn from the dealer's left. The first changes any number; each of the others changes just as many or none. When the stock is shorter, it is all that is left or none.
rule-exchange-dealer_sets_n_keep2 = Players may change cards with the stock, the dealer first, then the others in turn from the left. The dealer changes any number but keeps two cards; each of the others changes just as many or none. When the stock is shorter, it is all that is left or none.
rule-exchange-le_first = Players may change cards with the stock while it lasts, in turn from the dealer's left. The first changes any number; nobody after that changes more.
rule-exchange-le_previous = Players may change cards with the stock while it lasts, in turn from the dealer's left. The first changes any number; nobody after that changes more than the player before.
rule-exchange-free = Players may change any number of cards with the stock while it lasts, in turn from the dealer's left.
rule-exchange-rassi = In three turns, each from the dealer's left, everybody may change the whole hand with the stock, or none of it. { $pack ->
    [std52] In the first turn only a hand without king, queen and jack may be changed, in the second any, in the third
   *[other] In the first two turns any hand may be changed, in the third
} only that of a player who changed in the second. A stock too short for a whole hand gives nothing.
rule-multiplier-none = Nothing doubles the price.
rule-multiplier-kontra = In turn from the dealer's left, each may call Kontra; the first call ends the asking. Then whoever pays for the last trick pays double, and a caller who pays does so four times over.
rule-multiplier-rassi = Changing in the first turn is free. Whoever has changed in the second and pays for the last trick pays double, and whoever has changed in the third as well pays four times as much.
rule-multiplier-ones_x2 = At least one 1 among the last cards doubles the price, once.

## Play

rules-to-head = { $reference ->
    [previous] the card played just before
   *[highest] the highest card in the trick
}
rule-lead-any = The leader plays any card.
rule-lead-lowest = The leader plays the lowest card in hand.
rule-lead-sets = The leader plays one card, or several of equal rank, but keeps at least one card for the last trick.
rule-follow-optional = { $lead ->
    [sets] The others follow clockwise with as many cards as were led: cards that head, or the lowest they hold. The choice is free: the lowest are allowed even to a player who could head.
   *[other] The others follow clockwise, each with a card at least as high as { rules-to-head } or with the lowest in hand. The choice is free: the lowest is allowed even to a player who could go higher.
}
rule-set-follow-elementwise = Cards head a set when, lowest against lowest and so on up, each is at least as high as its counterpart in the best set so far.
rule-set-follow-equal_sets = Only cards equal to each other head a set, when they are at least as high as the best set so far; unequal ones take nothing, however high.
rule-set-follow-all_ge_max = Cards head a set when each of them is at least as high as the highest single card in the trick.
rule-follow-forced = The others follow clockwise. Whoever holds a card at least as high as { rules-to-head } must play such a card; whoever does not plays the lowest in hand.
rule-follow-match_first = The others follow clockwise. Whoever holds a card equal to { rules-to-head } must play it; failing that a higher one; failing that the lowest in hand.
rules-equal-lowest = Of several equal lowest cards, any will do.
rule-reference-highest = What has to be headed is the highest card in the trick.
rule-reference-previous = Only the card played just before has to be headed, but the trick goes to the highest of all.
rule-ace-none = { $pack ->
    [std52] An ace has no special power: another ace may equal it.
   *[other] No card has a special power.
}
rule-ace-led = When an ace is led, everybody else must play the lowest card in hand, even someone who holds an ace.
rule-ace-any = Once an ace is in the trick, everybody after it must play the lowest card in hand, even someone who holds an ace.
rule-ace-next = Whoever plays right after an ace must play the lowest card in hand, even if it is another ace that could equal it.
rules-ace-taking = Before the last trick, an ace played under this duty does not take over from the ace before it{ $ace ->
    [next] ; one played later, after some other card, does
   *[other] {""}
}.
rules-taking = { $lead ->
    [sets] { $set_follow ->
        [all_ge_max] Whoever plays the highest single card takes the trick, the last one among equals, and leads to the next.
       *[other] The best set takes the trick, the last one among equals, and its player leads to the next.
    }
   *[other] The highest card takes the trick, the last one played among equals, and its player leads to the next.
}
rules-open-cards = Cards stay face up before those who played them.

## The last trick

rule-last-reveal-in_turn = The last card is played in turn like any other, though there is no choice left.
rule-last-reveal-simultaneous = The last cards are turned up all together; where their order matters, it goes clockwise from the leader.
rule-last-ace-high = { $pack ->
    [std52] The ace ranks in the last trick as it does before.
   *[other] The cards rank in the last trick as they do before.
}
rule-last-ace-low = In the last trick the ace is the lowest card, below the 2{ $values ->
    [none] {""}
   *[other] , and costs { $ace_cost }
}.
rule-penalty-tie-last_only = { $values ->
    [none] The highest card takes the last trick. Among equals the last one played does, and its player alone loses.
   *[other] The highest card takes the last trick, and its player pays. Among equals only the last one played pays.
}
rule-penalty-tie-all = { $values ->
    [none] Whoever plays the highest card to the last trick loses, and so does everybody who equals it.
   *[other] Whoever plays the highest card to the last trick pays, and so does everybody who equals it.
}
rule-penalty-tie-bonus = { $values ->
    [none] The highest card takes the last trick. Among equals the last one played does, and its player alone loses; the others would gain if there were points.
   *[other] The highest card takes the last trick. Among equals the last one played pays, and the others take its price off their scores, never below 0.
}
rule-values-none = There are no points.
rule-values-std = { $pack ->
    [gurken60] A card costs its number.
    [kille42] A card costs its place from the lowest up: Blaren 1, Blompottan 2, Kransen 3, the numbers from 1 to 12 cost 4 to 15, Värdshus 16, Kavall 17, Husu 18, Husar 19, Kuku 20, Harlekin 21.
   *[std52] A card costs its rank: 2 to 10 as printed, jack 11, queen 12, king 13{ $last_ace ->
        [high] , ace 14
       *[low] {""}
    }.
}
rule-values-times5 = { $pack ->
    [gurken60] A card costs five times its number.
    [kille42] A card costs five times its place from the lowest up: Blaren 5, Blompottan 10, Kransen 15, the numbers from 1 to 12 cost 20 to 75, Värdshus 80, Kavall 85, Husu 90, Husar 95, Kuku 100, Harlekin 105.
   *[std52] A card costs five times its rank: 10 for a 2, 50 for a 10, jack 55, queen 60, king 65{ $last_ace ->
        [high] , ace 70
       *[low] {""}
    }.
}
rule-values-courts_ace_11 = { $pack ->
    [gurken60] Cards from 1 to 10 cost their number, all higher ones 11.
    [kille42] Blaren costs 1, Blompottan 2, Kransen 3, the numbers from 1 to 7 cost 4 to 10, all higher cards 11.
   *[std52] Cards from 2 to 10 cost what is printed, jack, queen and king 11{ $last_ace ->
        [high] , and so does the ace
       *[low] {""}
    }.
}
rule-values-courts_10_ace_11 = { $pack ->
    [gurken60] Cards from 1 to 10 cost their number, 11 to 13 cost 10, 14 and 15 cost 11.
    [kille42] Blaren costs 1, Blompottan 2, Kransen 3, the numbers from 1 to 7 cost 4 to 10, 8 to 10 cost 10, all higher cards 11.
   *[std52] Cards from 2 to 10 cost what is printed, jack, queen and king 10{ $last_ace ->
        [high] , ace 11
       *[low] {""}
    }.
}
rule-values-gurken = { $pack ->
    [gurken60] A card costs the cucumbers printed on it: a 1 none, 2 to 5 one, 6 to 9 two, 10 and 11 three, 12 to 14 four, 15 five.
    [kille42] A card costs cucumbers: Blaren none, Blompottan, Kransen, 1 and 2 one, 3 to 6 two, 7 and 8 three, 9 to 11 four, 12 and all higher cards five.
   *[std52] A card costs cucumbers: 2 to 5 one, 6 to 9 two, 10 and jack three, queen and king four{ $last_ace ->
        [high] , ace four
       *[low] {""}
    }.
}
rule-values-one = The last trick costs one point, whatever the card.
rules-joker-cost = A joker costs { $joker_cost }.
rules-club-six-cost = The six of clubs costs { $club_six_cost }.
rules-black-sevens-cost = The seven of clubs costs { $club_seven_cost }, the seven of spades { $spade_seven_cost }.
rule-keep-cards = { $keep_cards ->
    [yes] Whoever pays keeps the card face up before them, out of the pack, until they are out.
   *[no] Every deal is made from the full pack.
}
rule-top-card-loses = { $top_card_loses ->
    [yes] Whoever takes the last trick with { $top_card ->
        [black_sevens] a black seven
        [black_sevens_at_7] a black seven
       *[club_six] the six of clubs
    } loses the match at once; the lowest score among the others wins.
   *[no] No single card ends the match.
}

## Score

rule-lives = { $lives ->
    [1] Everybody has one life.
   *[other] Everybody has { $lives } lives. Whoever has lost them all is out.
}
rule-threshold = { $threshold ->
    [0] No score is too much.
   *[other] { $end ->
        [one_deal] A score of { $threshold } would be too much in a longer match.
        [all_but_one_over] Whoever has { rules-too-much } is over, but nobody leaves.
       *[other] { $lives ->
            [1] Whoever has { rules-too-much } is out: a cucumber.
           *[other] Whoever has { rules-too-much } loses a life: a cucumber.
        }
    }
}
rules-too-much = { $compare ->
    [gt] more than { rules-points }
   *[ge] { rules-points } or more
}
rules-points = { $threshold ->
    [one] one point
   *[other] { $threshold } points
}
rule-compare-ge = { $threshold ->
    [1] A single point is already too much.
   *[other] Exactly { $threshold } is already too much.
}
rule-compare-gt = Exactly { $threshold } is not yet too much.
rule-exact-reset = { $exact_reset ->
    [0] No score is cleared.
   *[other] Whoever has exactly { $exact_reset } goes back to 0{ $keep_cards ->
        [yes] {" "}and returns the cards kept to the pack
       *[no] {""}
    }.
}
rule-life-lost-none = { $lives ->
    [1] With one life there is no return.
   *[other] Whoever loses a life and has another goes on with 0.
}
rule-life-lost-max_other_active = Whoever loses a life and has another goes on with the highest score of any other player still in{ $penalty_tie ->
    [all] , not counting those who lose a life by the same trick
   *[other] {""}
}.
rule-life-lost-keep_highest_card = Whoever loses a life and has another keeps only the highest of the cards kept, and its price is the new score.

## Money

rule-money-none = Nothing is played for.
rule-money-ante_pot = Everybody pays a stake of { $stake ->
    [one] one unit
   *[other] { $stake } units
} to the pot before the match. The winner takes the pot; several winners share it.
rule-money-pay_difference = At the end each player pays the winner one unit for every point between their scores.
rule-money-first_out_pays = The first player out, or each of several together, pays 5 units to the pot{ $pack ->
    [std52] , or 10 if out on a jack, queen or king
   *[other] {""}
}. The winner takes the pot.
rule-stake = One stake is { $stake ->
    [one] one unit
   *[other] { $stake } units
}.
rule-buy-in-none = There is no buying in.
rule-buy-in-on_elimination = Whoever goes out may buy in and goes on with the highest score of the others still in.
rule-buy-in-any_time = Whoever goes out may buy in and goes on with the highest score of the others still in. Between two deals players still in may do the same where it lowers their score.
rule-buy-in-times = { $buy_in_times ->
    [1] Each may buy in once in a match.
   *[other] Each may buy in { $buy_in_times } times in a match.
}
rule-buy-in-others = { $buy_in_others ->
    [one] It takes at least one other who is still in.
   *[other] It takes at least { $buy_in_others } others who are still in.
}
rule-buy-in-stakes = { $buy_in_stakes ->
    [0] Buying in is free.
    [1] Buying in costs a stake, which goes to the pot.
   *[other] Buying in costs { $buy_in_stakes } stakes, which go to the pot.
}
rules-buy-in-order = Players are asked in turn from the dealer's left; whoever has bought in counts as in for the next.

## End of the match

rule-end-last_in = The last player in wins.
rule-end-first_out = The match ends when somebody is out. Those out lose, and the lowest score among the others wins.
rule-end-two_left = The match ends when two players are left. The lower score wins.
rule-end-all_but_one_over = The match ends when all but one are over, or all. The lowest score wins.
rule-end-one_deal = One deal is a match. Whoever { $values ->
    [none] takes the last trick
   *[other] pays
} has lost, and all others win.
rule-all-out-lowest_total = If a shared price puts out everybody who is left, the lowest score among them wins; equals share the win.
rule-all-out-share_all = If a shared price puts out everybody who is left, they all share the win.
rule-all-out-replay = If a shared price would put out everybody who is left, that deal does not count and is played again.
rule-all-out-rampo = Rampo: if a shared price would put out everybody who is left, nobody pays, the pot stays, and all who began the match start again with 0.

## Without effect

rules-idle = Also set, without effect here: { $settings }.
rules-setting = { $label }: { $value }

## Source

rules-source = After { $source }.
rule-grade-A = The source was read in full.
rule-grade-B = Known at second hand, or with gaps filled by a reading.
rule-grade-C = Known from one program or one short page.
rules-revision = Revision { $revision } of these rules.
