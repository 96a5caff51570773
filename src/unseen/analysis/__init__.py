"""Rows in, numbers out: no input or output here."""
