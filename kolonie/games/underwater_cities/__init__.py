"""Underwater Cities."""
