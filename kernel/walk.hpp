// A deal played at random, with everything that was asked and answered on the way: what tests
// compare with the engine.
#pragma once

#include <vector>

#include "dealing.hpp"

namespace agurk {

struct Asked {          // somebody may change cards
    int place;
    uint64_t numbers;   // a bit for each number of cards that may be changed
    std::vector<Change> choices;
    Change chosen;
};

struct Decision {       // somebody has to play
    int place;
    uint32_t ranks;     // what may be played; 0 where sets are led
    std::vector<Play> plays;  // the same where sets are led
    Play chosen;
    int taker;          // who took the trick that this play completed, or -1
};

struct Walk {
    Pack pack;
    std::vector<Asked> exchanges;
    std::vector<Decision> decisions;
    Factors factors;
    LastTrick result;
};

// One deal at random from its seed to its end; the dealer is the last place.
template <class Hand>
Walk walk(const Shape& shape, int players, int size, int leader, Stream stream) {
    check_deal(shape, players, size);
    if (leader < 0 || leader >= players) throw std::invalid_argument("There is no such leader.");
    const auto drawn = [&stream](uint32_t n) { return n > 1 ? stream.below(n) : 0; };
    Walk walked;
    walked.pack = Pack(shape);
    walked.pack.shuffle(stream);
    Deal<Hand> deal;
    Stock stock = cut(shape, walked.pack, players, size, leader, deal);
    Exchanging exchanging;
    exchanging.start(shape, players, players - 1);
    while (!exchanging.over()) {
        Asked asked;
        asked.place = exchanging.turn();
        const Hand& hand = deal.hands[asked.place];
        const bool courts = (hand.ranks() & shape.courts) != 0;
        asked.numbers = exchanging.numbers(shape, size, stock.left(walked.pack), courts);
        const ChangeChoices<Hand> choices(hand, size, asked.numbers);
        if (choices.count() <= 4096)
            for (uint32_t k = 0; k < choices.count(); ++k) asked.choices.push_back(choices.nth(k));
        asked.chosen = choices.nth(drawn(choices.count()));
        change(deal, asked.place, asked.chosen, walked.pack, stock);
        exchanging.note(asked.chosen.size());
        walked.exchanges.push_back(asked);
    }
    for (int place = 0; place < players; ++place)
        walked.factors.exchange[place] = static_cast<uint8_t>(exchanging.factor(shape, place));
    if (shape.multiplier == Multiplier::kontra)
        walked.factors.kontra = static_cast<int8_t>(static_cast<int>(stream.below(players + 1u)) - 1);
    while (!deal.over()) {
        Decision decision;
        decision.place = deal.turn();
        if (deal.sets) {
            const auto choices = deal.legal_sets(shape);
            decision.ranks = 0;
            for (uint32_t k = 0; k < choices.count(); ++k) decision.plays.push_back(choices.nth(k));
            decision.chosen = decision.plays[drawn(choices.count())];
        } else {
            decision.ranks = deal.legal_ranks(shape);
            uint32_t left = decision.ranks;
            for (uint32_t k = drawn(count_of(left)); k > 0; --k) left &= left - 1;
            decision.chosen = Play::of(lowest(left));
        }
        deal.play(shape, decision.chosen);
        decision.taker = deal.trick.made == 0 ? deal.taker() : -1;
        walked.decisions.push_back(decision);
    }
    walked.result = last_trick(shape, deal, walked.factors);
    return walked;
}

}  // namespace agurk
