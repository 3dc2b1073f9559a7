// A careful player by rules of thumb: bots/ladder.py and bots/outlook.py in ranks.
//
// It chooses what that bot chooses, since it reckons with the same floating-point operations in the
// same order. What it raises to a power is a share of small numbers, and looked up.
#pragma once

#include <stdexcept>

#include "match_sizes.hpp"
#include "policy.hpp"
#include "policy_powers.hpp"
#include "policy_shown.hpp"
#include "standing.hpp"

namespace agurk {

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
        look(deal, shown);
        const int size = size_;
        double sums[most_hand];  // what the cards over the lowest add up to, if each were played
        double before = sums[1] = 0.0;
        for (int k = 1; k < size; ++k) {
            double sum = before;
            for (int other = k + 1; other < size; ++other) sum += misses_[other];
            sums[k] = sum;
            before += misses_[k];
        }
        sums[0] = sums[1];  // without the lowest, the next is
        uint8_t candidates[most_hand];
        int number = 0;
        for (int k = 0; k < size; ++k) {
            candidates[number] = static_cast<uint8_t>(k);
            number += static_cast<int>(legal >> cards_[k] & 1u);
            legal &= ~(1u << cards_[k]);  // of equal cards the first stands for all
        }
        const int least_to_take = least_that_takes(deal.trick, shown);
        able_ = &powers_.able(size);
        // The highest comes first, and a lower one has to be better.
        int best = candidates[number - 1];
        double least = worth(sums[best] - leading * takes(deal, best, least_to_take), best, 1);
        for (int at = number - 2; at >= 0; --at) {
            const int k = candidates[at];
            const double found = worth(sums[k] - leading * takes(deal, k, least_to_take), k, 1);
            best = found < least ? k : best;
            least = found < least ? found : least;
        }
        return cards_[best];
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

    // Counts what is not seen, and reckons what follows from it for each card.
    void look(const Deal<Hand>& deal, const Shown<Hand>& shown) {
        list_cards(deal.hand());
        me_ = deal.turn();
        others_ = deal.players - 1;
        const Cards unseen = shown.hidden.less(shown.own[me_]);
        const int met = shape_.reference == Reference::previous ? 1 : others_;
        const double* heads = powers_.heads(met).row(unseen.all());
        for (int k = 0; k < size_; ++k) {
            heads_[k] = heads[unseen[cards_[k]]];
            misses_[k] = 1 - heads_[k];
        }
        for (int turn = 0, place = me_; turn < others_; ++turn) {
            place = place + 1 == deal.players ? 0 : place + 1;
            const Cards held = unseen.without(shown.excluded[place]);
            held.write(may_hold_[turn]);
            may_hold_all_[turn] = held.all();
        }
        reckon_costs();
    }

    void list_cards(const Hand& hand) {
        size_ = 0;
        for (uint32_t left = hand.ranks(); left != 0; left &= left - 1) {
            const int rank = lowest(left);
            int copies = 1;
            if constexpr (Hand::planes == 4) {
                // Up to four are written, and as many count.
                std::memset(cards_ + size_, rank, 4);
                for (int k = 1; k < Hand::planes; ++k)
                    copies += static_cast<int>(hand.plane(k) >> rank & 1u);
            } else {
                copies = hand.count(rank);
                std::memset(cards_ + size_, rank, static_cast<size_t>(copies));
            }
            size_ += copies;
        }
    }

    void reckon_costs() {
        const Shares& pays = powers_.pays(size_);
        const double* rows[most_players];
        for (int turn = 0; turn < others_; ++turn) rows[turn] = pays.row(may_hold_all_[turn]);
        const double* harm = harm_[me_];
        for (int k = 0; k < size_; ++k)
            costs_[k] = (ace_ < 0 ? pays_for(cards_[k], rows) : pays_beside_aces(cards_[k], rows)) *
                        harm[cards_[k]];
    }

    // The chance that a card pays for the last trick, by the rows of all others.
    double pays_for(int rank, const double* const* rows) const {
        const int by_over = powers_.by_over, by_equal = powers_.by_equal;
        double chance = 1.0;
        for (int turn = 0; turn < others_; ++turn) {
            const int under = may_hold_[turn][rank], upto = may_hold_[turn][rank + 1];
            chance *= rows[turn][(may_hold_all_[turn] - upto) * by_over + (upto - under) * by_equal];
        }
        return chance;
    }

    // The same where aces are under all others, and all others over them.
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
    // What is left is the hand without so many cards from number `gone` on.
    double worth(double rungs, int gone, int cards) const {
        const int left = size_ - cards;
        const auto rest = [=](int k) { return k + (k >= gone ? cards : 0); };
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

    // Leads are one card or several equal ones; they are asked for from the last one on.
    Play lead_of_sets(const Deal<Hand>& deal, const Shown<Hand>& shown) {
        look(deal, shown);
        const Hand& hand = deal.hand();
        const int most = std::min(size_ - 1, Hand::planes);
        int first[most_ranks];
        for (int k = size_; k-- > 0;) first[cards_[k]] = k;
        Play best;
        double least = 0.0;
        for (int number = most; number > 0; --number)
            for (uint32_t left = hand.plane(number - 1); left != 0;) {
                const int rank = highest(left), gone = first[rank];
                left ^= 1u << rank;
                // The lowest of what is left is not one of those to get rid of.
                double sum = 0.0;
                for (int k = 1; k < gone; ++k) sum += misses_[k];
                for (int k = std::max(gone + number, gone == 0 ? number + 1 : 0); k < size_; ++k)
                    sum += misses_[k];
                const Play play = Play::repeated(rank, number);
                const double found = worth(sum - leading * set_takes(deal, shown, play), gone, number);
                if (best.size() > 0 && !(found < least)) continue;
                best = play;
                least = found;
            }
        return best;
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
            const double found = worth(sum - leading * set_takes(deal, shown, play), size_, 0);
            if (best.size() > 0 && !(found < least)) continue;
            best = play;
            least = found;
        }
        return best;
    }
};

}  // namespace agurk
