"""Exact numbers in Q(i, √2, √3, ...): sums of rational multiples of square roots.

A value is a sum of ``c * √d`` with rational c and square-free d, where √-d is i√d. Square roots of
different square-free integers are linearly independent over the rationals (Besicovitch 1940), so
equal values have equal terms: equality is that of the normal form. No number is ever factored
beyond trial division by primes up to 10,000.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import gcd, isqrt, lcm
from typing import TYPE_CHECKING

from unseen.core.errors import Unreadable
from unseen.core.reading.enclosure import Enclosure
from unseen.core.reading.limits import MOST_TERMS, check_digits, digits_of

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["IMAGINARY_UNIT", "Surd"]

LARGEST_TRIED = 10_000
HUGE_EXPONENT = 10_000
"""From here on, any power but those of 0 and the roots of unity is refused."""


@dataclass(frozen=True, slots=True)
class Surd:
    """An exact complex number, made by ``of`` and ``sqrt`` and by arithmetic.

    >>> str(Surd.of("1/2") - 3 * Surd.sqrt(-8))
    '1/2 - 6*sqrt(2)*i'

    Arithmetic raises Unreadable when a result would be too large, and for a division by zero.
    """

    terms: tuple[tuple[int, Fraction], ...] = ()
    """Pairs (d, c) for c * √d, by rising d, no c zero."""

    @classmethod
    def of(cls, value: Fraction | int | str) -> Surd:
        """Return a rational number."""
        exact = Fraction(value)
        return cls(((1, exact),) if exact else ())

    @classmethod
    def sqrt(cls, value: Fraction | int | str) -> Surd:
        """Return the principal square root of a rational number."""
        exact = Fraction(value)
        check_digits(digits_of(exact.numerator) + digits_of(exact.denominator))
        outside, inside = _square_part(abs(exact.numerator) * exact.denominator)
        sign = 1 if exact >= 0 else -1
        coefficient = Fraction(outside, exact.denominator)
        return cls(((sign * inside, coefficient),) if exact else ())

    @property
    def rational(self) -> Fraction | None:
        """The value as a Fraction, or None when it is irrational or not real."""
        if not self.terms:
            return Fraction(0)
        return self.terms[0][1] if len(self.terms) == 1 and self.terms[0][0] == 1 else None

    @property
    def real(self) -> Surd:
        """The real part."""
        return Surd(tuple(term for term in self.terms if term[0] > 0))

    @property
    def imaginary(self) -> Surd:
        """The imaginary part, a real number."""
        return _sum((-d, c) for d, c in self.terms if d < 0)

    @property
    def conjugate(self) -> Surd:
        """The complex conjugate."""
        return Surd(tuple((d, c if d > 0 else -c) for d, c in self.terms))

    @property
    def digits(self) -> int:
        """The most decimal digits of any numerator, denominator or radicand, about."""
        sizes = (max(abs(d), abs(c.numerator), c.denominator) for d, c in self.terms)
        return digits_of(max(sizes, default=0))

    def __add__(self, other: Surd | Fraction | int) -> Surd:
        """Return the sum."""
        return _sum((*self.terms, *_surd(other).terms))

    def __neg__(self) -> Surd:
        """Return the number with the other sign."""
        return Surd(tuple((d, -c) for d, c in self.terms))

    def __sub__(self, other: Surd | Fraction | int) -> Surd:
        """Return the difference."""
        return self + -_surd(other)

    def __mul__(self, other: Surd | Fraction | int) -> Surd:
        """Return the product."""
        right = _surd(other)
        return _sum(_product(one, two) for one in self.terms for two in right.terms)

    def __truediv__(self, other: Surd | Fraction | int) -> Surd:
        """Return the quotient."""
        return self * _surd(other).inverse()

    def __rsub__(self, other: Fraction | int) -> Surd:
        """Return the difference from a rational number."""
        return _surd(other) - self

    def __rtruediv__(self, other: Fraction | int) -> Surd:
        """Return the quotient of a rational number."""
        return _surd(other) / self

    __radd__ = __add__
    __rmul__ = __mul__

    def inverse(self) -> Surd:
        """Return the reciprocal, by multiplying with one conjugate after another."""
        if not self.terms:
            raise Unreadable("a division by zero")
        above, below = Surd.of(1), self
        while (divisor := below.rational) is None:
            conjugate = below.flipped()
            above, below = above * conjugate, below * conjugate
        return above * (1 / divisor)

    def flipped(self) -> Surd:
        """Return an image under an automorphism of the field that moves this number.

        The square-free parts form a vector space over the field of two elements; the automorphism
        changes the sign of one vector of a basis.
        """
        basis: list[int] = []
        masks = {1: 0}
        for d, _ in self.terms:
            if d not in masks:
                basis.append(d)
                bit = 1 << len(basis)
                masks |= {_join(d, e)[1]: mask | bit for e, mask in masks.items()}
                _check_terms(len(masks))
        last = 1 << len(basis)
        return Surd(tuple((d, -c if masks[d] & last else c) for d, c in self.terms))

    def power(self, exponent: int) -> Surd:
        """Return an integer power; its size is estimated before it is computed."""
        if exponent < 0:
            return self.inverse().power(-exponent)
        check_digits(self._growth() * min(exponent, HUGE_EXPONENT))
        result, base = Surd.of(1), self
        while exponent:
            if exponent & 1:
                result *= base
            exponent >>= 1
            base = base * base if exponent else base
        return result

    def _growth(self) -> float:
        """Return an upper bound of the digits that one more factor adds."""
        common = lcm(*(c.denominator for _, c in self.terms))
        sizes = (
            abs(c.numerator) * (common // c.denominator) * (isqrt(abs(d) - 1) + 1)
            for d, c in self.terms
        )
        return (max(common, sum(sizes)) - 1).bit_length() * 0.302

    def root(self) -> Surd:
        """Return the principal square root; raise Unreadable when it is no sum of square roots."""
        value = self.rational
        return Surd.sqrt(value) if value is not None else _denested(self)

    def sign(self) -> int:
        """Return -1, 0 or 1 for a real number."""
        digits = 20
        while self.terms and digits <= 5000:
            bounds = self.enclosure(digits)
            if bounds.low > 0 or bounds.high < 0:
                return 1 if bounds.low > 0 else -1
            digits *= 4
        if self.terms:
            raise Unreadable("a number too near to zero to tell its sign")
        return 0

    def enclosure(self, digits: int = 40) -> Enclosure:
        """Return bounds of the real part, less than ``10**-digits`` apart."""
        scale = 10 ** (digits + self.digits + 2)
        low = high = Fraction(0)
        for d, c in self.terms:
            if d > 0:
                floor = isqrt(d * scale * scale)
                ends = (c * floor / scale, c * (floor + (floor * floor < d * scale**2)) / scale)
                low, high = low + min(ends), high + max(ends)
        return Enclosure(low, high)

    def __str__(self) -> str:
        """Return the number as people write it, such as ``1/2 - 6*sqrt(2)*i``."""
        text = " + ".join(_term_text(d, c) for d, c in sorted(self.terms, key=_term_order))
        return text.replace("+ -", "- ") or "0"


IMAGINARY_UNIT = Surd(((-1, Fraction(1)),))


def _surd(value: Surd | Fraction | int) -> Surd:
    return value if isinstance(value, Surd) else Surd.of(value)


def _sum(terms: Iterable[tuple[int, Fraction]]) -> Surd:
    total: dict[int, Fraction] = {}
    for d, c in terms:
        total[d] = total[d] + c if d in total else c
    result = Surd(tuple(sorted((d, c) for d, c in total.items() if c)))
    _check_terms(len(result.terms))
    check_digits(result.digits)
    return result


def _check_terms(count: int) -> None:
    if count > MOST_TERMS:
        raise Unreadable(f"a sum of more than {MOST_TERMS} square roots")


def _product(one: tuple[int, Fraction], two: tuple[int, Fraction]) -> tuple[int, Fraction]:
    outside, inside = _join(one[0], two[0])
    return inside, one[1] * two[1] * outside


def _join(d: int, e: int) -> tuple[int, int]:
    """Return (c, f) with √d √e = c √f."""
    shared = gcd(d, e)
    inside = (d // shared) * (e // shared)
    if d < 0 and e < 0:
        return -shared, inside
    return shared, inside


@lru_cache(maxsize=1)
def _primes() -> tuple[int, ...]:
    sieve = bytearray([1]) * LARGEST_TRIED
    for p in range(2, isqrt(LARGEST_TRIED) + 1):
        sieve[p * p :: p] = bytes(len(range(p * p, LARGEST_TRIED, p)))
    return tuple(p for p in range(2, LARGEST_TRIED) if sieve[p])


def _square_part(value: int) -> tuple[int, int]:
    """Return (s, d) with value = s² d and d square-free."""
    outside = inside = 1
    for p in _primes():
        if p**3 > value:
            break
        while value % (p * p) == 0:
            outside, value = outside * p, value // (p * p)
        if value % p == 0:
            inside, value = inside * p, value // p
    # What is left is a square, or has at most two prime factors, both tried or large: square-free.
    root = isqrt(value)
    if root * root == value:
        return outside * root, inside
    if value >= LARGEST_TRIED**3:
        raise Unreadable("too large a number under a root")
    return outside, inside * value


def _denested(value: Surd) -> Surd:
    """Return √(a + b√d) as √x ± √y with x + y = a and 4xy = b²d, if x and y are rational."""
    irrational = [term for term in value.terms if term[0] != 1]
    if len(irrational) != 1:
        raise Unreadable("a nested root that does not simplify")
    ((d, b),) = irrational
    a = value.terms[-1 if d < 0 else 0][1] if len(value.terms) == 2 else Fraction(0)
    norm = Surd.sqrt(a * a - b * b * d).rational
    if norm is None:
        raise Unreadable("a nested root that does not simplify")
    one, two = Surd.sqrt((a + norm) / 2), Surd.sqrt((a - norm) / 2)
    root = next(r for r in (one + two, one - two) if r * r == value)
    is_principal = (root.real.sign() or root.imaginary.sign()) > 0
    return root if is_principal else -root


def _term_order(term: tuple[int, Fraction]) -> tuple[bool, int]:
    return term[0] < 0, abs(term[0])


def _term_text(d: int, c: Fraction) -> str:
    factors = [f"sqrt({abs(d)})"] if abs(d) > 1 else []
    factors += ["i"] if d < 0 else []
    if not factors:
        return str(c)
    sign = "-" if c < 0 else ""
    size = abs(c.numerator)
    if size > 1:
        factors.insert(0, str(size))
    over = "" if c.denominator == 1 else f"/{c.denominator}"
    text = "*".join(factors)
    return sign + (f"{size}i" if text == f"{size}*i" else text) + over
