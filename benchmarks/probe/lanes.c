/* A yardstick for the kernel: what the machine can do if all it ever has to do is one game.
 *
 * Random deals of Danish Agurk, seven cards each, a deal in each sixteen bits of a vector. Nothing
 * can be chosen: one pack, one rule, the number of players fixed when it is compiled, and choices
 * a hair from even. It counts nothing and keeps only who took the last trick with what.
 *
 * cc -O3 -march=native -DBITS=512 lanes.c && ./a.out PLAYERS DEALS     (or BITS=256, 128)
 */
#include <immintrin.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CARDS = 7, RANKS = 13, COPIES = 4 };
#define SELF static inline __attribute__((always_inline))

#if BITS == 512
typedef __m512i Vec;
typedef __mmask32 Where;
#define DO(name) _mm512_##name
#define EACH(name) DO(name##_epi16)
#define SPREAD(word) _mm512_set1_epi64(word)
SELF Where under(Vec x, Vec y) { return _mm512_cmplt_epi16_mask(x, y); }
SELF Where low_half_under(Vec x, Vec y) { return _mm512_cmplt_epu16_mask(x, y); }
SELF int somewhere(Where w) { return w != 0; }
SELF Where meet(Vec x, Vec y) { return _mm512_test_epi16_mask(x, y); }
SELF Vec either(Where w, Vec yes, Vec no) { return _mm512_mask_mov_epi16(no, w, yes); }
SELF Vec one_off(Where w, Vec x) { return _mm512_mask_sub_epi16(x, w, x, EACH(set1)(1)); }
SELF Vec put(Where w, Vec x, Vec bit) { return _mm512_mask_add_epi16(x, w, x, bit); }
SELF Vec by_bit(Vec bits, Vec yes, Vec no) { return _mm512_ternarylogic_epi64(bits, yes, no, 0xca); }
SELF Vec turned(Vec x, const int by) { return by == 23 ? _mm512_rol_epi64(x, 23) : _mm512_rol_epi64(x, 45); }
SELF Vec bits_in(Vec x) { return _mm512_popcnt_epi16(x); }
#define LESS(x, y) _mm512_andnot_si512(y, x)
#define SAVE(to, x) _mm512_storeu_si512((void*)(to), x)
#else
#if BITS == 256
typedef __m256i Vec;
#define DO(name) _mm256_##name
#define LESS(x, y) _mm256_andnot_si256(y, x)
#define SAVE(to, x) _mm256_storeu_si256((__m256i*)(to), x)
SELF int somewhere(Vec w) { return !_mm256_testz_si256(w, w); }
SELF Vec either(Vec w, Vec yes, Vec no) { return _mm256_blendv_epi8(no, yes, w); }
SELF Vec bits_in(Vec x) {
    const Vec four = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
                                      0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const Vec low = _mm256_set1_epi8(15);
    return _mm256_maddubs_epi16(
        _mm256_add_epi8(_mm256_shuffle_epi8(four, x & low),
                        _mm256_shuffle_epi8(four, _mm256_srli_epi16(x, 4) & low)),
        _mm256_set1_epi8(1));
}
#else
typedef __m128i Vec;
#define DO(name) _mm_##name
#define LESS(x, y) _mm_andnot_si128(y, x)
#define SAVE(to, x) _mm_storeu_si128((__m128i*)(to), x)
SELF int somewhere(Vec w) { return _mm_movemask_epi8(w) != 0; }
SELF Vec either(Vec w, Vec yes, Vec no) { return no ^ (w & (yes ^ no)); }
SELF Vec bits_in(Vec x) {
    x = _mm_sub_epi16(x, _mm_srli_epi16(x, 1) & _mm_set1_epi16(0x5555));
    x = _mm_add_epi16(x & _mm_set1_epi16(0x3333), _mm_srli_epi16(x, 2) & _mm_set1_epi16(0x3333));
    x = _mm_add_epi16(x, _mm_srli_epi16(x, 4)) & _mm_set1_epi16(0x0f0f);
    return _mm_add_epi16(x, _mm_srli_epi16(x, 8)) & _mm_set1_epi16(0x1f);
}
#endif
typedef Vec Where;
#define EACH(name) DO(name##_epi16)
#define SPREAD(word) DO(set1_epi64x)(word)
SELF Where under(Vec x, Vec y) { return EACH(cmpgt)(y, x); }
SELF Where low_half_under(Vec x, Vec y) {
    return EACH(cmpgt)(DO(subs_epu16)(y, x), EACH(set1)(0));
}
SELF Where meet(Vec x, Vec y) { return ~EACH(cmpeq)(x & y, EACH(set1)(0)); }
SELF Vec one_off(Where w, Vec x) { return EACH(add)(x, w); }
SELF Vec put(Where w, Vec x, Vec bit) { return x | (w & bit); }
SELF Vec by_bit(Vec bits, Vec yes, Vec no) { return no ^ (bits & (yes ^ no)); }
SELF Vec turned(Vec x, const int by) {
    return DO(slli_epi64)(x, by) | DO(srli_epi64)(x, 64 - by);
}
#endif
#define ALL(number) EACH(set1)((short)(number))

enum { LANES = BITS / 16 };
typedef struct { Vec a, b, c, d; } Dice;

/* xoshiro256++ */
SELF Vec throw_dice(Dice* dice) {
    const Vec sum = DO(add_epi64)(dice->a, dice->d);
    const Vec found = DO(add_epi64)(turned(sum, 23), dice->a), t = DO(slli_epi64)(dice->b, 17);
    dice->c ^= dice->a;
    dice->d ^= dice->b;
    dice->b ^= dice->c;
    dice->a ^= dice->d;
    dice->c ^= t;
    dice->d = turned(dice->d, 45);
    return found;
}

SELF Vec slot_of(Dice* dice, int left) {
    const Vec bound = ALL(left), least = ALL(65536 % left);
    Vec words = throw_dice(dice), found = DO(mulhi_epu16)(words, bound);
    Where bad = low_half_under(EACH(mullo)(words, bound), least);
    while (__builtin_expect(somewhere(bad), 0)) {
        words = throw_dice(dice);
        found = either(bad, DO(mulhi_epu16)(words, bound), found);
        bad &= low_half_under(EACH(mullo)(words, bound), least);
    }
    return found;
}

SELF void deal_and_play(const int players, Dice* dice, uint16_t* taker, uint16_t* with) {
    Vec hand[7][COPIES], free[7];
    const Vec none = ALL(0), one = ALL(1);
    for (int p = 0; p < players; ++p) {
        free[p] = ALL(CARDS * (p + 1));
        for (int k = 0; k < COPIES; ++k) hand[p][k] = none;
    }
    int left = RANKS * COPIES;
    Vec bit = one;
    for (int rank = 0; rank < RANKS; ++rank, bit = EACH(add)(bit, bit)) {
        Vec before[7];
        for (int p = 0; p < players; ++p) before[p] = free[p];
#pragma GCC unroll 4
        for (int c = 0; c < COPIES; ++c, --left) {
            const Vec slot = slot_of(dice, left);
#pragma GCC unroll 7
            for (int p = 0; p < players; ++p) free[p] = one_off(under(slot, free[p]), free[p]);
        }
        Vec others = none;
#pragma GCC unroll 7
        for (int p = 0; p < players; ++p) {
            const Vec all = EACH(sub)(before[p], free[p]), got = EACH(sub)(all, others);
            others = all;
#pragma GCC unroll 4
            for (int k = 0; k < COPIES; ++k) hand[p][k] = put(under(ALL(k), got), hand[p][k], bit);
        }
    }
    Vec leader = none, top = none, holds = none;
#pragma GCC unroll 7
    for (int held = CARDS; held > 0; --held) {
        top = ALL(-1);
        holds = none;
#pragma GCC unroll 7
        for (int p = 0; p < players; ++p) {
            const Vec ranks = hand[p][0], lowest = ranks & EACH(sub)(none, ranks);
            Vec legal = (ranks & top) | lowest, played = ranks;
            if (held > 1) {
                const Vec passed = DO(mulhi_epu16)(throw_dice(dice), bits_in(legal));
#pragma GCC unroll 6
                for (int k = 0; k < held - 1; ++k)
                    legal &= one_off(under(ALL(k), passed), legal);
                played = legal & EACH(sub)(none, legal);
                for (int k = 0; k + 1 < COPIES; ++k)
                    hand[p][k] = by_bit(played, hand[p][k + 1], hand[p][k]);
                hand[p][COPIES - 1] = LESS(hand[p][COPIES - 1], played);
            }
            const Where heads = meet(played, top);
            top = either(heads, EACH(sub)(none, played), top);
            holds = either(heads, ALL(p), holds);
        }
        leader = EACH(add)(leader, holds);
        const Where within = under(leader, ALL(players));
        leader = EACH(sub)(leader, either(within, none, ALL(players)));
        if (held == 1) break;
#pragma GCC unroll 3
        for (int step = 1; step < players; step *= 2) {
            const Where by = meet(holds, ALL(step));
#pragma GCC unroll 4
            for (int k = 0; k < COPIES; ++k) {
                Vec moved[7];
#pragma GCC unroll 7
                for (int p = 0; p < players; ++p)
                    moved[p] = either(by, hand[(p + step) % players][k], hand[p][k]);
#pragma GCC unroll 7
                for (int p = 0; p < players; ++p) hand[p][k] = moved[p];
            }
        }
    }
    SAVE(taker, leader);
    SAVE(with, EACH(sub)(ALL(16), bits_in(top)));
}

static uint16_t taker[LANES], with[LANES];
static uint64_t mixed;

#define PLAYERS(n) \
    static __attribute__((noinline)) void play_##n(Dice* from, long times) { \
        Dice dice = *from; \
        for (long at = 0; at < times; ++at) { \
            deal_and_play(n, &dice, taker, with); \
            mixed += taker[0] + with[1]; \
        } \
        *from = dice; \
    }
PLAYERS(2) PLAYERS(4) PLAYERS(7)

int main(int count, char** words) {
    const int players = count > 1 ? atoi(words[1]) : 4;
    const long times = (count > 2 ? atol(words[2]) : 1000000) / LANES + 1;
    uint64_t seeds[32], state = 1;
    for (int at = 0; at < 32; ++at) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        seeds[at] = state ^ state >> 29;
    }
    Dice dice;
    for (int part = 0; part < 4; ++part)
        for (int at = 0; at < BITS / 64; ++at)
            ((uint64_t*)&dice)[part * BITS / 64 + at] = seeds[8 * part + at];
    const clock_t begun = clock();
    if (players == 2) play_2(&dice, times);
    else if (players == 7) play_7(&dice, times);
    else play_4(&dice, times);
    const double spent = (double)(clock() - begun) / CLOCKS_PER_SEC;
    printf("%.0f %lu\n", (double)times * LANES / spent, (unsigned long)mixed);
    return 0;
}
