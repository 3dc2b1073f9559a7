// Binds the shape of a variant: every field of it can be set from Python, by number.
#include <cstring>
#include <stdexcept>
#include <vector>

#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "bind.hpp"
#include "shape.hpp"

namespace nb = nanobind;

namespace agurk {
namespace {

// A choice of a variant as a number, in the order in which the engine's enum names it.
template <class Choice, Choice most>
void bind_choice(nb::class_<Shape>& shape, const char* name, Choice Shape::*field) {
    shape.def_prop_rw(
        name, [field](const Shape& self) { return static_cast<int>(self.*field); },
        [field, name](Shape& self, int number) {
            if (number < 0 || number > static_cast<int>(most))
                throw std::invalid_argument(std::string(name) + " has no such choice");
            self.*field = static_cast<Choice>(number);
        });
}

// A table with one number a rank.
template <class Number>
void bind_table(nb::class_<Shape>& shape, const char* name, Number (Shape::*table)[most_ranks]) {
    shape.def_prop_rw(
        name,
        [table](const Shape& self) {
            return std::vector<int>(self.*table, self.*table + self.ranks);
        },
        [table](Shape& self, const std::vector<int>& numbers) {
            if (numbers.size() > static_cast<size_t>(most_ranks))
                throw std::invalid_argument("a pack has at most 24 ranks");
            std::memset(self.*table, 0, sizeof(self.*table));
            for (size_t rank = 0; rank < numbers.size(); ++rank)
                (self.*table)[rank] = static_cast<Number>(numbers[rank]);
        });
}

}  // namespace

void bind_shape(nb::module_& module) {
    nb::class_<Shape> shape(module, "Shape");
    shape.def(nb::init<>());
    shape.def_rw("ranks", &Shape::ranks).def_rw("cards", &Shape::cards);
    bind_table(shape, "copies", &Shape::copies);
    bind_table(shape, "last", &Shape::last);
    bind_table(shape, "cost", &Shape::cost);
    shape.def_rw("courts", &Shape::courts).def_rw("ones", &Shape::ones);
    shape.def_rw("losing", &Shape::losing).def_rw("ace_rank", &Shape::ace_rank);
    bind_choice<HandRule, HandRule::equal_all>(shape, "hand_rule", &Shape::hand_rule);
    bind_choice<HandShort, HandShort::first>(shape, "hand_short", &Shape::hand_short);
    bind_choice<NextDealer, NextDealer::lowest_last_card>(shape, "next_dealer", &Shape::next_dealer);
    bind_choice<FirstLead, FirstLead::lowest_last_card>(shape, "first_lead", &Shape::first_lead);
    bind_choice<Exchange, Exchange::whole_hands>(shape, "exchange", &Shape::exchange);
    bind_choice<Lead, Lead::sets>(shape, "lead", &Shape::lead);
    bind_choice<Follow, Follow::match_first>(shape, "follow", &Shape::follow);
    bind_choice<SetFollow, SetFollow::all>(shape, "set_follow", &Shape::set_follow);
    bind_choice<Reference, Reference::previous>(shape, "reference", &Shape::reference);
    bind_choice<Ace, Ace::next>(shape, "ace", &Shape::ace);
    bind_choice<PenaltyTie, PenaltyTie::bonus>(shape, "penalty_tie", &Shape::penalty_tie);
    bind_choice<Multiplier, Multiplier::exchange>(shape, "multiplier", &Shape::multiplier);
    bind_choice<Compare, Compare::more_than>(shape, "compare", &Shape::compare);
    bind_choice<LifeLost, LifeLost::highest_card>(shape, "life_lost", &Shape::life_lost);
    bind_choice<End, End::one_deal>(shape, "end", &Shape::end);
    bind_choice<AllOut, AllOut::rampo>(shape, "all_out", &Shape::all_out);
    bind_choice<Money, Money::first_out>(shape, "money", &Shape::money);
    bind_choice<BuyIn, BuyIn::any_time>(shape, "buy_in", &Shape::buy_in);
    shape.def_rw("keep_cards", &Shape::keep_cards).def_rw("last_ace_low", &Shape::last_ace_low);
    shape.def_rw("aside_shown", &Shape::aside_shown);
    shape.def_rw("hand", &Shape::hand).def_rw("hand_min", &Shape::hand_min);
    shape.def_rw("hand_max", &Shape::hand_max).def_rw("threshold", &Shape::threshold);
    shape.def_rw("exact_reset", &Shape::exact_reset).def_rw("lives", &Shape::lives);
    shape.def_rw("stake", &Shape::stake).def_rw("buy_in_times", &Shape::buy_in_times);
    shape.def_rw("buy_in_others", &Shape::buy_in_others);
    shape.def_rw("buy_in_stakes", &Shape::buy_in_stakes);
    shape.def_prop_ro("narrow", &Shape::narrow);
}

}  // namespace agurk
