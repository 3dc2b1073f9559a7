// Binds rollouts.
#include <nanobind/stl/vector.h>

#include "awaited.hpp"
#include "open_part.hpp"
#include "rollout.hpp"

namespace nb = nanobind;

namespace agurk {
namespace {

// What a place is asked, with all that does not change from world to world.
struct Asked {
    Shape shape;
    Question question;

    Asked(
        const Shape& of, int leader, const nb::list& trick, const nb::tuple& factors, int me,
        const nb::list& plays, const std::vector<int>& policies, const std::vector<int32_t>& scores,
        const nb::bytes& hidden, const nb::bytes& discards, const std::vector<uint32_t>& excluded,
        const std::vector<int64_t>& table, const nb::list& history, const nb::list& models,
        double alike, const std::vector<double>& lesson, const std::vector<double>& habits
    )
        : shape(of) {
        const size_t counts = policies.size() * static_cast<size_t>(shape.ranks);
        question.open = open_part_of(shape, leader, counts, trick, factors);
        question.me = me;
        for (const auto& play : plays)
            question.plays.push_back(play_of(nb::cast<nb::bytes>(play)));
        for (int policy : policies) question.policies.push_back(policy_of(policy));
        question.scores = scores;
        question.hidden = numbers_of(hidden);
        question.discards = numbers_of(discards);
        question.excluded = excluded;
        question.table = table;
        question.alike = alike;
        read(lesson, &question.lesson, 1);
        read(habits, question.habits, 2);
        for (const auto& trick : history) {
            const auto told = nb::cast<nb::tuple>(trick);
            PlayedTrick played{nb::cast<int>(told[0]), {}};
            for (const auto& play : nb::cast<nb::list>(told[1]))
                played.plays.push_back(play_of(nb::cast<nb::bytes>(play)));
            if (played.leader < 0 || played.leader >= question.open.players)
                throw std::invalid_argument("There is no such leader.");
            question.history.push_back(played);
        }
        for (const auto& model : models) {
            const auto told = nb::cast<nb::tuple>(model);
            question.models.push_back(Model{
                policy_of(nb::cast<int>(told[0])), nb::cast<double>(told[1]),
                nb::cast<double>(told[2])});
        }
    }

    // Sums, products of each two plays in two halves, and endings by play.
    nb::tuple run(const Worlds& worlds, uint64_t seed, uint64_t first, uint64_t number) const {
        Tried tried(question.plays.size());
        {
            const nb::gil_scoped_release release;
            if (shape.narrow()) run_as<NarrowHand>(worlds, seed, first, number, tried);
            else run_as<WideHand>(worlds, seed, first, number, tried);
        }
        return tuple_of(tried);
    }

    // The same in blocks of worlds that are weighed by what the others have played.
    nb::tuple run_believing(
        const Worlds& worlds, uint64_t seed, uint64_t first, uint64_t number
    ) const {
        Tried tried(question.plays.size());
        {
            const nb::gil_scoped_release release;
            if (shape.narrow())
                Rollouts<NarrowHand>(shape, worlds, question).run_believing(seed, first, number, tried);
            else
                Rollouts<WideHand>(shape, worlds, question).run_believing(seed, first, number, tried);
        }
        return tuple_of(tried);
    }

    // How likely a place made the plays that it made, by what cards it may have left.
    std::vector<double> likely(const Worlds& worlds, int place, const nb::list& hands) const {
        if (place < 0 || place >= question.open.players)
            throw std::invalid_argument("There is no such place.");
        return shape.narrow() ? likely_as<NarrowHand>(worlds, place, hands)
                              : likely_as<WideHand>(worlds, place, hands);
    }

    // The same with all hands open; there are no endings.
    nb::tuple solve(
        const Worlds& worlds, uint64_t seed, uint64_t first, uint64_t number, bool difference,
        uint64_t most
    ) const {
        if (difference && question.open.players != 2)
            throw std::invalid_argument("A difference is one of two players.");
        Tried tried(question.plays.size());
        awaited([&](Waiting& waiting) {
            if (shape.narrow())
                Rollouts<NarrowHand>(shape, worlds, question)
                    .solve(seed, first, number, difference, most, waiting, tried);
            else
                Rollouts<WideHand>(shape, worlds, question)
                    .solve(seed, first, number, difference, most, waiting, tried);
        });
        return tuple_of(tried);
    }

private:
    static void read(const std::vector<double>& weights, Lesson* lessons, size_t number) {
        const size_t each = static_cast<size_t>(Lesson::situations * Lesson::features);
        if (weights.size() != number * each)
            throw std::invalid_argument("A lesson has a number for each situation and feature.");
        for (size_t at = 0; at < weights.size(); ++at)
            lessons[at / each].weights[at % each / Lesson::features][at % Lesson::features] =
                weights[at];
    }

    static Policy policy_of(int number) {
        if (number < 0 || number > static_cast<int>(Policy::learned))
            throw std::invalid_argument("There is no such policy.");
        return static_cast<Policy>(number);
    }

    nb::tuple tuple_of(const Tried& tried) const {
        nb::list products, endings;
        for (__int128 product : tried.products)
            products.append(nb::make_tuple(
                static_cast<int64_t>(product >> 64), static_cast<uint64_t>(product)));
        for (const auto& by_play : tried.endings) {
            nb::list found;
            for (const auto& [ending, times] : by_play) {
                nb::list paid;
                for (int place = 0; place < question.open.players; ++place)
                    paid.append(ending.paid[place]);
                found.append(nb::make_tuple(
                    static_cast<int>(ending.taker), static_cast<int>(ending.rank), nb::tuple(paid),
                    times));
            }
            endings.append(found);
        }
        return nb::make_tuple(tried.sums, products, endings);
    }

    template <class Hand>
    std::vector<double> likely_as(const Worlds& worlds, int place, const nb::list& hands) const {
        Belief<Hand> belief(shape, worlds, question);
        std::vector<double> found;
        for (const auto& each : hands) {
            Hand left{};
            for (uint8_t rank : numbers_of(nb::cast<nb::bytes>(each))) hold(shape, left, rank, 1);
            found.push_back(belief.likely(place, left));
        }
        return found;
    }

    template <class Hand>
    void run_as(
        const Worlds& worlds, uint64_t seed, uint64_t first, uint64_t number, Tried& tried
    ) const {
        Rollouts<Hand>(shape, worlds, question).run(seed, first, number, tried);
    }
};

}  // namespace

void bind_rollouts(nb::module_& module) {
    nb::class_<Asked>(module, "Asked")
        .def(
            nb::init<
                const Shape&, int, const nb::list&, const nb::tuple&, int, const nb::list&,
                const std::vector<int>&, const std::vector<int32_t>&, const nb::bytes&,
                const nb::bytes&, const std::vector<uint32_t>&, const std::vector<int64_t>&,
                const nb::list&, const nb::list&, double, const std::vector<double>&,
                const std::vector<double>&>(),
            nb::arg("shape"), nb::arg("leader"), nb::arg("trick"), nb::arg("factors"), nb::arg("me"),
            nb::arg("plays"), nb::arg("policies"), nb::arg("scores"), nb::arg("hidden"),
            nb::arg("discards"), nb::arg("excluded"), nb::arg("table"), nb::arg("history"),
            nb::arg("models"), nb::arg("alike"), nb::arg("lesson"), nb::arg("habits"))
        .def(
            "run", &Asked::run, nb::arg("worlds"), nb::arg("seed"), nb::arg("first"),
            nb::arg("number"))
        .def(
            "run_believing", &Asked::run_believing, nb::arg("worlds"), nb::arg("seed"),
            nb::arg("first"), nb::arg("number"))
        .def("likely", &Asked::likely, nb::arg("worlds"), nb::arg("place"), nb::arg("hands"))
        .def(
            "solve", &Asked::solve, nb::arg("worlds"), nb::arg("seed"), nb::arg("first"),
            nb::arg("number"), nb::arg("difference"), nb::arg("most"));
}

}  // namespace agurk
