// Hands as planes of ranks: plane k has the ranks that are held more than k times.
#pragma once

#include <cstdint>

namespace agurk {

// Four planes of sixteen ranks in one word.
struct NarrowHand {
    static constexpr int planes = 4;
    uint64_t word = 0;

    uint32_t plane(int k) const { return static_cast<uint32_t>(word >> (16 * k)) & 0xffffu; }
    uint32_t ranks() const { return plane(0); }
    bool empty() const { return word == 0; }
    int size() const { return __builtin_popcountll(word); }
    // A product adds the bits of a column up in its highest sixteenth.
    int count(int rank) const { return static_cast<int>((word >> rank & spread) * spread >> 48); }
    void add(int rank) {
        const uint64_t column = spread << rank;
        word |= ((word << 16) | 0xffffull) & column;
    }
    void take(int rank) {
        const uint64_t column = spread << rank;
        word = (word & ~column) | ((word >> 16) & column);
    }
    bool operator==(const NarrowHand& other) const { return word == other.word; }

private:
    static constexpr uint64_t spread = 0x0001000100010001ull;
};

// Eight planes of thirty-two ranks, for packs that do not fit the narrow form.
struct WideHand {
    static constexpr int planes = 8;
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
    bool operator==(const WideHand& other) const {
        for (int k = 0; k < planes; ++k)
            if (column[k] != other.column[k]) return false;
        return true;
    }
};

inline int lowest(uint32_t ranks) { return __builtin_ctz(ranks); }
inline int highest(uint32_t ranks) { return 31 - __builtin_clz(ranks); }

}  // namespace agurk
