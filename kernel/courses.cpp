#include "courses.hpp"

#include "many_deals.hpp"

namespace agurk {
namespace {

// Writes a beginning without its cards.
int32_t* write(int32_t* row, const Standing& now, const Counted& counted, int dealer, int32_t number) {
    for (int32_t value : {dealer, number, int32_t{counted.taker}, int32_t{counted.lowest},
                          int32_t{counted.rank}, static_cast<int32_t>(now.pot)})
        *row++ = value;
    for (int seat = 0; seat < now.players; ++seat) *row++ = now.scores[seat];
    for (int seat = 0; seat < now.players; ++seat) *row++ = now.lives[seat];
    for (int seat = 0; seat < now.players; ++seat) *row++ = now.bought[seat];
    return row;
}

Beginning read(const Shape& shape, int players, const int32_t* row) {
    const auto within = [](int32_t value, int32_t least, int32_t most) {
        if (value < least || value > most)
            throw std::invalid_argument("A beginning has a number that there cannot be.");
        return value;
    };
    Beginning begun;
    begun.dealer = within(row[0], 0, players - 1);
    begun.number = within(row[1], 1, 1 << 30);
    begun.counted.taker = static_cast<int8_t>(within(row[2], -1, players - 1));
    begun.counted.lowest = static_cast<int8_t>(within(row[3], -1, players - 1));
    begun.counted.rank = static_cast<int8_t>(within(row[4], -1, shape.ranks - 1));
    if ((row[2] < 0) != (row[3] < 0) || (row[2] < 0) != (row[4] < 0))
        throw std::invalid_argument("A beginning knows half of how the deal before ended.");
    begun.standing.players = static_cast<uint8_t>(players);
    begun.standing.pot = row[5];
    const int32_t* by_seat = row + beginning_head;
    for (int seat = 0; seat < players; ++seat) {
        begun.standing.scores[seat] = within(by_seat[seat], -(1 << 28), 1 << 28);
        begun.standing.lives[seat] = static_cast<uint8_t>(within(by_seat[players + seat], 0, 255));
        begun.standing.bought[seat] = static_cast<uint8_t>(within(by_seat[2 * players + seat], 0, 255));
    }
    if (count_of(begun.standing.in()) < 2)
        throw std::invalid_argument("A match that goes on has two players in at least.");
    return begun;
}

Beginning read(const Shape& shape, int players, const BeginningRow& row) {
    const size_t head = static_cast<size_t>(beginning_head + 3 * players);
    if (row.size() < head || (row.size() - head) % 2 != 0 || row.size() > head + 2 * most_cards)
        throw std::invalid_argument("A beginning has too few numbers, or too many.");
    Beginning begun = read(shape, players, row.data());
    for (size_t at = head; at < row.size(); at += 2) {
        if (row[at] < 0 || row[at] >= players || row[at + 1] < 0 || row[at + 1] >= shape.ranks)
            throw std::invalid_argument("A beginning has a card that there cannot be.");
        begun.standing.keep(row[at], row[at + 1]);
    }
    return begun;
}

EndRow row_of(const LastTrick& trick, int places) {
    EndRow row{trick.taker, trick.lowest, static_cast<int32_t>(trick.payers),
               static_cast<int32_t>(trick.bonuses), trick.ranks[trick.taker]};
    row.insert(row.end(), trick.points, trick.points + places);
    return row;
}

LastTrick trick_of(const Shape& shape, int places, const EndRow& row) {
    if (row.size() != static_cast<size_t>(end_head + places))
        throw std::invalid_argument("An end has a number for each place, and five more.");
    const Seats everybody = (1u << places) - 1u;
    const auto bits = [&](int32_t value) { return value >= 0 && (static_cast<Seats>(value) & ~everybody) == 0; };
    if (row[0] < 0 || row[0] >= places || row[1] < 0 || row[1] >= places || !bits(row[2]) ||
        !bits(row[3]) || row[4] < 0 || row[4] >= shape.ranks)
        throw std::invalid_argument("An end has a number that there cannot be.");
    LastTrick trick;
    trick.taker = static_cast<uint8_t>(row[0]);
    trick.lowest = static_cast<uint8_t>(row[1]);
    trick.payers = static_cast<uint32_t>(row[2]);
    trick.bonuses = static_cast<uint32_t>(row[3]);
    // Whoever pays does so for a card of the rank that took the trick.
    std::fill(trick.ranks, trick.ranks + places, static_cast<uint8_t>(row[4]));
    std::copy(row.begin() + end_head, row.end(), trick.points);
    return trick;
}

// Writes down each deal as it begins.
struct Scribe : UnwatchedMatch {
    std::vector<int32_t>& rows;
    Waiting& waiting;
    int32_t match = 0;

    Scribe(std::vector<int32_t>& told, Waiting& by) : rows(told), waiting(by) {}

    template <class Played>
    void dealt(const Played& played, int number, int size, int leader) {
        waiting.step();
        const Standing& now = played.standing;
        const size_t at = rows.size();
        rows.resize(at + static_cast<size_t>(course_head + beginning_head + 4 * now.players));
        int32_t* row = rows.data() + at;
        *row++ = match;
        *row++ = leader;
        *row++ = size;
        row = write(row, now, played.counted(), played.dealer(), number);
        for (int k = 0; k < now.kept_cards; ++k) ++row[now.kept[k].seat];
    }
};

template <class Hand>
Courses courses_of(
    const Many& many, const std::vector<BeginningRow>& begun, uint64_t first, uint64_t number,
    Waiting& waiting
) {
    Courses found;
    Scribe scribe(found.rows, waiting);
    MatchPlay<Hand> match(many.shape, many.players, many.policies.data());
    for (uint64_t played = 0; played < number; ++played, ++scribe.match) {
        Stream stream(many.seed, Purpose::matches, first + played);
        if (begun.empty()) match.play(stream, scribe);
        else match.play_on(read(many.shape, many.players, begun[played]), stream, scribe);
        found.winners.push_back(match.ended.winners);
        found.losers.push_back(match.ended.losers);
    }
    return found;
}

template <class Hand>
void steps_of(
    const Many& many, const int32_t* begun, size_t beginnings, const std::vector<EndRow>& ends,
    int32_t* rows
) {
    MatchPlay<Hand> match(many.shape, many.players, many.policies.data());
    Stream stream(many.seed, Purpose::matches, 0);
    for (size_t k = 0; k < beginnings; ++k, begun += width_of_beginning(many.players)) {
        const Beginning from = read(many.shape, many.players, begun);
        const int places = static_cast<int>(count_of(from.standing.in()));
        for (const EndRow& end : ends) {
            const Following& to = match.step(from, trick_of(many.shape, places, end), stream);
            *rows++ = static_cast<int32_t>(match.ended.winners);
            *rows++ = static_cast<int32_t>(match.ended.losers);
            *rows++ = to.leader;
            *rows++ = to.size;
            rows = write(rows, to.standing, to.counted, to.dealer, to.number);
        }
    }
}

}  // namespace

Courses match_courses(
    const Many& many, const std::vector<BeginningRow>& begun, uint64_t first, uint64_t number,
    Waiting& waiting
) {
    check(many);
    if (!begun.empty() && begun.size() != number)
        throw std::invalid_argument("Each match needs one beginning.");
    return by_hand(many.shape, [&](auto hand) {
        return courses_of<decltype(hand)>(many, begun, first, number, waiting);
    });
}

std::map<EndRow, uint64_t> deal_ends(
    const Many& many, int size, uint64_t first, uint64_t number, Waiting& waiting
) {
    check(many);
    check_deal(many.shape, many.players, size);
    std::map<EndRow, uint64_t> ends;
    by_hand(many.shape, [&](auto hand) {
        const auto count = [&](uint64_t, const LastTrick& trick) {
            waiting.step();
            ++ends[row_of(trick, many.players)];
        };
        play_deals<decltype(hand)>(many, size, first, number, count);
    });
    return ends;
}

void match_steps(
    const Many& many, const int32_t* begun, size_t beginnings, const std::vector<EndRow>& ends,
    int32_t* rows
) {
    check(many);
    by_hand(many.shape, [&](auto hand) {
        steps_of<decltype(hand)>(many, begun, beginnings, ends, rows);
    });
}

}  // namespace agurk
