// Drawing hands by counting the ways, whatever sets of ranks the holders may have.
//
// Holders that may have the same ranks are a class; what no holder has is one more class, the rest,
// that may have all. Ranks that the same classes may have are a column. The columns are dealt one
// after the other, to piles: a pile keeps the cards of all classes that could take from the same
// columns so far, since it need not be known yet which of them takes which. A column deals so many
// cards to each pile that may have them; a pile of which only some classes may have the next column
// is split before; a class that is past its last column takes what it needs from its pile. At each
// step the choices are weighed by the ways to choose the cards, times the ways to go on from there.
// They are counted in floating point, right to fifteen digits or so.
#pragma once

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <vector>

#include "heaps.hpp"
#include "waiting.hpp"

namespace agurk {

class Ways {
public:
    static constexpr size_t most_nodes = 1u << 22;

    Ways(const Hidden& hidden, Waiting& waiting);

    // Adds to the hand of each holder what it has of the unseen cards.
    template <class Hand>
    void draw(Stream& stream, Hand* held) const {
        uint8_t piles[most_classes][most_cards];
        int size[most_classes] = {};
        uint8_t column[most_cards];
        int left = 0, at = -1;
        uint32_t node = 0;
        for (const Step& step : steps_) {
            if (step.column != at) {
                at = step.column;
                left = columns_[at].cards;
                std::memcpy(column, columns_[at].ranks.data(), static_cast<size_t>(left));
            }
            const Edge& edge = chosen(nodes_[step.first + node], stream);
            uint8_t* pile = piles[step.pile];
            int& top = size[step.pile];
            const auto to_pile = [&](uint8_t rank) { pile[top++] = rank; };
            switch (step.does) {
                case Does::deal:
                case Does::deal_rest:
                    left = take(column, left, left, edge.number, stream, to_pile);
                    break;
                case Does::split: {
                    uint8_t* part = piles[step.to];
                    int& parts = size[step.to] = 0;
                    const auto to_part = [&](uint8_t rank) { part[parts++] = rank; };
                    top = take(pile, top, top, edge.number, stream, to_part);
                    break;
                }
                case Does::finish:
                    for (int holder : classes_[step.to].members)
                        top = take(pile, top, top, needs_[holder], stream, [&](uint8_t rank) {
                            held[holder].add(rank);
                        });
            }
            node = edge.node;
        }
    }

    size_t nodes() const { return nodes_.size(); }

private:
    static constexpr int most_classes = most_holders + 1;
    enum class Does : uint8_t { deal, deal_rest, split, finish };
    struct Range {
        int least = 0, most = 0;
        bool has(int number) const { return least <= number && number <= most; }
    };
    // One step of the count: the same whatever has gone where before.
    struct Step {
        Does does;
        int column;       // that is being dealt
        int pile;
        Range keeps;      // how many cards the pile may have after it
        int to = 0;       // the new pile, or the class that takes
        Range parts = {};  // how many cards the new pile may have
        size_t first = 0;  // its first node
    };
    struct Class {
        uint32_t ranks = 0;
        int need = 0;
        uint32_t columns = 0;  // that it may take from
        std::vector<int> members;
    };
    struct Column {
        uint64_t classes = 0;  // that may take from it
        int cards = 0;
        std::vector<uint8_t> ranks;
    };
    // One choice: how many cards, the ways that begin with it, and the node of the next step.
    struct Edge {
        double weight;
        uint32_t node;
        uint8_t number;
    };
    // What there is to choose in one state, at one step.
    struct Node {
        double total;
        uint32_t first, edges;
    };
    // How many cards the column has left, and how many each pile has.
    struct State {
        uint8_t cards[most_classes + 1] = {};
    };

    std::vector<Class> classes_;  // the rest comes last
    std::vector<Column> columns_;
    std::vector<Step> steps_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    uint8_t needs_[most_holders] = {};

    const Edge& chosen(const Node& node, Stream& stream) const {
        const Edge* edge = &edges_[node.first];
        if (node.edges == 1) return *edge;
        double ticket = static_cast<double>(stream.next() >> 11) * 0x1p-53 * node.total;
        for (const Edge* last = edge + node.edges - 1; edge != last; ++edge) {
            if (ticket < edge->weight) break;
            ticket -= edge->weight;
        }
        return *edge;
    }

    void find_tables(const Hidden& hidden, Waiting& waiting);
    std::vector<int> best_order(Waiting& waiting) const;
    void improve(std::vector<int>& order, Waiting& waiting) const;
    uint64_t all_states(const std::vector<int>& order) const;
    uint64_t states(const std::vector<int>& dealt) const;
    void write_program();
    Range may_have(const std::vector<int>& pile, int dealt) const;
    template <class Move>
    void moves(const Step& step, const State& state, Move move) const;
    void count(Waiting& waiting);
    void weigh(Waiting& waiting);
};

}  // namespace agurk
