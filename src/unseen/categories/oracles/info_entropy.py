"""Information by FLINT's ball arithmetic, from the definitions with probabilities in them."""

from __future__ import annotations

from typing import Any

__all__ = ["confirm"]


def confirm(facts: Any, answer: Any) -> bool:
    """Return whether the answer's bounds and FLINT's ball agree, and both are tight."""
    from flint import arb, ctx, fmpq

    ctx.prec = 200
    value = QUANTITIES[facts.task](facts)
    if facts.base == "2":
        value = value / arb(2).log()
    low, high = (arb(fmpq(e.numerator, e.denominator)) for e in (answer.low, answer.high))
    inside = bool(low <= value.upper()) and bool(value.lower() <= high)
    return inside and float((high - low).upper()) < 1e-30


def _plogp(over: int, under: int) -> Any:
    from flint import arb

    share = arb(over) / under
    return share * share.log()


def _uncertainty(counts: Any) -> Any:
    total = sum(counts)
    return -sum((_plogp(count, total) for count in counts), start=_plogp(1, 1))


def _entropy(facts: Any) -> Any:
    return _uncertainty(facts.rows[0])


def _conditional(facts: Any) -> Any:
    """Average the uncertainty of each row."""
    total = sum(map(sum, facts.rows))
    return sum((_uncertainty(row) * sum(row) / total for row in facts.rows), start=_plogp(1, 1))


def _mutual_of(rows: Any) -> Any:
    """Average the logarithm of joint over product."""
    from flint import arb

    total = sum(map(sum, rows))
    columns = [sum(column) for column in zip(*rows, strict=True)]
    value = arb(0)
    for row in rows:
        for count, column in zip(row, columns, strict=True):
            value += arb(count) / total * (arb(count) * total / (sum(row) * column)).log()
    return value


def _mutual(facts: Any) -> Any:
    return _mutual_of(facts.rows)


def _divergence(facts: Any) -> Any:
    from flint import arb

    first, second = facts.rows
    value = arb(0)
    for one, other in zip(first, second, strict=True):
        p, q = arb(one) / sum(first), arb(other) / sum(second)
        value += p * (p / q).log()
    return value


def _blahut(row: Any) -> Any:
    """Return what uniform inputs, best by symmetry, tell through the whole matrix."""
    size = len(row)
    return _mutual_of(
        [[row[(column - line) % size] for column in range(size)] for line in range(size)]
    )


def _capacity(facts: Any) -> Any:
    return _blahut(facts.rows[0])


def _conditional_mutual(facts: Any) -> Any:
    from flint import arb

    total, value = sum(map(sum, facts.rows)), arb(0)
    for at in range(0, len(facts.rows), facts.height):
        table = facts.rows[at : at + facts.height]
        value += _mutual_of(table) * sum(map(sum, table)) / total
    return value


def _sum_of_channels(facts: Any) -> Any:
    """Mix the two channels with the weights that e^C1 and e^C2 ask for, and add up what is told."""
    one, other = (_blahut(row) for row in facts.rows)
    share = one.exp() / (one.exp() + other.exp())
    rest = 1 - share
    return share * (one - share.log()) + rest * (other - rest.log())


QUANTITIES = {
    "entropy": _entropy,
    "conditional": _conditional,
    "mutual": _mutual,
    "divergence": _divergence,
    "capacity": _capacity,
    "conditional mutual": _conditional_mutual,
    "sum of channels": _sum_of_channels,
}
