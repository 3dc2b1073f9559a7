// A deal made of any bytes and played by them, by the C API, or another part of the core that bytes
// choose: nothing may crash, and what is promised has to hold.
#include <cstring>

#include "bytes.hpp"
#include "capi.h"

namespace {

// Rules that make sense, nearly always.
agurk_rules rules_from(Bytes& bytes) {
    agurk_rules rules = {};
    const bool narrow = bytes.below(2) == 0;
    rules.ranks = 1 + bytes.below(narrow ? 16 : AGURK_MOST_RANKS);
    const int copies = 1 + bytes.below(narrow ? 4 : 8);
    for (int rank = 0; rank < rules.ranks; ++rank) {
        rules.copies[rank] = static_cast<uint8_t>(bytes.below(4) ? copies : bytes.below(copies + 1));
        rules.last[rank] = static_cast<uint8_t>(bytes.below(4) ? rank : bytes.below(rules.ranks));
        rules.cost[rank] = bytes.next() - 20;
    }
    rules.courts = bytes.word();
    rules.ones = bytes.word();
    rules.ace_rank = bytes.below(rules.ranks + 1) - 1;
    rules.lead = static_cast<uint8_t>(bytes.below(3));
    const bool sets = rules.lead == 2;
    rules.exchange = static_cast<uint8_t>(bytes.below(2) ? 0 : bytes.below(7));
    rules.follow = static_cast<uint8_t>(sets ? 0 : bytes.below(3));
    rules.reference = static_cast<uint8_t>(sets ? 0 : bytes.below(2));
    rules.ace = static_cast<uint8_t>(sets ? 0 : bytes.below(4));
    rules.set_follow = static_cast<uint8_t>(bytes.below(3));
    rules.penalty_tie = static_cast<uint8_t>(bytes.below(3));
    rules.multiplier = static_cast<uint8_t>(bytes.below(4));
    return rules;
}

int pack_from(const agurk_rules& rules, Bytes& bytes, uint8_t* pack) {
    int cards = 0;
    for (int rank = 0; rank < rules.ranks; ++rank)
        for (int k = 0; k < rules.copies[rank]; ++k) pack[cards++] = static_cast<uint8_t>(rank);
    for (int k = cards - 1; k > 0; --k) {
        const int other = bytes.below(k + 1);
        const uint8_t kept = pack[k];
        pack[k] = pack[other];
        pack[other] = kept;
    }
    return cards;
}

int cards_held(const agurk_deal* deal, int players) {
    uint8_t ranks[AGURK_MOST_HAND];
    int held = 0;
    for (int place = 0; place < players; ++place) {
        const int size = agurk_deal_hand(deal, place, ranks);
        for (int k = 1; k < size; ++k) demand(ranks[k - 1] <= ranks[k], "hands are sorted");
        held += size;
    }
    demand(agurk_deal_hand(deal, players, ranks) == -1, "there is no further place");
    return held;
}

// Whether a choice leads to the same on a copy as on the deal itself.
void check_copy(const agurk_deal* deal, uint32_t choice, int players) {
    agurk_deal* twin = agurk_deal_copy(deal);
    demand(twin != nullptr, "a deal can be copied");
    const int held = cards_held(twin, players);
    demand(agurk_deal_apply(twin, choice) == 0, "what is legal can be played on a copy");
    demand(cards_held(deal, players) == held, "a copy leaves the deal alone");
    agurk_deal_free(twin);
}

void play(agurk_deal* deal, Bytes& bytes, int players, int hand, bool even) {
    int steps = 0;
    while (agurk_deal_phase(deal) != AGURK_OVER) {
        const uint32_t count = agurk_deal_count(deal), legal = agurk_deal_legal(deal);
        const bool numbered = agurk_deal_numbered(deal) != 0;
        const int turn = agurk_deal_turn(deal), held = cards_held(deal, players);
        demand(count > 0, "whoever is in turn has a choice");
        demand(turn >= 0 && turn < players, "somebody is in turn");
        demand(numbered == (legal == 0), "choices are numbers or ranks");
        uint8_t ranks[AGURK_MOST_HAND];
        uint32_t choice = 0;
        if (numbered) {
            choice = static_cast<uint32_t>(bytes.word() % count);
            demand(agurk_deal_choice(deal, choice, ranks) >= 0, "each choice has cards");
            demand(agurk_deal_choice(deal, count, ranks) == -1, "there is no further choice");
            demand(agurk_deal_apply(deal, count) == -1, "it cannot be made");
        } else {
            uint32_t left = legal;
            for (int k = bytes.below(static_cast<int>(count)); k > 0; --k) left &= left - 1;
            while ((left >> choice & 1u) == 0) ++choice;
            const uint32_t wrong = bytes.word();
            if (wrong > 31 || (legal >> wrong & 1u) == 0)
                demand(agurk_deal_apply(deal, wrong) == -1, "what is not legal cannot be played");
        }
        demand(cards_held(deal, players) == held, "a refusal changes nothing");
        if (bytes.below(8) == 0) check_copy(deal, choice, players);
        const bool playing = agurk_deal_phase(deal) == AGURK_PLAY;
        demand(agurk_deal_apply(deal, choice) == 0, "what is legal can be played");
        const int after = cards_held(deal, players);
        demand(playing ? after < held : after == held, "cards are played, or changed for others");
        demand(++steps <= players * (hand + 4), "a deal ends");
    }
    demand(cards_held(deal, players) == 0 || !even, "at the end all is played");
    int32_t points[AGURK_MOST_PLAYERS];
    demand(agurk_deal_result(deal, points) == 0, "a deal that is over has been paid for");
    demand(agurk_deal_apply(deal, 0) == -1, "after the end nothing is played");
    demand(agurk_deal_turn(deal) == -1, "after the end nobody is in turn");
}

void fuzz_deal(Bytes& bytes) {
    uint8_t pack[AGURK_MOST_CARDS] = {};
    if (bytes.below(8) == 0) {  // bytes as they come, which are refused nearly always
        agurk_rules rules;
        uint8_t raw[sizeof rules];
        for (uint8_t& byte : raw) byte = bytes.next();
        std::memcpy(&rules, raw, sizeof rules);
        for (uint8_t& card : pack) card = bytes.next();
        const int cards = static_cast<int8_t>(bytes.next());
        agurk_deal_free(agurk_deal_new(&rules, bytes.next(), bytes.next(), bytes.next(), pack, cards));
        return;
    }
    const agurk_rules rules = rules_from(bytes);
    const int cards = pack_from(rules, bytes, pack);
    const int players = 2 + bytes.below(AGURK_MOST_PLAYERS - 1);
    const int most = cards / players < AGURK_MOST_HAND ? cards / players : AGURK_MOST_HAND;
    if (most == 0) return;
    const int hand = 1 + bytes.below(most);
    agurk_deal* deal = agurk_deal_new(&rules, players, hand, bytes.below(players), pack, cards);
    demand(deal != nullptr, "rules that make sense make a deal");
    play(deal, bytes, players, hand, true);
    agurk_deal_free(deal);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    Bytes bytes{data, size};
    switch (bytes.below(6)) {
        case 0: fuzz_worlds(bytes); break;
        case 1: fuzz_solver(bytes); break;
        case 2: fuzz_lanes(bytes); break;
        default: fuzz_deal(bytes);
    }
    return 0;
}
