"""One module a provider: ``PREFIX``, ``SAMPLING`` and ``open_model``."""
