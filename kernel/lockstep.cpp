#include "lockstep.hpp"

#include <cstring>

// One copy of a function for each width of the machine's registers; the loader picks. Sanitizers
// cannot stand the picking.
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__)
#define AGURK_TIERS __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define AGURK_TIERS
#endif

namespace agurk {

namespace {

typedef uint8_t Bytes __attribute__((vector_size(wide)));
typedef uint32_t Masks __attribute__((vector_size(4 * wide)));
typedef int32_t Counts __attribute__((vector_size(64)));
typedef float Floats __attribute__((vector_size(64)));

constexpr Counts bits = {1,      1 << 1,  1 << 2,  1 << 3,  1 << 4,  1 << 5,  1 << 6,  1 << 7,
                         1 << 8, 1 << 9, 1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14, 1 << 15};

uint16_t mask(bool on) { return on ? 0xffff : 0; }

}  // namespace

Uniform uniform_of(const Shape& shape, int players) {
    Uniform uniform;
    uniform.lead_lowest = mask(shape.lead == Lead::lowest);
    uniform.optional = mask(shape.follow == Follow::optional);
    uniform.match_first = mask(shape.follow == Follow::match_first);
    uniform.previous = mask(shape.reference == Reference::previous);
    uniform.ace_bit = shape.ace_rank < 0 ? 0 : static_cast<uint16_t>(1u << shape.ace_rank);
    uniform.ace_led = mask(shape.ace != Ace::none);
    uniform.ace_stays = mask(shape.ace == Ace::led || shape.ace == Ace::any);
    uniform.ace_adds = mask(shape.ace == Ace::any || shape.ace == Ace::next);
    uniform.players = players;
    uniform.heights = shape.last;
    return uniform;
}

// A rank as a bit is a product of one factor for each bit of its number, for registers that cannot
// shift each lane by an amount of its own.
#define AGURK_BIT_OF(rank)                                                                       \
    ((1 + ((rank) & 1)) * (1 + 3 * ((rank) >> 1 & 1)) * (1 + 15 * ((rank) >> 2 & 1)) *           \
     (1 + 255 * ((rank) >> 3 & 1)))

AGURK_TIERS uint32_t wrong_choices(const Block& block, const uint8_t* choices) {
    Bytes raw;
    std::memcpy(&raw, choices, sizeof raw);
    const Lanes rank = __builtin_convertvector(raw, Lanes);
    const Lanes bit = AGURK_BIT_OF(rank);
    const Lanes wrong = (Lanes)((block.legal & bit) == 0) | (Lanes)(rank > 15);
    uint64_t pieces[sizeof wrong / sizeof(uint64_t)], any = 0;
    std::memcpy(pieces, &wrong, sizeof wrong);
    for (uint64_t piece : pieces) any |= piece;
    if (any == 0) return 0;
    uint32_t found = 0;
    for (int at = 0; at < wide; ++at) found |= (lane(wrong, at) != 0 ? 1u : 0u) << at;
    return found;
}

AGURK_TIERS void lead_block(const Uniform& uniform, Block& block) {
    const Lanes held = block.hands[0][0];
    block.legal = held & (-held | ~(Lanes{} + uniform.lead_lowest));
}

AGURK_TIERS void step_block(
    const Uniform& uniform, Block& block, const uint8_t* choices, int made, bool last
) {
    constexpr int planes = NarrowHand::planes;
    const Lanes zero = {};
    Bytes raw;
    std::memcpy(&raw, choices, sizeof raw);
    std::memcpy(block.played[made], choices, sizeof raw);
    const Lanes rank = __builtin_convertvector(raw, Lanes);
    const Lanes bit = AGURK_BIT_OF(rank);

    Lanes* hand = block.hands[made];
    for (int k = 0; k + 1 < planes; ++k) hand[k] = (hand[k] & ~bit) | (hand[k + 1] & bit);
    hand[planes - 1] &= ~bit;
    Lanes carry = bit;
    for (int k = 0; k < planes; ++k) {
        const Lanes full = block.gone[k] & carry;
        block.gone[k] |= carry;
        carry = full;
    }

    Lanes height = bit;
    if (last)
        for (int at = 0; at < wide; ++at)
            lane(height, at) = static_cast<uint16_t>(1u << uniform.heights[choices[at] & 15]);
    const Lanes bound = block.bound;
    Lanes top = height, holder = zero;
    if (made > 0) {
        const Lanes open = zero + mask(last);
        const Lanes takes =
            (Lanes)(height > block.top) | ((Lanes)(height == block.top) & (open | ~bound));
        top = (height & takes) | (block.top & ~takes);
        holder = ((zero + static_cast<uint16_t>(made)) & takes) | (block.holder & ~takes);
    }
    const Lanes asked = (bit & uniform.previous) | (top & static_cast<uint16_t>(~uniform.previous));
    const Lanes ace = (Lanes)(bit == zero + uniform.ace_bit);
    const Lanes binds = made == 0 ? ace & uniform.ace_led
                                  : (bound & uniform.ace_stays) | (ace & uniform.ace_adds);
    block.top = top;
    block.holder = holder;
    block.asked = asked;
    block.previous = rank;
    block.bound = binds;

    const int players = uniform.players;
    if (made + 1 < players) {
        const Lanes held = block.hands[made + 1][0];
        const Lanes low = held & -held, heading = held & -asked;
        const Lanes same = held & asked & uniform.match_first;
        const Lanes none = (Lanes)(heading == 0), differs = (Lanes)(same == 0);
        const Lanes free = heading | (low & (none | (zero + uniform.optional)));
        const Lanes owed = (free & differs) | same;
        block.legal = (low & binds) | (owed & ~binds);
        return;
    }

    block.bound = zero;
    const Lanes first = block.first + holder;
    const Lanes beyond = (Lanes)(first >= zero + static_cast<uint16_t>(players));
    block.first = first - (beyond & static_cast<uint16_t>(players));
    // Whoever took the trick comes to stand first: turned by one, two, four ... as its turn says.
    for (int by = 1; by < players; by *= 2) {
        const Lanes turned = (Lanes)((holder & static_cast<uint16_t>(by)) != 0);
        Lanes before[most_players][planes];
        std::memcpy(before, block.hands, sizeof before[0] * static_cast<size_t>(players));
        for (int place = 0; place < players; ++place) {
            const int from = place + by < players ? place + by : place + by - players;
            for (int k = 0; k < planes; ++k)
                block.hands[place][k] = (before[from][k] & turned) | (before[place][k] & ~turned);
        }
    }
    const Lanes held = block.hands[0][0];
    block.legal = held & (-held | ~(zero + uniform.lead_lowest));
}

AGURK_TIERS void show_block(
    const Block& block, int players, int made, uint32_t* legal, uint8_t* turns
) {
    const Masks masks = __builtin_convertvector(block.legal, Masks);
    std::memcpy(legal, &masks, sizeof masks);
    const Lanes place = block.first + static_cast<uint16_t>(made);
    const Lanes beyond = (Lanes)(place >= Lanes{} + static_cast<uint16_t>(players));
    const Lanes turn = place - (beyond & static_cast<uint16_t>(players));
    const Bytes small = __builtin_convertvector(turn, Bytes);
    std::memcpy(turns, &small, sizeof small);
}

AGURK_TIERS void observe_block(
    const Frame& frame, const Block& block, int players, int games, float* out
) {
    constexpr int planes = NarrowHand::planes;
    const Lanes* hand = block.hands[frame.made];
    for (int at = 0; at < games; ++at, out += features_of<NarrowHand>()) {
        Counts own = {}, gone = {};
        for (int k = 0; k < planes; ++k) {
            own -= (Counts)((bits & (Counts{} + lane(hand[k], at))) != 0);
            gone -= (Counts)((bits & (Counts{} + lane(block.gone[k], at))) != 0);
        }
        const uint32_t may = lane(block.legal, at);
        const Counts legal = -(Counts)((bits & (Counts{} + static_cast<int32_t>(may))) != 0);
        const Floats parts[3] = {
            __builtin_convertvector(own, Floats) * 0.25f, __builtin_convertvector(legal, Floats),
            __builtin_convertvector(gone, Floats) * 0.25f
        };
        std::memcpy(out, parts, sizeof parts);
        float* others = out + 48;
        std::memcpy(others, frame.others, sizeof frame.others);
        int place = lane(block.first, at) + frame.made;
        place -= place >= players ? players : 0;
        others[6] = frame.place[place];
        const int count = __builtin_popcount(may);
        others[15] = static_cast<float>(count) * 0.0625f;
        if (frame.made == 0) continue;
        others[1] = frame.asked[__builtin_ctz(lane(block.asked, at))];
        others[2] = lane(block.bound, at) != 0 ? 1.0f : 0.0f;
        others[7] = frame.place[lane(block.holder, at)];
        others[13] = frame.asked[lane(block.previous, at)];
    }
}

}  // namespace agurk
