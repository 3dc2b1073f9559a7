// What the end of a deal is worth to each place: points, or what a table says.
#pragma once

#include <vector>

#include "deal.hpp"

namespace agurk {

// Who is paid how much when a deal is over. More is better.
class Payoffs {
public:
    // Points count as they are paid, less than nothing for whoever pays. A table has, by place,
    // payer and rank, what it changes for that place that the payer pays for a card of that rank;
    // where several pay, changes add up.
    Payoffs(const Shape& shape, int players, const Factors& factors, std::vector<double> table = {})
        : shape_(shape), players_(players), factors_(factors), table_(std::move(table)) {
        const size_t size = static_cast<size_t>(players * players * shape.ranks);
        if (!table_.empty() && table_.size() != size)
            throw std::invalid_argument("A table has a number for each place, payer and rank.");
    }

    int players() const { return players_; }

    // What a place gains when one player alone takes the last trick with a card of a rank.
    double gain(int place, int taker, int rank) const {
        if (!table_.empty()) return at(place, taker, rank);
        return place == taker ? -price(shape_, rank, false, place, factors_) : 0.0;
    }

    template <class Hand>
    void operator()(const Deal<Hand>& deal, double* gains) const {
        const LastTrick done = last_trick(shape_, deal, factors_);
        for (int place = 0; place < players_; ++place) {
            if (table_.empty()) {
                const bool gets = (done.bonuses >> place & 1u) != 0;
                gains[place] = gets ? done.points[place] : -done.points[place];
                continue;
            }
            gains[place] = 0.0;
            for (int payer = 0; payer < players_; ++payer)
                if (done.payers >> payer & 1u) gains[place] += at(place, payer, done.ranks[payer]);
        }
    }

private:
    const Shape& shape_;
    int players_;
    Factors factors_;
    std::vector<double> table_;

    double at(int place, int payer, int rank) const {
        return table_[static_cast<size_t>((place * players_ + payer) * shape_.ranks + rank)];
    }
};

}  // namespace agurk
