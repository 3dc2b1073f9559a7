// Streams of random numbers, the same on every machine and in the plain Python twin.
#pragma once

#include <cstdint>

namespace agurk {

// The finalizer of splitmix64 (source: Steele, Lea and Flood 2014, public-domain constants).
inline uint64_t mixed(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

// What a stream is for; streams of one seed and different purposes have nothing in common.
enum class Purpose : uint64_t {
    lanes = 1, deals = 2, matches = 3, worlds = 4, rollouts = 5, games = 6, belief = 7
};

// xoshiro256++ (source: Blackman and Vigna 2019), begun by splitmix64.
struct Stream {
    uint64_t a, b, c, d;

    // The stream of one purpose and number under a seed.
    Stream(uint64_t seed, Purpose purpose, uint64_t number) {
        constexpr uint64_t step = 0x9e3779b97f4a7c15ull;
        uint64_t at = mixed(mixed(seed + step * static_cast<uint64_t>(purpose)) + step * number);
        a = mixed(at += step);
        b = mixed(at += step);
        c = mixed(at += step);
        d = mixed(at += step);
    }

    [[gnu::always_inline]] uint64_t next() {
        const uint64_t found = turned(a + d, 23) + a, t = b << 17;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= t;
        d = turned(d, 45);
        return found;
    }

    // A number under n, each with the same chance: the high half of a product, drawn again where
    // the low half would favour some (source: Lemire 2019).
    [[gnu::always_inline]] uint32_t below(uint32_t n) {
        uint64_t product = (next() >> 32) * n;
        if (static_cast<uint32_t>(product) < n) {
            const uint32_t least = (0u - n) % n;
            while (static_cast<uint32_t>(product) < least) product = (next() >> 32) * n;
        }
        return static_cast<uint32_t>(product >> 32);
    }

    // Stands where another does, or stays.
    [[gnu::always_inline]] void move(const Stream& to, bool moves) {
        const uint64_t changed = 0 - static_cast<uint64_t>(moves);
        a ^= (a ^ to.a) & changed;
        b ^= (b ^ to.b) & changed;
        c ^= (c ^ to.c) & changed;
        d ^= (d ^ to.d) & changed;
    }

private:
    static uint64_t turned(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
};

}  // namespace agurk
