// How many ways the next plays can be made: the numbers of spec/counts, which tell cards apart.
#pragma once

#include <vector>

#include "dealing.hpp"
#include "waiting.hpp"

namespace agurk {

// Different cards, numbered in the order of a sorted hand; equal cards of several packs are one.
using Cards = std::vector<uint8_t>;

// A position with the cards that make up its ranks.
template <class Hand>
class CountedDeal {
public:
    static constexpr int most_kinds = 128;

    // `rank_of` has the rank of each different card, in order; hands and plays are such cards.
    CountedDeal(
        const Shape& shape, const Cards& rank_of, const std::vector<Cards>& hands, int leader,
        const std::vector<Cards>& trick, Waiting& waiting
    )
        : shape_(&shape), waiting_(&waiting), kinds_(static_cast<int>(rank_of.size())) {
        check(shape, rank_of, hands, leader, trick);
        for (int kind = 0; kind < kinds_; ++kind) rank_of_[kind] = rank_of[kind];
        size_t size = hands[leader].size() + (trick.empty() ? 0 : trick[0].size());
        check_deal(shape, static_cast<int>(hands.size()), static_cast<int>(size));
        deal_.start(shape, static_cast<int>(hands.size()), static_cast<int>(size), leader);
        for (size_t place = 0; place < hands.size(); ++place)
            for (uint8_t kind : hands[place]) hold(static_cast<int>(place), kind);
        for (const Cards& play : trick) {
            Play ranks;
            for (uint8_t kind : play) {
                hold(deal_.turn(), kind);
                ranks.add(rank_of_[kind]);
            }
            for (uint8_t kind : play) --held_[deal_.turn()][kind];
            deal_.play(*shape_, ranks);
        }
    }

    // The number of sequences of the next `depth` plays.
    uint64_t count(int depth) const {
        if (depth < 1) return 1;
        if (deal_.over()) return 0;
        waiting_->step();
        uint64_t ways = 0;
        if (deal_.sets) {
            const auto choices = deal_.legal_sets(*shape_);
            for (uint32_t number = 0; number < choices.count(); ++number)
                ways += count_play(choices.nth(number), depth);
            return ways;
        }
        for (uint32_t left = deal_.legal_ranks(*shape_); left != 0; left &= left - 1)
            ways += count_play(Play::of(lowest(left)), depth);
        return ways;
    }

private:
    const Shape* shape_;
    Waiting* waiting_;
    int kinds_;
    uint8_t rank_of_[most_kinds] = {};
    uint8_t held_[most_players][most_kinds] = {};
    Deal<Hand> deal_{};

    static void check(
        const Shape& shape, const Cards& rank_of, const std::vector<Cards>& hands, int leader,
        const std::vector<Cards>& trick
    ) {
        if (rank_of.size() > most_kinds) throw std::invalid_argument("A pack has too many cards.");
        for (uint8_t rank : rank_of)
            if (rank >= shape.ranks) throw std::invalid_argument("There is no such rank.");
        if (leader < 0 || static_cast<size_t>(leader) >= hands.size() || trick.size() >= hands.size())
            throw std::invalid_argument("Leader and trick do not fit the hands.");
        for (const auto* some : {&hands, &trick})
            for (const Cards& cards : *some)
                for (uint8_t kind : cards)
                    if (kind >= rank_of.size()) throw std::invalid_argument("There is no such card.");
        for (const Cards& play : trick)
            if (play.empty() || play.size() > most_set)
                throw std::invalid_argument("A play has 1 to 8 cards.");
    }

    void hold(int place, uint8_t kind) {
        ++held_[place][kind];
        deal_.hands[place].add(rank_of_[kind]);
    }

    uint64_t count_play(Play play, int depth) const {
        return play.size() == 0 ? 0 : pick(play, 0, 0, 1, depth);
    }

    // Counts every choice of cards for the ranks of a play from `at` on, out of the cards from
    // `kind` on; `ways` is how many choices like this one have been made before.
    uint64_t pick(Play play, int at, int kind, uint64_t ways, int depth) const {
        if (at >= play.size()) {
            if (depth == 1 || play.size() == 0) return ways;
            CountedDeal next = *this;
            next.deal_.play(*shape_, play);
            return ways * next.count(depth - 1);
        }
        const int rank = play.rank(at), place = deal_.turn();
        int equal = 0, wanted = 0, first = kinds_;
        bool single = true;
        for (int k = kind; k < kinds_; ++k) {
            if (rank_of_[k] != rank || held_[place][k] == 0) continue;
            ++equal;
            first = k < first ? k : first;
            single = single && held_[place][k] == 1;
        }
        while (at + wanted < play.size() && play.rank(at + wanted) == rank) ++wanted;
        if (single) {  // which of them are taken makes no difference to what follows
            CountedDeal next = *this;
            int left = wanted;
            for (int k = kind; k < kinds_ && left > 0; ++k)
                if (rank_of_[k] == rank && held_[place][k] == 1) next.held_[place][k] = 0, --left;
            if (left > 0) return 0;
            return next.pick(play, at + wanted, 0, ways * choose(equal, wanted), depth);
        }
        uint64_t found = 0;
        for (int k = first; k < kinds_; ++k) {
            if (rank_of_[k] != rank || held_[place][k] == 0) continue;
            CountedDeal next = *this;
            --next.held_[place][k];
            found += next.pick(play, at + 1, wanted == 1 ? 0 : k, ways, depth);
        }
        return found;
    }

    static uint64_t choose(int n, int k) {
        uint64_t ways = 1;
        for (int i = 1; i <= k; ++i) ways = ways * static_cast<uint64_t>(n - k + i) / i;
        return ways;
    }
};

}  // namespace agurk
