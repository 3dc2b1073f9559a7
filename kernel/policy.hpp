// What the simplest bots play: any card, the lowest they may, the highest that heads.
#pragma once

#include "deal.hpp"
#include "random.hpp"

namespace agurk {

// The bots of agurk.bots, weakest first, as they stand there; and who has learned from the best.
enum class Policy : uint8_t { uniform, lowest, sharp, ladder, learned };

// Whether it goes by what play has shown.
inline bool reckons(Policy policy) { return policy >= Policy::ladder; }

// Numbers for decisions; one choice alone takes none: the stream is then left where it was, which
// costs less than a branch that would be guessed wrong.
[[gnu::always_inline]] inline uint32_t drawn(Stream& stream, uint32_t choices) {
    Stream after = stream;
    const uint32_t number = after.below(choices);
    stream.move(after, choices > 1);
    return number;
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

// The rank of which so many in a set are under, out of 16 ranks or 24. The bytes are all asked at
// once, and which of them has it needs no branch, which would be guessed wrong.
template <bool narrow>
[[gnu::always_inline]] inline int nth_rank(uint32_t ranks, uint32_t number) {
    const uint32_t low = bits_of.number[ranks & 255u];
    const uint32_t middle = 8u + bits_of.nth[ranks >> 8 & 255u][(number - low) & 7u];
    const uint32_t under = bits_of.nth[ranks & 255u][number & 7u];
    uint32_t found = either(number < low, under, middle);
    if constexpr (!narrow) {
        const uint32_t upto = low + bits_of.number[ranks >> 8 & 255u];
        const uint32_t high = 16u + bits_of.nth[ranks >> 16][(number - upto) & 7u];
        found = either(number < upto, found, high);
    }
    return static_cast<int>(found);
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

template <class Hand>
[[gnu::always_inline]] inline int uniform_rank(uint32_t legal, Stream& stream) {
    constexpr bool narrow = Hand::most_ranks == 16;
    uint32_t number = bits_of.number[legal & 255u] + bits_of.number[legal >> 8 & 255u];
    if constexpr (!narrow) number += bits_of.number[legal >> 16];
    return nth_rank<narrow>(legal, drawn(stream, number));
}

// Of legal ranks the highest that heads, or leads; the lowest where none can.
inline int sharp_rank(const Shape&, uint32_t legal, const Taking& trick) {
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
    return Play::repeated(nth_rank<Hand::most_ranks == 16>(leads.plane(k), number), k + 1);
}
template <int most, int ranks>
Play lead_of(const WordHand<most, ranks>& leads, Stream& stream) {
    const WordBits bits(leads.word);
    const int at = bits.nth(drawn(stream, bits.number()));
    return Play::repeated(at % ranks, at / ranks + 1);
}

// Any equal cards that answer some, or the lowest cards.
template <class Hand>
Play uniform_equals(const Hand& hand, const Play& asked, Stream& stream) {
    const uint32_t held = hand.ranks();
    const uint32_t equals = hand.plane(asked.size() - 1) & at_least(asked.lowest());
    const uint32_t thrown = (equals & held & (0u - held)) == 0 ? 1 : 0;
    const uint32_t number = drawn(stream, count_of(equals) + thrown);
    if (number < thrown) return lowest_cards(hand, asked.size());
    return Play::repeated(nth_rank<Hand::most_ranks == 16>(equals, number - thrown), asked.size());
}

// Any two cards that answer two, or the lowest; counted from the lowest first card on.
template <class Hand>
Play uniform_pair(const Hand& hand, const Play& asked, Stream& stream) {
    constexpr bool narrow = Hand::most_ranks == 16;
    const uint32_t held = hand.ranks(), twice = hand.plane(1);
    const uint32_t second = held & at_least(asked.rank(1));
    const uint32_t first = held & at_least(asked.rank(0)) & ~second;  // that cannot be the second
    uint32_t after = count_of(second);
    const uint32_t apart = count_of(first) * after;
    const uint32_t answers = apart + after * (after - 1) / 2 + count_of(second & twice);
    const Play least = lowest_cards(hand, 2);
    const uint32_t thrown = least.is_over(asked) ? 0 : 1;
    uint32_t number = drawn(stream, answers + thrown);
    if (number < thrown) return least;
    number -= thrown;
    if (number < apart) {
        const uint32_t at = number / after;
        Play play = Play::of(nth_rank<narrow>(first, at));
        play.add(nth_rank<narrow>(second, number - at * after));
        return play;
    }
    number -= apart;
    for (uint32_t left = second;; left &= left - 1) {
        const int rank = lowest(left);
        const uint32_t equal = twice >> rank & 1u, here = equal + --after;
        if (number >= here) {
            number -= here;
            continue;
        }
        Play play = Play::of(rank);
        play.add(number < equal ? rank : nth_rank<narrow>(left & (left - 1), number - equal));
        return play;
    }
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
        return Play::of(uniform_rank<Hand>((held & (0u - held)) | heading, stream));
    }
    if (shape.set_follow == SetFollow::equal) return uniform_equals(hand, deal.trick.set, stream);
    if (deal.trick.set.size() == 2) return uniform_pair(hand, deal.trick.set, stream);
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
