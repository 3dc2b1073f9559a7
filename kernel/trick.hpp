// The two questions a trick asks: what may be played, and who takes it.
#pragma once

#include "hand.hpp"
#include "shape.hpp"

namespace agurk {

constexpr int most_set = 8;

// What one player adds to a trick: its ranks, lowest first. Nearly always one. It is one word, six
// bits a rank and above them their number, since bytes read back together would have to be waited
// for.
struct Play {
    uint64_t word = 0;

    static Play of(int rank) { return repeated(rank, 1); }
    static Play repeated(int rank, int size) {
        const uint64_t all = static_cast<uint64_t>(rank) * ones;
        return Play{(all & ((1ull << (wide * size)) - 1)) | static_cast<uint64_t>(size) << sizes};
    }
    int size() const { return static_cast<int>(word >> sizes); }
    int rank(int k) const { return static_cast<int>(word >> (wide * k) & 63u); }
    int lowest() const { return rank(0); }
    int highest() const { return rank(size() - 1); }
    void add(int rank) {
        word |= static_cast<uint64_t>(rank) << (wide * size());
        word += 1ull << sizes;
    }
    // Adds several cards of a rank under all others.
    void put_under(int rank, int copies) {
        const uint64_t kept = word & ((1ull << sizes) - 1), number = word - kept;
        word = number + (kept << (wide * copies)) + repeated(rank, copies).word;
    }
    bool operator==(const Play& other) const { return word == other.word; }
    // Whether no card is under that of the other at its place. Ranks leave the highest of their six
    // bits unset, so that all places are subtracted at once and none borrows from the next.
    bool is_over(const Play& other) const {
        constexpr uint64_t high = ones << (wide - 1), cards = (1ull << sizes) - 1;
        return ((((word & cards) | high) - (other.word & cards)) & high) == high;
    }

private:
    static constexpr int wide = 6, sizes = wide * most_set;
    static constexpr uint64_t ones = 0x041041041041ull;
    static_assert(most_ranks <= 1 << (wide - 1), "A rank has five bits.");
};

// The ranks from one upward.
inline uint32_t at_least(int rank) { return ~0u << rank; }

// All bits or none.
inline uint32_t all_if(bool so) { return 0u - static_cast<uint32_t>(so); }

// One of two numbers, without a branch.
inline uint32_t either(bool first, uint32_t one, uint32_t other) {
    return other ^ ((one ^ other) & all_if(first));
}

// How many ranks there are.
inline uint32_t count_of(uint32_t ranks) {
#if defined(__x86_64__) && !defined(__POPCNT__)
    // Without an instruction for it the compiler calls a function, which costs more than this.
    ranks -= ranks >> 1 & 0x55555555u;
    ranks = (ranks & 0x33333333u) + (ranks >> 2 & 0x33333333u);
    return ((ranks + (ranks >> 4)) & 0x0f0f0f0fu) * 0x01010101u >> 24;
#else
    return static_cast<uint32_t>(__builtin_popcount(ranks));
#endif
}

// Whether a play heads a set: card by card where that is the rule, or with equal cards alone.
inline bool meets(const Shape& shape, const Play& offered, const Play& asked) {
    if (shape.set_follow == SetFollow::equal && offered.lowest() != offered.highest()) return false;
    return offered.is_over(asked);
}

// What decides a trick: all that is asked before the next play. Turns are counted from the leader,
// who has turn 0. Nothing here branches on cards, which would be guessed wrong.
struct Taking {
    uint8_t made = 0;    // plays made
    uint8_t holder = 0;  // the turn of the play that would take it as it lies
    uint8_t top = 0;     // the height of that play; in the last trick by Shape::last; 0 before any
    uint8_t asked = 0;   // the rank to be headed by one card
    bool bound = false;  // whether an ace obliges the next player to play the lowest card

    // Adds one card. Among equals the last takes, but before the last trick a card that an ace
    // obliged does not take over from its equal.
    [[gnu::always_inline]] void add(const Shape& shape, int rank, bool last) {
        const int height = last ? shape.last[rank] : rank;
        const bool takes = height >= top + static_cast<int>(bound & !last);
        holder = static_cast<uint8_t>(either(takes, made, holder));
        top = static_cast<uint8_t>(height > top ? height : top);
        asked = shape.reference == Reference::previous ? static_cast<uint8_t>(rank) : top;
        bind(shape.ace, rank == shape.ace_rank);
        ++made;
    }

private:
    [[gnu::always_inline]] void bind(Ace which, bool ace) {
        if (which == Ace::none) return;
        if (which == Ace::led) bound = made == 0 ? ace : bound;
        else if (which == Ace::any) bound = bound | ace;
        else bound = ace;
    }
};

// A trick as it grows.
struct Trick : Taking {
    uint8_t ranks[most_players] = {};  // of each play the rank, or the highest rank of a set
    Play set;                          // what has to be headed where sets are led

    // Begins the next trick. What was played stays readable until it is overwritten.
    void clear() {
        made = 0;
        top = 0;
        bound = false;
    }

    // Adds one card.
    [[gnu::always_inline]] void add(const Shape& shape, int rank, bool last) {
        ranks[made] = static_cast<uint8_t>(rank);
        Taking::add(shape, rank, last);
    }

    // Adds a play before the last trick, where sets are led.
    void add(const Shape& shape, const Play& play) {
        const int rank = play.highest();
        const bool all = shape.set_follow == SetFollow::all;
        if (made == 0 || (all ? rank >= top : meets(shape, play, set))) {
            holder = made;
            top = static_cast<uint8_t>(rank);
            set = all ? Play::repeated(rank, play.size()) : play;
        }
        asked = top;
        ranks[made++] = static_cast<uint8_t>(rank);
    }
};

// The ranks out of those held that may be played to a trick of single cards; 0 only for none held.
[[gnu::always_inline]] inline uint32_t legal_ranks(const Shape& shape, uint32_t held, const Taking& trick) {
    const uint32_t low = held & (0u - held);
    if (trick.made == 0) return shape.lead == Lead::lowest ? low : held;
    uint32_t heading = held & at_least(trick.asked);
    if (shape.ace != Ace::none) heading &= static_cast<uint32_t>(trick.bound) - 1u;
    if (shape.follow == Follow::optional) return low | heading;
    const uint32_t forced = heading | (low & all_if(heading == 0));
    if (shape.follow == Follow::forced) return forced;
    const uint32_t same = heading & 1u << trick.asked;
    return same | (forced & all_if(same == 0));
}

}  // namespace agurk
