"""What the server says over HTTP: pages, questions, sockets, and what it refuses."""
