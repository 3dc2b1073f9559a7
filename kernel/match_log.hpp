// A match told in rows of numbers, for tests that hold it against the engine.
#pragma once

#include <vector>

#include "match.hpp"

namespace agurk {

// What a row tells is its first number. Choices are told before they are made.
enum class Told : int64_t {
    lot,       // dealer
    size,      // seat, size
    dealt,     // dealer, number, size, leader, then the pack: hands from the dealer's left on, stock
    exchange,  // seat, numbers allowed as bits, then ranks
    kontra,    // seat, whether it calls
    play,      // seat, then the play and each legal play: a size, and ranks
    settled,   // whether it counts, taker, lowest, then by seat what it pays; then the standing
    buy_in,    // seat, whether it buys
    over,      // winners, losers, then the standing
};

template <class Hand>
struct MatchLog : UnwatchedMatch {
    static constexpr bool watches = true;
    using Row = std::vector<int64_t>;

    std::vector<Row> rows;
    const Places* places = nullptr;

    void lot(int dealer) { rows.push_back({told(Told::lot), dealer}); }
    void size(int seat, int size) { rows.push_back({told(Told::size), seat, size}); }
    void dealt(const MatchPlay<Hand>& match, int number, int size, int leader) {
        places = &match.places();
        Row row{told(Told::dealt), match.dealer(), number, size, leader};
        for (int k = 0; k < match.table.pack.cards; ++k) row.push_back(match.table.pack.ranks[k]);
        rows.push_back(row);
    }
    void exchange(int place, uint64_t numbers, const Change& cards) {
        Row row{told(Told::exchange), places->seat[place], static_cast<int64_t>(numbers)};
        for (int k = 0; k < cards.size(); ++k) row.push_back(cards.rank(k));
        rows.push_back(row);
    }
    void kontra(int place, bool calls) {
        rows.push_back({told(Told::kontra), places->seat[place], calls});
    }
    void play(const Shape& shape, const Deal<Hand>& deal, Play cards) {
        Row row{told(Told::play), places->seat[deal.turn()]};
        add(row, cards);
        if (deal.sets && !deal.last()) {
            const auto choices = deal.legal_sets(shape);
            for (uint32_t k = 0; k < choices.count(); ++k) add(row, choices.nth(k));
        } else {
            for (uint32_t left = deal.legal_ranks(shape); left != 0; left &= left - 1)
                add(row, Play::of(lowest(left)));
        }
        rows.push_back(row);
    }
    void settled(const MatchPlay<Hand>& match, const LastTrick& trick, bool counts) {
        Row row{told(Told::settled), counts, places->seat[trick.taker], places->seat[trick.lowest]};
        row.resize(row.size() + match.standing.players);
        for (int place = 0; place < places->players; ++place)
            row[4 + places->seat[place]] = paid_by(trick, place);
        add(row, match.standing);
        rows.push_back(row);
    }
    void buy_in(int seat, bool buys) { rows.push_back({told(Told::buy_in), seat, buys}); }
    void over(const MatchPlay<Hand>& match) {
        Row row{told(Told::over), match.ended.winners, match.ended.losers};
        add(row, match.standing);
        rows.push_back(row);
    }

private:
    static int64_t told(Told what) { return static_cast<int64_t>(what); }

    static void add(Row& row, Play cards) {
        row.push_back(cards.size());
        for (int k = 0; k < cards.size(); ++k) row.push_back(cards.rank(k));
    }
    // By seat scores, lives, buy-ins and money; then the pot, who was caught, and seats and ranks of
    // the cards that are kept.
    static void add(Row& row, const Standing& now) {
        for (int seat = 0; seat < now.players; ++seat) row.push_back(now.scores[seat]);
        for (int seat = 0; seat < now.players; ++seat) row.push_back(now.lives[seat]);
        for (int seat = 0; seat < now.players; ++seat) row.push_back(now.bought[seat]);
        for (int seat = 0; seat < now.players; ++seat) row.push_back(now.money[seat]);
        row.push_back(now.pot);
        row.push_back(now.caught);
        for (int k = 0; k < now.kept_cards; ++k) {
            row.push_back(now.kept[k].seat);
            row.push_back(now.kept[k].rank);
        }
    }
};

}  // namespace agurk
