// Binds deals of two players who each know their own cards only.
#include <nanobind/stl/array.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "duel.hpp"
#include "open_part.hpp"

namespace nb = nanobind;

namespace agurk {
namespace {

std::unique_ptr<Duel> duel_of(
    const Shape& shape, const nb::bytes& copies, int cards, int turn, int lead,
    const std::array<uint32_t, 2>& may_hold, const Duel::Likely& likely, const nb::tuple& factors,
    const std::vector<double>& table, uint64_t most
) {
    const std::vector<uint8_t> each = numbers_of(copies);
    if (shape.ranks < 1 || shape.ranks > most_ranks || each.size() != static_cast<size_t>(shape.ranks))
        throw std::invalid_argument("Copies are told for each rank.");
    if (cards < 2 || cards > most_duel_cards || turn < 0 || turn > 1 || lead < no_lead || lead >= shape.ranks)
        throw std::invalid_argument("There is no such turn of a duel.");
    DuelStart start;
    std::copy(each.begin(), each.end(), start.copies.begin());
    start.cards = cards;
    start.turn = turn;
    start.lead = lead;
    for (size_t place = 0; place < 2; ++place)
        start.may_hold[place] = may_hold[place] & ((1u << shape.ranks) - 1);
    const OpenPart open = open_part_of(
        shape, 0, 2 * static_cast<size_t>(shape.ranks), nb::list{}, factors
    );
    const Payoffs payoffs(shape, 2, open.factors, table);
    const nb::gil_scoped_release release;
    return std::make_unique<Duel>(shape, start, payoffs, likely, most);
}

double gain(Duel& duel, int mode, int place, int threads) {
    if (mode < 0 || mode > static_cast<int>(DuelMode::expect) || place < 0 || place > 1)
        throw std::invalid_argument("There is no such question.");
    const nb::gil_scoped_release release;
    return duel.gain(static_cast<DuelMode>(mode), place, threads);
}

nb::list chances(const Duel& duel, const nb::bytes& plays, const nb::bytes& hand) {
    nb::list found;
    for (const Duel::Chance& each : duel.chances(numbers_of(plays), numbers_of(hand)))
        found.append(nb::make_tuple(each.rank, each.chance));
    return found;
}

nb::bytes strategy(const Duel& duel) {
    std::vector<uint8_t> found;
    {
        const nb::gil_scoped_release release;
        found = duel.strategy();
    }
    return nb::bytes(found.data(), found.size());
}

}  // namespace

void bind_duels(nb::module_& module) {
    nb::class_<Duel>(module, "Duel")
        .def(nb::new_(&duel_of), nb::kw_only(), nb::arg("shape"), nb::arg("copies"), nb::arg("cards"),
             nb::arg("turn"), nb::arg("lead"), nb::arg("may_hold"), nb::arg("likely"), nb::arg("factors"),
             nb::arg("table"), nb::arg("most"))
        .def("train", &Duel::train, nb::arg("walks"), nb::arg("threads"), nb::call_guard<nb::gil_scoped_release>())
        .def("gain", &gain, nb::arg("mode"), nb::arg("place"), nb::arg("threads"))
        .def("chances", &chances, nb::arg("plays"), nb::arg("hand"))
        .def("set", [](Duel& duel, const nb::bytes& plays, const nb::bytes& hand, const std::vector<double>& chances) {
            duel.set(numbers_of(plays), numbers_of(hand), chances);
        }, nb::arg("plays"), nb::arg("hand"), nb::arg("chances"))
        .def("values", [](Duel& duel, const nb::bytes& hand) {
            const std::vector<uint8_t> cards = numbers_of(hand);
            const nb::gil_scoped_release release;
            return duel.values(cards);
        }, nb::arg("hand"))
        .def("strategy", &strategy)
        .def("set_strategy", [](Duel& duel, const nb::bytes& strategy) {
            duel.set_strategy(static_cast<const uint8_t*>(strategy.data()), strategy.size());
        }, nb::arg("strategy"))
        .def_prop_ro("slots", &Duel::slots)
        .def_prop_ro("walks", &Duel::walks);
}

}  // namespace agurk
