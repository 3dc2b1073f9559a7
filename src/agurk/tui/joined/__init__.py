"""A table on a server, by the protocol that docs/protocol.md tells."""
