// Many deals under policies, by the smallest kind of hand that a pack fits.
#pragma once

#include <algorithm>

#include "match.hpp"
#include "shuffling.hpp"
#include "sums.hpp"

namespace agurk {

inline void check(const Many& many) {
    check_deal(many.shape, many.players, 1);
    if (many.policies.size() != static_cast<size_t>(many.players))
        throw std::invalid_argument("Each player needs one policy.");
}

// Calls something with a hand of the smallest kind that a pack fits.
template <class Call>
auto by_hand(const Shape& shape, const Call& call) {
    const int equal = *std::max_element(shape.copies, shape.copies + shape.ranks);
    if (shape.narrow()) return call(NarrowHand{});
    if (equal <= PairHand::planes) return call(PairHand{});
    if (shape.ranks <= DeepHand::most_ranks) return call(DeepHand{});
    return call(WideHand{});
}

// Plays each deal and shows it to `see`. Packs are shuffled some at a time.
template <class Hand, class See>
void play_deals(const Many& many, int size, uint64_t first, uint64_t number, const See& see) {
    PlayOut<Hand> table(many.shape);
    for (int place = 0; place < many.players; ++place)
        table.set_policy(place, many.policies[static_cast<size_t>(place)]);
    const int leader = first_leader(many.shape, many.players);
    const auto stream_of = [&](uint64_t deal) {
        return Stream(many.seed, Purpose::deals, first + deal);
    };
    const Pack whole(many.shape);
    Unwatched nobody;
    uint64_t deal = 0;
    for (; deal + 4 <= number; deal += 4) {
        Pack packs[4] = {whole, whole, whole, whole};
        Stream streams[4] = {
            stream_of(deal), stream_of(deal + 1), stream_of(deal + 2), stream_of(deal + 3)
        };
        shuffle(packs, streams);
        for (uint64_t k = 0; k < 4; ++k) {
            table.pack = packs[k];
            see(deal + k, table.play_as_it_lies(many.players, size, leader, streams[k], nobody));
        }
    }
    for (; deal < number; ++deal) {
        Stream stream = stream_of(deal);
        table.full();
        see(deal, table.play(many.players, size, leader, stream, nobody));
    }
}

}  // namespace agurk
