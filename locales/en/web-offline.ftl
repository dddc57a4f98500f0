# What players read when the server cannot be reached.

offline-title = Can’t reach the server
offline-text = The cave is on a server, and your device can’t reach it right now. Your game is safe there: every choice the server received has been saved.
offline-retry = Try again
offline-waiting = We’ll try again as soon as you’re back online.
offline-alone = You can also play right here, without the server: against the bots, or with several people on this device.
offline-play = Play on this device
alone-home = You’re playing on this device, without a server. Games against bots and with several people on this device work, as do the lesson, practice, replays, reviews and the fairness check. Inviting others, the big screen and public tables need a server.
alone-nowhere = This browser doesn’t keep anything, so your games will be gone when you close the page.
alone-full = There’s no room left on this device. You can play on, but what happens from now on will be gone when you close the page.
