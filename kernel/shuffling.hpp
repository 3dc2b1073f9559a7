// Some packs shuffled side by side, each by a stream of its own.
#pragma once

#include "dealing.hpp"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace agurk {

constexpr int packs_at_once = 4;

// Step by step together: the processor waits for none of them.
inline void shuffle_by_steps(Pack* packs, Stream* streams) {
    for (uint32_t i = packs[0].cards - 1u; packs[0].cards > 0 && i > 0; --i)
        for (int k = 0; k < packs_at_once; ++k) packs[k].exchange(i, streams[k].below(i + 1));
}

#if defined(__SSE2__)

// The streams of two packs.
struct TwoStreams {
    __m128i a, b, c, d;

    TwoStreams(const Stream& one, const Stream& other)
        : a(both(one.a, other.a)), b(both(one.b, other.b)), c(both(one.c, other.c)),
          d(both(one.d, other.d)) {}

    void store(Stream& one, Stream& other) const {
        store(a, one.a, other.a);
        store(b, one.b, other.b);
        store(c, one.c, other.c);
        store(d, one.d, other.d);
    }
    // A number of 32 bits each times n. `unfair` gets its sign bits set where Stream::below would
    // draw again.
    [[gnu::always_inline]] __m128i product(__m128i n, __m128i& unfair) {
        const __m128i found = _mm_add_epi64(turned<23>(_mm_add_epi64(a, d)), a);
        const __m128i t = _mm_slli_epi64(b, 17);
        c = _mm_xor_si128(c, a);
        d = _mm_xor_si128(d, b);
        b = _mm_xor_si128(b, c);
        a = _mm_xor_si128(a, d);
        c = _mm_xor_si128(c, t);
        d = turned<45>(d);
        const __m128i times = _mm_mul_epu32(_mm_srli_epi64(found, 32), n);
        const __m128i low = _mm_and_si128(times, _mm_set1_epi64x(0xffffffff));
        unfair = _mm_or_si128(unfair, _mm_sub_epi64(low, n));
        return times;
    }

private:
    static __m128i both(uint64_t one, uint64_t other) {
        return _mm_set_epi64x(static_cast<int64_t>(other), static_cast<int64_t>(one));
    }
    static void store(__m128i from, uint64_t& one, uint64_t& other) {
        uint64_t words[2];
        _mm_storeu_si128(reinterpret_cast<__m128i*>(words), from);
        one = words[0];
        other = words[1];
    }
    template <int k>
    static __m128i turned(__m128i x) {
        return _mm_or_si128(_mm_slli_epi64(x, k), _mm_srli_epi64(x, 64 - k));
    }
};

// Shuffles equal packs. All draws are made first, without asking whether one has to be repeated:
// that happens in one of a million shuffles, which then begins again.
inline void shuffle(Pack (&packs)[packs_at_once], Stream (&streams)[packs_at_once]) {
    uint32_t drawn[most_cards][2 * packs_at_once];  // the high half of each product has the number
    const int cards = packs[0].cards;
    TwoStreams front(streams[0], streams[1]), back(streams[2], streams[3]);
    __m128i unfair = _mm_setzero_si128();
    for (int i = cards - 1; i > 0; --i) {
        const __m128i n = _mm_set1_epi64x(i + 1);
        __m128i* to = reinterpret_cast<__m128i*>(drawn[i]);
        _mm_storeu_si128(to, front.product(n, unfair));
        _mm_storeu_si128(to + 1, back.product(n, unfair));
    }
    if (__builtin_expect(_mm_movemask_pd(_mm_castsi128_pd(unfair)) != 0, 0))
        return shuffle_by_steps(packs, streams);
    front.store(streams[0], streams[1]);
    back.store(streams[2], streams[3]);
    for (int k = 0; k < packs_at_once; ++k)
        for (int i = cards - 1; i > 0; --i)
            packs[k].exchange(static_cast<uint32_t>(i), drawn[i][2 * k + 1]);
}

#else

inline void shuffle(Pack (&packs)[packs_at_once], Stream (&streams)[packs_at_once]) {
    shuffle_by_steps(packs, streams);
}

#endif

}  // namespace agurk
