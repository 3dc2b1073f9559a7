// The hands of up to four cards that there are, numbered, and what each may answer to each lead.
#pragma once

#include <array>
#include <stdexcept>
#include <vector>

#include "trick.hpp"

namespace agurk {

constexpr int most_duel_cards = 4;
constexpr int no_lead = -1;

// Hands of equally many cards. They are in order of their lowest card, then of the next, and so on;
// so those without low cards are the last ones.
class HandsOf {
public:
    using Cards = std::array<uint8_t, most_duel_cards>;

    // A hand with one play only.
    struct Forced {
        uint16_t hand, rest;  // its number, and that of the hand without the card
        uint8_t rank;
    };
    // A hand with several plays.
    struct Choice {
        uint16_t hand;
        uint8_t count = 0;
        std::array<uint8_t, most_duel_cards> ranks{};
        std::array<uint16_t, most_duel_cards> rests{};
        uint32_t slot = 0;  // the number of its first play among those of all such hands
    };
    // What may be done with each hand at one kind of turn. Those from some lowest rank on begin at
    // the places given by that rank.
    struct Turn {
        std::vector<Forced> forced;
        std::vector<Choice> choices;
        std::array<uint32_t, most_ranks + 1> first_forced{}, first_choice{};
        uint32_t slots = 0;

        uint32_t first_slot(int least) const {
            const uint32_t at = first_choice[static_cast<size_t>(least)];
            return at < choices.size() ? choices[at].slot : slots;
        }
    };

    HandsOf(const Shape& shape, int cards) : ranks_(shape.ranks), cards_(cards) {
        Cards hand{};
        list(hand, 0, 0);
        for (int rank = 0, at = 0; rank <= ranks_; ++rank) {
            while (at < count() && hands_[static_cast<size_t>(at)][0] < rank) ++at;
            first_[static_cast<size_t>(rank)] = at;
        }
    }

    int count() const { return static_cast<int>(hands_.size()); }
    int cards() const { return cards_; }
    const Cards& hand(int number) const { return hands_[static_cast<size_t>(number)]; }
    // The first hand without any card under a rank.
    int first(int least) const { return first_[static_cast<size_t>(least)]; }

    // The number of a hand, told lowest first.
    int number(const uint8_t* ranks) const {
        int found = 0, least = 0;
        for (int at = 0; at < cards_; ++at) {
            for (int rank = least; rank < ranks[at]; ++rank) found += ways(ranks_ - rank, cards_ - at - 1);
            least = ranks[at];
        }
        return found;
    }

    // What may be led, or played to a lead. Fewer cards are those of the hands one card smaller.
    Turn turn(const Shape& shape, int lead, const HandsOf& fewer) const {
        Turn found;
        Trick trick;
        if (lead != no_lead) trick.add(shape, lead, false);
        for (int number = 0; number < count(); ++number) {
            const Cards& cards = hand(number);
            uint32_t held = 0;
            for (int k = 0; k < cards_; ++k) held |= 1u << cards[static_cast<size_t>(k)];
            Choice choice{};
            choice.hand = static_cast<uint16_t>(number);
            for (uint32_t left = legal_ranks(shape, held, trick); left != 0; left &= left - 1) {
                const int rank = lowest(left);
                choice.ranks[choice.count] = static_cast<uint8_t>(rank);
                choice.rests[choice.count++] = static_cast<uint16_t>(without(cards, rank, fewer));
            }
            if (choice.count == 1) {
                found.forced.push_back({choice.hand, choice.rests[0], choice.ranks[0]});
                continue;
            }
            choice.slot = found.slots;
            found.slots += choice.count;
            found.choices.push_back(choice);
        }
        for (int rank = 0; rank <= ranks_; ++rank) {
            const auto place = static_cast<size_t>(rank);
            found.first_forced[place] = first_from(found.forced, first(rank));
            found.first_choice[place] = first_from(found.choices, first(rank));
        }
        return found;
    }

private:
    int ranks_, cards_;
    std::vector<Cards> hands_;
    std::array<int, most_ranks + 1> first_{};

    // How many hands of so many cards there are over so many ranks.
    static int ways(int ranks, int cards) {
        int found = 1;
        for (int k = 1; k <= cards; ++k) found = found * (ranks + k - 1) / k;
        return found;
    }

    void list(Cards& hand, int at, int least) {
        if (at == cards_) return hands_.push_back(hand);
        for (int rank = least; rank < ranks_; ++rank) {
            hand[static_cast<size_t>(at)] = static_cast<uint8_t>(rank);
            list(hand, at + 1, rank);
        }
    }

    int without(const Cards& cards, int rank, const HandsOf& fewer) const {
        Cards left{};
        bool gone = false;
        for (int k = 0, at = 0; k < cards_; ++k) {
            const uint8_t card = cards[static_cast<size_t>(k)];
            if (card == rank && !gone) gone = true;
            else left[static_cast<size_t>(at++)] = card;
        }
        return fewer.number(left.data());
    }

    template <class Row>
    static uint32_t first_from(const std::vector<Row>& rows, int hand) {
        uint32_t at = 0;
        while (at < rows.size() && rows[at].hand < hand) ++at;
        return at;
    }
};

// All hands of one to so many cards, and all their turns.
class DuelHands {
public:
    DuelHands(const Shape& shape, int cards) : ranks_(shape.ranks) {
        if (cards < 1 || cards > most_duel_cards || ranks_ < 1 || ranks_ > most_ranks)
            throw std::invalid_argument("A duel is for hands of 1 to 4 cards.");
        for (int k = 1; k <= cards; ++k) hands_.emplace_back(shape, k);
        for (int k = 2; k <= cards; ++k)
            for (int lead = no_lead; lead < ranks_; ++lead)
                turns_.push_back(of(k).turn(shape, lead, of(k - 1)));
    }

    int ranks() const { return ranks_; }
    const HandsOf& of(int cards) const { return hands_[static_cast<size_t>(cards - 1)]; }
    // What may be done with so many cards, two or more, to a lead or to none.
    const HandsOf::Turn& turn(int cards, int lead) const {
        return turns_[static_cast<size_t>((cards - 2) * (ranks_ + 1) + lead + 1)];
    }

private:
    int ranks_;
    std::vector<HandsOf> hands_;
    std::vector<HandsOf::Turn> turns_;
};

}  // namespace agurk
