"""Certification: the status of a category is computed from evidence, never from a label.

Seven kinds of evidence, a module-level function each in ``evidence``; ``certificate`` gathers them
into a JSON document that names the code it was computed with, and reads it back.
"""
