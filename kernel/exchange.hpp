// How many cards a player may change before play, in what order players are asked, and the choices.
#pragma once

#include "hand.hpp"
#include "shape.hpp"

namespace agurk {

constexpr int whole_hand_turns = 3;
constexpr int most_asked = whole_hand_turns * most_players;

// Cards to be changed, lowest first.
struct Change {
    uint8_t cards = 0;
    uint8_t ranks[most_hand] = {};

    int size() const { return cards; }
    int rank(int k) const { return ranks[k]; }
    void add(int rank) { ranks[cards++] = static_cast<uint8_t>(rank); }
};

// The exchanges of one deal: who is asked, and how many cards each has changed.
struct Exchanging {
    uint8_t players = 0;
    uint8_t asked = 0;               // how many have been asked
    uint8_t order[most_asked] = {};  // places in the order in which they are asked
    uint8_t asks = 0;
    uint8_t changed[most_asked] = {};

    // Begins it; places are asked from the dealer's left on, and the dealer is `dealer`.
    void start(const Shape& shape, int places, int dealer) {
        players = static_cast<uint8_t>(places);
        asked = 0;
        asks = 0;
        if (shape.exchange == Exchange::none) return;
        const int turns = shape.exchange == Exchange::whole_hands ? whole_hand_turns : 1;
        const int first = shape.exchange == Exchange::dealer_sets ? dealer : dealer + 1;
        for (int place = first % places; asks < turns * places; ++asks) {
            order[asks] = static_cast<uint8_t>(place);
            place = place + 1 == places ? 0 : place + 1;
        }
    }

    bool over() const { return asked == asks; }
    int turn() const { return order[asked]; }

    // The numbers that whoever is asked may change, a bit for each.
    uint64_t numbers(const Shape& shape, int hand, int stock, bool courts) const {
        int most = hand;
        switch (shape.exchange) {
            case Exchange::none: return 1;
            case Exchange::whole_hands: return whole_hand(hand, stock, courts);
            case Exchange::free: break;
            case Exchange::up_to_first: most = least(hand, asked == 0 ? hand : changed[0]); break;
            case Exchange::up_to_previous:
                most = least(hand, asked == 0 ? hand : changed[asked - 1]);
                break;
            case Exchange::first_sets:
            case Exchange::dealer_sets:
                if (asked > 0) return 1ull | 1ull << least(changed[0], stock);
                if (shape.exchange == Exchange::dealer_sets) most = hand - dealer_keeps;
                break;
        }
        most = least(most, stock);
        return most <= 0 ? 1ull : (2ull << most) - 1;
    }

    // Notes that whoever was asked changed so many.
    void note(int cards) { changed[asked++] = static_cast<uint8_t>(cards); }

    // What multiplies the cost for a place: 1, 2 or 4 by the latest turn in which it changed.
    int factor(const Shape& shape, int place) const {
        if (shape.multiplier != Multiplier::exchange) return 1;
        int most = 1, turn = 0;
        for (int k = 0; k < asked; ++k) {
            if (order[k] != place) continue;
            if (changed[k] > 0) most = 1 << turn;
            ++turn;
        }
        return most;
    }

private:
    static constexpr int dealer_keeps = 2;
    static int least(int a, int b) { return a < b ? a : b; }

    // The first turn is for hands without court cards, the third for who changed in the second.
    uint64_t whole_hand(int hand, int stock, bool courts) const {
        const int round = asked / players;
        const bool barred = round == 0 ? courts : round == 2 && changed[asked - players] == 0;
        return barred || stock < hand ? 1ull : 1ull | 1ull << hand;
    }
};

// Every choice of cards to change, fewest first and then in the order of the ranks; counted and
// reached by number, not listed.
template <class Hand>
class ChangeChoices {
public:
    ChangeChoices(const Hand& hand, int size, uint64_t numbers) : numbers_(numbers), size_(size) {
        while ((numbers_ >> size_ & 1) == 0) --size_;  // more than are allowed need no counting
        int cards = 0;
        for (uint32_t left = hand.ranks(); left != 0; left &= left - 1) {
            rank_[different_] = static_cast<uint8_t>(lowest(left));
            copies_[different_] = static_cast<uint8_t>(hand.count(lowest(left)));
            cards += copies_[different_++];
        }
        packed_ = cards <= most_packed && size_ < 8;
        if (packed_) pack();
        else fill();
        for (int j = 0; j <= size_; ++j)
            if (numbers_ >> j & 1) count_ += ways(0, j);
    }

    uint32_t count() const { return count_; }

    Change nth(uint32_t number) const {
        Change change;
        int left = 0;
        for (; left <= size_; ++left) {
            if ((numbers_ >> left & 1) == 0) continue;
            if (number < ways(0, left)) break;
            number -= ways(0, left);
        }
        for (int i = 0; i < different_ && left > 0; ++i) {
            int copies = left < copies_[i] ? left : copies_[i];
            while (number >= ways(i + 1, left - copies)) number -= ways(i + 1, left - copies--);
            left -= copies;
            while (copies-- > 0) change.add(rank_[i]);
        }
        return change;
    }

private:
    uint64_t numbers_;
    int size_;
    int different_ = 0;
    uint32_t count_ = 0;
    bool packed_;
    uint8_t rank_[most_ranks], copies_[most_ranks];
    // How to choose j cards of the different ranks from the i-th on. Those of ten cards are at most
    // 252 ways, and a byte each of one word is enough.
    static constexpr int most_packed = 10;
    union {
        uint64_t row_[most_packed + 1];
        uint32_t ways_[most_ranks + 1][most_hand + 1];
    };

    uint32_t ways(int i, int j) const {
        return packed_ ? static_cast<uint32_t>(row_[i] >> (8 * j)) & 255u : ways_[i][j];
    }
    void pack() {
        uint64_t row = row_[different_] = 1;
        for (int i = different_ - 1; i >= 0; --i) {
            const uint64_t one = row;
            for (int k = 1; k <= copies_[i]; ++k) row += one << (8 * k);
            row_[i] = row;
        }
    }
    void fill() {
        for (int j = 0; j <= size_; ++j) ways_[different_][j] = j == 0;
        for (int i = different_ - 1; i >= 0; --i)
            for (int j = 0; j <= size_; ++j) {
                // One more card of this rank or none, less those ways that would need one too many.
                ways_[i][j] = ways_[i + 1][j] + (j > 0 ? ways_[i][j - 1] : 0);
                if (j > copies_[i]) ways_[i][j] -= ways_[i + 1][j - copies_[i] - 1];
            }
    }
};

}  // namespace agurk
