"""The question of ``polynomial_roots`` in its three framings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.categories.equations.layout import backwards, factored_powers, falling, nested

if TYPE_CHECKING:
    from collections.abc import Callable

    from unseen.categories.equations.facts import Equation, Polynomial
    from unseen.core.rng import Rng

    Wording = Callable[[Equation, Rng], str]

__all__ = ["ask"]

EXACT = (
    "Give every one of them exactly, as often as its multiplicity says.",
    "List them all, exactly and without rounding; a root of multiplicity m is listed m times.",
    "All of them are wanted, in exact form, repeated ones repeated.",
)


def ask(equation: Equation, framing: str, rng: Rng) -> str:
    """Return the question in one of the wordings of its framing."""
    return rng.choice(WORDINGS[framing])(equation, rng)


def _sides(equation: Equation, write: Callable[[Polynomial, str], str], name: str) -> str:
    return f"{write(equation.left, name)} = {write(equation.right, name)}"


# --- plain


def _solve(equation: Equation, rng: Rng) -> str:
    name = rng.choice("xzyt")
    return (
        f"Solve over the complex numbers:\n\n  {_sides(equation, falling, name)}\n\n"
        f"{rng.choice(EXACT)}"
    )


def _which(equation: Equation, rng: Rng) -> str:
    name = rng.choice("xzyt")
    return (
        f"Which complex numbers {name} satisfy {_sides(equation, falling, name)}? Bring everything "
        f"to one side; by the roots the roots of that polynomial are meant. {rng.choice(EXACT)}"
    )


def _degree(equation: Equation, _rng: Rng) -> str:
    degree = len(equation.difference) - 1
    return (
        f"The equation {_sides(equation, falling, 'x')} has {degree} complex roots if each is "
        f"counted with its multiplicity. Find all {degree} exactly."
    )


def _meet(equation: Equation, rng: Rng) -> str:
    return (
        f"Let f(z) = {falling(equation.left, 'z')} and g(z) = {falling(equation.right, 'z')}. Find "
        f"the roots of f - g in the complex plane. {rng.choice(EXACT)}"
    )


# --- story


def _motion(equation: Equation, rng: Rng) -> str:
    degree = len(equation.difference) - 1
    return (
        "A student of vibrations tries motions of the form e^(rt), with r any complex number. Put "
        "into the equation of motion, every derivative with respect to the time t brings out a "
        f"factor r, and what is left is\n\n  {_sides(equation, falling, 'r')}.\n\nShe knows that "
        f"this gives {degree} values of r when double ones count twice, triple ones three times, "
        f"and so on. {rng.choice(EXACT)}"
    )


def _growth(equation: Equation, rng: Rng) -> str:
    polynomial = equation.difference
    degree = len(polynomial) - 1
    pieces = [
        f"{coefficient} times the number {_back(degree - place)}"
        for place, coefficient in enumerate(polynomial)
        if coefficient
    ]
    return (
        f"A scribe keeps a chronicle in which one number is added each year. In it, the following "
        f"always add up to 0 for any {degree + 1} years in a row, years being counted from the "
        f"first of them: {'; '.join(pieces)}. A number q is called a beat of the chronicle if the "
        "sequence 1, q, q^2, q^3, ... follows that rule. There may be complex beats, and a beat "
        f"counts as often as it is a root of the equation that the rule makes of q. Which beats "
        f"are there? {rng.choice(EXACT)}"
    )


def _back(power: int) -> str:
    return "of the first year" if power == 0 else f"of {power} year{'s' * (power > 1)} later"


def _poles(equation: Equation, rng: Rng) -> str:
    return (
        "The output of an amplifier goes wild wherever the polynomial below vanishes; an engineer "
        f"calls these points s of the complex plane its poles. On her sheet stands\n\n  "
        f"{falling(equation.difference, 's')}\n\nShe wants the poles for her files, a pole that "
        f"occurs several times written as often as it occurs. {rng.choice(EXACT)}"
    )


def _machine(equation: Equation, rng: Rng) -> str:
    return (
        "Two machines eat a number and spit out another; they know complex numbers too. The first "
        f"turns x into {falling(equation.left)}, the second turns x into "
        f"{falling(equation.right)}. A child is after the inputs on which they agree. If the "
        "difference of the two outputs, as a polynomial in x, has an input as a root several "
        f"times, it is to be named that often. {rng.choice(EXACT)}"
    )


# --- inverted


def _nested(equation: Equation, rng: Rng) -> str:
    name = rng.choice("uvw")
    return (
        f"What must {name} be in\n\n  {_sides(equation, nested, name)}\n\nif {name} may be any "
        "complex number? Each solution counts as often as it is a root of left side minus right "
        f"side. {rng.choice(EXACT)}"
    )


def _mirrored(equation: Equation, rng: Rng) -> str:
    degree = len(equation.difference) - 1
    mirrored = tuple(
        coefficient * (-1) ** (degree - place)
        for place, coefficient in enumerate(equation.difference)
    )
    return (
        f"Of a polynomial P only this is known: P(-x) = {falling(mirrored)}. What are the roots of "
        f"P itself, that is, the complex numbers r with P(r) = 0? {rng.choice(EXACT)}"
    )


def _rising(equation: Equation, rng: Rng) -> str:
    coefficients = ", ".join(map(str, equation.difference[::-1]))
    return (
        f"A polynomial is given by its coefficients alone, the constant term first and that of the "
        f"highest power last: {coefficients}. Where in the complex plane does it vanish? "
        f"{rng.choice(EXACT)}"
    )


def _products(equation: Equation, rng: Rng) -> str:
    name = rng.choice("knpq")
    return (
        f"Written without powers, an equation in the complex unknown {name} reads\n\n  "
        f"{_sides(equation, factored_powers, name)}.\n\nFind its roots. {rng.choice(EXACT)}"
    )


def _ends(equation: Equation, rng: Rng) -> str:
    return (
        f"From the lowest power up, one side of an equation is {backwards(equation.right)}, and "
        f"the other is {backwards(equation.left)}. They are equal for certain complex x only. "
        f"{rng.choice(EXACT)} (The multiplicity is that in the difference of the sides.)"
    )


def _reversed_coefficients(equation: Equation, rng: Rng) -> str:
    return (
        "Take the reciprocals of the roots of the polynomial "
        f"{falling(equation.difference[::-1])}, each as often as the root occurs; none of the "
        f"roots is 0. Which complex numbers are these reciprocals? {rng.choice(EXACT)}"
    )


WORDINGS: dict[str, tuple[Wording, ...]] = {
    "plain": (_solve, _which, _degree, _meet),
    "story": (_motion, _growth, _poles, _machine),
    "inverted": (_nested, _mirrored, _rising, _products, _ends, _reversed_coefficients),
}
