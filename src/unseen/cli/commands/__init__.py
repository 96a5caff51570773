"""The commands, one module each, found and not listed."""
