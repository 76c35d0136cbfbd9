"""Accounts that can be looked after, tables that can end early, and what players add to the shuffle."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ADDED: tuple[tuple[str, sa.Column[object]], ...] = (
    ("people", sa.Column("reset_token", sa.String(64))),
    ("people", sa.Column("reset_until", sa.Double(), nullable=False, server_default="0")),
    ("people", sa.Column("silenced_until", sa.Double(), nullable=False, server_default="0")),
    ("sessions", sa.Column("seen", sa.Double(), nullable=False, server_default="0")),
    ("sessions", sa.Column("agent", sa.String(200), nullable=False, server_default="")),
    ("tables", sa.Column("expires", sa.Double())),
    ("seats", sa.Column("pledge", sa.String(64))),
    ("seats", sa.Column("entropy", sa.String(64))),
    ("results", sa.Column("resigned", sa.Boolean(), nullable=False, server_default=sa.false())),
    ("results", sa.Column("early", sa.Boolean(), nullable=False, server_default=sa.false())),
)


def upgrade() -> None:
    for table, column in ADDED:
        op.add_column(table, column)
    op.create_index("people_by_reset", "people", ["reset_token"], unique=False)
    op.create_table(
        "mailed",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("muted", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "muted"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("reporter", sa.String(32)),
        sa.Column("person", sa.String(32)),
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("settled", sa.Double()),
        sa.UniqueConstraint("line", "reporter"),
    )


def downgrade() -> None:
    for table in ("reports", "mutes", "mailed"):
        op.drop_table(table)
    op.drop_index("people_by_reset", table_name="people")
    for table, column in reversed(ADDED):
        op.drop_column(table, column.name)
