// Thirty-two lanes in 512 bits.
#include "lanes_play.hpp"

#if defined(__AVX512BW__) && defined(__AVX512BITALG__)
#include <immintrin.h>

namespace agurk {
namespace {

struct Avx512 {
    using V = __m512i;
    using M = __mmask32;
    static constexpr int lanes = 32;
    static constexpr bool unrolled = true;

    static V all(uint16_t x) { return _mm512_set1_epi16(static_cast<short>(x)); }
    static V load(const uint16_t* from) { return _mm512_loadu_si512(from); }
    static void store(uint16_t* to, V x) { _mm512_storeu_si512(to, x); }
    static V load64(const uint64_t* from) { return _mm512_loadu_si512(from); }
    static void store64(uint64_t* to, V x) { _mm512_storeu_si512(to, x); }
    static V add64(V x, V y) { return _mm512_add_epi64(x, y); }
    template <int k> static V turned(V x) { return _mm512_rol_epi64(x, k); }
    template <int k> static V shifted64(V x) { return _mm512_slli_epi64(x, k); }

    static V plus(V x, V y) { return _mm512_add_epi16(x, y); }
    static V minus(V x, V y) { return _mm512_sub_epi16(x, y); }
    template <int k> static V shifted(V x) { return _mm512_slli_epi16(x, k); }

    static M none() { return 0; }
    static M both(M x, M y) { return x & y; }
    static M either(M x, M y) { return x | y; }
    static M but(M x, M y) { return x & ~y; }
    static bool any(M m) { return m != 0; }
    static V where(M m, V yes, V no) { return _mm512_mask_mov_epi16(no, m, yes); }
    static V with(M m, V x, V bit) { return _mm512_mask_add_epi16(x, m, x, bit); }
    static V less_one(M m, V x) { return _mm512_mask_sub_epi16(x, m, x, _mm512_set1_epi16(1)); }
    static V merged(V bits, V yes, V no) { return _mm512_ternarylogic_epi64(bits, yes, no, 0xca); }
    static V without(V x, V bits) { return _mm512_andnot_si512(bits, x); }

    static M less(V x, V y) { return _mm512_cmplt_epi16_mask(x, y); }
    static M same(V x, V y) { return _mm512_cmpeq_epi16_mask(x, y); }
    static M some(V x, V y) { return _mm512_test_epi16_mask(x, y); }

    static V lowest(V x) { return x & _mm512_sub_epi16(_mm512_setzero_si512(), x); }
    static V at_least(V bit) { return _mm512_sub_epi16(_mm512_setzero_si512(), bit); }
    static V highest(V x) {
        x = x | _mm512_srli_epi16(x, 1);
        x = x | _mm512_srli_epi16(x, 2);
        x = x | _mm512_srli_epi16(x, 4);
        x = x | _mm512_srli_epi16(x, 8);
        return x ^ _mm512_srli_epi16(x, 1);
    }
    static V count(V x) { return _mm512_popcnt_epi16(x); }

    static void product(V x, V y, V& high, V& low) {
        high = _mm512_mulhi_epu16(x, y);
        low = _mm512_mullo_epi16(x, y);
    }
    static bool product_is_fair(V x, uint16_t bound, uint16_t again, V& high) {
        V low;
        product(x, all(bound), high, low);
        return none_below(low, again);
    }
    static M below(V x, V y) { return _mm512_cmplt_epu16_mask(x, y); }
    static bool none_below(V x, uint16_t y) { return below(x, all(y)) == 0; }
    static V streams_of(M m) {
        const V lanes = _mm512_movm_epi16(m);
        return _mm512_maskz_set1_epi64(_mm512_test_epi64_mask(lanes, lanes), -1);
    }
};

}  // namespace

void play_block_avx512(const LaneRules& rules, LaneStreams& streams, int steps, uint16_t* took,
                       uint16_t* equals) {
    play_block<Avx512>(rules, streams, steps, took, equals);
}

}  // namespace agurk
#endif
