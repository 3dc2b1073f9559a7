// Random deals in lanes: many deals side by side, each in sixteen bits of a vector.
//
// Suits do not matter, so a hand is four planes of at most sixteen ranks, one plane a vector; each
// lane of the vectors is one deal. Thirty-two logical lanes run whatever the machine: a tier of
// fewer lanes runs them one after the other, so that results depend on nothing but the seed.
//
// Which deal is which, for the plain twin in agurk/sim/plain/lanes.py and for anybody who wants to
// find one again: deal d of a seed is lane d % 32 of step d / 32 % 1024 of block d / 32768. Lane l
// of block b draws from the sixteen bits l % 4 of Stream(seed, lanes, 8 * b + l / 4), the lowest
// first, and all lanes of a stream draw at once. A draw below n is the high half of sixteen bits
// times n; where the low half is under 65536 % n it is drawn again, with the next word of that
// stream alone and for those lanes alone (source: Lemire 2019).
//
// Cards are dealt in the order of their ranks: each goes to a random one of the slots left, which
// stand in order of play from the leader's on, those of the stock last. A play by a seat that plays
// at random is a draw below the number of ranks that are legal, which counts them from below; there
// is one for each play if any seat does, but none in the last trick, nor for a lead that is forced.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "shape.hpp"

namespace agurk {

// How seats choose, in lanes.
enum class LanePolicy : uint8_t { uniform, lowest, sharp };

// What the lanes run on.
enum class Tier : uint8_t { scalar, sse2, avx2, avx512 };

constexpr int lane_players = 8;
constexpr int lanes_a_step = 32;
constexpr int steps_a_block = 1024;
constexpr int deals_a_block = lanes_a_step * steps_a_block;

// A question about random deals.
struct LaneJob {
    Shape shape;
    int players = 4;
    int size = 7;
    LanePolicy policies[lane_players] = {};  // by place
    uint64_t seed = 0;
};

// How one deal ended.
struct LaneDeal {
    uint8_t taker;   // who took the last trick
    uint8_t rank;    // with which rank
    uint8_t led;     // the rank that was led to it
    uint8_t equals;  // everybody who played a card as high, as a set of places
    bool doubled;    // whether a card doubles the price
};

// How often the last trick was taken by whom with what, and who else held as much.
struct LaneSums {
    // Counts by taker, rank that took, rank led, and whether the price is doubled.
    std::vector<uint64_t> took;
    // Counts by set of equals, rank, and whether the price is doubled; only where equals matter.
    std::vector<uint64_t> equals;

    static size_t took_at(int taker, int rank, int led, int doubled) {
        return static_cast<size_t>(taker | rank << 3 | led << 7 | doubled << 11);
    }
    static size_t equals_at(int set, int rank, int doubled) {
        return static_cast<size_t>(set | rank << 8 | doubled << 12);
    }
};

// Whether deals of a shape can be run in lanes.
bool fits_lanes(const Shape& shape, int players, int size);

// The tiers that this machine has, the fastest last.
std::vector<Tier> tiers_here();

// Play deals `first` to `first + n` of a seed, and add up how they end.
LaneSums lane_sums(const LaneJob& job, Tier tier, uint64_t first, uint64_t n);

// Play the same deals, and tell how each ends.
void lane_deals(const LaneJob& job, Tier tier, uint64_t first, uint64_t n, LaneDeal* out);

}  // namespace agurk
