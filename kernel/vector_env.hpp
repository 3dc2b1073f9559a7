// Many games stepped by one call.
#pragma once

#include <memory>
#include <vector>

#include "game.hpp"
#include "waiting.hpp"

namespace agurk {

// The place of the n-th bit from below, without a branch: the bits of ever smaller parts are counted.
inline int nth_bit(uint32_t bits, uint32_t n) {
    const uint32_t pairs = bits - (bits >> 1 & 0x55555555u);
    const uint32_t fours = (pairs & 0x33333333u) + (pairs >> 2 & 0x33333333u);
    const uint32_t bytes = (fours + (fours >> 4)) & 0x0f0f0f0fu;
    const uint32_t halves = (bytes + (bytes >> 8)) & 0x00ff00ffu;
    uint32_t at = 0;
    const auto pass = [&n, &at](uint32_t counts, uint32_t mask, uint32_t width) {
        const uint32_t here = counts >> at & mask, beyond = n >= here ? 1u : 0u;
        n -= here & (0u - beyond);
        at += width & (0u - beyond);
    };
    pass(halves, 0xff, 16);
    pass(bytes, 0xf, 8);
    pass(fours, 0x7, 4);
    pass(pairs, 0x3, 2);
    pass(bits, 0x1, 1);
    return static_cast<int>(at);
}

// N games of one shape, each dealt anew when it ends. Deal k of game i has the number k * N + i.
// The arrays are written over by each step, and stay where they are; they may be longer than N.
class VectorEnv {
public:
    virtual ~VectorEnv() = default;

    // Makes a choice in each game. Where one of them is none, its game's number is returned and
    // nothing has happened in any; else -1. Where nobody waits for it, it is left in the middle.
    virtual int64_t step(const uint8_t* choices, Waiting& waiting) = 0;
    virtual int64_t step(const uint16_t* choices, Waiting& waiting) = 0;

    // Writes a random choice for each game.
    template <class Number>
    void sample(Number* choices) {
        for (size_t i = 0; i < games; ++i) {
            const uint32_t count = numbered[i] ? legal[i] : count_of(legal[i]);
            uint32_t number = count > 1 ? random_.below(count) : 0;
            if (!numbered[i]) number = static_cast<uint32_t>(nth_bit(legal[i], number));
            choices[i] = static_cast<Number>(number);
        }
    }

    const size_t games;
    const int players;
    const size_t features;
    const bool observed;
    bool torn = false;                // whether a step was left in the middle
    std::vector<uint32_t> legal;      // ranks that may be played, or how many choices there are
    std::vector<uint8_t> numbered;    // whether choices are numbers, not ranks
    std::vector<uint8_t> turns;       // who chooses
    std::vector<uint8_t> ends;        // whether this step ended a deal
    std::vector<float> rewards;       // by game and place: points taken off less points paid
    std::vector<float> observations;  // by game: what the player in turn sees

protected:
    VectorEnv(
        const Shape& shape, int players, int hand, int leader, size_t n, uint64_t seed,
        size_t features, bool observed
    );

    void reward(size_t game, const LastTrick& trick) {
        for (int place = 0; place < players; ++place) {
            const int32_t points = trick.points[place];
            const bool off = (trick.bonuses >> place & 1u) != 0;
            rewards[game * static_cast<size_t>(players) + static_cast<size_t>(place)] =
                static_cast<float>(off ? points : -points);
        }
    }

    Shape shape_;
    int hand_, leader_;
    uint64_t seed_;

private:
    Stream random_;
};

// The environment for a shape: in lockstep where all games last equally long and hands are narrow,
// else one by one. `alone` asks for the latter whatever the shape.
std::unique_ptr<VectorEnv> vector_env(
    const Shape& shape, int players, int hand, int leader, size_t n, uint64_t seed, bool observed,
    bool alone, Waiting& waiting
);

}  // namespace agurk
