"""Lets alembic work on the connection it is given (see `kolonie.server.store.migrating`)."""

from alembic import context

from kolonie.server.store.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
