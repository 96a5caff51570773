"""The groups of ``algebra_groups``: their facts, their theory, and how they are told."""
