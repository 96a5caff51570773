r"""Read tokens into a tree: a Pratt reader whose precedences stand in one table.

Depth is counted and capped, each token is consumed once, and what is left over is an error: a text
is read whole or not at all. Juxtaposition multiplies (``2x``, ``(a)(b)``) with the precedence of
``*``, so ``1/2x`` is ``(1/2)x`` as in computer algebra; ``-2^2`` is -4; ``2 1/3`` and
``2\frac{1}{3}`` are mixed numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.core.errors import Unreadable
from unseen.core.reading.limits import DEEPEST
from unseen.core.reading.tokens import Token
from unseen.core.reading.tree import (
    Call,
    Group,
    Matrix,
    Name,
    Node,
    Number,
    Operation,
    Relation,
    Words,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["parse"]

END = Token("end of text", "")
PRODUCT = 20
POWER = 40
BINARY = {
    "∪": 5, "∩": 6, "+": 10, "-": 10, "±": 10, "∓": 10, "*": PRODUCT, "/": PRODUCT,
}  # fmt: skip
PREFIX = {"-": "neg", "+": "pos", "±": "pm", "∓": "mp"}
PREFIX_POWER = 30
"""A sign binds looser than a power, so that -2^2 is -4, and tighter than a product."""
POSTFIX = frozenset("!%'°")
STARTS = frozenset({"number", "name", "word", "function", "fraction", "accent", "open", "begin"})
SEPARATORS = frozenset({"comma", "semicolon", "junction", "newline"})
CLOSERS = {
    "(": (")", "]"), "[": ("]", ")"), "{": ("}",), "\\{": ("\\}", "}"), "⟨": ("⟩",), "⌊": ("⌋",),
    "⌈": ("⌉",),
}  # fmt: skip
"""What may close each bracket: round and square ones mix in intervals."""


def parse(tokens: Sequence[Token]) -> Node:
    """Return the tree of a whole text; raise Unreadable when any part of it is not understood."""
    reader = _Reader(tokens)
    try:
        node = reader.bare_list()
    except RecursionError:
        # Only when the caller itself stands near the interpreter's limit: DEEPEST bounds ours.
        raise Unreadable("nested too deeply") from None
    if reader.next is not END:
        raise Unreadable(f"{reader.next.text[:20]!r} is out of place")
    return node


class _Reader:
    """The tokens, and how far they have been read."""

    __slots__ = ("bars", "depth", "next", "position", "tokens")

    def __init__(self, tokens: Sequence[Token]) -> None:
        self.tokens = (*tokens, END, END, END)
        self.position = 0
        self.next = self.tokens[0]
        self.depth = 0
        self.bars = 0

    def advance(self) -> Token:
        """Return the next token and move behind it."""
        token = self.next
        self.position += 1
        self.next = self.tokens[self.position]
        return token

    def ahead(self, count: int) -> Token:
        """Return the token ``count`` places behind the next one."""
        return self.tokens[min(self.position + count, len(self.tokens) - 1)]

    def accept(self, kind: str, text: str) -> bool:
        """Move behind the next token if it is this one, and say whether it was."""
        found = self.next.kind == kind and self.next.text == text
        if found:
            self.advance()
        return found

    def expect(self, kind: str, text: str) -> None:
        if not self.accept(kind, text):
            raise Unreadable(f"{text!r} is missing before {self.next.text[:20] or 'the end'!r}")

    def deeper(self) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise Unreadable(f"nested more than {DEEPEST} deep")

    # Lists and relations

    def bare_list(self) -> Node:
        items, separators = self.items()
        return items[0] if not separators and items else Group("", "", items, separators)

    def items(self) -> tuple[tuple[Node, ...], tuple[str, ...]]:
        """Read items until something that neither belongs to one nor parts two."""
        items: list[Node] = []
        separators: list[str] = []
        while self.next.kind not in {"close", "end of text"}:
            items.append(self.relation())
            if self.next.kind not in SEPARATORS:
                break
            separators.append(self.separator())
        return tuple(items), tuple(separators)

    def separator(self) -> str:
        """Read a separator, or several that make one, such as a comma and ``and``."""
        texts = [self.advance().text]
        while self.next.kind in {"junction", "newline"}:
            texts.append(self.advance().text)
        return "or" if "or" in texts else texts[-1]

    def relation(self) -> Node:
        symbols: list[str] = []
        operands = [self.expression(0)]
        while self.next.kind == "relation":
            symbols.append(self.advance().text)
            operands.append(self.expression(0))
        return Relation(tuple(symbols), tuple(operands)) if symbols else operands[0]

    # Expressions

    def expression(self, least: int) -> Node:
        """Read an expression whose operators all bind at least as tightly as ``least``."""
        self.deeper()
        node = self.prefixed(may_be_mixed=least < POWER - 1)
        while True:
            binding, symbol = self.infix()
            if binding <= least:
                break
            node = self.combined(node, binding, symbol)
        self.depth -= 1
        return node

    def infix(self) -> tuple[int, str]:
        """Return how tightly the next token binds as an infix operator (0: it is none)."""
        kind, text, _ = self.next
        if kind == "operator":
            return (POWER, "^") if text == "^" else (BINARY.get(text, 0), text)
        if kind in STARTS or (kind == "bar" and not self.bars):
            return PRODUCT, "times"
        return 0, ""

    def combined(self, left: Node, binding: int, symbol: str) -> Node:
        if symbol == "^":
            self.advance()
            return Operation("^", (left, self.exponent()))
        if symbol != "times":
            self.advance()
        elif self.next.kind == "number" == self.tokens[self.position - 1].kind:
            raise Unreadable(f"a number right before {self.next.text[:20]}, with no sign between")
        return Operation(symbol, (left, self.expression(binding)))

    def exponent(self) -> Node:
        if self.next.kind == "operator" and self.next.text in {"°", "'"}:
            return Name(self.advance().text)
        return self.expression(POWER - 1)

    def prefixed(self, *, may_be_mixed: bool) -> Node:
        if self.next.kind == "operator" and self.next.text in PREFIX:
            symbol = PREFIX[self.advance().text]
            return Operation(symbol, (self.expression(PREFIX_POWER),))
        node = self.atom()
        if may_be_mixed and isinstance(node, Number) and node.is_whole:
            node = self.mixed(node)
        return self.postfixed(node)

    def postfixed(self, node: Node) -> Node:
        while self.next.kind == "operator" and (self.next.text in POSTFIX or self.next.text == "_"):
            symbol = self.advance().text
            operands = (node, self.script()) if symbol == "_" else (node,)
            node = Operation(symbol, operands)
        return node

    def script(self) -> Node:
        """Read a subscript: one token, or braces."""
        if self.next.kind in {"number", "name", "word"}:
            return self.leaf()
        return self.group()

    # Atoms

    def atom(self) -> Node:
        kind = self.next.kind
        if kind in {"number", "name", "word"}:
            return self.leaf()
        read = ATOMS.get(kind)
        if read is None:
            raise Unreadable(f"{self.next.text[:20] or 'the end'!r} stands where a value should")
        return read(self)

    def leaf(self) -> Node:
        token = self.advance()
        if token.kind == "number":
            return Number(token.text)
        return Name(token.text) if token.kind == "name" else self.words(token)

    def words(self, first: Token) -> Words:
        words = [first.text]
        while self.next.kind == "word":
            words.append(self.advance().text)
        return Words(" ".join(words))

    def mixed(self, whole: Number) -> Node:
        r"""Read on if a fraction of whole numbers follows: ``2 1/3`` or ``2\frac{1}{3}``."""
        if self.next.kind == "number" and self.next.gap and self.ahead(1).text == "/":
            over = Number(self.advance().text)
            self.advance()
            under = self.leaf()
        elif self.next.kind == "fraction" and self.is_of_numbers():
            over, under = self.fraction().operands
        else:
            return whole
        return _mixed(whole, over, under)

    def is_of_numbers(self) -> bool:
        """Return whether the fraction that comes next is one of two plain numbers."""
        kinds = [self.ahead(i).kind if self.ahead(i).text != "{" else "{" for i in range(1, 7)]
        first = 3 if kinds[0] == "{" else 1
        if kinds[first // 2] != "number" or (first == 3 and kinds[2] != "close"):
            return False
        if first == 1 and len(self.ahead(1).text) == 2:
            return True
        rest = kinds[first:]
        return rest[0] == "number" or rest[:3] == ["{", "number", "close"]

    def fraction(self) -> Operation:
        self.advance()
        digits = self.next
        if digits.kind == "number" and len(digits.text) == 2 and digits.text.isdigit():
            self.advance()
            return Operation("frac", (Number(digits.text[0]), Number(digits.text[1])))
        return Operation("frac", (self.argument(), self.argument()))

    def argument(self) -> Node:
        """Read what a LaTeX command takes: braces, or one character."""
        if self.next.kind == "open" and self.next.text == "{":
            return self.only_item()
        if self.next.kind not in {"number", "name"} or len(self.next.text) > 1:
            raise Unreadable("a command without its argument in braces")
        return self.leaf()

    def group(self) -> Group:
        if self.next.kind != "open":
            raise Unreadable(f"{self.next.text[:20] or 'the end'!r} stands where a bracket should")
        opening = self.advance().text
        outer_bars, self.bars = self.bars, 0
        items, separators = self.items()
        self.bars = outer_bars
        return Group(opening, self.closing(CLOSERS[opening]), items, separators)

    def only_item(self) -> Node:
        group = self.group()
        if len(group.items) != 1 or group.separators or group.is_half_open:
            raise Unreadable("brackets that should hold one expression")
        return group.items[0]

    def closing(self, closers: tuple[str, ...]) -> str:
        if self.next.kind != "close" or self.next.text not in closers:
            raise Unreadable(
                f"{closers[0]!r} is missing before {self.next.text[:20] or 'the end'!r}"
            )
        return self.advance().text

    def between_bars(self) -> Node:
        bar = self.advance().text
        self.bars += 1
        inner = self.expression(0)
        self.bars -= 1
        self.expect("bar", bar)
        return Call("abs" if bar == "|" else "norm", (inner,))

    def accent(self) -> Node:
        return Call(self.advance().text, (self.argument(),))

    # Functions and matrices

    def call(self) -> Node:
        self.deeper()
        name = self.advance().text
        extra = self.index(name)
        scripts: dict[str, Node] = {}
        while self.next.kind == "operator" and self.next.text in {"_", "^"}:
            sign = self.advance().text
            if sign in scripts or (sign == "_" and extra):
                raise Unreadable(f"{sign!r} stands twice behind {name!r}")
            scripts[sign] = self.exponent() if sign == "^" else self.script()
        extra = (scripts["_"],) if "_" in scripts else extra
        power = scripts.get("^")
        node: Node = Call(ROOTS.get(name, name), (*self.arguments(name), *extra))
        self.depth -= 1
        return node if power is None else Operation("^", (node, power))

    def index(self, name: str) -> tuple[Node, ...]:
        r"""Read what stands between a function and its argument: ``\sqrt[3]{x}``, ``log2(x)``."""
        if name == "sqrt" and self.next.text == "[":
            return (self.only_item(),)
        if name == "log" and self.next.text in {"2", "10"} and self.ahead(1).kind == "open":
            return (self.leaf(),)
        return INDICES.get(name, ())

    def arguments(self, name: str) -> tuple[Node, ...]:
        if self.next.kind == "open":
            return (self.only_item(),) if name in ROOTS else self.group().items
        node = self.postfixed(self.atom())
        while name not in ROOTS and self.next.kind in {"number", "name"} and not self.next.gap:
            node = Operation("times", (node, self.postfixed(self.leaf())))
        return (node,)

    def matrix(self) -> Matrix:
        self.deeper()
        environment = self.advance().text
        rows: list[tuple[Node, ...]] = []
        while self.next.kind != "end":
            rows.append(self.row())
            if self.next.kind != "row":
                break
            self.advance()
        self.expect("end", environment)
        self.depth -= 1
        return Matrix(environment, tuple(rows))

    def row(self) -> tuple[Node, ...]:
        cells = [self.relation()]
        while self.next.kind == "column":
            self.advance()
            cells.append(self.relation())
        return tuple(cells)


def _mixed(whole: Number, over: Node, under: Node) -> Operation:
    """Return whole and fraction as one number; an improper fraction may as well be a factor."""
    if (
        isinstance(over, Number)
        and isinstance(under, Number)
        and (over.is_whole and under.is_whole)
        and over.value < under.value
    ):
        return Operation("mixed", (whole, Operation("frac", (over, under))))
    raise Unreadable("neither clearly a mixed number nor clearly a product")


ROOTS = {"sqrt": "root", "cbrt": "root", "root4": "root"}
INDICES: dict[str, tuple[Node, ...]] = {
    "sqrt": (Number("2"),),
    "cbrt": (Number("3"),),
    "root4": (Number("4"),),
}
ATOMS: dict[str, Callable[[_Reader], Node]] = {
    "function": _Reader.call,
    "fraction": _Reader.fraction,
    "accent": _Reader.accent,
    "open": _Reader.group,
    "bar": _Reader.between_bars,
    "begin": _Reader.matrix,
}
