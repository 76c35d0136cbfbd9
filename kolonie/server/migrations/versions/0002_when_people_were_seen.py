"""When somebody was last here. Everybody who is known already counts as seen now."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.Double(), nullable=False, server_default="0"))
    people = sa.table("people", sa.column("seen", sa.Double()))
    op.execute(people.update().values(seen=time.time()))
    op.create_index(op.f("ix_people_seen"), "people", ["seen"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_people_seen"), table_name="people")
    op.drop_column("people", "seen")
