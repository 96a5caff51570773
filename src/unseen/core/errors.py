"""What can go wrong, in words that say what to do about it."""

__all__ = ["BadInput", "DrawError", "Unreadable", "UnseenError"]


class UnseenError(Exception):
    """Any error this package raises on purpose; its text is one sentence for a person."""


class BadInput(UnseenError):
    """Something a person typed, or a file they gave, can't be used; exit code 2."""


class Unreadable(UnseenError):
    """A text does not hold a value of the kind asked for; the reason is shown with the grade."""


class DrawError(UnseenError):
    """A category's bounded rejection ran out: the tier's ranges are too tight."""
