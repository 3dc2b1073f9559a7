// Eight lanes in 128 bits: what every x86-64 has.
#include "lanes_play.hpp"

#if defined(__SSE2__)
#include <emmintrin.h>

namespace agurk {
namespace {

struct Sse2 {
    using V = __m128i;
    using M = __m128i;  // all bits of each lane where it holds
    static constexpr int lanes = 8;
    static constexpr bool unrolled = true;

    static V all(uint16_t x) { return _mm_set1_epi16(static_cast<short>(x)); }
    static V load(const uint16_t* from) { return _mm_loadu_si128(reinterpret_cast<const V*>(from)); }
    static void store(uint16_t* to, V x) { _mm_storeu_si128(reinterpret_cast<V*>(to), x); }
    static V load64(const uint64_t* from) { return _mm_loadu_si128(reinterpret_cast<const V*>(from)); }
    static void store64(uint64_t* to, V x) { _mm_storeu_si128(reinterpret_cast<V*>(to), x); }
    static V add64(V x, V y) { return _mm_add_epi64(x, y); }
    template <int k> static V turned(V x) {
        return _mm_slli_epi64(x, k) | _mm_srli_epi64(x, 64 - k);
    }
    template <int k> static V shifted64(V x) { return _mm_slli_epi64(x, k); }

    static V plus(V x, V y) { return _mm_add_epi16(x, y); }
    static V minus(V x, V y) { return _mm_sub_epi16(x, y); }
    template <int k> static V shifted(V x) { return _mm_slli_epi16(x, k); }

    static M none() { return _mm_setzero_si128(); }
    static M both(M x, M y) { return x & y; }
    static M either(M x, M y) { return x | y; }
    static M but(M x, M y) { return _mm_andnot_si128(y, x); }
    static bool any(M m) { return _mm_movemask_epi8(m) != 0; }
    static V where(M m, V yes, V no) { return merged(m, yes, no); }
    static V with(M m, V x, V bit) { return x | (m & bit); }
    static V less_one(M m, V x) { return _mm_add_epi16(x, m); }
    static V merged(V bits, V yes, V no) { return no ^ (bits & (yes ^ no)); }
    static V without(V x, V bits) { return _mm_andnot_si128(bits, x); }

    static M less(V x, V y) { return _mm_cmpgt_epi16(y, x); }
    static M same(V x, V y) { return _mm_cmpeq_epi16(x, y); }
    static M some(V x, V y) { return flipped(same(x & y, _mm_setzero_si128())); }
    static M flipped(M m) { return m ^ _mm_set1_epi16(-1); }

    static V lowest(V x) { return x & _mm_sub_epi16(_mm_setzero_si128(), x); }
    static V at_least(V bit) { return _mm_sub_epi16(_mm_setzero_si128(), bit); }
    static V highest(V x) {
        x = x | _mm_srli_epi16(x, 1);
        x = x | _mm_srli_epi16(x, 2);
        x = x | _mm_srli_epi16(x, 4);
        x = x | _mm_srli_epi16(x, 8);
        return x ^ _mm_srli_epi16(x, 1);
    }
    static V count(V x) {
        x = _mm_sub_epi16(x, _mm_srli_epi16(x, 1) & all(0x5555));
        x = _mm_add_epi16(x & all(0x3333), _mm_srli_epi16(x, 2) & all(0x3333));
        x = _mm_add_epi16(x, _mm_srli_epi16(x, 4)) & all(0x0f0f);
        return _mm_add_epi16(x, _mm_srli_epi16(x, 8)) & all(0x1f);
    }

    static void product(V x, V y, V& high, V& low) {
        high = _mm_mulhi_epu16(x, y);
        low = _mm_mullo_epi16(x, y);
    }
    static bool product_is_fair(V x, uint16_t bound, uint16_t again, V& high) {
        V low;
        product(x, all(bound), high, low);
        return none_below(low, again);
    }
    static M reaches(V x, V y) { return same(_mm_subs_epu16(y, x), _mm_setzero_si128()); }
    static M below(V x, V y) { return flipped(reaches(x, y)); }
    static bool none_below(V x, uint16_t y) { return _mm_movemask_epi8(reaches(x, all(y))) == 0xffff; }
    static V streams_of(M m) {
        const V halves = flipped(_mm_cmpeq_epi32(m, _mm_setzero_si128()));
        return halves | _mm_shuffle_epi32(halves, _MM_SHUFFLE(2, 3, 0, 1));
    }
};

}  // namespace

void play_block_sse2(const LaneRules& rules, LaneStreams& streams, int steps, uint16_t* took,
                     uint16_t* equals) {
    play_block<Sse2>(rules, streams, steps, took, equals);
}

}  // namespace agurk
#endif
