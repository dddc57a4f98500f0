# Several people at one device, and a big screen for all.

device-title = The device changes hands
device-hand = Hand the device to { $name }.
device-nobody-looks = Nobody else looks.
device-i-am = I am { $name }
device-change = Think again?
device-see-table = Look at the table first
device-your-choice = { $name }: on, or home?
device-newest = Newest card: { $card }
device-give-back = Not now
device-sealed = Sealed.
device-add = Somebody else at this device
device-add-hint = The device goes round. A screen in between hides what each of you chooses.
device-add-name = Their name
device-add-go = Add
device-here = at this device
device-remove = { $name } does not play
device-race-hint = On one device the race in turn is calmer. As fast as you can works too: everybody has buttons and keys of their own.

# What is agreed
agree-house = House rules from a file
agree-house-about = Any treasures, hazards and relics, 2 to 8 players: as JSON
agree-house-text = House rules
agree-house-hint = A JSON object with “name” and “base”, and what differs from that edition.
agree-house-wrong = This is not a JSON object yet.
agree-house-read = Read: { $name }
agree-house-file = Or open a file
agree-chests = Closed chests: only you see what is in yours
agree-troll = The Troll
agree-troll-strict = comes when no die is left
agree-troll-kind = lets you out if you keep key and door
agree-stand-in = Who plays for somebody who is away
agree-stand-in-usual = the usual bot
agree-chat = Talk at the table
agree-chat-reactions = reactions only
agree-chat-words = words as well
agree-bots = Bots decide
agree-bots-natural = like people, after some thought
agree-bots-instant = at once

# What the host decides
host-title = You are the host
host-onlookers = Onlookers
host-send-away = Send onlooker { $number } away
host-between-games = What is agreed can be changed when the game is over.
host-agree = Change what is agreed
host-agree-go = Agree on this
host-up = { $name } one seat up
host-down = { $name } one seat down
host-stand-in = Let a bot play for { $name }
host-stand-in-hint = The others are asked first. It needs everyone’s agreement.
host-pass = Make { $name } the host
words-label = Say something
words-send = Say it
leave-seat = Leave my seat
leave-seat-of = { $name } leaves
leave-seat-sure = { $name } leaves for good?
leave-seat-final = This is final: a bot plays on.
leave-seat-stay = Stay
leave-seat-go = Leave for good
bag-title = In the bag: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bag-gone = Out of the game: { $cards }

# Party
party-title = Party on a big screen
party-hint = The television or laptop shows the cave; phones are the decision cards.
party-new = This screen is the table
party-new-hint = It takes no seat. Everybody joins with their phone.
party-join = Join with your phone
party-each-carries = Everybody in the cave carries
card-switch = The cave is on a big screen: show only my card
card-whole-table = Show the whole table here
card-join = Join the table
card-game-on = A game is on. You can sit down when it is over.
card-look-up = The cave is on the big screen. Your choices are here.
