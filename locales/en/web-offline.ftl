# What is said without a line to the server.

offline-title = No way to the server
offline-text = The cave is on a server, and this device cannot reach it now. Your game is safe there: every choice that was taken in is kept.
offline-retry = Try again
offline-waiting = We try again by ourselves as soon as the network is back.
