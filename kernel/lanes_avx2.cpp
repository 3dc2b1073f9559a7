// Sixteen lanes in 256 bits.
#include "lanes_play.hpp"

#if defined(__AVX2__)
#include <immintrin.h>

namespace agurk {
namespace {

struct Avx2 {
    using V = __m256i;
    using M = __m256i;  // all bits of each lane where it holds
    static constexpr int lanes = 16;
    static constexpr bool unrolled = true;

    static V all(uint16_t x) { return _mm256_set1_epi16(static_cast<short>(x)); }
    static V load(const uint16_t* from) {
        return _mm256_loadu_si256(reinterpret_cast<const V*>(from));
    }
    static void store(uint16_t* to, V x) { _mm256_storeu_si256(reinterpret_cast<V*>(to), x); }
    static V load64(const uint64_t* from) {
        return _mm256_loadu_si256(reinterpret_cast<const V*>(from));
    }
    static void store64(uint64_t* to, V x) { _mm256_storeu_si256(reinterpret_cast<V*>(to), x); }
    static V add64(V x, V y) { return _mm256_add_epi64(x, y); }
    template <int k> static V turned(V x) {
        return _mm256_slli_epi64(x, k) | _mm256_srli_epi64(x, 64 - k);
    }
    template <int k> static V shifted64(V x) { return _mm256_slli_epi64(x, k); }

    static V plus(V x, V y) { return _mm256_add_epi16(x, y); }
    static V minus(V x, V y) { return _mm256_sub_epi16(x, y); }
    template <int k> static V shifted(V x) { return _mm256_slli_epi16(x, k); }

    static M none() { return _mm256_setzero_si256(); }
    static M both(M x, M y) { return x & y; }
    static M either(M x, M y) { return x | y; }
    static M but(M x, M y) { return _mm256_andnot_si256(y, x); }
    static bool any(M m) { return !_mm256_testz_si256(m, m); }
    static V where(M m, V yes, V no) { return _mm256_blendv_epi8(no, yes, m); }
    static V with(M m, V x, V bit) { return x | (m & bit); }
    static V less_one(M m, V x) { return _mm256_add_epi16(x, m); }
    static V merged(V bits, V yes, V no) { return no ^ (bits & (yes ^ no)); }
    static V without(V x, V bits) { return _mm256_andnot_si256(bits, x); }

    static M less(V x, V y) { return _mm256_cmpgt_epi16(y, x); }
    static M same(V x, V y) { return _mm256_cmpeq_epi16(x, y); }
    static M some(V x, V y) { return flipped(same(x & y, _mm256_setzero_si256())); }
    static M flipped(M m) { return m ^ _mm256_set1_epi16(-1); }

    static V lowest(V x) { return x & _mm256_sub_epi16(_mm256_setzero_si256(), x); }
    static V at_least(V bit) { return _mm256_sub_epi16(_mm256_setzero_si256(), bit); }
    static V highest(V x) {
        x = x | _mm256_srli_epi16(x, 1);
        x = x | _mm256_srli_epi16(x, 2);
        x = x | _mm256_srli_epi16(x, 4);
        x = x | _mm256_srli_epi16(x, 8);
        return x ^ _mm256_srli_epi16(x, 1);
    }
    // Four bits at a time, by table; then the bytes of a lane together.
    static V count(V x) {
        const V table = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
                                         0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
        const V low = _mm256_set1_epi8(15);
        const V bytes = _mm256_add_epi8(_mm256_shuffle_epi8(table, x & low),
                                        _mm256_shuffle_epi8(table, _mm256_srli_epi16(x, 4) & low));
        return _mm256_maddubs_epi16(bytes, _mm256_set1_epi8(1));
    }

    static void product(V x, V y, V& high, V& low) {
        high = _mm256_mulhi_epu16(x, y);
        low = _mm256_mullo_epi16(x, y);
    }
    static bool product_is_fair(V x, uint16_t bound, uint16_t again, V& high) {
        V low;
        product(x, all(bound), high, low);
        return none_below(low, again);
    }
    static M below(V x, V y) {
        return flipped(same(_mm256_subs_epu16(y, x), _mm256_setzero_si256()));
    }
    static bool none_below(V x, uint16_t y) {
        const V missing = _mm256_subs_epu16(all(y), x);
        return _mm256_testz_si256(missing, missing);
    }
    static V streams_of(M m) { return flipped(_mm256_cmpeq_epi64(m, _mm256_setzero_si256())); }
};

}  // namespace

void play_block_avx2(const LaneRules& rules, LaneStreams& streams, int steps, uint16_t* took,
                     uint16_t* equals) {
    play_block<Avx2>(rules, streams, steps, took, equals);
}

}  // namespace agurk
#endif
