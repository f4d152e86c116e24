"""The referee: one JSON request per line in, one JSON answer per line out (see docs/protocol.md)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import BinaryIO

from race108.checks import is_whole
from race108.errors import BadRequest, Race108Error
from race108.game import Game
from race108.games.registry import games
from race108.ruleset import Json
from race108.seed import seed_from
from race108.words import shown

#: The keys each request may have besides "do".
REQUESTS: dict[str, tuple[str, ...]] = {
    "new": ("game", "players", "seed", "options"),
    "set": ("position", "seed"),
    "legal": (),
    "play": ("moves",),
    "view": ("seat",),
    "position": (),
    "time": (),
    "record": (),
    "replay": ("record",),
    "bot": ("bot", "ms", "rollouts", "seed"),
    "judge": ("move", "deals"),
}


class Referee:
    """Holds one game and answers requests about it."""

    def __init__(self, prepare: Callable[[str], None] = lambda _game: None, language: str = "en") -> None:
        self._game: Game | None = None
        self._language = language
        self._prepare = prepare  # called with a game's name before its rules are needed

    def answer(self, request: object) -> Json:
        """The answer to one request; one that cannot be carried out changes nothing."""
        try:
            return {"ok": True, **self._carry_out(request)}
        except Race108Error as error:
            return {"ok": False, "error": error.text(self._language)}

    def _carry_out(self, request: object) -> Json:
        if not isinstance(request, dict):
            raise BadRequest("request-not-json")
        do = request.get("do")
        if not isinstance(do, str) or do not in REQUESTS:
            raise BadRequest("request-unknown", do=shown(do), known=list(REQUESTS))
        given = {key: value for key, value in request.items() if key != "do"}
        for key in given:
            if key not in REQUESTS[do]:
                raise BadRequest("request-unknown-key", do=do, key=shown(key), known=["do", *REQUESTS[do]])
        carry_out: Callable[[Json], Json] = getattr(self, f"_{do}")
        return carry_out(given)

    @property
    def game(self) -> Game:
        """The game under way."""
        if self._game is None:
            raise BadRequest("request-no-game")
        return self._game

    def _prepare_for(self, wish: object) -> None:
        game = wish.get("game") if isinstance(wish, dict) else None
        if isinstance(game, str) and game in games():
            self._prepare(game)

    def _at(self, game: Game) -> Json:
        self._game = game
        return {"position": game.position()}

    def _new(self, given: Json) -> Json:
        options = given.get("options", {})
        if not isinstance(options, dict):
            raise BadRequest("request-options")
        self._prepare_for(given)
        return self._at(Game.with_options(given.get("game"), given.get("players", 2), given.get("seed"), options))

    def _set(self, given: Json) -> Json:
        self._prepare_for(given.get("position"))
        return self._at(Game.from_position(given.get("position"), given.get("seed")))

    def _replay(self, given: Json) -> Json:
        self._prepare_for(given.get("record"))
        return self._at(Game.replay(given.get("record")))

    def _legal(self, _given: Json) -> Json:
        return {"moves": self.game.moves()}

    def _play(self, given: Json) -> Json:
        moves = given.get("moves")
        if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
            raise BadRequest("request-moves")
        self.game.play(*moves)
        return {"position": self.game.position()}

    def _view(self, given: Json) -> Json:
        return {"view": self.game.view(given.get("seat")).json}

    def _position(self, _given: Json) -> Json:
        return {"position": self.game.position()}

    def _time(self, _given: Json) -> Json:
        self.game.time_up()
        return {"position": self.game.position()}

    def _record(self, _given: Json) -> Json:
        return {"record": self.game.record()}

    def _bot(self, given: Json) -> Json:
        from race108.bots import MOST_MS, MOST_ROLLOUTS, bot_named, choose_turn, end_game

        ms, rollouts = given.get("ms"), given.get("rollouts")
        for budget, most in ((ms, MOST_MS), (rollouts, MOST_ROLLOUTS)):
            if budget is not None and not (is_whole(budget) and 1 <= budget <= most):
                raise BadRequest("request-budget")
        if ms is not None and rollouts is not None:
            raise BadRequest("request-budget")
        bot = bot_named(given.get("bot"), self.game.rules, ms=ms, rollouts=rollouts)
        if self.game.over:
            raise BadRequest("game-over")
        view = self.game.view(self.game.turn)
        moves = choose_turn(bot, view, seed_from(given.get("seed")))
        end_game([bot], None)
        return {"moves": moves}

    def _judge(self, given: Json) -> Json:
        from race108.bots.mind import mind_for
        from race108.coach.judge import checked_deals
        from race108.coach.review import begun, decided, reviewed

        deals, game = checked_deals(given.get("deals")), self.game
        review = begun(game)
        if "move" not in given:
            return reviewed(game.record(), deals).json(self._language)
        if game.over:
            raise BadRequest("game-over")
        if not isinstance(given["move"], str):
            raise BadRequest("request-moves")
        view = game.view(game.turn)
        move = view.write(view.read(given["move"]))
        decision = decided(view, move, game.ply, mind_for(game.rules), deals)
        return {"network": review.network, "decision": decision.json(self._language)}


def serve(
    lines: BinaryIO, answers: BinaryIO, prepare: Callable[[str], None] = lambda _game: None, language: str = "en"
) -> None:
    """Answer every line until the input ends. JSON is UTF-8, whatever the system is set to."""
    referee = Referee(prepare, language)
    for line in lines:
        try:
            request = json.loads(line.decode("utf-8"))
        except (ValueError, RecursionError):
            request = None
        answers.write(json.dumps(referee.answer(request)).encode() + b"\n")
        answers.flush()
