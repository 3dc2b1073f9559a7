// The module `agurk.sim._kernel`: each part of the kernel binds itself.
#include "bind.hpp"

NB_MODULE(_kernel, module) {
    agurk::bind_shape(module);
    agurk::bind_lanes(module);
    agurk::bind_deals(module);
    agurk::bind_games(module);
    agurk::bind_matches(module);
    agurk::bind_solving(module);
    agurk::bind_duels(module);
}
