# What is said only in a terminal. What happens at a table is told with the sentences of web.ftl.

terminal-ask-secret = { $choices } (what you type is not shown)
terminal-ask-all = { $firsts }; { $next }
terminal-ask-clock = { $choices } ({ $clock })
terminal-ask-ready = Ready to start? Type “yes” or “quit”.
terminal-has-chosen = { $name } has chosen.
terminal-hint-choice = Type the number of a choice or its first letters. Type “help” to see what else you can do.
terminal-hint-ready = Type “yes” when you’re ready, or “quit”.
terminal-explorer = Explorer
terminal-link = Table link: { $link }
terminal-bye = Goodbye.
terminal-chests = Chests and relics: { $list }.
terminal-scores = Final scores: { $list }.
terminal-dice-free = Free dice: { $faces }.
terminal-dice-kept = Set aside: { $faces }.
terminal-bag = { $name }’s bag: { $treasure }.
terminal-hints-on = Hints are on.
terminal-no-odds = There are no odds to show right now.
terminal-gain = On average, the next card brings each explorer in the cave { $whole }.{ $tenths } rubies.
terminal-reveals = If no one leaves, expect { $whole }.{ $tenths } more cards, including the trap.
terminal-help-plain = Type the number of a choice or its first letters.
    “repeat” repeats what happened since your last choice.
    “state” shows how things stand.
    “odds” shows what might come next.
    “rules” shows the rules of this game.
    “help” shows this help.
    “agree” and “refuse” say whether a bot should play for someone.
    “quit” ends the game.

# What can be typed, besides the English word
terminal-word-yes = yes
terminal-word-repeat = repeat
terminal-word-state = state
terminal-word-odds = odds
terminal-word-rules = rules
terminal-word-help = help
terminal-word-quit = quit
terminal-word-agree = agree
terminal-word-refuse = refuse
terminal-vote-words = Type “{ $agree }” or “{ $refuse }”.
terminal-vote-words-own = Type “{ $refuse }” if you’re here, or “{ $agree }” to let the bot play.

# The full screen
terminal-camp = camp
terminal-state = How things stand
terminal-odds = The next card
terminal-odds-dice = The next roll
terminal-winner = wins
terminal-throws = throws
terminal-keys = ? help  o odds  q quit
terminal-keys-replay = ? help  q quit
terminal-vote-keys = (Y yes, N no)
terminal-vote-keys-own = (N I’m here, Y let the bot play)
terminal-prompt = { $name }, your choice:
terminal-prompt-secret = { $name }, choose in secret: type a number (it won’t be shown).
terminal-prompt-ready = Press Enter when you’re ready.
terminal-quit-again = A game is in progress. Press Q again to leave it.
terminal-help-screen = Keys 1 to 9 press the button with that number.
    C to continue, L to leave, as in the browser.
    Left and right arrows pick a button; Enter presses it.
    Up and down arrows scroll through what happened.
    O shows or hides the odds.
    S shows how things stand, R the rules of this game.
    Y and N say whether a bot should play for someone.
    Q quits; Ctrl-C quits at once.
    The camp is at the start of the path and the explorers are at its end: each has a colour, a letter and a pattern.
    A number after an arrow on a card shows how many rubies are left there.

# Recordings
terminal-tape = Step { $step } of { $last }.
terminal-tape-runs = Playing. Press the space bar to stop.
terminal-jump = Jump to step { $step }? Press Enter.
terminal-hint-replay = Press Enter for the next step, or type “back”, “play” or the number of a step.
terminal-help-replay = Left and right arrows: one step back, one step forward.
    Page Up and Page Down: one expedition or turn back or forward.
    Home and End: the beginning and the end.
    Type a number and press Enter to jump to that step.
    The space bar starts and stops playback.
    O shows or hides the odds.
    S shows how things stand, R the rules of this game.
    Q quits.
terminal-help-replay-plain = An empty line, or “next”, goes to the next step.
    “back” goes one step back.
    A number jumps to that step.
    “play” plays everything to the end.
    “repeat”, “state”, “odds”, “rules”, “help” and “quit” work as always.
terminal-word-next = next
terminal-word-back = back
terminal-word-play = play

# The companion of the real box
terminal-companion-resumed = This is where you left off.
terminal-companion-saved = Saved in { $file }.
terminal-companion-card = Expedition { $expedition }, card { $number }: which card did you turn over?
terminal-companion-leave = Who leaves? { $people }. Press Enter for no one, or type “all”.
terminal-companion-no-card = That card can’t come up any more: { $card }.
terminal-companion-hint-card = Type a card: the number of a treasure, the first letters of a hazard, or “relic”.
terminal-companion-hint-leave = Type the numbers or names of the explorers who leave, “all”, or just press Enter for no one.
terminal-companion-undone = Last entry undone.
terminal-companion-nothing-to-undo = There’s nothing to undo.
terminal-companion-cave = { $name } in the cave: type the dice, for example “diamond key troll troll”, or “keep key”, “enter” or “leave”.
terminal-companion-hall = { $name } in the hall: type two numbers for the treasure dice, { $dice ->
    [one] one word such as “dragon”
   *[other] two words such as “blank dragon”
} for { $thrower }’s throw, or “leave”.
terminal-companion-hint-dice = Type the dice that were rolled, “keep” with “key” or “door”, “enter”, or “leave”.
terminal-help-companion = Type what happened at the table; every entry is saved in the file.
    “undo” takes back the last entry, as often as you like.
    “repeat” repeats the result of the last entry.
    “state” shows how things stand.
    “odds” shows what might come next.
    “rules” shows the rules of this game.
    “quit” stops; run the same command to carry on later.
terminal-word-undo = undo
terminal-word-nobody = nobody
terminal-word-all = all
terminal-word-keep = keep
terminal-word-enter = enter
terminal-word-leave = leave
