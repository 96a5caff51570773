"""The quantities of ``info_entropy``: their facts, their values, and the prose that asks them."""
