// What the simplest bots play: any card, the lowest they may, the highest that heads.
#pragma once

#include "deal.hpp"
#include "random.hpp"

namespace agurk {

// The bots of agurk.bots, weakest first, as they stand there.
enum class Policy : uint8_t { uniform, lowest, sharp, ladder };

// Numbers for decisions; one choice alone takes none.
[[gnu::always_inline]] inline uint32_t drawn(Stream& stream, uint32_t choices) {
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

// The bits of a word: how many there are, and where each stands.
class WordBits {
public:
    explicit WordBits(uint64_t word) : word_(word) {
        word -= word >> 1 & ones * 0x55u;
        word = (word & ones * 0x33u) + (word >> 2 & ones * 0x33u);
        upto_ = ((word + (word >> 4)) & ones * 0x0fu) * ones;
    }
    uint32_t number() const { return static_cast<uint32_t>(upto_ >> 56); }
    int nth(uint32_t number) const {
        // Each byte that ends before it leaves its highest bit.
        const uint64_t beyond = ((number * ones | high) - upto_) & high;
        const uint32_t base = static_cast<uint32_t>((beyond >> 7) * ones >> 56) * 8;
        number -= static_cast<uint32_t>(upto_ << 8 >> base) & 255u;
        return static_cast<int>(base + bits_of.nth[word_ >> base & 255u][number & 7u]);
    }

private:
    static constexpr uint64_t ones = 0x0101010101010101ull, high = ones * 0x80u;
    uint64_t word_, upto_;  // a byte has how many bits there are up to its end
};

// The rank of which so many in a set are under; without a branch, which would be guessed wrong.
[[gnu::always_inline]] inline int nth_rank(uint32_t ranks, uint32_t number) {
    uint32_t base = 0;
    for (int step = 0; step < 2; ++step) {
        const uint32_t here = bits_of.number[ranks & 255u], beyond = number >= here ? 1 : 0;
        number -= here & (0u - beyond);
        ranks >>= 8 * beyond;
        base += 8 * beyond;
    }
    return static_cast<int>(base + bits_of.nth[ranks & 255u][number & 7u]);
}

// The lowest cards of a hand.
template <class Hand>
Play lowest_cards(const Hand& hand, int size) {
    Play found;
    for (uint32_t left = hand.ranks(); found.size() < size; left &= left - 1) {
        const int rank = lowest(left);
        for (int copies = hand.count(rank); copies > 0 && found.size() < size; --copies)
            found.add(rank);
    }
    return found;
}

// The highest cards of a hand, lowest first.
template <class Hand>
Play highest_cards(const Hand& hand, int size) {
    Play found;
    uint32_t left = hand.ranks();
    while (found.size() < size) {
        const int rank = highest(left), room = size - found.size(), copies = hand.count(rank);
        found.put_under(rank, copies < room ? copies : room);
        left ^= 1u << rank;
    }
    return found;
}

[[gnu::always_inline]] inline int uniform_rank(uint32_t legal, Stream& stream) {
    const uint32_t number = bits_of.number[legal & 255u] + bits_of.number[legal >> 8 & 255u] +
                            bits_of.number[legal >> 16];
    return nth_rank(legal, drawn(stream, number));
}

// Of legal ranks the highest that heads, or leads; the lowest where none can.
inline int sharp_rank(const Shape&, uint32_t legal, const Trick& trick) {
    if (trick.made == 0) return highest(legal);
    const uint32_t heading = trick.bound ? 0 : legal & at_least(trick.asked);
    return heading != 0 ? highest(heading) : lowest(legal);
}

// One of the sets that may be led, each a bit in the planes of a hand.
template <class Hand>
Play lead_of(const Hand& leads, Stream& stream) {
    uint32_t number = drawn(stream, static_cast<uint32_t>(leads.size()));
    int k = 0;
    for (uint32_t here; number >= (here = count_of(leads.plane(k))); ++k) number -= here;
    return Play::repeated(nth_rank(leads.plane(k), number), k + 1);
}
template <int most, int ranks>
Play lead_of(const WordHand<most, ranks>& leads, Stream& stream) {
    const WordBits bits(leads.word);
    const int at = bits.nth(drawn(stream, bits.number()));
    return Play::repeated(at % ranks, at / ranks + 1);
}

// Any set; those to be led and single cards are found without counting the ways to answer.
template <class Hand>
Play uniform_set(const Shape& shape, const Deal<Hand>& deal, Stream& stream) {
    const Hand& hand = deal.hand();
    if (deal.trick.made == 0) {
        const int most = deal.held - 1 < Hand::planes ? deal.held - 1 : Hand::planes;
        return lead_of(hand.leads(most), stream);
    }
    if (deal.trick.set.size() == 1) {
        const uint32_t held = hand.ranks(), heading = held & at_least(deal.trick.asked);
        return Play::of(uniform_rank((held & (0u - held)) | heading, stream));
    }
    const auto choices = deal.legal_sets(shape);
    return choices.nth(drawn(stream, choices.count()));
}

// Of sets the lowest: to answer, the lowest cards may be played whether they head or not.
template <class Hand>
Play lowest_set(const Deal<Hand>& deal) {
    return lowest_cards(deal.hand(), deal.trick.made == 0 ? 1 : deal.trick.set.size());
}

// Of sets the highest, compared from the highest card down: of equal cards the most are led.
template <class Hand>
Play sharp_set(const Shape& shape, const Deal<Hand>& deal) {
    const Hand& hand = deal.hand();
    const Trick& trick = deal.trick;
    if (trick.made == 0) {
        const int rank = highest(hand.ranks()), most = hand.count(rank);
        return Play::repeated(rank, most < deal.held ? most : deal.held - 1);
    }
    const int size = trick.set.size();
    if (shape.set_follow == SetFollow::equal) {
        const uint32_t heading = hand.plane(size - 1) & at_least(trick.set.lowest());
        if (heading != 0) return Play::repeated(highest(heading), size);
    } else {
        // If any cards head, the highest do.
        const Play play = highest_cards(hand, size);
        if (meets(shape, play, trick.set)) return play;
    }
    return lowest_set(deal);
}

}  // namespace agurk
