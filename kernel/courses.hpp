// How matches go, deal by deal, and what follows when a deal ends in some way; in rows of numbers.
#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "sums.hpp"

namespace agurk {

// A beginning is a match before a deal: dealer, number of the deal, who took the last trick before,
// who had the lowest card in it and what rank took it (-1 each before the first deal), the pot, and
// by seat scores, lives and buy-ins; then seats and ranks of the cards that lie before players.
using BeginningRow = std::vector<int32_t>;

// A way in which a deal ends, by places: taker, who had the lowest last card, payers and whoever
// takes points off as bits, and the rank that took it; then what each pays or takes off.
using EndRow = std::vector<int32_t>;

constexpr int beginning_head = 6, end_head = 5, course_head = 3, step_head = 4;

constexpr int width_of_beginning(int players) { return beginning_head + 3 * players; }

struct Courses {
    // One row a deal: the match it is of, leader, cards to each; a beginning without cards; and how
    // many cards lie before each seat.
    std::vector<int32_t> rows;
    std::vector<uint32_t> winners, losers;  // one entry a match
};

// Plays matches number `first` and so on, each from a beginning of its own if there are any.
Courses match_courses(
    const Many& many, const std::vector<BeginningRow>& begun, uint64_t first, uint64_t number,
    Waiting& waiting
);

// Plays deals number `first` and so on, and counts the ways in which they end.
std::map<EndRow, uint64_t> deal_ends(
    const Many& many, int size, uint64_t first, uint64_t number, Waiting& waiting
);

// Fills, for each of many beginnings and each way in which the deal may end, a row: winners and
// losers as bits if the match is over then, or else who leads to the next deal and how many cards each
// gets; and the beginning of that deal. No cards are kept.
void match_steps(
    const Many& many, const int32_t* begun, size_t beginnings, const std::vector<EndRow>& ends,
    int32_t* rows
);

}  // namespace agurk
