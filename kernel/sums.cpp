#include "sums.hpp"

#include "many_deals.hpp"
#include "match_log.hpp"

namespace agurk {
namespace {

// Counts deals by what each place paid: few amounts come often, all others hardly ever.
class Paid {
public:
    explicit Paid(size_t places) : common_(places * width), rare_(places) {}

    void add(size_t place, int32_t points) {
        const uint32_t at = static_cast<uint32_t>(points) + width / 2;
        if (at < width) ++common_[place * width + at];
        else ++rare_[place][points];
    }
    // All that was counted, in the order of the points.
    std::vector<std::map<int32_t, uint64_t>> all() const {
        auto found = rare_;
        for (size_t k = 0; k < common_.size(); ++k)
            if (common_[k] != 0)
                found[k / width][static_cast<int32_t>(k % width) - width / 2] = common_[k];
        return found;
    }

private:
    static constexpr int width = 256;
    std::vector<uint64_t> common_;
    std::vector<std::map<int32_t, uint64_t>> rare_;
};

template <class See>
void play_deals_of(const Many& many, int size, uint64_t first, uint64_t number, const See& see) {
    check(many);
    check_deal(many.shape, many.players, size);
    by_hand(many.shape, [&](auto hand) {
        play_deals<decltype(hand)>(many, size, first, number, see);
    });
}

// Looks after each deal of a match whether anybody waits for it.
struct Awaited : UnwatchedMatch {
    Waiting& waiting;

    explicit Awaited(Waiting& by) : waiting(by) {}
    template <class... Anything>
    void settled(const Anything&...) {
        waiting.step();
    }
};

template <class Hand>
MatchSums play_matches(const Many& many, uint64_t first, uint64_t number, Waiting& waiting) {
    const size_t seats = static_cast<size_t>(many.players);
    MatchSums sums;
    sums.wins.resize(seats * seats);
    for (auto* each : {&sums.losses, &sums.buy_ins, &sums.lives_lost}) each->resize(seats);
    for (auto* each : {&sums.scores, &sums.money}) each->resize(seats);
    MatchPlay<Hand> match(many.shape, many.players, many.policies.data());
    Awaited watched(waiting);
    for (uint64_t played = 0; played < number; ++played) {
        Stream stream(many.seed, Purpose::matches, first + played);
        match.play(stream, watched);
        const size_t shared = count_of(match.ended.winners) - 1;
        ++sums.lengths[match.deals];
        for (int seat = 0; seat < many.players; ++seat) {
            const size_t k = static_cast<size_t>(seat);
            if (has(match.ended.winners, seat)) ++sums.wins[k * seats + shared];
            sums.losses[k] += has(match.ended.losers, seat);
            sums.buy_ins[k] += match.buy_ins[seat];
            sums.lives_lost[k] += match.lives_lost[seat];
            sums.scores[k] += match.standing.scores[seat];
            sums.money[k] += match.standing.money[seat];
        }
    }
    return sums;
}

template <class Hand>
std::vector<std::vector<int64_t>> log_of(const Many& many, uint64_t number) {
    MatchPlay<Hand> match(many.shape, many.players, many.policies.data());
    Stream stream(many.seed, Purpose::matches, number);
    MatchLog<Hand> log;
    match.play(stream, log);
    return log.rows;
}

}  // namespace

bool pays_apart(const Shape& shape) {
    return shape.penalty_tie != PenaltyTie::last || shape.multiplier != Multiplier::none;
}

DealSums deal_sums(const Many& many, int size, uint64_t first, uint64_t number) {
    const size_t places = static_cast<size_t>(many.players);
    const size_t ranks = static_cast<size_t>(many.shape.ranks);
    DealSums sums;
    sums.counts.resize(places * ranks * ranks);
    const bool apart = pays_apart(many.shape);
    Paid paid(apart ? places : 0);
    play_deals_of(many, size, first, number, [&](uint64_t, const LastTrick& trick) {
        const size_t rank = trick.ranks[trick.taker], led = trick.ranks[trick.leader];
        ++sums.counts[(trick.taker * ranks + rank) * ranks + led];
        if (!apart) return;
        for (size_t place = 0; place < places; ++place)
            paid.add(place, paid_by(trick, static_cast<int>(place)));
    });
    sums.paid = paid.all();
    return sums;
}

void deal_rows(const Many& many, int size, uint64_t first, uint64_t number, DealRows rows) {
    const size_t places = static_cast<size_t>(many.players);
    play_deals_of(many, size, first, number, [&](uint64_t deal, const LastTrick& trick) {
        rows.taker[deal] = trick.taker;
        rows.rank[deal] = trick.ranks[trick.taker];
        rows.led[deal] = trick.ranks[trick.leader];
        for (size_t place = 0; place < places; ++place)
            rows.paid[deal * places + place] =
                static_cast<int16_t>(paid_by(trick, static_cast<int>(place)));
    });
}

MatchSums match_sums(const Many& many, uint64_t first, uint64_t number, Waiting& waiting) {
    check(many);
    return by_hand(many.shape, [&](auto hand) {
        return play_matches<decltype(hand)>(many, first, number, waiting);
    });
}

std::vector<std::vector<int64_t>> match_log(const Many& many, uint64_t number) {
    check(many);
    return by_hand(many.shape, [&](auto hand) { return log_of<decltype(hand)>(many, number); });
}

}  // namespace agurk
