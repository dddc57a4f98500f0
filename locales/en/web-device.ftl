# Several people at one device, and a big screen for all.

device-title = Pass the device on
device-hand = Pass the device to { $name }.
device-nobody-looks = No peeking, everyone else!
device-i-am = I’m { $name }
device-change = Change your mind?
device-see-table = Look at the table first
device-your-choice = { $name }: keep going or head home?
device-newest = Newest card: { $card }
device-give-back = Not now
device-sealed = Locked in.
device-add = Add someone on this device
device-add-hint = Pass the device around. A cover screen keeps each choice secret.
device-add-name = Their name
device-add-go = Add
device-here = on this device
device-remove = Remove { $name }
device-race-hint = On one device, taking turns is calmer. “As fast as you can” works too: everyone has their own buttons and keys.

# What is agreed
agree-house = House rules from a file
agree-house-about = Any treasures, hazards and relics, for 2 to 8 players, in a JSON file
agree-house-text = House rules
agree-house-hint = A JSON object with “name” and “base”, and what differs from that edition.
agree-house-wrong = This isn’t a JSON object yet.
agree-house-read = Loaded: { $name }
agree-house-file = Or open a file
agree-chests = Closed chests: only you see what’s in yours
agree-troll = The Troll
agree-troll-strict = comes when every die is blocked
agree-troll-kind = lets you go if you’ve kept a key and a door
agree-stand-in = Who plays for absent players
agree-stand-in-usual = the usual bot
agree-chat = Table talk
agree-chat-reactions = reactions only
agree-chat-words = messages too
agree-bots = Bots decide
agree-bots-natural = like people, after a little thought
agree-bots-instant = right away

# What the host decides
host-title = You’re the host
host-onlookers = Watching
host-send-away = Remove spectator { $number }
host-between-games = You can change the table’s rules once this game is over.
host-agree = Change the table’s rules
host-agree-go = Save changes
host-up = Move { $name } up one seat
host-down = Move { $name } down one seat
host-stand-in = Let a bot play for { $name }
host-stand-in-hint = The other players are asked first. Everyone has to agree.
host-pass = Make { $name } the host
words-label = Say something
words-send = Send
leave-seat = Give up my seat
leave-seat-of = Give up { $name }’s seat
leave-seat-sure = Should { $name } leave for good?
leave-seat-final = This can’t be undone: a bot will take over.
leave-seat-stay = Stay
leave-seat-go = Leave for good
bag-title = Still in the deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bag-gone = Out of the game: { $cards }
bag-cards = { $card } × { $count }

# Party
party-title = Party on a big screen
party-hint = The television or laptop shows the cave; phones are the decision cards.
party-new = Use this screen as the table
party-new-hint = It doesn’t take a seat. Everyone joins with their phone.
party-join = Join with your phone
party-fullscreen = Full screen
party-each-carries = Each explorer in the cave carries
card-switch = Show only my card (the cave is on a big screen)
card-whole-table = Show the whole table here
card-join = Join the table
card-game-on = A game is in progress. You can sit down when it’s over.
card-look-up = The cave is on the big screen. Your choices are here.
