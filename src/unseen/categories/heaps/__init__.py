"""What `game_nim` is made of: its facts, the theory of its games, drawing, and the wordings."""
