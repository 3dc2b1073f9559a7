// What targets are made of: bytes read one after the other, and what has to hold.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

inline void demand(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "broken: %s\n", what);
    std::abort();
}

// Bytes one after the other; beyond the end all are 0.
struct Bytes {
    const uint8_t* at;
    size_t left;

    uint8_t next() {
        if (left == 0) return 0;
        --left;
        return *at++;
    }
    int below(int n) { return next() % n; }
    uint32_t word() {
        uint32_t found = 0;
        for (int k = 0; k < 4; ++k) found = found << 8 | next();
        return found;
    }
};

// Hidden hands drawn, open hands solved, and deals in lanes, all of them made of bytes.
void fuzz_worlds(Bytes& bytes);
void fuzz_solver(Bytes& bytes);
void fuzz_lanes(Bytes& bytes);
