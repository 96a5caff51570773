"""Milliseconds to draw and to grade, the median and the 99th percentile of each tier.

The bars are 5 ms and 50 ms for drawing, 1 ms and 50 ms for grading.
"""

from statistics import median
from time import perf_counter

from unseen.categories import catalogue
from unseen.core.grading import grade
from unseen.core.problem import facts_of

DRAWS = 300
BARS = {"draw": (5.0, 50.0), "grade": (1.0, 50.0)}


def timed(work, *arguments):
    began = perf_counter()
    result = work(*arguments)
    return 1e3 * (perf_counter() - began), result


def percentiles(times):
    ranked = sorted(times)
    return median(ranked), ranked[int(0.99 * len(ranked))]


def measured(category, tier):
    """Return the figures of drawing and of grading, in milliseconds, for one tier."""
    drawn = [timed(facts_of, category, "bench", tier, index) for index in range(DRAWS)]
    graded = []
    for _, facts in drawn:
        kind, answer = category.kind_of(facts), category.solve(facts)
        dresses = sorted(kind.dresses(answer))[:3]
        graded += [timed(grade, category, facts, f"so\nANSWER: {text}")[0] for text in dresses]
    return {"draw": percentiles([took for took, _ in drawn]), "grade": percentiles(graded)}


def main():
    print("| category | tier | draw median | draw p99 | grade median | grade p99 | |")
    print("|---|---|---|---|---|---|---|")
    for slug, category in catalogue().items():
        for tier in category.tiers:
            found = measured(category, tier)
            over = [
                n for n in BARS if any(f > bar for f, bar in zip(found[n], BARS[n], strict=True))
            ]
            cells = " | ".join(f"{figure:.3f}" for name in BARS for figure in found[name])
            print(f"| {slug} | {tier} | {cells} | {'over: ' + ', '.join(over) if over else ''} |")
