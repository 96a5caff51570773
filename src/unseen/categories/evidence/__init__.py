"""Evidence that bears on what can't be seen: tests, signs, draws and networks of events."""
