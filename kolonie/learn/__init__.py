"""Lessons: real positions with real moves, what to say about them, and what to let the learner do."""
