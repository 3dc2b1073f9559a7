// Plays every shape it is given at random by each part of the core, for sanitizers to watch.
//
//   walks N < SHAPES   N deals a line; a line is: players, cards to each, leader, and name=value
//                      for each field of a shape, tables as value,value,value
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <sstream>
#include <string>

#include "asking.hpp"
#include "courses.hpp"
#include "lanes.hpp"
#include "records.hpp"
#include "sums.hpp"
#include "vector_env.hpp"
#include "walk.hpp"

using namespace agurk;

namespace {

using Numbers = std::vector<int64_t>;

template <class Field>
void put(Field& field, const Numbers& from) {
    field = static_cast<Field>(from.at(0));
}

template <class Field>
void put(Field (&table)[most_ranks], const Numbers& from) {
    for (size_t rank = 0; rank < from.size() && rank < most_ranks; ++rank)
        table[rank] = static_cast<Field>(from[rank]);
}

void set_field(Shape& shape, const std::string& name, const Numbers& value) {
#define AGURK_FIELD(field) \
    if (name == #field) return put(shape.field, value)
    AGURK_FIELD(ranks);
    AGURK_FIELD(cards);
    AGURK_FIELD(copies);
    AGURK_FIELD(last);
    AGURK_FIELD(cost);
    AGURK_FIELD(courts);
    AGURK_FIELD(ones);
    AGURK_FIELD(losing);
    AGURK_FIELD(ace_rank);
    AGURK_FIELD(hand_rule);
    AGURK_FIELD(hand_short);
    AGURK_FIELD(next_dealer);
    AGURK_FIELD(first_lead);
    AGURK_FIELD(exchange);
    AGURK_FIELD(lead);
    AGURK_FIELD(follow);
    AGURK_FIELD(set_follow);
    AGURK_FIELD(reference);
    AGURK_FIELD(ace);
    AGURK_FIELD(penalty_tie);
    AGURK_FIELD(multiplier);
    AGURK_FIELD(compare);
    AGURK_FIELD(life_lost);
    AGURK_FIELD(end);
    AGURK_FIELD(all_out);
    AGURK_FIELD(money);
    AGURK_FIELD(buy_in);
    AGURK_FIELD(keep_cards);
    AGURK_FIELD(last_ace_low);
    AGURK_FIELD(aside_shown);
    AGURK_FIELD(hand);
    AGURK_FIELD(hand_min);
    AGURK_FIELD(hand_max);
    AGURK_FIELD(threshold);
    AGURK_FIELD(exact_reset);
    AGURK_FIELD(lives);
    AGURK_FIELD(stake);
    AGURK_FIELD(buy_in_times);
    AGURK_FIELD(buy_in_others);
    AGURK_FIELD(buy_in_stakes);
#undef AGURK_FIELD
    throw std::invalid_argument("A shape has no field " + name + ".");
}

struct Case {
    Shape shape;
    int players = 0, size = 0, leader = 0;
};

Case read_case(const std::string& line) {
    std::istringstream words(line);
    Case found;
    words >> found.players >> found.size >> found.leader;
    for (std::string word; words >> word;) {
        const size_t equals = word.find('=');
        std::istringstream values(word.substr(equals + 1));
        Numbers numbers;
        for (std::string value; std::getline(values, value, ',');) numbers.push_back(std::stoll(value));
        set_field(found.shape, word.substr(0, equals), numbers);
    }
    return found;
}

size_t walk_all(const Case& one, uint64_t deals) {
    size_t positions = 0;
    for (uint64_t number = 0; number < deals; ++number) {
        const Stream stream(1, Purpose::games, number);
        const Walk walked =
            one.shape.narrow()
                ? walk<NarrowHand>(one.shape, one.players, one.size, one.leader, stream)
                : walk<WideHand>(one.shape, one.players, one.size, one.leader, stream);
        positions += walked.decisions.size() + walked.exchanges.size();
    }
    return positions;
}

void step_all(const Case& one, uint64_t steps) {
    Waiting forever;
    for (const bool alone : {false, true}) {
        auto env = vector_env(one.shape, one.players, one.size, one.leader, 37, 1, true, alone, forever);
        std::vector<uint16_t> choices(env->games);
        for (uint64_t step = 0; step < steps; ++step) {
            env->sample(choices.data());
            if (env->step(choices.data(), forever) != -1) std::abort();
        }
    }
}

size_t ask_all(const Case& one, uint64_t deals) {
    size_t positions = 0;
    for (uint64_t number = 0; number < deals; ++number) {
        const Stream stream(2, Purpose::games, number);
        positions +=
            one.shape.narrow()
                ? Asking<NarrowHand>(one.shape, one.players, one.size, one.leader, stream).run()
                : Asking<WideHand>(one.shape, one.players, one.size, one.leader, stream).run();
    }
    return positions;
}

// Lanes of every tier, which have to play alike; returns how many tiers there are.
size_t run_lanes(const Case& one, uint64_t deals) {
    if (!fits_lanes(one.shape, one.players, one.size)) return 0;
    LaneJob job;
    job.shape = one.shape;
    job.players = one.players;
    job.size = one.size;
    for (const bool mixed : {false, true}) {
        for (int place = 0; place < one.players; ++place)
            job.policies[place] = static_cast<LanePolicy>(mixed ? place % 3 : 0);
        std::vector<uint64_t> expected;
        for (const Tier tier : tiers_here()) {
            const LaneSums sums = lane_sums(job, tier, 3, 40 * deals);
            if (tier == Tier::scalar) expected = sums.took;
            if (sums.took != expected) std::abort();
            std::vector<LaneDeal> rows(static_cast<size_t>(deals));
            lane_deals(job, tier, 5, deals, rows.data());
        }
    }
    return tiers_here().size();
}

void play_all(const Case& one, uint64_t deals) {
    Many many;
    many.shape = one.shape;
    many.players = one.players;
    for (int place = 0; place < one.players; ++place)
        many.policies.push_back(static_cast<Policy>(place % 4));
    deal_sums(many, one.size, 0, deals);
    Waiting forever;
    match_sums(many, 0, deals / 4 + 1, forever);
    match_courses(many, {}, 0, deals / 4 + 1, forever);
    const size_t players = static_cast<size_t>(one.players), number = static_cast<size_t>(deals);
    const size_t cards = players * static_cast<size_t>(one.size);
    std::vector<uint8_t> hands(number * cards), ranks(hands), places(hands), tricks(hands);
    std::vector<uint8_t> changed(number * players), taker(number);
    std::vector<int8_t> kontra(number);
    std::vector<int16_t> paid(number * players);
    const PlayRows rows{hands.data(),   ranks.data(),  places.data(), tricks.data(),
                        changed.data(), kontra.data(), taker.data(),  paid.data()};
    play_rows({one.shape, one.players, one.size, many.policies, 1}, 0, number, rows);
}

}  // namespace

int main(int words, char** word) {
    const uint64_t deals = words > 1 ? std::strtoull(word[1], nullptr, 10) : 10;
    size_t positions = 0, shapes = 0, asked = 0, tiers = 0;
    for (std::string line; std::getline(std::cin, line); ++shapes) {
        const Case one = read_case(line);
        positions += walk_all(one, deals);
        asked += ask_all(one, deals / 4 + 1);
        tiers = std::max(tiers, run_lanes(one, deals));
        step_all(one, deals);
        play_all(one, deals);
    }
    std::printf(
        "%zu positions of %zu shapes, %zu of them asked about, and lanes of %zu tiers\n", positions,
        shapes, asked, tiers);
    return 0;
}
