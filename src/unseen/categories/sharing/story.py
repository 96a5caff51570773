"""Situations in which something is shared out, each with words of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from unseen.categories.sharing.facts import Place, Sharing
    from unseen.core.rng import Rng

__all__ = ["tell"]


class Setting(NamedTuple):
    """``{n}`` is the number of things; ``between``, ``least`` speak of one place."""

    opening: str
    names: tuple[str, ...]
    alike: str
    """How ``{count}`` places are called that nobody tells apart."""
    between: str
    least: str
    even: str
    odd: str
    threes: str
    all_used: str
    may_keep: str
    question: str
    same: str


SETTINGS = (
    Setting(
        opening="The keeper of a small zoo has {n} herrings for the evening, all equally good.",
        names=(
            "Ada the seal",
            "Bruno the bear",
            "the old pelican",
            "Greta the otter",
            "Milo the penguin",
            "the heron",
            "Suki the sea lion",
            "the polecat",
            "Tove the mink",
            "the stork",
        ),
        alike="the {count} gulls, who all look the same to the keeper,",
        between="{who} must have {low} of them or more, but no more than {cap}",
        least="{who} must have {low} of them or more",
        even="an even number only, please",
        odd="an odd number only, please",
        threes="and always in threes",
        all_used="Nothing may be left in the bucket.",
        may_keep="Whatever is over can go back on the ice.",
        question="How many different feeding plans could be written down?",
        same="For the gulls the plan only says how many of them get how much.",
    ),
    Setting(
        opening="A foreman has {n} days of work to give away this season; a day is a day.",
        names=(
            "Anselm",
            "Birgit",
            "Cuno",
            "Dorit",
            "Edda",
            "Frode",
            "Gesa",
            "Henning",
            "Isa",
            "Jorunn",
        ),
        alike="the {count} apprentices, who are booked as mere numbers,",
        between="{who} wants at least {low} days and can't do more than {cap}",
        least="{who} wants at least {low} days",
        even="which have to come in pairs",
        odd="and it has to be an odd number of days",
        threes="which have to come in blocks of three",
        all_used="All the days have to be worked by somebody.",
        may_keep="Days that nobody works are simply dropped.",
        question="How many rosters, which say who works how many days, are possible?",
        same="Of the apprentices a roster only says how many of them work how long.",
    ),
    Setting(
        opening="{n} identical lamps have been delivered to a theatre that is being refitted.",
        names=(
            "the foyer",
            "the stage",
            "the gallery",
            "the bar",
            "the cellar",
            "the courtyard",
            "the box office",
            "the workshop",
            "the stairs",
            "the stalls",
        ),
        alike="the {count} dressing rooms, between which the plan makes no difference,",
        between="{who} needs {low} lamps and has sockets for {cap}",
        least="{who} needs {low} lamps and has sockets without end",
        even="its sockets work in twos",
        odd="one socket is single and the others work in twos",
        threes="its sockets work in threes",
        all_used="Every lamp is to be screwed in.",
        may_keep="Lamps may stay in their crates.",
        question="In how many ways can the electrician fill in the plan, which has a number for "
        "each place?",
        same="For the dressing rooms the plan tells how many of them get how many lamps.",
    ),
    Setting(
        opening="Before a long march {n} equal loaves are handed out.",
        names=(
            "the drummer",
            "the cook",
            "the scout",
            "the smith",
            "the doctor",
            "the singer",
            "the ferryman",
            "the clerk",
            "the shepherd",
            "the mason",
        ),
        alike="the {count} recruits, whose names nobody knows yet,",
        between="{who} will carry {low} to {cap} loaves",
        least="{who} will carry {low} loaves or any number above that",
        even="but has two bags that must weigh the same",
        odd="one in the hat and the same number in each of two bags",
        threes="but has three bags that must weigh the same",
        all_used="None may stay behind.",
        may_keep="The rest may stay behind.",
        question="Counting only who carries how many, how many ways are there to hand them out?",
        same="The recruits are not told apart: only how many of them carry how many counts.",
    ),
)


def tell(sharing: Sharing, rng: Rng) -> str:
    """Return the story."""
    setting = rng.choice(SETTINGS)
    single = [place for place in sharing.places if place.copies == 1]
    names = rng.sample(setting.names, len(single))
    lines = [_wish(setting, name, place) for name, place in zip(names, single, strict=True)]
    alike = [place for place in sharing.places if place.copies > 1]
    lines += [_wishes_alike(setting, place) for place in alike]
    close = setting.may_keep if sharing.may_keep else setting.all_used
    parts = [setting.opening.format(n=sharing.total), f"{' '.join(rng.shuffled(lines))}", close]
    if alike:
        parts.append(setting.same)
    return "\n\n".join([" ".join(parts[:2]), " ".join([*parts[2:], setting.question])])


def _wish(setting: Setting, who: str, place: Place) -> str:
    text = (setting.least if place.cap is None else setting.between).format(
        who=who, low=place.low, cap=place.cap
    )
    extra = _sort(setting, place)
    return f"{text[0].upper()}{text[1:]}{f', {extra}' if extra else ''}."


def _wishes_alike(setting: Setting, place: Place) -> str:
    who = f"Each of {setting.alike.format(count=place.copies)}"
    return _wish(setting, who, place)


def _sort(setting: Setting, place: Place) -> str:
    if place.step == 1:
        return ""
    if place.step == 3:
        return setting.threes
    return setting.odd if place.low % 2 else setting.even
