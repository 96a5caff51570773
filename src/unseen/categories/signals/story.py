"""Walks, pulls and strokes that are turned before they are added up: a transform without its name.

A complex number a+bi is told as a units to the east and b to the north.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.signals.wording import PARTS, joined, numbered, rounding

if TYPE_CHECKING:
    from unseen.categories.signals.facts import Signal, Step
    from unseen.core.rng import Rng

__all__ = ["tell"]


class Setting(NamedTuple):
    """A situation in which arrows of the plane are turned and added up."""

    opening: str
    """``{size}`` and ``{last}`` are filled in; the list of arrows follows."""
    thing: str
    record: str
    """What holds all the arrows."""
    axes: tuple[str, str, str, str]
    """East, west, north, south."""
    unit: str
    trial: str
    """What is done for one ``k``: ``{turning}`` and ``{times}`` are filled in."""
    total: str
    mean: str
    """The question, for the sum and for the sum divided by ``{size}``."""


COMPASS = ("east", "west", "north", "south")
SETTINGS = (
    Setting(
        opening="A robot on a large flat floor has a list of {size} moves, numbered 0 to {last}. "
        "Each takes it in a straight line from where it is to a place so many metres further east "
        "or west and north or south:",
        thing="move",
        record="list",
        axes=COMPASS,
        unit="m",
        trial="For trial k the robot starts at the flagpole and makes all {size} moves once, but "
        "each of them turned: move n is turned {turning}, its length staying as it is. Later "
        "trials begin with the list as it now is.",
        total="Where does the robot stand at the end of {trials}, as seen from the flagpole?",
        mean="Divide the way from the flagpole to the robot's last place by {size}, keeping its "
        "direction. What is the result for {trials}?",
    ),
    Setting(
        opening="{size} ropes, numbered 0 to {last}, are tied to one ring that lies on a table. "
        "Seen from above, each pulls at it with a force that has an eastward or westward and a "
        "northward or southward part, as this table shows:",
        thing="pull",
        record="table",
        axes=COMPASS,
        unit="N",
        trial="In experiment k the strength of every pull is kept, but pull n is turned "
        "{turning}. Every experiment starts from the pulls as they now are.",
        total="Which force do all the pulls together exert on the ring in {trials}?",
        mean="Which force is {part} of what all the pulls together exert on the ring in {trials}?",
    ),
    Setting(
        opening="A drawing machine has a programme of {size} strokes, numbered 0 to {last}. Each "
        "moves the pen in a straight line, so far to the right or left and so far up or down on "
        "the paper:",
        thing="stroke",
        record="programme",
        axes=("right", "left", "up", "down"),
        unit="mm",
        trial="In picture k the pen starts at a dot and draws all the strokes, each beginning "
        "where the one before ended; but stroke n is turned {turning}, without being made longer "
        "or shorter. The programme itself stays as it is for the next picture.",
        total="How far to the right of the dot and how far above it does the pen come to rest in "
        "{trials}?",
        mean="The straight line from the dot to the pen's place of rest is cut into {size} equal "
        "parts; the first part begins at the dot. How far to the right of the dot and how far "
        "above it does that first part end in {trials}?",
    ),
    Setting(
        opening="A record holds {size} gusts of wind, numbered 0 to {last}; they carried a balloon "
        "along, each in a straight line:",
        thing="gust",
        record="record",
        axes=COMPASS,
        unit="km",
        trial="A forecaster plays with the record. In scenario k, gust n carries the balloon as "
        "far as it did, but in a direction turned {turning}; all scenarios use the record as "
        "it now is.",
        total="How far has the balloon been carried from its starting point by the end of "
        "{trials}?",
        mean="By the end of the scenario the balloon has been carried some way from its starting "
        "point. What is {part} of that way, its direction kept, in {trials}?",
    ),
)
TRIALS = {"move": "trial", "pull": "experiment", "stroke": "picture", "gust": "scenario"}


def tell(signal: Signal, rng: Rng) -> str:
    """Return the story."""
    setting = rng.choice(SETTINGS)
    size = signal.length
    counts = {"size": size, "last": size - 1, "part": PARTS[size]}
    trial = TRIALS[setting.thing]
    trials = f"{trial}{'s' * (len(signal.bins) > 1)} {joined(signal.bins)}"
    question = (setting.mean if signal.is_mean else setting.total).format(**counts, trials=trials)
    trial_text = setting.trial.format(**counts, turning=_turning(signal, rng))
    return (
        f"{setting.opening.format(**counts)}\n\n{_arrows(signal, setting)}"
        f"{_changes(signal, setting)}\n\n{trial_text}\n\n{question} "
        f"{_answer_form(setting)} {rounding(signal)}"
    )


def _answer_form(setting: Setting) -> str:
    east, west, north, south = setting.axes
    return (
        f"Each answer is told as a complex number a+bi, where a is the number of {setting.unit} to "
        f"the {east} (negative: {west}) and b the number of {setting.unit} {_towards(north)} "
        f"(negative: {south})."
    )


def _towards(axis: str) -> str:
    return "upwards" if axis == "up" else f"to the {axis}"


def _turning(signal: Signal, rng: Rng) -> str:
    way = "anticlockwise" if signal.sign > 0 else "clockwise"
    size = signal.length
    return rng.choice(
        (
            f"{way} by k·n/{size} of a full turn",
            f"{way} through k times n times {_degrees(size)}",
            f"{way}, k times n times as far as {PARTS[size]} of a full turn",
        )
    )


def _degrees(size: int) -> str:
    return f"{360 / size:g} degrees"


def _arrows(signal: Signal, setting: Setting) -> str:
    return "\n".join(
        f"  {setting.thing} {n}: {_arrow(sample, setting)}"
        for n, sample in enumerate(signal.samples)
    )


def _arrow(sample: tuple[int, int], setting: Setting) -> str:
    east, west, north, south = setting.axes
    ways = ((sample[0], east, west), (sample[1], north, south))
    parts = [
        f"{abs(size)} {setting.unit} {plus if size > 0 else minus}"
        for size, plus, minus in ways
        if size
    ]
    return " and ".join(parts) or f"0 {setting.unit} (nothing at all)"


def _changes(signal: Signal, setting: Setting) -> str:
    if not signal.steps:
        return ""
    lines = [_step(step, setting, signal.length) for step in signal.steps]
    if len(lines) == 1:
        return f"\n\nThen the {setting.record} is changed, for good. {lines[0]}"
    return (
        f"\n\nThen the {setting.record} is changed {len(lines)} times, one after the other, each "
        f"time as the change before has left it, and for good.\n\n{numbered(lines)}"
    )


STEPS = {
    "shift": "Every {thing} goes down the {record} by {amount}, so that what was {thing} 0 is now "
    "{thing} {amount}; those that would go beyond {last} come in at the top again, in their order, "
    "from number 0 on.",
    "reverse": "{Thing} 0 keeps its number; all others are put in the opposite order, so that "
    "{thing} 1 becomes {thing} {last}, {thing} 2 becomes {thing} {before_last}, and so on.",
    "conjugate": "In all {thing}s, {north} and {south} are exchanged; {east} and {west} stay as "
    "they are.",
    "alternate": "All {thing}s with an odd number are made to go in the opposite direction.",
    "turn": "Each {thing} n is turned anticlockwise by {turns}/{size} of a full turn, its "
    "length staying as it is.",
    "window": "The length of each {thing} n is multiplied by (1 - cos(n · {degrees}))/2, its "
    "direction staying as it is.",
    "filter": "Every {thing} is replaced by the sum of {taps}, all of them as they were before "
    "this change. Before {thing} 0 stands {thing} {last}; {thing}s are added by adding their "
    "parts, and a negative number of times means the opposite direction.",
}
"""What is done to the list of arrows in each step."""
ORDINALS = ("that {thing} itself", "the {thing} just before it", "the {thing} two before it")


def _step(step: Step, setting: Setting, size: int) -> str:
    thing = setting.thing
    east, west, north, south = setting.axes
    taps = [
        f"{factor} times {text.format(thing=thing)}"
        for factor, text in zip(step.numbers, ORDINALS, strict=False)
    ]
    amount = sum(step.numbers[:1])
    return STEPS[step.verb].format(
        thing=thing,
        record=setting.record,
        Thing=thing.capitalize(),
        amount=amount,
        turns="n" if amount == 1 else f"{amount}·n",
        size=size,
        last=size - 1,
        before_last=size - 2,
        degrees=_degrees(size),
        taps=joined(taps or ["nothing"]),
        east=east,
        west=west,
        north=north,
        south=south,
    )
