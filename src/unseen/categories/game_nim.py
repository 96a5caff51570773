"""Who wins at taking from heaps, and with which move: Nim, its relatives and their sums.

The idea, by tier: Nim itself; its misère form; a bound on what is taken; Moore's game, in which two
heaps may be taken from; sums of games with different rules, which take Grundy numbers; Wythoff's
pairs among them. Any winning move is right. Where no move wins, that alone would be a guess, so a
winning reply to a stated move is asked for as well.

Sources stand with each theorem in ``heaps.theory``.

Not done yet: partisan games; games in which heaps are split.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.heaps.facts import ANY, Game, Heap, Rule, Takes
from unseen.categories.heaps.prose import ask
from unseen.categories.heaps.theory import after, is_lost, winning, wins
from unseen.core.answers.move import Board, Move, move
from unseen.core.category import Category, Worked

if TYPE_CHECKING:
    from unseen.core.answers.kind import AnswerKind
    from unseen.core.rng import Rng

__all__ = ["CATEGORY"]

LABELS = "ABCDEFGHJK"
NAMES = (
    "Ada",
    "Bela",
    "Chen",
    "Dina",
    "Egon",
    "Fay",
    "Goran",
    "Hana",
    "Ivo",
    "Juno",
    "Kofi",
    "Lia",
)


class Tier(NamedTuple):
    """Ranges of one tier."""

    heaps: int
    largest: int
    ending: str = "normal"
    reach: int = 1
    rules: tuple[str, ...] = ("any",)
    """Rules that are drawn from; all heaps share one where there is one."""
    pairs: int = 0
    largest_pair: int = 0


MIXED = ("any", "limit", "set", "half", "divisor")
TIERS = {
    1: Tier(4, 31),
    2: Tier(7, 63),
    3: Tier(8, 127, ending="misere"),
    4: Tier(8, 200, rules=("limit",)),
    5: Tier(7, 63, reach=2),
    6: Tier(8, 120, rules=MIXED),
    7: Tier(9, 150, rules=MIXED, pairs=1, largest_pair=30),
    8: Tier(10, 180, rules=MIXED, pairs=2, largest_pair=36),
}


def draw(tier: int, rng: Rng) -> Game:
    """Draw a position; three in ten are lost for the player to move."""
    wants_lost = rng.chance(3, 10)
    return rng.until(lambda draws: _game(TIERS[tier], wants_lost, draws), _is_good)


def _is_good(game: Game) -> bool:
    return all(heap.size > 0 for heap in game.heaps) and bool(game.opening)


def _game(ranges: Tier, wants_lost: bool, rng: Rng) -> Game:  # noqa: FBT001 - drawn, not chosen
    shared = _rule(ranges.rules[0], rng) if len(ranges.rules) == 1 else None
    pairs = tuple((LABELS[2 * at], LABELS[2 * at + 1]) for at in range(ranges.pairs))
    linked = "".join(label for pair in pairs for label in pair)
    heaps = tuple(
        Heap(label, rng.between(2, ranges.largest_pair))
        if label in linked
        else Heap(
            label, rng.between(2, ranges.largest), shared or _rule(rng.choice(ranges.rules), rng)
        )
        for label in LABELS[: ranges.heaps]
    )
    first, second = rng.sample(NAMES, 2)
    game = Game(heaps, (), (first, second), ranges.ending, ranges.reach, pairs)
    if wants_lost:
        game = _lost(game)
    return Game(
        game.heaps, _opening(game, rng), (first, second), ranges.ending, ranges.reach, pairs
    )


def _rule(name: str, rng: Rng) -> Rule:
    if name == "limit":
        return Rule(name, (rng.between(15, 45),))
    if name == "set":
        return Rule(name, tuple(sorted(rng.sample(range(1, 10), 3))))
    return ANY if name == "any" else Rule(name)


def _lost(game: Game) -> Game:
    """Return the position after a winning move, so that the next player is lost."""
    sizes = game.sizes
    takes = winning(game, sizes)
    left = sizes if takes is None else after(sizes, takes)
    heaps = tuple(Heap(heap.label, left[heap.label], heap.rule) for heap in game.heaps)
    return Game(heaps, (), game.players, game.ending, game.reach, game.pairs)


def _opening(game: Game, rng: Rng) -> Takes:
    """Return a legal move on one heap; nothing where the heap that was drawn allows none."""
    heap = rng.choice(game.heaps)
    amounts = heap.rule.amounts(heap.size)
    return ((heap.label, rng.choice(amounts)),) if amounts else ()


def _replied(game: Game) -> dict[str, int]:
    return after(game.sizes, game.opening)


def solve(game: Game) -> Move:
    """Return a winning move, or that there is none and a winning reply to the stated move."""
    takes = winning(game, game.sizes)
    if takes is not None:
        return Move(takes)
    reply = winning(game, _replied(game))
    assert reply is not None, "every move from a lost position can be answered"
    return Move(reply, is_none=True)


def check(game: Game, answer: Move) -> bool:
    """Return whether a move wins, or that none does and the reply wins."""
    if is_lost(game, game.sizes) != answer.is_none:
        return False
    sizes = _replied(game) if answer.is_none else game.sizes
    return bool(answer.takes) and wins(game, sizes, answer.takes)


def misses(game: Game) -> tuple[str, ...]:
    """Return legal moves that don't win, and texts near one that does."""
    right = solve(game)
    sizes = _replied(game) if right.is_none else game.sizes
    legal = [takes for heap in game.heaps for takes in _on(heap, sizes[heap.label])]
    wrong = [Move(takes, right.is_none) for takes in legal if not wins(game, sizes, takes)]
    kind = kind_of(game)
    turned = Move(right.takes, not right.is_none)
    beyond = Move(((right.takes[0][0], 999),), right.is_none)
    hedges = kind.misses(right)[4:]
    return (*map(kind.write, (*wrong[:: max(1, len(wrong) // 8)], turned, beyond)), *hedges)


def _on(heap: Heap, size: int) -> list[Takes]:
    return [((heap.label, amount),) for amount in heap.rule.amounts(size)]


def measure(game: Game) -> int:
    """Return about how many steps the theory takes: bits to add, Grundy numbers to build."""
    linked = {label for pair in game.pairs for label in pair}
    steps = sum(_steps(heap) for heap in game.heaps if heap.label not in linked)
    steps += sum(game.sizes[one] * game.sizes[other] for one, other in game.pairs)
    return steps * (len(game.heaps) if game.reach > 1 else 1)


def _steps(heap: Heap) -> int:
    bits = heap.size.bit_length()
    return {"any": bits, "set": 3 * heap.size}.get(heap.rule.name, 2 * bits)


def space(tier: int) -> int:
    """Count the sizes of the heaps; seven in ten games are drawn without changing them.

    At tier 1 the stated move counts as well, of which there are at least two for each heap.
    """
    ranges = TIERS[tier]
    free = ranges.heaps - 2 * ranges.pairs
    number = (ranges.largest - 1) ** free * max(1, ranges.largest_pair - 1) ** (2 * ranges.pairs)
    return number * (2 * ranges.heaps * len(NAMES) if tier == 1 else 1) // 2


def kind_of(game: Game) -> AnswerKind[Move]:
    """Return the kind of moves in this position."""
    return move(Board(game.sizes, _replied(game)))


def _nim(*sizes: int, opening: Takes = (("A", 1),), ending: str = "normal") -> Game:
    heaps = tuple(Heap(label, size) for label, size in zip(LABELS, sizes, strict=False))
    return Game(heaps, opening, ("Ada", "Bela"), ending)


WORKED = (
    Worked(
        facts=_nim(3, 4, 5),
        right=("A: 2", "take 2 from A", "Heap A: remove 2", "reduce A from 3 to 1"),
        wrong=("A: 1", "B: 2", "C: 4", "none", "none, A: 2", "A: 2 or B: 1", "not A: 2", "A: 4"),
        source="Bouton 1901: 3 xor 4 xor 5 = 2, and 3 xor 2 = 1",
    ),
    Worked(
        facts=_nim(1, 2, 3, opening=(("C", 3),)),
        right=("none, B: 1", "no winning move; reply: take 1 from B", "There is none. B: 1"),
        wrong=("B: 1", "none", "none, B: 2", "none, A: 1", "not a losing position, B: 1"),
        source="1 xor 2 xor 3 = 0; when C is gone, 1 and 2 are left, to be made equal",
    ),
    Worked(
        facts=_nim(1, 1, 2, ending="misere"),
        right=("C: 1", "C: remove 1 stone"),
        wrong=("C: 2", "A: 1", "none, C: 1"),
        source="misère Nim: leave an odd number of single stones",
    ),
    Worked(
        facts=Game((Heap("A", 3), Heap("B", 5)), (("A", 1),), ("Ada", "Bela"), pairs=(("A", "B"),)),
        right=("none, B: 4", "none; take 4 from B", "None. B: remove 4"),
        wrong=("B: 4", "none, A: 1, B: 1", "none, B: 1", "none, A: 2, B: 2", "none, A: 1"),
        source="Wythoff 1907: (3, 5) is cold; from (2, 5) 4 from B leads to (1, 2)",
    ),
    Worked(
        facts=Game((Heap("A", 4), Heap("B", 6)), (("A", 1),), ("Ada", "Bela"), pairs=(("A", "B"),)),
        right=("A: 1, B: 1", "take 1 from both A and B", "B: 1, A: 1", "A 1, B 1"),
        wrong=("A: 3, B: 3", "A: 1", "A: 1, B: 2", "none, A: 1, B: 1", "A: 2, B: 2"),
        source="Wythoff 1907: (3, 5) is cold, and no move on one heap leads to a cold pair",
    ),
)

CATEGORY = Category(
    slug="game_nim",
    version=1,
    title="Games of taking",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=solve,
    kind=kind_of,
    check=check,
    misses=misses,
    measure=measure,
    space=space,
    worked=WORKED,
)
