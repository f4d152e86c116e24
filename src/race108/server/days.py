"""The deals of a day: whose try is which table, and how everybody has fared."""

from __future__ import annotations

from race108.ruleset import Json
from race108.server import daily, rows
from race108.server.identity import Identities
from race108.server.making import table_of_the_day
from race108.server.store import Store
from race108.server.stored import commit_of
from race108.server.table import Table
from race108.server.thinkers import bot_allowed


class Days:
    """Makes the tables of a day, and puts in order what was played there."""

    def __init__(self, store: Store, identities: Identities, secret: str) -> None:
        self._store, self._identities, self._secret = store, identities, secret

    def table(self, identity: str, game: str, name: str | None, now: float) -> Table:
        """Somebody's try. Its id follows from who, what and when: asked for twice, it is the same table."""
        bot_allowed(daily.BOT, game)
        day = daily.day_at(now)
        server_seed = daily.seed_of_day(self._secret, game, day)
        table_id = self._id(identity, game, day)
        return table_of_the_day(game, name, identity, day=day, server_seed=server_seed, table_id=table_id)

    async def today(self, identity: str | None, now: float) -> Json:
        """The deals of the day, as somebody sees them; a newcomer has played none."""
        day, games = daily.day_at(now), daily.deals()
        ids = {game: self._id(identity, game, day) for game in games} if identity is not None else {}
        own = await self._store.read(rows.daily_scores_of, list(ids.values())) if ids else {}
        everybody = await self._store.read(rows.daily_scores, day)
        deals: list[Json] = []
        for game in games:
            table_id, scores = ids.get(game, ""), everybody.get(game, {})
            score = own.get(table_id)
            result = None if score is None else daily.Result(score)
            deals.append(
                {
                    "game": game,
                    "bot": daily.BOT,
                    "commit": commit_of(daily.seed_of_day(self._secret, game, day)),
                    "players": sum(scores.values()),
                    "table": table_id if table_id in own else None,
                    "won": result and result.won,
                    "rounds": result and result.rounds,
                    "progress": result and result.progress,
                    "place": result and result.place(scores),
                }
            )
        return {"day": day, "seconds_left": round(daily.end_of(day) - now), "deals": deals}

    def _id(self, identity: str, game: str, day: str) -> str:
        # No key of a request has a line break: nobody can make another table under this id beforehand.
        return self._identities.derived(f"{identity}\n\n{game}\n{day}")
