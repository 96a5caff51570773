"""The question of ``game_nim`` in its three framings: the same game with stones, goods or tokens.

A voice is one way to tell a game: what the heaps are, what is taken, and how the rules sound.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.categories.heaps.voices import VOICES

if TYPE_CHECKING:
    from unseen.categories.heaps.facts import Game, Heap, Rule, Takes
    from unseen.categories.heaps.voices import Voice
    from unseen.core.rng import Rng

__all__ = ["ask"]


def ask(game: Game, framing: str, rng: Rng) -> str:
    """Return the question in one of the wordings of its framing."""
    voice = rng.choice(VOICES[framing])
    first, second = game.players
    heaps = rng.choice((_in_line, _as_list))(game, voice)
    rules = [*_taking(game, voice), voice.endings[game.ending]]
    question = rng.choice(QUESTIONS).format(
        first=first, second=second, opening=_said(game.opening, voice)
    )
    form = (
        f"Write a move as a letter, a colon and the number of {voice.units}"
        f"{', and a move on two letters with a comma between the two' * _is_double(game)}; if "
        "there is no winning move, put the word none and a comma before the reply."
    )
    opening = voice.opening.format(first=first, second=second)
    return f"{opening}\n{heaps}\n\n{' '.join(rules)}\n\n{question} {form}"


QUESTIONS = (
    "It is {first}'s turn, and both play as well as possible from now on. Which move lets {first} "
    "win? If there are several, one of them is enough. But if no move of {first}'s wins, say so "
    "and name a move with which {second} can answer, and win, after {first} {opening}.",
    "{first} is to move. Name a move after which {first} can win whatever {second} does. Should "
    "there be none, say that, and suppose that {first} {opening}: then name a move of {second}'s "
    "that wins.",
    "Neither makes mistakes, and {first} moves now. If {first} can win, give one move that does "
    "it. If {second} wins against every move, say that there is none and give, for the case that "
    "{first} {opening}, one winning reply of {second}'s.",
)


def _is_double(game: Game) -> bool:
    return game.reach > 1 or bool(game.pairs)


def _in_line(game: Game, voice: Voice) -> str:
    text = "; ".join(voice.item.format(label=h.label, size=h.size) for h in game.heaps)
    return f"{text[0].upper()}{text[1:]}."


def _as_list(game: Game, voice: Voice) -> str:
    lines = (f"  {voice.item.format(label=h.label, size=h.size)}" for h in game.heaps)
    return "\n" + "\n".join(lines)


def _taking(game: Game, voice: Voice) -> list[str]:
    """Return a sentence for each rule, the heaps that it holds for named where rules differ."""
    groups: dict[Rule, list[Heap]] = {}
    for heap in game.heaps:
        groups.setdefault(heap.rule, []).append(heap)
    if len(groups) == 1:
        (rule,) = groups
        sentences = [voice.alike.format(amount=_amount(rule, voice))]
    else:
        sentences = [voice.unlike] + [
            voice.each.format(labels=_listed([h.label for h in heaps]), amount=_amount(rule, voice))
            for rule, heaps in groups.items()
        ]
    if game.reach > 1:
        sentences.append(voice.reach)
    sentences += [voice.pair.format(one=one, other=other) for one, other in game.pairs]
    return sentences


def _amount(rule: Rule, voice: Voice) -> str:
    numbers = [str(number) for number in rule.numbers]
    most = numbers[-1] if numbers else ""
    return voice.amounts[rule.name].format(most=most, numbers=_listed(numbers, "or"))


def _listed(items: list[str], last: str = "and") -> str:
    return "".join(items) if len(items) < 2 else f"{', '.join(items[:-1])} {last} {items[-1]}"


def _said(takes: Takes, voice: Voice) -> str:
    return " and ".join(voice.did.format(label=label, amount=n) for label, n in takes)
