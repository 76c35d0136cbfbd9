"""Harvest: a small complete game that was added without touching the core."""
