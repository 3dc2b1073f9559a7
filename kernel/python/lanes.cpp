// Binds random deals in lanes.
#include "bind.hpp"

namespace agurk {

void bind_lanes(nanobind::module_&) {}

}  // namespace agurk
