"""The wheel, installed where no checkout is."""
