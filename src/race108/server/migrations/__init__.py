"""The steps from an empty store to today's, carried out by Alembic when a server starts."""
