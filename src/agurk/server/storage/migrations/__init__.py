"""How the tables came to be, step by step: one history for SQLite and PostgreSQL.

A change to `schema.py` needs a step in `versions/`. Alembic drafts one from the difference:

    from alembic import command
    from agurk.server.storage.migrating import configuration
    command.revision(configuration(connection), "what changes", autogenerate=True)
"""
