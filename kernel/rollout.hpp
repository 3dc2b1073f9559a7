// What each play is worth over many worlds: every play is tried in the same worlds, and all play on
// by policies with the same random numbers.
#pragma once

#include <map>

#include "belief.hpp"
#include "solve.hpp"

namespace agurk {

// Sums over worlds. They are whole numbers, so that they add up the same in any order.
struct Tried {
    // How a deal ended: who took the last trick with what, and what each place paid.
    struct Ending {
        uint8_t taker, rank;
        int32_t paid[most_players];
        bool operator<(const Ending& other) const {
            if (taker != other.taker) return taker < other.taker;
            if (rank != other.rank) return rank < other.rank;
            return std::lexicographical_compare(
                paid, paid + most_players, other.paid, other.paid + most_players);
        }
    };
    std::vector<int64_t> sums;                        // by play, of what I gain
    std::vector<__int128> products;                   // by play and play, of gains in one world
    std::vector<std::map<Ending, uint64_t>> endings;  // by play

    explicit Tried(size_t plays) : sums(plays), products(plays * plays), endings(plays) {}
};

template <class Hand>
class Rollouts {
public:
    Rollouts(const Shape& shape, const Worlds& worlds, const Question& question)
        : shape_(shape), worlds_(worlds), question_(question), out_(shape),
          known_(worlds.known<Hand>()) {
        check();
        out_.set_lesson(&question.lesson);
        for (size_t place = 0; place < players_; ++place)
            out_.set_policy(static_cast<int>(place), question.policies[place]);
        for (size_t place = 0; place < players_; ++place)
            out_.set_score(static_cast<int>(place), question.scores[place]);
        tracks_ = out_.tracks(static_cast<int>(players_));
        begin();
        usual_.resize(players_ * static_cast<size_t>(shape.ranks));
        for (size_t place = 0; place < players_; ++place)
            for (int rank = 0; rank < shape.ranks; ++rank)
                usual_[at(place, rank)] =
                    price(shape, rank, false, static_cast<int>(place), question.open.factors);
    }

    // Tries every play in worlds of a seed from number `first` on.
    void run(uint64_t seed, uint64_t first, uint64_t number, Tried& tried) {
        const size_t plays = question_.plays.size();
        std::vector<int64_t> gains(plays);
        counts_.assign(plays * usual_.size(), 0);
        for (uint64_t world = first; world < first + number; ++world) {
            worlds_.draw(seed, world, known_, deal_.hands);
            try_all(seed, world, 1, gains, tried);
        }
        add_usual(tried);
    }

    // Tries every play in blocks of worlds that are as likely as what others have played makes them.
    void run_believing(uint64_t seed, uint64_t first, uint64_t number, Tried& tried) {
        using Believed = Belief<Hand>;
        Believed belief(shape_, worlds_, question_);
        std::vector<int64_t> gains(question_.plays.size());
        counts_.assign(gains.size() * usual_.size(), 0);
        for (uint64_t block = first; block < first + number; ++block) {
            uint64_t world = block * Believed::drawn;
            for (const auto& laid : belief.block(seed, block)) {
                if (laid.times > 0) {
                    std::copy(laid.hands, laid.hands + players_, deal_.hands);
                    for (size_t at = 0; at < players_; ++at) {
                        const int place = static_cast<int>(at);
                        out_.set_policy(place, laid.policies[at]);
                        out_.set_score(place, question_.scores[at]);
                    }
                    tracks_ = out_.tracks(static_cast<int>(players_));
                    try_all(seed, world, laid.times, gains, tried);
                }
                ++world;
            }
        }
        add_usual(tried);
    }

    // The same, but all know all hands from here, and the others do nothing but harm me; they may
    // try so many plays in each world. `difference` takes off what the other of two gains.
    void solve(
        uint64_t seed, uint64_t first, uint64_t number, bool difference, uint64_t most,
        Waiting& waiting, Tried& tried
    ) {
        const int players = static_cast<int>(players_);
        std::vector<double> table;
        if (!question_.table.empty()) {
            table.resize(players_ * question_.table.size());
            const size_t mine = static_cast<size_t>(question_.me) * question_.table.size();
            for (size_t paid = 0; paid < question_.table.size(); ++paid)
                table[mine + paid] = static_cast<double>(question_.table[paid]);
        }
        const Payoffs payoffs(shape_, players, question_.open.factors, table);
        std::vector<int64_t> gains(question_.plays.size());
        for (uint64_t world = first; world < first + number; ++world) {
            worlds_.draw(seed, world, known_, deal_.hands);
            Patience patience(most, waiting);
            Against<Hand> search(shape_, deal_, payoffs, question_.me, difference, patience);
            for (size_t play = 0; play < gains.size(); ++play)
                gains[play] = static_cast<int64_t>(search.value_of(question_.plays[play]));
            add(gains, tried);
        }
    }

private:
    const Shape& shape_;
    const Worlds& worlds_;
    const Question& question_;
    PlayOut<Hand> out_;
    std::vector<Hand> known_;
    Deal<Hand> deal_{};
    Shown<Hand> shown_;
    size_t players_ = 0;
    bool tracks_ = false;
    std::vector<int32_t> usual_;    // by place and rank, what a place alone pays
    std::vector<uint64_t> counts_;  // by play, place and rank, how often just that was paid

    size_t at(size_t place, int rank) const {
        return place * static_cast<size_t>(shape_.ranks) + static_cast<size_t>(rank);
    }

    void check() {
        const size_t ranks = static_cast<size_t>(shape_.ranks);
        players_ = static_cast<size_t>(worlds_.places());
        const Question& asked = question_;
        if (worlds_.ranks() != shape_.ranks || asked.open.players != worlds_.places() ||
            asked.policies.size() != players_ || asked.scores.size() != players_ ||
            asked.excluded.size() != players_ || asked.hidden.size() != ranks ||
            asked.discards.size() != ranks || asked.me < 0 || asked.me >= worlds_.places() ||
            (!asked.table.empty() && asked.table.size() != players_ * ranks))
            throw std::invalid_argument("Tables have a number for each place or rank.");
    }

    // The deal as it stands but for the hands of the others.
    void begin() {
        std::vector<Hand> hands(players_);
        worlds_.draw(0, 0, known_, hands.data());
        std::vector<uint8_t> counts;
        for (const Hand& hand : hands)
            for (int rank = 0; rank < shape_.ranks; ++rank)
                counts.push_back(static_cast<uint8_t>(hand.count(rank)));
        deal_ = deal_of<Hand>(shape_, question_.open, counts);
        if (deal_.over() || deal_.turn() != question_.me)
            throw std::invalid_argument("It is not this place's turn.");
        const std::vector<Play> legal = legal_plays(shape_, deal_);
        for (const Play play : question_.plays)
            if (std::find(legal.begin(), legal.end(), play) == legal.end())
                throw std::invalid_argument("A play is not legal.");
        for (size_t rank = 0; rank < question_.hidden.size(); ++rank)
            for (int k = question_.hidden[rank]; k > 0; --k)
                shown_.hidden.add(static_cast<int>(rank));
        std::copy(question_.excluded.begin(), question_.excluded.end(), shown_.excluded);
        for (const Play play : question_.open.trick)
            shown_.over = std::max(shown_.over, static_cast<uint8_t>(play.lowest()));
    }

    // What each knows of the cards that not everybody has seen. What others have changed away is
    // not drawn, so they reckon with it as with cards in other hands.
    void see_hands() {
        for (size_t place = 0; place < players_; ++place) {
            typename Shown<Hand>::Cards own;
            for (uint32_t left = deal_.hands[place].ranks(); left != 0; left &= left - 1)
                for (int k = deal_.hands[place].count(lowest(left)); k > 0; --k)
                    own.add(lowest(left));
            if (static_cast<int>(place) == question_.me)
                for (int rank = 0; rank < shape_.ranks; ++rank)
                    for (int k = question_.discards[static_cast<size_t>(rank)]; k > 0; --k)
                        own.add(rank);
            shown_.own[place] = own;
        }
    }

    // Tries every play in the world whose hands are in the deal; it counts so many times.
    void try_all(
        uint64_t seed, uint64_t world, int times, std::vector<int64_t>& gains, Tried& tried
    ) {
        if (tracks_) see_hands();
        for (size_t play = 0; play < gains.size(); ++play) {
            Stream stream(seed, Purpose::rollouts, world);
            const LastTrick& done = play_on(question_.plays[play], stream);
            gains[play] = gain(done);
            count(play, done, times, tried);
        }
        for (int time = 0; time < times; ++time) add(gains, tried);
    }

    const LastTrick& play_on(Play play, Stream& stream) {
        Unwatched nobody;
        const Factors& factors = question_.open.factors;
        if (deal_.sets && !deal_.last())
            return out_.play_on(deal_, shown_, factors, play, stream, nobody);
        const int rank = play.lowest();
        return out_.play_on(deal_, shown_, factors, rank, stream, nobody);
    }

    static void add(const std::vector<int64_t>& gains, Tried& tried) {
        const size_t plays = gains.size();
        for (size_t one = 0; one < plays; ++one) {
            tried.sums[one] += gains[one];
            for (size_t other = one; other < plays; ++other)
                tried.products[one * plays + other] +=
                    static_cast<__int128>(gains[one]) * gains[other];
        }
    }

    int64_t gain(const LastTrick& done) const {
        if (question_.table.empty()) return -paid_by(done, question_.me);
        int64_t found = 0;
        for (size_t payer = 0; payer < players_; ++payer)
            if (done.payers >> payer & 1u) found += question_.table[at(payer, done.ranks[payer])];
        return found;
    }

    void count(size_t play, const LastTrick& done, int times, Tried& tried) {
        const size_t place = at(done.taker, done.ranks[done.taker]);
        if (done.payers == 1u << done.taker && done.bonuses == 0 &&
            done.points[done.taker] == usual_[place]) {
            counts_[play * usual_.size() + place] += static_cast<uint64_t>(times);
            return;
        }
        Tried::Ending ending{done.taker, done.ranks[done.taker], {}};
        for (size_t payer = 0; payer < players_; ++payer)
            ending.paid[payer] = paid_by(done, static_cast<int>(payer));
        tried.endings[play][ending] += static_cast<uint64_t>(times);
    }

    void add_usual(Tried& tried) const {
        for (size_t place = 0; place < counts_.size(); ++place)
            if (counts_[place] > 0) add_usual(place, tried);
    }

    void add_usual(size_t place, Tried& tried) const {
        const size_t play = place / usual_.size(), paid = place % usual_.size();
        const size_t ranks = static_cast<size_t>(shape_.ranks);
        Tried::Ending ending{
            static_cast<uint8_t>(paid / ranks), static_cast<uint8_t>(paid % ranks), {}};
        ending.paid[paid / ranks] = usual_[paid];
        tried.endings[play][ending] += counts_[place];
    }
};

}  // namespace agurk
