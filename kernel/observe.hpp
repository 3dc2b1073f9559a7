// What the player in turn sees, as numbers from 0 to 1. The class VectorEnv of Python tells feature
// by feature.
#pragma once

#include "game.hpp"

namespace agurk {

constexpr size_t other_features = 16;

// Ranks in one block of features: room for all that fit the hand.
template <class Hand>
constexpr size_t block_of() {
    return Hand::planes == NarrowHand::planes ? 16 : most_ranks;
}

template <class Hand>
constexpr size_t features_of() {
    return 3 * block_of<Hand>() + other_features;
}

// What the last sixteen features are made of.
struct Situation {
    int players, hand, ranks;  // at the table, dealt to each, in the pack
    int place;                 // who is in turn
    int held;                  // cards of each when the trick began
    int made, asked, holder, previous;  // of the trick
    bool bound;
    int set;                   // cards asked for
    uint32_t count;            // choices
    Phase phase;
};

inline void observe_others(const Situation& now, float* out) {
    const auto share = [](int part, int of) {
        return static_cast<float>(part) / static_cast<float>(of);
    };
    const int top = now.ranks > 1 ? now.ranks - 1 : 1;
    const bool led = now.made > 0;
    out[0] = led ? 0.0f : 1.0f;
    out[1] = led ? share(now.asked, top) : 0.0f;
    out[2] = now.bound ? 1.0f : 0.0f;
    out[3] = share(now.made, now.players);
    out[4] = share(now.held, now.hand);
    out[5] = now.held == 1 ? 1.0f : 0.0f;
    out[6] = share(now.place, now.players);
    out[7] = led ? share(now.holder, now.players) : 0.0f;
    out[8] = share(now.players, most_players);
    out[9] = share(now.hand, most_hand);
    out[10] = now.phase == Phase::exchange ? 1.0f : 0.0f;
    out[11] = now.phase == Phase::kontra ? 1.0f : 0.0f;
    out[12] = share(led ? now.set : 0, most_set);
    out[13] = led ? share(now.previous, top) : 0.0f;
    out[14] = share(now.players - 1 - now.made, now.players);
    out[15] = now.count > 16 ? 1.0f : share(static_cast<int>(now.count), 16);
}

}  // namespace agurk
