// A deal of two players, each of whom knows his own cards and what both may hold: how to play it so
// that the other one gains nothing by knowing how one plays.
//
// Both learn by walks in which each choice is made in proportion to what it would have gained more
// than was gained so far, if that is more than nothing; what both do on average, later walks
// weighing more, comes to such a way to play. ("Counterfactual regret minimisation", as CFR+ does
// it, over all hands of a public moment at once.)
#pragma once

#include <functional>
#include <memory>

#include "duel_walk.hpp"
#include "payoff.hpp"

namespace agurk {

class Duel {
public:
    static constexpr uint64_t most_slots = 1ull << 28;
    // How likely each hand is beside the ways to lay its cards, by place; all alike where empty.
    using Likely = std::array<std::vector<double>, 2>;
    struct Chance {
        int rank;
        double chance;
    };

    Duel(
        const Shape& shape, const DuelStart& start, const Payoffs& payoffs, const Likely& likely,
        uint64_t most = most_slots
    );
    Duel(const Duel&) = delete;  // its parts know where it is
    Duel& operator=(const Duel&) = delete;

    // Has both learn from so many walks more.
    void train(int walks, int threads);
    // What a place gains more than the other one, against how that plays on average: if it answers
    // as well as it can, or as it plays itself.
    double gain(DuelMode mode, int place, int threads);
    // How a hand, told lowest first, is played on average after some plays.
    std::vector<Chance> chances(const std::vector<uint8_t>& plays, const std::vector<uint8_t>& hand) const;
    // Sets how it is played: one number for each rank in `chances`, of which the proportion counts.
    void set(
        const std::vector<uint8_t>& plays, const std::vector<uint8_t>& hand,
        const std::vector<double>& chances
    );
    // What each play of a hand of whoever is in turn gains, if all goes on as on average.
    std::vector<double> values(const std::vector<uint8_t>& hand);

    // How all is played on average, in so many steps from never to always; and the other way.
    static constexpr int steps = 255;
    std::vector<uint8_t> strategy() const;
    void set_strategy(const uint8_t* strategy, size_t size);

    uint64_t slots() const { return tree_.slots(); }
    int walks() const { return walks_; }

private:
    // One hand at one moment.
    struct Spot {
        DuelTurn turn;
        int hand;
        HandsOf::Choice choice;  // its plays; one only where it has no choice
        uint64_t slot;           // of the first play, where it has
    };

    Shape shape_;
    DuelTree tree_;
    DuelGains gains_;
    DuelMemory memory_;
    std::array<std::vector<float>, 2> likely_;  // by place and hand, divided by the orders of equals
    int walks_ = 0;
    std::vector<std::unique_ptr<DuelWalk>> walkers_;

    void find_gains(const Payoffs& payoffs);
    void find_likely(const Likely& likely);
    double weight_beside(int place, int hand);
    Spot spot(const std::vector<uint8_t>& plays, const std::vector<uint8_t>& hand) const;
    std::vector<float> walk(DuelMode mode, int place, int threads);
    void walk_together(int place, const float* likely, std::vector<float>& gains);
    void with_choices(const std::function<void(uint64_t, int)>& call) const;
};

}  // namespace agurk
