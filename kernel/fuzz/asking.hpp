// Stops deals played at random at every trick, and asks there whatever can be asked of a position:
// hidden hands, rollouts with and without belief, open hands solved by every method.
#pragma once

#include "rollout.hpp"
#include "solved.hpp"

namespace agurk {

template <class Hand>
class Asking {
public:
    Asking(const Shape& shape, int players, int size, int leader, Stream stream)
        : shape_(shape), players_(players), size_(size), stream_(stream), pack_(shape) {
        typename Shown<Hand>::Cards there;
        for (int k = 0; k < pack_.cards; ++k) there.add(pack_.ranks[k]);
        pack_.shuffle(stream_);
        stock_ = cut(shape, pack_, players, size, leader, deal_);
        shown_.start(shape, there, pack_, stock_, players);
        open_.players = players;
        open_.leader = leader;
    }

    // Plays to the end, and returns how many positions were asked about.
    size_t run() {
        size_t asked = 0;
        const auto many = static_cast<uint32_t>(players_);
        for (uint32_t skip = stream_.below(many); !deal_.over(); play_one()) {
            if (skip-- > 0) continue;
            ask();
            skip = many + stream_.below(many);
            ++asked;
        }
        return asked;
    }

private:
    static constexpr uint64_t patience = 3'000;
    static constexpr int few = 3;  // cards a hand, where open hands are solved

    const Shape& shape_;
    int players_, size_;
    Stream stream_;
    Pack pack_;
    Stock stock_;
    Deal<Hand> deal_{};
    Shown<Hand> shown_;
    OpenPart open_;
    std::vector<PlayedTrick> history_;
    Waiting forever_;

    void play_one() {
        const std::vector<Play> legal = legal_plays(shape_, deal_);
        const Play play = legal[stream_.below(static_cast<uint32_t>(legal.size()))];
        if (deal_.trick.made == 0) shown_.over = 0;
        if (deal_.sets) shown_.play(shape_, deal_, play);
        else shown_.play(shape_, deal_, play.lowest());
        open_.trick.push_back(play);
        deal_.play(shape_, play);
        if (deal_.trick.made != 0) return;
        history_.push_back(PlayedTrick{open_.leader, open_.trick});
        open_.trick.clear();
        open_.leader = deal_.leader;
    }

    std::vector<uint8_t> counts() const {
        std::vector<uint8_t> found;
        for (int place = 0; place < players_; ++place)
            for (int rank = 0; rank < shape_.ranks; ++rank)
                found.push_back(static_cast<uint8_t>(deal_.hands[place].count(rank)));
        return found;
    }

    // What the place in turn has not seen, and who may hold it.
    Hidden hidden() const {
        Hidden hidden;
        hidden.ranks = shape_.ranks;
        const int me = deal_.turn();
        for (int rank = 0; rank < shape_.ranks; ++rank)
            hidden.unseen[rank] = static_cast<uint8_t>(unshown(rank) - deal_.hand().count(rank));
        for (int place = 0; place < players_; ++place) {
            if (place == me) continue;
            hidden.needs[hidden.holders] = static_cast<uint8_t>(deal_.hands[place].size());
            hidden.may_hold[hidden.holders++] = ~shown_.excluded[place];
        }
        return hidden;
    }

    int unshown(int rank) const {
        return shown_.hidden[rank] - (rank == 0 ? 0 : shown_.hidden[rank - 1]);
    }

    Worlds worlds() {
        const size_t ranks = static_cast<size_t>(shape_.ranks);
        const auto me = static_cast<size_t>(deal_.turn());
        std::vector<uint8_t> known = counts();
        std::vector<int> places;
        for (size_t place = 0; place < static_cast<size_t>(players_); ++place) {
            if (place == me) continue;
            const auto first = known.begin() + static_cast<std::ptrdiff_t>(place * ranks);
            std::fill(first, first + static_cast<std::ptrdiff_t>(ranks), uint8_t{0});
            places.push_back(static_cast<int>(place));
        }
        return Worlds(hidden(), known, places, forever_);
    }

    Question question() const {
        Question asked;
        asked.open = open_;
        asked.me = deal_.turn();
        asked.plays = legal_plays(shape_, deal_);
        for (int place = 0; place < players_; ++place) {
            asked.policies.push_back(static_cast<Policy>((place + deal_.held) % 5));
            asked.scores.push_back(place);
            asked.excluded.push_back(shown_.excluded[place]);
        }
        for (int rank = 0; rank < shape_.ranks; ++rank)
            asked.hidden.push_back(static_cast<uint8_t>(unshown(rank)));
        asked.discards.resize(static_cast<size_t>(shape_.ranks));
        asked.history = history_;
        asked.models = {
            {Policy::lowest, 0.1, 0.1}, {Policy::sharp, 0.2, 0.2}, {Policy::ladder, 0.3, 0.05},
            {Policy::learned, 0.4, 0.05}};
        asked.alike = 0.5;
        for (Lesson* lesson : {&asked.lesson, &asked.habits[0], &asked.habits[1]})
            for (auto& situation : lesson->weights)
                for (size_t feature = 0; feature < Lesson::features; ++feature)
                    situation[feature] = static_cast<double>(feature % 3) - 1.0;
        return asked;
    }

    void ask() {
        const Worlds laid = worlds();
        const Question asked = question();
        const uint64_t seed = stream_.next();
        Tried tried(asked.plays.size());
        Rollouts<Hand> rollouts(shape_, laid, asked);
        rollouts.run(seed, 0, 8, tried);
        rollouts.run_believing(seed, 0, 1, tried);
        Belief<Hand> belief(shape_, laid, asked);
        for (int place = 0; place < players_; ++place) belief.likely(place, deal_.hands[place]);
        if (deal_.held > few) return;
        try {
            rollouts.solve(seed, 0, 2, players_ == 2, patience, forever_, tried);
        } catch (const std::overflow_error&) {  // solving one of them takes too long
        }
        for (const Method method : {Method::minimax, Method::paranoid, Method::max_n})
            if (method != Method::minimax || players_ == 2) solve_by(method);
    }

    void solve_by(Method method) {
        const Payoffs payoffs(shape_, players_, open_.factors);
        Patience enough(patience, forever_);
        try {
            solve(shape_, deal_of<Hand>(shape_, open_, counts()), payoffs, method, enough);
        } catch (const std::overflow_error&) {
        }
    }
};

}  // namespace agurk
