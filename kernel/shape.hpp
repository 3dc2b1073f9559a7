// What the kernel knows of a variant: numbers only, filled from the engine's own tables.
#pragma once

#include <cstdint>

namespace agurk {

constexpr int most_ranks = 24;
constexpr int most_players = 17;
constexpr int most_hand = 32;

// The choices of agurk.rules.choices, in the order in which they stand there. The order of the
// names is compared with the engine's by a test.
enum class HandRule : uint8_t { fixed, dealer_choice, loser_card, countdown, down_and_up, equal_all };
enum class HandShort : uint8_t { refuse, cap, first };
enum class NextDealer : uint8_t { left, loser, lowest_last_card };
enum class FirstLead : uint8_t { dealer_left, dealer, taker, lowest_last_card };
enum class Exchange : uint8_t {
    none, first_sets, dealer_sets, up_to_first, up_to_previous, free, whole_hands
};
enum class Lead : uint8_t { any, lowest, sets };
enum class Follow : uint8_t { optional, forced, match_first };
enum class SetFollow : uint8_t { each, equal, all };
enum class Reference : uint8_t { highest, previous };
enum class Ace : uint8_t { none, led, any, next };
enum class PenaltyTie : uint8_t { last, all, bonus };
enum class Multiplier : uint8_t { none, kontra, ones, exchange };
enum class Compare : uint8_t { at_least, more_than };
enum class LifeLost : uint8_t { none, max_other, highest_card };
enum class End : uint8_t { last_in, first_out, two_left, all_but_one_over, one_deal };
enum class AllOut : uint8_t { lowest_total, share, replay, rampo };
enum class Money : uint8_t { none, ante, difference, first_out };
enum class BuyIn : uint8_t { none, when_out, any_time };

// Ranks are the variant's different strengths, numbered from 0, the lowest. Cards of one rank are
// equal in every respect that play or price knows.
struct Shape {
    int32_t ranks = 0;
    int32_t cards = 0;                  // in the whole pack
    uint8_t copies[most_ranks] = {};    // cards of each rank in the pack
    uint8_t last[most_ranks] = {};      // where each rank stands in the last trick; 0 is the lowest
    int32_t cost[most_ranks] = {};      // what each costs when it takes the last trick
    uint32_t courts = 0;                // ranks that are court cards
    uint32_t ones = 0;                  // ranks that double the price under Multiplier::ones
    uint32_t losing = 0;                // ranks that lose the match at once when they take the last trick
    int32_t ace_rank = -1;              // the rank that binds followers where an ace does

    HandRule hand_rule = HandRule::fixed;
    HandShort hand_short = HandShort::refuse;
    NextDealer next_dealer = NextDealer::left;
    FirstLead first_lead = FirstLead::dealer_left;
    Exchange exchange = Exchange::none;
    Lead lead = Lead::any;
    Follow follow = Follow::optional;
    SetFollow set_follow = SetFollow::each;
    Reference reference = Reference::highest;
    Ace ace = Ace::none;
    PenaltyTie penalty_tie = PenaltyTie::last;
    Multiplier multiplier = Multiplier::none;
    Compare compare = Compare::at_least;
    LifeLost life_lost = LifeLost::none;
    End end = End::last_in;
    AllOut all_out = AllOut::lowest_total;
    Money money = Money::none;
    BuyIn buy_in = BuyIn::none;
    bool keep_cards = false;
    bool last_ace_low = false;
    bool aside_shown = false;  // whether the cards not dealt lie face up

    int32_t hand = 7, hand_min = 1, hand_max = 0;
    int32_t threshold = 21, exact_reset = 0, lives = 1;
    int32_t stake = 1, buy_in_times = 1, buy_in_others = 3, buy_in_stakes = 1;

    // Whether a hand fits one 64-bit word: four planes of sixteen ranks.
    bool narrow() const {
        if (ranks > 16) return false;
        for (int rank = 0; rank < ranks; ++rank)
            if (copies[rank] > 4) return false;
        return true;
    }
};

}  // namespace agurk
