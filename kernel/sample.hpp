// Drawing hands that fit what is known, every way to lay the cards as likely as any other.
//
// Where any two holders may hold either nested or disjoint ranks, the one with the fewest draws
// first, from all cards that it may hold: whatever it draws leaves the others as many ways.
// Otherwise the ways are counted, in ways.hpp.
#pragma once

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <vector>

#include "ways.hpp"

namespace agurk {

// Draws where sets are nested or disjoint. Holders are visited so that those inside a set come
// just before it. What they leave then lies on top of one heap, and a holder draws from the cards
// above where the first of them began.
class Nested {
public:
    explicit Nested(const Hidden& hidden) {
        for (int holder = 0; holder < hidden.holders; ++holder)
            if (hidden.needs[holder] > 0) order_.push_back(holder);
        const uint32_t seen = hidden.seen();
        auto ranks_of = [&](int holder) { return hidden.may_hold[holder] & seen; };
        std::stable_sort(order_.begin(), order_.end(), [&](int one, int other) {
            return __builtin_popcount(ranks_of(one)) < __builtin_popcount(ranks_of(other));
        });
        const int count = static_cast<int>(order_.size());
        std::vector<std::vector<int>> inside(order_.size() + 1);
        for (int place = 0; place < count; ++place) {
            int around = place + 1;
            while (around < count && (ranks_of(order_[place]) & ~ranks_of(order_[around])) != 0)
                ++around;
            inside[around].push_back(place);
        }
        for (int place : inside[count]) visit(hidden, inside, place);
    }

    template <class Hand>
    void draw(Stream& stream, Hand* held) const {
        uint8_t heap[most_cards];
        int top = 0;
        const uint8_t* added = cards_.data();
        for (const Step& step : steps_) {
            for (int k = 0; k < step.added; ++k) heap[top++] = *added++;
            top = take(heap, top, step.size, step.need, stream, [&](uint8_t rank) {
                held[step.holder].add(rank);
            });
        }
    }

private:
    struct Step {
        int holder, need, added, size;  // `size`: how much of the heap is drawn from
    };
    std::vector<int> order_;
    std::vector<Step> steps_;
    std::vector<uint8_t> cards_;  // what all steps add to the heap, one after the other

    // Adds the steps for a holder and all inside its set; returns how many cards they leave.
    int visit(const Hidden& hidden, const std::vector<std::vector<int>>& inside, int place) {
        const int holder = order_[place];
        int left = 0;
        uint32_t own = hidden.may_hold[holder];
        for (int other : inside[place]) {
            left += visit(hidden, inside, other);
            own &= ~hidden.may_hold[order_[other]];
        }
        const size_t before = cards_.size();
        add_cards(hidden, own, cards_);
        const int added = static_cast<int>(cards_.size() - before);
        const int size = left + added, need = hidden.needs[holder];
        if (size < need) throw std::invalid_argument(nothing_fits);
        steps_.push_back(Step{holder, need, added, size});
        return size - need;
    }
};

// Whether any two holders may hold either nested or disjoint ranks.
inline bool is_nested(const Hidden& hidden) {
    const uint32_t seen = hidden.seen();
    for (int one = 0; one < hidden.holders; ++one)
        for (int other = 0; other < one; ++other) {
            if (hidden.needs[one] == 0 || hidden.needs[other] == 0) continue;
            const uint32_t mine = hidden.may_hold[one] & seen, theirs = hidden.may_hold[other] & seen;
            const uint32_t both = mine & theirs;
            if (both != 0 && both != mine && both != theirs) return false;
        }
    return true;
}

// Draws hands that fit, many times. Drawing changes nothing, so threads may share it.
class Sampler {
public:
    Sampler(const Hidden& hidden, Waiting& waiting) {
        check(hidden);
        if (is_nested(hidden)) nested_ = std::make_unique<Nested>(hidden);
        else ways_ = std::make_unique<Ways>(hidden, waiting);
    }

    // Adds to the hand of each holder what it has of the unseen cards.
    template <class Hand>
    void draw(Stream& stream, Hand* held) const {
        if (nested_) nested_->draw(stream, held);
        else ways_->draw(stream, held);
    }

    // How many places in the count of the ways are told apart; 0 where nothing is counted.
    size_t nodes() const { return ways_ ? ways_->nodes() : 0; }

private:
    std::unique_ptr<Nested> nested_;
    std::unique_ptr<Ways> ways_;
};

}  // namespace agurk
