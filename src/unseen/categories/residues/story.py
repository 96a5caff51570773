"""Situations in which many things multiply and few are left over.

How often something is multiplied is told as a count of generations; a tower's count is told in a
sentence of its own, since nobody would write it down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.residues.wording import joined, numbered

if TYPE_CHECKING:
    from unseen.categories.residues.facts import Congruence, Power, System
    from unseen.core.rng import Rng

__all__ = ["tell"]


class Setting(NamedTuple):
    """``{k}`` things become ``{a}`` times as many, ``{n}`` times over."""

    grow: str
    sorts: tuple[str, ...]
    """What the terms are called when there are several; else ``lone``."""
    lone: str
    unit: str
    """One round of growing, in the singular and in the plural."""
    units: str
    total: str
    leftover: str
    group: str


SETTINGS = (
    Setting(
        grow="{K} {sort} are put into a dish of their own. At every full hour each of them splits "
        "into {a}, and none ever dies. This goes on for {n}.",
        sorts=("round cells", "rod-shaped cells"),
        lone="cells",
        unit="hour",
        units="hours",
        total="all the cells that there are in the end",
        leftover="are drawn up into droplets of exactly {m} cells, as many as will fill",
        group="droplets of {m}",
    ),
    Setting(
        grow="{K} {sort} arrive. In each of them there are {a} smaller boxes, in each of those {a} "
        "smaller ones still, and so on; counting the first opening as one, boxes have to be opened "
        "{n} deep, and each of the innermost boxes holds a single bead.",
        sorts=("crates with a red stripe", "crates with a blue stripe"),
        lone="crates",
        unit="layer",
        units="layers",
        total="all the beads",
        leftover="are threaded into chains of exactly {m} beads, as many as can be made",
        group="chains of {m}",
    ),
    Setting(
        grow="{K} {sort} begin. Each writes to {a} people who have never been written to; everyone "
        "who gets a letter does the same in the following round. Beginning with the letters of "
        "the first writers there are {n} of letters.",
        sorts=("people in the north", "people in the south"),
        lone="people",
        unit="round",
        units="rounds",
        total="only the letters of the last round, of all that were written,",
        leftover="go into sacks of exactly {m} letters, as many as can be filled",
        group="sacks of {m}",
    ),
    Setting(
        grow="An account for {sort} opens with {k} coins. Every night what is in it is replaced by "
        "{a} times as many coins. So it goes for {n}.",
        sorts=("the elder child", "the younger child"),
        lone="the child",
        unit="night",
        units="nights",
        total="all the coins in the end",
        leftover="are wrapped in rolls of exactly {m} coins, as many as can be made",
        group="rolls of {m}",
    ),
)
COUNTS = (
    "to find how many {units} that is, start from 1 and multiply by {b}, over and over, {times}",
    "the number of {units} is what you get when {times} numbers, all of them {b}, are multiplied",
)
NUMBERS = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six", 7: "Seven", 8: "Eight", 9: "Nine"}
NUMBERS[1] = "One"


def tell(system: System, rng: Rng) -> str:
    """Return the story."""
    setting = rng.choice(SETTINGS)
    if len(system.congruences) == 1:
        (part,) = system.congruences
        return f"{_growth(setting, part, rng)}\n\n{_one_question(setting, part, rng)}"
    return _several(setting, system, rng)


def _one_question(setting: Setting, part: Congruence, rng: Rng) -> str:
    total = f"{setting.total[0].upper()}{setting.total[1:]}"
    packed = f"{total} {setting.leftover.format(m=part.modulus)}."
    return packed + rng.choice(
        (
            " How many are left over?",
            " Fewer than that remain. How many?",
            f" What remains is too little for another of these {part.modulus}. How much is it?",
        )
    )


def _several(setting: Setting, system: System, rng: Rng) -> str:
    stories = [
        f"{_growth(setting, part, rng)} Then {setting.total} would be put into "
        f"{setting.group.format(m=part.modulus)}, as many as could be filled; call what is left "
        f"over the remnant of this tale."
        for part in system.congruences
    ]
    rules = [
        f"put into {setting.group.format(m=part.modulus)}, they leave the remnant of tale {place}"
        for place, part in enumerate(system.congruences, start=1)
    ]
    return (
        f"Here are {len(stories)} tales.\n\n{numbered(stories)}\n\nSomebody owns fewer than "
        f"{system.product} things of this sort, and this is all that is known of how many they "
        f"are: {joined(rules)}. Only one number fits. How many things are they?"
    )


def _growth(setting: Setting, part: Congruence, rng: Rng) -> str:
    alone = len(part.powers) == 1
    sorts = (setting.lone,) if alone else rng.shuffled(setting.sorts)
    tales = [
        _grow(setting, power, sort, rng) for power, sort in zip(part.powers, sorts, strict=True)
    ]
    return " ".join(tales)


def _grow(setting: Setting, power: Power, sort: str, rng: Rng) -> str:
    first, *rest = power.tower
    count = f"{first} {setting.units}" if not rest else f"a great many {setting.units}"
    text = setting.grow.format(
        K=NUMBERS[power.factor], k=power.factor, a=power.base, n=count, sort=sort
    )
    return text if not rest else f"{text} {_long_count(setting, first, rest, rng)}"


def _long_count(setting: Setting, first: int, rest: list[int], rng: Rng) -> str:
    """Tell a tower's value: ``first`` multiplied by itself as often as ``rest`` says."""
    if len(rest) == 1:
        sentence = rng.choice(COUNTS)
        times = f"{rest[0]} times" if "over and over" in sentence else str(rest[0])
        text = sentence.format(units=setting.units, b=first, times=times)
        return f"{text[0].upper()}{text[1:]}."
    low, top = rest
    return (
        f"To find how many {setting.units} that is, first start from 1 and multiply by {low}, over "
        f"and over, {top} times. Then start from 1 again and multiply by {first} as many times as "
        f"the number just found says."
    )
