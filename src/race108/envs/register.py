"""Makes the environments known to Gymnasium. It finds this by itself: see ``gymnasium.envs`` in pyproject.toml."""

from __future__ import annotations

from race108.envs import VERSION


def register() -> None:
    """Called by Gymnasium when it is imported, in the namespace race108; nothing else of ours is imported yet."""
    from gymnasium.envs.registration import register as known

    for name, function in (("Triggs", "triggs"), ("RunTrip", "runtrip")):
        known(
            id=f"{name}-v{VERSION}",
            entry_point=f"race108.envs.gymnasium:{function}",
            vector_entry_point=f"race108.envs.gymnasium:{function}_vector",
        )
