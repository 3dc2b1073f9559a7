// Whole worlds: the hands of all places, known cards and drawn ones.
#pragma once

#include "sample.hpp"

namespace agurk {

// What is known of the hands of a deal, ready to be drawn from many times by many threads.
class Worlds {
public:
    // `known` has the cards of each rank that each place is known to hold, place by place; `place`
    // says of each holder where it sits, or -1 for cards that are in no hand.
    Worlds(
        const Hidden& hidden, const std::vector<uint8_t>& known, const std::vector<int>& place,
        Waiting& waiting
    )
        : sampler_(hidden, waiting), known_(known), place_(place), ranks_(hidden.ranks) {
        const size_t ranks = static_cast<size_t>(hidden.ranks);
        if (ranks == 0 || known.size() % ranks != 0 || known.size() > ranks * most_players)
            throw std::invalid_argument("Known cards are told by place and rank.");
        places_ = static_cast<int>(known.size() / ranks);
        if (static_cast<int>(place.size()) != hidden.holders)
            throw std::invalid_argument("Each holder has a place.");
        for (int each : place)
            if (each < -1 || each >= places_ || (each >= 0 && sits_[each]))
                throw std::invalid_argument("A place has at most one holder.");
            else if (each >= 0) sits_[each] = true;
    }

    int places() const { return places_; }
    int ranks() const { return ranks_; }
    size_t nodes() const { return sampler_.nodes(); }

    // The cards known of each place, as hands.
    template <class Hand>
    std::vector<Hand> known() const {
        std::vector<Hand> hands(static_cast<size_t>(places_));
        for (size_t at = 0; at < known_.size(); ++at)
            for (int k = known_[at]; k > 0; --k)
                hands[at / static_cast<size_t>(ranks_)].add(static_cast<int>(at) % ranks_);
        return hands;
    }

    // Draws one world of a seed, by place. `known` is what the function of this name returns.
    template <class Hand>
    void draw(uint64_t seed, uint64_t number, const std::vector<Hand>& known, Hand* hands) const {
        Stream stream(seed, Purpose::worlds, number);
        Hand held[most_holders] = {};
        for (size_t holder = 0; holder < place_.size(); ++holder)
            if (place_[holder] >= 0) held[holder] = known[static_cast<size_t>(place_[holder])];
        sampler_.draw(stream, held);
        std::copy(known.begin(), known.end(), hands);
        for (size_t holder = 0; holder < place_.size(); ++holder)
            if (place_[holder] >= 0) hands[place_[holder]] = held[holder];
    }

private:
    Sampler sampler_;
    std::vector<uint8_t> known_;
    std::vector<int> place_;
    int ranks_, places_ = 0;
    bool sits_[most_players] = {};
};

}  // namespace agurk
