"""Groups: counts against lists of everything, products read back from the prose, draws that end."""

import re
from itertools import permutations, product
from math import gcd, lcm

import pytest

from unseen.categories.algebra_groups import CATEGORY, TIERS, ask, solve
from unseen.categories.oracles.algebra_groups import confirm
from unseen.categories.symmetries.drawing import draw_facts
from unseen.categories.symmetries.facts import (
    Affine,
    Classes,
    Commuting,
    Elements,
    Factor,
    Matrix,
    Order,
    Residue,
    Shuffle,
    Subgroups,
)
from unseen.categories.symmetries.theory import (
    centralizer_order,
    cycle_lengths,
    order_of,
    permutation_of,
    totient,
)
from unseen.core.laws import sample_of
from unseen.core.rng import Rng

SHARP_TURNS = (3, 4, 6, 8, 12, 24)
"""Moduli all of whose units have order 1 or 2."""


def after(first, then):
    return tuple(then[point] for point in first)


def inverse(images):
    return tuple(map(images.index, range(len(images))))


@pytest.mark.parametrize("modulus", [7, 15, 24, 35, 64, 97])
def test_orders_of_units_are_found_by_multiplying(modulus):
    for value in range(1, modulus):
        if gcd(value, modulus) == 1:
            order = order_of(Residue(value, modulus))
            powers = [pow(value, k, modulus) for k in range(1, order + 1)]
            assert powers.index(1) == order - 1


@pytest.mark.parametrize("points", [2, 3, 4, 5])
def test_orders_and_centralizers_of_all_small_permutations(points):
    everything = list(permutations(range(points)))
    for images in everything:
        place, order = images, 1
        while place != tuple(range(points)):
            place, order = after(place, images), order + 1
        shuffle = Shuffle((Factor(images, 1),))
        assert order_of(shuffle) == order == lcm(*cycle_lengths(images))
        commuting = [other for other in everything if after(other, images) == after(images, other)]
        assert centralizer_order(images) == len(commuting)


def test_every_matrix_order_divides_out_to_the_identity():
    for entries in product(range(3), repeat=4):
        a, b, c, d = entries
        if (a * d - b * c) % 3:
            facts = Order((Matrix(((a, b), (c, d)), 3),))
            assert confirm(facts, solve(facts))


@pytest.mark.parametrize("moduli", [(2, 2), (4, 6), (6, 6), (2, 4, 8), (3, 9, 6)])
def test_elements_of_all_orders_are_all_elements(moduli):
    counts = [solve(Elements(moduli, d)) for d in range(1, lcm(*moduli) + 1)]
    everything = list(product(*map(range, moduli)))
    assert sum(counts) == len(everything)
    for d, count in enumerate(counts, start=1):
        orders = [
            lcm(*(n // gcd(n, x) for x, n in zip(e, moduli, strict=True))) for e in everything
        ]
        assert orders.count(d) == count


def closed(seeds, moduli):
    """Return the subgroup that elements of Z_n x Z_m generate."""
    n, m = moduli
    found, new = {(0, 0)}, {(0, 0)}
    while new:
        new = {((x + a) % n, (y + b) % m) for x, y in new for a, b in seeds} - found
        found |= new
    return frozenset(found)


@pytest.mark.parametrize("moduli", [(4, 4), (6, 4), (8, 2), (9, 3), (5, 7), (6, 6)])
def test_subgroups_are_those_that_two_elements_generate(moduli):
    elements = list(product(*map(range, moduli)))
    subgroups = {closed(pair, moduli) for pair in product(elements, repeat=2)}
    for element in elements[:: max(1, len(elements) // 9)]:
        holding = sum(element in subgroup for subgroup in subgroups)
        assert solve(Subgroups(moduli, element)) == holding


@pytest.mark.parametrize(("n", "r", "classes"), [(3, 2, 3), (4, 3, 5), (5, 4, 4), (6, 5, 6)])
def test_dihedral_groups_have_the_known_numbers_of_classes(n, r, classes):
    assert solve(Classes((Affine(n, r),))) == classes
    assert confirm(Classes((Affine(n, r),)), classes)


@pytest.mark.parametrize("prime", [5, 7, 11, 13])
def test_all_affine_maps_modulo_a_prime_have_as_many_classes_as_the_prime(prime):
    root = next(r for r in range(2, prime) if order_of(Residue(r, prime)) == prime - 1)
    assert solve(Classes((Affine(prime, root),))) == prime


def test_a_factor_undone_takes_back_what_it_did():
    images = (3, 0, 4, 1, 2)
    assert permutation_of(Shuffle((Factor(images, 2), Factor(images, -2)))) == (0, 1, 2, 3, 4)
    assert permutation_of(Shuffle((Factor(images, -1),))) == inverse(images)


def test_the_first_factor_is_done_first():
    first, then = (1, 0, 2), (0, 2, 1)
    assert permutation_of(Shuffle((Factor(first, 1), Factor(then, 1)))) == after(first, then)


@pytest.mark.parametrize("modulus", SHARP_TURNS)
def test_moduli_without_long_orders_do_not_stop_the_draws(modulus):
    assert all(pow(u, 2, modulus) == 1 for u in range(modulus) if gcd(u, modulus) == 1)
    for tier, ranges in TIERS.items():
        narrow = ranges._replace(modulus=(modulus, modulus + 9), tasks=(("order rr", 1),))
        facts = draw_facts(narrow, Rng("narrow", tier))
        assert all(pow(part.value, 2, part.modulus) != 1 for part in facts.parts)


# What the prose says


def applied(images_of, word):
    """Return the permutation of a word of (name, times), done in the order of the word."""
    places = tuple(range(len(next(iter(images_of.values())))))
    for name, times in word:
        step = images_of[name] if times > 0 else inverse(images_of[name])
        for _ in range(abs(times)):
            places = after(places, step)
    return places


def walked(text, points, separator):
    images = list(range(points))
    for walk in text:
        steps = [int(step) - 1 for step in re.split(separator, walk)]
        for here, there in zip(steps, [*steps[1:], steps[0]], strict=True):
            if here != there:
                images[here] = there
    return tuple(images)


def from_plain(text, points):
    told = {
        name: walked(re.findall(r"\(([\d ]+)\)", cycles), points, " ")
        for name, cycles in re.findall(r"([αβγδ]) = ((?:\([\d ]+\))+)", text)
    }
    word = re.search(r"(?:g = |permutation )([αβγδ][αβγδ\d^()\- ]*) (?:in|of)", text)[1]
    steps = [
        (name, int(times.strip("^()") or 1)) for name, times in re.findall(r"([αβγδ])(\S*)", word)
    ]
    return applied(told, steps[::-1] if "from right to left" in text else steps)


def from_story(text, points):
    told = {
        name: walked(re.findall(r"[\d →]*→[\d →]*", walks), points, " → ")
        for name, walks in re.findall(r"\b([A-D]): ([\d →,]+)", text)
    }
    often = {"once": 1, "twice": 2}
    steps = [
        (name, (1 if verb == "done" else -1) * (often.get(times) or int(times.split()[0])))
        for name, verb, times in re.findall(
            r"([A-D]) is (done|undone) (once|twice|\d+ times)", text
        )
    ]
    return applied(told, steps)


def from_inverted(text, points):
    told = {
        name: inverse(tuple(int(number) - 1 for number in entries.split(", ")))
        for name, entries in re.findall(r"([A-D]) = \[([\d, ]+)\]", text)
    }
    word = re.search(r"(?:g is|In g there is) ([A-D∘* ]+), where", text)[1]
    steps = [(piece[0], -1 if "*" in piece else 1) for piece in word.split(" ∘ ")]
    assert all(len(images) == points for images in told.values())
    return applied(told, steps)


@pytest.mark.parametrize(
    ("framing", "reader"),
    [("plain", from_plain), ("story", from_story), ("inverted", from_inverted)],
)
@pytest.mark.parametrize("tier", [4, 6, 8])
def test_the_permutation_that_is_told_is_the_one_that_is_meant(tier, framing, reader):
    commuting = [f for f in sample_of(CATEGORY, tier, "told", 80) if isinstance(f, Commuting)]
    assert len(commuting) > 4
    for facts in commuting:
        for wording in range(6):
            text = ask(facts, framing, Rng("told", wording))
            assert reader(text, facts.shuffle.points) == permutation_of(facts.shuffle), text


def test_a_lone_permutation_is_told_in_all_framings():
    lone = [f for f in sample_of(CATEGORY, 1, "lone", 60) if isinstance(f.parts[0], Shuffle)]
    for facts in lone:
        images = facts.parts[0].factors[0].images
        points = len(images)
        told = ask(facts, "inverted", Rng("lone"))
        entries = re.search(r"In g there is \[([\d, ]+)\]", told)[1].split(", ")
        assert inverse(tuple(int(entry) - 1 for entry in entries)) == images
        walks = re.search(r"What happens is this: ([\d →,]+)", ask(facts, "story", Rng("lone")))[1]
        assert walked(walks.split(", "), points, " → ") == images
        cycles = re.search(r"((?:\([\d ]+\))+) (?:in|of)", ask(facts, "plain", Rng("lone")))[1]
        assert walked(re.findall(r"\(([\d ]+)\)", cycles), points, " ") == images


def numbers_of(facts):
    match facts:
        case Order(parts):
            return {n for p in parts if isinstance(p, Residue) for n in (p.value, p.modulus)}
        case Elements(moduli, order):
            return {*moduli, order}
        case Subgroups(moduli, element):
            return {*moduli, *element}
        case Classes(parts):
            return {n for part in parts for n in part}
        case _:
            return {facts.shuffle.points}


@pytest.mark.parametrize("framing", CATEGORY.framings)
@pytest.mark.parametrize("tier", TIERS)
def test_a_prompt_tells_every_number(tier, framing):
    for facts in sample_of(CATEGORY, tier, "numbers", 40):
        text = ask(facts, framing, Rng("numbers", tier))
        shown = {int(digits) for digits in re.findall(r"\d+", text)}
        shown |= {number + 1 for number in shown}  # a dial of n numbers ends with n - 1
        assert numbers_of(facts) <= shown, text
        assert not re.search(r"[{}]", text)


@pytest.mark.parametrize("tier", TIERS)
def test_no_part_alone_gives_the_order(tier):
    for facts in sample_of(CATEGORY, tier, "parts", 100):
        if isinstance(facts, Order) and len(facts.parts) > 1:
            assert solve(facts) not in map(order_of, facts.parts)


def test_an_order_of_a_unit_divides_the_number_of_units():
    assert [totient(n) for n in (1, 2, 12, 97, 100)] == [1, 1, 4, 96, 40]


def test_the_oracle_refuses_what_is_wrong():
    for tier in TIERS:
        for facts in sample_of(CATEGORY, tier, "wrong", 12):
            assert not confirm(facts, solve(facts) + 1)
            assert not confirm(facts, 2 * solve(facts))
