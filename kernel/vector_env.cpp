#include "vector_env.hpp"

#include <algorithm>

#include "lockstep.hpp"
#include "shuffling.hpp"

namespace agurk {

namespace {

// The stream from which choices are drawn; deals have the numbers below.
constexpr uint64_t sampling = ~0ull;

bool in_lockstep(const Shape& shape) {
    return shape.narrow() && shape.lead != Lead::sets && shape.exchange == Exchange::none &&
           shape.multiplier != Multiplier::kontra;
}

// Games side by side.
class Lockstep : public VectorEnv {
public:
    Lockstep(
        const Shape& shape, int players, int hand, int leader, size_t n, uint64_t seed, bool observed,
        Waiting& waiting
    )
        : VectorEnv(shape, players, hand, leader, n, seed, features_of<NarrowHand>(), observed),
          uniform_(uniform_of(shape_, players)), blocks_((n + wide - 1) / wide), whole_(shape) {
        deal(waiting);
        show(waiting);
    }

    int64_t step(const uint8_t* choices, Waiting& waiting) override {
        return step_all(choices, waiting);
    }

    int64_t step(const uint16_t* choices, Waiting& waiting) override {
        narrowed_.resize(games);
        for (size_t i = 0; i < games; ++i)
            narrowed_[i] = static_cast<uint8_t>(std::min<uint16_t>(choices[i], 255));
        return step_all(narrowed_.data(), waiting);
    }

private:
    Uniform uniform_;
    std::vector<Block> blocks_;
    Pack whole_;
    std::vector<uint8_t> narrowed_;
    int made_ = 0, held_ = 0;
    uint64_t deals_ = 0;

    static constexpr int together = 4;

    int64_t step_all(const uint8_t* choices, Waiting& waiting) {
        const size_t full = games / wide;
        uint8_t rest[wide];
        if (full < blocks_.size()) fill(choices + full * wide, rest);
        const auto of = [&](size_t b) { return b < full ? choices + b * wide : rest; };
        for (size_t b = 0; b < blocks_.size(); ++b) {
            const uint32_t wrong = wrong_choices(blocks_[b], of(b));
            if (wrong != 0) return static_cast<int64_t>(b * wide) + lowest(wrong);
        }
        for (size_t b = 0; b < blocks_.size(); ++b) {
            waiting.step();
            step_block(uniform_, blocks_[b], of(b), made_, held_ == 1);
        }
        go_on(waiting);
        show(waiting);
        return -1;
    }

    // Games beyond the last play their lowest.
    void fill(const uint8_t* choices, uint8_t* rest) const {
        for (int at = 0; at < wide; ++at) {
            const bool real = static_cast<size_t>(at) < games % wide;
            rest[at] = real ? choices[at] : static_cast<uint8_t>(lowest(lane(blocks_.back().legal, at)));
        }
    }

    void go_on(Waiting& waiting) {
        if (ends[0]) {
            std::fill(ends.begin(), ends.end(), uint8_t{0});
            std::fill(rewards.begin(), rewards.end(), 0.0f);
        }
        if (++made_ < players) return;
        made_ = 0;
        if (--held_ > 0) return;
        std::fill(ends.begin(), ends.end(), uint8_t{1});
        pay(waiting);
        deal(waiting);
    }

    // The leader of the last trick is whoever took it less the turns to that; blocks have gone on.
    void pay(Waiting& waiting) {
        uint8_t played[most_players];
        for (size_t i = 0; i < games; ++i) {
            waiting.step();
            const Block& block = blocks_[i / wide];
            const int at = static_cast<int>(i % wide);
            for (int turn = 0; turn < players; ++turn) played[turn] = block.played[turn][at];
            const int holder = lane(block.holder, at);
            int leader = lane(block.first, at) - holder;
            leader += leader < 0 ? players : 0;
            reward(i, last_trick(shape_, played, players, leader, holder));
        }
    }

    void deal(Waiting& waiting) {
        held_ = hand_;
        for (size_t b = 0; b < blocks_.size(); ++b) {
            Block& block = blocks_[b];
            for (Lanes& plane : block.gone) plane = Lanes{};
            block.bound = Lanes{};
            block.first = Lanes{} + static_cast<uint16_t>(leader_);
            for (int at = 0; at < wide; at += together) {
                waiting.step();
                deal_some(block, at, b * wide + static_cast<size_t>(at));
            }
            lead_block(uniform_, block);
        }
        ++deals_;
    }

    void deal_some(Block& block, int at, size_t game) {
        const uint64_t number = deals_ * games + game;
        Stream streams[together] = {
            {seed_, Purpose::games, number}, {seed_, Purpose::games, number + 1},
            {seed_, Purpose::games, number + 2}, {seed_, Purpose::games, number + 3}
        };
        Pack packs[together] = {whole_, whole_, whole_, whole_};
        shuffle(packs, streams);
        for (int k = 0; k < together; ++k) place_hands(block, at + k, packs[k].ranks);
    }

    void place_hands(Block& block, int at, const uint8_t* next) {
        for (int place = 0; place < players; ++place) {
            NarrowHand hand;
            for (int k = 0; k < hand_; ++k) hand.add(*next++);
            const int turn = place >= leader_ ? place - leader_ : place - leader_ + players;
            for (int k = 0; k < NarrowHand::planes; ++k)
                lane(block.hands[turn][k], at) = static_cast<uint16_t>(hand.plane(k));
        }
    }

    void show(Waiting& waiting) {
        for (size_t b = 0; b < blocks_.size(); ++b) {
            waiting.step();
            const size_t first = b * wide;
            show_block(blocks_[b], players, made_, legal.data() + first, turns.data() + first);
        }
        if (!observed) return;
        const Frame frame = frame_now();
        for (size_t b = 0; b < blocks_.size(); ++b) {
            waiting.step();
            const size_t first = b * wide;
            const int count = static_cast<int>(std::min<size_t>(wide, games - first));
            observe_block(frame, blocks_[b], players, count, observations.data() + first * features);
        }
    }

    Frame frame_now() const {
        Frame frame;
        Situation now{players, hand_, shape_.ranks, 0, held_, made_, 0, 0, 0, false, 1, 0, Phase::play};
        observe_others(now, frame.others);
        const int top = shape_.ranks > 1 ? shape_.ranks - 1 : 1;
        for (int rank = 0; rank < 16; ++rank)
            frame.asked[rank] = static_cast<float>(rank) / static_cast<float>(top);
        for (int place = 0; place < most_players; ++place)
            frame.place[place] = static_cast<float>(place) / static_cast<float>(players);
        frame.made = made_;
        return frame;
    }
};

// Games one by one.
template <class Hand>
class Single : public VectorEnv {
public:
    Single(
        const Shape& shape, int players, int hand, int leader, size_t n, uint64_t seed, bool observed,
        Waiting& waiting
    )
        : VectorEnv(shape, players, hand, leader, n, seed, features_of<Hand>(), observed),
          games_(n), gone_(n), deals_(n, 0), whole_(shape) {
        for (size_t i = 0; i < n; ++i) {
            waiting.step();
            deal(i);
            show(i);
        }
    }

    int64_t step(const uint8_t* choices, Waiting& waiting) override {
        return step_all(choices, waiting);
    }
    int64_t step(const uint16_t* choices, Waiting& waiting) override {
        return step_all(choices, waiting);
    }

private:
    std::vector<Game<Hand>> games_;
    std::vector<Hand> gone_;
    std::vector<uint64_t> deals_;
    Pack whole_;

    template <class Number>
    int64_t step_all(const Number* choices, Waiting& waiting) {
        for (size_t i = 0; i < games; ++i) {
            const bool may = numbered[i] ? choices[i] < legal[i]
                                         : choices[i] < 32 && (legal[i] >> choices[i] & 1u) != 0;
            if (!may) return static_cast<int64_t>(i);
        }
        for (size_t i = 0; i < games; ++i) {
            waiting.step();
            step_one(i, choices[i]);
        }
        return -1;
    }

    void step_one(size_t i, uint32_t choice) {
        Game<Hand>& game = games_[i];
        if (ends[i]) {
            ends[i] = 0;
            const auto first = rewards.begin() + static_cast<std::ptrdiff_t>(i) * players;
            std::fill(first, first + players, 0.0f);
        }
        if (observed && game.phase == Phase::play) note(i, choice);
        game.apply(shape_, choice);
        if (game.phase == Phase::over) {
            ends[i] = 1;
            reward(i, game.result(shape_));
            deal(i);
        }
        show(i);
    }

    // Adds the cards about to be played to those that have been.
    void note(size_t i, uint32_t choice) {
        const Game<Hand>& game = games_[i];
        if (!game.deal.sets) return gone_[i].add(static_cast<int>(choice));
        const Play play = game.deal.legal_sets(shape_).nth(choice);
        for (int k = 0; k < play.size(); ++k) gone_[i].add(play.rank(k));
    }

    void deal(size_t i) {
        Stream stream(seed_, Purpose::games, deals_[i]++ * games + i);
        games_[i].pack = whole_;
        games_[i].pack.shuffle(stream);
        games_[i].begin(shape_, players, hand_, leader_);
        gone_[i] = Hand{};
    }

    void show(size_t i) {
        const Game<Hand>& game = games_[i];
        numbered[i] = game.numbered() ? 1 : 0;
        legal[i] = numbered[i] ? game.count(shape_) : game.legal(shape_);
        turns[i] = static_cast<uint8_t>(game.turn());
        if (observed) observe(i, observations.data() + i * features);
    }

    // The ranks that some choice has; in exchanges and where Kontra is asked for, all that are held.
    uint32_t useful(const Game<Hand>& game, size_t i) const {
        if (!numbered[i]) return legal[i];
        const Deal<Hand>& deal = game.deal;
        const uint32_t held = deal.hands[game.turn()].ranks();
        if (game.phase != Phase::play || deal.trick.made == 0) return held;
        return held & (at_least(deal.trick.set.lowest()) | (held & (0u - held)));
    }

    void observe(size_t i, float* out) const {
        const Game<Hand>& game = games_[i];
        const Deal<Hand>& deal = game.deal;
        const Trick& trick = deal.trick;
        const int turn = game.turn();
        constexpr size_t block = block_of<Hand>();
        const uint32_t may = useful(game, i);
        for (size_t rank = 0; rank < block; ++rank) {
            const int at = static_cast<int>(rank);
            out[rank] = static_cast<float>(deal.hands[turn].count(at)) / Hand::planes;
            out[block + rank] = static_cast<float>(may >> rank & 1u);
            out[2 * block + rank] = static_cast<float>(gone_[i].count(at)) / Hand::planes;
        }
        Situation now;
        now.players = players;
        now.hand = hand_;
        now.ranks = shape_.ranks;
        now.place = turn;
        now.held = deal.held;
        now.made = trick.made;
        now.asked = trick.asked;
        now.holder = trick.holder;
        now.previous = trick.made > 0 ? trick.ranks[trick.made - 1] : 0;
        now.bound = trick.bound;
        now.set = deal.sets && deal.held > 1 ? trick.set.size() : 1;
        now.count = numbered[i] ? legal[i] : count_of(legal[i]);
        now.phase = game.phase;
        observe_others(now, out + 3 * block);
    }
};

}  // namespace

VectorEnv::VectorEnv(
    const Shape& shape, int places, int hand, int leader, size_t n, uint64_t seed, size_t width,
    bool seen
)
    : games(n), players(places), features(width), observed(seen), shape_(shape), hand_(hand),
      leader_(leader), seed_(seed), random_(seed, Purpose::games, sampling) {
    const size_t room = (n + wide - 1) / wide * wide;
    legal.resize(room);
    numbered.resize(room);
    turns.resize(room);
    ends.resize(room);
    rewards.resize(room * static_cast<size_t>(players));
    if (observed) observations.resize(room * features);
}

std::unique_ptr<VectorEnv> vector_env(
    const Shape& shape, int players, int hand, int leader, size_t n, uint64_t seed, bool observed,
    bool alone, Waiting& waiting
) {
    check_deal(shape, players, hand);
    if (leader < 0 || leader >= players) throw std::invalid_argument("There is no such leader.");
    if (n == 0) throw std::invalid_argument("There is at least one game.");
    if (in_lockstep(shape) && !alone)
        return std::make_unique<Lockstep>(shape, players, hand, leader, n, seed, observed, waiting);
    if (shape.narrow())
        return std::make_unique<Single<NarrowHand>>(
            shape, players, hand, leader, n, seed, observed, waiting);
    return std::make_unique<Single<WideHand>>(
        shape, players, hand, leader, n, seed, observed, waiting);
}

}  // namespace agurk
