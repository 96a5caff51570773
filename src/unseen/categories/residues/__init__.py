"""What ``mod_exp`` is told in: its facts and its prose."""
