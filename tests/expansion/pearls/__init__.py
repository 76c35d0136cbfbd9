"""Pearls: a small expansion of Underwater Cities, kept as a test: it touches nothing but its own folder.

One resource, one building, one step of the turn, one effect, six cards, and a ledger of its own.
"""
