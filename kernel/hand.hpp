// Hands as planes of ranks: plane k has the ranks that are held more than k times.
#pragma once

#include <cstdint>

namespace agurk {

// Planes in one word, for so many cards of so many ranks.
template <int most, int wide>
struct WordHand {
    static_assert(most * wide == 64, "All of the word is planes.");
    static constexpr int planes = most, most_ranks = wide;
    uint64_t word = 0;

    uint32_t plane(int k) const { return static_cast<uint32_t>(word >> (wide * k) & lowest_plane); }
    uint32_t ranks() const { return plane(0); }
    bool empty() const { return word == 0; }
    int size() const { return __builtin_popcountll(word); }
    // A product adds the bits of a column up in its highest part.
    int count(int rank) const {
        return static_cast<int>((word >> rank & spread) * spread >> (64 - wide));
    }
    void add(int rank) {
        const uint64_t column = spread << rank;
        word |= ((word << wide) | lowest_plane) & column;
    }
    void take(int rank) {
        const uint64_t column = spread << rank;
        word = (word & ~column) | ((word >> wide) & column);
    }
    // The same without all that is held more than so many times, 1 or more.
    WordHand leads(int times) const {
        return times >= most ? *this : WordHand{word & ((1ull << (wide * times)) - 1)};
    }
    bool operator==(const WordHand& other) const { return word == other.word; }

private:
    static constexpr uint64_t lowest_plane = (1ull << wide) - 1;
    static constexpr uint64_t spread = ~0ull / lowest_plane;
};

// Nearly all packs fit the first; two packs of cards that are all different the second.
using NarrowHand = WordHand<4, 16>;
using PairHand = WordHand<2, 32>;

// Eight planes of sixteen ranks in two words.
struct DeepHand {
    static constexpr int planes = 8, most_ranks = 16;
    uint64_t few = 0, many = 0;

    uint32_t plane(int k) const {
        return static_cast<uint32_t>((k < 4 ? few : many) >> (16 * (k & 3))) & 0xffffu;
    }
    uint32_t ranks() const { return plane(0); }
    bool empty() const { return few == 0; }
    int size() const { return __builtin_popcountll(few) + __builtin_popcountll(many); }
    int count(int rank) const {
        return static_cast<int>(((few >> rank & spread) + (many >> rank & spread)) * spread >> 48);
    }
    void add(int rank) {
        const uint64_t column = spread << rank;
        many |= ((many << 16) | (few >> 48)) & column;
        few |= ((few << 16) | 0xffffull) & column;
    }
    void take(int rank) {
        const uint64_t column = spread << rank;
        few = (few & ~column) | (((few >> 16) | (many << 48)) & column);
        many = (many & ~column) | ((many >> 16) & column);
    }
    DeepHand leads(int times) const {
        DeepHand found = *this;
        if (times < 8) found.many &= times < 4 ? 0 : (1ull << (16 * (times - 4))) - 1;
        if (times < 4) found.few &= (1ull << (16 * times)) - 1;
        return found;
    }
    bool operator==(const DeepHand& other) const { return few == other.few && many == other.many; }

private:
    static constexpr uint64_t spread = 0x0001000100010001ull;
};

// Eight planes of thirty-two ranks, for all other packs.
struct WideHand {
    static constexpr int planes = 8, most_ranks = 32;
    uint32_t column[planes] = {};

    uint32_t plane(int k) const { return column[k]; }
    uint32_t ranks() const { return column[0]; }
    bool empty() const { return column[0] == 0; }
    int size() const {
        int held = 0;
        for (uint32_t plane : column) held += __builtin_popcount(plane);
        return held;
    }
    int count(int rank) const {
        int held = 0;
        for (uint32_t plane : column) held += plane >> rank & 1u;
        return held;
    }
    void add(int rank) {
        uint32_t carry = 1u << rank;
        for (uint32_t& plane : column) {
            const uint32_t full = plane & carry;
            plane |= carry;
            carry = full;
        }
    }
    void take(int rank) {
        const uint32_t bit = 1u << rank;
        for (int k = 0; k + 1 < planes; ++k) column[k] = (column[k] & ~bit) | (column[k + 1] & bit);
        column[planes - 1] &= ~bit;
    }
    WideHand leads(int times) const {
        WideHand found = *this;
        for (int k = times; k < planes; ++k) found.column[k] = 0;
        return found;
    }
    bool operator==(const WideHand& other) const {
        for (int k = 0; k < planes; ++k)
            if (column[k] != other.column[k]) return false;
        return true;
    }
};

inline int lowest(uint32_t ranks) { return __builtin_ctz(ranks); }
inline int highest(uint32_t ranks) { return 31 - __builtin_clz(ranks); }

}  // namespace agurk
