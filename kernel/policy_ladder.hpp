// A careful player by rules of thumb: bots/ladder.py and bots/outlook.py in ranks.
//
// It chooses what that bot chooses, since it reckons with the same floating-point operations in the
// same order. What it raises to a power is a share of small numbers, and looked up.
#pragma once

#include <cmath>
#include <limits>
#include <stdexcept>
#include <type_traits>

#include "match_sizes.hpp"
#include "policy.hpp"
#include "policy_powers.hpp"
#include "policy_shown.hpp"
#include "standing.hpp"

namespace agurk {

// What each feature of a play is worth to somebody who has learned, by how many cards are held and
// who is still to play.
struct Lesson {
    static constexpr int features = 16, situations = 18;
    double weights[situations][features] = {};

    // Where a place stands that has so many cards, when so many of so many plays have been made.
    static int situation(int size, int made, int players) {
        const int cards = size < 2 ? 2 : size > 7 ? 7 : size;
        return (cards - 2) * 3 + (made == 0 ? 0 : made + 1 < players ? 1 : 2);
    }
};

// What a player knows who plays, and what is at stake for him.
template <class Hand>
class Ladder {
public:
    explicit Ladder(const Shape& shape)
        : shape_(shape), powers_(Powers::of(shape)), ace_(low_ace(shape)) {
        for (int place = 0; place < most_players; ++place) set_score(place, 0);
    }

    // Says what a place has on its score before the deal.
    void set_score(int place, int32_t score) {
        if (known_[place] && score_[place] == score) return;
        known_[place] = true;
        score_[place] = score;
        for (int rank = 0; rank < shape_.ranks; ++rank) harm_[place][rank] = harm(score, rank);
    }

    // The rank to play where single cards are; there are several legal ones.
    int rank(const Deal<Hand>& deal, const Shown<Hand>& shown, uint32_t legal) {
        const Cards unseen = see(deal, shown);
        const int least = least_that_takes(deal.trick, shown);
        able_ = &powers_.able(size_);
        return by_size([&](auto size) {
            reckon<size>(deal.hand(), unseen);
            return best_rank<size>(deal, legal, least);
        });
    }

    // The rank that somebody plays who has learned; there are several legal ones.
    int learned_rank(
        const Deal<Hand>& deal, const Shown<Hand>& shown, uint32_t legal, const Lesson& lesson
    ) {
        Weighed weighed;
        weigh(deal, shown, legal, lesson, weighed);
        int best = 0;
        for (int at = 1; at < weighed.number; ++at)
            if (weighed.sums[at] >= weighed.sums[best]) best = at;
        return weighed.ranks[best];
    }

    // How often a rank is played by somebody with such habits; there are several legal ones.
    double chance_of_rank(
        const Deal<Hand>& deal, const Shown<Hand>& shown, uint32_t legal, const Lesson& habits,
        int rank
    ) {
        Weighed weighed;
        weigh(deal, shown, legal, habits, weighed);
        double most = weighed.sums[0], all = 0.0, own = 0.0;
        for (int at = 1; at < weighed.number; ++at)
            if (weighed.sums[at] > most) most = weighed.sums[at];
        for (int at = 0; at < weighed.number; ++at) {
            const double weight = std::exp(weighed.sums[at] - most);
            all += weight;
            if (weighed.ranks[at] == rank) own = weight;
        }
        return own / all;
    }

    // The set to play where sets are.
    Play set(const Deal<Hand>& deal, const Shown<Hand>& shown) {
        if (deal.trick.made == 0) return lead_of_sets(deal, shown);
        const auto choices = deal.legal_sets(shape_);
        if (choices.count() == 1) return choices.nth(0);
        if (deal.trick.set.size() == 1) return Play::of(rank(deal, shown, single_answers(deal)));
        return answer_of_sets(deal, shown, choices);
    }

private:
    static constexpr double leading = 0.25, life = 0.3;

    const Shape& shape_;
    Powers& powers_;
    int ace_;  // the rank that is lowest in the last trick alone, or -1

    bool known_[most_players] = {};
    int32_t score_[most_players] = {};
    double harm_[most_players][most_ranks] = {};

    // What is seen by whoever plays now; each card that he holds has its place.
    int size_ = 0;
    uint8_t cards_[most_hand + 4] = {};
    double heads_[most_hand] = {};        // the chance to head
    double misses_[most_hand] = {};       // the chance not to
    double costs_[most_hand] = {};        // what it can be expected to cost to end with it
    int me_ = 0, others_ = 0;
    const Shares* able_ = nullptr;
    // What each other place may hold, the next one first; see Tally::write.
    using Cards = typename Shown<Hand>::Cards;
    uint8_t may_hold_[most_players][Cards::written] = {};
    int may_hold_all_[most_players] = {};

    // Aces may count as the lowest cards in the last trick; all else keeps its order.
    static int low_ace(const Shape& shape) {
        if (!shape.last_ace_low) return -1;
        int ace = -1;
        for (int rank = 0; rank < shape.ranks; ++rank)
            if (shape.last[rank] == 0) ace = rank;
        for (int rank = 0; rank < shape.ranks; ++rank)
            if (shape.last[rank] != (rank == ace ? 0 : rank < ace ? rank + 1 : rank))
                throw std::invalid_argument("Only the ace can stand elsewhere in the last trick.");
        return ace;
    }

    // What paying for a card does: its points, and a life if it takes one.
    double harm(int32_t before, int rank) const {
        if (shape_.end == End::one_deal) return 1.0;
        const int32_t after = before + shape_.cost[rank];
        if (after == shape_.exact_reset) return -static_cast<double>(before);
        const bool goes_out = shape_.end != End::all_but_one_over && over_threshold(shape_, after);
        if (goes_out || (shape_.losing >> rank & 1u) != 0)
            return std::max(0.0, shape_.threshold * (1 + life) - before);
        return static_cast<double>(shape_.cost[rank]);
    }

    // Calls something with the number of cards in a hand, for which loops are then unrolled: each of
    // them would end in a branch guessed wrong. Large hands get 0, and look the number up.
    template <class Call>
    [[gnu::always_inline]] auto by_size(const Call& call) const {
        switch (size_) {
            case 2: return call(std::integral_constant<int, 2>{});
            case 3: return call(std::integral_constant<int, 3>{});
            case 4: return call(std::integral_constant<int, 4>{});
            case 5: return call(std::integral_constant<int, 5>{});
            case 6: return call(std::integral_constant<int, 6>{});
            case 7: return call(std::integral_constant<int, 7>{});
            default: return call(std::integral_constant<int, 0>{});
        }
    }

    // What each rank that can be played is worth to somebody who has learned.
    struct Weighed {
        int number;
        uint8_t ranks[most_hand];
        double sums[most_hand];
    };

    // Weighs the ranks that can be played; there are several.
    void weigh(
        const Deal<Hand>& deal, const Shown<Hand>& shown, uint32_t legal, const Lesson& lesson,
        Weighed& found
    ) {
        look(deal, shown);
        const Trick& trick = deal.trick;
        const int size = size_, sharp = sharp_rank(shape_, legal, trick);
        double sums[most_hand], all = 0.0;
        add_up<0>(sums);
        for (int k = 0; k < size; ++k) all += heads_[k];
        const int least_to_take = least_that_takes(trick, shown);
        able_ = &powers_.able(size);
        uint8_t candidates[most_hand];
        double worths[most_hand], taking[most_hand], least = 0.0;
        int number = 0, ladder = 0;
        for (int k = 0; k < size; ++k) {
            if ((legal >> cards_[k] & 1u) == 0) continue;
            legal &= ~(1u << cards_[k]);  // of equal cards the first stands for all
            candidates[number] = static_cast<uint8_t>(k);
            taking[number] = takes(deal, k, least_to_take);
            worths[number] = worth(sums[k] - leading * taking[number], k, 1, size - 1);
            if (number == 0 || worths[number] <= least) {
                least = worths[number];
                ladder = number;
            }
            ++number;
        }
        const double* weights =
            lesson.weights[Lesson::situation(size, trick.made, deal.players)];
        found.number = number;
        for (int at = 0; at < number; ++at) {
            const int k = candidates[at], low = k == 0 ? 1 : 0, next = k <= 1 ? 2 : 1;
            const bool heads = trick.made == 0 || (!trick.bound && cards_[k] >= trick.asked);
            const double rest = (all - heads_[k]) / (size - 1);
            const double features[Lesson::features] = {
                (least - worths[at]) / 10,
                at == ladder ? 1.0 : 0.0,
                cards_[k] == sharp ? 1.0 : 0.0,
                heads ? 0.0 : 1.0,
                heads_[k],
                heads_[k] * heads_[k],
                taking[at],
                costs_[low] / 10,
                heads_[next < size ? next : low],
                taking[at] * (1 - rest),
                rest * rest,
                k == 0 ? 1.0 : 0.0,
                taking[at] * heads_[low],
                heads_[low],
                heads ? (trick.made > 0 ? heads_[k] : 0.0) : 0.0,
                k == size - 1 ? 1.0 : 0.0,
            };
            double sum = 0.0;
            for (int feature = 0; feature < Lesson::features; ++feature)
                sum += weights[feature] * features[feature];
            found.ranks[at] = cards_[k];
            found.sums[at] = sum;
        }
    }

    // Of the first of equal cards that are legal the best: the highest comes first, and a lower one
    // has to be better. All others are reckoned along, since that costs less than to ask.
    template <int fixed>
    [[gnu::always_inline]] int best_rank(
        const Deal<Hand>& deal, uint32_t legal, int least_to_take
    ) const {
        const int size = fixed > 0 ? fixed : size_;
        if (size < 2) return cards_[0];
        double sums[fixed > 0 ? fixed : most_hand];  // see add_up
        add_up<fixed>(sums);
        double taking[fixed > 0 ? fixed : most_hand];
        reckon_taking<fixed>(deal, least_to_take, taking);
        constexpr double infinity = std::numeric_limits<double>::infinity();
        static constexpr double never[2] = {infinity, 0.0};
        double least = infinity;
        uint32_t best = 0;
#pragma GCC unroll 8
        for (int k = size - 1; k >= 0; --k) {
            const int rank = cards_[k];
            const bool counts = ((legal >> rank & 1u) != 0) & (k == 0 || cards_[k - 1] != rank);
            const double cost = worth(sums[k] - leading * taking[k], k, 1, size - 1);
            const double found = cost + never[counts];
            best = either(found < least, static_cast<uint32_t>(k), best);
            least = found < least ? found : least;
        }
        return cards_[best];
    }

    // What the cards over the lowest add up to, if each were played.
    template <int fixed>
    [[gnu::always_inline]] void add_up(double* sums) const {
        const int size = fixed > 0 ? fixed : size_;
        double before = sums[1] = 0.0;
#pragma GCC unroll 8
        for (int k = 1; k < size; ++k) {
            double sum = before;
#pragma GCC unroll 8
            for (int other = k + 1; other < size; ++other) sum += misses_[other];
            sums[k] = sum;
            before += misses_[k];
        }
        sums[0] = sums[1];  // without the lowest, the next is
    }

    // The chance of each card to take the trick.
    template <int fixed>
    [[gnu::always_inline]] void reckon_taking(const Deal<Hand>& deal, int least, double* taking) const {
        const int size = fixed > 0 ? fixed : size_;
        if (shape_.ace != Ace::none) {
            for (int k = 0; k < size; ++k) taking[k] = takes(deal, k, least);
            return;
        }
        static constexpr double certain[2] = {0.0, 1.0};
#pragma GCC unroll 8
        for (int k = 0; k < size; ++k) taking[k] = certain[cards_[k] >= least];
        for (int turn = 0; turn < others_ - deal.trick.made; ++turn) {
            const double* row = able_->row(may_hold_all_[turn]);
#pragma GCC unroll 8
            for (int k = 0; k < size; ++k) taking[k] *= 1 - row[may_hold_[turn][cards_[k]]];
        }
    }

    // Counts what is not seen, and reckons what follows from it for each card.
    void look(const Deal<Hand>& deal, const Shown<Hand>& shown) {
        const Cards unseen = see(deal, shown);
        by_size([&](auto size) { reckon<size>(deal.hand(), unseen); });
    }

    [[gnu::always_inline]] Cards see(const Deal<Hand>& deal, const Shown<Hand>& shown) {
        me_ = deal.turn();
        others_ = deal.players - 1;
        size_ = deal.held;
        const Cards unseen = shown.hidden.less(shown.own[me_]);
        for (int turn = 0, place = me_; turn < others_; ++turn) {
            place = wrapped(place + 1, deal.players);
            const Cards held = unseen.without(shown.excluded[place]);
            held.write(may_hold_[turn]);
            may_hold_all_[turn] = held.all();
        }
        return unseen;
    }

    template <int fixed>
    [[gnu::always_inline]] void reckon(const Hand& hand, const Cards& unseen) {
        const int met = shape_.reference == Reference::previous ? 1 : others_;
        list_cards<fixed>(hand);
        reckon_heads<fixed>(unseen, powers_.heads(met).row(unseen.all()));
        reckon_costs<fixed>();
    }

    template <int fixed>
    [[gnu::always_inline]] void list_cards(Hand hand) {
        const int size = fixed > 0 ? fixed : size_;
#pragma GCC unroll 8
        for (int k = 0; k < size; ++k) {
            const int rank = lowest(hand.ranks());
            cards_[k] = static_cast<uint8_t>(rank);
            hand.take(rank);
        }
    }

    template <int fixed>
    [[gnu::always_inline]] void reckon_heads(const Cards& unseen, const double* heads) {
        const int size = fixed > 0 ? fixed : size_;
        uint8_t upto[Cards::written];
        unseen.write(upto);
#pragma GCC unroll 8
        for (int k = 0; k < size; ++k) {
            heads_[k] = heads[upto[cards_[k] + 1]];
            misses_[k] = 1 - heads_[k];
        }
    }

    // The chance of each card to pay for the last trick, and what that does.
    template <int fixed>
    [[gnu::always_inline]] void reckon_costs() {
        const int size = fixed > 0 ? fixed : size_;
        const Shares& pays = powers_.pays(size);
        if (ace_ >= 0) return reckon_costs_beside_aces(pays);
        double chance[fixed > 0 ? fixed : most_hand];
#pragma GCC unroll 8
        for (int k = 0; k < size; ++k) chance[k] = 1.0;
        const int by_equal = powers_.by_equal, by_over = powers_.by_over - by_equal;
        for (int turn = 0; turn < others_; ++turn) {
            const int all = may_hold_all_[turn];
            // Cards over are all but those up to it, and equal ones all of these but those under.
            const double* end = pays.row(all) + all * powers_.by_over;
            const uint8_t* held = may_hold_[turn];
#pragma GCC unroll 8
            for (int k = 0; k < size; ++k) {
                const int rank = cards_[k];
                chance[k] *= end[-(held[rank + 1] * by_over + held[rank] * by_equal)];
            }
        }
        const double* harm = harm_[me_];
#pragma GCC unroll 8
        for (int k = 0; k < size; ++k) costs_[k] = chance[k] * harm[cards_[k]];
    }

    void reckon_costs_beside_aces(const Shares& pays) {
        const double* rows[most_players];
        for (int turn = 0; turn < others_; ++turn) rows[turn] = pays.row(may_hold_all_[turn]);
        const double* harm = harm_[me_];
        for (int k = 0; k < size_; ++k)
            costs_[k] = pays_beside_aces(cards_[k], rows) * harm[cards_[k]];
    }

    // The chance that a card pays for the last trick, by the rows of all others, where aces are under
    // all others, and all others over them.
    double pays_beside_aces(int rank, const double* const* rows) const {
        double chance = 1.0;
        for (int turn = 0; turn < others_; ++turn) {
            const uint8_t* held = may_hold_[turn];
            const int equal = held[rank + 1] - held[rank], aces = held[ace_ + 1] - held[ace_];
            int over = may_hold_all_[turn];
            if (rank == ace_) over -= equal;
            else over -= held[rank + 1] + (rank < ace_ ? aces : 0);
            chance *= rows[turn][over * powers_.by_over + equal * powers_.by_equal];
        }
        return chance;
    }

    // The least rank that may take the trick.
    static int least_that_takes(const Trick& trick, const Shown<Hand>& shown) {
        if (trick.made == 0) return 0;
        return trick.bound ? most_ranks : std::max(trick.asked, shown.over);
    }

    // The chance that a card takes the trick.
    double takes(const Deal<Hand>& deal, int k, int least) const {
        const int rank = cards_[k], later = others_ - deal.trick.made;
        if (rank < least) return 0.0;
        int turn = 0;
        // An ace obliges others to play their lowest cards.
        if (shape_.ace != Ace::none && rank == shape_.ace_rank) {
            if (shape_.ace == Ace::next) turn = 1;
            else if (shape_.ace == Ace::any || deal.trick.made == 0) return 1.0;
        }
        double chance = 1.0;
        for (; turn < later; ++turn)
            chance *= 1 - able_->row(may_hold_all_[turn])[may_hold_[turn][rank]];
        return chance;
    }

    // The chance that a set takes the trick.
    double set_takes(const Deal<Hand>& deal, const Shown<Hand>& shown, Play play) {
        const Trick& trick = deal.trick;
        if (trick.made > 0 && !meets(shape_, play, trick.set)) return 0.0;
        if (trick.made > 0 && play.lowest() < shown.over) return 0.0;
        const Shares& able = powers_.able_of(play.size(), deal.held);
        double chance = 1.0;
        for (int turn = 0; turn < others_ - trick.made; ++turn)
            chance *= 1 - able.row(may_hold_all_[turn])[may_hold_[turn][play.lowest()]];
        return chance;
    }

    // What the deal can be expected to cost after a play. Every card over the lowest has to go by
    // heading or by being led; for each that will not, the card to end with is one rung higher.
    // What is left, so many cards, is the hand without some from number `gone` on.
    [[gnu::always_inline]] double worth(double rungs, int gone, int cards, int left) const {
        const auto rest = [=](int k) {  // without signs no place can be taken for one before the first
            const uint32_t place = static_cast<uint32_t>(k), without = static_cast<uint32_t>(gone);
            return place + (place >= without ? static_cast<uint32_t>(cards) : 0u);
        };
        const double most = left - 1.0, at_most = most < rungs ? most : rungs;
        const double rung = at_most > 0.0 ? at_most : 0.0;
        const int low = static_cast<int>(rung), high = low + 1 < left ? low + 1 : low;
        double cost = costs_[rest(low)];
        cost += (rung - low) * (costs_[rest(high)] - cost);
        if (ace_ >= 0) cost = with_low_ace(cost, left, rest);
        // Of two plays that come to the same, the one that leaves more to spare.
        return cost + 0.001 * (rungs < 0.0 ? rungs : 0.0);
    }

    // The cost, given that an ace kept to the end would be the lowest card.
    template <class Rest>
    double with_low_ace(double cost, int left, const Rest& rest) const {
        int at = 0;
        while (at < left && cards_[rest(at)] != ace_) ++at;
        if (at == left) return cost;
        const double ace = costs_[rest(at)];
        if (shape_.follow == Follow::optional) return ace < cost ? ace : cost;
        double kept = 1.0;
        for (int k = 0; k < left; ++k)
            if (k != at) kept *= heads_[rest(k)];
        return kept * ace + (1 - kept) * cost;
    }

    // Leads are one card or several equal ones, of which each card is the last of one. Among those
    // that come to the same, the most cards are led, and then the highest.
    Play lead_of_sets(const Deal<Hand>& deal, const Shown<Hand>& shown) {
        look(deal, shown);
        uint8_t numbers[most_hand];  // how many cards are led with each as the last
        double before[most_hand + 1];  // what the cards over the lowest and under each add up to
        before[0] = before[1] = 0.0;
        numbers[0] = 1;
        for (int k = 1; k < size_; ++k) {
            numbers[k] = static_cast<uint8_t>(cards_[k] == cards_[k - 1] ? numbers[k - 1] + 1 : 1);
            before[k + 1] = before[k] + misses_[k];
        }
        int best = -1;
        double least = 0.0;
        for (int k = size_; k-- > 0;) {
            const int number = numbers[k], gone = k - number + 1;
            if (number == size_) continue;
            // The lowest of what is left is not one of those to get rid of.
            double sum = before[gone];
            for (int other = gone == 0 ? k + 2 : k + 1; other < size_; ++other) sum += misses_[other];
            const double taking = set_takes(deal, shown, Play::repeated(cards_[k], number));
            const double found = worth(sum - leading * taking, gone, number, size_ - number);
            const bool better = best < 0 || found < least || (found <= least && number > numbers[best]);
            best = better ? k : best;
            least = better ? found : least;
        }
        return Play::repeated(cards_[best], numbers[best]);
    }

    // The lowest card, and all that head.
    uint32_t single_answers(const Deal<Hand>& deal) const {
        const uint32_t held = deal.hand().ranks();
        return (held & (0u - held)) | (held & at_least(deal.trick.asked));
    }

    Play answer_of_sets(
        const Deal<Hand>& deal, const Shown<Hand>& shown, const SetChoices<Hand>& choices
    ) {
        look(deal, shown);
        const int size = size_;
        uint8_t cards[most_hand];
        double misses[most_hand], heads[most_hand], costs[most_hand];
        std::copy(cards_, cards_ + size, cards);
        std::copy(misses_, misses_ + size, misses);
        std::copy(heads_, heads_ + size, heads);
        std::copy(costs_, costs_ + size, costs);
        Play best;
        double least = 0.0;
        for (uint32_t number = choices.count(); number-- > 0;) {
            const Play play = choices.nth(number);
            size_ = 0;
            for (int k = 0, taken = 0; k < size; ++k) {
                if (taken < play.size() && cards[k] == play.rank(taken)) {
                    ++taken;
                    continue;
                }
                cards_[size_] = cards[k];
                heads_[size_] = heads[k];
                costs_[size_] = costs[k];
                misses_[size_++] = misses[k];
            }
            double sum = 0.0;
            for (int k = 1; k < size_; ++k) sum += misses_[k];
            const double found = worth(sum - leading * set_takes(deal, shown, play), size_, 0, size_);
            if (best.size() > 0 && !(found < least)) continue;
            best = play;
            least = found;
        }
        return best;
    }
};

}  // namespace agurk
