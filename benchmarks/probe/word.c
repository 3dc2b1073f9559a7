/* A yardstick for the kernel without vectors: one deal at a time, each hand in one word.
 *
 * Random deals of Danish Agurk, seven cards each. A hand is four planes of ranks, sixteen bits
 * each; the card chosen is found by an instruction of newer x86 processors (pdep). As in lanes.c,
 * nothing can be chosen, and choices are a hair from even.
 *
 * cc -O3 -march=native word.c && ./a.out PLAYERS DEALS
 */
#include <immintrin.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CARDS = 7, PACK = 52 };
#define COLUMN 0x0001000100010001ull

/* wyrand: one multiplication a word */
static inline uint64_t throw_dice(uint64_t* state) {
    *state += 0xa0761d6478bd642full;
    const unsigned __int128 both = (unsigned __int128)*state * (*state ^ 0xe7037ed1a0b428dbull);
    return (uint64_t)(both >> 64) ^ (uint64_t)both;
}

/* The whole part of a fraction times n; the rest stays for the next draw. */
static inline uint32_t below(uint64_t* fraction, uint32_t n) {
    const unsigned __int128 both = (unsigned __int128)*fraction * n;
    *fraction = (uint64_t)both;
    return (uint32_t)(both >> 64);
}

static uint64_t mixed;

static inline __attribute__((always_inline)) void play(const int players, long times) {
    uint64_t dice = 1;
    uint8_t pack[PACK];
    for (int at = 0; at < PACK; ++at) pack[at] = (uint8_t)(at / 4);
    for (long deal = 0; deal < times; ++deal) {
        uint64_t hands[8];
        int at = 0;
        for (int p = 0; p < players; ++p) {
            uint64_t fraction = throw_dice(&dice), held = 0;
#pragma GCC unroll 7
            for (int c = 0; c < CARDS; ++c, ++at) {
                const uint32_t other = (uint32_t)at + below(&fraction, (uint32_t)(PACK - at));
                const uint8_t rank = pack[other];
                pack[other] = pack[at];
                pack[at] = rank;
                held |= (held << 16 | 0xffff) & COLUMN << rank;
            }
            hands[p] = held;
        }
        uint32_t leader = 0, taker = 0, top = 0;
        for (int trick = 0; trick < CARDS; ++trick, leader = taker) {
            uint64_t fraction = throw_dice(&dice);
            top = 0xffff;
            for (int turn = 0; turn < players; ++turn) {
                uint32_t p = leader + (uint32_t)turn;
                p = p >= (uint32_t)players ? p - (uint32_t)players : p;
                const uint64_t held = hands[p];
                const uint32_t ranks = held & 0xffff, legal = (ranks & top) | (ranks & -ranks);
                const uint32_t number = below(&fraction, (uint32_t)_mm_popcnt_u32(legal));
                const uint32_t card = _pdep_u32(1u << number, legal);
                const uint64_t column = card * COLUMN;
                hands[p] = (held & ~column) | (held >> 16 & column);
                const uint32_t heads = card & top;
                taker = heads ? p : taker;
                top = heads ? (0u - card) & 0xffff : top;
            }
        }
        mixed += taker + (uint64_t)__builtin_ctz(top);
    }
}

#define PLAYERS(n) static __attribute__((noinline)) void play_##n(long times) { play(n, times); }
PLAYERS(2) PLAYERS(4) PLAYERS(7)

int main(int count, char** words) {
    const int players = count > 1 ? atoi(words[1]) : 4;
    const long times = count > 2 ? atol(words[2]) : 1000000;
    const clock_t begun = clock();
    if (players == 2) play_2(times);
    else if (players == 7) play_7(times);
    else play_4(times);
    const double spent = (double)(clock() - begun) / CLOCKS_PER_SEC;
    printf("%.0f %lu\n", (double)times / spent, (unsigned long)mixed);
    return 0;
}
