# What is said only in a terminal. What happens at a table is told with the sentences of web.ftl.

terminal-pair = { $name }: { $value }
terminal-ask-secret = { $choices } (what you type is not shown)
terminal-ask-ready = Shall the game begin? Type yes, or quit.
terminal-has-chosen = { $name } has chosen.
terminal-hint-choice = Type the number of a choice or the beginning of its words; help lists what else works.
terminal-hint-ready = Type yes when you are ready, or quit.
terminal-explorer = Explorer
terminal-link = The table is at { $link }
terminal-bye = Goodbye.
terminal-chests = Chests and relics: { $list }.
terminal-no-odds = There are no odds to tell at the moment.
terminal-gain = The next card brings { $whole }.{ $tenths } to each explorer in the cave, on average.
terminal-reveals = If nobody leaves, { $whole }.{ $tenths } more cards can be expected, the trap included.
terminal-help-plain = Type the number of a choice, or the beginning of its words.
    repeat says again what happened since the last choice.
    state says how things stand.
    odds says what the next card may be.
    help is this help.
    quit ends.

# What can be typed, besides the English word
terminal-word-yes = yes
terminal-word-repeat = repeat
terminal-word-state = state
terminal-word-odds = odds
terminal-word-help = help
terminal-word-quit = quit

# The full screen
terminal-camp = camp
terminal-odds = The next card
terminal-odds-dice = The next dice
terminal-winner = wins
terminal-throws = throws
terminal-keys = ? help  o odds  q quit
terminal-keys-replay = ? help  q quit
terminal-prompt = { $name }, your choice:
terminal-prompt-secret = { $name }: secret choice, by number; it is not shown.
terminal-prompt-ready = Press Enter when you are ready.
terminal-quit-again = The game is on. Press q again to leave it.
terminal-help-screen = 1 to 9 press the button with this number.
    C continues, L leaves, as in the browser.
    Left and right choose a button, Enter presses it.
    Up and down scroll what happened.
    O shows or hides the odds.
    Q quits, Ctrl-C at once.
    At the start of the path is the camp, at its end stand the explorers: each has a colour, a letter and a pattern.
    A number after an arrow on a card is the rubies that lie there.

# Recordings
terminal-tape = Step { $step } of { $last }.
terminal-tape-runs = It runs; the space bar stops it.
terminal-jump = Jump to step { $step }: press Enter.
terminal-hint-replay = Type nothing for the next step, back, play, or the number of a step.
terminal-help-replay = Left and right go a step back and on.
    Page up and page down go an expedition or a turn back and on.
    Home and End go to the beginning and the end.
    A number and Enter jump to that step.
    The space bar lets it run, or stops it.
    O shows or hides the odds.
    Q quits.
terminal-help-replay-plain = An empty line, or next, tells the next step.
    back goes a step back.
    A number jumps to that step.
    play tells everything to the end.
    repeat, state, odds, help and quit do what they say.
terminal-word-next = next
terminal-word-back = back
terminal-word-play = play

# The companion of the real box
terminal-companion-resumed = Here is where the game was.
terminal-companion-saved = Everything is in { $file }.
terminal-companion-card = Expedition { $expedition }, card { $number }: which card was turned?
terminal-companion-leave = Who leaves? { $people }; an empty line for nobody, or all.
terminal-companion-no-card = This cannot come any more: { $card }.
terminal-companion-hint-card = Type a card: the number of a treasure, the beginning of a hazard, or relic.
terminal-companion-hint-leave = Type numbers or names of people in the cave, nothing for nobody, or all.
terminal-companion-undone = The last entry is undone.
terminal-companion-nothing-to-undo = There is nothing to undo.
terminal-companion-cave = { $name } in the cave: dice such as diamond key troll troll, or keep key, enter, leave.
terminal-companion-hall = { $name } in the hall: two numbers for the treasure dice, two words such as blank dragon for a throw of { $thrower }, or leave.
terminal-companion-hint-dice = Type the dice that were rolled, keep with key or door, enter, or leave.
terminal-help-companion = Type what happened at the table; after every entry it is in the file.
    undo takes back the last entry, as often as you like.
    repeat says again what the last entry came to.
    state says how things stand.
    odds says what the next card may be.
    quit ends; the same command goes on later.
terminal-word-undo = undo
terminal-word-nobody = nobody
terminal-word-all = all
terminal-word-keep = keep
terminal-word-enter = enter
terminal-word-leave = leave
