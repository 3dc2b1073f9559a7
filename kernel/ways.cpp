// Counts the ways to lay hidden cards.
#include "ways.hpp"

#include <unordered_map>

namespace agurk {
namespace {

constexpr uint64_t many = uint64_t{1} << 40;  // a number of states that is not told from more
constexpr uint64_t few = 512;  // a number of states for which no better order is looked for

// Pascal's triangle in floating point.
class Binomials {
public:
    explicit Binomials(int most) : rows_(static_cast<size_t>(most) + 1) {
        for (size_t row = 0; row < rows_.size(); ++row) {
            rows_[row].assign(row + 1, 1.0);
            for (size_t k = 1; k < row; ++k) rows_[row][k] = rows_[row - 1][k - 1] + rows_[row - 1][k];
        }
    }
    double operator()(int from, int number) const {
        return rows_[static_cast<size_t>(from)][static_cast<size_t>(number)];
    }

private:
    std::vector<std::vector<double>> rows_;
};

// Numbers states in the order in which they are met, in an open hash table.
template <class State>
class Numbered {
public:
    explicit Numbered(Waiting& waiting) : slots_(64, 0), waiting_(&waiting) {}

    size_t size() const { return states_.size(); }
    std::vector<State>& states() { return states_; }

    uint32_t number(const State& state) {
        if (2 * (states_.size() + 1) > slots_.size()) grow();
        const size_t slot = find(state);
        if (slots_[slot] == 0) {
            states_.push_back(state);
            slots_[slot] = static_cast<uint32_t>(states_.size());
        }
        return slots_[slot] - 1;
    }

    void clear() {
        states_.clear();
        std::fill(slots_.begin(), slots_.end(), 0u);
    }

private:
    std::vector<State> states_;
    std::vector<uint32_t> slots_;  // the number of a state plus one; 0 for none
    Waiting* waiting_;

    size_t find(const State& state) const {
        uint64_t hash = 0;
        for (size_t at = 0; at < sizeof(State); at += 4) {
            uint32_t word;
            std::memcpy(&word, state.cards + at, 4);
            hash = (hash ^ word) * 0x9e3779b97f4a7c15ull;
            hash ^= hash >> 29;
        }
        const size_t mask = slots_.size() - 1;
        size_t slot = hash & mask;
        while (slots_[slot] != 0 &&
               std::memcmp(&states_[slots_[slot] - 1], &state, sizeof(State)) != 0)
            slot = (slot + 1) & mask;
        return slot;
    }

    void grow() {
        slots_.assign(2 * slots_.size(), 0);
        for (size_t number = 0; number < states_.size(); ++number) {
            slots_[find(states_[number])] = static_cast<uint32_t>(number + 1);
            waiting_->step();
        }
    }
};

}  // namespace

Ways::Ways(const Hidden& hidden, Waiting& waiting) {
    std::copy(hidden.needs, hidden.needs + most_holders, needs_);
    find_tables(hidden, waiting);
    write_program();
    count(waiting);
    weigh(waiting);
}

// Finds the classes, and the columns in the order in which they are dealt.
void Ways::find_tables(const Hidden& hidden, Waiting& waiting) {
    const uint32_t seen = hidden.seen();
    for (int holder = 0; holder < hidden.holders; ++holder) {
        if (hidden.needs[holder] == 0) continue;
        const uint32_t ranks = hidden.may_hold[holder] & seen;
        auto found = std::find_if(classes_.begin(), classes_.end(),
                                  [&](const Class& each) { return each.ranks == ranks; });
        if (found == classes_.end()) found = classes_.insert(found, Class{ranks, 0, 0, {}});
        found->need += hidden.needs[holder];
        found->members.push_back(holder);
    }
    std::vector<uint32_t> ranks;
    int need = 0;
    for (int rank = hidden.ranks - 1; rank >= 0; --rank) {
        uint64_t classes = 0;
        for (size_t number = 0; number < classes_.size(); ++number)
            if (classes_[number].ranks >> rank & 1u) classes |= uint64_t{1} << number;
        if (classes == 0 || hidden.unseen[rank] == 0) continue;
        size_t column = 0;
        while (column < columns_.size() && columns_[column].classes != classes) ++column;
        if (column == columns_.size()) {
            columns_.push_back(Column{classes, 0, {}});
            ranks.push_back(0);
        }
        columns_[column].cards += hidden.unseen[rank];
        ranks[column] |= 1u << rank;
        need += hidden.unseen[rank];
    }
    for (size_t column = 0; column < columns_.size(); ++column)
        add_cards(hidden, ranks[column], columns_[column].ranks);
    for (const Class& each : classes_) need -= each.need;
    if (need < 0) throw std::invalid_argument(nothing_fits);
    classes_.push_back(Class{0, need, 0, {}});

    const std::vector<int> order = best_order(waiting);
    std::vector<Column> ordered;
    for (int column : order) ordered.push_back(columns_[static_cast<size_t>(column)]);
    columns_ = ordered;
    for (size_t place = 0; place < columns_.size(); ++place) {
        for (size_t number = 0; number + 1 < classes_.size(); ++number)
            if (columns_[place].classes >> number & 1u) classes_[number].columns |= 1u << place;
        classes_.back().columns |= 1u << place;
    }
}

// The order of columns in which the fewest states are told apart, as far as tried: highest ranks
// first, lowest first, and always the column next after which the fewest states are possible. Where
// that leaves many states, columns are moved in each of these.
std::vector<int> Ways::best_order(Waiting& waiting) const {
    const int count = static_cast<int>(columns_.size());
    std::vector<int> greedy, downwards, upwards;
    for (int column = 0; column < count; ++column) {
        downwards.push_back(column);
        upwards.push_back(count - 1 - column);
    }
    for (std::vector<int> left = downwards; !left.empty();) {
        uint64_t least = ~uint64_t{0};
        size_t best = 0;
        for (size_t each = 0; each < left.size(); ++each) {
            greedy.push_back(left[each]);
            const uint64_t found = states(greedy);
            greedy.pop_back();
            if (found < least) {
                least = found;
                best = each;
            }
        }
        greedy.push_back(left[best]);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(best));
    }
    std::vector<int> best = greedy;
    const auto choose = [&] {
        for (const std::vector<int>* order : {&greedy, &downwards, &upwards})
            if (all_states(*order) < all_states(best)) best = *order;
    };
    choose();
    if (all_states(best) <= few) return best;
    for (std::vector<int>* order : {&greedy, &downwards, &upwards}) improve(*order, waiting);
    choose();
    return best;
}

// Moves one column elsewhere, the one and to where it helps most, as long as any move helps and
// the states are not few.
void Ways::improve(std::vector<int>& order, Waiting& waiting) const {
    for (uint64_t least = all_states(order); least > few;) {
        std::vector<int> best = order;
        for (size_t from = 0; from < order.size(); ++from)
            for (size_t to = 0; to < order.size(); ++to) {
                waiting.look();
                std::vector<int> moved = order;
                moved.erase(moved.begin() + static_cast<std::ptrdiff_t>(from));
                moved.insert(moved.begin() + static_cast<std::ptrdiff_t>(to), order[from]);
                const uint64_t found = all_states(moved);
                if (found >= least) continue;
                least = found;
                best = moved;
            }
        if (best == order) return;
        order = best;
    }
}

// How many states there may be after each of all columns.
uint64_t Ways::all_states(const std::vector<int>& order) const {
    uint64_t sum = 0;
    std::vector<int> dealt;
    for (int column : order) {
        dealt.push_back(column);
        sum += states(dealt);
    }
    return sum;
}

// How many states there may be once some columns are dealt.
uint64_t Ways::states(const std::vector<int>& dealt) const {
    std::vector<std::pair<uint32_t, uint64_t>> piles;
    for (size_t number = 0; number + 1 < classes_.size(); ++number) {
        uint32_t past = 0, all = 0;
        int may_take = 0;
        for (const Column& column : columns_)
            may_take += static_cast<int>(column.classes >> number & 1u);
        for (size_t place = 0; place < dealt.size(); ++place) {
            const Column& column = columns_[static_cast<size_t>(dealt[place])];
            past |= static_cast<uint32_t>(column.classes >> number & 1u) << place;
            all |= 1u << place;
        }
        if (past == 0 || past == all || __builtin_popcount(past) == may_take) continue;
        auto found = std::find_if(piles.begin(), piles.end(),
                                  [&](const auto& each) { return each.first == past; });
        if (found == piles.end()) found = piles.insert(found, {past, 0});
        found->second += static_cast<uint64_t>(classes_[number].need);
    }
    uint64_t product = 1;
    for (const auto& each : piles) product = std::min(many, product * (1 + each.second));
    return product;
}

// How many cards a pile may have, by what its classes need and can still get from columns on.
Ways::Range Ways::may_have(const std::vector<int>& pile, int dealt) const {
    int need = 0, coming = 0;
    uint32_t from = 0;
    for (int each : pile) {
        need += classes_[static_cast<size_t>(each)].need;
        from |= classes_[static_cast<size_t>(each)].columns;
    }
    for (int place = dealt; place < static_cast<int>(columns_.size()); ++place)
        if (from >> place & 1u) coming += columns_[static_cast<size_t>(place)].cards;
    return Range{std::max(0, need - coming), need};
}

// Goes through the columns once and writes down what is done with cards.
void Ways::write_program() {
    const int rest = static_cast<int>(classes_.size()) - 1;
    std::vector<std::vector<int>> piles(1);  // the classes whose cards each keeps
    std::vector<int> dealt(1, 0);            // how many columns each has been dealt from
    for (int each = 0; each <= rest; ++each) piles[0].push_back(each);
    const auto may_take = [&](int each, int column) {
        return (classes_[static_cast<size_t>(each)].columns >> column & 1u) != 0;
    };
    const auto has_rest = [&](const std::vector<int>& pile) {
        return std::find(pile.begin(), pile.end(), rest) != pile.end();
    };
    for (int column = 0; column < static_cast<int>(columns_.size()); ++column) {
        for (size_t number = 0, before = piles.size(); number < before; ++number) {
            std::vector<int> in, out;
            for (int each : piles[number]) (may_take(each, column) ? in : out).push_back(each);
            if (in.empty() || out.empty()) continue;
            size_t part = 0;
            while (part < piles.size() && !piles[part].empty()) ++part;
            if (part == piles.size()) {
                piles.emplace_back();
                dealt.push_back(0);
            }
            piles[number] = in;
            dealt[number] = column;
            piles[part] = out;
            dealt[part] = column + 1;
            steps_.push_back(Step{Does::split, column, static_cast<int>(number),
                                  may_have(in, column), static_cast<int>(part),
                                  may_have(out, column + 1)});
        }
        for (const bool last : {false, true})
            for (size_t number = 0; number < piles.size(); ++number) {
                if (piles[number].empty() || !may_take(piles[number][0], column)) continue;
                if (has_rest(piles[number]) != last) continue;
                dealt[number] = column + 1;
                steps_.push_back(Step{last ? Does::deal_rest : Does::deal, column,
                                      static_cast<int>(number),
                                      may_have(piles[number], column + 1)});
            }
        for (size_t number = 0; number < piles.size(); ++number)
            for (int each : std::vector<int>(piles[number])) {
                if (each == rest || classes_[static_cast<size_t>(each)].columns >> column >> 1 != 0)
                    continue;
                std::vector<int>& pile = piles[number];
                pile.erase(std::find(pile.begin(), pile.end(), each));
                steps_.push_back(Step{Does::finish, column, static_cast<int>(number),
                                      may_have(pile, dealt[number]), each});
            }
    }
}

// Calls `move` with each number of cards that a step may move, out of how many, and the state
// after it.
template <class Move>
void Ways::moves(const Step& step, const State& state, Move move) const {
    const int left = state.cards[0], has = state.cards[step.pile + 1];
    State changed = state;
    const auto set = [&](int place, int cards) { changed.cards[place] = static_cast<uint8_t>(cards); };
    if (step.does == Does::split) {
        for (int number = 0; number <= has; ++number) {
            if (!step.parts.has(number) || !step.keeps.has(has - number)) continue;
            set(step.pile + 1, has - number);
            set(step.to + 1, number);
            move(has, number, changed);
        }
    } else if (step.does == Does::finish) {
        const int number = classes_[static_cast<size_t>(step.to)].need;
        if (!step.keeps.has(has - number)) return;
        set(step.pile + 1, has - number);
        move(has, number, changed);
    } else {
        for (int number = step.does == Does::deal_rest ? left : 0; number <= left; ++number) {
            if (!step.keeps.has(has + number)) continue;
            set(0, left - number);
            set(step.pile + 1, has + number);
            move(left, number, changed);
        }
    }
}

// Finds every state that each step may meet, and the choices there.
void Ways::count(Waiting& waiting) {
    int cards = 0, at = -1;
    for (const Column& column : columns_) cards += column.cards;
    const Binomials choose(cards);
    Numbered<State> before(waiting), after(waiting);
    before.number(State{});
    for (Step& step : steps_) {
        if (step.column != at) {
            at = step.column;
            for (State& state : before.states())
                state.cards[0] = static_cast<uint8_t>(columns_[static_cast<size_t>(at)].cards);
        }
        step.first = nodes_.size();
        if (nodes_.size() + before.size() > most_nodes)
            throw std::overflow_error("There are more ways than memory is given for.");
        for (const State& state : before.states()) {
            waiting.step();
            const size_t first = edges_.size();
            moves(step, state, [&](int from, int number, const State& then) {
                edges_.push_back(
                    Edge{choose(from, number), after.number(then), static_cast<uint8_t>(number)});
            });
            nodes_.push_back(Node{0.0, static_cast<uint32_t>(first),
                                  static_cast<uint32_t>(edges_.size() - first)});
        }
        std::swap(before, after);
        after.clear();
    }
}

// Weighs the choices by the ways to go on from them, and drops those that lead nowhere.
void Ways::weigh(Waiting& waiting) {
    for (size_t number = steps_.size(); number-- > 0;) {
        const size_t first = steps_[number].first;
        const bool last = number + 1 == steps_.size();
        const size_t next = last ? nodes_.size() : steps_[number + 1].first;
        for (size_t node = first; node < next; ++node) {
            waiting.step();
            Node& here = nodes_[node];
            uint32_t kept = 0;
            for (uint32_t k = 0; k < here.edges; ++k) {
                Edge edge = edges_[here.first + k];
                const double onward = last ? 1.0 : nodes_[next + edge.node].total;
                if (onward == 0.0) continue;
                edge.weight *= onward;
                here.total += edge.weight;
                edges_[here.first + kept++] = edge;
            }
            here.edges = kept;
        }
    }
    if (nodes_[0].total == 0.0) throw std::invalid_argument(nothing_fits);
}

}  // namespace agurk
