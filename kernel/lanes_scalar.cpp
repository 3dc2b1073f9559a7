// Lanes in one ordinary 64-bit word: four deals, one stream. Runs anywhere.
#include "lanes_play.hpp"

namespace agurk {
namespace {

struct Word {
    // A class of its own, so that only what keeps lanes apart can be done with it.
    using V = uint64_t;
    using M = uint64_t;  // 1 in each lane where it holds
    static constexpr int lanes = 4;
    static constexpr bool unrolled = false;  // seven players would not fit the cache of instructions
    static constexpr V ones = 0x0001000100010001ull, high_bits = ones << 15;
    static constexpr V even = 0x0000ffff0000ffffull;

    static V all(uint16_t x) { return ones * x; }
    static V load(const uint16_t* from) {
        V found = 0;
        for (int lane = 0; lane < lanes; ++lane) found |= V{from[lane]} << (16 * lane);
        return found;
    }
    static void store(uint16_t* to, V x) {
        for (int lane = 0; lane < lanes; ++lane) to[lane] = static_cast<uint16_t>(x >> (16 * lane));
    }
    static V load64(const uint64_t* from) { return *from; }
    static void store64(uint64_t* to, V x) { *to = x; }
    static V add64(V x, V y) { return x + y; }
    template <int k> static V turned(V x) { return (x << k) | (x >> (64 - k)); }
    template <int k> static V shifted64(V x) { return x << k; }

    // Sums and differences that stay within a lane.
    static V plus(V x, V y) { return x + y; }
    static V minus(V x, V y) { return x - y; }
    template <int k> static V shifted(V x) { return x << k; }

    static V full(M m) { return (m << 16) - m; }
    static M none() { return 0; }
    static M both(M x, M y) { return x & y; }
    static M either(M x, M y) { return x | y; }
    static M but(M x, M y) { return x & ~y; }
    static bool any(M m) { return m != 0; }
    static V where(M m, V yes, V no) { return merged(full(m), yes, no); }
    static V with(M m, V x, V bit) { return x | (full(m) & bit); }
    static V less_one(M m, V x) { return x - m; }
    static V merged(V bits, V yes, V no) { return no ^ (bits & (yes ^ no)); }
    static V without(V x, V bits) { return x & ~bits; }

    // Of lanes below 0x8000.
    static M less(V x, V y) { return ((y | high_bits) - (x + ones)) >> 15 & ones; }
    static M some(V x, V y) {
        const V both = x & y;
        return (((both & ~high_bits) + ~high_bits) | both) >> 15 & ones;
    }
    static M same(V x, V y) { return some(x ^ y, x ^ y) ^ ones; }

    // Of lanes that are not 0.
    static V lowest(V x) { return x & ~(x - ones); }
    static V at_least(V bit) { return ~(bit - ones); }
    static V highest(V x) {
        x |= x >> 1 & ones * 0x7fff;
        x |= x >> 2 & ones * 0x3fff;
        x |= x >> 4 & ones * 0x0fff;
        x |= x >> 8 & ones * 0x00ff;
        return x ^ (x >> 1 & ones * 0x7fff);
    }
    static V count(V x) {
        x -= x >> 1 & ones * 0x5555;
        x = (x & ones * 0x3333) + (x >> 2 & ones * 0x3333);
        x = (x + (x >> 4)) & ones * 0x0f0f;
        return (x + (x >> 8)) & ones * 0x1f;
    }

    static void product(V x, V y, V& high, V& low) {
        high = low = 0;
        for (int at = 0; at < 64; at += 16) {
            const V both = (x >> at & 0xffff) * (y >> at & 0xffff);
            high |= both >> 16 << at;
            low |= (both & 0xffff) << at;
        }
    }
    // The same by a bound for all lanes: every other lane is multiplied at once.
    static bool product_is_fair(V x, uint16_t bound, uint16_t again, V& high) {
        const V first = (x & even) * bound, second = (x >> 16 & even) * bound;
        high = (first >> 16 & even) | (second & ~even);
        const V enough = (0x10000u - again) * 0x0000000100000001ull;
        const V reached = ((first & even) + enough) & ((second & even) + enough);
        return (reached & 0x0001000000010000ull) == 0x0001000000010000ull;
    }
    static M below(V x, V y) {
        M found = 0;
        for (int at = 0; at < 64; at += 16)
            found |= V{(x >> at & 0xffff) < (y >> at & 0xffff)} << at;
        return found;
    }
    static bool none_below(V x, uint16_t y) {
        const V enough = (0x10000u - y) * 0x0000000100000001ull;
        const V reached = ((x & even) + enough) & ((x >> 16 & even) + enough);
        return (reached & 0x0001000000010000ull) == 0x0001000000010000ull;
    }
    static V streams_of(M m) { return m ? ~V{0} : 0; }
};

}  // namespace

void play_block_scalar(const LaneRules& rules, LaneStreams& streams, int steps, uint16_t* took,
                       uint16_t* equals) {
    play_block<Word>(rules, streams, steps, took, equals);
}

}  // namespace agurk
