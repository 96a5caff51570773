"""The networks of ``graph_shortest_path``: drawn, searched and told."""
