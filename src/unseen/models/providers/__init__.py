"""One module a provider: ``PREFIX``, ``SAMPLING``, ``AT_ONCE`` and ``open_model``."""
