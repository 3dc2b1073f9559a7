// One deal from the exchanges to the last card, driven by numbers: what is stepped from outside.
#pragma once

#include "dealing.hpp"

namespace agurk {

// What a game waits for.
enum class Phase : uint8_t { exchange, kontra, play, over };

// A choice is the rank of a card where single cards are played. Everywhere else, for sets,
// exchanges and Kontra, it is the number of one of the choices in the engine's order.
template <class Hand>
struct Game {
    Deal<Hand> deal;
    Pack pack;
    Stock stock;
    Exchanging exchanging;
    Factors factors;
    Phase phase = Phase::over;
    uint8_t passed = 0;  // how many have not called Kontra

    // Deals anew; the dealer is the last place.
    void start(const Shape& shape, int players, int size, int leader, Stream stream) {
        pack = Pack(shape);
        pack.shuffle(stream);
        begin(shape, players, size, leader);
    }
    // The same with a pack that lies as it should.
    void begin(const Shape& shape, int players, int size, int leader) {
        stock = cut(shape, pack, players, size, leader, deal);
        exchanging.start(shape, players, players - 1);
        factors = Factors{};
        passed = 0;
        phase = Phase::exchange;
        go_on(shape);
    }

    int turn() const {
        if (phase == Phase::exchange) return exchanging.turn();
        return phase == Phase::kontra ? passed : deal.turn();
    }

    // Whether choices are numbers now, not ranks.
    bool numbered() const {
        return phase == Phase::exchange || phase == Phase::kontra || deal.sets;
    }

    // How many choices there are.
    uint32_t count(const Shape& shape) const {
        switch (phase) {
            case Phase::exchange: return changes(shape).count();
            case Phase::kontra: return 2;
            case Phase::play: break;
            case Phase::over: return 0;
        }
        return deal.sets ? deal.legal_sets(shape).count() : count_of(deal.legal_ranks(shape));
    }

    // The ranks that may be played, where choices are ranks; 0 when all is over.
    uint32_t legal(const Shape& shape) const {
        return phase == Phase::play && !deal.sets ? deal.legal_ranks(shape) : 0;
    }

    // Makes a choice, and tells whether there is such a one; if not, nothing happens.
    bool apply(const Shape& shape, uint32_t choice) {
        switch (phase) {
            case Phase::exchange: return exchange(shape, choice);
            case Phase::kontra: return call(shape, choice);
            case Phase::play: break;
            case Phase::over: return false;
        }
        if (deal.sets) {
            const auto choices = deal.legal_sets(shape);
            if (choice >= choices.count()) return false;
            deal.play(shape, choices.nth(choice));
        } else {
            if (choice > 31 || (deal.legal_ranks(shape) >> choice & 1u) == 0) return false;
            deal.play(shape, static_cast<int>(choice));
        }
        if (deal.over()) phase = Phase::over;
        return true;
    }

    ChangeChoices<Hand> changes(const Shape& shape) const {
        const Hand& hand = deal.hands[exchanging.turn()];
        const bool courts = (hand.ranks() & shape.courts) != 0;
        const uint64_t numbers = exchanging.numbers(shape, deal.held, stock.left(pack), courts);
        return ChangeChoices<Hand>(hand, deal.held, numbers);
    }

    LastTrick result(const Shape& shape) const { return last_trick(shape, deal, factors); }

private:
    bool exchange(const Shape& shape, uint32_t choice) {
        const auto choices = changes(shape);
        if (choice >= choices.count()) return false;
        const Change cards = choices.nth(choice);
        change(deal, exchanging.turn(), cards, pack, stock);
        exchanging.note(cards.size());
        go_on(shape);
        return true;
    }

    // Kontra is asked for from the dealer's left on, until somebody calls it.
    bool call(const Shape& shape, uint32_t choice) {
        if (choice > 1) return false;
        if (choice == 1) factors.kontra = static_cast<int8_t>(passed);
        ++passed;
        go_on(shape);
        return true;
    }

    void go_on(const Shape& shape) {
        if (!exchanging.over()) return;
        if (phase == Phase::exchange) {
            for (int place = 0; place < deal.players; ++place)
                factors.exchange[place] = static_cast<uint8_t>(exchanging.factor(shape, place));
            phase = shape.multiplier == Multiplier::kontra ? Phase::kontra : Phase::play;
            return;
        }
        if (factors.kontra >= 0 || passed == deal.players) phase = Phase::play;
    }
};

}  // namespace agurk
