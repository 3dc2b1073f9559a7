// What many deals or matches under policies came to, in whole numbers that add up in any order.
#pragma once

#include <map>
#include <vector>

#include "policy.hpp"
#include "waiting.hpp"

namespace agurk {

// What is played many times, and by whom; policies by place or by seat.
struct Many {
    Shape shape;
    int players = 2;
    std::vector<Policy> policies;
    uint64_t seed = 0;
};

struct DealSums {
    // Deals by the place that took the last trick, the rank that took it and the rank led to it.
    std::vector<uint64_t> counts;
    // Deals by what each place paid; empty where that follows from the counts.
    std::vector<std::map<int32_t, uint64_t>> paid;
};

// One row of each a deal.
struct DealRows {
    uint8_t* taker;
    uint8_t* rank;
    uint8_t* led;
    int16_t* paid;
};

struct MatchSums {
    std::vector<uint64_t> wins;      // by seat, and by how many others won with it
    std::vector<uint64_t> losses;    // by seat: how often the rules named it as a loser
    std::vector<uint64_t> buy_ins, lives_lost;
    std::vector<int64_t> scores, money;       // by seat, when matches were over
    std::map<uint32_t, uint64_t> lengths;     // matches by their number of deals
};

// Whether what is paid does not follow from who took the last trick with what.
bool pays_apart(const Shape& shape);

// Plays deals number `first` and so on. The dealer is the last place.
DealSums deal_sums(const Many& many, int size, uint64_t first, uint64_t number);
void deal_rows(const Many& many, int size, uint64_t first, uint64_t number, DealRows rows);

// Plays matches number `first` and so on. One of them may take long.
MatchSums match_sums(const Many& many, uint64_t first, uint64_t number, Waiting& waiting);

// Plays one match, and tells all that happened in it, in numbers; match_log.hpp says how.
std::vector<std::vector<int64_t>> match_log(const Many& many, uint64_t number);

}  // namespace agurk
