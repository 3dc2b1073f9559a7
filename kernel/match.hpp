// Whole matches under policies: rules/match.py and rules/progress.py in numbers.
#pragma once

#include "play_out.hpp"

namespace agurk {

// What watches a match; this one does not.
struct UnwatchedMatch : Unwatched {
    template <class... Anything>
    void lot(const Anything&...) {}
    template <class... Anything>
    void size(const Anything&...) {}
    template <class... Anything>
    void dealt(const Anything&...) {}
    template <class... Anything>
    void settled(const Anything&...) {}
    template <class... Anything>
    void buy_in(const Anything&...) {}
    template <class... Anything>
    void over(const Anything&...) {}
};

// A match before a deal.
struct Beginning {
    Standing standing;
    Counted counted;  // how the deal before ended
    int dealer = 0;
    int32_t number = 1;
};

// A match before a deal, and how that begins; no leader and no cards where the match is over.
struct Following : Beginning {
    int leader = -1;  // a seat
    int size = 0;
};

// More deals than this mean that a match does not end.
constexpr uint32_t most_deals = 1000000;

struct EndlessMatch : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Plays matches one after the other, each by its own stream.
template <class Hand>
class MatchPlay {
public:
    Standing standing;
    Outcome ended;
    uint32_t deals = 0;                      // those that do not count included
    uint32_t lives_lost[most_players] = {}, buy_ins[most_players] = {};  // of each seat

    MatchPlay(const Shape& shape, int players, const Policy* policies)
        : table(shape), shape_(shape), players_(players) {
        std::copy(policies, policies + players, policies_);
        // The table is told of all policies, so that it has what they need before the first deal.
        for (int seat = 0; seat < players; ++seat) table.set_policy(seat, policies[seat]);
    }

    template <class Watcher>
    void play(Stream& stream, Watcher& watcher) {
        Beginning begun;
        begun.standing.open(shape_, players_);
        begun.dealer = static_cast<int>(drawn(stream, static_cast<uint32_t>(players_)));
        watcher.lot(begun.dealer);
        play_on(begun, stream, watcher);
    }

    // Plays what is left of a match.
    template <class Watcher>
    void play_on(const Beginning& begun, Stream& stream, Watcher& watcher) {
        take_up(begun);
        while (ended.winners == 0) {
            if (++deals > most_deals) throw EndlessMatch("A match does not come to its end.");
            play_deal(stream, watcher);
        }
        pay_out(shape_, standing, ended.winners, dealer_);
        watcher.over(*this);
    }

    // Returns what follows when the deal that a match waits for ends like this.
    const Following& step(const Beginning& begun, const LastTrick& trick, Stream& stream) {
        UnwatchedMatch nobody;
        take_up(begun);
        seat_players();
        conclude(trick, stream, nobody);
        if (ended.winners != 0) pay_out(shape_, standing, ended.winners, dealer_);
        following_.standing = standing;
        following_.counted = counted_;
        following_.dealer = dealer_;
        following_.number = number_;
        following_.leader = -1;
        following_.size = 0;
        if (ended.winners != 0) return following_;
        seat_players();
        following_.leader = places_.seat[first_leader_of_deal()];
        following_.size = size_of_hands(stream, nobody);
        return following_;
    }

    int dealer() const { return dealer_; }
    int32_t number() const { return number_; }
    const Counted& counted() const { return counted_; }
    const Places& places() const { return places_; }

    PlayOut<Hand> table;

private:
    const Shape& shape_;
    int players_;
    Policy policies_[most_players] = {};
    Places places_;
    Counted counted_;
    int dealer_ = 0;
    int32_t number_ = 0;
    Following following_;

    void take_up(const Beginning& begun) {
        standing = begun.standing;
        dealer_ = begun.dealer;
        number_ = begun.number;
        counted_ = begun.counted;
        deals = 0;
        ended = Outcome{};
        std::fill(lives_lost, lives_lost + players_, 0u);
        std::fill(buy_ins, buy_ins + players_, 0u);
    }

    template <class Watcher>
    void play_deal(Stream& stream, Watcher& watcher) {
        seat_players();
        const int size = size_of_hands(stream, watcher);
        if (size < 1 || size > most_hand) throw std::invalid_argument("A hand has 1 to 32 cards.");
        const int leader = first_leader_of_deal();
        table.full();
        for (int k = 0; k < standing.kept_cards; ++k) table.remove(standing.kept[k].rank);
        table.pack.shuffle(stream);
        watcher.dealt(*this, number_, size, places_.seat[leader]);
        const LastTrick& trick =
            table.play_as_it_lies(places_.players, size, leader, stream, watcher);
        conclude(trick, stream, watcher);
    }

    // Counts a deal, asks who may buy in, and ends the match or turns to the next deal.
    template <class Watcher>
    void conclude(const LastTrick& trick, Stream& stream, Watcher& watcher) {
        uint8_t lives[most_players];
        std::copy(standing.lives, standing.lives + players_, lives);
        const bool counts = Settling(shape_, standing, places_, trick).settle();
        watcher.settled(*this, trick, counts);
        if (!counts) return after_void();
        for (int seat = 0; seat < players_; ++seat)
            lives_lost[seat] += static_cast<uint32_t>(lives[seat] - standing.lives[seat]);
        counted_.taker = static_cast<int8_t>(places_.seat[trick.taker]);
        counted_.lowest = static_cast<int8_t>(places_.seat[trick.lowest]);
        counted_.rank = static_cast<int8_t>(trick.ranks[trick.taker]);
        if (shape_.buy_in != BuyIn::none && !loses_match(shape_, trick)) ask_buy_ins(stream, watcher);
        ended = outcome(shape_, standing, places_, trick);
        if (ended.winners != 0) return;
        dealer_ = next_dealer();
        ++number_;
    }

    // A deal that does not count is played again, or all begin anew.
    void after_void() {
        if (shape_.all_out != AllOut::rampo) return;
        dealer_ = next_dealer();
        ++number_;
    }

    // Gives the places to the seats still in, clockwise from the dealer's left.
    void seat_players() {
        places_.players = 0;
        for (int turn = 1; turn <= players_; ++turn) {
            const int seat = (dealer_ + turn) % players_;
            if (standing.lives[seat] == 0) continue;
            const int place = places_.players++;
            places_.seat[place] = static_cast<uint8_t>(seat);
            table.set_policy(place, policies_[seat]);
            table.set_score(place, standing.scores[seat]);
        }
    }

    template <class Watcher>
    int size_of_hands(Stream& stream, Watcher& watcher) {
        if (shape_.hand_rule != HandRule::dealer_choice) {
            const int losing = counted_.rank < 0 ? -1 : shape_.cost[counted_.rank];
            return hand_size(shape_, places_.players, number_, losing, standing.kept_cards);
        }
        const Sizes sizes = choosable_sizes(shape_, places_.players, standing.kept_cards);
        int size = usual_size(shape_, sizes);
        if (policies_[dealer_] == Policy::uniform) {
            const uint32_t choices = static_cast<uint32_t>(sizes.most - sizes.least + 1);
            size = sizes.least + static_cast<int>(drawn(stream, choices));
        }
        watcher.size(dealer_, size);
        return size;
    }

    // A seat if it is still in, or else the next that is, clockwise.
    int at_or_after(int seat) const {
        while (standing.lives[seat] == 0) seat = (seat + 1) % players_;
        return seat;
    }
    int left_of_dealer() const { return at_or_after((dealer_ + 1) % players_); }

    int next_dealer() const {
        if (counted_.taker >= 0 && shape_.next_dealer == NextDealer::loser)
            return at_or_after(counted_.taker);
        if (counted_.taker >= 0 && shape_.next_dealer == NextDealer::lowest_last_card)
            return at_or_after(counted_.lowest);
        return left_of_dealer();
    }

    // The place that leads.
    int first_leader_of_deal() const {
        int seat = left_of_dealer();
        if (shape_.first_lead == FirstLead::dealer) seat = dealer_;
        else if (counted_.taker >= 0 && shape_.first_lead == FirstLead::taker)
            seat = at_or_after(counted_.taker);
        else if (counted_.taker >= 0 && shape_.first_lead == FirstLead::lowest_last_card)
            seat = at_or_after(counted_.lowest);
        int place = 0;
        while (places_.seat[place] != seat) ++place;
        return place;
    }

    template <class Watcher>
    void ask_buy_ins(Stream& stream, Watcher& watcher) {
        Seats asked = standing.caught;
        if (shape_.buy_in == BuyIn::any_time) asked |= standing.in();
        for (int turn = 1; turn <= players_; ++turn) {
            const int seat = (dealer_ + turn) % players_;
            if (!has(asked, seat) || !worth_asking(shape_, standing, seat)) continue;
            const bool buys = policies_[seat] == Policy::uniform
                                  ? drawn(stream, 2) == 1
                                  : buying_pays(shape_, standing, seat);
            watcher.buy_in(seat, buys);
            if (!buys) continue;
            agurk::buy_in(shape_, standing, seat);
            ++buy_ins[seat];
        }
    }
};

}  // namespace agurk
