#include "records.hpp"

#include <algorithm>

#include "play_out.hpp"

namespace agurk {
namespace {

// Writes one deal while it is played.
template <class Hand>
struct Scribe {
    static constexpr bool watches = true;

    int players, size;
    PlayRows row;
    int at = 0, trick = -1;

    void exchange(int place, uint64_t, const Change& cards) {
        row.changed[place] = static_cast<uint8_t>(row.changed[place] + cards.size());
    }
    void kontra(int place, bool calls) {
        if (calls) *row.kontra = static_cast<int8_t>(place);
    }
    void play(const Shape&, const Deal<Hand>& deal, Play cards) {
        if (trick < 0) write_hands(deal);
        if (deal.trick.made == 0) ++trick;
        for (int k = 0; k < cards.size() && at < players * size; ++k, ++at) {
            row.ranks[at] = static_cast<uint8_t>(cards.rank(k));
            row.places[at] = static_cast<uint8_t>(deal.turn());
            row.tricks[at] = static_cast<uint8_t>(trick);
        }
    }

    void write_hands(const Deal<Hand>& deal) {
        uint8_t* to = row.hands;
        for (int place = 0; place < players; ++place)
            for (uint32_t left = deal.hands[place].ranks(); left != 0; left &= left - 1)
                for (int k = deal.hands[place].count(lowest(left)); k > 0; --k)
                    *to++ = static_cast<uint8_t>(lowest(left));
    }

    void begin() {
        at = 0;
        trick = -1;
        *row.kontra = -1;
        std::fill(row.changed, row.changed + players, uint8_t{0});
    }

    void end(const LastTrick& result) {
        *row.taker = result.taker;
        for (int place = 0; place < players; ++place)
            row.paid[place] = static_cast<int16_t>(paid_by(result, place));
        const int cards = players * size;
        row.hands += cards;
        row.ranks += cards;
        row.places += cards;
        row.tricks += cards;
        row.changed += players;
        row.paid += players;
        ++row.kontra;
        ++row.taker;
    }
};

template <class Hand>
void write_all(const PlayOrder& order, uint64_t first, size_t number, const PlayRows& rows) {
    PlayOut<Hand> table(order.shape);
    for (int place = 0; place < order.players; ++place)
        table.set_policy(place, order.policies[static_cast<size_t>(place)]);
    const int leader = first_leader(order.shape, order.players);
    Scribe<Hand> scribe{order.players, order.size, rows};
    for (size_t deal = 0; deal < number; ++deal) {
        Stream stream(order.seed, Purpose::deals, first + deal);
        table.full();
        scribe.begin();
        scribe.end(table.play(order.players, order.size, leader, stream, scribe));
    }
}

}  // namespace

void play_rows(const PlayOrder& order, uint64_t first, size_t number, const PlayRows& rows) {
    check_deal(order.shape, order.players, order.size);
    if (order.policies.size() != static_cast<size_t>(order.players))
        throw std::invalid_argument("Each player needs one policy.");
    if (order.shape.narrow()) write_all<NarrowHand>(order, first, number, rows);
    else write_all<WideHand>(order, first, number, rows);
}

}  // namespace agurk
