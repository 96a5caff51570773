"""The dresses and the traps that all kinds of numbers share."""

from __future__ import annotations

__all__ = ["dressed", "hedged"]


def dressed(text: str) -> tuple[str, ...]:
    """Return ways in which prose, Markdown and LaTeX carry the same written value."""
    return (
        text,
        f" {text} ",
        f"{text}.",
        f"${text}$",
        f"${text}$.",
        f"$${text}$$",
        f"\\({text}\\)",
        f"\\[ {text} \\]",
        f"**{text}**",
        f"**{text}**.",
        f"`{text}`",
        f"({text})",
        f"{{{text}}}",
        f"x = {text}",
        f"$x = {text}$",
        f"N = **{text}**",
        f"The answer is {text}.",
        f"the final answer is: {text}",
        f"Therefore the result is {text}",
        f'"{text}"',
        f"= {text}",
    )


def hedged(text: str, other: str) -> tuple[str, ...]:
    """Return texts that name the value and leave it open, take it back, or change it."""
    return (
        f"{text} or {other}",
        f"{text}, {other}",
        f"{other}, {text}",
        f"{text} and {other}",
        f"not {text}",
        f"maybe {text}",
        f"{text}?",
        f"{text} ± {other}",
        f"about {text}, I think",
        f"{text} = {other}",
        f"{text} million",
        f"< {text}",
        f"x > {text}",
        f"{text}...",
        f"between {text} and {other}",
        f"f({text})",
        f"[{text}, {other}]",
        f"{text} + {other}",
    )
