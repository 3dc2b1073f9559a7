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
    ChangeChoices(const Hand& hand, int size, uint64_t numbers) {
        numbers &= (2ull << size) - 1;
        numbers_ = numbers;
        size_ = 63 - __builtin_clzll(numbers);  // more than are allowed need no counting
        const bool listed = list(hand, size);
        all_or_none_ = listed && (numbers & ~(1ull | 1ull << size)) == 0;
        if (all_or_none_) {
            count_ = static_cast<uint32_t>((numbers & 1) + (numbers >> size & 1));
            return;
        }
        packed_ = listed && size <= most_packed;
        if (packed_) pack(few_);
        else fill(hand);
        for (uint64_t left = numbers_; left != 0; left &= left - 1)
            count_ += ways(__builtin_ctzll(left));
    }

    uint32_t count() const { return count_; }

    Change nth(uint32_t number) const {
        if (all_or_none_) return all_or_none(number);
        int left = 0;
        for (uint64_t sizes = numbers_;; sizes &= sizes - 1) {
            left = __builtin_ctzll(sizes);
            const uint32_t here = ways(left);
            if (number < here) break;
            number -= here;
        }
        if (!packed_) return nth_of_filled(number, left);
        if (left < most_few) return nth_of_packed(few_, number, left);
        Many many[most_packed + 1];
        pack(many);
        return nth_of_packed(many, number, left);
    }

private:
    uint64_t numbers_;
    int size_;
    int cards_ = 0;
    int different_ = 0;  // ranks of a hand that is not packed
    uint32_t count_ = 0;
    bool all_or_none_, packed_ = false;
    uint8_t rank_[most_hand], copies_[most_ranks];
    // Of ten cards there are at most 252 ways to choose so many, and a byte each of a row is enough.
    // A row has the ways to choose j cards of a packed hand from one card on, given that all cards
    // of its rank before it are chosen: in a word for j under 8, in two for those seldom needed.
    static constexpr int most_packed = 10, most_few = 8;
    using Few = uint64_t;
    struct Many {
        uint64_t low = 0, high = 0;
    };
    union {
        Few few_[most_packed + 1];
        // How to choose j cards of the different ranks from the i-th on.
        uint32_t ways_[most_ranks + 1][most_hand + 1];
    };

    uint32_t ways(int j) const {
        if (!packed_) return ways_[0][j];
        return entry(few_[0], j < most_few ? j : cards_ - j);  // as many as leave out so few
    }

    Change all_or_none(uint32_t number) const {
        Change change;
        const bool all = number == 1 || (numbers_ & 1) == 0;
        for (int k = 0; all && k < cards_; ++k) change.add(rank_[k]);
        return change;
    }

    template <class Row>
    static uint32_t entry(const Row& row, int j) {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        return reinterpret_cast<const unsigned char*>(&row)[j];
#else
        if constexpr (sizeof(Row) == sizeof(Few)) return static_cast<uint32_t>(row >> (8 * j)) & 255u;
        else return static_cast<uint32_t>((j < 8 ? row.low : row.high) >> (8 * (j & 7))) & 255u;
#endif
    }
    // The ways with one card more, and those of two kinds together.
    static Few sum(Few without, Few with) { return without + (with << 8); }
    static Many sum(const Many& without, const Many& with) {
        return {without.low + (with.low << 8), without.high + (with.high << 8 | with.low >> 56)};
    }
    static Few either_row(bool first, Few one, Few other) {
        return other ^ ((one ^ other) & (0 - static_cast<uint64_t>(first)));
    }
    static Many either_row(bool first, const Many& one, const Many& other) {
        return first ? one : other;
    }

    // Lists the cards, and tells whether there are as many as there should be.
    bool list(Hand hand, int size) {
        for (; cards_ < size && !hand.empty(); ++cards_) {
            const int rank = lowest(hand.ranks());
            rank_[cards_] = static_cast<uint8_t>(rank);
            hand.take(rank);
        }
        return cards_ == size && hand.empty();
    }

    // Equal cards are chosen from the first on: whoever leaves one out leaves out the rest of them,
    // and goes on with the next rank.
    template <class Row>
    void pack(Row* row) const {
        Row next{1}, beyond{1};  // of the card after, and of the first after it of another rank
        row[cards_] = next;
        for (int k = cards_ - 1, after = -1; k >= 0; --k) {
            beyond = either_row(rank_[k] == after, beyond, next);
            row[k] = next = sum(beyond, next);
            after = rank_[k];
        }
    }

    // Goes from card to card without a branch, which would be guessed wrong.
    template <class Row>
    Change nth_of_packed(const Row* row, uint32_t number, int left) const {
        Change change;
        uint32_t open = 1;  // whether a card like the one before may be chosen
        for (int k = 0, before = -1; k < cards_; ++k) {
            open |= static_cast<uint32_t>(rank_[k] != before);
            before = rank_[k];
            // How many choices have it; none if no card is left to choose.
            const uint32_t any = static_cast<uint32_t>(left > 0);
            const uint32_t with = entry(row[k + 1], left - static_cast<int>(any)) & (0u - (open & any));
            const uint32_t chosen = static_cast<uint32_t>(number < with);
            number -= with & (chosen - 1u);
            change.ranks[change.cards] = rank_[k];
            change.cards = static_cast<uint8_t>(change.cards + chosen);
            left -= static_cast<int>(chosen);
            open = chosen;
        }
        return change;
    }

    void fill(const Hand& hand) {
        for (uint32_t left = hand.ranks(); left != 0; left &= left - 1) {
            rank_[different_] = static_cast<uint8_t>(lowest(left));
            copies_[different_++] = static_cast<uint8_t>(hand.count(lowest(left)));
        }
        for (int j = 0; j <= size_; ++j) ways_[different_][j] = j == 0;
        for (int i = different_ - 1; i >= 0; --i)
            for (int j = 0; j <= size_; ++j) {
                // One more card of this rank or none, less those ways that would need one too many.
                ways_[i][j] = ways_[i + 1][j] + (j > 0 ? ways_[i][j - 1] : 0);
                if (j > copies_[i]) ways_[i][j] -= ways_[i + 1][j - copies_[i] - 1];
            }
    }

    Change nth_of_filled(uint32_t number, int left) const {
        Change change;
        for (int i = 0; i < different_ && left > 0; ++i) {
            int copies = left < copies_[i] ? left : copies_[i];
            while (number >= ways_[i + 1][left - copies]) number -= ways_[i + 1][left - copies--];
            left -= copies;
            while (copies-- > 0) change.add(rank_[i]);
        }
        return change;
    }
};

}  // namespace agurk
