// What the simplest bots play: any card, the lowest they may, the highest that heads.
#pragma once

#include "deal.hpp"
#include "random.hpp"

namespace agurk {

// The bots of agurk.bots, weakest first, as they stand there.
enum class Policy : uint8_t { uniform, lowest, sharp, ladder };

// Numbers for decisions; one choice alone takes none.
inline uint32_t drawn(Stream& stream, uint32_t choices) {
    return choices > 1 ? stream.below(choices) : 0;
}

// Where the bits of each byte stand, and how many there are.
struct Bits {
    uint8_t number[256] = {};
    uint8_t nth[256][8] = {};

    constexpr Bits() {
        for (int byte = 0; byte < 256; ++byte)
            for (int bit = 0; bit < 8; ++bit)
                if ((byte >> bit & 1) != 0) nth[byte][number[byte]++] = static_cast<uint8_t>(bit);
    }
};
inline constexpr Bits bits_of{};

// The rank of which so many in a set are under; without a branch, which would be guessed wrong.
inline int nth_rank(uint32_t ranks, uint32_t number) {
    uint32_t base = 0;
    for (int step = 0; step < 2; ++step) {
        const uint32_t here = bits_of.number[ranks & 255u], beyond = number >= here ? 1 : 0;
        number -= here & (0u - beyond);
        ranks >>= 8 * beyond;
        base += 8 * beyond;
    }
    return static_cast<int>(base + bits_of.nth[ranks & 255u][number & 7u]);
}

inline Play repeated(int rank, int size) {
    Play play;
    while (play.size < size) play.add(rank);
    return play;
}

// The lowest cards of a hand.
template <class Hand>
Play lowest_cards(const Hand& hand, int size) {
    Play found;
    for (uint32_t left = hand.ranks(); found.size < size; left &= left - 1) {
        const int rank = lowest(left);
        for (int copies = hand.count(rank); copies > 0 && found.size < size; --copies)
            found.add(rank);
    }
    return found;
}

// The highest cards of a hand, lowest first.
template <class Hand>
Play highest_cards(const Hand& hand, int size) {
    Play found;
    uint32_t left = hand.ranks();
    int at = size;
    found.size = static_cast<uint8_t>(size);
    while (at > 0) {
        const int rank = highest(left);
        for (int copies = hand.count(rank); copies > 0 && at > 0; --copies)
            found.ranks[--at] = static_cast<uint8_t>(rank);
        left ^= 1u << rank;
    }
    return found;
}

inline int uniform_rank(uint32_t legal, Stream& stream) {
    return nth_rank(legal, drawn(stream, count_of(legal)));
}

// Of legal ranks the highest that heads, or leads; the lowest where none can.
inline int sharp_rank(const Shape&, uint32_t legal, const Trick& trick) {
    if (trick.made == 0) return highest(legal);
    const uint32_t heading = trick.bound ? 0 : legal & at_least(trick.asked);
    return heading != 0 ? highest(heading) : lowest(legal);
}

// Any set; those to be led and single cards are found without counting the ways to answer.
template <class Hand>
Play uniform_set(const Shape& shape, const Deal<Hand>& deal, Stream& stream) {
    const Hand& hand = deal.hand();
    if (deal.trick.made == 0) {
        const int most = deal.held - 1 < Hand::planes ? deal.held - 1 : Hand::planes;
        uint32_t count = 0;
        for (int k = 0; k < most; ++k) count += count_of(hand.plane(k));
        uint32_t number = drawn(stream, count);
        int k = 0;
        for (uint32_t here; number >= (here = count_of(hand.plane(k))); ++k) number -= here;
        return repeated(nth_rank(hand.plane(k), number), k + 1);
    }
    if (deal.trick.set.size == 1) {
        const uint32_t held = hand.ranks(), heading = held & at_least(deal.trick.asked);
        return Play::of(uniform_rank((held & (0u - held)) | heading, stream));
    }
    const auto choices = deal.legal_sets(shape);
    return choices.nth(drawn(stream, choices.count()));
}

// Of sets the lowest: to answer, the lowest cards may be played whether they head or not.
template <class Hand>
Play lowest_set(const Deal<Hand>& deal) {
    return lowest_cards(deal.hand(), deal.trick.made == 0 ? 1 : deal.trick.set.size);
}

// Of sets the highest, compared from the highest card down: of equal cards the most are led.
template <class Hand>
Play sharp_set(const Shape& shape, const Deal<Hand>& deal) {
    const Hand& hand = deal.hand();
    const Trick& trick = deal.trick;
    if (trick.made == 0) {
        const int rank = highest(hand.ranks()), most = hand.count(rank);
        return repeated(rank, most < deal.held ? most : deal.held - 1);
    }
    const int size = trick.set.size;
    if (shape.set_follow == SetFollow::equal) {
        const uint32_t heading = hand.plane(size - 1) & at_least(trick.set.ranks[0]);
        if (heading != 0) return repeated(highest(heading), size);
    } else {
        // If any cards head, the highest do.
        const Play play = highest_cards(hand, size);
        if (meets(shape, play, trick.set)) return play;
    }
    return lowest_set(deal);
}

}  // namespace agurk
