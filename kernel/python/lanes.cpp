// Binds random deals in lanes. What comes back looks as it does from play that is not in lanes.
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include <nanobind/ndarray.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "bind.hpp"
#include "lanes.hpp"

namespace nb = nanobind;

namespace agurk {
namespace {

template <class Number, int columns>
using Array = nb::ndarray<Number, nb::ndim<columns>, nb::c_contig, nb::device::cpu>;
using Paid = std::vector<std::map<int32_t, uint64_t>>;

const char* const names[] = {"scalar", "sse2", "avx2", "avx512"};

std::vector<std::string> tier_names() {
    std::vector<std::string> found;
    for (Tier tier : tiers_here()) found.emplace_back(names[static_cast<int>(tier)]);
    return found;
}

Tier tier_of(const std::optional<std::string>& name) {
    const std::vector<Tier> here = tiers_here();
    if (!name) return here.back();
    for (Tier tier : here)
        if (*name == names[static_cast<int>(tier)]) return tier;
    throw std::invalid_argument("This machine has no tier of that name.");
}

LaneJob job_of(const Shape& shape, int players, int size, const std::vector<int>& policies,
               uint64_t seed) {
    if (!fits_lanes(shape, players, size) || policies.size() != static_cast<size_t>(players))
        throw std::invalid_argument("These deals cannot be run in lanes.");
    LaneJob job;
    job.shape = shape;
    job.players = players;
    job.size = size;
    job.seed = seed;
    for (size_t place = 0; place < policies.size(); ++place) {
        if (policies[place] < 0 || policies[place] > static_cast<int>(LanePolicy::sharp))
            throw std::invalid_argument("There is no such policy in lanes.");
        job.policies[place] = static_cast<LanePolicy>(policies[place]);
    }
    return job;
}

int price(const Shape& shape, int rank, int doubled) { return shape.cost[rank] << doubled; }

// Who paid what, by place: whoever took the trick, and where equals matter those too.
Paid paid_in(const LaneJob& job, const LaneSums& sums, uint64_t deals) {
    const Shape& shape = job.shape;
    Paid paid(static_cast<size_t>(job.players));
    for (int place = 0; place < job.players; ++place) {
        std::map<int32_t, uint64_t>& by = paid[static_cast<size_t>(place)];
        for (int rank = 0; rank < shape.ranks; ++rank)
            for (int doubled = 0; doubled < 2; ++doubled) {
                uint64_t took = 0, held = 0;
                for (int led = 0; led < shape.ranks; ++led)
                    took += sums.took[LaneSums::took_at(place, rank, led, doubled)];
                if (!sums.equals.empty())
                    for (int set = 0; set < 256; ++set)
                        if (set >> place & 1)
                            held += sums.equals[LaneSums::equals_at(set, rank, doubled)];
                const int points = price(shape, rank, doubled);
                const bool bonus = shape.penalty_tie == PenaltyTie::bonus;
                if (took && points) by[points] += took;
                if (held > took && points) by[bonus ? -points : points] += held - took;
            }
        uint64_t rest = deals;
        for (const auto& [points, times] : by) rest -= times;
        if (rest) by[0] = rest;
    }
    return paid;
}

nb::tuple sums_tuple(const Shape& shape, int players, int size, const std::vector<int>& policies,
                     uint64_t seed, uint64_t first, uint64_t number,
                     const std::optional<std::string>& tier) {
    const LaneJob job = job_of(shape, players, size, policies, seed);
    const Tier on = tier_of(tier);
    LaneSums sums;
    {
        nb::gil_scoped_release free;
        sums = lane_sums(job, on, first, number);
    }
    std::vector<uint64_t> counts;
    for (int place = 0; place < players; ++place)
        for (int rank = 0; rank < shape.ranks; ++rank)
            for (int led = 0; led < shape.ranks; ++led)
                counts.push_back(sums.took[LaneSums::took_at(place, rank, led, 0)] +
                                 sums.took[LaneSums::took_at(place, rank, led, 1)]);
    const bool apart =
        shape.penalty_tie != PenaltyTie::last || shape.multiplier != Multiplier::none;
    return nb::make_tuple(counts, apart ? paid_in(job, sums, number) : Paid());
}

void fill_rows(const Shape& shape, int size, const std::vector<int>& policies, uint64_t seed,
               uint64_t first, Array<uint8_t, 1> taker, Array<uint8_t, 1> rank,
               Array<uint8_t, 1> led, Array<int16_t, 2> paid,
               const std::optional<std::string>& tier) {
    const size_t number = paid.shape(0);
    const int players = static_cast<int>(paid.shape(1));
    if (taker.shape(0) != number || rank.shape(0) != number || led.shape(0) != number)
        throw std::invalid_argument("The arrays have different lengths.");
    const LaneJob job = job_of(shape, players, size, policies, seed);
    const Tier on = tier_of(tier);
    nb::gil_scoped_release free;
    std::vector<LaneDeal> deals(number);
    lane_deals(job, on, first, number, deals.data());
    for (size_t at = 0; at < number; ++at) {
        const LaneDeal& deal = deals[at];
        taker.data()[at] = deal.taker;
        rank.data()[at] = deal.rank;
        led.data()[at] = deal.led;
        const int points = price(shape, deal.rank, deal.doubled);
        for (int place = 0; place < players; ++place) {
            const bool equal = deal.equals >> place & 1;
            const int pays = place == deal.taker || (equal && shape.penalty_tie == PenaltyTie::all)
                                 ? points
                             : equal && shape.penalty_tie == PenaltyTie::bonus ? -points
                                                                               : 0;
            paid.data()[at * static_cast<size_t>(players) + static_cast<size_t>(place)] =
                static_cast<int16_t>(pays);
        }
    }
}

}  // namespace

void bind_lanes(nb::module_& module) {
    module.attr("deals_a_block") = deals_a_block;
    module.def("lane_tiers", &tier_names);
    module.def("fits_lanes", &fits_lanes);
    module.def("deal_sums_in_lanes", &sums_tuple, nb::arg("shape"), nb::arg("players"),
               nb::arg("size"), nb::arg("policies"), nb::arg("seed"), nb::arg("first"),
               nb::arg("number"), nb::arg("tier") = nb::none());
    module.def("deal_rows_in_lanes", &fill_rows, nb::arg("shape"), nb::arg("size"),
               nb::arg("policies"), nb::arg("seed"), nb::arg("first"), nb::arg("taker"),
               nb::arg("rank"), nb::arg("led"), nb::arg("paid"), nb::arg("tier") = nb::none());
}

}  // namespace agurk
