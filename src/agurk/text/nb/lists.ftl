### Flere ting i ett åndedrag.

all-of = { $before } og { $last }
one-of = { $before } eller { $last }
