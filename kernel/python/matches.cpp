// Binds policies and whole matches.
#include "bind.hpp"

namespace agurk {

void bind_matches(nanobind::module_&) {}

}  // namespace agurk
