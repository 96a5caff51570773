"""The question of ``info_entropy``: the counts shown in one way, and a quantity told in another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.categories.information.texts import TEXTS, UNITS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from unseen.categories.information.facts import Source
    from unseen.core.rng import Rng

__all__ = ["ask"]

ROUNDING = (
    "Round to four decimal places.",
    "Give four digits after the point, rounded.",
    "Give it rounded to 4 decimals.",
)
LETTERS = "abcdefghkm"


def ask(source: Source, framing: str, rng: Rng) -> str:
    """Return the question in one of the wordings of its framing."""
    text = rng.choice(TEXTS[framing, source.task])
    unit = rng.choice(UNITS[framing, source.base])
    words = {"data": SHOWN[source.task](source, framing), "log": f"log_{source.base}"}
    return f"{text.format(**words)} {unit} {rng.choice(ROUNDING)}"


def _row(counts: Sequence[int], framing: str) -> str:
    """Show a distribution: fractions, counts by letter, or weights."""
    total = sum(counts)
    if framing == "plain":
        return ", ".join(f"{count}/{total}" for count in counts)
    if framing == "story":
        return ", ".join(f"{name}: {count}" for name, count in zip(LETTERS, counts, strict=False))
    return " : ".join(map(str, counts))


def _single(source: Source, framing: str) -> str:
    return _row(source.rows[0], framing)


def _pair(source: Source, framing: str) -> str:
    names = {"plain": "PQ", "story": ("seen", "believed"), "inverted": ("first", "second")}[framing]
    lines = (f"  {n}: {_row(row, framing)}" for n, row in zip(names, source.rows, strict=True))
    return "\n\n" + "\n".join(lines) + "\n\n"


def _table(source: Source, framing: str) -> str:
    return "\n\n" + _grid(source.rows, framing) + "\n\n"


def _tables(source: Source, framing: str) -> str:
    height = source.height
    parts = [source.rows[at : at + height] for at in range(0, len(source.rows), height)]
    name = {"plain": "Z = {}", "story": "season {}", "inverted": "layer {}"}[framing]
    shown = (
        f"  {name.format(n)}:\n{_grid(part, framing)}" for n, part in enumerate(parts, start=1)
    )
    return "\n\n" + "\n".join(shown) + "\n\n"


def _grid(rows: Sequence[Sequence[int]], framing: str) -> str:
    side, top = {"plain": ("X = {}", "Y = {}"), "story": ("{}", "{}"), "inverted": ("r{}", "c{}")}[
        framing
    ]
    names = "ABCDEF" if framing == "story" else "123456"
    width = max(5, *(len(str(count)) for row in rows for count in row)) + 1
    heads = "".join(
        top.format(LETTERS[n] if framing == "story" else n + 1).rjust(width)
        for n in range(len(rows[0]))
    )
    lines = [" " * 8 + heads]
    for name, row in zip(names, rows, strict=False):
        cells = "".join(str(count).rjust(width) for count in row)
        lines.append(f"  {side.format(name)}".ljust(8) + cells)
    return "\n".join(lines)


def _channel(row: Sequence[int], framing: str) -> str:
    """Show a channel whose rows are the first one turned, line by line."""
    turned = [(*row[len(row) - at :], *row[: len(row) - at]) for at in range(len(row))]
    total = sum(row)
    sep = "  " if framing != "plain" else ", "
    lines = (sep.join(str(count) for count in line) for line in turned)
    unit = f"(each number divided by {total})" if framing == "plain" else f"(of {total})"
    return "\n".join(f"  {line}" for line in lines) + f"\n  {unit}"


def _one_channel(source: Source, framing: str) -> str:
    return f"\n\n{_channel(source.rows[0], framing)}\n\n"


def _two_channels(source: Source, framing: str) -> str:
    return "\n\n" + "\n\n".join(_channel(row, framing) for row in source.rows) + "\n\n"


SHOWN: dict[str, Callable[[Source, str], str]] = {
    "entropy": _single,
    "conditional": _table,
    "mutual": _table,
    "divergence": _pair,
    "capacity": _one_channel,
    "conditional mutual": _tables,
    "sum of channels": _two_channels,
}
