"""The tables of ``boolean_kmap``: their facts, their least sums, and the prose that shows them."""
