// Binds deals and matches under policies.
#include <stdexcept>
#include <vector>

#include <nanobind/ndarray.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/vector.h>

#include "awaited.hpp"
#include "bind.hpp"
#include "courses.hpp"
#include "match.hpp"
#include "sums.hpp"

namespace nb = nanobind;

namespace agurk {
namespace {

template <class Number, int columns>
using Array = nb::ndarray<Number, nb::ndim<columns>, nb::c_contig, nb::device::cpu>;

Many many_of(const Shape& shape, int players, const std::vector<int>& policies, uint64_t seed) {
    Many many;
    many.shape = shape;
    many.players = players;
    for (int policy : policies) {
        if (policy < 0 || policy > static_cast<int>(Policy::ladder))
            throw std::invalid_argument("There is no such policy.");
        many.policies.push_back(static_cast<Policy>(policy));
    }
    many.seed = seed;
    return many;
}

nb::tuple deal_sums_tuple(
    const Shape& shape, int players, int size, const std::vector<int>& policies, uint64_t seed,
    uint64_t first, uint64_t number
) {
    const Many many = many_of(shape, players, policies, seed);
    DealSums sums;
    {
        nb::gil_scoped_release free;
        sums = deal_sums(many, size, first, number);
    }
    return nb::make_tuple(sums.counts, sums.paid);
}

void fill_deal_rows(
    const Shape& shape, int size, const std::vector<int>& policies, uint64_t seed, uint64_t first,
    Array<uint8_t, 1> taker, Array<uint8_t, 1> rank, Array<uint8_t, 1> led, Array<int16_t, 2> paid
) {
    const size_t number = paid.shape(0);
    if (taker.shape(0) != number || rank.shape(0) != number || led.shape(0) != number)
        throw std::invalid_argument("The arrays have different lengths.");
    const Many many = many_of(shape, static_cast<int>(paid.shape(1)), policies, seed);
    const DealRows rows{taker.data(), rank.data(), led.data(), paid.data()};
    nb::gil_scoped_release free;
    deal_rows(many, size, first, number, rows);
}

nb::tuple match_sums_tuple(
    const Shape& shape, int players, const std::vector<int>& policies, uint64_t seed,
    uint64_t first, uint64_t number
) {
    const Many many = many_of(shape, players, policies, seed);
    const MatchSums sums = awaited([&](Waiting& waiting) {
        return match_sums(many, first, number, waiting);
    });
    return nb::make_tuple(
        sums.wins, sums.losses, sums.buy_ins, sums.lives_lost, sums.scores, sums.money, sums.lengths
    );
}

std::vector<std::vector<int64_t>> match_log_rows(
    const Shape& shape, int players, const std::vector<int>& policies, uint64_t seed, uint64_t number
) {
    return match_log(many_of(shape, players, policies, seed), number);
}

nb::tuple match_courses_tuple(
    const Shape& shape, int players, const std::vector<int>& policies, uint64_t seed,
    uint64_t first, uint64_t number, const std::vector<BeginningRow>& begun
) {
    const Many many = many_of(shape, players, policies, seed);
    const Courses found = awaited([&](Waiting& waiting) {
        return match_courses(many, begun, first, number, waiting);
    });
    const auto bytes = [](const auto& row) {
        return nb::bytes(reinterpret_cast<const char*>(row.data()), row.size() * sizeof row[0]);
    };
    return nb::make_tuple(bytes(found.rows), bytes(found.winners), bytes(found.losers));
}

nb::list deal_ends_list(
    const Shape& shape, int players, int size, const std::vector<int>& policies, uint64_t seed,
    uint64_t first, uint64_t number
) {
    const Many many = many_of(shape, players, policies, seed);
    const std::map<EndRow, uint64_t> found = awaited([&](Waiting& waiting) {
        return deal_ends(many, size, first, number, waiting);
    });
    nb::list ends;
    for (const auto& [end, times] : found) ends.append(nb::make_tuple(end, times));
    return ends;
}

void fill_match_steps(
    const Shape& shape, int players, const std::vector<int>& policies,
    Array<const int32_t, 2> begun, const std::vector<EndRow>& ends, Array<int32_t, 3> rows
) {
    const size_t width = static_cast<size_t>(width_of_beginning(players));
    if (begun.shape(1) != width || rows.shape(2) != width + step_head || rows.shape(0) != begun.shape(0) ||
        rows.shape(1) != ends.size())
        throw std::invalid_argument("The arrays do not fit the players, or one another.");
    const Many many = many_of(shape, players, policies, 0);
    const int32_t* from = begun.data();
    const size_t beginnings = begun.shape(0);
    int32_t* to = rows.data();
    nb::gil_scoped_release free;
    match_steps(many, from, beginnings, ends, to);
}

}  // namespace

void bind_matches(nb::module_& module) {
    nb::class_<Stop>(module, "Stop")
        .def(nb::init<>())
        .def("set", &Stop::set)
        .def("is_set", &Stop::is_set)
        .def("heed", &Stop::heed);
    module.def("deal_sums_general", &deal_sums_tuple);
    module.def("deal_rows_general", &fill_deal_rows);
    module.def("match_sums", &match_sums_tuple);
    nb::exception<EndlessMatch>(module, "EndlessMatch", PyExc_RuntimeError);
    module.attr("most_deals") = most_deals;
    module.def("match_log", &match_log_rows);
    module.def("match_courses", &match_courses_tuple);
    module.def("deal_ends", &deal_ends_list);
    module.def("match_steps", &fill_match_steps);
}

}  // namespace agurk
