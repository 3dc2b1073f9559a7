// What bots decide between plays: hand size, exchange, Kontra and buying in; bots/decisions.py.
#pragma once

#include <algorithm>
#include <cmath>

#include "match_sizes.hpp"
#include "standing.hpp"

namespace agurk {

// The ranks that are neither low nor high, those in the middle first.
struct PoorRanks {
    uint8_t ranks[most_ranks] = {};
    int number = 0;
    uint32_t heading = 0;  // the ranks that head well

    explicit PoorRanks(const Shape& shape) {
        constexpr double low = 0.15, high = 0.65;
        const auto height = [&](int rank) { return static_cast<double>(rank) / shape.ranks; };
        for (int rank = 0; rank < shape.ranks; ++rank) {
            if (low <= height(rank) && height(rank) <= high)
                ranks[number++] = static_cast<uint8_t>(rank);
            if (height(rank) > high) heading |= 1u << rank;
        }
        std::stable_sort(ranks, ranks + number, [&](int one, int other) {
            return std::fabs(height(one) - 0.5) < std::fabs(height(other) - 0.5);
        });
    }
};

// The size nearest to the usual one.
inline int usual_size(const Shape& shape, Sizes sizes) {
    return std::clamp(shape.hand, sizes.least, sizes.most);
}

// An exchange of cards that are neither low nor high, as many as is allowed.
template <class Hand>
Change poor_cards(const PoorRanks& poor, const Hand& hand, uint64_t numbers) {
    int held = 0;
    for (int k = 0; k < poor.number; ++k) held += hand.count(poor.ranks[k]);
    int wanted = std::min(held, 63);
    while ((numbers >> wanted & 1) == 0) --wanted;
    Change change;
    for (int k = 0; k < poor.number; ++k)
        for (int copies = hand.count(poor.ranks[k]); copies > 0 && change.cards < wanted; --copies)
            change.add(poor.ranks[k]);
    std::sort(change.ranks, change.ranks + change.cards);
    return change;
}

// Whether a hand is so safe that the price had better be doubled: it has a card that hardly ever
// takes the last trick, and enough that head before.
template <class Hand>
bool kontra_pays(const Shape& shape, const PoorRanks& poor, const Hand& hand) {
    constexpr int safe = 2;
    int heading = 0;
    bool has_safe = false;
    for (uint32_t left = hand.ranks(); left != 0; left &= left - 1) {
        const int rank = lowest(left);
        if (shape.last[rank] < safe) has_safe = true;
        if ((poor.heading >> rank & 1u) != 0) heading += hand.count(rank);
    }
    return has_safe && heading >= hand.size() / 2;
}

// Whether buying in is worth its stakes, which must be possible. The chance to win is taken to be
// a seat's share of all points still to be had before the threshold.
inline bool buying_pays(const Shape& shape, const Standing& now, int seat) {
    const int64_t price = static_cast<int64_t>(shape.stake) * shape.buy_in_stakes;
    if (price == 0) return true;
    const int64_t limit = least_too_much(shape);
    int64_t others = 0;
    for (Seats left = now.in() & ~only(seat); left != 0; left &= left - 1)
        others += limit - now.scores[lowest(left)];
    const int64_t mine = now.lives[seat] > 0 ? limit - now.scores[seat] : 0;
    const int64_t then = limit - now.highest_of_others(seat);
    const auto ratio = [](int64_t a, int64_t b) {
        return static_cast<double>(a) / static_cast<double>(b);
    };
    const double won_now = mine != 0 ? ratio(mine, mine + others) : 0.0;
    const double bought = ratio((now.pot + price) * then, then + others);
    return bought > static_cast<double>(now.pot) * won_now + static_cast<double>(price);
}

}  // namespace agurk
