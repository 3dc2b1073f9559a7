// How many cards each player gets: rules/sizes.py in numbers.
#pragma once

#include <algorithm>
#include <stdexcept>

#include "shape.hpp"

namespace agurk {

// How many cards the pack, less those that lie before players, gives everybody.
inline int fitting(const Shape& shape, int players, int kept) {
    return (shape.cards - kept) / players;
}

// The sizes that a dealer may name where the dealer chooses.
struct Sizes {
    int least, most;
};

inline Sizes choosable_sizes(const Shape& shape, int players, int kept) {
    int most = fitting(shape, players, kept);
    if (shape.hand_max != 0) most = std::min(most, shape.hand_max);
    return {std::min(shape.hand_min, most), most};
}

// What the rules ask for, whatever the pack can give. `losing` is the value of the card that took
// the last trick before, or -1.
inline int wanted_size(const Shape& shape, int fits, int number, int losing) {
    const int steps = shape.hand - shape.hand_min;
    int wanted = shape.hand;
    switch (shape.hand_rule) {
        case HandRule::equal_all: wanted = fits; break;
        case HandRule::countdown: wanted = shape.hand - (number - 1) % (steps + 1); break;
        case HandRule::down_and_up:
            wanted = shape.hand_min + std::abs(steps - (number - 1) % std::max(1, 2 * steps));
            break;
        case HandRule::loser_card:
            if (losing < 0) return wanted;
            wanted = std::max(losing, shape.hand_min);
            break;
        default: return wanted;
    }
    return shape.hand_max != 0 ? std::min(wanted, shape.hand_max) : wanted;
}

// How many cards each gets in a deal whose size nobody chooses; deals of a match count from 1.
inline int hand_size(const Shape& shape, int players, int number, int losing, int kept) {
    const int fits = fitting(shape, players, kept);
    const int wanted = wanted_size(shape, fits, number, losing);
    if (wanted <= fits) return wanted;
    if (shape.hand_short == HandShort::first && shape.hand <= fits) return shape.hand;
    if (shape.hand_short == HandShort::refuse && kept == 0)
        throw std::invalid_argument("The pack has too few cards for so many players.");
    return fits;
}

}  // namespace agurk
