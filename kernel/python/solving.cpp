// Binds hidden hands, open hands and rollouts.
#include "bind.hpp"

namespace agurk {

void bind_solving(nanobind::module_&) {}

}  // namespace agurk
