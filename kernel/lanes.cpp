#include "lanes.hpp"

#include <algorithm>
#include <stdexcept>

#include "lanes_rules.hpp"
#include "random.hpp"

namespace agurk {
namespace {

// The rank that is the lowest in the last trick while the others keep their order: -1 if ranks
// stand there as ever, -2 if in any other order.
int lowest_at_last(const Shape& shape) {
    int low = -1;
    for (int rank = 0; rank < shape.ranks; ++rank)
        if (shape.last[rank] == 0 && rank > 0) low = rank;
    for (int rank = 0; rank < shape.ranks; ++rank) {
        const int stands = rank == low ? 0 : rank + (rank < low);
        if (shape.last[rank] != stands) return -2;
    }
    return low;
}

LaneRules rules_of(const LaneJob& job) {
    const Shape& shape = job.shape;
    if (!fits_lanes(shape, job.players, job.size))
        throw std::invalid_argument("these deals cannot be run in lanes");
    LaneRules rules{};
    rules.players = job.players;
    rules.size = job.size;
    rules.ranks = shape.ranks;
    int left = 0;
    for (int rank = 0; rank < shape.ranks; ++rank) left += rules.copies[rank] = shape.copies[rank];
    rules.cards = left;
    for (int card = 0; card < rules.cards; ++card, --left) {
        rules.slots[card] = static_cast<uint16_t>(left);
        rules.again[card] = static_cast<uint16_t>(65536 % left);
    }
    rules.lead = shape.lead;
    rules.follow = shape.follow;
    rules.reference = shape.reference;
    rules.ace = shape.ace_rank < 0 ? Ace::none : shape.ace;
    rules.ace_bit = static_cast<uint16_t>(shape.ace_rank < 0 ? 0 : 1u << shape.ace_rank);
    rules.ones = static_cast<uint16_t>(shape.multiplier == Multiplier::ones ? shape.ones : 0);
    const int low = lowest_at_last(shape);
    rules.low_last = static_cast<uint16_t>(low < 0 ? 0 : 1u << low);
    rules.start = static_cast<uint8_t>(shape.first_lead == FirstLead::dealer ? job.players - 1 : 0);
    rules.ties = shape.penalty_tie != PenaltyTie::last;
    for (int p = 0; p < job.players; ++p) {
        const LanePolicy policy = job.policies[(p + rules.start) % job.players];
        rules.policies[p] = policy;
        if (policy == LanePolicy::uniform) rules.draws = true;
        else rules.mixed = true;
    }
    rules.plain = !rules.mixed && rules.lead == Lead::any && rules.follow == Follow::optional &&
                  rules.reference == Reference::highest && rules.ace == Ace::none;
    return rules;
}

LaneStreams streams_of(uint64_t seed, uint64_t block) {
    LaneStreams found;
    for (uint64_t k = 0; k < 8; ++k) {
        const Stream stream(seed, Purpose::lanes, 8 * block + k);
        found.a[k] = stream.a;
        found.b[k] = stream.b;
        found.c[k] = stream.c;
        found.d[k] = stream.d;
    }
    return found;
}

PlayBlock player_of(Tier tier) {
    const std::vector<Tier> here = tiers_here();
    if (std::find(here.begin(), here.end(), tier) == here.end())
        throw std::invalid_argument("this machine has no such tier");
    switch (tier) {
#if defined(__x86_64__)
        case Tier::avx512: return play_block_avx512;
        case Tier::avx2: return play_block_avx2;
        case Tier::sse2: return play_block_sse2;
#endif
        default: return play_block_scalar;
    }
}

// Play deals `first` to `first + n`, and hand what each block's lanes say of those to `told`.
template <class Told>
void play(const LaneJob& job, const LaneRules& rules, Tier tier, uint64_t first, uint64_t n,
          Told told) {
    const PlayBlock play_block = player_of(tier);
    std::vector<uint16_t> took(deals_a_block), equals(rules.ties ? deals_a_block : 0);
    for (uint64_t at = first, end = first + n; at < end;) {
        const uint64_t block = at / deals_a_block, begun = block * deals_a_block;
        const uint64_t until = std::min(end - begun, uint64_t{deals_a_block});
        LaneStreams streams = streams_of(job.seed, block);
        const int steps = static_cast<int>((until + lanes_a_step - 1) / lanes_a_step);
        play_block(rules, streams, steps, took.data(), rules.ties ? equals.data() : nullptr);
        told(took.data(), equals.data(), static_cast<size_t>(at - begun), static_cast<size_t>(until));
        at = begun + until;
    }
}

// The set of equals by place; lanes tell it in order of play, and who led.
uint32_t by_place(uint16_t equals, int players) {
    const uint32_t set = equals & 0xffu, led = equals >> 8;
    return (set << led | set >> (static_cast<uint32_t>(players) - led)) & ((1u << players) - 1);
}

// The rank that stands at each place in the last trick.
std::vector<int> ranks_at_last(const Shape& shape) {
    std::vector<int> found(lane_ranks);
    for (int rank = 0; rank < shape.ranks; ++rank) found[shape.last[rank]] = rank;
    return found;
}

}  // namespace

bool fits_lanes(const Shape& shape, int players, int size) {
    if (players < 2 || players > lane_players || size < 1) return false;
    if (shape.ranks < 1 || !shape.narrow()) return false;
    int cards = 0;
    for (int rank = 0; rank < shape.ranks; ++rank) cards += shape.copies[rank];
    return cards == shape.cards && players * size <= cards && shape.lead != Lead::sets &&
           shape.exchange == Exchange::none && shape.multiplier != Multiplier::kontra &&
           shape.multiplier != Multiplier::exchange && shape.ace_rank < shape.ranks &&
           lowest_at_last(shape) != -2;
}

std::vector<Tier> tiers_here() {
    std::vector<Tier> found{Tier::scalar};
#if defined(__x86_64__)
    found.push_back(Tier::sse2);
    if (__builtin_cpu_supports("avx2")) found.push_back(Tier::avx2);
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512bitalg"))
        found.push_back(Tier::avx512);
#endif
    return found;
}

LaneSums lane_sums(const LaneJob& job, Tier tier, uint64_t first, uint64_t n) {
    const LaneRules rules = rules_of(job);
    // Two tables each, so that two deals in a row that end alike need not wait for one another.
    constexpr size_t all = 4096, sets = 8192;
    std::vector<uint32_t> counts(2 * all), with(rules.ties ? 2 * sets : 0);
    LaneSums sums;
    sums.took.assign(all, 0);
    sums.equals.assign(rules.ties ? sets : 0, 0);
    const std::vector<int> rank_at = ranks_at_last(job.shape);
    play(job, rules, tier, first, n,
         [&](const uint16_t* took, const uint16_t* equals, size_t from, size_t until) {
             for (size_t at = from; at < until; ++at) ++counts[(at & 1) * all + took[at]];
             if (rules.ties)
                 for (size_t at = from; at < until; ++at) {
                     const uint32_t key = by_place(equals[at], rules.players) |
                                          (took[at] >> 3 & 15u) << 8 | (took[at] >> 11 & 1u) << 12;
                     ++with[(at & 1) * sets + key];
                 }
             for (size_t key = 0; key < all; ++key) {
                 const uint64_t found = uint64_t{counts[key]} + counts[all + key];
                 if (!found) continue;
                 const int rank = rank_at[key >> 3 & 15], led = rank_at[key >> 7 & 15];
                 sums.took[LaneSums::took_at(key & 7, rank, led, key >> 11 & 1)] += found;
                 counts[key] = counts[all + key] = 0;
             }
             if (rules.ties)
                 for (size_t key = 0; key < sets; ++key) {
                     const uint64_t found = uint64_t{with[key]} + with[sets + key];
                     const int rank = rank_at[key >> 8 & 15];
                     sums.equals[LaneSums::equals_at(key & 255, rank, key >> 12 & 1)] += found;
                     with[key] = with[sets + key] = 0;
                 }
         });
    return sums;
}

void lane_deals(const LaneJob& job, Tier tier, uint64_t first, uint64_t n, LaneDeal* out) {
    LaneRules rules = rules_of(job);
    rules.ties = true;
    const std::vector<int> rank_at = ranks_at_last(job.shape);
    play(job, rules, tier, first, n,
         [&](const uint16_t* took, const uint16_t* equals, size_t from, size_t until) {
             for (size_t at = from; at < until; ++at)
                 *out++ = LaneDeal{static_cast<uint8_t>(took[at] & 7),
                                   static_cast<uint8_t>(rank_at[took[at] >> 3 & 15]),
                                   static_cast<uint8_t>(rank_at[took[at] >> 7 & 15]),
                                   static_cast<uint8_t>(by_place(equals[at], rules.players)),
                                   (took[at] >> 11 & 1) != 0};
         });
}

}  // namespace agurk
