# What the guide says in the lesson.

learn-guide = Your guide
learn-you = Your explorer
learn-next = Next
learn-choose = Choose below
learn-back = Back to my last choice
learn-skip = Leave the lesson
learn-play = Play a real game

learn-in = Welcome to the cave! There are four of us, and we all go in together. Nobody knows what’s in there.
learn-turn = We go deeper card by card. Let’s turn over the first one.
learn-share = Rubies! Everyone in the cave gets the same share. You’re carrying yours now, but they’re not safe yet.
learn-remainder = Rubies that can’t be shared out stay on the path. Remember them: whoever goes home picks them up.
learn-decide = Now everyone decides in secret: deeper into the cave, or home? Choose whichever you like – you can try both.
learn-home-alone = You went home alone, so everything on the path was yours too. It’s in your chest, safe for the rest of the game.
learn-deeper = But the others kept going, and now there are fewer of them to share. That’s the price of playing it safe. What if you had kept going?
learn-go-on = Everyone keeps going. The rubies on the path are still there.
learn-hazard = Snakes! The first time, they only scare us. But one more snake card and it’s a trap.
learn-secret = Who dares? No one shows their choice until everyone has chosen.
learn-home-together = { $other } went home too. Players who leave together share what’s on the path, and there was too little to share. What if you had stayed?
learn-other-home = { $other } went home alone and took what was on the path. Now there are three of us.
learn-more = Fewer explorers, bigger shares! You’re carrying a lot, and there’s more on the path. But the snakes are waiting…
learn-home-path = Home alone, with everything you carried and everything on the path! Now watch the others.
learn-greed = Nobody wants to go home. Will our luck hold?
learn-trap-safe = Snakes again: it’s a trap! Everyone in the cave loses what they carried. What’s in your chest is safe.
learn-trap-lost = Snakes again: it’s a trap! Everyone in the cave loses what they carried, and so do you. Only your chest is safe.
learn-end = That’s the whole game: five expeditions, then the fullest chest wins. Good luck!
