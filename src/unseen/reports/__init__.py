"""Numbers in, pages and pictures out."""
