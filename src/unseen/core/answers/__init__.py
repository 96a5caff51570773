"""Answer kinds: one file a shape, each with its hint, reader, writer and equality in one place."""
