// Binds games that are stepped.
#include "bind.hpp"

namespace agurk {

void bind_games(nanobind::module_&) {}

}  // namespace agurk
