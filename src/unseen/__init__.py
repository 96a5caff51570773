"""Unseen mints reasoning problems that no model has seen, with answers that are proved."""
