"""Discrete Fourier transforms of short sequences, forward and inverse, after steps that have laws.

The idea: a sum of N numbers, each turned by its own angle. Whoever knows the laws of the transform
needs not carry out the steps that come first: a shift multiplies X[k] by a root of unity, turning
shifts the spectrum, a circular filter multiplies it, a Hann window is a mixture of three neighbours
(Oppenheim and Schafer, Discrete-Time Signal Processing, chapter 8). Whoever does not can still do
them one after another.

The truth is exact: sums are kept as whole-number multiples of roots of unity until the last line.
For the lengths used here the cosines involved are 0, 1/2, 1 and irrational numbers that are
independent over the rationals, so that a rational part comes out as exactly that.

Source: the category of this name in FORGE. Not done yet: lengths with a factor 5, padding with
zeros, the fast algorithm's own intermediate values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.signals import inverted, plain, story
from unseen.categories.signals.facts import Signal, Step
from unseen.categories.signals.sums import transform
from unseen.core.answers.complex_vector import complex_vector
from unseen.core.category import Category, Worked

if TYPE_CHECKING:
    from unseen.core.rng import Rng

__all__ = ["CATEGORY"]

PLACES = 4
VERBS = ("shift", "reverse", "conjugate", "alternate", "turn", "window", "filter")


class Tier(NamedTuple):
    """Ranges of one tier."""

    length: int
    bound: int
    """Largest absolute value of a real or imaginary part."""
    is_complex: bool
    bins: int
    steps: int
    is_free: bool
    """Whether the sign of the exponent and the factor 1/N are drawn; else they are - and 1."""


TIERS = {  # length, largest part, complex, bins asked for, steps, free convention
    1: Tier(4, 50, False, 4, 0, False),
    2: Tier(8, 20, False, 4, 0, False),
    3: Tier(8, 9, True, 4, 0, True),
    4: Tier(8, 9, True, 5, 1, True),
    5: Tier(12, 9, True, 5, 1, True),
    6: Tier(12, 20, True, 6, 2, True),
    7: Tier(16, 20, True, 6, 3, True),
    8: Tier(16, 20, True, 8, 4, True),
}


def draw(tier: int, rng: Rng) -> Signal:
    """Draw a sequence, its steps, a convention, and which sums are asked for."""
    ranges = TIERS[tier]
    samples = tuple(
        (_part(ranges, rng), _part(ranges, rng) if ranges.is_complex else 0)
        for _ in range(ranges.length)
    )
    steps = tuple(_step(verb, ranges.length, rng) for verb in rng.sample(VERBS, ranges.steps))
    sign = rng.choice((-1, 1)) if ranges.is_free else -1
    is_mean = ranges.is_free and rng.chance(1, 2)
    bins = tuple(sorted(rng.sample(range(ranges.length), ranges.bins)))
    return Signal(samples, steps, sign, is_mean, bins)


def _part(ranges: Tier, rng: Rng) -> int:
    return rng.between(-ranges.bound, ranges.bound)


def _step(verb: str, length: int, rng: Rng) -> Step:
    if verb in {"shift", "turn"}:
        return Step(verb, (rng.between(1, length // 2 - 1),))
    if verb == "filter":
        return Step(verb, tuple(rng.nonzero(-3, 3) for _ in range(3)))
    return Step(verb)


def ask(signal: Signal, framing: str, rng: Rng) -> str:
    """Return the question in a framing; the Rng picks the wording."""
    if framing == "story":
        return story.tell(signal, rng)
    if framing == "inverted":
        return inverted.tell(signal, rng)
    return plain.tell(signal, rng)


def measure(signal: Signal) -> int:
    """Return the real products: of each sum, with its turned numbers, and of each step."""
    parts = 1 if not any(imaginary for _, imaginary in signal.samples) else 2
    turned = 2 * parts * signal.length * len(signal.bins)
    return turned + 4 * signal.length * len(signal.steps)


def space(tier: int) -> int:
    """Count the sequences of samples alone."""
    ranges = TIERS[tier]
    return (2 * ranges.bound + 1) ** (ranges.length * (2 if ranges.is_complex else 1))


def _real(*samples: int) -> tuple[tuple[int, int], ...]:
    return tuple((sample, 0) for sample in samples)


WORKED = (
    Worked(
        facts=Signal(_real(1, 2, 3, 4), (), -1, is_mean=False, bins=(0, 1, 2, 3)),
        right=(
            "10.0000+0.0000i, -2.0000+2.0000i, -2.0000+0.0000i, -2.0000-2.0000i",
            "[10, -2+2j, -2, -2-2j]",
            "(10, 0), (-2, 2), (-2, 0), (-2, -2)",
            "10, -2 + 2i, -2, -2 - 2i",
        ),
        wrong=(
            "10, -2-2i, -2, -2+2i",
            "10, -2+2i, -2",
            "2.5, -0.5+0.5i, -0.5, -0.5-0.5i",
            "10",
            "10, 2i, -2, -2i",
            "1, 2, 3, 4",
        ),
        source="by hand: 1-3 + (4-2) i = -2+2i for k = 1, its conjugate for k = 3",
    ),
    Worked(
        facts=Signal(_real(0, 1, 0, 0, 0, 0, 0, 0), (), -1, is_mean=False, bins=(1, 2)),
        right=("0.7071-0.7071i, 0.0000-1.0000i", "(1-i)/sqrt(2), -i", "0.70711-0.70711j, -1j"),
        wrong=("0.7071+0.7071i, i", "0.707-0.707i, -i", "0.7073-0.7071i, -i", "0.7071, -i"),
        source="a single 1 at n = 1 gives e^(-2 pi i k/8) itself: cos 45° - i sin 45°, and -i",
    ),
    Worked(
        facts=Signal(_real(4, 0, 0, 0), (Step("shift", (1,)),), 1, is_mean=True, bins=(1,)),
        right=("0.0000+1.0000i", "i", "(0, 1)", "1j"),
        wrong=("-i", "1", "4i", "0.25i"),
        source="after the shift x[1] = 4 stands alone, so X[1] = 4 i / 4",
    ),
)

CATEGORY = Category(
    slug="signal_dft",
    version=1,
    title="Discrete Fourier transforms",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=transform,
    kind=lambda signal: complex_vector(PLACES, len(signal.bins)),
    measure=measure,
    space=space,
    worked=WORKED,
)
