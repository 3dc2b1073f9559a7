// A careful player by rules of thumb: bots/ladder.py and bots/outlook.py in ranks.
//
// It chooses what that bot chooses, since it reckons with the same floating-point operations in the
// same order. What it raises to a power is a share of small numbers, and looked up.
#pragma once

#include <stdexcept>

#include "match_sizes.hpp"
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
        // The highest comes first, and a lower one has to be better.
        int best = -1;
        double least = 0.0;
        double rungs[most_hand + 1];  // what the cards over the lowest add up to, the first few
        rungs[0] = 0.0;
        rungs[1] = 0.0;
        for (int k = 1; k < size_; ++k) rungs[k + 1] = rungs[k] + misses_[k];
        for (; legal != 0;) {
            const int rank = highest(legal), gone = first_[rank];
            legal ^= 1u << rank;
            double sum = gone == 0 ? 0.0 : rungs[gone];
            for (int k = gone == 0 ? 2 : gone + 1; k < size_; ++k) sum += misses_[k];
            const double found = worth(sum - leading * takes_one(deal, shown, rank), gone);
            if (best >= 0 && !(found < least)) continue;
            best = rank;
            least = found;
        }
        return best;
    }

    // The set to play where sets are.
    Play set(const Deal<Hand>& deal, const Shown<Hand>& shown, const SetChoices<Hand>& choices) {
        const uint32_t count = choices.count();
        if (count == 1) return choices.nth(0);
        look(deal, shown);
        Play best;
        double least = 0.0;
        const int size = size_;
        uint8_t held[most_hand];
        double misses[most_hand];
        std::copy(cards_, cards_ + size, held);
        std::copy(misses_, misses_ + size, misses);
        for (uint32_t number = count; number-- > 0;) {
            const Play play = choices.nth(number);
            size_ = 0;
            for (int k = 0, taken = 0; k < size; ++k) {
                if (taken < play.size && held[k] == play.ranks[taken]) {
                    ++taken;
                    continue;
                }
                cards_[size_] = held[k];
                misses_[size_++] = misses[k];
            }
            double sum = 0.0;
            for (int k = 1; k < size_; ++k) sum += misses_[k];
            const double found = worth(sum - leading * takes_set(deal, shown, play), size_);
            if (number + 1 < count && !(found < least)) continue;
            best = play;
            least = found;
        }
        return best;
    }

private:
    static constexpr double leading = 0.25, life = 0.3;

    const Shape& shape_;
    Powers& powers_;
    int ace_;  // the rank that is lowest in the last trick alone, or -1

    bool known_[most_players] = {};
    int32_t score_[most_players] = {};
    double harm_[most_players][most_ranks] = {};

    // What is seen by whoever plays now.
    int size_ = 0;
    uint8_t cards_[most_hand] = {};
    uint8_t first_[most_ranks] = {};      // where the cards of each rank begin in the hand
    double misses_[most_hand] = {};       // the chance of each card not to head
    double heads_[most_ranks] = {};
    double cost_[most_ranks] = {};
    uint32_t reckoned_ = 0;               // the ranks whose cost is known
    int me_ = 0, others_ = 0;
    typename Shown<Hand>::Cards may_hold_[most_players];  // of each other place, the next one first
    const Shares* pays_ = nullptr;
    const Shares* able_ = nullptr;

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

    // Counts what is not seen, and what each other may hold of it.
    void look(const Deal<Hand>& deal, const Shown<Hand>& shown) {
        const Hand& hand = deal.hand();
        me_ = deal.turn();
        others_ = deal.players - 1;
        auto unseen = shown.hidden;
        unseen.take(shown.discards[me_]);
        size_ = 0;
        for (uint32_t left = hand.ranks(); left != 0; left &= left - 1) {
            const int rank = lowest(left);
            first_[rank] = static_cast<uint8_t>(size_);
            for (int copies = hand.count(rank); copies > 0; --copies) {
                unseen.take(rank);
                cards_[size_++] = static_cast<uint8_t>(rank);
            }
        }
        const int met = shape_.reference == Reference::previous ? 1 : others_;
        const double* heads = powers_.heads(met).row(unseen.all());
        for (int k = 0; k < size_; ++k) {
            heads_[cards_[k]] = heads[unseen[cards_[k]]];
            misses_[k] = 1 - heads_[cards_[k]];
        }
        for (int turn = 0, place = me_; turn < others_; ++turn) {
            place = place + 1 == deal.players ? 0 : place + 1;
            const uint32_t gone = shown.excluded[place];
            may_hold_[turn] = gone == 0 ? unseen : unseen.without(gone);
        }
        reckoned_ = 0;
        pays_ = &powers_.pays(size_);
        able_ = &powers_.able(size_);
    }

    // What the deal can be expected to cost after a play. Every card over the lowest has to go by
    // heading or by being led; for each that will not, the card to end with is one rung higher.
    // What is left is the hand without its card number `gone`.
    double worth(double rungs, int gone) {
        const int left = gone < size_ ? size_ - 1 : size_;
        const auto rest = [&](int k) { return k < gone ? cards_[k] : cards_[k + 1]; };
        const double most = left - 1.0, at_most = most < rungs ? most : rungs;
        const double rung = at_most > 0.0 ? at_most : 0.0;
        const int low = static_cast<int>(rung);
        double cost = cost_of(rest(low));
        if (rung > low) cost += (rung - low) * (cost_of(rest(low + 1)) - cost);
        if (ace_ >= 0) cost = with_low_ace(cost, left, rest);
        // Of two plays that come to the same, the one that leaves more to spare.
        return cost + 0.001 * (rungs < 0.0 ? rungs : 0.0);
    }

    template <class Rest>
    double with_low_ace(double cost, int left, const Rest& rest) {
        int at = 0;
        while (at < left && rest(at) != ace_) ++at;
        if (at == left) return cost;
        const double ace = cost_of(ace_);
        if (shape_.follow == Follow::optional) return ace < cost ? ace : cost;
        double kept = 1.0;
        for (int k = 0; k < left; ++k)
            if (k != at) kept *= heads_[rest(k)];
        return kept * ace + (1 - kept) * cost;
    }

    // What it can be expected to cost to end with a card.
    double cost_of(int rank) {
        if ((reckoned_ >> rank & 1u) != 0) return cost_[rank];
        reckoned_ |= 1u << rank;
        double chance = 1.0;
        for (int turn = 0; turn < others_; ++turn) {
            const auto& held = may_hold_[turn];
            const int all = held.all(), equal = held.at(rank);
            int over = all - held[rank];
            if (rank == ace_) over = all - equal;
            else if (rank < ace_) over -= held.at(ace_);
            chance *= pays_->row(all)[over * powers_.by_over + equal * powers_.by_equal];
        }
        return cost_[rank] = chance * harm_[me_][rank];
    }

    // How many of those who play later may answer a play: nobody whom an ace obliges.
    int first_later(int rank, int made) const {
        if (shape_.ace == Ace::none || rank != shape_.ace_rank) return 0;
        if (shape_.ace == Ace::next) return 1;
        return shape_.ace == Ace::any || made == 0 ? most_players : 0;
    }

    // The chance that a card takes the trick.
    double takes_one(const Deal<Hand>& deal, const Shown<Hand>&, int rank) const {
        const Trick& trick = deal.trick;
        if (trick.made > 0 && (trick.bound || rank < trick.asked || rank < trick.top)) return 0.0;
        double chance = 1.0;
        const int later = others_ - trick.made;
        for (int turn = first_later(rank, trick.made); turn < later; ++turn) {
            const auto& held = may_hold_[turn];
            chance *= 1 - able_->row(held.all())[held.under(rank)];
        }
        return chance;
    }

    double takes_set(const Deal<Hand>& deal, const Shown<Hand>& shown, const Play& play) const {
        const Trick& trick = deal.trick;
        if (trick.made > 0 && !meets(shape_, play, trick.set)) return 0.0;
        if (trick.made > 0 && play.ranks[0] < shown.over) return 0.0;
        double chance = 1.0;
        const int later = others_ - trick.made;
        for (int turn = 0; turn < later; ++turn) {
            const auto& held = may_hold_[turn];
            const double able = able_->row(held.all())[held.under(play.ranks[0])];
            chance *= 1 - (play.size == 1 ? able : std::pow(able, static_cast<double>(play.size)));
        }
        return chance;
    }
};

}  // namespace agurk
