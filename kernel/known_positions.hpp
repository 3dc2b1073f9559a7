// A table of positions between tricks: all hands as multisets of ranks, and who leads.
#pragma once

#include <algorithm>
#include <cstring>
#include <vector>

#include "deal.hpp"
#include "waiting.hpp"

namespace agurk {

// Numbers positions from 0 in the order in which they are met. Keys are kept whole, so that no two
// positions are ever taken for one.
template <class Hand>
class KnownPositions {
public:
    KnownPositions(int players, Waiting& waiting)
        : words_((static_cast<size_t>(players) * sizeof(Hand) + 8) / 8), slots_(256, 0),
          waiting_(waiting) {}

    uint32_t size() const { return count_; }

    // The number of a position, which is a new one if it is what `size` was before.
    uint32_t number(const Deal<Hand>& deal) {
        if (2 * (size_t{count_} + 1) > slots_.size()) grow();
        uint64_t key[(most_players * sizeof(Hand) + 8) / 8];
        key[words_ - 1] = 0;
        std::memcpy(key, deal.hands, static_cast<size_t>(deal.players) * sizeof(Hand));
        reinterpret_cast<uint8_t*>(key)[8 * words_ - 1] = deal.leader;
        const size_t slot = find(key);
        if (slots_[slot] == 0) {
            keys_.insert(keys_.end(), key, key + words_);
            slots_[slot] = ++count_;
        }
        return slots_[slot] - 1;
    }

    void clear() {
        keys_.clear();
        count_ = 0;
        std::fill(slots_.begin(), slots_.end(), 0u);
    }

private:
    size_t words_;
    uint32_t count_ = 0;
    std::vector<uint64_t> keys_;
    std::vector<uint32_t> slots_;  // the number of a position plus one; 0 for none
    Waiting& waiting_;

    size_t find(const uint64_t* key) const {
        uint64_t hash = 0;
        for (size_t word = 0; word < words_; ++word) {
            hash = (hash ^ key[word]) * 0x9e3779b97f4a7c15ull;
            hash ^= hash >> 32;
        }
        const size_t mask = slots_.size() - 1;
        size_t slot = hash & mask;
        while (slots_[slot] != 0 &&
               std::memcmp(&keys_[(slots_[slot] - 1) * words_], key, 8 * words_) != 0)
            slot = (slot + 1) & mask;
        return slot;
    }

    void grow() {
        slots_.assign(2 * slots_.size(), 0);
        for (uint32_t number = 0; number < count_; ++number) {
            slots_[find(&keys_[number * words_])] = number + 1;
            waiting_.step();
        }
    }
};

}  // namespace agurk
