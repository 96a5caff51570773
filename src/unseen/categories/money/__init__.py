"""Sums of money that grow, are owed, are paid in turn, or hang on what a share is worth."""
