"""What it costs: run as ``python -m bench``; ratios are of one run on one machine."""
