// Games of single cards that last equally long, side by side: one step plays one card in each.
#pragma once

#include "observe.hpp"

namespace agurk {

// Thirty-two games at once: 512 bits where the machine has them, else in pieces.
constexpr int wide = 32;
typedef uint16_t Lanes __attribute__((vector_size(2 * wide)));

// What is the same in all games. Masks are all ones or zero.
struct Uniform {
    uint16_t lead_lowest, optional, match_first, previous;
    uint16_t ace_bit;                     // the ace as a bit
    uint16_t ace_led, ace_stays, ace_adds;  // what binds: an ace led, one before, a new one
    int players;
    const uint8_t* heights;               // where each rank stands in the last trick
};

// One block of games. Ranks are single bits; hands are planes, and stand in order of play.
struct alignas(2 * wide) Block {
    Lanes legal, top, asked, holder, bound, first, previous;
    Lanes gone[NarrowHand::planes];  // cards that have been played
    uint8_t played[most_players][wide];
    Lanes hands[most_players][NarrowHand::planes];
};

// Which lanes of a block make a choice that is not legal, a bit for each.
uint32_t wrong_choices(const Block& block, const uint8_t* choices);

// Plays one card in each game of a block, the `made`-th of the trick.
void step_block(const Uniform& uniform, Block& block, const uint8_t* choices, int made, bool last);

// Prepares what may be led by whoever stands first in each hand.
void lead_block(const Uniform& uniform, Block& block);

// Writes what may be played, and who is in turn.
void show_block(const Block& block, int players, int made, uint32_t* legal, uint8_t* turns);

// What features have in common in a step, and the shares they are made of.
struct Frame {
    float others[other_features];
    float asked[16], place[most_players], share[most_players + 1];
    int made;  // plays made to the trick
};

// Writes what the player in turn sees in each of the first `games` games of a block.
void observe_block(const Frame& frame, const Block& block, int players, int games, float* out);

// The masks for a shape.
Uniform uniform_of(const Shape& shape, int players);

inline uint16_t& lane(Lanes& lanes, int at) { return reinterpret_cast<uint16_t*>(&lanes)[at]; }
inline uint16_t lane(const Lanes& lanes, int at) {
    return reinterpret_cast<const uint16_t*>(&lanes)[at];
}

}  // namespace agurk
