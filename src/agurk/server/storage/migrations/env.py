"""What Alembic runs for each of its commands, on the connection that it is given."""

from alembic import context

from agurk.server.storage.migrating import VERSION_TABLE
from agurk.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    # SQLite cannot change a column; Alembic makes a new table there and copies.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
