#!/usr/bin/env python3
"""A player for Tacora: sits down at a table, plays one game of Diamant or Troll & Dragon, and says how it went."""
import argparse, hashlib, http.client, json, secrets, sys, time, urllib.error, urllib.request

GAMES = {"diamant": {"edition": "portal-2025", "relics": True}, "troll-dragon": {}}
BOTS = {"diamant": ["renard", "turn:6", "turn:3"], "troll-dragon": ["bold:100", "bold:100"]}
TOO_LATE = ["table/stale-choice", "table/not-asked", "table/illegal-choice", "table/no-game", "table/stale-deal"]  # Others were faster.
SEATS = ["seat", "by", "to", "thrower", "next", "leaving", "leavers", "caught", "entering", "resting"]


class Server:
    def __init__(self, address):
        self.address, self.headers = address.rstrip("/"), {"Content-Type": "application/json"}

    def open(self, method, path, body=None, **headers):
        """Asks until there is an answer: when we are too fast or the server is away, waiting helps."""
        headers = self.headers | {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(self.address + path, body and json.dumps(body).encode(), headers, method=method)
        while True:
            try:
                return urllib.request.urlopen(request, timeout=60)  # Even a silent stream says something every 20 s.
            except urllib.error.HTTPError as refused:
                problem = json.load(refused)
                if "retry_after_ms" not in problem:
                    return None if problem["slug"] in TOO_LATE else sys.exit(problem["message"])
                time.sleep(problem["retry_after_ms"] / 1000)
            except (OSError, http.client.HTTPException):
                time.sleep(1)

    def ask(self, method, path, body=None):
        """The key makes sure that a request to a table that had to be sent twice is carried out once."""
        answer = self.open(method, path, body, Idempotency_Key=secrets.token_hex(16))
        return answer and json.load(answer)

    def messages(self, table):
        """Everything that happens at the table. After a broken connection it goes on where it was."""
        last = {}
        while True:
            try:
                lines = self.open("GET", f"{table}/events", Accept="application/x-ndjson", **last)
                for message in map(json.loads, filter(bytes.strip, lines)):
                    last = {"Last_Event_ID": message["id"]} if "id" in message else last
                    if "scene" in message:  # The others tell who is connected, or what we ourselves have chosen.
                        yield message
            except (OSError, ValueError, http.client.HTTPException):  # A line may break off in the middle.
                time.sleep(1)


def choose(actions, game):
    """The strategy, to be replaced by yours: go home when more can be lost than won."""
    if game["name"] == "diamant":
        trap = game["traps-left"] / max(game["cards-left"], 1)
        return "leave" if trap * game["carried"] > (1 - trap) * 6 / len(game["inside"]) else "continue"
    at_risk = game["beside"]["diamonds"] + 3 * game["beside"]["nuggets"]
    wanted = ["leave"] * (at_risk >= 6) + ["enter", "keep-door", "keep-key", "throw", "roll", "stay"]
    return next((action for action in wanted if action in actions), actions[0])


def sentence(fact, names):
    """{"fact": "treasure-found", "worth": 9, "each": 3} is "Treasure found, worth 9, each 3."."""
    told = {key: value for key, value in fact.items() if key != "fact" and value not in (None, [])}
    for key in told.keys() & SEATS:
        told[key] = " and ".join(names[seat] for seat in (told[key] if isinstance(told[key], list) else [told[key]]))
    details = [f"{key} {value}".replace("_", " ") for key, value in told.items()]
    return ", ".join([fact["fact"].replace("-", " ").capitalize(), *details]) + "."


def add_nonce(server, table, scene, you, nonces):
    """Our part in a fair deal: we commit to a nonce, and reveal it when the commitments of all seats are published."""
    game, seats = scene["deal"]["game"], scene["deal"].get("seats")
    if "seat" not in you or scene["phase"] == "playing" or you["seat"] in scene["deal"].get("dropped", []):
        return
    nonce, asked = nonces.setdefault(game, secrets.token_bytes(32)), (game, seats is not None)
    commitment = hashlib.sha256(b"tacora/2/nonce\0" + game.encode() + b"\0" + nonce).hexdigest()
    if asked not in nonces and not seats:
        server.ask("PUT", f"{table}/commitment", {"game": game, "commitment": commitment})
    elif asked not in nonces and seats[you["seat"]].get("commitment") == commitment:
        server.ask("PUT", f"{table}/nonce", {"game": game, "nonce": nonce.hex()})
    nonces[asked] = seats


def play(server, table, ready, answered=None):
    nonces = {}
    for message in server.messages(table):
        news, scene, you = message.get("news", {}), message["scene"], message["you"]
        add_nonce(server, table, scene, you, nonces)
        ready = ready and server.ask("POST", f"{table}/ready") and None  # The game begins when everybody has said so.
        names, game, question = [seat["name"] for seat in scene["seats"]], scene.get("game"), scene.get("question")
        for fact in news.get("facts", []):
            print(sentence(fact, names))
        if news.get("type") == "game-ended":
            return dict(zip(names, game["standings"]["scores"]))
        if "actions" in you and "choice" not in you and (question["number"] != answered or question["kind"] == "race"):
            answered, choice = question["number"], choose(you["actions"], game)
            print(f"  I choose to {choice}.")
            server.ask("POST", f"{table}/act", {"question": answered, "choice": choice})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server", help="its address, such as http://localhost:7777")
    parser.add_argument("table", nargs="?", help="the code of a table; without it we make one and invite bots")
    parser.add_argument("--name", default="Tourist", help="how we are called")
    parser.add_argument("--game", choices=GAMES, default="diamant", help="what is played at a table of our own")
    parser.add_argument("--hurry", action="store_true", help="nobody pauses to think at a table of our own")
    told = parser.parse_args()
    server = Server(told.server)
    server.headers["Authorization"] = "Bearer " + server.ask("POST", "/api/programs", {"name": told.name})["token"]
    options = {"game": {"name": told.game} | GAMES[told.game]} | ({"bots": "instant", "interval": 100} if told.hurry else {})
    table = "/api/tables/" + (told.table or server.ask("POST", "/api/tables", {"options": options})["table"])
    server.ask("POST", f"{table}/seat", {"name": told.name})
    for bot in [] if told.table else BOTS[told.game]:
        server.ask("POST", f"{table}/bots", {"bot": bot})
    print("The game is over:", ", ".join(f"{name} has {score}" for name, score in play(server, table, ready=True).items()) + ".")
