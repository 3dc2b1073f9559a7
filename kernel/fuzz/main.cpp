// Runs the target without a fuzzer: on files, on what comes in, or on random bytes.
//
//   fuzz_core FILE...          each file once, as AFL++ and reports of libFuzzer need it
//   fuzz_core < FILE           the same
//   fuzz_core --random N SEED  N inputs of random bytes
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "random.hpp"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace {

void run_file(std::FILE* file) {
    std::vector<uint8_t> bytes;
    for (int byte = std::fgetc(file); byte != EOF; byte = std::fgetc(file))
        bytes.push_back(static_cast<uint8_t>(byte));
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
}

void run_random(uint64_t number, uint64_t seed) {
    std::vector<uint8_t> bytes;
    for (uint64_t input = 0; input < number; ++input) {
        agurk::Stream stream(seed, agurk::Purpose::games, input);
        bytes.resize(stream.below(1200));
        for (uint8_t& byte : bytes) byte = static_cast<uint8_t>(stream.next() >> 56);
        LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
    }
}

}  // namespace

int main(int words, char** word) {
    if (words == 4 && std::strcmp(word[1], "--random") == 0) {
        run_random(std::strtoull(word[2], nullptr, 10), std::strtoull(word[3], nullptr, 10));
        std::printf("%s inputs of random bytes\n", word[2]);
        return 0;
    }
    if (words == 1) run_file(stdin);
    for (int k = 1; k < words; ++k) {
        std::FILE* file = std::fopen(word[k], "rb");
        if (!file) {
            std::perror(word[k]);
            return 1;
        }
        run_file(file);
        std::fclose(file);
    }
    return 0;
}
