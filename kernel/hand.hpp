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

// Up to eight cards of each of sixteen ranks: their numbers, four bits each, and which there are.
// Planes are made when somebody asks for one, which is seldom.
struct DeepHand {
    static constexpr int planes = 8, most_ranks = 16;
    uint64_t numbers = 0;
    uint32_t held = 0;

    uint32_t plane(int k) const {
        uint32_t found = 0;
        for (uint32_t left = held; left != 0; left &= left - 1)
            if (count(__builtin_ctz(left)) > k) found |= left & (0u - left);
        return found;
    }
    uint32_t ranks() const { return held; }
    bool empty() const { return held == 0; }
    int size() const {
        // Numbers of two ranks each have eight bits, and a product adds them up in the highest.
        constexpr uint64_t every_other = 0x0f0f0f0f0f0f0f0full;
        const uint64_t pairs = (numbers & every_other) + (numbers >> 4 & every_other);
        return static_cast<int>(pairs * 0x0101010101010101ull >> 56);
    }
    int count(int rank) const { return static_cast<int>(numbers >> (4 * rank) & 15u); }
    void add(int rank) {
        numbers += 1ull << (4 * rank);
        held |= 1u << rank;
    }
    void take(int rank) {
        numbers -= 1ull << (4 * rank);
        held ^= static_cast<uint32_t>(count(rank) == 0) << rank;
    }
    DeepHand leads(int times) const {
        DeepHand found = *this;
        for (uint32_t left = held; left != 0; left &= left - 1) {
            const int rank = __builtin_ctz(left), over = count(rank) - times;
            if (over > 0) found.numbers -= static_cast<uint64_t>(over) << (4 * rank);
        }
        return found;
    }
    bool operator==(const DeepHand& other) const { return numbers == other.numbers; }
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
