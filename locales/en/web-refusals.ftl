# Why the server said no, for those whom it may happen to. The names are the server's own words.

refusal-table-full = Every seat is taken. You can look on.
refusal-table-name-taken = Somebody at this table has this name already. Choose another one.
refusal-table-bad-name = A name has 1 to 40 letters, without anything that cannot be seen.
refusal-table-removed = The host has let you go from this table.
refusal-table-game-is-on = The game is on. Wait until it is over.
refusal-table-wrong-players = The game cannot begin with this many players.
refusal-table-not-host = Only the host can do that.
refusal-table-not-seated = You have no seat at this table.
refusal-table-too-many = You have as many tables as one person can have. Finish a game first.
refusal-table-too-soon = Not so fast!
refusal-request-too-many = That was very often in a short time. Wait a moment.
refusal-server-full = The server is full at the moment. Try again later.
refusal-server-closing = The server is just starting anew. Try again in a moment.
