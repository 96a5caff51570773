"""What the quantities are worth: sums of logarithms of whole numbers, enclosed.

Each is written as a sum of rational multiples of ln n (Cover and Thomas, Elements of Information
Theory, chapters 2 and 7), and turned into bits at the end.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING

from unseen.core.reading.enclosure import Enclosure
from unseen.core.reading.logarithm import exp, ln, ln_of, log_sum, quotient

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from unseen.categories.information.facts import Source

__all__ = ["value_of"]

Terms = dict[int, Fraction]
Row = tuple[int, ...]


def value_of(source: Source) -> Enclosure:
    """Return what is wanted, in the unit of the source."""
    natural = TASKS[source.task](source)
    return natural if source.base == "e" else quotient(natural, ln(2))


def _entropy_terms(counts: Iterable[int], weight: Fraction = Fraction(1)) -> Terms:
    """Return H = ln N - sum of (c / N) ln c, times ``weight``."""
    counts = list(counts)
    total = sum(counts)
    terms: Terms = defaultdict(Fraction)
    terms[total] += weight
    for count in counts:
        terms[count] -= weight * Fraction(count, total)
    return terms


def _added(*parts: Terms) -> Terms:
    total: Terms = defaultdict(Fraction)
    for part in parts:
        for number, coefficient in part.items():
            total[number] += coefficient
    return total


def _flat(rows: Sequence[Row]) -> list[int]:
    return [count for row in rows for count in row]


def _sums(rows: Sequence[Row]) -> tuple[list[int], list[int]]:
    """Return the totals of the rows and of the columns."""
    return [sum(row) for row in rows], [sum(column) for column in zip(*rows, strict=True)]


def _entropy(source: Source) -> Enclosure:
    return log_sum(_entropy_terms(source.rows[0]))


def _conditional(source: Source) -> Enclosure:
    """Return H(Y | X) = H(X, Y) - H(X)."""
    by_row, _ = _sums(source.rows)
    whole = _entropy_terms(_flat(source.rows))
    return log_sum(_added(whole, _entropy_terms(by_row, Fraction(-1))))


def _mutual_terms(rows: Sequence[Row], weight: Fraction = Fraction(1)) -> Terms:
    """Return I(X; Y) = H(X) + H(Y) - H(X, Y), times ``weight``."""
    by_row, by_column = _sums(rows)
    return _added(
        _entropy_terms(by_row, weight),
        _entropy_terms(by_column, weight),
        _entropy_terms(_flat(rows), -weight),
    )


def _mutual(source: Source) -> Enclosure:
    return log_sum(_mutual_terms(source.rows))


def _divergence(source: Source) -> Enclosure:
    """Return D(P || Q), the sum of p ln(p / q)."""
    first, second = source.rows
    terms: Terms = defaultdict(Fraction)
    terms[sum(first)] -= 1
    terms[sum(second)] += 1
    for one, other in zip(first, second, strict=True):
        share = Fraction(one, sum(first))
        terms[one] += share
        terms[other] -= share
    return log_sum(terms)


def _capacity_terms(row: Row) -> Terms:
    """Return the capacity of a symmetric channel: ln of its outputs less a row's entropy."""
    return _added({len(row): Fraction(1)}, _entropy_terms(row, Fraction(-1)))


def _capacity(source: Source) -> Enclosure:
    return log_sum(_capacity_terms(source.rows[0]))


def _conditional_mutual(source: Source) -> Enclosure:
    """Return I(X; Y | Z), the mean of I(X; Y) over the tables."""
    rows, height = source.rows, source.height
    tables = [rows[at : at + height] for at in range(0, len(rows), height)]
    total = sum(_flat(rows))
    parts = [_mutual_terms(table, Fraction(sum(_flat(table)), total)) for table in tables]
    return log_sum(_added(*parts))


def _sum_of_channels(source: Source) -> Enclosure:
    """Return ln(e^C1 + e^C2) (Shannon, A Mathematical Theory of Communication, appendix 4)."""
    one, other = (exp(log_sum(_capacity_terms(row))) for row in source.rows)
    return ln_of(Enclosure(one.low + other.low, one.high + other.high))


TASKS: dict[str, Callable[[Source], Enclosure]] = {
    "entropy": _entropy,
    "conditional": _conditional,
    "mutual": _mutual,
    "divergence": _divergence,
    "capacity": _capacity,
    "conditional mutual": _conditional_mutual,
    "sum of channels": _sum_of_channels,
}
