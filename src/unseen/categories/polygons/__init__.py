"""What ``geo_polygon`` is made of: drawing, exact geometry and prose."""
