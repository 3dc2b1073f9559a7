// How likely worlds are by what the others have played, and how each of them will play on.
//
// Somebody plays by one of a few models: by a policy, but now and then anything that is legal. In
// each world that fits what play has shown for certain, every model says how likely the plays were.
#pragma once

#include "play_out.hpp"
#include "position.hpp"
#include "question.hpp"
#include "worlds.hpp"

namespace agurk {

template <class Hand>
class Belief {
public:
    // Worlds come in blocks: out of so many that are drawn so many are kept, likely ones repeatedly.
    static constexpr int drawn = 256, kept = 64;

    // A world that is kept, how often, and how each place goes on.
    struct Laid {
        Hand hands[most_players];
        Policy policies[most_players];
        int times = 0;
    };

    Belief(const Shape& shape, const Worlds& worlds, const Question& question)
        : shape_(shape), worlds_(worlds), question_(question), known_(worlds.known<Hand>()),
          ladder_(shape), players_(question.open.players) {
        check();
        for (int place = 0; place < players_; ++place)
            ladder_.set_score(place, question.scores[static_cast<size_t>(place)]);
        for (const PlayedTrick& trick : question.history) take_down(trick);
        if (!question.open.trick.empty())
            take_down(PlayedTrick{question.open.leader, question.open.trick});
        begin();
    }

    // The worlds of one block of a seed.
    const std::vector<Laid>& block(uint64_t seed, uint64_t number) {
        Stream stream(seed, Purpose::belief, number);
        laid_.resize(drawn);
        double sums[drawn], sum = 0.0;
        for (int k = 0; k < drawn; ++k) {
            Laid& laid = laid_[static_cast<size_t>(k)];
            worlds_.draw(seed, number * drawn + static_cast<uint64_t>(k), known_, laid.hands);
            laid.times = 0;
            sum += weigh(laid, stream);
            sums[k] = sum;
        }
        // Evenly spaced tickets, so that each world comes as often as its weight tells, to one.
        const double ticket = unit(stream);
        for (int copy = 0, k = 0; copy < kept; ++copy) {
            const double at = (copy + ticket) * sum / kept;
            while (k < drawn - 1 && !(at < sums[k])) ++k;
            ++laid_[static_cast<size_t>(k)].times;
        }
        return laid_;
    }

    // How likely a place made the plays that it made, if it has such cards left.
    double likely(int place, const Hand& left) {
        double by_model[most_models];
        begin_with_shares(by_model);
        Deal<Hand> deal = before_;
        std::copy(played_, played_ + players_, deal.hands);
        if (left.size() + played_[place].size() != before_.held)
            throw std::invalid_argument("A place has so many cards left.");
        for (uint32_t ranks = left.ranks(); ranks != 0; ranks &= ranks - 1) {
            const int rank = lowest(ranks), number = left.count(rank);
            if (number > question_.hidden[static_cast<size_t>(rank)])
                throw std::invalid_argument("Cards that are left are hidden.");
            hold(shape_, deal.hands[place], rank, number);
        }
        for (Step& step : steps_) {
            if (step.place == place && !deal.last()) judge(deal, step, by_model);
            deal.play(shape_, step.play);
        }
        return sum_of(by_model);
    }

private:
    struct Step {
        int place;
        Play play;
        Shown<Hand> shown;  // before it, without what each place holds
    };

    const Shape& shape_;
    const Worlds& worlds_;
    const Question& question_;
    std::vector<Hand> known_;
    Ladder<Hand> ladder_;
    int players_;
    std::vector<Step> steps_;
    Hand played_[most_players] = {};
    Deal<Hand> before_{};
    std::vector<Laid> laid_;

    void check() const {
        if (question_.models.empty() || question_.models.size() > most_models)
            throw std::invalid_argument("There are 1 to 8 models.");
        if (!(question_.alike >= 0.0) || question_.alike > 1.0)
            throw std::invalid_argument("Players are alike at a share of all tables.");
        for (const Model& model : question_.models)
            if (model.policy == Policy::uniform || !(model.share > 0.0) || !(model.slips > 0.0) ||
                model.slips > 1.0)
                throw std::invalid_argument("Models have shares, slips, and policies without chance.");
    }

    void take_down(const PlayedTrick& trick) {
        for (size_t turn = 0; turn < trick.plays.size(); ++turn) {
            const int place = (trick.leader + static_cast<int>(turn)) % players_;
            const Play play = trick.plays[turn];
            if (play.size() < 1) throw std::invalid_argument("A play has a card at least.");
            for (int k = 0; k < play.size(); ++k)
                hold(shape_, played_[place], play.rank(k), 1);
            steps_.push_back(Step{place, play, {}});
        }
    }

    // Finds what had been shown before each play.
    void begin() {
        Shown<Hand> shown;
        for (size_t rank = 0; rank < question_.hidden.size(); ++rank)
            for (int k = question_.hidden[rank]; k > 0; --k) shown.hidden.add(static_cast<int>(rank));
        int held = 0;
        for (const Step& step : steps_)
            for (int k = 0; k < step.play.size(); ++k) {
                shown.hidden.add(step.play.rank(k));
                held += step.place == question_.me;
            }
        held += known_[static_cast<size_t>(question_.me)].size();
        const int leader =
            question_.history.empty() ? question_.open.leader : question_.history[0].leader;
        before_.start(shape_, players_, held, leader);
        Deal<Hand> deal = before_;
        std::copy(played_, played_ + players_, deal.hands);
        for (Step& step : steps_) {
            if (deal.over() || deal.turn() != step.place)
                throw std::invalid_argument("The plays of a deal follow one another.");
            if (deal.trick.made == 0) shown.over = 0;
            step.shown = shown;
            if (deal.sets) shown.play(shape_, deal, step.play);
            else shown.play(shape_, deal, step.play.lowest());
            deal.play(shape_, step.play);
        }
    }

    // How likely a world is; says, too, how each place goes on.
    double weigh(Laid& laid, Stream& stream) {
        double likely[most_players][most_models];
        Deal<Hand> deal = before_;
        for (int place = 0; place < players_; ++place) {
            begin_with_shares(likely[place]);
            deal.hands[place] = laid.hands[place];
            add_to(played_[place], deal.hands[place]);
        }
        for (Step& step : steps_) {
            if (step.place != question_.me && !deal.last()) judge(deal, step, likely[step.place]);
            deal.play(shape_, step.play);
        }
        double apart = 1.0 - question_.alike, same = 0.0, alike[most_models];
        for (int place = 0; place < players_; ++place)
            if (place != question_.me) apart *= sum_of(likely[place]);
        for (size_t model = 0; model < question_.models.size(); ++model) {
            const double share = question_.models[model].share;
            alike[model] = question_.alike * share;
            for (int place = 0; place < players_; ++place)
                if (place != question_.me) alike[model] *= likely[place][model] / share;
            same += alike[model];
        }
        const double weight = apart + same, ticket = unit(stream) * weight;
        const Policy all = one_of(alike, ticket);
        for (int place = 0; place < players_; ++place) {
            Policy& policy = laid.policies[place];
            if (place == question_.me) policy = question_.policies[static_cast<size_t>(place)];
            else if (ticket < same) policy = all;
            else policy = one_of(likely[place], unit(stream) * sum_of(likely[place]));
        }
        return weight;
    }

    void begin_with_shares(double* likely) const {
        for (const Model& model : question_.models) *likely++ = model.share;
    }

    double sum_of(const double* likely) const {
        double sum = 0.0;
        for (size_t model = 0; model < question_.models.size(); ++model) sum += likely[model];
        return sum;
    }

    static void add_to(const Hand& cards, Hand& hand) {
        for (uint32_t left = cards.ranks(); left != 0; left &= left - 1)
            for (int k = cards.count(lowest(left)); k > 0; --k) hand.add(lowest(left));
    }

    Policy one_of(const double* likely, double ticket) const {
        size_t model = 0;
        for (; model + 1 < question_.models.size() && !(ticket < likely[model]); ++model)
            ticket -= likely[model];
        return question_.models[model].policy;
    }

    // Multiplies how likely each model makes a play.
    void judge(const Deal<Hand>& deal, Step& step, double* likely) {
        const uint32_t number = deal.sets ? deal.legal_sets(shape_).count()
                                          : count_of(deal.legal_ranks(shape_));
        const double ways = ways_to_play(deal.hand(), step.play);
        for (size_t model = 0; model < question_.models.size(); ++model) {
            const Model& by = question_.models[model];
            double made = 1.0;
            if (number > 1)
                made = (1.0 - by.slips) * chance(by.policy, deal, step) + by.slips / number;
            likely[model] *= made / ways;
        }
    }

    // Of equal cards any may be played, so these very ones come one time in so many.
    static double ways_to_play(const Hand& hand, const Play& play) {
        double ways = 1.0;
        for (int k = 0, same = 0; k < play.size(); ++k) {
            same = k > 0 && play.rank(k) == play.rank(k - 1) ? same + 1 : 1;
            ways *= static_cast<double>(hand.count(play.rank(k)) - same + 1) / same;
        }
        return ways;
    }

    // How often a play is made by a policy.
    double chance(Policy policy, const Deal<Hand>& deal, Step& step) {
        if (policy != Policy::learned || deal.sets)
            return choice(policy, deal, step) == step.play ? 1.0 : 0.0;
        look_in(deal, step);
        const Lesson& habits = question_.habits[players_ == 2 ? 0 : 1];
        return ladder_.chance_of_rank(
            deal, step.shown, deal.legal_ranks(shape_), habits, step.play.lowest());
    }

    Play choice(Policy policy, const Deal<Hand>& deal, Step& step) {
        if (reckons(policy)) {
            look_in(deal, step);
            if (deal.sets) return ladder_.set(deal, step.shown);
            return Play::of(ladder_.rank(deal, step.shown, deal.legal_ranks(shape_)));
        }
        if (deal.sets) return policy == Policy::sharp ? sharp_set(shape_, deal) : lowest_set(deal);
        const uint32_t legal = deal.legal_ranks(shape_);
        return Play::of(
            policy == Policy::sharp ? sharp_rank(shape_, legal, deal.trick) : lowest(legal));
    }

    // Lets whoever makes a play know its own hand.
    void look_in(const Deal<Hand>& deal, Step& step) const {
        typename Shown<Hand>::Cards own;
        const Hand& hand = deal.hand();
        for (uint32_t left = hand.ranks(); left != 0; left &= left - 1)
            for (int k = hand.count(lowest(left)); k > 0; --k) own.add(lowest(left));
        step.shown.own[step.place] = own;
    }

    static double unit(Stream& stream) { return static_cast<double>(stream.next() >> 11) * 0x1p-53; }
};

}  // namespace agurk
