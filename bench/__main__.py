"""Run all benchmarks, or those that are named, and print their tables.

python -m bench [drawing] [engine] [reading]
"""

import sys

from bench import drawing, engine, reading

BENCHES = {"drawing": drawing.main, "reading": reading.main, "engine": engine.main}

if __name__ == "__main__":
    for name in sys.argv[1:] or BENCHES:
        print(f"\n## {name}\n")
        BENCHES[name]()
