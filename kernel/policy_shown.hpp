// What play has shown to everybody, in the form in which policies ask for it.
#pragma once

#include <cstring>

#include "dealing.hpp"

namespace agurk {

// How many cards there are up to each rank, a byte for each rank: many ranks are counted at once.
// No sum is over 255, so nothing runs over from byte to byte.
template <int words>
struct Tally {
    uint64_t upto[words] = {};

    uint8_t operator[](int rank) const {
        return static_cast<uint8_t>(upto[rank / 8] >> (rank % 8 * 8));
    }
    int all() const { return static_cast<int>(upto[words - 1] >> 56); }

    void add(int rank) {
        for (int word = 0; word < words; ++word) upto[word] += steps.of[rank][word];
    }
    void take(int rank) {
        for (int word = 0; word < words; ++word) upto[word] -= steps.of[rank][word];
    }
    Tally less(const Tally& other) const {
        Tally found;
        for (int word = 0; word < words; ++word) found.upto[word] = upto[word] - other.upto[word];
        return found;
    }

    // Writes the numbers up to each rank behind a 0, so that those under a rank stand before it.
    void write(uint8_t* numbers) const {
        numbers[0] = 0;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        std::memcpy(numbers + 1, upto, sizeof(upto));
#else
        for (int rank = 0; rank < 8 * words; ++rank) numbers[1 + rank] = (*this)[rank];
#endif
    }
    static constexpr int written = 8 * words + 1;

    // The same without the ranks in a set: numbers of each rank, less those, added up again.
    Tally without(uint32_t ranks) const {
        Tally found;
        uint64_t before = 0, sum = 0;
        for (int word = 0; word < words; ++word) {
            uint64_t held = upto[word] - (upto[word] << 8 | before);
            before = upto[word] >> 56;
            held &= ~masks.of[ranks >> (8 * word) & 255u];
            found.upto[word] = (held + sum) * ones;
            sum = found.upto[word] >> 56;
        }
        return found;
    }

private:
    static constexpr uint64_t ones = 0x0101010101010101ull;

    struct Steps {
        uint64_t of[8 * words][words];
        constexpr Steps() : of() {
            for (int rank = 0; rank < 8 * words; ++rank)
                for (int word = 0; word < words; ++word)
                    of[rank][word] = word > rank / 8 ? ones : word < rank / 8 ? 0 : ones << (rank % 8 * 8);
        }
    };
    struct Masks {
        uint64_t of[256];
        constexpr Masks() : of() {
            for (uint32_t bits = 0; bits < 256; ++bits)
                for (uint32_t k = 0; k < 8; ++k)
                    if ((bits >> k & 1u) != 0) of[bits] |= 0xffull << (8 * k);
        }
    };
    static constexpr Steps steps{};
    static constexpr Masks masks{};
};

// The ranks that nobody holds who answers a trick like this, before the last one.
inline uint32_t ruled_out(const Shape& shape, const Trick& trick, int rank) {
    const uint32_t under = ~at_least(rank);
    if (trick.made == 0) return shape.lead == Lead::lowest ? under : 0;
    if (trick.bound) return under;
    const uint32_t heading = shape.follow == Follow::optional ? 0 : at_least(trick.asked);
    const uint32_t unmatched = shape.follow == Follow::match_first ? 1u << trick.asked : 0;
    return ((under | heading) & all_if(rank < trick.asked)) | (unmatched & all_if(rank > trick.asked));
}
inline uint32_t ruled_out(const Shape& shape, const Trick& trick, Play play) {
    if (trick.made == 0 || meets(shape, play, trick.set)) return 0;
    return ~at_least(play.highest());
}

// What everybody has seen of a deal, and what each has seen alone.
template <class Hand>
struct Shown {
    using Cards = Tally<(Hand::most_ranks == 16 ? 16 : most_ranks) / 8>;

    Cards hidden;                          // cards that nobody has shown
    Cards own[most_players];               // those of them that a place holds, or has changed away
    uint32_t excluded[most_players] = {};  // ranks that play has shown a place not to hold
    uint8_t over = 0;                      // the highest of the first ranks of the trick's plays

    // Begins a deal of hands cut from a pack of which so many cards of each rank are there.
    void start(const Shape& shape, const Cards& there, const Pack& pack, Stock stock, int players) {
        hidden = there;
        if (shape.aside_shown)
            for (int k = stock.at; k < pack.cards; ++k) hidden.take(pack.ranks[k]);
        const int size = stock.at / players;
        for (int place = 0, k = 0; place < players; ++place) {
            Cards held;
            for (const int end = k + size; k < end; ++k) held.add(pack.ranks[k]);
            own[place] = held;
            excluded[place] = 0;
        }
        over = 0;
    }

    // Notes that a place draws a card; what it changed away for it stays known to it.
    void draw(int place, int rank) { own[place].add(rank); }

    // Notes a play that is about to be made.
    void play(const Shape& shape, const Deal<Hand>& deal, int rank) {
        const int place = deal.turn();
        if (!deal.last()) excluded[place] |= ruled_out(shape, deal.trick, rank);
        note(deal.trick, place, rank);
    }
    void play(const Shape& shape, const Deal<Hand>& deal, Play cards) {
        const int place = deal.turn();
        if (deal.last()) return note(deal.trick, place, cards.lowest());
        excluded[place] |= ruled_out(shape, deal.trick, cards);
        for (int k = 1; k < cards.size(); ++k) {
            hidden.take(cards.rank(k));
            own[place].take(cards.rank(k));
        }
        note(deal.trick, place, cards.lowest());
    }

private:
    void note(const Trick& trick, int place, int first) {
        hidden.take(first);
        own[place].take(first);
        const int before = trick.made == 0 ? 0 : over;
        over = static_cast<uint8_t>(first > before ? first : before);
    }
};

}  // namespace agurk
