// All that two players can be seen to play, from some moment of a deal to its last trick.
#pragma once

#include "duel_hands.hpp"

namespace agurk {

// Where a deal of two places stands, as both see it.
struct DuelStart {
    std::array<uint8_t, most_ranks> copies{};  // cards of each rank that lie nowhere open
    int cards = 0;                             // that whoever is in turn holds
    int turn = 0;                              // the place in turn
    int lead = no_lead;                        // the rank that the other one has led
    std::array<uint32_t, 2> may_hold{};        // by place, the ranks that play has not excluded
};

// Whose turn it is, and with what.
struct DuelTurn {
    int place, cards, lead;

    // How many cards a place holds.
    int held(int who) const { return who != place && lead != no_lead ? cards - 1 : cards; }
};

class DuelTree {
public:
    // A turn at which more than one trick is left. Its children are in order of the ranks played.
    struct Node {
        uint64_t slot = 0;   // the first of its numbers: one for each play of each hand with a choice
        uint32_t first = 0;  // the first child
        uint32_t plays = 0;  // the ranks that can be played
        std::array<uint8_t, 2> least{};  // by place, the lowest rank it may hold

        int least_of(int place) const { return least[static_cast<size_t>(place)]; }
    };

    DuelTree(const Shape& shape, const DuelStart& start, uint64_t most_slots)
        : shape_(shape), start_(start), hands_(shape, start.cards), most_slots_(most_slots) {
        for (int lead = no_lead; lead < shape.ranks; ++lead)
            for (int rank = 0; rank < shape.ranks; ++rank) {
                excluded_[place(lead)][static_cast<size_t>(rank)] = excluded(lead, rank);
                if (lead != no_lead && takes(lead, rank)) takes_[place(lead)] |= 1u << rank;
            }
        left_ = start.copies;
        nodes_.resize(1);
        if (start.cards > 1) grow(0, root(), start.may_hold);
    }

    const DuelHands& hands() const { return hands_; }
    const DuelStart& start() const { return start_; }
    DuelTurn root() const { return {start_.turn, start_.cards, start_.lead}; }
    const Node& node(uint32_t number) const { return nodes_[number]; }
    size_t nodes() const { return nodes_.size(); }
    uint64_t slots() const { return slots_; }

    // Whether a rank takes the trick, before the last one, from the rank led.
    bool takes_from(int lead, int rank) const {
        return (takes_[place(lead)] >> rank & 1u) != 0;
    }
    // Who is in turn after a play.
    DuelTurn after(const DuelTurn& turn, int rank) const {
        if (turn.lead == no_lead) return {1 - turn.place, turn.cards, rank};
        const int taker = takes_from(turn.lead, rank) ? turn.place : 1 - turn.place;
        return {taker, turn.cards - 1, no_lead};
    }
    static uint32_t child(const Node& node, int rank) {
        return node.first + count_of(node.plays & ((1u << rank) - 1));
    }

private:
    const Shape& shape_;
    DuelStart start_;
    DuelHands hands_;
    uint64_t most_slots_, slots_ = 0;
    std::vector<Node> nodes_;
    std::array<uint8_t, most_ranks> left_{};
    std::array<std::array<uint32_t, most_ranks>, most_ranks + 1> excluded_{};
    std::array<uint32_t, most_ranks + 1> takes_{};

    static size_t place(int lead) { return static_cast<size_t>(lead - no_lead); }
    Trick trick_of(int lead) const {
        Trick trick;
        if (lead != no_lead) trick.add(shape_, lead, false);
        return trick;
    }
    // A play is legal in a hand exactly when it is legal beside each other card of that hand.
    uint32_t excluded(int lead, int rank) const {
        const Trick trick = trick_of(lead);
        uint32_t found = 0;
        for (int other = 0; other < shape_.ranks; ++other)
            if ((legal_ranks(shape_, 1u << rank | 1u << other, trick) >> rank & 1u) == 0)
                found |= 1u << other;
        return found;
    }
    bool takes(int lead, int rank) const {
        Trick trick = trick_of(lead);
        trick.add(shape_, rank, false);
        return trick.holder == 1;
    }

    void grow(uint32_t number, const DuelTurn& turn, const std::array<uint32_t, 2>& may_hold) {
        const auto mover = static_cast<size_t>(turn.place);
        Node node;
        for (size_t each = 0; each < 2; ++each)
            node.least[each] = static_cast<uint8_t>(may_hold[each] == 0 ? shape_.ranks : lowest(may_hold[each]));
        for (uint32_t left = may_hold[mover]; left != 0; left &= left - 1)
            if (left_[static_cast<size_t>(lowest(left))] > 0) node.plays |= left & (0u - left);
        const auto& choices = hands_.turn(turn.cards, turn.lead);
        node.slot = slots_;
        slots_ += choices.slots - choices.first_slot(node.least[mover]);
        if (slots_ > most_slots_) throw std::overflow_error("The ending is too large.");
        const bool leaf = turn.cards == 2 && turn.lead != no_lead;
        node.first = static_cast<uint32_t>(nodes_.size());
        nodes_[number] = node;
        if (leaf) return;
        nodes_.resize(nodes_.size() + count_of(node.plays));
        uint32_t at = node.first;
        for (uint32_t left = node.plays; left != 0; left &= left - 1) {
            const int rank = lowest(left);
            auto after_it = may_hold;
            after_it[mover] &= ~excluded_[place(turn.lead)][static_cast<size_t>(rank)];
            --left_[static_cast<size_t>(rank)];
            grow(at++, after(turn, rank), after_it);
            ++left_[static_cast<size_t>(rank)];
        }
    }
};

}  // namespace agurk
