### Flera saker i ett andetag.

all-of = { $before } och { $last }
one-of = { $before } eller { $last }
