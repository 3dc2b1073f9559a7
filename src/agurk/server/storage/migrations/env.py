"""What Alembic runs for each of its commands, on the connection that it is given."""

from alembic import context

from agurk.server.storage.migrating import VERSION_TABLE
from agurk.server.storage.schema import metadata

# Whoever only imports this, as tools that read every module do, has nothing to migrate.
if hasattr(context, "config"):
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        version_table=VERSION_TABLE,
        # SQLite cannot change a column; Alembic makes a new table there and copies.
        render_as_batch=True,
    )
    with context.begin_transaction():
        context.run_migrations()
