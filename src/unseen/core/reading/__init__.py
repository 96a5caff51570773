"""core/reading."""
