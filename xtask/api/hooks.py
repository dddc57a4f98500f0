"""Hooks for schemathesis: requests that are about something that is there, and a count of what came of them.

Made-up codes of tables and ids of games exist nowhere, and everything would be a 404. So most requests that are made up
to be valid get a code, an id or a body from a world that is renewed now and then; the rest go out as they are.

TACORA_API is the address of the server, TACORA_API_AS is `program` or `nobody`, and the counts go to TACORA_API_COUNTS.
"""

import atexit
import collections
import itertools
import os

import schemathesis
from schemathesis.core.parameters import ParameterLocation

from world import OPTIONS, World

AS_PROGRAM = os.environ["TACORA_API_AS"] == "program"

# At most so many requests, all to the same route, are about the same world.
RENEWED_AFTER = 25

statuses = collections.Counter()
turn = itertools.count()
reviews = itertools.count()
world = World(os.environ["TACORA_API"])
route = None


@schemathesis.hook
def before_call(context, case, **kwargs):
    global world, route
    number = next(turn)
    if case.operation.label != route or number % RENEWED_AFTER == 0:
        world, route = World(world.base), case.operation.label
    # Each deletion takes an account of its own, so that the others still have theirs.
    doomed = world.doomed() if AS_PROGRAM and case.operation.label == "DELETE /api/me" else None
    if AS_PROGRAM:
        case.headers["Authorization"] = f"Bearer {(doomed or {}).get('token', world.token)}"
    if doomed and is_valid(case, ParameterLocation.BODY) and number % 2 == 0:
        case.body = {"confirm": doomed["id"]}
    if number % 8 != 7:
        aim(case, number)


def is_valid(case, location):
    """Whether this part of the request was made up to be valid."""
    return case.meta is None or not case.meta.is_negative_at(location)


def aim(case, number):
    """Lets a request be about something that is there, where it was not made up to be wrong."""
    path = case.operation.path
    place = (case.path_parameters or {}) if is_valid(case, ParameterLocation.PATH) else {}
    tables = [world.playing, world.seating, world.playing, world.seating, world.over]
    if "code" in place:
        place["code"] = tables[number % len(tables)]
    if "seat" in place:
        place["seat"] = number % 4
    if path == "/api/codes/{code}" and "code" in place:
        place["code"] = place["code"][:4]
    if path == "/api/tables/{code}/nonce" and "code" in place:
        place["code"] = world.revealing
    if path == "/api/tables/{code}/seats/{seat}/stand-in" and {"code", "seat"} <= place.keys():
        place["code"], place["seat"] = world.playing, world.ask_for_stand_in()
    if path.startswith("/api/games/"):
        place["id"] = world.game
    if path in ("/api/me/tokens/{id}", "/api/me/credentials/{id}"):
        place["id"] = world.key
    if "person" in place:
        place["person"] = world.other
    if is_valid(case, ParameterLocation.BODY) and number % 4 != 3:
        body = valid_body(path, place.get("code"), case.body, number)
        if body is not None:
            case.body = body


def valid_body(path, code, body, number):
    """A body that makes sense to this server, for those routes where a schema cannot say what does."""
    if path == "/api/tables/{code}/options":
        return OPTIONS
    if path == "/api/tables/{code}/act" and isinstance(body, dict):
        return {**body, "question": world.question(code) or 0, "choice": ["continue", "leave"][number % 2]}
    if path == "/api/tables/{code}/commitment" and code:
        return {"game": world.deal(code), "commitment": "5a" * 32}
    if path == "/api/tables/{code}/nonce":
        return {"game": world.deal(world.revealing), "nonce": world.nonce.hex()}
    if path == "/api/tables/{code}/bots":
        return {"bot": "renard"}
    if path == "/api/tables" and isinstance(body, dict):
        return {"options": OPTIONS, "listing": ["public", "private"][number % 2]}
    if path == "/api/replays" and isinstance(body, dict):
        return world.record
    # A review is a second's work: the first time, and now and then, is enough.
    if path == "/api/reviews" and isinstance(body, dict) and next(reviews) % 8 == 0:
        return world.record
    if path == "/api/recover":
        return {"code": world.recovery}
    return None


@schemathesis.hook
def after_call(context, case, response):
    statuses[case.operation.label, response.status_code] += 1


@atexit.register
def write_counts():
    with open(os.environ["TACORA_API_COUNTS"], "w", encoding="utf-8") as file:
        for (route, status), count in sorted(statuses.items()):
            print(status, count, route, file=file)
