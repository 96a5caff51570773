"""The matrices of ``matrix_det``: their shapes, and the prose that shows them."""
