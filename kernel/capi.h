/* One deal of Cucumber for programs in any language: made from bytes, asked, played on, and paid.
 *
 * Cards are ranks, numbered from 0, the lowest; suits never matter. Places are players in seat
 * order from 0, and the dealer is the last. No call crashes on anything given to it but a pointer
 * to nothing: what cannot be is answered by NULL or -1. */
#ifndef AGURK_CAPI_H
#define AGURK_CAPI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { AGURK_MOST_RANKS = 24, AGURK_MOST_PLAYERS = 17, AGURK_MOST_HAND = 32, AGURK_MOST_CARDS = 192 };

/* What a deal waits for. */
enum { AGURK_EXCHANGE, AGURK_KONTRA, AGURK_PLAY, AGURK_OVER };

/* The rules of one deal. Choices are numbered as they stand in agurk.rules.choices. */
typedef struct {
    int32_t ranks;                      /* how many different ranks there are */
    uint8_t copies[AGURK_MOST_RANKS];   /* cards of each, at most 8 */
    uint8_t last[AGURK_MOST_RANKS];     /* where each stands in the last trick */
    int32_t cost[AGURK_MOST_RANKS];     /* what each costs when it takes the last trick */
    uint32_t courts;                    /* ranks that are court cards, as bits */
    uint32_t ones;                      /* ranks that double the price where a 1 does, as bits */
    int32_t ace_rank;                   /* the rank that obliges where an ace does; -1 for none */
    uint8_t exchange, lead, follow, set_follow, reference, ace, penalty_tie, multiplier;
} agurk_rules;

typedef struct agurk_deal agurk_deal;

/* Begins a deal. `pack` has every card: the hands, place by place, and then the stock. NULL where
 * the rules make no sense, the cards are not those of the pack, or memory is short. */
agurk_deal* agurk_deal_new(
    const agurk_rules* rules, int players, int hand, int leader, const uint8_t* pack, int cards
);
agurk_deal* agurk_deal_copy(const agurk_deal* deal);
void agurk_deal_free(agurk_deal* deal);

int agurk_deal_phase(const agurk_deal* deal);
/* The place that chooses next, or -1 at the end. */
int agurk_deal_turn(const agurk_deal* deal);
/* How many choices there are. */
uint32_t agurk_deal_count(const agurk_deal* deal);
/* Whether choices are numbers below that count, not ranks: for sets, exchanges and Kontra. */
int agurk_deal_numbered(const agurk_deal* deal);
/* The ranks that may be played, as bits, where choices are ranks; else 0. */
uint32_t agurk_deal_legal(const agurk_deal* deal);
/* Writes the ranks of a numbered choice, and returns how many they are; -1 if there is none. */
int agurk_deal_choice(const agurk_deal* deal, uint32_t number, uint8_t ranks[AGURK_MOST_HAND]);
/* Makes a choice. Returns 0, or -1 where it is none and nothing has happened. */
int agurk_deal_apply(agurk_deal* deal, uint32_t choice);

/* Writes the ranks that a place holds, lowest first, and returns how many; -1 for no such place. */
int agurk_deal_hand(const agurk_deal* deal, int place, uint8_t ranks[AGURK_MOST_HAND]);
/* Who took the latest trick and leads; at first who leads. */
int agurk_deal_taker(const agurk_deal* deal);
/* Writes what each place pays, less what it takes off. Returns 0, or -1 before the end. */
int agurk_deal_result(const agurk_deal* deal, int32_t points[AGURK_MOST_PLAYERS]);

#ifdef __cplusplus
}
#endif

#endif
