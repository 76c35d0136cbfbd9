"""Arenas, simulations and speed reports."""
