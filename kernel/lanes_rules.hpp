// What the lanes ask of a shape, laid out for them, and what a tier offers.
#pragma once

#include <cstdint>

#include "lanes.hpp"

namespace agurk {

constexpr int lane_ranks = 16;
constexpr int lane_cards = 64;

// The rules that are the same for every lane of a run.
struct LaneRules {
    int players, size, ranks, cards;
    uint8_t copies[lane_ranks];
    // For each card dealt, how many slots are left, and below what a draw is drawn again.
    uint16_t slots[lane_cards], again[lane_cards];

    bool plain;            // head or lowest, aces bind nobody, all seats play at random
    bool mixed;            // whether any seat does not play at random
    bool draws;            // whether any seat plays at random
    bool ties;             // whether it matters who else has the top rank
    Lead lead;
    Follow follow;
    Reference reference;
    Ace ace;
    uint16_t ace_bit;      // the rank that binds
    uint16_t ones;         // the ranks that double the price
    uint16_t low_last;     // the rank that is the lowest in the last trick; 0 for none
    uint8_t start;         // the place that leads the first trick
    LanePolicy policies[lane_players];  // by place in order of play
};

// The states of a block's eight streams.
struct LaneStreams {
    uint64_t a[8], b[8], c[8], d[8];
};

// Play so many steps of 32 deals. `took` gets for each deal taker | rank << 3 | led << 7 | doubled
// << 11, with ranks as they stand in the last trick. `equals`, unless null, gets the set of those
// who are as high, in order of play, and above it << 8 the place that led.
using PlayBlock = void (*)(const LaneRules&, LaneStreams&, int steps, uint16_t* took,
                           uint16_t* equals);

void play_block_scalar(const LaneRules&, LaneStreams&, int steps, uint16_t*, uint16_t*);
void play_block_sse2(const LaneRules&, LaneStreams&, int steps, uint16_t*, uint16_t*);
void play_block_avx2(const LaneRules&, LaneStreams&, int steps, uint16_t*, uint16_t*);
void play_block_avx512(const LaneRules&, LaneStreams&, int steps, uint16_t*, uint16_t*);

}  // namespace agurk
