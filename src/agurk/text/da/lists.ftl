### Flere ting i ét åndedrag.

all-of = { $before } og { $last }
one-of = { $before } eller { $last }
