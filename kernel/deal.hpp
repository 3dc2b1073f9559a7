// One deal in ranks: hands, tricks, whose turn it is, and what the last trick costs.
#pragma once

#include "sets.hpp"

namespace agurk {

// A place after the last is one from the first on; without a branch, which would be guessed wrong.
inline int wrapped(int place, int players) {
    const int over = place - players;
    return over + static_cast<int>(static_cast<uint32_t>(players) & all_if(over < 0));
}

// What multiplies the cost of the last trick for each place.
struct Factors {
    int8_t kontra = -1;                // the place that called Kontra
    uint8_t exchange[most_players] = {};  // by exchanges made; 0 is read as 1
};

// What the last trick did, by places.
struct LastTrick {
    uint8_t taker = 0;
    uint8_t lowest = 0;                // who played the lowest card, the first of equals
    uint8_t leader = 0;
    uint8_t ranks[most_players] = {};  // what each played
    uint32_t payers = 0;               // who pays, a bit for each
    uint32_t bonuses = 0;              // who takes points off
    int32_t points[most_players] = {}; // how many, multiplied; 0 for all others
};

// A deal at one moment. Places are its players in seat order, from 0. It is trivially copyable,
// allocates nothing, and knows nothing of scores.
template <class Hand>
struct Deal {
    Hand hands[most_players];
    Trick trick;
    uint8_t players = 0;
    uint8_t held = 0;    // cards that everybody had when the trick began; 0 when all is played
    uint8_t leader = 0;  // who leads, or led, the current trick
    uint8_t led = 0;     // who led the trick before
    uint8_t sets = 0;    // whether sets are led

    // Begins play with hands that are filled.
    void start(const Shape& shape, int places, int size, int lead) {
        players = static_cast<uint8_t>(places);
        held = static_cast<uint8_t>(size);
        leader = led = static_cast<uint8_t>(lead);
        sets = shape.lead == Lead::sets;
        trick.clear();
    }

    int turn() const { return after(leader, trick.made); }
    bool over() const { return held == 0; }
    bool last() const { return held == 1; }
    // Who took the trick before: whoever leads now.
    int taker() const { return leader; }
    const Hand& hand() const { return hands[turn()]; }

    // The ranks that may be played now, where single cards are.
    [[gnu::always_inline]] uint32_t legal_ranks(const Shape& shape) const {
        return agurk::legal_ranks(shape, hand().ranks(), trick);
    }
    // The plays that may be made now, whether sets are led or not.
    SetChoices<Hand> legal_sets(const Shape& shape) const {
        return SetChoices<Hand>(shape, hand(), trick, held);
    }

    // Plays one card. In the last trick of a variant of sets this is the play as well.
    [[gnu::always_inline]] void play(const Shape& shape, int rank) {
        if (sets && held > 1) return play(shape, Play::of(rank));
        hands[turn()].take(rank);
        trick.add(shape, rank, held == 1);
        if (trick.made == players) finish(trick.holder, 1);
    }
    void play(const Shape& shape, Play cards) {
        if (!sets || held == 1) return play(shape, cards.lowest());
        Hand& hand = hands[turn()];
        for (int k = 0; k < cards.size(); ++k) hand.take(cards.rank(k));
        trick.add(shape, cards);
        if (trick.made == players) finish(trick.holder, trick.set.size());
    }

    int after(int place, int turns) const {
        return wrapped(place + turns, players);
    }

    // Ends a trick of so many cards each, which the play of turn `holder` took.
    void finish(int holder, int cards) {
        led = leader;
        leader = static_cast<uint8_t>(after(leader, holder));
        held = static_cast<uint8_t>(held - cards);
        trick.clear();
    }
};

// What one card costs in the last trick, multiplied as rules/scoring.py does.
inline int32_t price(const Shape& shape, int rank, bool any_one, int place, const Factors& factors) {
    int32_t points = shape.cost[rank];
    if (shape.multiplier == Multiplier::ones && any_one) points *= 2;
    if (shape.multiplier == Multiplier::kontra && factors.kontra >= 0)
        points *= factors.kontra == place ? 4 : 2;
    return points * (factors.exchange[place] == 0 ? 1 : factors.exchange[place]);
}

// What a last trick did, from the ranks played to it in turn, who led it, and the turn that took.
inline LastTrick last_trick(
    const Shape& shape, const uint8_t* played, int players, int leader, int holder,
    const Factors& factors = {}
) {
    LastTrick found;
    found.taker = static_cast<uint8_t>(wrapped(leader + holder, players));
    found.leader = static_cast<uint8_t>(leader);
    const int top = shape.last[played[holder]];
    uint32_t any_one = 0, equals = 0;
    int least = 256 << 16;
    for (int turn = 0; turn < players; ++turn) {
        const int place = wrapped(leader + turn, players), rank = played[turn];
        found.ranks[place] = static_cast<uint8_t>(rank);
        any_one |= shape.ones >> rank & 1u;
        const int height = shape.last[rank];
        equals |= static_cast<uint32_t>(height == top) << place;
        // The least height, and under it in the same number where it is first.
        const int found_here = height << 16 | turn << 8 | place;
        least = found_here < least ? found_here : least;
    }
    found.lowest = static_cast<uint8_t>(least);
    if (shape.penalty_tie == PenaltyTie::last) equals = 1u << found.taker;
    for (; equals != 0; equals &= equals - 1) {
        const int place = lowest(equals);
        const int32_t points = price(shape, found.ranks[place], any_one != 0, place, factors);
        const bool bonus = place != found.taker && shape.penalty_tie == PenaltyTie::bonus;
        if (bonus && points == 0) continue;
        (bonus ? found.bonuses : found.payers) |= 1u << place;
        found.points[place] = points;
    }
    return found;
}

// What the last trick of a deal that is over did.
template <class Hand>
LastTrick last_trick(const Shape& shape, const Deal<Hand>& deal, const Factors& factors = {}) {
    return last_trick(
        shape, deal.trick.ranks, deal.players, deal.led, deal.trick.holder, factors
    );
}

// Whether the card that took the last trick loses the match by itself.
inline bool loses_match(const Shape& shape, const LastTrick& trick) {
    return (shape.losing >> trick.ranks[trick.taker] & 1u) != 0;
}

}  // namespace agurk
