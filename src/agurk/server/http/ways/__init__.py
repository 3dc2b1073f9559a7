"""The ways to ask over HTTP, a file a duty; each file ends with its `ENDPOINTS`."""
