// What a place asks that is to play: what lies open, what it knows, and how everybody may play.
#pragma once

#include "policy_ladder.hpp"
#include "position.hpp"

namespace agurk {

// How somebody may play: by a policy, but in a share of the choices anything. Who has learned makes
// each play of single cards as often as habits tell.
struct Model {
    Policy policy;
    double share;  // how many play so
    double slips;
};
constexpr size_t most_models = 8;

// A complete trick.
struct PlayedTrick {
    int leader;
    std::vector<Play> plays;
};

// Who asks, what lies open, and how everybody goes on.
struct Question {
    OpenPart open;
    int me = 0;
    std::vector<Play> plays;           // what is tried
    std::vector<Policy> policies;      // by place
    std::vector<int32_t> scores;       // by place, before the deal
    std::vector<uint8_t> hidden;       // by rank, cards that not everybody has seen
    std::vector<uint8_t> discards;     // by rank, what I have changed away
    std::vector<uint32_t> excluded;    // by place, ranks that play has shown it not to hold
    std::vector<int64_t> table;        // by payer and rank, what paying is worth to me, or nothing
    std::vector<PlayedTrick> history;  // of the deal, where worlds are weighed by it
    std::vector<Model> models;         // of the others, if worlds are
    double alike = 0.0;                // at which share of tables all of them play by the same
    Lesson lesson;                     // what those go by who have learned
    Lesson habits[2];                  // what tells how often they play what: of two, of more
};

}  // namespace agurk
