"""Sequences of complex numbers, steps that change them, and the sums asked of them."""
