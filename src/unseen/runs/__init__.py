"""A run: plan (pure), execute (asynchronous), store (append-only)."""
