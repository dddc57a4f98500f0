# What is said without a line to the server.

offline-title = Can’t reach the server
offline-text = The cave is on a server, and your device can’t reach it right now. Your game is safe there: every choice the server received has been saved.
offline-retry = Try again
offline-waiting = We’ll try again as soon as you’re back online.
