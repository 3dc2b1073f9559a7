// Whether anybody still waits for what long work is to find.
#pragma once

#include <chrono>

namespace agurk {

// Ends work that nobody waits for any more.
struct NobodyWaits {};

// Long work looks here often. It costs next to nothing: whoever started the work is asked by the
// clock, some fifty times a second.
class Waiting {
public:
    using Stops = bool (*)();

    explicit Waiting(Stops stops = nullptr) : stops_(stops), next_(Clock::now() + often) {}
    Waiting(const Waiting&) = delete;

    // Looks once in so many calls, which stand for some ten microseconds at most.
    void step() {
        if ((++steps_ & 0xff) == 0) look();
    }
    void look() {
        if (stops_ == nullptr) return;
        const auto now = Clock::now();
        if (now < next_) return;
        next_ = now + often;
        if (stops_()) throw NobodyWaits{};
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds often{20};

    Stops stops_;
    unsigned steps_ = 0;
    Clock::time_point next_;
};

}  // namespace agurk
