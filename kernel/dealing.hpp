// Packs in ranks: shuffled by a stream, cut into hands, drawn from.
#pragma once

#include <stdexcept>

#include "deal.hpp"
#include "exchange.hpp"
#include "random.hpp"

namespace agurk {

constexpr int most_cards = most_ranks * most_set;

// Cards in a row; the first are dealt or drawn first.
struct Pack {
    uint8_t ranks[most_cards] = {};
    uint8_t cards = 0;

    Pack() = default;
    // The whole pack in rank order.
    explicit Pack(const Shape& shape) {
        for (int rank = 0; rank < shape.ranks; ++rank)
            for (int k = 0; k < shape.copies[rank]; ++k)
                if (cards < most_cards) ranks[cards++] = static_cast<uint8_t>(rank);
    }

    // Takes one card out, for those that lie before players.
    void remove(int rank) {
        int at = 0;
        while (at < cards && ranks[at] != rank) ++at;
        if (at == cards) return;
        for (--cards; at < cards; ++at) ranks[at] = ranks[at + 1];
    }

    // Fisher-Yates, the last place first.
    void shuffle(Stream& stream) {
        Stream own = stream;  // one that nobody else can see stays in registers
        for (uint32_t i = cards - 1u; cards > 0 && i > 0; --i) exchange(i, own.below(i + 1));
        stream = own;
    }

    void exchange(uint32_t one, uint32_t other) {
        const uint8_t kept = ranks[one];
        ranks[one] = ranks[other];
        ranks[other] = kept;
    }
};

// What is left of a pack when hands have been cut from its front.
struct Stock {
    uint8_t at = 0;  // the next card to be drawn

    int left(const Pack& pack) const { return pack.cards - at; }
    int draw(const Pack& pack) { return pack.ranks[at++]; }
};

// Cuts hands of `size` from the front of a shuffled pack, place 0 first, and begins play.
template <class Hand>
Stock cut(const Shape& shape, const Pack& pack, int players, int size, int leader, Deal<Hand>& deal) {
    Stock stock;
    for (int place = 0; place < players; ++place) {
        Hand hand;
        for (int k = 0; k < size; ++k) hand.add(stock.draw(pack));
        deal.hands[place] = hand;
    }
    deal.start(shape, players, size, leader);
    return stock;
}

// Changes cards of a place for the next of the stock.
template <class Hand>
void change(Deal<Hand>& deal, int place, const Change& cards, const Pack& pack, Stock& stock) {
    Hand hand = deal.hands[place];
    for (int k = 0; k < cards.size(); ++k) {
        hand.take(cards.rank(k));
        hand.add(stock.draw(pack));
    }
    deal.hands[place] = hand;
}

// Who leads the first deal of a match; the dealer is the last place.
inline int first_leader(const Shape& shape, int players) {
    return shape.first_lead == FirstLead::dealer ? players - 1 : 0;
}

// Makes sure that a deal fits the kernel's tables; the engine's own checks are stricter.
inline void check_deal(const Shape& shape, int players, int size) {
    if (players < 2 || players > most_players)
        throw std::invalid_argument("A deal is for 2 to 17 players.");
    if (size < 1 || size > most_hand) throw std::invalid_argument("A hand has 1 to 32 cards.");
    if (shape.ranks < 1 || shape.ranks > most_ranks)
        throw std::invalid_argument("A pack has 1 to 24 different ranks.");
    int cards = 0;
    for (int rank = 0; rank < shape.ranks; ++rank) {
        if (shape.copies[rank] > (shape.narrow() ? NarrowHand::planes : WideHand::planes))
            throw std::invalid_argument("A rank comes at most eight times.");
        cards += shape.copies[rank];
    }
    if (players * size > cards) throw std::invalid_argument("The pack has too few cards.");
}

}  // namespace agurk
