// Binds the drawing of hidden hands.
#include <nanobind/ndarray.h>
#include <nanobind/stl/vector.h>

#include "awaited.hpp"
#include "open_part.hpp"
#include "worlds.hpp"

namespace nb = nanobind;

namespace agurk {
namespace {

// A hand that counts its cards of each rank.
struct RankCounts {
    uint8_t cards[most_ranks];
    void add(int rank) { ++cards[rank]; }
};

Hidden hidden_of(
    const nb::bytes& unseen, const nb::bytes& needs, const std::vector<uint32_t>& may_hold
) {
    if (unseen.size() > most_ranks || needs.size() > most_holders || needs.size() != may_hold.size())
        throw std::invalid_argument("There are too many ranks or holders.");
    Hidden hidden;
    hidden.ranks = static_cast<int>(unseen.size());
    hidden.holders = static_cast<int>(needs.size());
    std::copy_n(static_cast<const uint8_t*>(unseen.data()), unseen.size(), hidden.unseen);
    std::copy_n(static_cast<const uint8_t*>(needs.data()), needs.size(), hidden.needs);
    std::copy(may_hold.begin(), may_hold.end(), hidden.may_hold);
    return hidden;
}

// Fills an array of worlds, places and ranks with the worlds of a seed from number `first` on.
void fill(
    const Worlds& worlds, nb::ndarray<uint8_t, nb::c_contig, nb::device::cpu> laid, uint64_t seed,
    uint64_t first
) {
    const size_t places = static_cast<size_t>(worlds.places());
    const size_t ranks = static_cast<size_t>(worlds.ranks()), world = places * ranks;
    if (laid.size() % world != 0) throw std::invalid_argument("The array has parts of worlds.");
    uint8_t* at = laid.data();
    const size_t count = laid.size() / world;
    const nb::gil_scoped_release release;
    const auto known = worlds.known<RankCounts>();
    RankCounts hands[most_players];
    for (size_t number = 0; number < count; ++number) {
        worlds.draw(seed, first + number, known, hands);
        for (size_t place = 0; place < places; ++place, at += ranks)
            std::copy_n(hands[place].cards, ranks, at);
    }
}

}  // namespace

void bind_sampling(nb::module_& module) {
    nb::class_<Worlds>(module, "Worlds")
        .def(
            "__init__",
            [](Worlds* self, const nb::bytes& unseen, const nb::bytes& needs,
               const std::vector<uint32_t>& may_hold, const nb::bytes& known,
               const std::vector<int>& places) {
                const Hidden hidden = hidden_of(unseen, needs, may_hold);
                const std::vector<uint8_t> held = numbers_of(known);
                awaited([&](Waiting& waiting) { new (self) Worlds(hidden, held, places, waiting); });
            },
            nb::arg("unseen"), nb::arg("needs"), nb::arg("may_hold"), nb::arg("known"),
            nb::arg("places"))
        .def_prop_ro("nodes", &Worlds::nodes)
        .def("fill", &fill, nb::arg("laid"), nb::arg("seed"), nb::arg("first"));
}

}  // namespace agurk
