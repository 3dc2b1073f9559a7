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

private:
    static constexpr int wide = 6, sizes = wide * most_set;
    static constexpr uint64_t ones = 0x041041041041ull;
};

// The ranks from one upward.
inline uint32_t at_least(int rank) { return ~0u << rank; }

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
    for (int k = 0; k < asked.size(); ++k)
        if (offered.rank(k) < asked.rank(k)) return false;
    return true;
}

// A trick as it grows. Turns are counted from its leader, who has turn 0.
struct Trick {
    uint8_t ranks[most_players] = {};  // of each play the rank, or the highest rank of a set
    uint8_t made = 0;                  // plays made
    uint8_t holder = 0;                // the turn of the play that would take it as it lies
    uint8_t top = 0;                   // the height of that play; in the last trick by Shape::last
    uint8_t asked = 0;                 // the rank to be headed by one card
    bool bound = false;                // whether an ace obliges the next player to play the lowest
    Play set;                          // what has to be headed where sets are led

    // Begins the next trick. What was played stays readable until it is overwritten.
    void clear() {
        made = 0;
        bound = false;
    }

    // Adds one card. Among equals the last takes, but before the last trick a card that an ace
    // obliged does not take over from its equal.
    [[gnu::always_inline]] void add(const Shape& shape, int rank, bool last) {
        const int height = last ? shape.last[rank] : rank;
        if (made == 0 || height > top || (height == top && (last || !bound))) {
            holder = made;
            top = static_cast<uint8_t>(height);
        }
        asked = shape.reference == Reference::previous ? static_cast<uint8_t>(rank) : top;
        bind(shape.ace, rank == shape.ace_rank);
        ranks[made++] = static_cast<uint8_t>(rank);
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

private:
    void bind(Ace which, bool ace) {
        if (which == Ace::none) return;
        if (which == Ace::led) bound = made == 0 ? ace : bound;
        else if (which == Ace::any) bound = bound || ace;
        else bound = ace;
    }
};

// The ranks out of those held that may be played to a trick of single cards; 0 only for none held.
[[gnu::always_inline]] inline uint32_t legal_ranks(const Shape& shape, uint32_t held, const Trick& trick) {
    const uint32_t low = held & (0u - held);
    if (trick.made == 0) return shape.lead == Lead::lowest ? low : held;
    if (trick.bound) return low;
    const uint32_t heading = held & at_least(trick.asked);
    if (shape.follow == Follow::optional) return low | heading;
    if (heading == 0) return low;
    const uint32_t same = held & 1u << trick.asked;
    return shape.follow == Follow::match_first && same != 0 ? same : heading;
}

}  // namespace agurk
