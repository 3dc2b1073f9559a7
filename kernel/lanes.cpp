// Random deals in lanes.
