// Ends long work in the kernel when Python does not wait for it any more.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <memory>

#include "waiting.hpp"

namespace agurk {

// Told by one thread, and heeded by others in the work that they do.
class Stop {
public:
    void set() { *told_ = true; }
    bool is_set() const { return *told_; }
    // Has this thread end its work when the stop is set, from now on.
    void heed() const { heeded() = told_; }

    // Whether this thread is to end its work: because of a stop that it heeds, or else of Ctrl-C,
    // which Python tells its first thread alone. The error of Python is set then.
    static bool reached() {
        if (const auto& told = heeded()) {
            if (!*told) return false;
            const nanobind::gil_scoped_acquire acquire;
            PyErr_SetNone(PyExc_KeyboardInterrupt);
            return true;
        }
        const nanobind::gil_scoped_acquire acquire;
        return PyErr_CheckSignals() != 0;
    }

private:
    using Told = std::shared_ptr<std::atomic<bool>>;
    Told told_ = std::make_shared<std::atomic<bool>>(false);

    static Told& heeded() {
        static thread_local Told told;
        return told;
    }
};

// Does long work without the lock of Python, and returns what it finds.
template <class Work>
auto awaited(const Work& work) {
    try {
        const nanobind::gil_scoped_release release;
        Waiting waiting(&Stop::reached);
        return work(waiting);
    } catch (const NobodyWaits&) {
        throw nanobind::python_error();
    }
}

}  // namespace agurk
