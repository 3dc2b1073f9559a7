// What every play is worth, and what each player can make sure of, when all hands are open.
#pragma once

#include "position.hpp"
#include "solve.hpp"

namespace agurk {

// Two players by the difference of their gains, one against all others, or all for themselves.
enum class Method : uint8_t { minimax, paranoid, max_n };

struct Solved {
    std::vector<Play> plays;
    // By play what it is worth: to whoever plays, or to each place where all are for themselves.
    std::vector<std::vector<double>> values;
    // By place what it can make sure of, or what it gets where all are for themselves.
    std::vector<double> results;
    uint64_t spent = 0;
};

template <class Hand>
Solved solve(
    const Shape& shape, const Deal<Hand>& deal, const Payoffs& payoffs, Method method,
    Patience& patience
) {
    if (deal.over()) throw std::invalid_argument("All cards of this deal are played.");
    if (method == Method::minimax && deal.players != 2)
        throw std::invalid_argument("Minimax is for two players.");
    const size_t players = deal.players, turn = static_cast<size_t>(deal.turn());
    Solved solved;
    solved.plays = legal_plays(shape, deal);
    solved.results.resize(players);
    if (method == Method::max_n) {
        ForHimself<Hand> search(shape, deal, payoffs, patience);
        for (const Play& play : solved.plays) {
            std::vector<double> gains(players);
            search.values_of(play, gains.data());
            solved.values.push_back(gains);
        }
        search.values(solved.results.data());
    } else {
        const bool difference = method == Method::minimax;
        Against<Hand> mine(shape, deal, payoffs, deal.turn(), difference, patience);
        for (const Play& play : solved.plays) solved.values.push_back({mine.value_of(play)});
        double best = solved.values[0][0];
        for (const auto& value : solved.values) best = std::max(best, value[0]);
        for (size_t place = 0; place < players; ++place) {
            if (place == turn) solved.results[place] = best;
            else if (difference) solved.results[place] = -best;
            else {
                Against<Hand> other(shape, deal, payoffs, static_cast<int>(place), false, patience);
                solved.results[place] = other.value();
            }
        }
    }
    solved.spent = patience.spent();
    return solved;
}

}  // namespace agurk
