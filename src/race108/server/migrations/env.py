"""Alembic asks this file how to reach the store; the server hands it an open connection."""

from alembic import context

from race108.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
