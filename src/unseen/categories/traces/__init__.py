"""The procedures of ``algorithmic_trace``: what they do, and the prose that states them."""
