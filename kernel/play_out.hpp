// Whole deals under policies: exchanges, Kontra, every play, and what the last trick costs.
#pragma once

#include "policy.hpp"
#include "policy_decisions.hpp"
#include "policy_ladder.hpp"

namespace agurk {

// What watches a deal being played; this one does not.
struct Unwatched {
    static constexpr bool watches = false;
    template <class... Anything>
    void exchange(const Anything&...) {}
    template <class... Anything>
    void kontra(const Anything&...) {}
    template <class... Anything>
    void play(const Anything&...) {}
};

// The rules of most variants of single cards, as far as play before the last trick goes.
inline constexpr Shape with_follow(Follow follow) {
    Shape shape{};
    shape.follow = follow;
    return shape;
}
inline constexpr Shape plain = with_follow(Follow::optional), forced = with_follow(Follow::forced);

// Plays deals one after the other, each by its own stream. It allocates nothing while it plays.
template <class Hand>
class PlayOut {
public:
    Deal<Hand> deal{};
    Pack pack;
    Factors factors;
    LastTrick result;

    explicit PlayOut(const Shape& shape) : shape_(shape), poor_(shape), whole_(shape) {
        for (int k = 0; k < whole_.cards; ++k) whole_tally_.add(whole_.ranks[k]);
        full();
    }
    PlayOut(const PlayOut&) = delete;

    // Says by which policy a place plays from now on.
    void set_policy(int place, Policy policy) {
        policies_[place] = policy;
        if (reckons(policy) && !ladder_) ladder_ = std::make_unique<Ladder<Hand>>(shape_);
    }
    // Says what those go by who have learned.
    void set_lesson(const Lesson* lesson) { lesson_ = lesson; }
    // Says what a place has on its score before the deal.
    void set_score(int place, int32_t score) {
        if (ladder_) ladder_->set_score(place, score);
    }

    // Puts all cards back into the pack; then takes out those that lie before players.
    void full() {
        pack = whole_;
        there_ = whole_tally_;
    }
    void remove(int rank) {
        pack.remove(rank);
        there_.take(rank);
    }

    // Deals a pack that is in rank order, plays it to the end, and finds what the last trick costs.
    template <class Watcher>
    const LastTrick& play(int players, int size, int leader, Stream& stream, Watcher& watcher) {
        pack.shuffle(stream);
        return play_as_it_lies(players, size, leader, stream, watcher);
    }

    // The same with a pack that lies as it should.
    template <class Watcher>
    const LastTrick& play_as_it_lies(
        int players, int size, int leader, Stream& stream, Watcher& watcher
    ) {
        deal_out(players, size, leader);
        factors = Factors{};
        if (shape_.exchange != Exchange::none) exchange(stream, watcher);
        if (shape_.multiplier == Multiplier::kontra) ask_kontra(stream, watcher);
        return finish(stream, watcher);
    }

    // Whether anybody of so many players asks what has been shown.
    bool tracks(int players) {
        see_policies(players);
        return tracks_;
    }

    // Plays a deal on from where it stands, beginning with a play that is legal there. What has
    // been shown is only read where somebody asks for it.
    template <class Cards, class Watcher>
    const LastTrick& play_on(
        const Deal<Hand>& from, const Shown<Hand>& shown, const Factors& multiplied,
        const Cards& first, Stream& stream, Watcher& watcher
    ) {
        deal = from;
        factors = multiplied;
        see_policies(deal.players);
        if (tracks_) {
            shown_ = shown;
            shown_.play(shape_, deal, first);
        }
        deal.play(shape_, first);
        return finish(stream, watcher);
    }

private:
    const Shape& shape_;
    PoorRanks poor_;
    Pack whole_;
    typename Shown<Hand>::Cards whole_tally_, there_;
    Stock stock_;
    Policy policies_[most_players] = {};
    std::unique_ptr<Ladder<Hand>> ladder_;
    const Lesson* lesson_ = nullptr;
    Shown<Hand> shown_;
    bool tracks_ = false;  // whether anybody asks what has been shown
    bool same_ = true;     // whether all play by one policy

    void deal_out(int players, int size, int leader) {
        stock_ = cut(shape_, pack, players, size, leader, deal);
        see_policies(players);
        if (tracks_) shown_.start(shape_, there_, pack, stock_, players);
    }

    void see_policies(int players) {
        same_ = true;
        tracks_ = false;
        for (int place = 0; place < players; ++place) {
            same_ = same_ && policies_[place] == policies_[0];
            tracks_ = tracks_ || reckons(policies_[place]);
        }
    }

    // Plays the deal to its end, and finds what the last trick costs.
    template <class Watcher>
    const LastTrick& finish(Stream& stream, Watcher& watcher) {
        if (deal.sets) play_sets(stream, watcher);
        else if (deal.over()) return result = last_trick(shape_, deal, factors);
        else if (!same_) play_cards<Mixed>(stream, watcher);
        else if (policies_[0] == Policy::uniform) play_cards<All<Policy::uniform>>(stream, watcher);
        else if (policies_[0] == Policy::lowest) play_cards<All<Policy::lowest>>(stream, watcher);
        else if (policies_[0] == Policy::sharp) play_cards<All<Policy::sharp>>(stream, watcher);
        else if (policies_[0] == Policy::ladder) play_cards<All<Policy::ladder>>(stream, watcher);
        else play_cards<All<Policy::learned>>(stream, watcher);
        while (!deal.over()) {
            const int rank = lowest(deal.hand().ranks());
            if constexpr (Watcher::watches) watcher.play(shape_, deal, Play::of(rank));
            deal.play(shape_, rank);
        }
        result = last_trick(shape_, deal, factors);
        return result;
    }

    template <class Watcher>
    void exchange(Stream& stream, Watcher& watcher) {
        Exchanging exchanging;
        exchanging.start(shape_, deal.players, deal.players - 1);
        while (!exchanging.over()) {
            const int place = exchanging.turn();
            const Hand& hand = deal.hands[place];
            const bool courts = (hand.ranks() & shape_.courts) != 0;
            const uint64_t numbers =
                exchanging.numbers(shape_, deal.held, stock_.left(pack), courts);
            const Change cards = chosen_change(policies_[place], hand, numbers, stream);
            if constexpr (Watcher::watches) watcher.exchange(place, numbers, cards);
            const int from = stock_.at;
            change(deal, place, cards, pack, stock_);
            for (int k = from; tracks_ && k < stock_.at; ++k) shown_.draw(place, pack.ranks[k]);
            exchanging.note(cards.size());
        }
        for (int place = 0; place < deal.players; ++place)
            factors.exchange[place] = static_cast<uint8_t>(exchanging.factor(shape_, place));
    }

    Change chosen_change(Policy policy, const Hand& hand, uint64_t numbers, Stream& stream) const {
        if (policy != Policy::uniform) return poor_cards(poor_, hand, numbers);
        if (numbers == 1) return Change{};  // whoever may change nothing is often asked
        const ChangeChoices<Hand> choices(hand, deal.held, numbers);
        return choices.nth(drawn(stream, choices.count()));
    }

    template <class Watcher>
    void ask_kontra(Stream& stream, Watcher& watcher) {
        for (int place = 0; place < deal.players && factors.kontra < 0; ++place) {
            const bool calls = policies_[place] == Policy::uniform
                                   ? drawn(stream, 2) == 1
                                   : kontra_pays(shape_, poor_, deal.hands[place]);
            if constexpr (Watcher::watches) watcher.kontra(place, calls);
            if (calls) factors.kontra = static_cast<int8_t>(place);
        }
    }

    // Who plays how: each his own way, or all the same, which leaves nothing to ask.
    struct Mixed {
        static constexpr bool tracks = true;
        static Policy of(const Policy* policies, int place) { return policies[place]; }
    };
    template <Policy policy>
    struct All {
        static constexpr bool tracks = policy >= Policy::ladder;
        static constexpr Policy of(const Policy*, int) { return policy; }
    };

    // Every trick of single cards but the last.
    template <class Who, class Watcher>
    void play_cards(Stream& stream, Watcher& watcher) {
        // Rules that are known when this is compiled are not asked for at every card.
        if (plays_as(plain)) play_cards_by<Who>(plain, stream, watcher);
        else if (plays_as(forced)) play_cards_by<Who>(forced, stream, watcher);
        else play_cards_by<Who>(shape_, stream, watcher);
    }
    bool plays_as(const Shape& rules) const {
        return shape_.lead == rules.lead && shape_.follow == rules.follow &&
               shape_.reference == rules.reference && shape_.ace == rules.ace;
    }

    // `rules` say what is legal before the last trick, and nothing else.
    template <class Who, class Watcher>
    [[gnu::always_inline]] void play_cards_by(const Shape& rules, Stream& stream, Watcher& watcher) {
        Stream own = stream;  // one that nobody else can see stays in registers
        while (!deal.last()) {
            if (!Watcher::watches && !(Who::tracks && tracks_) && deal.trick.made == 0) {
                play_trick<Who>(rules, Taking{}, own);
                continue;
            }
            const uint32_t legal = deal.legal_ranks(rules);
            const int rank = chosen_rank(Who::of(policies_, deal.turn()), legal, deal.trick, own);
            if constexpr (Watcher::watches) watcher.play(shape_, deal, Play::of(rank));
            if (Who::tracks && tracks_) shown_.play(rules, deal, rank);
            deal.play(rules, rank);
        }
        stream = own;
    }

    // The rest of a trick of single cards that nobody looks at, before the last one.
    template <class Who>
    [[gnu::always_inline]] void play_trick(const Shape& rules, Taking trick, Stream& stream) {
        int place = deal.after(deal.leader, trick.made);
        while (trick.made < deal.players) {
            Hand& hand = deal.hands[place];
            const uint32_t legal = legal_ranks(rules, hand.ranks(), trick);
            const int rank = chosen_rank(Who::of(policies_, place), legal, trick, stream);
            hand.take(rank);
            trick.add(rules, rank, false);
            place = wrapped(place + 1, deal.players);
        }
        deal.finish(trick.holder, 1);
    }

    [[gnu::always_inline]] int chosen_rank(
        Policy policy, uint32_t legal, const Taking& trick, Stream& stream
    ) {
        switch (policy) {
            case Policy::uniform: return uniform_rank<Hand>(legal, stream);
            case Policy::lowest: return lowest(legal);
            case Policy::sharp: return sharp_rank(shape_, legal, trick);
            case Policy::ladder:
            case Policy::learned: break;
        }
        if ((legal & (legal - 1)) == 0) return lowest(legal);
        if (policy == Policy::learned && lesson_ != nullptr)
            return ladder_->learned_rank(deal, shown_, legal, *lesson_);
        return ladder_->rank(deal, shown_, legal);
    }

    // The same where sets are led.
    template <class Watcher>
    void play_sets(Stream& stream, Watcher& watcher) {
        if (!Watcher::watches && same_ && policies_[0] == Policy::uniform)
            return play_uniform_sets(stream);
        while (!deal.over() && !deal.last()) {
            const Play cards = chosen_set(policies_[deal.turn()], stream);
            if constexpr (Watcher::watches) watcher.play(shape_, deal, cards);
            if (tracks_) shown_.play(shape_, deal, cards);
            deal.play(shape_, cards);
        }
    }

    // At random, and nobody looks: most sets are of one card, and their tricks like all others.
    void play_uniform_sets(Stream& stream) {
        Stream own = stream;
        while (!deal.over() && !deal.last()) {
            const bool leads = deal.trick.made == 0;
            const Play cards = uniform_set(shape_, deal, own);
            if (leads && cards.size() == 1) {
                Taking trick;
                trick.add(plain, cards.lowest(), false);
                deal.hands[deal.leader].take(cards.lowest());
                play_trick<All<Policy::uniform>>(plain, trick, own);
            } else {
                deal.play(shape_, cards);
            }
        }
        stream = own;
    }

    Play chosen_set(Policy policy, Stream& stream) {
        if (policy == Policy::sharp) return sharp_set(shape_, deal);
        if (policy == Policy::lowest) return lowest_set(deal);
        if (policy == Policy::uniform) return uniform_set(shape_, deal, stream);
        return ladder_->set(deal, shown_);
    }
};

// What a place pays for a last trick; less than nothing where it takes points off.
inline int32_t paid_by(const LastTrick& trick, int place) {
    return (trick.bonuses >> place & 1u) != 0 ? -trick.points[place] : trick.points[place];
}

}  // namespace agurk
