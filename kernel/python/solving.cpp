// Binds hidden hands, open hands and rollouts.
#include "bind.hpp"

namespace agurk {

void bind_sampling(nanobind::module_& module);
void bind_open_hands(nanobind::module_& module);
void bind_rollouts(nanobind::module_& module);

void bind_solving(nanobind::module_& module) {
    bind_sampling(module);
    bind_open_hands(module);
    bind_rollouts(module);
}

}  // namespace agurk
