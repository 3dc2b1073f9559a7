// Binds the solver of open hands.
#include <nanobind/stl/vector.h>

#include "awaited.hpp"
#include "open_part.hpp"
#include "solved.hpp"

namespace nb = nanobind;

namespace agurk {
namespace {

template <class Hand>
Solved solve_as(
    const Shape& shape, const OpenPart& open, const std::vector<uint8_t>& counts, Method method,
    const std::vector<double>& table, uint64_t most, Waiting& waiting
) {
    const Deal<Hand> deal = deal_of<Hand>(shape, open, counts);
    const Payoffs payoffs(shape, open.players, open.factors, table);
    Patience patience(most, waiting);
    return solve(shape, deal, payoffs, method, patience);
}

nb::tuple solve_position(
    const Shape& shape, int leader, const nb::bytes& hands, const nb::list& trick,
    const nb::tuple& factors, int method, const std::vector<double>& table, uint64_t most
) {
    if (method < 0 || method > static_cast<int>(Method::max_n))
        throw std::invalid_argument("There is no such method.");
    const std::vector<uint8_t> counts = numbers_of(hands);
    const OpenPart open = open_part_of(shape, leader, counts.size(), trick, factors);
    const auto how = static_cast<Method>(method);
    const Solved solved = awaited([&](Waiting& waiting) {
        return shape.narrow()
                   ? solve_as<NarrowHand>(shape, open, counts, how, table, most, waiting)
                   : solve_as<WideHand>(shape, open, counts, how, table, most, waiting);
    });
    nb::list plays;
    for (const Play& play : solved.plays) plays.append(bytes_of(play));
    return nb::make_tuple(plays, solved.values, solved.results, solved.spent);
}

}  // namespace

void bind_open_hands(nb::module_& module) {
    module.def(
        "solve", &solve_position, nb::arg("shape"), nb::arg("leader"), nb::arg("hands"),
        nb::arg("trick"), nb::arg("factors"), nb::arg("method"), nb::arg("table"), nb::arg("most"));
}

}  // namespace agurk
