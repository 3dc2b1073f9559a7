// Binds one deal: walks for tests, the number of ways to play on, and records card by card.
#include <string>

#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "awaited.hpp"
#include "bind.hpp"
#include "count.hpp"
#include "records.hpp"
#include "walk.hpp"

namespace nb = nanobind;

namespace agurk {
namespace {

template <class Row>
nb::bytes bytes_of(const Row& row) {
    char ranks[most_hand];
    for (int k = 0; k < row.size(); ++k) ranks[k] = static_cast<char>(row.rank(k));
    return nb::bytes(ranks, static_cast<size_t>(row.size()));
}

Cards cards_of(const nb::bytes& bytes) {
    const auto* first = static_cast<const uint8_t*>(bytes.data());
    return Cards(first, first + bytes.size());
}

std::vector<Cards> all_cards_of(const nb::list& many) {
    std::vector<Cards> found;
    for (const auto& one : many) found.push_back(cards_of(nb::cast<nb::bytes>(one)));
    return found;
}

nb::tuple tuple_of(const Walk& walk, int players) {
    nb::list exchanges, decisions, payments, bonuses;
    for (const Asked& asked : walk.exchanges) {
        nb::list choices;
        for (const Change& change : asked.choices) choices.append(bytes_of(change));
        exchanges.append(
            nb::make_tuple(asked.place, asked.numbers, choices, bytes_of(asked.chosen))
        );
    }
    for (const Decision& decision : walk.decisions) {
        nb::list plays;
        for (const Play& play : decision.plays) plays.append(bytes_of(play));
        decisions.append(nb::make_tuple(
            decision.place, decision.ranks, plays, bytes_of(decision.chosen), decision.taker
        ));
    }
    for (int turn = 0; turn < players; ++turn) {
        const int place = (walk.result.leader + turn) % players;
        const auto pay = nb::make_tuple(place, walk.result.points[place]);
        if (walk.result.payers >> place & 1u) payments.append(pay);
        if (walk.result.bonuses >> place & 1u) bonuses.append(pay);
    }
    const auto& pack = walk.pack;
    return nb::make_tuple(
        nb::bytes(reinterpret_cast<const char*>(pack.ranks), pack.cards), exchanges,
        static_cast<int>(walk.factors.kontra), decisions, payments, bonuses,
        static_cast<int>(walk.result.lowest)
    );
}

nb::tuple walk_tuple(
    const Shape& shape, int players, int size, int leader, uint64_t seed, uint64_t number
) {
    const Stream stream(seed, Purpose::games, number);
    return tuple_of(
        shape.narrow() ? walk<NarrowHand>(shape, players, size, leader, stream)
                       : walk<WideHand>(shape, players, size, leader, stream),
        players
    );
}

uint64_t count(
    const Shape& shape, const nb::bytes& rank_of, const nb::list& hands, int leader,
    const nb::list& trick, int depth
) {
    const auto ranks = cards_of(rank_of);
    const auto held = all_cards_of(hands), plays = all_cards_of(trick);
    return awaited([&](Waiting& waiting) {
        if (shape.narrow())
            return CountedDeal<NarrowHand>(shape, ranks, held, leader, plays, waiting).count(depth);
        return CountedDeal<WideHand>(shape, ranks, held, leader, plays, waiting).count(depth);
    });
}

template <class Number, int columns>
using Rows = nb::ndarray<Number, nb::ndim<columns>, nb::c_contig, nb::device::cpu>;

void fill_plays(
    const Shape& shape, const std::vector<int>& policies, uint64_t seed, uint64_t first,
    Rows<uint8_t, 3> hands, Rows<uint8_t, 2> ranks, Rows<uint8_t, 2> places,
    Rows<uint8_t, 2> tricks, Rows<uint8_t, 2> changed, Rows<int8_t, 1> kontra,
    Rows<uint8_t, 1> taker, Rows<int16_t, 2> paid
) {
    const size_t number = hands.shape(0), players = hands.shape(1), size = hands.shape(2);
    for (const auto* rows : {&ranks, &places, &tricks})
        if (rows->shape(0) != number || rows->shape(1) != players * size)
            throw std::invalid_argument("The arrays do not fit each other.");
    if (changed.shape(0) != number || changed.shape(1) != players || paid.shape(0) != number ||
        paid.shape(1) != players || kontra.shape(0) != number || taker.shape(0) != number)
        throw std::invalid_argument("The arrays do not fit each other.");
    PlayOrder order{shape, static_cast<int>(players), static_cast<int>(size), {}, seed};
    for (int policy : policies) {
        if (policy < 0 || policy > static_cast<int>(Policy::ladder))
            throw std::invalid_argument("There is no such policy.");
        order.policies.push_back(static_cast<Policy>(policy));
    }
    const PlayRows rows{hands.data(),   ranks.data(),  places.data(), tricks.data(),
                        changed.data(), kontra.data(), taker.data(),  paid.data()};
    nb::gil_scoped_release free;
    play_rows(order, first, number, rows);
}

}  // namespace

void bind_deals(nb::module_& module) {
    module.def("walk", &walk_tuple);
    module.def("count", &count);
    module.def("fill_plays", &fill_plays);
}

}  // namespace agurk
