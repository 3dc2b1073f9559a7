// Powers of shares of small numbers, reckoned once: all that the ladder raises to a power.
#pragma once

#include <cmath>
#include <memory>
#include <vector>

#include "trick.hpp"

namespace agurk {

// Numbers in rows, one row for each number of cards that a share is of.
class Shares {
public:
    bool made() const { return !numbers_.empty(); }
    const double* row(int of) const { return numbers_.data() + static_cast<size_t>(of * row_); }

    // Fills it: `reckon(part, of)`, where `of` goes up to `most` and a row has `row` parts.
    template <class Reckon>
    void make(int most, int row, const Reckon& reckon) {
        row_ = row;
        numbers_.resize(static_cast<size_t>((most + 1) * row));
        for (int of = 0; of <= most; ++of)
            for (int part = 0; part < row; ++part)
                numbers_[static_cast<size_t>(of * row + part)] = reckon(part, of);
    }

private:
    int row_ = 0;
    std::vector<double> numbers_;
};

// The constants are those of bots/outlook.py; so are the operations, one by one.
class Powers {
public:
    static constexpr double following = 0.45, keeping = 0.6;

    int cards = 0, equal = 0;      // in the pack, and at most of one rank
    PenaltyTie tie = PenaltyTie::last;
    int by_over = 1, by_equal = 0; // where a place stands in a row of `pays`

    Powers(const Shape& shape) : cards(shape.cards), tie(shape.penalty_tie) {
        for (int rank = 0; rank < shape.ranks; ++rank)
            if (shape.copies[rank] > equal) equal = shape.copies[rank];
        if (tie == PenaltyTie::last) by_over = 2, by_equal = 1;
        if (tie == PenaltyTie::bonus) by_over = equal + 1, by_equal = 1;
    }
    bool fits(const Shape& shape) const {
        const Powers other(shape);
        return cards == other.cards && equal == other.equal && tie == other.tie;
    }

    // The chance that a card heads a trick, by the cards up to it, where so many hands are met.
    const Shares& heads(int met) {
        Shares& found = heads_[met];
        if (!found.made()) {
            const double exponent = following * met;
            found.make(cards, cards + 1, [=](int part, int of) {
                return std::pow(share(part, of), exponent);
            });
        }
        return found;
    }
    // The chance that a seat with so many cards can answer one, by its cards under it.
    const Shares& able(int held) {
        Shares& found = able_[held];
        if (!found.made()) {
            const double exponent = std::sqrt(static_cast<double>(held));
            found.make(cards, cards + 1, [=](int part, int of) {
                return 1.0 - std::pow(share(part, of), exponent);
            });
        }
        return found;
    }
    // The same for a set of so many, taken for the chance of as many single cards.
    const Shares& able_of(int size, int held) {
        Shares& found = able_of_[size][held];
        if (!found.made()) {
            const Shares& one = able(held);
            found.make(cards, cards + 1, [&](int part, int of) {
                return size == 1 ? one.row(of)[part]
                                 : std::pow(one.row(of)[part], static_cast<double>(size));
            });
        }
        return found;
    }
    // The chance that a last card pays beside another seat, by that seat's cards over and equal.
    const Shares& pays(int held) {
        Shares& found = pays_[held];
        if (!found.made()) {
            const double exponent = 1.0 + keeping * (held > 2 ? held - 2 : 0);
            const double weight = tie == PenaltyTie::last ? 0.5 : tie == PenaltyTie::all ? 0.0 : 0.7;
            found.make(cards, by_over * cards + equal + 1, [=](int place, int of) {
                const int evens = by_equal == 0 ? 0 : place % by_over;
                const double over = place / by_over + evens * weight;
                return 1.0 - std::pow(over / (of == 0 ? 1 : of), exponent);
            });
        }
        return found;
    }

    // The powers for a pack, the same ones in a thread as long as the pack is alike.
    static Powers& of(const Shape& shape) {
        thread_local std::unique_ptr<Powers> known;
        if (!known || !known->fits(shape)) known = std::make_unique<Powers>(shape);
        return *known;
    }

private:
    Shares heads_[most_players], able_[most_hand + 1], pays_[most_hand + 1];
    Shares able_of_[most_set + 1][most_hand + 1];

    static double share(int part, int of) {
        return static_cast<double>(part) / static_cast<double>(of == 0 ? 1 : of);
    }
};

}  // namespace agurk
