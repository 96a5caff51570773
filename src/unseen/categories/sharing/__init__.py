"""What ``combinatorics_stars`` is told in: its facts and its prose."""
