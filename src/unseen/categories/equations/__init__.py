"""The polynomial equations of ``polynomial_roots``: their facts, and the prose that asks them."""
