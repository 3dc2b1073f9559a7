// The best play when all hands are open.
//
// One place against all others together: minimax with a table of positions between tricks. With
// two players, what one gains less what the other gains; with more, what the place itself gains,
// the least it can make sure of ("paranoid"). Or everybody for himself ("max-n"): who plays
// chooses what is best for him, and among what is equal to him the highest, which keeps low cards.
#pragma once

#include <algorithm>
#include <limits>
#include <stdexcept>

#include "known_positions.hpp"
#include "payoff.hpp"

namespace agurk {

// What ends a search that has made too many plays, or that nobody waits for any more.
class Patience {
public:
    Patience(uint64_t most, Waiting& waiting) : most_(most), waiting_(waiting) {}

    uint64_t spent() const { return spent_; }
    Waiting& waiting() const { return waiting_; }
    void spend() {
        if (++spent_ > most_) throw std::overflow_error("The position is too large to be solved.");
        waiting_.step();
    }

private:
    uint64_t most_, spent_ = 0;
    Waiting& waiting_;
};

// A deal in which plays are made and taken back.
template <class Hand>
class OpenDeal {
public:
    OpenDeal(const Shape& shape, const Deal<Hand>& deal) : shape_(shape), deal_(deal) {}

    const Deal<Hand>& deal() const { return deal_; }
    bool over() const { return deal_.over(); }
    int turn() const { return deal_.turn(); }

    // Makes a play, calls `then`, and takes the play back.
    template <class Cards, class Then>
    void with(const Cards& cards, Then then) {
        const int turn = deal_.turn();
        const Hand hand = deal_.hands[turn];
        const Trick trick = deal_.trick;
        const uint8_t held = deal_.held, leader = deal_.leader, led = deal_.led;
        deal_.play(shape_, cards);
        then();
        deal_.hands[turn] = hand;
        deal_.trick = trick;
        deal_.held = held;
        deal_.leader = leader;
        deal_.led = led;
    }

    // The end of the deal when all have played the one card that they have left; without hands,
    // which nobody has any more.
    const Deal<Hand>& played_out() {
        end_.players = deal_.players;
        end_.trick = deal_.trick;
        end_.leader = deal_.leader;
        end_.led = deal_.led;
        if (deal_.over()) return end_;
        for (int turn = deal_.trick.made; turn < deal_.players; ++turn) {
            const Hand& hand = deal_.hands[deal_.after(deal_.leader, turn)];
            end_.trick.add(shape_, lowest(hand.ranks()), true);
        }
        end_.led = deal_.leader;
        end_.leader = static_cast<uint8_t>(deal_.after(deal_.leader, end_.trick.holder));
        return end_;
    }

protected:
    const Shape& shape_;
    Deal<Hand> deal_;

private:
    Deal<Hand> end_{};
};

// Minimax for one place against all others.
template <class Hand>
class Against : private OpenDeal<Hand> {
public:
    using OpenDeal<Hand>::deal;

    // `difference` takes off what the other one of two players gains.
    Against(
        const Shape& shape, const Deal<Hand>& deal, const Payoffs& payoffs, int place,
        bool difference, Patience& patience
    )
        : OpenDeal<Hand>(shape, deal), payoffs_(payoffs), me_(place), difference_(difference),
          patience_(patience), known_(payoffs.players(), patience.waiting()) {
        find_alike();
    }

    // What the place can make sure of from here.
    double value() { return search(-infinity, infinity); }

    // What it can make sure of after a play by whoever is in turn.
    template <class Cards>
    double value_of(const Cards& cards) {
        double found = 0.0;
        this->with(cards, [&] { found = search(-infinity, infinity); });
        return found;
    }

private:
    static constexpr double infinity = std::numeric_limits<double>::infinity();
    using OpenDeal<Hand>::shape_;
    using OpenDeal<Hand>::deal_;

    // What is known of a position: the place gains between so much and so much.
    struct Bounds {
        double least = -infinity, most = infinity;
    };

    const Payoffs& payoffs_;
    int me_;
    bool difference_;
    Patience& patience_;
    KnownPositions<Hand> known_;
    std::vector<Bounds> bounds_;
    // For each two ranks the ranks that lie between them in any trick, both included; and by place
    // and rank the lower ranks that are as good for that place to end with.
    uint32_t between_[most_ranks][most_ranks] = {};
    uint32_t as_good_[most_players][most_ranks] = {};

    // Of two ranks that no card of another lies between, the higher is played and the lower kept:
    // the rest of the deal runs alike with either, and only what the kept card costs differs.
    void find_alike() {
        for (int high = 0; high < shape_.ranks; ++high)
            for (int low = 0; low < high; ++low) {
                for (int rank = 0; rank < shape_.ranks; ++rank) {
                    const bool in_tricks = low <= rank && rank <= high;
                    const bool in_last = shape_.last[low] <= shape_.last[rank] &&
                                         shape_.last[rank] <= shape_.last[high];
                    if (in_tricks || in_last) between_[low][high] |= 1u << rank;
                }
                if (differ(low, high)) continue;
                for (int place = 0; place < deal_.players; ++place) {
                    const double gain = gained(place, low) - gained(place, high);
                    if (place == me_ ? gain >= 0.0 : gain <= 0.0) as_good_[place][high] |= 1u << low;
                }
            }
    }

    // Whether two ranks differ in more than height and cost.
    bool differ(int low, int high) const {
        const uint32_t both = 1u << low | 1u << high;
        const bool ace = shape_.ace_rank >= 0 && (both >> shape_.ace_rank & 1u) != 0;
        return ace || (both & shape_.ones) != 0 || shape_.last[low] > shape_.last[high];
    }

    double gained(int taker, int rank) const {
        const double mine = payoffs_.gain(me_, taker, rank);
        return difference_ ? mine - payoffs_.gain(1 - me_, taker, rank) : mine;
    }

    double gained(const Deal<Hand>& done) const {
        double gains[most_players];
        payoffs_(done, gains);
        return difference_ ? gains[me_] - gains[1 - me_] : gains[me_];
    }

    double search(double alpha, double beta) {
        patience_.spend();
        if (deal_.held <= 1) return gained(this->played_out());
        if (deal_.trick.made > 0) return best(alpha, beta);
        const uint32_t number = known_.number(deal_);
        if (number == bounds_.size()) bounds_.emplace_back();
        const Bounds before = bounds_[number];
        if (before.least >= beta || before.least == before.most) return before.least;
        if (before.most <= alpha) return before.most;
        const double found = best(alpha, beta);
        Bounds& after = bounds_[number];
        if (found > alpha) after.least = found;
        if (found < beta) after.most = found;
        return found;
    }

    double best(double alpha, double beta) {
        const bool mine = deal_.turn() == me_;
        double found = mine ? -infinity : infinity;
        const auto better = [&] {
            const double value = search(alpha, beta);
            if (mine ? value > found : value < found) found = value;
            if (mine && found > alpha) alpha = found;
            if (!mine && found < beta) beta = found;
        };
        if (deal_.sets) {
            const auto choices = deal_.legal_sets(shape_);
            for (uint32_t number = choices.count(); number-- > 0 && alpha < beta;)
                this->with(choices.nth(number), better);
            return found;
        }
        const uint32_t others = ranks_of_others();
        const uint32_t* as_good = as_good_[deal_.turn()];
        int above = -1;
        for (uint32_t left = deal_.legal_ranks(shape_); left != 0 && alpha < beta;) {
            const int rank = highest(left);
            left ^= 1u << rank;
            if (above >= 0 && (as_good[above] >> rank & 1u) != 0 &&
                (others & between_[rank][above]) == 0)
                continue;
            above = rank;
            this->with(rank, better);
        }
        return found;
    }

    uint32_t ranks_of_others() const {
        uint32_t found = 0;
        for (int place = 0; place < deal_.players; ++place)
            if (place != deal_.turn()) found |= deal_.hands[place].ranks();
        for (int turn = 0; turn < deal_.trick.made; ++turn) found |= 1u << deal_.trick.ranks[turn];
        return found;
    }
};

// Everybody for himself.
template <class Hand>
class ForHimself : private OpenDeal<Hand> {
public:
    ForHimself(
        const Shape& shape, const Deal<Hand>& deal, const Payoffs& payoffs, Patience& patience
    )
        : OpenDeal<Hand>(shape, deal), payoffs_(payoffs), patience_(patience),
          places_(static_cast<size_t>(payoffs.players())), known_(payoffs.players(), patience.waiting()) {}

    // What each place gains from here.
    void values(double* gains) { search(gains); }

    // What each gains after a play by whoever is in turn.
    template <class Cards>
    void values_of(const Cards& cards, double* gains) {
        this->with(cards, [&] { search(gains); });
    }

private:
    using OpenDeal<Hand>::shape_;
    using OpenDeal<Hand>::deal_;
    const Payoffs& payoffs_;
    Patience& patience_;
    size_t places_;
    KnownPositions<Hand> known_;
    std::vector<double> gains_;  // of each known position, by place
    std::vector<bool> solved_;

    void search(double* gains) {
        patience_.spend();
        if (deal_.held <= 1) return payoffs_(this->played_out(), gains);
        if (deal_.trick.made > 0) return best(gains);
        const uint32_t number = known_.number(deal_);
        if (number < solved_.size() && solved_[number]) {
            std::copy_n(gains_.begin() + static_cast<std::ptrdiff_t>(number * places_), places_, gains);
            return;
        }
        best(gains);
        if (number >= solved_.size()) {
            solved_.resize(known_.size());
            gains_.resize(known_.size() * places_);
        }
        solved_[number] = true;
        std::copy_n(gains, places_, gains_.begin() + static_cast<std::ptrdiff_t>(number * places_));
    }

    void best(double* gains) {
        const int turn = deal_.turn();
        bool any = false;
        const auto better = [&] {
            double found[most_players];
            search(found);
            if (any && !(found[turn] > gains[turn])) return;
            any = true;
            std::copy_n(found, places_, gains);
        };
        if (deal_.sets) {
            const auto choices = deal_.legal_sets(shape_);
            for (uint32_t number = choices.count(); number-- > 0;)
                this->with(choices.nth(number), better);
            return;
        }
        for (uint32_t left = deal_.legal_ranks(shape_); left != 0;) {
            const int rank = highest(left);
            left ^= 1u << rank;
            this->with(rank, better);
        }
    }
};

}  // namespace agurk
