// Parts of the core beside single deals, made of any bytes.
#include <vector>

#include "bytes.hpp"
#include "lanes.hpp"
#include "solved.hpp"
#include "worlds.hpp"

using namespace agurk;

namespace {

struct Tally {
    int cards[most_ranks] = {};
    void add(int rank) { ++cards[rank]; }
};

// Rules of play that make sense.
Shape shape_from(Bytes& bytes, int ranks, int copies) {
    Shape shape;
    shape.ranks = 1 + bytes.below(ranks);
    for (int rank = 0; rank < shape.ranks; ++rank) {
        shape.copies[rank] = static_cast<uint8_t>(bytes.below(copies + 1));
        shape.cards += shape.copies[rank];
        shape.last[rank] = static_cast<uint8_t>(rank);
        shape.cost[rank] = bytes.next() - 20;
    }
    shape.ace_rank = bytes.below(shape.ranks + 1) - 1;
    shape.lead = static_cast<Lead>(bytes.below(3));
    const bool sets = shape.lead == Lead::sets;
    shape.set_follow = static_cast<SetFollow>(bytes.below(3));
    if (!sets) {
        shape.follow = static_cast<Follow>(bytes.below(3));
        shape.reference = static_cast<Reference>(bytes.below(2));
        shape.ace = static_cast<Ace>(bytes.below(4));
    }
    shape.penalty_tie = static_cast<PenaltyTie>(bytes.below(3));
    return shape;
}

// Hands of so many cards, told by place and rank; empty if there are too few cards.
std::vector<uint8_t> hands_from(const Shape& shape, Bytes& bytes, int players, int size) {
    std::vector<uint8_t> pack, counts(static_cast<size_t>(players * shape.ranks));
    for (int rank = 0; rank < shape.ranks; ++rank)
        pack.insert(pack.end(), shape.copies[rank], static_cast<uint8_t>(rank));
    if (static_cast<int>(pack.size()) < players * size) return {};
    for (int card = 0; card < players * size; ++card) {
        const size_t at = bytes.next() % pack.size();
        ++counts[static_cast<size_t>(card / size * shape.ranks) + pack[at]];
        pack.erase(pack.begin() + static_cast<std::ptrdiff_t>(at));
    }
    return counts;
}

template <class Hand>
void solve_any(const Shape& shape, Bytes& bytes, int players, const std::vector<uint8_t>& counts) {
    OpenPart open;
    open.players = players;
    open.leader = bytes.below(players);
    const auto method = static_cast<Method>(players == 2 ? bytes.below(3) : 1 + bytes.below(2));
    const Payoffs payoffs(shape, players, open.factors);
    Waiting forever;
    Patience patience(20'000, forever);
    try {
        const Deal<Hand> deal = deal_of<Hand>(shape, open, counts);
        const Solved solved = solve(shape, deal, payoffs, method, patience);
        const size_t turn = static_cast<size_t>(deal.turn());
        demand(!solved.plays.empty(), "something can be played");
        demand(solved.values.size() == solved.plays.size(), "each play has a value");
        double best = solved.values[0][method == Method::max_n ? turn : 0];
        for (const auto& value : solved.values)
            best = std::max(best, value[method == Method::max_n ? turn : 0]);
        demand(best == solved.results[turn], "whoever plays gets the best value");
        if (method == Method::minimax)
            demand(solved.results[0] == -solved.results[1], "what one gains the other loses");
    } catch (const std::overflow_error&) {
    }
}

}  // namespace

void fuzz_worlds(Bytes& bytes) {
    Hidden hidden;
    hidden.ranks = 1 + bytes.below(8);
    hidden.holders = 1 + bytes.below(6);
    for (int rank = 0; rank < hidden.ranks; ++rank)
        hidden.unseen[rank] = static_cast<uint8_t>(bytes.below(10));
    for (int holder = 0; holder < hidden.holders; ++holder) {
        hidden.needs[holder] = static_cast<uint8_t>(bytes.below(6));
        hidden.may_hold[holder] = bytes.next();
    }
    std::vector<int> places;
    for (int holder = 0; holder < hidden.holders; ++holder) places.push_back(holder);
    const std::vector<uint8_t> known(static_cast<size_t>(hidden.holders * hidden.ranks));
    Waiting forever;
    try {
        const Worlds worlds(hidden, known, places, forever);
        const auto nobody = worlds.known<Tally>();
        for (uint64_t number = 0; number < 4; ++number) {
            Tally hands[most_players];
            worlds.draw(bytes.word(), number, nobody, hands);
            int drawn[most_ranks] = {};
            for (int holder = 0; holder < hidden.holders; ++holder) {
                int held = 0;
                for (int rank = 0; rank < hidden.ranks; ++rank) {
                    const int cards = hands[holder].cards[rank];
                    demand(cards == 0 || (hidden.may_hold[holder] >> rank & 1u) != 0,
                           "nobody is given what he may not hold");
                    held += cards;
                    drawn[rank] += cards;
                }
                demand(held == hidden.needs[holder], "everybody has as many cards as he needs");
            }
            for (int rank = 0; rank < hidden.ranks; ++rank)
                demand(drawn[rank] <= hidden.unseen[rank], "no card is drawn twice");
        }
    } catch (const std::invalid_argument&) {
    } catch (const std::overflow_error&) {
    }
}

void fuzz_solver(Bytes& bytes) {
    const bool narrow = bytes.below(2) == 0;
    const Shape shape = narrow ? shape_from(bytes, 10, 4) : shape_from(bytes, most_ranks, 8);
    const int players = 2 + bytes.below(3), size = 1 + bytes.below(4);
    const std::vector<uint8_t> counts = hands_from(shape, bytes, players, size);
    if (counts.empty()) return;
    if (shape.narrow()) solve_any<NarrowHand>(shape, bytes, players, counts);
    else solve_any<WideHand>(shape, bytes, players, counts);
}

void fuzz_lanes(Bytes& bytes) {
    LaneJob job;
    job.shape = shape_from(bytes, 17, 5);
    if (job.shape.lead == Lead::sets) job.shape.lead = Lead::any;
    if (bytes.below(4) == 0) job.shape.multiplier = Multiplier::ones;
    job.shape.ones = bytes.word();
    job.players = 2 + bytes.below(7);
    job.size = 1 + bytes.below(16);
    job.seed = bytes.word();
    for (LanePolicy& policy : job.policies) policy = static_cast<LanePolicy>(bytes.below(3));
    if (!fits_lanes(job.shape, job.players, job.size)) return;
    const uint64_t first = bytes.below(100), number = 1 + static_cast<uint64_t>(bytes.below(200));
    LaneSums expected;
    for (const Tier tier : tiers_here()) {
        const LaneSums sums = lane_sums(job, tier, first, number);
        if (tier == Tier::scalar) expected = sums;
        demand(sums.took == expected.took, "all tiers play alike");
        demand(sums.equals == expected.equals, "all tiers have the same equals");
        uint64_t deals = 0;
        for (uint64_t times : sums.took) deals += times;
        demand(deals == number, "each deal is counted once");
        std::vector<LaneDeal> rows(static_cast<size_t>(number));
        lane_deals(job, tier, first, number, rows.data());
        for (const LaneDeal& row : rows)
            demand(
                row.taker < job.players && row.rank < job.shape.ranks,
                "somebody took it with a card");
    }
}
