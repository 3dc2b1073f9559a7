// Cards that are not seen, who may hold which of them, and how cards are drawn from heaps.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <vector>

#include "dealing.hpp"

namespace agurk {

constexpr int most_holders = 2 * most_players;
constexpr const char* nothing_fits = "What is known contradicts itself: no hands fit it.";

// How many cards are not seen, and what each holder of some may have. Whatever no holder has is
// left over.
struct Hidden {
    int ranks = 0;
    int holders = 0;
    uint8_t unseen[most_ranks] = {};       // cards of each rank
    uint8_t needs[most_holders] = {};      // how many cards each holder has
    uint32_t may_hold[most_holders] = {};  // which ranks

    // The ranks of which some card is not seen.
    uint32_t seen() const {
        uint32_t found = 0;
        for (int rank = 0; rank < ranks; ++rank)
            if (unseen[rank] > 0) found |= 1u << rank;
        return found;
    }
};

// Makes sure that the tables are within their bounds, and that there are cards enough.
inline void check(const Hidden& hidden) {
    if (hidden.ranks < 0 || hidden.ranks > most_ranks)
        throw std::invalid_argument("A pack has at most 24 different ranks.");
    if (hidden.holders < 0 || hidden.holders > most_holders)
        throw std::invalid_argument("At most 34 holders have cards.");
    int cards = 0;
    for (int rank = 0; rank < hidden.ranks; ++rank) {
        if (hidden.unseen[rank] > 8) throw std::invalid_argument("A rank comes at most eight times.");
        cards += hidden.unseen[rank];
    }
    for (int holder = 0; holder < hidden.holders; ++holder) cards -= hidden.needs[holder];
    if (cards < 0) throw std::invalid_argument(nothing_fits);
}

// Appends the ranks of all unseen cards of a set of ranks, lowest first.
inline void add_cards(const Hidden& hidden, uint32_t ranks, std::vector<uint8_t>& to) {
    for (int rank = 0; rank < hidden.ranks; ++rank)
        if (ranks >> rank & 1u) to.insert(to.end(), hidden.unseen[rank], static_cast<uint8_t>(rank));
}

// Moves cards from the last `size` of a heap elsewhere, each choice as likely as any other, and
// returns how many the heap has left.
template <class Put>
int take(uint8_t* heap, int top, int size, int number, Stream& stream, Put put) {
    const int start = top - size;
    if (number == size) {
        for (int place = start; place < top; ++place) put(heap[place]);
        return start;
    }
    for (int left = size; left > size - number; --left) {
        const int place = start + static_cast<int>(stream.below(static_cast<uint32_t>(left)));
        put(heap[place]);
        heap[place] = heap[--top];
    }
    return top;
}

}  // namespace agurk
