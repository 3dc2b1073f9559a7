// A deal at any moment, built from the cards that everybody holds and the plays of the trick.
#pragma once

#include <stdexcept>
#include <vector>

#include "dealing.hpp"

namespace agurk {

// What everybody sees of a deal: who leads, the trick, and what the exchanges will cost.
struct OpenPart {
    int players = 0;
    int leader = 0;
    std::vector<Play> trick;
    Factors factors;
};

// Adds cards to a hand, and makes sure that there is room for them.
template <class Hand>
void hold(const Shape& shape, Hand& hand, int rank, int copies) {
    if (rank < 0 || rank >= shape.ranks) throw std::invalid_argument("There is no such rank.");
    if (hand.count(rank) + copies > Hand::planes)
        throw std::invalid_argument("A hand has more equal cards than a pack may have.");
    while (copies-- > 0) hand.add(rank);
}

// Makes sure that hands are of sizes that the plays of the trick leave.
inline void check_sizes(const OpenPart& open, const std::vector<int>& cards) {
    const int made = static_cast<int>(open.trick.size());
    if (open.leader < 0 || open.leader >= open.players || made >= open.players)
        throw std::invalid_argument("Leader and trick do not fit the players.");
    const int each = made == 0 ? 0 : open.trick[0].size();
    const int held = cards[static_cast<size_t>(open.leader)] + each;
    for (int turn = 0; turn < open.players; ++turn) {
        const int place = (open.leader + turn) % open.players;
        const bool played = turn < made;
        if (played && open.trick[static_cast<size_t>(turn)].size() != each)
            throw std::invalid_argument("The plays of a trick have the same number of cards.");
        if (cards[static_cast<size_t>(place)] + (played ? each : 0) != held)
            throw std::invalid_argument("All hands have as many cards when a trick begins.");
    }
}

// The deal in which places hold so many cards of each rank, told place by place.
template <class Hand>
Deal<Hand> deal_of(const Shape& shape, const OpenPart& open, const std::vector<uint8_t>& counts) {
    const size_t ranks = static_cast<size_t>(shape.ranks);
    if (shape.ranks < 1 || shape.ranks > most_ranks || open.players < 2 ||
        open.players > most_players || counts.size() != ranks * static_cast<size_t>(open.players))
        throw std::invalid_argument("Hands are told by place and rank, of 2 to 17 players.");
    Deal<Hand> deal{};
    std::vector<int> cards(static_cast<size_t>(open.players));
    for (size_t at = 0; at < counts.size(); ++at) {
        hold(shape, deal.hands[at / ranks], static_cast<int>(at % ranks), counts[at]);
        cards[at / ranks] += counts[at];
    }
    check_sizes(open, cards);
    const int lead = open.trick.empty() ? 0 : open.trick[0].size();
    deal.start(shape, open.players, cards[static_cast<size_t>(open.leader)] + lead, open.leader);
    for (const Play play : open.trick) {
        if (play.size() < 1 || (play.size() > 1 && (!deal.sets || play.size() >= deal.held)))
            throw std::invalid_argument("A play is one card, or a set where sets are led.");
        for (int k = 0; k < play.size(); ++k)
            hold(shape, deal.hands[deal.turn()], play.rank(k), 1);
        deal.play(shape, play);
    }
    return deal;
}

// The plays that may be made, in the engine's order.
template <class Hand>
std::vector<Play> legal_plays(const Shape& shape, const Deal<Hand>& deal) {
    std::vector<Play> found;
    if (deal.sets) {
        const auto choices = deal.legal_sets(shape);
        for (uint32_t number = 0; number < choices.count(); ++number)
            found.push_back(choices.nth(number));
        return found;
    }
    for (uint32_t left = deal.legal_ranks(shape); left != 0; left &= left - 1)
        found.push_back(Play::of(lowest(left)));
    return found;
}

}  // namespace agurk
