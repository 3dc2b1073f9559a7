"""Tables on the server: each is owned by one task, which alone changes it."""
