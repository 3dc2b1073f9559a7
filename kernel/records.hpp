// Whole deals under policies, written down card by card in rows of numbers.
#pragma once

#include <cstddef>
#include <vector>

#include "policy.hpp"

namespace agurk {

// Where to write; every field has one row a deal. Cards stand in the order in which they were
// played, the cards of a set beside each other.
struct PlayRows {
    uint8_t* hands;    // by place: the ranks held when the first card was led, lowest first
    uint8_t* ranks;    // of each card
    uint8_t* places;   // who played it
    uint8_t* tricks;   // to which trick, from 0
    uint8_t* changed;  // by place: how many cards it changed
    int8_t* kontra;    // who called Kontra, or -1
    uint8_t* taker;    // who took the last trick
    int16_t* paid;     // by place: what it paid, less than nothing where it took points off
};

struct PlayOrder {
    Shape shape;
    int players, size;
    std::vector<Policy> policies;
    uint64_t seed;
};

// Plays deals number `first` and on, and writes so many rows.
void play_rows(const PlayOrder& order, uint64_t first, size_t number, const PlayRows& rows);

}  // namespace agurk
