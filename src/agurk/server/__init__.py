"""Tables online: the server that knows the hands, and loses nothing."""
