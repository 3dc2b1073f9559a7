// Turns what Python tells of a deal into what the kernel knows.
#pragma once

#include <nanobind/nanobind.h>

#include "bind.hpp"
#include "position.hpp"

namespace agurk {

inline std::vector<uint8_t> numbers_of(const nanobind::bytes& bytes) {
    const auto* first = static_cast<const uint8_t*>(bytes.data());
    return std::vector<uint8_t>(first, first + bytes.size());
}

inline nanobind::bytes bytes_of(Play play) {
    char ranks[most_set];
    for (int k = 0; k < play.size(); ++k) ranks[k] = static_cast<char>(play.rank(k));
    return nanobind::bytes(ranks, static_cast<size_t>(play.size()));
}

inline Play play_of(const nanobind::bytes& ranks) {
    Play play;
    if (ranks.size() < 1 || ranks.size() > most_set)
        throw std::invalid_argument("A play has 1 to 8 cards.");
    for (uint8_t rank : numbers_of(ranks)) {
        if (rank >= most_ranks) throw std::invalid_argument("There is no such rank.");
        play.add(rank);
    }
    return play;
}

// `counts` is how many numbers tell the hands; `factors` has the place that called Kontra, or -1,
// and what multiplies the cost for each place.
inline OpenPart open_part_of(
    const Shape& shape, int leader, size_t counts, const nanobind::list& trick,
    const nanobind::tuple& factors
) {
    OpenPart open;
    if (shape.ranks < 1 || counts / static_cast<size_t>(shape.ranks) > most_players)
        throw std::invalid_argument("A deal is for 2 to 17 players.");
    open.players = static_cast<int>(counts) / shape.ranks;
    open.leader = leader;
    for (const auto& play : trick)
        open.trick.push_back(play_of(nanobind::cast<nanobind::bytes>(play)));
    const int kontra = nanobind::cast<int>(factors[0]);
    if (kontra < -1 || kontra >= open.players)
        throw std::invalid_argument("Nobody of this deal called Kontra.");
    open.factors.kontra = static_cast<int8_t>(kontra);
    const auto exchange = numbers_of(nanobind::cast<nanobind::bytes>(factors[1]));
    if (exchange.size() > most_players) throw std::invalid_argument("There are too many factors.");
    std::copy(exchange.begin(), exchange.end(), open.factors.exchange);
    return open;
}

}  // namespace agurk
