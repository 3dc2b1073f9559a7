// One walk through all that can be played in a duel: for each hand of one place, what it gains.
//
// At each moment that both see, two vectors meet: how likely the other one comes there, by the cards
// it has left, and what one's own cards left gain against that. Suits never matter, so hands are
// weighed by the ways to lay them: as the product, over the cards of both in any order, of the
// copies of a rank that are left, divided by the orders of equal cards within a hand. The product
// grows card by card along the walk; only the division is done before, once for each hand.
#pragma once

#include <algorithm>

#include "duel_tree.hpp"

namespace agurk {

// What is remembered of each play of each hand with a choice.
struct DuelMemory {
    std::vector<float> regrets;   // how much better it would have been, never less than nothing
    std::vector<float> averages;  // how often it was made, weighed by time
};

// What the end of a duel is worth, by place, who leads the last trick, the other's card and one's
// own card; and where both are equal.
struct DuelGains {
    float of[2][2][most_ranks][most_ranks] = {};
    float equal[2][2][most_ranks] = {};
};

enum class DuelMode : uint8_t {
    train,   // both as their regrets say, and what one place has missed is added to its regrets
    answer,  // the other one as on average so far, and one place as well as it can
    expect,  // both as on average so far
};

// How often each play of a hand is made, in proportion; where nothing is known, all alike.
inline void in_proportion(const float* amounts, int count, float* chances) {
    float sum = 0.0f;
    for (int k = 0; k < count; ++k) sum += amounts[k];
    if (sum > 0.0f)
        for (int k = 0; k < count; ++k) chances[k] = amounts[k] / sum;
    else
        for (int k = 0; k < count; ++k) chances[k] = 1.0f / static_cast<float>(count);
}

class DuelWalk {
public:
    using Node = DuelTree::Node;

    DuelWalk(const DuelTree& tree, const DuelGains& gains, DuelMemory& memory)
        : tree_(tree), gains_(gains), memory_(memory), ranks_(tree.hands().ranks()) {
        for (int depth = 0; depth < 2 * tree.start().cards; ++depth) {
            const int cards = std::max(2, tree.start().cards - depth / 2);
            rows_.emplace_back(static_cast<size_t>(ranks_ * stride(cards)));
            found_.emplace_back(static_cast<size_t>(tree.hands().of(cards).count()));
        }
        std::copy_n(tree.start().copies.begin(), ranks_, left_);
    }

    // Before each walk: for which place, and what a choice counts beside those of earlier walks.
    void prepare(DuelMode mode, int place, float weight) {
        mode_ = mode;
        me_ = place;
        weight_ = weight;
    }

    // How many numbers a row has that tells of the hands left after one play of a turn.
    int stride(int cards) const { return tree_.hands().of(cards - 1).count(); }
    // Whether a turn is the last with a choice.
    static bool ends(const DuelTurn& turn) { return turn.cards == 2 && turn.lead != no_lead; }

    // What each hand of the place gains from some moment on, but those that play has excluded.
    // `likely` is by hand of the other one.
    void gains(uint32_t number, const DuelTurn& turn, const float* likely, float* gains, int depth) {
        const Node& node = tree_.node(number);
        if (ends(turn)) {
            if (ranks_ <= 16) end<16>(node, turn, likely, gains);
            else end<most_ranks>(node, turn, likely, gains);
            return;
        }
        float* rows = rows_[static_cast<size_t>(depth)].data();
        const int each = stride(turn.cards);
        if (turn.place == me_) {
            std::fill_n(rows, ranks_ * each, 0.0f);
            for (uint32_t left = node.plays; left != 0; left &= left - 1) {
                const int rank = lowest(left);
                after(node, turn, rank, likely, rows + rank * each, depth);
            }
            return gather(node, turn, rows, each, gains);
        }
        spread(node, turn, likely, rows, each);
        const HandsOf& mine = tree_.hands().of(turn.held(me_));
        std::fill_n(gains, mine.count(), 0.0f);
        float* found = found_[static_cast<size_t>(depth)].data();
        for (uint32_t left = node.plays; left != 0; left &= left - 1) {
            const int rank = lowest(left);
            if (!after(node, turn, rank, rows + rank * each, found, depth)) continue;
            for (int hand = mine.first(node.least_of(me_)); hand < mine.count(); ++hand)
                gains[hand] += found[hand];
        }
    }

    // Finds what is gained after a play, unless the other one never comes there.
    bool after(
        const Node& node, const DuelTurn& turn, int rank, const float* likely, float* found, int depth
    ) {
        const DuelTurn next = tree_.after(turn, rank);
        const int others = tree_.hands().of(next.held(1 - me_)).count();
        if (std::all_of(likely, likely + others, [](float each) { return each == 0.0f; })) return false;
        const float copies = left_[rank]--;
        gains(DuelTree::child(node, rank), next, likely, found, depth + 1);
        ++left_[rank];
        const HandsOf& mine = tree_.hands().of(next.held(me_));
        for (int hand = mine.first(node.least_of(me_)); hand < mine.count(); ++hand) found[hand] *= copies;
        return true;
    }

    // Parts the hands of the other one by what they play: for each rank a row of what is left then.
    void spread(const Node& node, const DuelTurn& turn, const float* likely, float* rows, int each) {
        std::fill_n(rows, ranks_ * each, 0.0f);
        const bool train = mode_ == DuelMode::train;
        const std::vector<float>& amounts = train ? memory_.regrets : memory_.averages;
        with_plays(node, turn, [&](const HandsOf::Forced& one) {
            rows[one.rank * each + one.rest] = likely[one.hand];
        }, [&](const HandsOf::Choice& choice, uint64_t slot) {
            const float here = likely[choice.hand];
            if (here == 0.0f) return;
            float chances[most_duel_cards] = {};
            in_proportion(&amounts[slot], choice.count, chances);
            for (size_t k = 0; k < choice.count; ++k) {
                const float there = here * chances[k];
                rows[choice.ranks[k] * each + choice.rests[k]] = there;
                if (train) memory_.averages[slot + k] += weight_ * there;
            }
        });
    }

    // What the hands of the place gain, from what is gained after each play.
    void gather(const Node& node, const DuelTurn& turn, const float* rows, int each, float* gains) {
        with_plays(node, turn, [&](const HandsOf::Forced& one) {
            gains[one.hand] = rows[one.rank * each + one.rest];
        }, [&](const HandsOf::Choice& choice, uint64_t slot) {
            float found[most_duel_cards] = {};
            for (size_t k = 0; k < choice.count; ++k)
                found[k] = rows[choice.ranks[k] * each + choice.rests[k]];
            gains[choice.hand] = chosen(choice.count, found, slot);
        });
    }

private:
    const DuelTree& tree_;
    const DuelGains& gains_;
    DuelMemory& memory_;
    int ranks_, me_ = 0;
    DuelMode mode_ = DuelMode::train;
    float weight_ = 1.0f;
    float left_[most_ranks] = {};  // the copies of each rank that are not played
    std::vector<std::vector<float>> rows_, found_;

    // Calls one thing with each hand in turn that has one play, another with each that has several.
    template <class One, class Several>
    void with_plays(const Node& node, const DuelTurn& turn, One one, Several several) const {
        const HandsOf::Turn& can = tree_.hands().turn(turn.cards, turn.lead);
        const int least = node.least_of(turn.place);
        for (size_t at = can.first_forced[static_cast<size_t>(least)]; at < can.forced.size(); ++at)
            one(can.forced[at]);
        const uint64_t slots = node.slot - can.first_slot(least);
        for (size_t at = can.first_choice[static_cast<size_t>(least)]; at < can.choices.size(); ++at)
            several(can.choices[at], slots + can.choices[at].slot);
    }

    // What a hand gains that has several plays, which gain so much.
    float chosen(int count, const float* found, uint64_t slot) {
        if (mode_ == DuelMode::answer) return *std::max_element(found, found + count);
        const bool train = mode_ == DuelMode::train;
        float* regrets = &memory_.regrets[slot];
        float chances[most_duel_cards] = {};
        in_proportion(train ? regrets : &memory_.averages[slot], count, chances);
        float gain = 0.0f;
        for (int k = 0; k < count; ++k) gain += chances[k] * found[k];
        if (train)
            for (int k = 0; k < count; ++k) regrets[k] = std::max(0.0f, regrets[k] + found[k] - gain);
        return gain;
    }

    template <int wide>
    void end(const Node& node, const DuelTurn& turn, const float* likely, float* gains) {
        if (turn.place == me_) end_mine<wide>(node, turn, likely, gains);
        else end_others<wide>(node, turn, likely, gains);
    }

    // The last choice is mine; the other one has led and has one card. What my last card gains is
    // the same after all my plays, but for the copy that I played.
    template <int wide>
    void end_mine(const Node& node, const DuelTurn& turn, const float* likely, float* gains) {
        float common[2][wide] = {}, rows[most_ranks][wide] = {}, same[wide] = {};
        std::copy_n(likely, ranks_, same);
        for (int other = 0; other < ranks_; ++other) {
            const float weight = likely[other] * left_[other];
            if (weight == 0.0f) continue;
            for (int leader = 0; leader < 2; ++leader) {
                const float* row = gains_.of[me_][leader][other];
                for (int mine = 0; mine < wide; ++mine) common[leader][mine] += weight * row[mine];
            }
        }
        for (uint32_t left = node.plays; left != 0; left &= left - 1) {
            const int rank = lowest(left), leader = tree_.after(turn, rank).place;
            const float* gone = gains_.of[me_][leader][rank];
            const float* equal = gains_.equal[me_][leader];
            const float copies = left_[rank]--;
            for (int mine = 0; mine < wide; ++mine)
                rows[rank][mine] =
                    copies * left_[mine] *
                    (common[leader][mine] - likely[rank] * gone[mine] - same[mine] * equal[mine]);
            ++left_[rank];
        }
        gather(node, turn, &rows[0][0], wide, gains);
    }

    // The last choice is the other's; I have led and have one card.
    template <int wide>
    void end_others(const Node& node, const DuelTurn& turn, const float* likely, float* gains) {
        float rows[most_ranks * wide], found[wide] = {};
        spread(node, turn, likely, rows, wide);
        for (uint32_t left = node.plays; left != 0; left &= left - 1) {
            const int rank = lowest(left), leader = tree_.after(turn, rank).place;
            const float* row = rows + rank * wide;
            const float* equal = gains_.equal[me_][leader];
            const float copies = left_[rank]--;
            float got[wide] = {};
            bool any = false;
            for (int other = 0; other < ranks_; ++other) {
                const float weight = row[other] * left_[other];
                if (weight == 0.0f) continue;
                any = true;
                const float* gain = gains_.of[me_][leader][other];
                for (int mine = 0; mine < wide; ++mine) got[mine] += weight * gain[mine];
            }
            if (any)
                for (int mine = 0; mine < wide; ++mine)
                    found[mine] += copies * left_[mine] * (got[mine] - row[mine] * equal[mine]);
            ++left_[rank];
        }
        std::copy_n(found, ranks_, gains);
    }
};

}  // namespace agurk
