// What each file of bindings adds to the module.
#pragma once

#include <nanobind/nanobind.h>

namespace agurk {

void bind_shape(nanobind::module_& module);
void bind_lanes(nanobind::module_& module);
void bind_deals(nanobind::module_& module);
void bind_games(nanobind::module_& module);
void bind_matches(nanobind::module_& module);
void bind_solving(nanobind::module_& module);
void bind_duels(nanobind::module_& module);

}  // namespace agurk
