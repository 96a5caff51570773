"""What `formal_grammars` is made of: grammars, questions about them, and their three surfaces."""
