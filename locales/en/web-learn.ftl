# What the guide says in the lesson.

learn-guide = Your guide
learn-you = You
learn-next = Go on
learn-choose = Choose below
learn-back = Back to the last choice
learn-skip = Leave the lesson
learn-play = Play a real game

learn-in = Welcome to the cave! There are four of us, and we all go in together. Nobody knows what lies in there.
learn-turn = Card by card we go deeper. Let us turn the first one.
learn-share = Rubies! They are shared equally among those who are inside. You carry yours now, but they are not safe yet.
learn-remainder = What cannot be shared stays on the path. Keep it in mind: it is for those who go home.
learn-decide = Now everybody decides in secret: deeper into the cave, or home? Choose as you like, you can try both.
learn-home-alone = You went home alone, so everything on the path was yours too. It is in your chest, and there it is safe for the whole game.
learn-deeper = But the others went on, and there are fewer now to share. That is the price of safety. What if you had gone on?
learn-go-on = Everybody goes on. What lies on the path is still there.
learn-hazard = Snakes! The first of a kind only frightens us. But one more card with snakes, and it is a trap.
learn-secret = Who dares? Nobody shows a choice before everybody has chosen.
learn-home-together = { $other } went home as well. Those who leave together share the path, and this was too little to share. What if you had stayed?
learn-other-home = { $other } went home alone and took what lay on the path. Now there are three of us.
learn-more = Fewer explorers, larger shares! You carry a lot, and there is more on the path. But the snakes are waiting…
learn-home-path = Home alone, with all you carried and all that lay on the path! Now watch the others.
learn-greed = Nobody wants to go home. Will our luck hold?
learn-trap-safe = Snakes again: a trap! Those inside lose all they carried. What is in your chest is safe.
learn-trap-lost = Snakes again: a trap! Everybody inside loses all they carried, and so do you. Only a chest is safe.
learn-end = That is the whole game: five expeditions, then the fullest chest wins. Good luck!
