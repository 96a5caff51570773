"""Replies read a second, beside math-verify on the same numbers where it is installed."""

from time import perf_counter

from unseen.core.answers.rational import rational
from unseen.core.errors import Unreadable
from unseen.core.rng import Rng

TEXTS = 2000


def texts():
    """Return renderings of fractions, a third of them LaTeX."""
    rng = Rng("bench", "reading")
    for _ in range(TEXTS):
        over, under = rng.between(-9999, 9999), rng.between(2, 999)
        yield rng.choice(
            [f"{over}/{under}", f"$\\frac{{{over}}}{{{under}}}$", f"x = {over}/{under}"]
        )


def ours(given):
    for text in given:
        try:
            rational.read(text)
        except Unreadable:
            raise AssertionError(text) from None


def theirs(given):
    from math_verify import parse

    for text in given:
        parse(text if "$" in text else f"${text}$")


def rate(read, given):
    began = perf_counter()
    read(given)
    return len(given) / (perf_counter() - began)


def main():
    given = list(texts())
    mine = rate(ours, given)
    print(f"unseen: {mine:,.0f} replies a second")
    try:
        peer = rate(theirs, given[:200])
    except ImportError:
        print("math-verify is not installed: pip install math-verify")
        return
    print(f"math-verify: {peer:,.0f} a second; ratio {mine / peer:.1f}")
