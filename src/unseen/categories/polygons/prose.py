"""The question of ``geo_polygon`` in its three framings.

A wording is an opening that gives the corners and a question about them; both are drawn. The
inverted framing gives no corners at all: it walks round the polygon in steps.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from unseen.categories.polygons.facts import Figure, Point, Polygon
    from unseen.core.rng import Rng

__all__ = ["ask"]

GIVEN = (
    "A polygon has its corners, in this order round it, at\n\n  {a}",
    "Join each of these points to the next, and the last to the first, by straight lines. The "
    "lines bound a polygon:\n\n  {a}",
    "Let P be the polygon with corners {a}, listed as they follow each other along its border.",
    "The border of a polygon that does not touch itself visits\n\n  {a}\n\nand then goes straight "
    "back to the first of these points.",
)
GIVEN_TWO = (
    "Two convex polygons are given by their corners in order:\n\n  P: {a}\n  Q: {b}",
    "Let P be the convex polygon with corners {a} and Q the one with corners {b}, each listed as "
    "they follow each other round it.",
    "The points\n\n  {a}\n\nare the corners of a convex polygon in order, and so are\n\n  {b}.",
)
QUESTIONS = {
    "area": (
        "What is its area?",
        "Find the exact area of the polygon.",
        "How large is its surface?",
    ),
    "inside": (
        "How many points with two whole-number coordinates lie strictly inside it? Points on the "
        "border do not count.",
        "Count the lattice points (both coordinates whole) in its interior, leaving out all on its "
        "border.",
    ),
    "balance": (
        "Find the x-coordinate of the centroid of its surface (not of its corners), exactly.",
        "At which x does the centre of mass of the polygon lie, if mass is spread evenly over its "
        "surface?",
    ),
    "pockets": (
        "By how much is the area of its convex hull larger than its own area?",
        "Take the smallest convex polygon that contains it. What area does that have outside of "
        "it?",
    ),
    "overlap": (
        "What is the area of the part that the two have in common?",
        "Find the exact area of their intersection.",
    ),
}
SCENES = {
    "area": (
        "A robot mower follows a wire that is pegged down at {a}, peg after peg, and from the last "
        "peg back to the first (steps of its map, east then north of the charger). Over how many "
        "squares of the map's grid, parts added up, does the lawn within the wire spread?",
        "A meadow is fenced in. On the surveyor's map, in metres east and north of a milestone, "
        "the fence runs from post to post: {a}, and back to the first post. How many square metres "
        "of grass are there to mow?",
        "A sailmaker chalks marks on a floor of unit tiles, {a} (first the tiles to the right of a "
        "nail, then the tiles up from it; below zero is left or down), and cuts the cloth from "
        "mark to mark, at the end back to the first. How many tiles' worth of cloth is the sail?",
        "The city council sells a plot by the square unit. Its border stones stand, one after "
        "another as one walks along the border, at {a}; from the last one walks straight to the "
        "first. The plan's axes are in units. How many square units are sold?",
    ),
    "inside": (
        "A farmer planted one cabbage at each spot whose distances east and north of a scarecrow "
        "are whole numbers of feet, the other way counting as negative. Hares nibble along the "
        "straight stretches {a} and back to the start, and leave the rest alone. How many cabbages "
        "are enclosed by their path and were not on it?",
        "In a card index every card has two whole numbers on it, a row and a column, and no card "
        "is missing. On the wall chart of rows (across) and columns (up) someone draws straight "
        "lines {a} and back to the first. How many cards have their spot inside the drawing, and "
        "not on a line?",
        "Trees stand in an orchard wherever a whole number of paces east and a whole number of "
        "paces north of a well meet, and negative numbers are paces west or south. A rope is run "
        "from tree to tree: {a}, and back to the first. How many trees are within the rope without "
        "being touched by it?",
        "On a peg board there is a peg at each pair of whole numbers. A thread is laid round the "
        "pegs {a} and tied to the first of them again; it stays tight and straight between those. "
        "How many pegs has the thread fenced in, those that it touches not counted?",
        "Street lamps of a very regular town burn at every crossing, and crossings are numbered by "
        "two whole numbers. A police line goes straight from crossing to crossing, {a}, and "
        "returns to the first. How many lamps stand behind the line all round, not on it?",
    ),
    "balance": (
        "A kite of even cloth has the outline {a}, each corner joined to the next and the last to "
        "the first; the pairs are handbreadths right of and above a knot. The kite hangs level "
        "from one thread. How many handbreadths right of the knot is the thread tied, negative "
        "meaning left?",
        "A plate is sawn from steel sheet of even thickness; its corners, in centimetres right of "
        "and above a scratch, follow each other as {a}. On which line, so many centimetres right "
        "of the scratch (negative if left of it), must an upright needle stand so that the plate "
        "lies level?",
        "A float made of one slab of foam has the outline {a}, corner after corner, measured in "
        "feet east and north of a buoy. How many feet east of the buoy (negative if west) is its "
        "centre of gravity?",
        "An evenly woven carpet with corners {a}, in this order (east, then north of a lamp), is "
        "to hang from a rod that points north, in balance. How far east of the lamp must the rod "
        "run?",
    ),
    "pockets": (
        "The coast of an island runs straight from cape to cape, {a}, and home to the first "
        "(leagues east, then north of a lighthouse). A customs cutter sails the shortest closed "
        "course that leaves the whole island on one side. How many square leagues of water does "
        "its course hold?",
        "A farm's fence goes from post to post: {a}, and back to the first (units east, then north "
        "of the gate). A neighbour ties one tight rope round all the posts. How much land lies "
        "within the rope but outside of the fence?",
        "A lake has been mapped with straight shores between the marks {a}, closing at the first. "
        "The smallest reserve without any dent in its outline is to hold the lake. How much dry "
        "land, in square units, does the reserve hold?",
        "A biscuit is cut along {a} and back to the first of these points. It is to be wrapped "
        "flat, and the foil is pulled straight over every dent. What surface of one side of the "
        "foil has no biscuit under it?",
    ),
    "overlap": (
        "One sprinkler wets the ground within {a}, corner after corner, another the ground within "
        "{b}; both patches bulge outward all round, and lengths are in strides east and north of a "
        "tap. How many square strides are watered twice?",
        "One watchman sees everything within the outline {a}, corner after corner, another "
        "everything within {b}; the outlines have no dents. Units are paces east and north of a "
        "tower. How many square paces are seen by both?",
        "Two sheets without dents lie on a drawing board. The corners of one are at {a} in order, "
        "those of the other at {b}. Where they lie on top of each other the light shines through a "
        "double layer: how large is that part?",
        "Wheat was sown within the field whose stakes are {a}, one after another, and poppies "
        "within {b}. Neither field has a corner that points inward. What is the size of the land "
        "on which both were sown?",
    ),
}
WALKS = (
    "Someone starts at ({x}, {y}) and takes these straight steps, each written as (so far in x, so "
    "far in y):\n\n  {steps}\n\nOne more straight step closes the walk. ",
    "A pen is put down at ({x}, {y}). It is then moved by\n\n  {steps}\n\n(change of x first, then "
    "change of y, without lifting it) and last of all straight back to where it was put down. ",
    "Sides as arrows, head to tail: {steps}. The first arrow begins at ({x}, {y}), the missing "
    "last one leads back there; each pair says how far the arrow goes in x and in y. ",
)
ENCLOSED = {
    "area": ("How much surface does this enclose?", "What is the area that has been gone round?"),
    "inside": (
        "Of the points with two whole coordinates, how many are enclosed without being on the line "
        "itself?",
        "How many whole-number points have been gone round, those met on the way not counted?",
    ),
    "balance": (
        "Of all points enclosed take the mean of x, each equal piece of surface counting the same. "
        "What is it?",
        "What is the average x over the enclosed surface?",
    ),
    "pockets": (
        "Fill in every dent of the enclosed shape until none is left, adding no more than needed. "
        "How much surface was added?",
        "How much would the enclosed surface grow if a tight band were laid round it?",
    ),
    "overlap": (
        "Both shapes have no dents. What is the area of what was gone round both times?",
        "Neither shape has a dent. How much surface is enclosed twice?",
    ),
}


def ask(figure: Figure, framing: str, rng: Rng) -> str:
    """Return the question in a framing; the Rng picks the wording."""
    if framing == "inverted":
        return _walked(figure, rng)
    names = dict(zip("ab", map(_listed, figure.polygons), strict=False))
    if framing == "story":
        return rng.choice(SCENES[figure.wanted]).format(**names)
    opening = rng.choice(GIVEN if len(figure.polygons) == 1 else GIVEN_TWO).format(**names)
    return f"{opening}\n\n{rng.choice(QUESTIONS[figure.wanted])}"


def _listed(polygon: Polygon) -> str:
    return ", ".join(f"({x}, {y})" for x, y in polygon)


def _walked(figure: Figure, rng: Rng) -> str:
    """Tell the polygons as walks, the other way round than the corners are listed."""
    walk = rng.choice(WALKS)
    texts = [_walk(walk, polygon[::-1]).strip() for polygon in figure.polygons]
    if len(texts) > 1:
        texts = [f"Walk {number}. {text}" for number, text in enumerate(texts, start=1)]
    return "\n\n".join([*texts, rng.choice(ENCLOSED[figure.wanted])])


def _walk(text: str, corners: Polygon) -> str:
    steps = ", ".join(_step(a, b) for a, b in pairwise(corners))
    return text.format(x=corners[0][0], y=corners[0][1], steps=steps)


def _step(a: Point, b: Point) -> str:
    return f"({b[0] - a[0]:+d}, {b[1] - a[1]:+d})"
