#include "duel.hpp"

#include <atomic>
#include <cmath>
#include <thread>

namespace agurk {

Duel::Duel(
    const Shape& shape, const DuelStart& start, const Payoffs& payoffs, const Likely& likely,
    uint64_t most
)
    : shape_(shape), tree_(shape_, start, most) {
    memory_.regrets.resize(tree_.slots());
    memory_.averages.resize(tree_.slots());
    find_gains(payoffs);
    find_likely(likely);
}

void Duel::find_gains(const Payoffs& payoffs) {
    for (int leader = 0; leader < 2; ++leader)
        for (int led = 0; led < shape_.ranks; ++led)
            for (int followed = 0; followed < shape_.ranks; ++followed) {
                Deal<WideHand> end{};
                end.players = 2;
                end.led = static_cast<uint8_t>(leader);
                end.trick.add(shape_, led, true);
                end.trick.add(shape_, followed, true);
                double each[2];
                payoffs(end, each);
                const float more = static_cast<float>(each[0] - each[1]);
                const int first = leader == 0 ? led : followed, second = leader == 0 ? followed : led;
                gains_.of[0][leader][second][first] = more;
                gains_.of[1][leader][first][second] = -more;
                if (led != followed) continue;
                gains_.equal[0][leader][led] = more;
                gains_.equal[1][leader][led] = -more;
            }
}

void Duel::find_likely(const Likely& likely) {
    for (int place = 0; place < 2; ++place) {
        const auto at = static_cast<size_t>(place);
        const HandsOf& hands = tree_.hands().of(tree_.root().held(place));
        if (!likely[at].empty() && likely[at].size() != static_cast<size_t>(hands.count()))
            throw std::invalid_argument("There is one weight for each hand.");
        for (int number = 0; number < hands.count(); ++number) {
            const HandsOf::Cards& cards = hands.hand(number);
            double weight = likely[at].empty() ? 1.0 : likely[at][static_cast<size_t>(number)];
            if (!(weight >= 0.0)) throw std::invalid_argument("No weight is less than nothing.");
            int equal = 1;
            for (size_t k = 0; k < static_cast<size_t>(hands.cards()); ++k) {
                equal = k > 0 && cards[k] == cards[k - 1] ? equal + 1 : 1;
                weight /= equal;
                if ((tree_.start().may_hold[at] >> cards[k] & 1u) == 0) weight = 0.0;
            }
            likely_[at].push_back(static_cast<float>(weight));
        }
    }
    double whole = 0.0;
    for (size_t hand = 0; hand < likely_[0].size(); ++hand)
        if (likely_[0][hand] > 0.0f)
            whole += static_cast<double>(likely_[0][hand]) * weight_beside(0, static_cast<int>(hand));
    if (!(whole > 0.0)) throw std::domain_error("No hands fit what is known.");
    for (float& each : likely_[1]) each = static_cast<float>(static_cast<double>(each) / whole);
}

// The ways to lay a hand of a place beside all hands of the other one, by how likely those are.
double Duel::weight_beside(int place, int hand) {
    const HandsOf& mine = tree_.hands().of(tree_.root().held(place));
    const HandsOf& others = tree_.hands().of(tree_.root().held(1 - place));
    const std::vector<float>& likely = likely_[static_cast<size_t>(1 - place)];
    std::array<double, most_ranks> left{};
    std::copy_n(tree_.start().copies.begin(), most_ranks, left.begin());
    double ways = 1.0, sum = 0.0;
    for (int k = 0; k < mine.cards(); ++k) ways *= left[mine.hand(hand)[static_cast<size_t>(k)]]--;
    if (!(ways > 0.0)) return 0.0;
    for (int other = 0; other < others.count(); ++other) {
        if (likely[static_cast<size_t>(other)] == 0.0f) continue;
        const HandsOf::Cards& cards = others.hand(other);
        double found = likely[static_cast<size_t>(other)];
        for (int k = 0; k < others.cards(); ++k) found *= left[cards[static_cast<size_t>(k)]]--;
        for (int k = 0; k < others.cards(); ++k) ++left[cards[static_cast<size_t>(k)]];
        sum += std::max(0.0, found);
    }
    return ways * sum;
}

void Duel::train(int walks, int threads) {
    for (int number = 0; number < walks; ++number) {
        ++walks_;
        for (int place = 0; place < 2; ++place) walk(DuelMode::train, place, threads);
    }
}

double Duel::gain(DuelMode mode, int place, int threads) {
    if (mode == DuelMode::train) throw std::invalid_argument("Whoever learns is not asked.");
    const std::vector<float> gains = walk(mode, place, threads);
    const std::vector<float>& likely = likely_[static_cast<size_t>(place)];
    double sum = 0.0;
    for (size_t hand = 0; hand < gains.size(); ++hand)
        sum += static_cast<double>(gains[hand]) * static_cast<double>(likely[hand]);
    return sum;
}

std::vector<float> Duel::walk(DuelMode mode, int place, int threads) {
    if (threads < 1 || threads > 1024) throw std::invalid_argument("From 1 to 1024 threads walk.");
    threads = std::min(threads, shape_.ranks);
    while (walkers_.size() < static_cast<size_t>(threads))
        walkers_.push_back(std::make_unique<DuelWalk>(tree_, gains_, memory_));
    walkers_.resize(static_cast<size_t>(threads));
    const float time = static_cast<float>(walks_);
    for (auto& walker : walkers_) walker->prepare(mode, place, time * time);
    const DuelTurn turn = tree_.root();
    std::vector<float> gains(static_cast<size_t>(tree_.hands().of(turn.held(place)).count()));
    const float* likely = likely_[static_cast<size_t>(1 - place)].data();
    if (threads == 1 || DuelWalk::ends(turn)) walkers_[0]->gains(0, turn, likely, gains.data(), 0);
    else walk_together(place, likely, gains);
    return gains;
}

// The same as DuelWalk::gains from the root, each play of the first turn by whoever is free. What
// they find is added up in the same order, so nobody sees how many they were.
void Duel::walk_together(int place, const float* likely, std::vector<float>& gains) {
    const DuelTurn turn = tree_.root();
    const DuelTree::Node& node = tree_.node(0);
    DuelWalk& first = *walkers_[0];
    const bool mine = turn.place == place;
    const size_t each = static_cast<size_t>(first.stride(turn.cards));
    const size_t ranks = static_cast<size_t>(shape_.ranks), size = mine ? each : gains.size();
    std::vector<float> rows(each * ranks), found(size * ranks);
    if (!mine) first.spread(node, turn, likely, rows.data(), static_cast<int>(each));
    std::atomic<size_t> next{0};
    const auto work = [&](DuelWalk& walker) {
        for (size_t rank = next++; rank < ranks; rank = next++) {
            if ((node.plays >> rank & 1u) == 0) continue;
            const float* there = mine ? likely : &rows[rank * each];
            walker.after(node, turn, static_cast<int>(rank), there, &found[rank * size], 0);
        }
    };
    std::vector<std::thread> others;
    for (size_t worker = 1; worker < walkers_.size(); ++worker)
        others.emplace_back([&, worker] { work(*walkers_[worker]); });
    work(first);
    for (auto& other : others) other.join();
    if (mine) return first.gather(node, turn, found.data(), static_cast<int>(each), gains.data());
    for (size_t at = 0; at < found.size(); ++at) gains[at % size] += found[at];
}

Duel::Spot Duel::spot(const std::vector<uint8_t>& plays, const std::vector<uint8_t>& hand) const {
    Spot found{tree_.root(), 0, {}, 0};
    uint32_t number = 0;
    const auto in_play = [&](uint32_t rank) {
        return rank < 32 && (tree_.node(number).plays >> rank & 1u) != 0;
    };
    for (uint8_t rank : plays) {
        if (DuelWalk::ends(found.turn) || !in_play(rank))
            throw std::invalid_argument("Nobody can have come there with a choice.");
        number = DuelTree::child(tree_.node(number), rank);
        found.turn = tree_.after(found.turn, rank);
    }
    const HandsOf& hands = tree_.hands().of(found.turn.cards);
    if (hand.size() != static_cast<size_t>(hands.cards()) || !std::is_sorted(hand.begin(), hand.end()) ||
        hand.back() >= shape_.ranks)
        throw std::invalid_argument("A hand has as many cards as it is about, the lowest first.");
    found.hand = hands.number(hand.data());
    const DuelTree::Node& node = tree_.node(number);
    const int least = node.least_of(found.turn.place);
    if (found.hand < hands.first(least)) throw std::invalid_argument("Play has excluded this hand.");
    const HandsOf::Turn& can = tree_.hands().turn(found.turn.cards, found.turn.lead);
    for (const HandsOf::Forced& one : can.forced)
        if (one.hand == found.hand) {
            found.choice.count = 1;
            found.choice.ranks[0] = one.rank;
        }
    for (const HandsOf::Choice& choice : can.choices)
        if (choice.hand == found.hand) {
            found.choice = choice;
            found.slot = node.slot + choice.slot - can.first_slot(least);
        }
    return found;
}

std::vector<Duel::Chance> Duel::chances(
    const std::vector<uint8_t>& plays, const std::vector<uint8_t>& hand
) const {
    const Spot at = spot(plays, hand);
    float chances[most_duel_cards] = {1.0f};
    if (at.choice.count > 1) in_proportion(&memory_.averages[at.slot], at.choice.count, chances);
    std::vector<Chance> found;
    for (size_t k = 0; k < at.choice.count; ++k) found.push_back({at.choice.ranks[k], chances[k]});
    return found;
}

void Duel::set(
    const std::vector<uint8_t>& plays, const std::vector<uint8_t>& hand, const std::vector<double>& chances
) {
    const Spot at = spot(plays, hand);
    if (chances.size() != at.choice.count) throw std::invalid_argument("Each play has one chance.");
    for (double chance : chances)
        if (!(chance >= 0.0)) throw std::invalid_argument("No chance is less than nothing.");
    if (at.choice.count == 1) return;
    for (size_t k = 0; k < at.choice.count; ++k)
        memory_.averages[at.slot + k] = static_cast<float>(chances[k]);
}

std::vector<double> Duel::values(const std::vector<uint8_t>& hand) {
    const Spot at = spot({}, hand);
    const auto number = static_cast<size_t>(at.hand);
    const double weight = weight_beside(at.turn.place, at.hand);
    if (!(weight > 0.0)) throw std::domain_error("No hands fit what is known.");
    std::array<float, most_duel_cards> kept{};
    const bool choice = at.choice.count > 1;
    if (choice) std::copy_n(&memory_.averages[at.slot], at.choice.count, kept.begin());
    std::vector<double> found;
    for (size_t play = 0; play < at.choice.count; ++play) {
        if (choice)
            for (size_t k = 0; k < at.choice.count; ++k)
                memory_.averages[at.slot + k] = k == play ? 1.0f : 0.0f;
        const std::vector<float> gains = walk(DuelMode::expect, at.turn.place, 1);
        found.push_back(static_cast<double>(gains[number]) / weight);
    }
    if (choice) std::copy_n(kept.begin(), at.choice.count, &memory_.averages[at.slot]);
    return found;
}

// Calls something with the first place and the number of plays of all that is remembered, in order.
void Duel::with_choices(const std::function<void(uint64_t, int)>& call) const {
    const std::function<void(uint32_t, const DuelTurn&)> visit = [&](uint32_t number, const DuelTurn& turn) {
        const DuelTree::Node& node = tree_.node(number);
        const HandsOf::Turn& can = tree_.hands().turn(turn.cards, turn.lead);
        const int least = node.least_of(turn.place);
        for (size_t at = can.first_choice[static_cast<size_t>(least)]; at < can.choices.size(); ++at)
            call(node.slot + can.choices[at].slot - can.first_slot(least), can.choices[at].count);
        if (DuelWalk::ends(turn)) return;
        for (uint32_t left = node.plays; left != 0; left &= left - 1) {
            const int rank = lowest(left);
            visit(DuelTree::child(node, rank), tree_.after(turn, rank));
        }
    };
    visit(0, tree_.root());
}

std::vector<uint8_t> Duel::strategy() const {
    std::vector<uint8_t> found(memory_.averages.size());
    with_choices([&](uint64_t slot, int count) {
        float chances[most_duel_cards] = {};
        in_proportion(&memory_.averages[slot], count, chances);
        for (int k = 0; k < count; ++k)
            found[slot + static_cast<uint64_t>(k)] =
                static_cast<uint8_t>(std::lround(chances[k] * static_cast<float>(steps)));
    });
    return found;
}

void Duel::set_strategy(const uint8_t* strategy, size_t size) {
    if (size != memory_.averages.size())
        throw std::invalid_argument("There is one number for each play of each hand with a choice.");
    std::copy_n(strategy, size, memory_.averages.begin());
}

}  // namespace agurk
