// Which plays are legal where sets are led, in the engine's order and each once by its ranks.
#pragma once

#include "trick.hpp"

namespace agurk {

// The legal plays of one hand: how many there are, and each by its number. Nothing is listed, so
// that the cost does not grow with the number of plays.
template <class Hand>
class SetChoices {
public:
    // Of a hand in a trick; `held` is how many cards everybody had when the trick began.
    SetChoices(const Shape& shape, const Hand& hand, const Trick& trick, int held) : hand_(hand) {
        if (held == 1) {  // the last trick leaves no choice
            size_ = 1;
            lowest_ = lowest_cards(1);
            count_ = hand.empty() ? 0 : 1;
            return;
        }
        if (trick.made == 0) {
            most_ = held - 1 < Hand::planes ? held - 1 : Hand::planes;
            for (int k = 0; k < most_; ++k) count_ += count_of(hand.plane(k));
            return;
        }
        size_ = trick.set.size();
        if (size_ == 1) {
            const uint32_t held_ranks = hand.ranks();
            equal_ = (held_ranks & (0u - held_ranks)) | (held_ranks & at_least(trick.set.lowest()));
            count_ = count_of(equal_);
            return;
        }
        lowest_ = lowest_cards(size_);
        if (shape.set_follow == SetFollow::equal) {
            equal_ = hand.plane(size_ - 1) & at_least(trick.set.lowest());
            count_ = count_of(equal_);
        } else {
            asked_ = trick.set;
            packed_ = size_ <= most_packed && held <= most_hand;
            fill();
            count_ = ways(0, 0);
        }
        // The lowest cards come before all others, so they are only added where they do not head.
        thrown_ = !meets(shape, lowest_, trick.set);
        count_ += thrown_ ? 1u : 0u;
    }

    uint32_t count() const { return count_; }

    Play nth(uint32_t number) const {
        if (size_ == 0) return nth_lead(number);
        if (thrown_ && number == 0) return lowest_;
        if (thrown_) --number;
        if (equal_ != 0) return Play::repeated(nth_rank(equal_, number), size_);
        return asked_.size() == 0 ? lowest_ : nth_answer(number);
    }

    // Whether a play is among them.
    bool has(Play play) const {
        for (uint32_t number = 0; number < count_; ++number)
            if (nth(number) == play) return true;
        return false;
    }

private:
    Hand hand_;
    int size_ = 0;   // cards asked for; 0 to lead
    int most_ = 0;   // the largest set that may be led
    uint32_t count_ = 0;
    uint32_t equal_ = 0;
    bool thrown_ = false, packed_ = false;
    Play lowest_, asked_;
    int different_ = 0;
    uint8_t rank_[most_ranks], copies_[most_ranks];
    // ways_[i][j]: how to fill the places from j on with the different ranks from the i-th on.
    // Four of 32 cards are at most 35,960 ways: sixteen bits each of one word are enough.
    static constexpr int most_packed = 4;
    union {
        uint32_t ways_[most_ranks + 1][most_set + 1];
        uint64_t row_[most_ranks + 1];
    };

    static int nth_rank(uint32_t ranks, uint32_t number) {
        while (number-- > 0) ranks &= ranks - 1;
        return lowest(ranks);
    }

    Play lowest_cards(int size) const {
        Play play;
        for (uint32_t left = hand_.ranks(); left != 0 && play.size() < size; left &= left - 1)
            for (int k = hand_.count(lowest(left)); k > 0 && play.size() < size; --k)
                play.add(lowest(left));
        return play;
    }

    Play nth_lead(uint32_t number) const {
        for (int k = 0; k < most_; ++k) {
            const uint32_t ranks = hand_.plane(k), here = count_of(ranks);
            if (number < here) return Play::repeated(nth_rank(ranks, number), k + 1);
            number -= here;
        }
        return Play{};
    }

    // How many copies of the i-th rank may stand at the places from j on.
    int room(int i, int j) const {
        int copies = 0;
        while (copies < copies_[i] && j + copies < asked_.size() && rank_[i] >= asked_.rank(j + copies))
            ++copies;
        return copies;
    }

    void fill() {
        for (uint32_t left = hand_.ranks() & at_least(asked_.lowest()); left != 0; left &= left - 1) {
            rank_[different_] = static_cast<uint8_t>(lowest(left));
            copies_[different_++] = static_cast<uint8_t>(hand_.count(lowest(left)));
        }
        if (packed_) return pack();
        for (int j = 0; j <= asked_.size(); ++j) ways_[different_][j] = j == asked_.size();
        for (int i = different_ - 1; i >= 0; --i)
            for (int j = 0; j <= asked_.size(); ++j) {
                ways_[i][j] = 0;
                for (int copies = room(i, j); copies >= 0; --copies)
                    ways_[i][j] += ways_[i + 1][j + copies];
            }
    }

    // The same for all places of a small set at once: a row is moved by as many places as copies
    // of a rank are taken, and one way comes in behind.
    void pack() {
        const int size = asked_.size();
        uint64_t row = row_[different_] = 0;
        for (int i = different_ - 1, under = size; i >= 0; row_[i--] = row) {
            while (under > 0 && asked_.rank(under - 1) > rank_[i]) --under;
            const uint64_t none = row;
            for (int copies = 1; copies <= copies_[i] && copies <= under; ++copies)
                row += ((none >> (16 * copies)) | 1ull << (16 * (size - copies))) &
                       ~0ull >> (16 * (most_packed - 1 - under + copies));
        }
    }

    uint32_t ways(int i, int j) const {
        if (!packed_) return ways_[i][j];
        return j == asked_.size() ? 1 : static_cast<uint32_t>(row_[i] >> (16 * j)) & 0xffffu;
    }

    // More copies of a low rank come first, as in the order of the ranks.
    Play nth_answer(uint32_t number) const {
        Play play;
        for (int i = 0; i < different_ && play.size() < asked_.size(); ++i) {
            const int j = play.size();
            int copies = room(i, j);
            while (number >= ways(i + 1, j + copies)) number -= ways(i + 1, j + copies--);
            while (copies-- > 0) play.add(rank_[i]);
        }
        return play;
    }
};

}  // namespace agurk
