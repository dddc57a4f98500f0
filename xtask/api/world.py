"""Things at a running server that requests can be about: somebody, their tables, a finished game."""

import hashlib

import requests

GAME = {"name": "diamant", "edition": "portal-2025", "relics": True}
OPTIONS = {"game": GAME, "bots": "instant", "chat": "words"}


class World:
    """Ada has a table before, in and after a game; Bo sits there too. What tests do to it does no harm: there will be
    another world."""

    def __init__(self, base):
        self.base = base
        self.session = requests.Session()
        self.token = None
        bo = self.post("/api/programs", {"name": "Bo"})
        self.other = bo["id"]
        self.token = self.post("/api/programs", {"name": "Ada"})["token"]
        self.key = self.post("/api/me/tokens", {"label": "Another program", "right": "watch"})["id"]
        self.recovery = self.post("/api/me/recovery")["code"]
        self.seating = self.table(bo["token"])
        self.playing = self.table(bo["token"], {"options": {**OPTIONS, "hints": "on"}, "listing": "private"})
        self.post(f"/api/tables/{self.playing}/start")
        self.nonce = bytes(range(32))
        self.revealing = self.table_that_waits_for_a_nonce()
        self.over = self.table()
        self.game = self.play_to_the_end(self.over)
        self.record = self.get(f"/api/games/{self.game}/record")

    def table(self, other=None, besides=None):
        made = self.post("/api/tables", {"options": OPTIONS, "name": "Ada", "listing": "public", **(besides or {})})
        if other:
            self.send("POST", f"/api/tables/{made['table']}/seat", {"name": "Bo"}, other)
        for bot in ["turn:3", "turn:5"]:
            self.post(f"/api/tables/{made['table']}/bots", {"bot": bot})
        return made["table"]

    def table_that_waits_for_a_nonce(self):
        code = self.table()
        game = self.deal(code)
        commitment = hashlib.sha256(b"tacora/2/nonce\0" + game.encode() + b"\0" + self.nonce).hexdigest()
        self.send("PUT", f"/api/tables/{code}/commitment", {"game": game, "commitment": commitment})
        self.post(f"/api/tables/{code}/start")
        return code

    def ask_for_stand_in(self):
        """Asks whether a bot should play for Bo, whose seat this is."""
        self.post(f"/api/tables/{self.playing}/seats/1/stand-in")
        return 1

    def deal(self, code):
        """The id of the next game."""
        return self.get(f"/api/tables/{code}")["scene"]["deal"]["game"]

    def question(self, code):
        """The number of the open question, if there is one."""
        return self.get(f"/api/tables/{code}")["scene"].get("question", {}).get("number")

    def play_to_the_end(self, code):
        self.post(f"/api/tables/{code}/start")
        game = self.deal(code)
        while (number := self.question(code)) is not None:
            self.post(f"/api/tables/{code}/act", {"question": number, "choice": "leave"})
        return game

    def doomed(self):
        """Somebody whose account may be deleted."""
        return self.send("POST", "/api/programs", {"name": "Di"})

    def post(self, path, body=None):
        return self.send("POST", path, body)

    def get(self, path):
        return self.send("GET", path, None)

    def send(self, method, path, body, token=None):
        token = token or self.token
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.session.request(method, self.base + path, json=body, headers=headers, timeout=10)
        if not answer.ok:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.json()
