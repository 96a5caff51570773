"""Traces by other means: orders of pairs, priority queues as trees, and programs as closures."""

from __future__ import annotations

from typing import Any

__all__ = ["confirm"]


def confirm(facts: Any, answer: tuple[int, ...]) -> bool:
    """Return whether ``answer`` is the state, and the work where it is asked for."""
    state, told = METHODS[facts.task](facts)
    return [*state, *([told] if facts.tally else [])] == list(answer)


def _insertion(facts: Any) -> tuple[list[int], int]:
    """Sort a prefix; each element meets all larger ones before it, and one more if there is one."""
    row: list[int] = list(facts.numbers)
    rounds: int = facts.rounds
    head = row[: rounds + 1]
    compared = 0
    for place in range(1, rounds + 1):
        larger = sum(other > head[place] for other in head[:place])
        compared += larger + (larger < place)
    return sorted(head) + row[rounds + 1 :], compared


def _selection(facts: Any) -> tuple[list[int], int]:
    """Follow where each value is, instead of looking for the least."""
    numbers: tuple[int, ...] = facts.numbers
    at = dict(enumerate(numbers))
    where = {number: place for place, number in at.items()}
    exchanged = 0
    for place, number in enumerate(sorted(where)[: facts.rounds]):
        if where[number] != place:
            exchanged += 1
            other, old = at[place], where[number]
            at[place], at[old] = number, other
            where[number], where[other] = place, old
    return [at[place] for place in range(len(at))], exchanged


def _bubble(facts: Any) -> tuple[list[int], int]:
    """Carry the largest so far along; it passes every smaller one that it meets."""
    row: list[int] = list(facts.numbers)
    exchanged = 0
    for _ in range(facts.rounds):
        carried, out = row[0], list[int]()
        for number in row[1:]:
            out.append(min(carried, number))
            exchanged += number < carried
            carried = max(carried, number)
        row = [*out, carried]
    return row, exchanged


def _heap(facts: Any) -> tuple[list[int], int]:
    """Keep the heap as a map from paths of L and R, and move along whole paths at once."""
    tree: dict[str, int] = {}
    exchanged = 0
    for number in facts.numbers:
        if number:
            path = _path(len(tree) + 1)
            line = [path[:depth] for depth in range(len(path) + 1)]
            values = sorted([*(tree[p] for p in line[:-1]), number])
            exchanged += len(line) - 1 - values.index(number)
            tree.update(zip(line, values, strict=True))
        else:
            last = tree.pop(_path(len(tree)))
            exchanged += _sink(tree, last)
    return [tree[_path(place)] for place in range(1, len(tree) + 1)], exchanged


def _path(place: int) -> str:
    return bin(place)[3:].replace("0", "L").replace("1", "R")


def _sink(tree: dict[str, int], number: int) -> int:
    here = ""
    while children := [(tree[here + turn], here + turn) for turn in "LR" if here + turn in tree]:
        least, below = min(children)
        if least >= number:
            break
        tree[here], here = least, below
    tree[here] = number
    return len(here)


def _probing(facts: Any) -> tuple[list[int], int]:
    """Write down each key's whole order of slots and take the first that is not in use."""
    size = facts.size
    used: dict[int, int] = {}
    looked = 0
    for key in facts.numbers:
        order = [(key + i * (1 + key % (size - 1))) % size for i in range(size)]
        tries = next(i for i, slot in enumerate(order) if slot not in used)
        used[order[tries]] = key
        looked += tries + 1
    return [used.get(slot, 0) for slot in range(size)], looked


def _program(facts: Any) -> tuple[list[int], int]:
    """Run the program on an environment that is never changed but made anew."""
    env = {
        "a": facts.numbers[0],
        "b": facts.numbers[1],
        "c": facts.numbers[2],
        "d": facts.numbers[3],
    }
    for statement in facts.body:
        env = _next(env, statement, 0)
    return [env[name] for name in "abcd"], 0


def _next(env: dict[str, int], statement: Any, turn: int) -> dict[str, int]:
    word = statement[0]
    if word == "repeat":
        for number in range(statement[1]):
            for inner in statement[2]:
                env = _next(env, inner, number + 1)
        return env
    if word == "if":
        test = statement[1]
        holds = (
            env[test[1]] - env[test[2]] >= 1
            if test[0] == "more"
            else (env[test[1]] - test[3]) % test[2] == 0
        )
        for inner in statement[2] if holds else statement[3]:
            env = _next(env, inner, turn)
        return env
    v, arguments = statement[1], statement[2:]
    if word == "swap":
        return {**env, v: env[arguments[0]], arguments[0]: env[v]}
    if word == "gap":
        pair = (env[v], env[arguments[0]])
        return {**env, v: max(pair) - min(pair)}
    if word == "count":
        return {**env, v: divmod(env[v] + turn * arguments[0], arguments[1])[1]}
    factor, other, modulus = (1, *arguments) if word == "add" else arguments
    return {**env, v: divmod(env[other] + factor * env[v], modulus)[1]}


METHODS = {
    "insertion": _insertion,
    "selection": _selection,
    "bubble": _bubble,
    "heap": _heap,
    "probing": _probing,
    "program": _program,
}
