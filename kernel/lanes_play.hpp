// The play of many deals side by side, over the vectors of any tier.
//
// `L` is what a tier offers: vectors V of sixteen-bit lanes, and masks M that say in which lanes
// something holds. It is a type of the including file alone, so that no function compiled for one
// kind of machine is ever linked into what runs on another.
#pragma once

#include "lanes_rules.hpp"

#define AGURK_INLINE inline __attribute__((always_inline))

namespace agurk {

// xoshiro256++ for all streams of a vector.
template <class L>
struct Draws {
    using V = typename L::V;
    using M = typename L::M;
    V a, b, c, d;

    AGURK_INLINE V next() {
        const V found = L::add64(L::template turned<23>(L::add64(a, d)), a);
        const V t = L::template shifted64<17>(b);
        c = c ^ a;
        d = d ^ b;
        b = b ^ c;
        a = a ^ d;
        c = c ^ t;
        d = L::template turned<45>(d);
        return found;
    }

    // A draw, and the streams after it.
    struct Drawn;

    // Draw again in lanes where the low half is under what 65536 leaves when divided by the bound,
    // with a word of those streams alone that have such lanes. It happens too seldom to be inlined.
    static __attribute__((noinline, cold)) Drawn drawn_again(Draws at, V words, V bound);

    // Draws below a bound that is the same in all lanes.
    AGURK_INLINE V below(uint16_t bound, uint16_t again) {
        V high;
        const V words = next();
        if (__builtin_expect(L::product_is_fair(words, bound, again, high), 1)) return high;
        return taken(drawn_again(*this, words, L::all(bound)));
    }

    // Draws below a bound of each lane, from 1 to 16. No such draw is drawn again from 9 on
    // (65536 % 11), so a glance at all lanes is enough nearly always.
    AGURK_INLINE V below(V bound) {
        V high, low;
        const V words = next();
        L::product(words, bound, high, low);
        if (__builtin_expect(L::none_below(low, 9), 1)) return high;
        return taken(drawn_again(*this, words, bound));
    }

private:
    AGURK_INLINE V taken(const Drawn& drawn) {
        *this = drawn.after;
        return drawn.found;
    }
};

template <class L>
struct Draws<L>::Drawn {
    Draws after;
    V found;
};

template <class L>
typename Draws<L>::Drawn Draws<L>::drawn_again(Draws at, V words, V bound) {
    uint16_t lanes[L::lanes];
    L::store(lanes, bound);
    for (uint16_t& lane : lanes) lane = static_cast<uint16_t>(65536u % lane);
    const V again = L::load(lanes);
    V high, low;
    L::product(words, bound, high, low);
    V found = high;
    for (M bad = L::below(low, again); L::any(bad); bad = L::both(bad, L::below(low, again))) {
        const Draws before = at;
        const V fresh = at.next(), moved = L::streams_of(bad);
        at.a = L::merged(moved, at.a, before.a);
        at.b = L::merged(moved, at.b, before.b);
        at.c = L::merged(moved, at.c, before.c);
        at.d = L::merged(moved, at.d, before.d);
        L::product(fresh, bound, high, low);
        found = L::where(bad, high, found);
    }
    return {at, found};
}

// The trick under way, in each lane.
template <class L>
struct LaneTrick {
    typename L::V top = L::all(0xffff);  // the ranks that would take it
    typename L::V taker = L::all(0);     // who holds it, in order of play
};

// Deals side by side, from the first card dealt to the last. Under `plain` rules one heads or plays
// the lowest, aces bind nobody, and every seat plays at random.
template <class L, int players, bool plain>
struct LaneTable {
    using V = typename L::V;
    using M = typename L::M;

    const LaneRules& rules;
    Draws<L>& draws;
    V hand[players][4];
    V policy[players];  // 1 for lowest, 2 for sharp
    V leader;

    AGURK_INLINE LaneTable(const LaneRules& of, Draws<L>& from) : rules(of), draws(from) {
        for (int p = 0; p < players; ++p) {
            for (int k = 0; k < 4; ++k) hand[p][k] = L::all(0);
            policy[p] = L::all(static_cast<uint16_t>(rules.policies[p]));
        }
        leader = L::all(rules.start);
    }

    AGURK_INLINE void deal() {
        V left[players];  // slots left to a player and those before
#pragma GCC unroll 8
        for (int p = 0; p < players; ++p) left[p] = L::all(static_cast<uint16_t>(rules.size * (p + 1)));
        const uint16_t *slots = rules.slots, *again = rules.again;
        for (int rank = 0; rank < rules.ranks; ++rank) {
            V before[players];
#pragma GCC unroll 8
            for (int p = 0; p < players; ++p) before[p] = left[p];
            const int copies = rules.copies[rank];
            for (int c = 0; c < copies; ++c) {
                const V slot = draws.below(*slots++, *again++);
#pragma GCC unroll 8
                for (int p = 0; p < players; ++p) left[p] = L::less_one(L::less(slot, left[p]), left[p]);
            }
            give(rank, before, left);
        }
    }

    // Put the cards of a rank into the planes of whoever was dealt them.
    AGURK_INLINE void give(int rank, const V (&before)[players], const V (&left)[players]) {
        const V bit = L::all(static_cast<uint16_t>(1u << rank));
        V others = L::all(0);
#pragma GCC unroll 8
        for (int p = 0; p < players; ++p) {
            const V all = L::minus(before[p], left[p]), got = L::minus(all, others);
            others = all;
#pragma GCC unroll 4
            for (int k = 0; k < 4; ++k)
                hand[p][k] = L::with(L::less(L::all(static_cast<uint16_t>(k)), got), hand[p][k], bit);
        }
    }

    // One of the legal ranks, each with the same chance. `most` is how many there can be.
    AGURK_INLINE V any_of(V legal, int most) {
        V skipped = draws.below(L::count(legal));
#pragma GCC unroll 8
        for (int q = 0; q < most - 1; ++q)
            legal = legal & L::less_one(L::less(L::all(static_cast<uint16_t>(q)), skipped), legal);
        return L::lowest(legal);
    }

    AGURK_INLINE void take(int p, V played, int planes) {
#pragma GCC unroll 3
        for (int k = 0; k < 3; ++k)
            if (k < planes - 1) hand[p][k] = L::merged(played, hand[p][k + 1], hand[p][k]);
        hand[p][planes - 1] = L::without(hand[p][planes - 1], played);
    }

    // A trick under plain rules, by hands of `held` cards, or more than seven.
    template <int held>
    AGURK_INLINE void plain_trick(LaneTrick<L>& trick, int most) {
        constexpr int planes = held < 4 ? held : 4;
#pragma GCC unroll 8
        for (int p = 0; p < players; ++p) {
            const V ranks = hand[p][0];
            const V legal = p ? (ranks & trick.top) | L::lowest(ranks) : ranks;
            const V played = any_of(legal, held < 8 ? held : most);
            take(p, played, planes);
            put(trick, p, played, L::some(played, trick.top));
        }
    }

    AGURK_INLINE void put(LaneTrick<L>& trick, int p, V played, M takes) {
        trick.top = L::where(takes, L::at_least(played), trick.top);
        trick.taker = L::where(takes, L::all(static_cast<uint16_t>(p)), trick.taker);
    }

    // A trick under any of the rules. Branches on rules go the same way in every lane.
    AGURK_INLINE void any_trick(LaneTrick<L>& trick, int most) {
        V asked = L::all(0xffff);  // the ranks that head
        M due = L::none();         // where an ace binds
        const V ace = L::all(rules.ace_bit);
#pragma GCC unroll 8
        for (int p = 0; p < players; ++p) {
            const V ranks = hand[p][0];
            V heading = ranks & asked, legal = ranks;
            if (p) {
                legal = answers(ranks, heading, asked);
                if (rules.ace != Ace::none) {
                    legal = L::where(due, L::lowest(ranks), legal);
                    heading = L::where(due, L::all(0), heading);
                }
            } else if (rules.lead == Lead::lowest) {
                legal = heading = L::lowest(ranks);
            }
            const V played = chosen(p, legal, heading, most);
            take(p, played, 4);
            M takes = L::some(played, trick.top);
            if (rules.ace != Ace::none) {
                // A card that an ace obliged does not take over from its equal.
                takes = L::but(takes, L::both(due, L::same(played, L::lowest(trick.top))));
                const M bound = L::same(played, ace);
                if (rules.ace == Ace::next || p == 0) due = bound;
                else if (rules.ace == Ace::any) due = L::either(due, bound);
            }
            put(trick, p, played, takes);
            asked = rules.reference == Reference::previous ? L::at_least(played) : trick.top;
        }
    }

    AGURK_INLINE V answers(V ranks, V heading, V asked) {
        const V low = L::lowest(ranks);
        if (rules.follow == Follow::optional) return heading | low;
        const V forced = L::where(L::some(heading, heading), heading, low);
        if (rules.follow == Follow::forced) return forced;
        const V same = ranks & L::lowest(asked);
        return L::where(L::some(same, same), same, forced);
    }

    AGURK_INLINE V chosen(int p, V legal, V heading, int most) {
        const bool forced = p == 0 && rules.lead == Lead::lowest;
        V played = rules.draws && !forced ? any_of(legal, most) : L::lowest(legal);
        if (rules.mixed) {
            const V high = heading & legal, low = L::lowest(legal);
            const V sharp = L::where(L::some(high, high), L::highest(high), low);
            played = L::where(L::same(policy[p], L::all(1)), low, played);
            played = L::where(L::same(policy[p], L::all(2)), sharp, played);
        }
        return played;
    }

    // The place so many after another.
    AGURK_INLINE V after(V place, V further) {
        const V sum = L::plus(place, further), round = L::all(players);
        return L::minus(sum, L::where(L::less(sum, round), L::all(0), round));
    }

    // Turn the table so that whoever took the trick is the first.
    AGURK_INLINE void turn(V taker, int planes) {
        leader = after(leader, taker);
#pragma GCC unroll 3
        for (int step = 1; step < players; step *= 2) {
            const M by = L::some(taker, L::all(static_cast<uint16_t>(step)));
#pragma GCC unroll 4
            for (int k = 0; k < 4; ++k)
                if (k < planes) turn_by(step, by, k);
            if constexpr (!plain)
                if (rules.mixed) turn_policies(step, by);
        }
    }

    AGURK_INLINE void turn_by(int step, M by, int k) {
        V turned[players];
#pragma GCC unroll 8
        for (int p = 0; p < players; ++p)
            turned[p] = L::where(by, hand[(p + step) % players][k], hand[p][k]);
#pragma GCC unroll 8
        for (int p = 0; p < players; ++p) hand[p][k] = turned[p];
    }

    AGURK_INLINE void turn_policies(int step, M by) {
        V turned[players];
#pragma GCC unroll 8
        for (int p = 0; p < players; ++p)
            turned[p] = L::where(by, policy[(p + step) % players], policy[p]);
#pragma GCC unroll 8
        for (int p = 0; p < players; ++p) policy[p] = turned[p];
    }

    // A card as it stands in the last trick.
    AGURK_INLINE V at_last(V card) {
        if (!rules.low_last) return card;
        const V low = L::all(rules.low_last), under = L::all(static_cast<uint16_t>(rules.low_last - 1));
        const V moved = L::template shifted<1>(card & under);
        return L::where(L::same(card, low), L::all(1),
                        L::where(L::some(card, under), moved, card));
    }

    // The last trick, in which nothing is chosen.
    AGURK_INLINE void last_trick(uint16_t* took, uint16_t* equals) {
        LaneTrick<L> trick;
        const V ones = L::all(rules.ones), led = L::at_least(at_last(hand[0][0]));
        V doubled = L::all(0), set = L::all(0);
#pragma GCC unroll 8
        for (int p = 0; p < players; ++p) {
            const V played = at_last(hand[p][0]);
            const M takes = L::some(played, trick.top);
            if (rules.ties) {
                const V place = L::all(static_cast<uint16_t>(1u << p));
                const M same = L::same(played, L::lowest(trick.top));
                const V joined = L::where(p ? same : L::none(), set | place, place);
                set = L::where(takes, joined, set);
            }
            if (rules.ones) doubled = L::where(L::some(hand[p][0], ones), L::all(1), doubled);
            put(trick, p, played, takes);
        }
        if (equals) L::store(equals, set | L::template shifted<8>(leader));
        const V taker = after(leader, trick.taker);
        // The ranks from a card up are as many as there are above it, and one.
        const V rank = L::minus(L::all(16), L::count(trick.top));
        const V first = L::minus(L::all(16), L::count(led));
        L::store(took, taker | L::template shifted<3>(rank) | L::template shifted<7>(first) |
                           L::template shifted<11>(doubled));
    }

    template <int held>
    AGURK_INLINE void plain_trick() {
        LaneTrick<L> trick;
        plain_trick<held>(trick, held);
        turn(trick.taker, held - 1 < 4 ? held - 1 : 4);
    }

    AGURK_INLINE void plain_tricks() {
        int held = rules.size;
        for (; held > (L::unrolled ? 7 : 1); --held) {
            LaneTrick<L> trick;
            plain_trick<8>(trick, held < rules.ranks ? held : rules.ranks);
            turn(trick.taker, held < 5 ? held - 1 : 4);
        }
        if constexpr (L::unrolled) last_plain_tricks(held);
    }

    // The last tricks of a deal one by one, each knowing how many cards a hand has.
    AGURK_INLINE void last_plain_tricks(int held) {
        switch (held) {
            case 7: plain_trick<7>(); [[fallthrough]];
            case 6: plain_trick<6>(); [[fallthrough]];
            case 5: plain_trick<5>(); [[fallthrough]];
            case 4: plain_trick<4>(); [[fallthrough]];
            case 3: plain_trick<3>(); [[fallthrough]];
            case 2: plain_trick<2>(); [[fallthrough]];
            default: break;
        }
    }

    AGURK_INLINE void any_tricks() {
        for (int held = rules.size; held > 1; --held) {
            LaneTrick<L> trick;
            any_trick(trick, held < rules.ranks ? held : rules.ranks);
            turn(trick.taker, 4);
        }
    }
};

template <class L, int players, bool plain>
void play_steps(const LaneRules& rules, Draws<L>& from, int steps, uint16_t* took, uint16_t* equals) {
    Draws<L> draws = from;
    for (int step = 0; step < steps; ++step) {
        LaneTable<L, players, plain> table(rules, draws);
        table.deal();
        if constexpr (plain) table.plain_tricks();
        else table.any_tricks();
        table.last_trick(took, equals);
        took += lanes_a_step;
        if (equals) equals += lanes_a_step;
    }
    from = draws;
}

template <class L, int players>
void play_some(const LaneRules& rules, LaneStreams& streams, int steps, uint16_t* took,
               uint16_t* equals) {
    constexpr int at_once = L::lanes / 4;
    for (int stream = 0; stream < 8; stream += at_once) {
        Draws<L> draws{L::load64(streams.a + stream), L::load64(streams.b + stream),
                       L::load64(streams.c + stream), L::load64(streams.d + stream)};
        uint16_t* equal = equals ? equals + 4 * stream : nullptr;
        if (rules.plain) play_steps<L, players, true>(rules, draws, steps, took + 4 * stream, equal);
        else play_steps<L, players, false>(rules, draws, steps, took + 4 * stream, equal);
        L::store64(streams.a + stream, draws.a);
        L::store64(streams.b + stream, draws.b);
        L::store64(streams.c + stream, draws.c);
        L::store64(streams.d + stream, draws.d);
    }
}

template <class L>
void play_block(const LaneRules& rules, LaneStreams& streams, int steps, uint16_t* took,
                uint16_t* equals) {
    switch (rules.players) {
        case 2: return play_some<L, 2>(rules, streams, steps, took, equals);
        case 3: return play_some<L, 3>(rules, streams, steps, took, equals);
        case 4: return play_some<L, 4>(rules, streams, steps, took, equals);
        case 5: return play_some<L, 5>(rules, streams, steps, took, equals);
        case 6: return play_some<L, 6>(rules, streams, steps, took, equals);
        case 7: return play_some<L, 7>(rules, streams, steps, took, equals);
        default: return play_some<L, 8>(rules, streams, steps, took, equals);
    }
}

}  // namespace agurk
