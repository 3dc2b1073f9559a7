// Scores, lives and money between deals, what a counted last trick does to them, and who has won:
// rules/standing.py and rules/outcome.py in numbers.
#pragma once

#include <algorithm>

#include "dealing.hpp"

namespace agurk {

// Seats are the players of a match, from 0; a set of seats has a bit for each.
using Seats = uint32_t;

inline bool has(Seats seats, int seat) { return (seats >> seat & 1u) != 0; }
inline Seats only(int seat) { return 1u << seat; }

// How a match has ended.
struct Outcome {
    Seats winners = 0;
    Seats losers = 0;
};

// The last trick of a deal by seats: what the next deal goes by.
struct Counted {
    int8_t taker = -1;  // -1 before the first deal
    int8_t lowest = -1;
    int8_t rank = -1;   // what took it
};

// Whom the places of a deal belong to: the seats still in, clockwise from the dealer's left.
struct Places {
    uint8_t seat[most_players] = {};
    int players = 0;
};

// Who has what, by seat.
struct Standing {
    struct Kept {
        uint8_t seat, rank;
    };

    int32_t scores[most_players] = {};
    uint8_t lives[most_players] = {};
    uint8_t bought[most_players] = {};
    int64_t money[most_players] = {};
    int64_t pot = 0;
    Seats caught = 0;              // who went out in the deal just counted
    uint8_t players = 0;
    uint8_t kept_cards = 0;
    Kept kept[most_cards] = {};    // cards that lie before players, in the order in which they came

    // Before the first deal, stakes paid.
    void open(const Shape& shape, int seats) {
        *this = Standing{};
        players = static_cast<uint8_t>(seats);
        for (int seat = 0; seat < seats; ++seat) lives[seat] = static_cast<uint8_t>(shape.lives);
        if (shape.money != Money::ante) return;
        for (int seat = 0; seat < seats; ++seat) stake(seat, shape.stake);
    }

    Seats in() const {
        Seats seats = 0;
        for (int seat = 0; seat < players; ++seat)
            if (lives[seat] > 0) seats |= only(seat);
        return seats;
    }

    // The highest score among others still in; `none` if there are no others.
    int32_t highest_of_others(int seat, Seats left_out = 0, int32_t none = 0) const {
        const Seats others = in() & ~(left_out | only(seat));
        if (others == 0) return none;
        int32_t most = scores[lowest(others)];
        for (Seats left = others; left != 0; left &= left - 1)
            most = std::max(most, scores[lowest(left)]);
        return most;
    }

    // Those that share the lowest score; `seats` must not be empty.
    Seats lowest_of(Seats seats) const {
        int32_t least = scores[lowest(seats)];
        Seats found = 0;
        for (Seats left = seats; left != 0; left &= left - 1)
            least = std::min(least, scores[lowest(left)]);
        for (Seats left = seats; left != 0; left &= left - 1)
            if (scores[lowest(left)] == least) found |= only(lowest(left));
        return found;
    }

    // Moves units from a seat to the pot.
    void stake(int seat, int64_t units) {
        money[seat] -= units;
        pot += units;
    }

    void keep(int seat, int rank) {
        if (kept_cards < most_cards)
            kept[kept_cards++] = {static_cast<uint8_t>(seat), static_cast<uint8_t>(rank)};
    }
    // Gives back what lies before a seat, or all of it but the dearest card, the last of equals.
    void give_back(const Shape& shape, int seat, bool but_the_dearest) {
        int dearest = -1;
        for (int k = 0; but_the_dearest && k < kept_cards; ++k) {
            if (kept[k].seat != seat) continue;
            if (dearest < 0 || shape.cost[kept[k].rank] >= shape.cost[kept[dearest].rank]) dearest = k;
        }
        int left = 0;
        for (int k = 0; k < kept_cards; ++k)
            if (kept[k].seat != seat || k == dearest) kept[left++] = kept[k];
        kept_cards = static_cast<uint8_t>(left);
    }
    int32_t dearest_kept(const Shape& shape, int seat) const {
        int32_t most = 0;
        bool any = false;
        for (int k = 0; k < kept_cards; ++k) {
            if (kept[k].seat != seat) continue;
            most = any ? std::max(most, shape.cost[kept[k].rank]) : shape.cost[kept[k].rank];
            any = true;
        }
        return most;
    }
};

// The lowest score that costs a life; 0 where none does.
inline int32_t least_too_much(const Shape& shape) {
    if (shape.threshold == 0) return 0;
    return shape.threshold + (shape.compare == Compare::more_than ? 1 : 0);
}

inline bool over_threshold(const Shape& shape, int32_t score) {
    const int32_t least = least_too_much(shape);
    return least != 0 && score >= least;
}

// The steps of counting one deal: penalties, exact scores that become 0, lives and the scores
// players return on, then bonuses.
class Settling {
public:
    Settling(const Shape& shape, Standing& now, const Places& places, const LastTrick& trick)
        : shape_(shape), now_(now), places_(places), trick_(trick) {}

    // Whether the deal counts: it does not where nobody would be left, in rules that say so.
    bool settle() {
        const bool voids = shape_.all_out == AllOut::replay || shape_.all_out == AllOut::rampo;
        // A copy is dear beside all else here, and few rules need one.
        if (!voids) return count(), true;
        const Standing before = now_;
        if (count()) return true;
        now_ = before;
        if (shape_.all_out == AllOut::rampo) begin_again();
        return false;
    }

private:
    const Shape& shape_;
    Standing& now_;
    const Places& places_;
    const LastTrick& trick_;

    int seat(int place) const { return places_.seat[place]; }

    bool count() {
        Seats everybody = 0;
        for (int seat = 0; seat < now_.players; ++seat) everybody |= only(seat);
        const bool nobody_out = now_.in() == everybody;
        now_.caught = 0;
        for (uint32_t left = trick_.payers; left != 0; left &= left - 1) pay(lowest(left));
        const bool doomed = loses_match(shape_, trick_);
        const int doomed_seat = doomed ? seat(trick_.taker) : -1;
        Seats over = 0;
        for (uint32_t left = trick_.payers; left != 0; left &= left - 1) {
            const int payer = seat(lowest(left));
            if (is_over(payer) || payer == doomed_seat) over |= only(payer);
        }
        if (would_empty(over)) return false;
        if (over != 0) take_lives(over, doomed_seat);
        for (uint32_t left = trick_.bonuses; left != 0; left &= left - 1) {
            int32_t& score = now_.scores[seat(lowest(left))];
            score = std::max(0, score - trick_.points[lowest(left)]);
        }
        if (shape_.money == Money::first_out && nobody_out) charge_first_out();
        return true;
    }

    void pay(int place) {
        int32_t& score = now_.scores[seat(place)];
        score += trick_.points[place];
        if (shape_.keep_cards) now_.keep(seat(place), trick_.ranks[place]);
        if (shape_.exact_reset == 0 || shape_.end == End::one_deal) return;
        if (score != shape_.exact_reset) return;
        score = 0;
        now_.give_back(shape_, seat(place), false);
    }

    bool is_over(int payer) const {
        if (shape_.end == End::all_but_one_over || shape_.end == End::one_deal) return false;
        return over_threshold(shape_, now_.scores[payer]);
    }

    bool would_empty(Seats over) const {
        if (shape_.all_out != AllOut::replay && shape_.all_out != AllOut::rampo) return false;
        for (Seats left = now_.in(); left != 0; left &= left - 1)
            if (!has(over, lowest(left)) || now_.lives[lowest(left)] != 1) return false;
        return true;
    }

    void take_lives(Seats over, int doomed) {
        for (Seats left = over; left != 0; left &= left - 1) {
            const int payer = lowest(left);
            now_.lives[payer] = payer == doomed ? uint8_t{0} : static_cast<uint8_t>(now_.lives[payer] - 1);
            if (now_.lives[payer] == 0) now_.caught |= only(payer);
        }
        int32_t returns_on[most_players] = {};
        for (Seats left = over & ~now_.caught; left != 0; left &= left - 1)
            returns_on[lowest(left)] = score_to_return_on(lowest(left), over);
        for (Seats left = over; left != 0; left &= left - 1) {
            const int payer = lowest(left);
            const bool out = has(now_.caught, payer);
            if (out || shape_.life_lost != LifeLost::max_other)
                now_.give_back(shape_, payer, !out && shape_.life_lost == LifeLost::highest_card);
            if (!out) now_.scores[payer] = returns_on[payer];
        }
    }

    // Others who lose a life by the same trick have no score to take over.
    int32_t score_to_return_on(int payer, Seats over) const {
        switch (shape_.life_lost) {
            case LifeLost::none: return 0;
            case LifeLost::highest_card: return now_.dearest_kept(shape_, payer);
            case LifeLost::max_other: return now_.highest_of_others(payer, over);
        }
        return 0;
    }

    void charge_first_out() {
        constexpr int64_t units = 5, court_units = 10;
        for (uint32_t left = trick_.payers; left != 0; left &= left - 1) {
            const int place = lowest(left);
            if (!has(now_.caught, seat(place))) continue;
            const bool court = (shape_.courts >> trick_.ranks[place] & 1u) != 0;
            now_.stake(seat(place), court ? court_units : units);
        }
    }

    void begin_again() {
        for (int seat = 0; seat < now_.players; ++seat) {
            now_.scores[seat] = 0;
            now_.bought[seat] = 0;
            now_.lives[seat] = static_cast<uint8_t>(shape_.lives);
        }
        now_.kept_cards = 0;
        now_.caught = 0;
    }
};

// Whether a seat may buy in now; then at the highest score of the others.
inline bool may_buy_in(const Shape& shape, const Standing& now, int seat) {
    if (shape.buy_in == BuyIn::none || now.bought[seat] >= shape.buy_in_times) return false;
    if (now.lives[seat] > 0 && shape.buy_in != BuyIn::any_time) return false;
    const Seats others = now.in() & ~only(seat);
    return static_cast<int32_t>(count_of(others)) >= shape.buy_in_others;
}

// Whether a seat is asked; one still in only if its score would be lower.
inline bool worth_asking(const Shape& shape, const Standing& now, int seat) {
    if (!may_buy_in(shape, now, seat)) return false;
    return now.lives[seat] == 0 || now.highest_of_others(seat) < now.scores[seat];
}

inline void buy_in(const Shape& shape, Standing& now, int seat) {
    const int32_t score = now.highest_of_others(seat);
    now.stake(seat, static_cast<int64_t>(shape.stake) * shape.buy_in_stakes);
    now.scores[seat] = score;
    now.lives[seat] = std::max<uint8_t>(1, now.lives[seat]);
    ++now.bought[seat];
    now.caught &= ~only(seat);
}

// Who wins when the last players went out together.
inline Seats after_all_out(const Shape& shape, const Standing& now) {
    return shape.all_out == AllOut::share ? now.caught : now.lowest_of(now.caught);
}

// How a match has ended with the deal just counted, after all buy-ins; no winners if it goes on.
inline Outcome outcome(
    const Shape& shape, const Standing& now, const Places& places, const LastTrick& trick
) {
    const Seats in = now.in();
    if (loses_match(shape, trick)) {
        const Seats loser = only(places.seat[trick.taker]);
        return {now.lowest_of((in != 0 ? in : now.caught) & ~loser), loser};
    }
    if (shape.end == End::one_deal) {
        Seats losers = 0;
        for (uint32_t left = trick.payers; left != 0; left &= left - 1)
            losers |= only(places.seat[lowest(left)]);
        return {(in & ~losers) != 0 ? in & ~losers : in, losers};
    }
    if (shape.end == End::all_but_one_over) {
        Seats under = 0;
        for (Seats left = in; left != 0; left &= left - 1)
            if (!over_threshold(shape, now.scores[lowest(left)])) under |= only(lowest(left));
        if (count_of(under) > 1) return {};
        const Seats winners = now.lowest_of(in);
        return {winners, in & ~(winners | under)};
    }
    if (shape.end == End::first_out && now.caught != 0) {
        const Seats winners = in != 0 ? now.lowest_of(in) : after_all_out(shape, now);
        return {winners, now.caught & ~winners};
    }
    if (shape.end == End::two_left && in != 0 && count_of(in) <= 2) return {now.lowest_of(in), 0};
    if (shape.end == End::last_in && count_of(in) == 1) return {in, 0};
    if (in != 0) return {};
    return {after_all_out(shape, now), 0};
}

// Pays the winners; odd units go to the first of them clockwise from the dealer.
inline void pay_out(const Shape& shape, Standing& now, Seats winners, int dealer) {
    const auto share = [&](int64_t units) {
        const int64_t number = count_of(winners), each = units / number;
        int64_t odd = units - each * number;
        for (int turn = 1; turn <= now.players; ++turn) {
            const int seat = (dealer + turn) % now.players;
            if (has(winners, seat)) now.money[seat] += each + (odd-- > 0 ? 1 : 0);
        }
    };
    share(now.pot);
    now.pot = 0;
    if (shape.money != Money::difference) return;
    // All winners have the lowest score.
    const int32_t least = now.scores[lowest(winners)];
    int64_t paid = 0;
    for (int seat = 0; seat < now.players; ++seat) {
        now.money[seat] -= now.scores[seat] - least;
        paid += now.scores[seat] - least;
    }
    share(paid);
}

}  // namespace agurk
