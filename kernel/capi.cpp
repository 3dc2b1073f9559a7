#include "capi.h"

#include <new>

#include "game.hpp"

using namespace agurk;

static_assert(AGURK_MOST_RANKS == most_ranks && AGURK_MOST_PLAYERS == most_players, "capi.h differs");
static_assert(AGURK_MOST_HAND == most_hand && AGURK_MOST_CARDS == most_cards, "capi.h differs");
static_assert(AGURK_OVER == static_cast<int>(Phase::over), "capi.h differs");

struct agurk_deal {
    Shape shape;
    bool narrow;
    union {
        Game<NarrowHand> small;
        Game<WideHand> large;
    };

    explicit agurk_deal(const Shape& rules) : shape(rules), narrow(rules.narrow()) {
        if (narrow) new (&small) Game<NarrowHand>();
        else new (&large) Game<WideHand>();
    }
};

namespace {

template <class Choice>
bool choose(Choice& field, uint8_t number, Choice most) {
    field = static_cast<Choice>(number);
    return number <= static_cast<uint8_t>(most);
}

// Fills a shape, and tells whether the rules make sense.
bool shape_from(const agurk_rules& rules, Shape& shape) {
    constexpr int32_t dearest = 1 << 20;
    if (rules.ranks < 1 || rules.ranks > most_ranks) return false;
    if (rules.ace_rank < -1 || rules.ace_rank >= rules.ranks) return false;
    shape.ranks = rules.ranks;
    for (int rank = 0; rank < rules.ranks; ++rank) {
        if (rules.copies[rank] > most_set || rules.last[rank] >= rules.ranks) return false;
        if (rules.cost[rank] < -dearest || rules.cost[rank] > dearest) return false;
        shape.copies[rank] = rules.copies[rank];
        shape.last[rank] = rules.last[rank];
        shape.cost[rank] = rules.cost[rank];
        shape.cards += rules.copies[rank];
    }
    shape.courts = rules.courts;
    shape.ones = rules.ones;
    shape.ace_rank = rules.ace_rank;
    const bool known = choose(shape.exchange, rules.exchange, Exchange::whole_hands) &&
                       choose(shape.lead, rules.lead, Lead::sets) &&
                       choose(shape.follow, rules.follow, Follow::match_first) &&
                       choose(shape.set_follow, rules.set_follow, SetFollow::all) &&
                       choose(shape.reference, rules.reference, Reference::previous) &&
                       choose(shape.ace, rules.ace, Ace::next) &&
                       choose(shape.penalty_tie, rules.penalty_tie, PenaltyTie::bonus) &&
                       choose(shape.multiplier, rules.multiplier, Multiplier::exchange);
    const bool plain = shape.follow == Follow::optional && shape.ace == Ace::none &&
                       shape.reference == Reference::highest;
    return known && (shape.lead != Lead::sets || plain);
}

// Whether some cards are those of the pack.
bool same_cards(const Shape& shape, const uint8_t* pack) {
    int left[most_ranks];
    for (int rank = 0; rank < shape.ranks; ++rank) left[rank] = shape.copies[rank];
    for (int k = 0; k < shape.cards; ++k)
        if (pack[k] >= shape.ranks || --left[pack[k]] < 0) return false;
    return true;
}

template <class Hand>
void begin(Game<Hand>& game, const Shape& shape, int players, int hand, int leader, const uint8_t* pack) {
    game.pack.cards = static_cast<uint8_t>(shape.cards);
    for (int k = 0; k < shape.cards; ++k) game.pack.ranks[k] = pack[k];
    game.begin(shape, players, hand, leader);
}

template <class Row>
int copied(const Row& row, uint8_t* ranks) {
    for (int k = 0; k < row.size(); ++k) ranks[k] = static_cast<uint8_t>(row.rank(k));
    return row.size();
}

template <class Hand>
int choice_of(const Game<Hand>& game, const Shape& shape, uint32_t number, uint8_t* ranks) {
    if (!game.numbered() || number >= game.count(shape)) return -1;
    if (game.phase == Phase::exchange) return copied(game.changes(shape).nth(number), ranks);
    if (game.phase == Phase::kontra) return copied(Play::of(static_cast<int>(number)), ranks);
    return copied(game.deal.legal_sets(shape).nth(number), ranks);
}

template <class Hand>
int hand_of(const Deal<Hand>& deal, int place, uint8_t* ranks) {
    if (place < 0 || place >= deal.players) return -1;
    Change held;
    for (uint32_t left = deal.hands[place].ranks(); left != 0; left &= left - 1)
        for (int k = deal.hands[place].count(lowest(left)); k > 0; --k) held.add(lowest(left));
    return copied(held, ranks);
}

// Asks a game of either kind.
template <class Answer>
auto of_either(const agurk_deal* deal, const Answer& answer) {
    return deal->narrow ? answer(deal->small) : answer(deal->large);
}

}  // namespace

extern "C" {

agurk_deal* agurk_deal_new(
    const agurk_rules* rules, int players, int hand, int leader, const uint8_t* pack, int cards
) {
    Shape shape;
    if (!shape_from(*rules, shape) || cards != shape.cards) return nullptr;
    if (players < 2 || players > most_players || hand < 1 || hand > most_hand) return nullptr;
    if (players * hand > cards || leader < 0 || leader >= players) return nullptr;
    if (!same_cards(shape, pack)) return nullptr;
    auto* deal = new (std::nothrow) agurk_deal(shape);
    if (!deal) return nullptr;
    if (deal->narrow) begin(deal->small, shape, players, hand, leader, pack);
    else begin(deal->large, shape, players, hand, leader, pack);
    return deal;
}

agurk_deal* agurk_deal_copy(const agurk_deal* deal) { return new (std::nothrow) agurk_deal(*deal); }

void agurk_deal_free(agurk_deal* deal) { delete deal; }

int agurk_deal_phase(const agurk_deal* deal) {
    return of_either(deal, [](const auto& game) { return static_cast<int>(game.phase); });
}

int agurk_deal_turn(const agurk_deal* deal) {
    return of_either(deal, [](const auto& game) {
        return game.phase == Phase::over ? -1 : game.turn();
    });
}

uint32_t agurk_deal_count(const agurk_deal* deal) {
    return of_either(deal, [deal](const auto& game) { return game.count(deal->shape); });
}

int agurk_deal_numbered(const agurk_deal* deal) {
    return of_either(deal, [](const auto& game) { return game.numbered() ? 1 : 0; });
}

uint32_t agurk_deal_legal(const agurk_deal* deal) {
    return of_either(deal, [deal](const auto& game) { return game.legal(deal->shape); });
}

int agurk_deal_choice(const agurk_deal* deal, uint32_t number, uint8_t ranks[AGURK_MOST_HAND]) {
    return of_either(deal, [=](const auto& game) {
        return choice_of(game, deal->shape, number, ranks);
    });
}

int agurk_deal_apply(agurk_deal* deal, uint32_t choice) {
    const bool done = deal->narrow ? deal->small.apply(deal->shape, choice)
                                   : deal->large.apply(deal->shape, choice);
    return done ? 0 : -1;
}

int agurk_deal_hand(const agurk_deal* deal, int place, uint8_t ranks[AGURK_MOST_HAND]) {
    return of_either(deal, [=](const auto& game) { return hand_of(game.deal, place, ranks); });
}

int agurk_deal_taker(const agurk_deal* deal) {
    return of_either(deal, [](const auto& game) { return game.deal.taker(); });
}

int agurk_deal_result(const agurk_deal* deal, int32_t points[AGURK_MOST_PLAYERS]) {
    if (agurk_deal_phase(deal) != AGURK_OVER) return -1;
    const LastTrick trick =
        of_either(deal, [deal](const auto& game) { return game.result(deal->shape); });
    for (int place = 0; place < most_players; ++place) {
        const bool off = (trick.bonuses >> place & 1u) != 0;
        points[place] = off ? -trick.points[place] : trick.points[place];
    }
    return 0;
}

}  // extern "C"
