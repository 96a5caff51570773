r"""What the tokenizer knows: LaTeX commands, signs, functions and constants, as tables.

A command that stands in no table is unreadable; none is ever expanded or carried out.
"""

from __future__ import annotations

__all__ = [
    "BLACKBOARD",
    "COMMANDS",
    "CONSTANTS",
    "FONTS",
    "FUNCTIONS",
    "GAPS",
    "JUNCTIONS",
    "PROSE_FONTS",
    "SAME",
    "SIGNS",
    "SIZES",
]

_GREEK = (
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma "
    "tau upsilon phi chi psi omega"
)
_LETTERS = dict(zip(_GREEK.split(), "αβγδεζηθικλμνξοπρστυφχψω", strict=True))
_CAPITALS = {name.capitalize(): letter.upper() for name, letter in _LETTERS.items()}
_VARIANTS = {"varepsilon": "ε", "vartheta": "θ", "varphi": "φ", "varrho": "ρ", "ell": "ℓ"}

_FUNCTIONS = (
    "sqrt cbrt exp log ln lg lb sin cos tan cot sec csc arcsin arccos arctan asin acos atan "
    "sinh cosh tanh coth arsinh arcosh artanh asinh acosh atanh abs sgn floor ceil "
    "det tr trace rank dim ker gcd lcm max min sup lim arg Re Im conj binom"
)
FUNCTIONS = frozenset(_FUNCTIONS.split())
"""Names that are read as functions wherever they stand."""

CONSTANTS = (
    {"infinity": "∞", "infty": "∞", "inf": "∞", "oo": "∞", "emptyset": "∅", "varnothing": "∅"}
    | _LETTERS
    | _CAPITALS
)
"""Words that stand for one symbol, in plain text and in LaTeX alike."""

JUNCTIONS = frozenset({"and", "or"})
"""Words that part the items of a list."""

SIGNS = {
    "+": "operator", "-": "operator", "*": "operator", "/": "operator", "÷": "operator",
    "^": "operator", "**": "operator", "!": "operator", "%": "operator", "±": "operator",
    "∓": "operator", "_": "operator", "'": "operator", "°": "operator", "∪": "operator",
    "∩": "operator", "√": "function", "∛": "function", "∜": "function",
    "=": "relation", "==": "relation", ":=": "relation", "≈": "relation", "~": "relation",
    "≠": "relation", "!=": "relation", "<": "relation", ">": "relation", "≤": "relation",
    "<=": "relation", "≥": "relation", ">=": "relation", "∈": "relation", "∉": "relation",
    "→": "relation", "->": "relation", "⇒": "relation", "=>": "relation", "≡": "relation",
    ":": "relation", "(": "open", "[": "open", "{": "open", "⟨": "open", "⌊": "open", "⌈": "open",
    ")": "close", "]": "close", "}": "close", "⟩": "close", "⌋": "close", "⌉": "close",
    "|": "bar", "||": "bar", "‖": "bar", ",": "comma", ";": "semicolon", ".": "period",
    "...": "name", "∞": "name", "∅": "name", "&": "column", '"': "quote", "?": "mark",
}  # fmt: skip
"""The kind of each sign; any other sign is unreadable."""

SAME = {
    "**": "^", "==": "=", ":=": "=", "~": "≈", "!=": "≠", "<=": "≤", ">=": "≥", "->": "→",
    "=>": "⇒", "÷": "/", "‖": "||", "...": "…", "√": "sqrt", "∛": "cbrt", "∜": "root4",
}  # fmt: skip
"""Signs that mean the same as another, which is the one that tokens carry."""

_OPERATORS = {
    "cdot": "*", "times": "*", "ast": "*", "div": "/", "pm": "±", "mp": "∓", "cup": "∪",
    "cap": "∩", "%": "%", "circ": "°", "prime": "'", "degree": "°",
}  # fmt: skip
_RELATIONS = {
    "le": "≤", "leq": "≤", "leqslant": "≤", "ge": "≥", "geq": "≥", "geqslant": "≥", "lt": "<",
    "gt": ">", "ne": "≠", "neq": "≠", "in": "∈", "notin": "∉", "approx": "≈", "simeq": "≈",
    "sim": "≈", "equiv": "≡", "to": "→", "rightarrow": "→", "Rightarrow": "⇒", "implies": "⇒",
    "colon": ":",
}  # fmt: skip
_OPENING = {
    "{": "\\{", "lbrace": "\\{", "langle": "⟨", "lfloor": "⌊", "lceil": "⌈", "lbrack": "[",
    "lparen": "(",
}  # fmt: skip
_CLOSING = {
    "}": "\\}", "rbrace": "\\}", "rangle": "⟩", "rfloor": "⌋", "rceil": "⌉", "rbrack": "]",
    "rparen": ")",
}  # fmt: skip
_BARS = {"|": "||", "vert": "|", "lvert": "|", "rvert": "|", "Vert": "||", "mid": "|"}
_NAMES = {"ldots": "…", "dots": "…", "cdots": "…", "dotsc": "…", "vdots": "…"}
_FRACTIONS = ("frac", "dfrac", "tfrac", "cfrac")
_ACCENTS = ("overline", "bar", "hat", "vec", "tilde", "underline", "dot", "ddot")

COMMANDS: dict[str, tuple[str, str]] = {
    **{name: ("name", letter) for name, letter in (CONSTANTS | _VARIANTS | _NAMES).items()},
    **{name: ("function", name) for name in FUNCTIONS},
    **{name: ("operator", sign) for name, sign in _OPERATORS.items()},
    **{name: ("relation", sign) for name, sign in _RELATIONS.items()},
    **{name: ("open", sign) for name, sign in _OPENING.items()},
    **{name: ("close", sign) for name, sign in _CLOSING.items()},
    **{name: ("bar", sign) for name, sign in _BARS.items()},
    **dict.fromkeys(_FRACTIONS, ("fraction", "frac")),
    **{name: ("accent", name) for name in _ACCENTS},
    "cr": ("row", "\\\\"),
}
r"""LaTeX commands without their backslash: the kind and the text of the token that each makes."""

_FONTS = (
    "text textbf textit textrm texttt textnormal mbox hbox mathrm mathbf mathit mathsf mathtt "
    "mathbb mathcal operatorname bm boldsymbol pmb emph boxed fbox ensuremath mathop"
)
FONTS = frozenset(_FONTS.split())
"""Commands that change how their argument looks and not what it says."""

_PROSE_FONTS = "text textbf textit textrm textnormal mbox hbox emph"
PROSE_FONTS = frozenset(_PROSE_FONTS.split())
"""Those of them whose argument is prose, so that one letter is a word and not a variable."""

BLACKBOARD = dict(zip("NZQRC", "ℕℤℚℝℂ", strict=True))
"""Sets of numbers, by the letter that is set in blackboard bold."""

_SIZES = (
    "left right middle big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr Biggl Biggr displaystyle "
    "textstyle scriptstyle limits nolimits nonumber notag rm bf it"
)
SIZES = frozenset(_SIZES.split())
"""Commands without argument that change only how things look."""

GAPS = frozenset({";", ":", ">", " ", "\n", "quad", "qquad", "$", "(", ")", "[", "]", "newline"})
r"""Commands that are white space: gaps, and the delimiters of mathematics in a text."""
